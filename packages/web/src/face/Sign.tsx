import type { ReactElement } from 'react'
import type { BotReason } from '../play/table.ts'
import { classes } from '../ui/classes.ts'
import { useWords } from '../words/words.tsx'
import styles from './Sign.module.css'

/** Whether a reason speaks for a choice or against it. */
export function Sign({ reason }: { readonly reason: BotReason }): ReactElement {
  const words = useWords()
  const isAgainst = reason.isAgainst === true
  return (
    <em
      role="img"
      aria-label={words.say(isAgainst ? 'table.coach.against' : 'table.coach.for')}
      className={classes(styles['sign'], isAgainst && styles['against'])}
    >
      {isAgainst ? '−' : '+'}
    </em>
  )
}
