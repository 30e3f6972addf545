import type { ReactElement } from 'react'
import { times } from '../../../art/random.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../art/icons.tsx'
import styles from './Crew.module.css'

interface Props {
  readonly taken: number
  readonly seats: number
  readonly label: string
  /** The effect of the chosen option here: a survivor comes, leaves for a room, or is lost. */
  readonly change?: 'comes' | 'leaves' | 'lost' | undefined
}

/** Seats with their people; a pending change is drawn before it happens. */
export function Crew({ taken, seats, label, change }: Props): ReactElement {
  const comes = change === 'comes'
  return (
    <span className={styles['crew']} role="img" aria-label={label}>
      {times(Math.max(seats, taken + (comes ? 1 : 0)), i => {
        const last = i === taken - 1
        return (
          <span
            key={i}
            className={classes(
              styles['seat'],
              i >= taken && styles['free'],
              comes && i === taken && styles['ghost'],
              last && change === 'leaves' && styles['leaving'],
              last && change === 'lost' && styles['lost'],
            )}
          >
            {(i < taken || (comes && i === taken)) && <Icon name="survivor" />}
          </span>
        )
      })}
    </span>
  )
}
