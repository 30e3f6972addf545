import { Fragment, type ReactElement } from 'react'
import { Link } from '../ui/Link.tsx'
import styles from './RuleWords.module.css'
import { pieces } from './ruleLinks.ts'

export const rulePath = (game: string, rule: string): string => `/rules/${game}/${rule}`

interface Props {
  readonly game: string
  readonly text: string
  /** How a piece of the text is written. */
  readonly write?: (text: string) => ReactElement | string
  /** Whether another rule opens beside the present screen. */
  readonly beside?: boolean
}

/** The words of a rule: other rules that it names are links. */
export const RuleWords = ({ game, text, write = each => each, beside = false }: Props): ReactElement => (
  <>
    {pieces(text).map((piece, i) =>
      piece.rule ? (
        <Link
          key={`${piece.text}${i}`}
          href={rulePath(game, piece.text)}
          className={styles['rule']}
          {...(beside && { target: '_blank' })}
        >
          {write(piece.text)}
        </Link>
      ) : (
        <Fragment key={`${piece.text}${i}`}>{write(piece.text)}</Fragment>
      ),
    )}
  </>
)
