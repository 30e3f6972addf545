import type { Seat } from '@lastlight/kernel'
import type { ReactElement } from 'react'
import { PresenceSign } from '../ui/PresenceSign.tsx'
import { useTable } from './table.ts'

/** Where the person of a seat is; nothing for oneself, for bots, and at a table on this device. */
export function SeatPresence({
  seat,
  small = false,
}: {
  readonly seat: Seat
  readonly small?: boolean
}): ReactElement | null {
  const { info, table } = useTable()
  const { presence = null, me = true } = info.seats[seat] ?? {}
  if (presence === null || me || table.kind === 'local') return null
  return <PresenceSign presence={presence} small={small} />
}
