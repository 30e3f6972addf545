import type { Seat } from '@lastlight/kernel'
import type { ReactElement } from 'react'
import { PresenceSign } from '../ui/PresenceSign.tsx'
import { useTable } from './table.ts'

interface Props {
  readonly seat: Seat
  readonly small?: boolean
}

/** Where the person of a seat is; nothing for the seat that reads it, for bots, and at a table on this device. */
export function SeatPresence({ seat, small = false }: Props): ReactElement | null {
  const { info, table, me } = useTable()
  const { presence = null } = info.seats[seat] ?? {}
  if (presence === null || seat === me || table.kind === 'local') return null
  return <PresenceSign presence={presence} small={small} />
}
