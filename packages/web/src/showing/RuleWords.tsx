import { Fragment, type ReactElement } from 'react'
import { Link } from '../ui/Link.tsx'
import styles from './RuleWords.module.css'
import { pieces } from './ruleLinks.ts'

/** The address of a rulebook, or of one of its rules, for the reader of an edition. */
export const rulePath = (game: string, rule?: string, edition?: string): string =>
  ['/rules', game, ...(rule === undefined ? [] : [rule])].join('/') +
  (edition === undefined ? '' : `?edition=${edition}`)

/** The edition that a table plays; undefined in games that have only one. */
export const editionOf = ({
  config,
}: {
  readonly config: { readonly [field: string]: unknown }
}): string | undefined => (typeof config['edition'] === 'string' ? config['edition'] : undefined)

interface Props {
  readonly game: string
  readonly text: string
  /** How a piece of the text is written. */
  readonly write?: (text: string) => ReactElement | string
  /** The edition of the table that the reader comes from. */
  readonly edition?: string | undefined
  /** Whether another rule opens beside the present screen. */
  readonly beside?: boolean
}

/** The words of a rule: other rules that it names are links. */
export const RuleWords = ({ game, text, write = each => each, edition, beside = false }: Props): ReactElement => (
  <>
    {pieces(text).map((piece, i) =>
      piece.rule ? (
        <Link
          key={`${piece.text}${i}`}
          href={rulePath(game, piece.text, edition)}
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
