// People who have lost the connection or are gone, and for whom no bot plays yet.

import type { Waiting } from '@lastlight/kernel'
import type { TableInfo } from '../play/table.ts'

type Seats = TableInfo['seats']

export const goneOf = ({ seats }: Pick<TableInfo, 'seats'>): Seats =>
  seats.filter(({ kind, me, away, presence }) => kind === 'person' && !me && !away && presence === 'gone')

/** Their seats are still kept for them. */
export const lostOf = ({ seats }: Pick<TableInfo, 'seats'>): Seats =>
  seats.filter(
    ({ kind, me, away, presence, keptUntil }) =>
      kind === 'person' && !me && !away && presence === 'away' && keptUntil !== null,
  )

/** Only these hold up the game. In a secret question nobody can tell who has answered. */
export const awaitedOf = (gone: Seats, { secret, seats }: Waiting): Seats =>
  gone.filter(({ seat }) => secret || seats.includes(seat))
