// Options that are usually chosen several times in a row, and small questions that are usually answered alike.

import { type Seat, same } from '@lastlight/kernel'
import type { Option, View } from '@lastlight/outlive'
import { isCity, isPool, POOL_RESOURCE } from '@lastlight/outlive/content/areas'
import { EQUIPMENT_IDS, equipmentKind } from '@lastlight/outlive/content/equipment'
import { AIRLOCK_SEATS, roomKind, seatsOfRoom } from '@lastlight/outlive/content/rooms'
import { isFreeAct } from '@lastlight/outlive/queries/asking'
import { has } from '@lastlight/outlive/queries/goods'
import type { Words } from '@lastlight/words'
import { finalOf } from './final.ts'
import type { PlayerSeen } from './seen.ts'
import { ENDINGS } from './things.ts'

const peopleIn = (player: PlayerSeen, place: string): number =>
  place === 'airlock' ? player.airlock : (player.rooms.find(room => room.id === place)?.people ?? 0)

/** How often an option can be chosen in a row. */
export function repeatsOf(option: Option, view: View, seat: Seat): number {
  const { acting, due } = view
  const player = view.players[seat]!
  switch (option.do) {
    case 'gather':
      return acting && isPool(acting.at) ? Math.min(acting.points, view.pools[acting.at]) : 1
    case 'search':
      return acting && isCity(acting.at) ? Math.min(acting.points, view.search[acting.at].stack.length) : 1
    case 'recruit':
      return Math.min(has(player, option.kind), AIRLOCK_SEATS - player.airlock)
    case 'moveIn':
      return Math.min(player.airlock, seatsOfRoom(option.room) - peopleIn(player, option.room))
    case 'lose':
      return Math.min(due?.left ?? 1, peopleIn(player, option.from))
    default:
      return 1
  }
}

/** The label of an option that is chosen several times. */
export function timesLabel(option: Option, times: number, view: View, words: Words): string {
  const at = view.acting?.at
  const people = words.say('count.acc.survivor', { n: times })
  switch (option.do) {
    case 'gather': {
      const kind = at && isPool(at) ? POOL_RESOURCE[at] : 'wood'
      return words.say('option.gather', { goods: words.say(`count.acc.${kind}`, { n: times }) })
    }
    case 'recruit':
      return words.say('board.times.recruit', {
        people,
        goods: words.say(`count.acc.${option.kind}`, { n: times }),
      })
    case 'moveIn':
      return words.say('board.times.moveIn', { people, to: words.say(`room.to.${roomKind(option.room)}`) })
    case 'lose': {
      const from = option.from === 'airlock' ? 'place.from.airlock' : `room.from.${roomKind(option.from)}`
      return words.say('board.times.lose', { people, from: words.say(from) })
    }
    default:
      return words.say('board.times.search', { n: times })
  }
}

const isEnding = (option: Option): boolean => ENDINGS.includes(option.do)

/** Everything that an end depends on is public in Outlive, so an end by itself tells nobody anything. */
export function nothingLeft(options: readonly Option[]): Option | undefined {
  const acts = options.filter(option => !isFreeAct(option))
  return acts.length === 1 && isEnding(acts[0]!) ? acts[0] : undefined
}

/** Acts that are nearly always wanted as soon as they are offered. */
const WANTED: readonly Option['do'][] = ['unlock', 'algae', 'board', 'moveIn', 'repair', 'recruit']

/** What a standing answer is kept under. */
export function standingOf(option: Option, options: readonly Option[], view: View, words: Words): string | undefined {
  const others = options.filter(each => !same(each, option) && !isFreeAct(each))
  if (option.do === 'gather') return others.every(isEnding) ? 'gather' : undefined
  if (option.do === 'use') {
    if (finalOf(option, view, words) !== undefined) return undefined
    return `use.${EQUIPMENT_IDS.includes(option.what) ? 'tile' : 'room'}.${kindOf(option.what)}`
  }
  // While rooms are built, materials and the room that repairs have other uses.
  if (option.do === 'repair' && view.asked !== 'repair') return undefined
  return WANTED.includes(option.do) && !others.some(each => each.do === option.do) ? option.do : undefined
}

const kindOf = (what: string): string => (EQUIPMENT_IDS.includes(what) ? equipmentKind(what) : roomKind(what))

export function standingLabel(key: string, words: Words): string {
  const [name, place, kind] = key.split('.')
  if (name !== 'use') return words.say(`board.standing.${name}`)
  return words.say('option.use', { what: words.say(`${place === 'tile' ? 'equipment' : 'room'}.acc.${kind}`) })
}
