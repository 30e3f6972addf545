import type { Presence } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../words/words.tsx'
import { classes } from './classes.ts'
import styles from './PresenceSign.module.css'

interface Props {
  readonly presence: Presence
  /** Where there is little room, the word is only read aloud. */
  readonly small?: boolean
}

/** Where a person is: a shape and a word. A full disc is here, a half one away, a ring offline. */
export function PresenceSign({ presence, small = false }: Props): ReactElement {
  const words = useWords()
  const word = words.say(`presence.${presence}`)
  return (
    <span className={styles['presence']} data-presence={presence} title={word}>
      <i aria-hidden="true" />
      <span className={classes(small && 'visually-hidden')}>{word}</span>
    </span>
  )
}
