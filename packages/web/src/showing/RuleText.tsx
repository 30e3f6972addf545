import { Fragment, type ReactElement } from 'react'
import { bookOf } from '../shell/rulebook/books.ts'
import { marks } from '../shell/rulebook/finding.ts'
import { Link } from '../ui/Link.tsx'
import { useLoaded, useWords } from '../words/words.tsx'
import styles from './RuleText.module.css'
import { pieces } from './ruled.ts'

export const rulePath = (game: string, rule: string): string => `/rules/${game}/${rule}`

interface SentenceProps {
  readonly game: string
  readonly text: string
  /** What was looked for. */
  readonly terms?: readonly string[]
  /** Whether another rule opens beside what is on the screen now. */
  readonly beside?: boolean
}

/** The words of a rule: other rules that it names are links, and what was looked for is marked. */
export const RuleWords = ({ game, text, terms = [], beside = false }: SentenceProps): ReactElement => (
  <>
    {pieces(text).map((piece, i) => {
      const words = <Marks text={piece.text} terms={terms} />
      return piece.rule ? (
        <Link
          key={`${piece.text}${i}`}
          href={rulePath(game, piece.text)}
          className={styles['rule']}
          {...(beside && { target: '_blank' })}
        >
          {words}
        </Link>
      ) : (
        <Fragment key={`${piece.text}${i}`}>{words}</Fragment>
      )
    })}
  </>
)

export const Marks = ({ text, terms }: { readonly text: string; readonly terms: readonly string[] }): ReactElement =>
  terms.length === 0 ? (
    <>{text}</>
  ) : (
    <>
      {marks(text, terms).map((cut, i) =>
        cut.marked ? (
          <mark key={`${cut.text}${i}`}>{cut.text}</mark>
        ) : (
          <Fragment key={`${cut.text}${i}`}>{cut.text}</Fragment>
        ),
      )}
    </>
  )

interface Props {
  readonly game: string
  readonly rule: string
}

/** One rule, for wherever there is room for no more. */
export function RuleText({ game, rule }: Props): ReactElement {
  const words = useWords()
  const book = useLoaded(bookOf(game))
  const text = book?.[rule]
  return (
    <p aria-live="polite" aria-busy={book === undefined}>
      {text === undefined ? (
        words.say(book ? 'rules.missing' : 'rules.opening')
      ) : (
        <RuleWords game={game} text={text} beside />
      )}
    </p>
  )
}
