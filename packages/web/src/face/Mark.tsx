import type { Seat } from '@lastlight/kernel'
import type { ReactElement } from 'react'
import { SeatMark } from '../art/index.ts'
import { initialOf } from './reading.ts'
import { useTable } from './table.ts'

/** The badge of a seat; with a label it is read, without one it stands beside the name. */
export function Mark({ seat, label }: { readonly seat: Seat; readonly label?: string }): ReactElement {
  const { nameOf } = useTable()
  return <SeatMark seat={seat} letter={initialOf(nameOf(seat))} label={label} />
}
