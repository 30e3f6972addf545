import type { ReactElement } from 'react'
import { Icon } from '../art/index.ts'
import { useWords } from '../words/words.tsx'
import styles from './TroubleLine.module.css'
import type { Trouble } from './trouble.ts'

interface Props {
  readonly trouble: Trouble | undefined
  /** Where the same trouble means something special: by its kind, the message that says so. */
  readonly words?: { readonly [kind: string]: string }
}

/** What went wrong, and what to do. */
export const TroubleLine = ({ trouble, words = {} }: Props): ReactElement => (
  <ProblemLine problem={trouble && (words[trouble.kind] ?? trouble.key)} />
)

/** The same by the key of a message. Always there, so that it is heard when it comes. */
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
