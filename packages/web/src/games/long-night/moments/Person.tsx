import type { Seat } from '@lastlight/kernel'
import type { SurvivorId } from '@lastlight/long-night/content/survivors'
import type { ReactElement } from 'react'
import { seatStyle } from '../../../face/seatStyle.ts'
import { Bust } from '../art/Bust.tsx'
import styles from './Moments.module.css'

interface Props {
  readonly survivor: string
  readonly seat?: Seat | undefined
  readonly dead?: boolean
}

/** A portrait in the colour of its player; the dead have none. */
export const Person = ({ survivor, seat, dead = false }: Props): ReactElement => (
  <span
    className={styles['person']}
    style={seat === undefined ? undefined : seatStyle(seat)}
    data-dead={dead || undefined}
  >
    <Bust survivor={survivor as SurvivorId} dead={dead} />
  </span>
)
