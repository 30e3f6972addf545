import type { Messages } from '@lastlight/kernel'
import type { ReactElement } from 'react'
import { Icon } from '../art/index.ts'
import { useWords } from '../words/words.tsx'
import styles from './Difference.module.css'
import { RuleWords } from './RuleWords.tsx'

interface Props {
  readonly game: string
  readonly book: Messages
  /** The rule that tells the difference. */
  readonly rule: string
  /** The edition of the table that the reader comes from. */
  readonly edition: string | undefined
  readonly beside?: boolean
}

/** A mark at a rule that the editions play differently: how each of them plays it, and which one the table plays. */
export function Difference({ game, book, rule, edition, beside = false }: Props): ReactElement {
  const words = useWords()
  return (
    <p className={styles['difference']} data-testid="difference">
      <b>
        <Icon name="rulebook" size="16px" />
        {words.say('rules.differs')}
      </b>{' '}
      <RuleWords game={game} text={`${book[rule] ?? ''} (${rule})`} edition={edition} beside={beside} />
      {edition !== undefined && <em>{words.say('rules.atTable', { edition: editionName(words, game, edition) })}</em>}
    </p>
  )
}

export const editionName = (words: ReturnType<typeof useWords>, game: string, edition: string): string =>
  words.say(`config.${game}.edition.${edition}`)
