import { memo, type ReactElement, type ReactNode, useState } from 'react'
import { RuleWords, rulePath } from '../../showing/RuleWords.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/Link.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './Book.module.css'
import type { Rule } from './chapters.ts'
import { Marks } from './Marks.tsx'

interface Props {
  readonly game: string
  readonly rule: Rule
  readonly terms: readonly string[]
  /** The edition of the table that the reader comes from. */
  readonly edition: string | undefined
  /** The mark of a rule that the editions play differently. */
  readonly children: ReactNode
  /** Whether the address names this rule. */
  readonly isLinked: boolean
}

/** A rule under its id, which is a link to it. The rule that the address names can be shared. */
export const RuleLine = memo(function RuleLine({
  game,
  rule,
  terms,
  edition,
  isLinked,
  children,
}: Props): ReactElement {
  return (
    <li
      id={rule.id}
      tabIndex={-1}
      data-rule={rule.id}
      aria-current={isLinked ? 'true' : undefined}
      className={classes(styles['rule'], isLinked && styles['linked'])}
    >
      <Link href={rulePath(game, rule.id, edition)}>
        <Marks text={rule.id} terms={terms} />
      </Link>
      <div>
        <p>
          <RuleWords
            game={game}
            text={rule.text}
            edition={edition}
            write={text => <Marks text={text} terms={terms} />}
          />
        </p>
        {children}
      </div>
      {isLinked && <Share path={rulePath(game, rule.id)} />}
    </li>
  )
})

function Share({ path }: { readonly path: string }): ReactElement {
  const words = useWords()
  const [told, setTold] = useState('')
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.origin + path)
      setTold(words.say('rules.linked'))
    } catch {
      setTold(words.say('rules.unlinked'))
    }
  }
  return (
    <div className={styles['share']}>
      <Button icon="copy" onClick={() => void copy()} says="rules.link" />
      <span role="status">{told}</span>
    </div>
  )
}
