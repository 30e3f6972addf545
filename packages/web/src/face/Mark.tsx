import type { Seat } from '@lastlight/kernel'
import type { ReactElement } from 'react'
import { SeatMark } from '../art/index.ts'
import { useDesk } from '../frame/desk.ts'
import { initialOf } from './reading.ts'

/** The badge of a seat; with a label it is read, without one it stands beside the name. */
export function Mark({ seat, label }: { readonly seat: Seat; readonly label?: string }): ReactElement {
  const { nameOf } = useDesk()
  return <SeatMark seat={seat} letter={initialOf(nameOf(seat))} label={label} />
}
