// In a moment that waits for others: who is asked, in the place of one's own question.

import type { ReactElement } from 'react'
import { useTable } from '../face/table.ts'
import { turnLine } from '../face/turn.ts'
import { useIsSharedScreen } from '../ui/sharedScreen.ts'
import { useWords } from '../words/words.tsx'
import styles from './Watching.module.css'

export function Watching(): ReactElement {
  const words = useWords()
  const at = useTable()
  const shared = useIsSharedScreen()
  return (
    <section className={styles['watching']} aria-labelledby="question" data-testid="ask">
      <h3 id="question" tabIndex={-1}>
        {turnLine(words, shared ? { ...at, me: undefined } : at)}
      </h3>
    </section>
  )
}
