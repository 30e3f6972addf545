import type { ComponentProps, ReactElement } from 'react'
import { SeatMark } from '../art/index.ts'
import { initialOf } from './reading.ts'
import { useTable } from './table.ts'

/** The badge of a seat; with a label it is read, without one it stands beside the name. */
export function Mark({ seat, ...art }: Omit<ComponentProps<typeof SeatMark>, 'letter'>): ReactElement {
  const { nameOf } = useTable()
  return <SeatMark {...art} seat={seat} letter={initialOf(nameOf(seat))} />
}
