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

/** What went wrong, and what to do. Always there, so that it is heard when it comes. */
export function TroubleLine({ trouble, words: special = {} }: Props): ReactElement {
  const words = useWords()
  return (
    <div role="alert" className={styles['line']}>
      {trouble && (
        <p className={styles['trouble']}>
          <Icon name="warning" />
          <span>{words.say(special[trouble.kind] ?? trouble.key)}</span>
        </p>
      )}
    </div>
  )
}
