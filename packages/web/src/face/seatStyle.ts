import type { Seat } from '@lastlight/kernel'
import type { CSSProperties } from 'react'

/** Gives a seat's colour to the styles inside, as `--seat`. */
export const seatStyle = (seat: Seat): CSSProperties => ({ '--seat': `var(--seat-${seat + 1})` }) as CSSProperties
