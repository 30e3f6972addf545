// Counts the events of one game of Outlive.

import { type Event, scoreOf, type View } from '@lastlight/outlive'
import { EQUIPMENT_KINDS, equipmentKind } from '@lastlight/outlive/content/equipment'
import { type LeaderId, leaderRow } from '@lastlight/outlive/content/leaders'
import { roomKind } from '@lastlight/outlive/content/rooms'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import { isStaffed } from '@lastlight/outlive/queries/shelter'
import { type Add, addingTo } from '../../../sim/countsById.ts'
import type { Ending, GameCount } from '../../../sim/statistics.ts'
import { type Counts, count } from '../../../sim/sums.ts'

/** The sources of points, and their sum. */
export const SOURCES = ['events', 'rooms', 'contamination', 'survivors', 'equipment', 'pairs', 'total'] as const

/** Of these the mean of a game is shown. */
const ofGame = (name: string): boolean => /\/(owned|repaired|used|taken|rounds)$/.test(name)

const TILES = new Set<string>(EQUIPMENT_KINDS)

export function beginCount(): GameCount<View, Event> {
  const counts: Counts = new Map()
  const add = addingTo(counts)
  /** When the events that are active were revealed. */
  const since = new Map<string, number>()
  let round = 0

  const tile = (id: string, of: string): void => add('tile', equipmentKind(id), of)

  /** A tile or a room: both have ids of the form kind:number, a basic room its kind alone. */
  function used(what: string): void {
    const [kind = ''] = what.split(':', 1)
    if (TILES.has(kind)) add('tile', kind, 'used')
    else add('room', roomKind(what), 'used')
  }

  function endEvent(event: string): void {
    add('event', event, 'ended')
    add('event', event, `round ${round}`)
    add('event', event, 'rounds', round - since.get(event)! + 1)
    since.delete(event)
  }

  return {
    count(event) {
      switch (event.e) {
        case 'settled':
          add('tile', leaderRow(event.leader as LeaderId).equipment, 'owned')
          break
        case 'round':
          round = event.round
          break
        case 'newEvent':
          since.set(event.event, round)
          add('event', event.event, 'revealed')
          break
        case 'endedEvent':
          endEvent(event.event)
          break
        case 'tookTile':
        case 'drewTile':
          tile(event.tile, 'owned')
          break
        case 'repaired':
          tile(event.tile, 'repaired')
          break
        case 'used':
          used(event.what)
          break
        case 'moved':
          if (event.slot > 0) add('slot', event.slot, 'taken')
          break
        default:
      }
    },
    finish(ending) {
      for (const [event, from] of since) add('event', event, 'rounds', ROUNDS - from + 1)
      const ofThisGame = [...counts].filter(([name]) => ofGame(name))
      for (const [name, n] of ofThisGame) count(counts, `${name}, squared`, n * n)
      for (const seat of ending.names.keys()) countSeat(add, ending, seat)
      return counts
    },
  }
}

type Room = View['players'][number]['rooms'][number]

function countSeat(add: Add, { view, names, winners }: Ending<View>, seat: number): void {
  const player = view.players[seat]!
  const won = winners.includes(seat) ? 1 : 0
  const score = scoreOf(player)
  /** One more with it, and perhaps a winner. */
  const had = (what: string, id: string, of: string): void => {
    add(what, id, of)
    add(what, id, `${of}, won`, won)
  }
  const points = (what: string, id: string): void => {
    add(what, id, 'points', score.total)
    add(what, id, 'points, squared', score.total ** 2)
  }
  had('leader', player.leader, 'played')
  points('leader', player.leader)
  for (const source of SOURCES) {
    add('source', names[seat]!, source, score[source])
    add('source', names[seat]!, `${source}, squared`, score[source] ** 2)
  }
  add('source', names[seat]!, 'seats')
  // A seat may have two rooms of a kind, and counts once.
  const kinds = (has: (room: Room) => boolean): Iterable<string> =>
    new Set(player.rooms.filter(has).map(room => roomKind(room.id)))
  for (const kind of kinds(() => true)) had('room', kind, 'kept')
  for (const kind of kinds(room => room.built)) had('room', kind, 'built')
  for (const kind of kinds(isStaffed)) had('room', kind, 'staffed')
  for (const { id, repaired } of player.equipment) {
    if (!repaired) continue
    had('tile', equipmentKind(id), 'working')
    points('tile', equipmentKind(id))
  }
  for (const event of player.events) had('event', event, 'claimed')
}
