import type { ReactElement } from 'react'
import { Icon } from '../art/index.ts'
import { useWords } from '../words/words.tsx'
import styles from './TroubleLine.module.css'
import type { Trouble } from './trouble.ts'

interface Props {
  readonly trouble: Trouble | undefined
  /** Special messages for some kinds of trouble, by kind. */
  readonly words?: { readonly [kind: string]: string }
}

/** The problem, and what to do about it. */
export const TroubleLine = ({ trouble, words = {} }: Props): ReactElement => (
  <ProblemLine problem={trouble && (words[trouble.kind] ?? trouble.key)} />
)

/** The same by message key. The element always exists, so that screen readers announce a new text. */
export function ProblemLine({ problem }: { readonly problem: string | undefined }): ReactElement {
  const words = useWords()
  return (
    <div role="alert" className={styles['line']}>
      {problem !== undefined && (
        <p className={styles['trouble']}>
          <Icon name="warning" />
          <span>{words.say(problem)}</span>
        </p>
      )}
    </div>
  )
}
