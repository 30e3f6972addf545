// Explains an option of Outlive: its effect and its cost.

import type { AnyOption as Option, View } from '@lastlight/outlive'
import type { Area } from '@lastlight/outlive/content/areas'
import { equipmentKind, equipmentRow } from '@lastlight/outlive/content/equipment'
import { type EventId, eventRow } from '@lastlight/outlive/content/events'
import { type HeroId, STRENGTH } from '@lastlight/outlive/content/heroes'
import { type LeaderId, leaderRow } from '@lastlight/outlive/content/leaders'
import { preyRow } from '@lastlight/outlive/content/prey'
import { MATERIALS, RESOURCES } from '@lastlight/outlive/content/resources'
import { AIRLOCK_SEATS, BUILD_COST, roomKind, roomRow } from '@lastlight/outlive/content/rooms'
import type { Words } from '@lastlight/words'
import type { Position } from '../../../play/guide.ts'
import { areaParts } from './area.ts'

const id = (value: Option[string] | undefined): string => String(value)

function aboutRoom(room: string, words: Words): string {
  const { seats, upkeep } = roomRow(roomKind(room))
  return words.say('about.room', { effect: words.say(`room.effect.${roomKind(room)}`), seats, upkeep })
}

function aboutLeader(leader: string, words: Words): string {
  const { areas, resources, equipment } = leaderRow(leader as LeaderId)
  const goods = RESOURCES.filter(kind => resources?.[kind] !== undefined)
  return words.say('about.leader', {
    areas: words.list(areas.map(area => words.say(`area.${area}`))),
    goods:
      resources === undefined
        ? words.say('about.leader.tokens')
        : words.list(goods.map(kind => words.say(`count.${kind}`, { n: resources[kind]! }))),
    tile: words.say(`equipment.${equipment}`),
  })
}

function aboutTile(tile: string, words: Words): string {
  const kind = equipmentKind(tile)
  const { cost } = equipmentRow(kind)
  const goods = MATERIALS.map(material => [material, cost.filter(each => each === material).length] as const)
    .filter(([, n]) => n > 0)
    .map(([material, n]) => words.say(`count.${material}`, { n }))
  return words.say('about.tile', { effect: words.say(`equipment.effect.${kind}`), goods: words.list(goods) })
}

function aboutEvent(event: string, words: Words): string {
  return words.say('about.event', {
    points: words.say('count.point', { n: eventRow(event as EventId).points }),
    effect: words.say(`event.effect.${event}`),
  })
}

/** How full a room or the airlock is. */
function aboutSeats(place: string, { view, seat, words }: Position): string {
  const player = (view as View).players[seat]!
  const room = player.rooms.find(each => each.id === place)
  if (room) return words.say('about.seats', { people: room.people, seats: roomRow(roomKind(room.id)).seats })
  return words.say('about.seats', { people: player.airlock, seats: AIRLOCK_SEATS })
}

const ABOUT: { readonly [act: string]: (option: Option, position: Position) => string } = {
  drop: ({ room }, { words }) => `${aboutRoom(id(room), words)} ${words.say('about.cost', { cost: BUILD_COST })}`,
  // The cost of building stands in the choice itself.
  build: ({ room }, { words }) => aboutRoom(id(room), words),
  lead: ({ leader }, { words }) => aboutLeader(id(leader), words),
  stand: ({ hero }, { words }) => words.say('about.hero', { n: STRENGTH[id(hero) as HeroId] }),
  move: ({ to }, { view, words }) => areaParts(view as View, to as Area, words).join('; '),
  hunt: ({ prey }, { words }) => words.say('about.prey', { resistance: preyRow(id(prey)).resistance }),
  take: ({ tile }, { words }) => aboutTile(id(tile), words),
  repair: ({ tile }, { words }) => words.say(`equipment.effect.${equipmentKind(id(tile))}`),
  end: ({ event }, { words }) => aboutEvent(id(event), words),
  recruit: (_, position) => aboutSeats('airlock', position),
  moveIn: ({ room }, position) => aboutSeats(id(room), position),
  house: ({ to }, position) => aboutSeats(id(to), position),
  board: ({ to }, position) => aboutSeats(id(to), position),
  lose: ({ from }, position) => aboutSeats(id(from), position),
}

export function about(given: unknown, position: Position): string {
  const option = given as Option
  return Object.hasOwn(ABOUT, option.do) ? ABOUT[option.do]!(option, position) : ''
}
