import type { Seat } from '@lastlight/kernel'
import type { ReactElement, ReactNode } from 'react'
import { SeatCloth } from '../art/index.ts'
import styles from './SeatPortrait.module.css'
import { seatStyle } from './seatStyle.ts'

interface Props {
  readonly seat: Seat
  readonly children: ReactNode
}

/** A face in the colour and pattern of a seat. */
export function SeatPortrait({ seat, children }: Props): ReactElement {
  return (
    <span className={styles['portrait']} style={seatStyle(seat)}>
      {children}
      <SeatCloth seat={seat} className={styles['cloth']} />
    </span>
  )
}
