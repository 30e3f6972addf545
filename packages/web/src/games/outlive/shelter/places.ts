// Facts about a place in a shelter: whether it works, what it is fed, and what a loss there would do.

import type { Option } from '@lastlight/outlive'
import type { Resource } from '@lastlight/outlive/content/resources'
import { AIRLOCK_ROWS, seatsOfRoom, upkeepOfRoom } from '@lastlight/outlive/content/rooms'
import { isStaffed, occupiedRows } from '@lastlight/outlive/queries/shelter'
import { shieldOf, upkeep } from '@lastlight/outlive/queries/tonight'
import type { Words } from '@lastlight/words'
import type { PlayerSeen } from '../seen.ts'

export type RoomSeen = PlayerSeen['rooms'][number]

/** The tokens due at a place, one socket each: first the paid ones, then those laid out, then the open ones. */
export interface Sockets {
  readonly due: number
  readonly paid: number
  readonly laid: readonly Resource[]
  /** The missing tokens will stay missing. */
  readonly short: boolean
}

/** Food for the rooms that is not paid yet: the laid-out tokens, or the chosen one. */
export const foodMeant = (laid: readonly Option[] | undefined, chosen: Option | undefined): readonly Resource[] =>
  (laid ?? [chosen]).flatMap(option => (option?.do === 'pay' ? [option.kind] : []))

/** The sockets of the rooms during feeding, with the amount left and the laid-out tokens: they fill in order. */
export function roomSockets(player: PlayerSeen, left: number, laid: readonly Resource[]): ReadonlyMap<string, Sockets> {
  let paid = upkeep(player) - left
  let used = 0
  return new Map(
    player.rooms
      .filter(({ people }) => people > 0)
      .map(({ id }) => {
        const due = upkeepOfRoom(id)
        const now = Math.min(due, paid)
        paid -= now
        const mine = laid.slice(used, used + due - now)
        used += mine.length
        return [id, { due, paid: now, laid: mine, short: false }]
      }),
  )
}

/** Seats of each row of the airlock, and who sits there. */
export function rowsOf(player: PlayerSeen): readonly { readonly seats: number; readonly taken: number }[] {
  let left = player.airlock
  return AIRLOCK_ROWS.map(seats => {
    const taken = Math.max(0, Math.min(seats, left))
    left -= taken
    return { seats, taken }
  })
}

/** The socket of a row, when this many rows went without water; undefined for an empty row. */
export function rowSockets(player: PlayerSeen, row: number, dry: number): Sockets | undefined {
  const rows = occupiedRows(player)
  if (row >= rows) return undefined
  const drinks = row < rows - dry
  return { due: 1, paid: drinks ? 1 : 0, laid: [], short: !drinks }
}

export function lossOf(player: PlayerSeen, place: string, words: Words): string {
  if (place === 'airlock') return words.say('shelter.loss.shield', { n: shieldOf(player) - 1 })
  const room = player.rooms.find(({ id }) => id === place)!
  if (room.people === 1) return words.say('shelter.loss.empty')
  if (!isStaffed(room)) return words.say('shelter.loss.stays')
  return words.say(room.people > seatsOfRoom(place) ? 'shelter.loss.works' : 'shelter.loss.stops')
}
