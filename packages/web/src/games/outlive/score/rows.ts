// The score as a table: a row for each kind of point, one scale for all bars.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { eventRow } from '@lastlight/outlive/content/events'
import { CONTAMINATION, ROOM_POINTS } from '@lastlight/outlive/content/tables'
import { type Score, scoreOf } from '@lastlight/outlive/queries/score'
import { isStaffed } from '@lastlight/outlive/queries/shelter'
import type { Words } from '@lastlight/words'
import type { IconName } from '../art/icons.tsx'
import type { PlayerSeen } from '../seen.ts'

export type Part = Exclude<keyof Score, 'total'>

export interface Row {
  readonly part: Part
  readonly icon: IconName
  readonly rule: string
  readonly cells: readonly { readonly points: number; readonly note: string }[]
}

const POINTS = ROOM_POINTS.slice(2).join(', ')
/** In the order of the table: the icon of each part, and the message of its rule. */
const PARTS: { readonly [part in Part]: readonly [icon: IconName, rule: string] } = {
  survivors: ['survivor', 'shelter.score.each'],
  events: ['trophy', 'shelter.score.card'],
  rooms: ['room', 'shelter.score.table'],
  equipment: ['repair', 'shelter.score.each'],
  pairs: ['plus', 'shelter.score.each'],
  contamination: ['radiation', 'shelter.score.marker'],
}

const NOTES: { readonly [part in Part]: (player: PlayerSeen, words: Words) => string } = {
  survivors: (player, words) =>
    words.say('shelter.score.people', {
      rooms: player.rooms.reduce((sum, room) => sum + room.people, 0),
      airlock: player.airlock,
    }),
  events: (player, words) =>
    player.events
      .map(id => words.say('shelter.score.event', { event: words.say(`event.${id}`), n: eventRow(id).points }))
      .join(', '),
  rooms: (player, words) => words.say('shelter.score.full', { n: player.rooms.filter(isStaffed).length }),
  equipment: (player, words) =>
    words.say('shelter.score.repaired', {
      n: player.equipment.filter(tile => tile.repaired).length,
      of: player.equipment.length,
    }),
  pairs: () => '',
  contamination: (player, words) =>
    words.say('shelter.score.space', { n: player.contamination + 1, of: CONTAMINATION.length }),
}

export const rowsOf = (view: View, seats: readonly Seat[], words: Words): readonly Row[] =>
  (Object.keys(PARTS) as readonly Part[]).map(part => ({
    part,
    icon: PARTS[part][0],
    rule: words.say(PARTS[part][1], { points: POINTS }),
    cells: seats.map(seat => {
      const player = view.players[seat]!
      return { points: scoreOf(player)[part], note: NOTES[part](player, words) }
    }),
  }))

/** How far the bars reach to both sides of the zero line. */
export interface Scale {
  readonly below: number
  readonly above: number
}

export function scaleOf(rows: readonly Row[]): Scale {
  const all = rows.flatMap(({ cells }) => cells.map(({ points }) => points))
  return { below: -Math.min(0, ...all), above: Math.max(1, ...all) }
}

/** Best first; those who are even stay in the order of their seats. */
export const ranked = (
  view: View,
): readonly { readonly seat: Seat; readonly total: number; readonly rank: number }[] => {
  const totals = view.players.map((player, seat) => ({ seat, total: scoreOf(player).total }))
  return totals
    .toSorted((a, b) => b.total - a.total)
    .map(each => ({ ...each, rank: 1 + totals.filter(({ total }) => total > each.total).length }))
}
