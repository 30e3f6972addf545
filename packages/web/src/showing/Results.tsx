import { memo, type ReactElement } from 'react'
import { Icon } from '../art/index.ts'
import { useTable } from '../face/table.ts'
import { useWords } from '../words/words.tsx'
import { sayGrouped } from './grouped.ts'
import styles from './Results.module.css'
import { useShowing } from './showing.ts'

/** What chance and others made of this person's last choice, in words, beside the next question. */
export const Results = memo(function Results(): ReactElement | null {
  const words = useWords()
  const { results: all, told } = useShowing()
  const { face, saying } = useTable()
  // Events of a choice that was undone are no longer told.
  const results = all.filter(event => told.includes(event))
  if (results.length === 0) return null
  return (
    <p className={styles['results']} data-testid="results">
      <Icon name="lantern" size="16px" />
      <span>{sayGrouped(results, face, saying, words).join(' ')}</span>
    </p>
  )
})
