// Explains an option of Outlive: its effect and its cost.

import type { Option, OptionOf, View } from '@lastlight/outlive'
import { equipmentKind, equipmentRow } from '@lastlight/outlive/content/equipment'
import { type EventId, eventRow } from '@lastlight/outlive/content/events'
import { STRENGTH } from '@lastlight/outlive/content/heroes'
import { type LeaderId, leaderRow } from '@lastlight/outlive/content/leaders'
import { MATERIALS, RESOURCES } from '@lastlight/outlive/content/resources'
import { AIRLOCK_SEATS, BUILD_COST, roomKind, roomRow } from '@lastlight/outlive/content/rooms'
import { resistance } from '@lastlight/outlive/queries/hunt'
import type { Words } from '@lastlight/words'
import type { SeatPosition } from '../../../play/guide.ts'
import { areaParts } from './area.ts'

function aboutRoom(room: string, words: Words): string {
  const { seats, upkeep } = roomRow(roomKind(room))
  return words.say('about.room', { effect: words.say(`room.effect.${roomKind(room)}`), seats, upkeep })
}

function aboutLeader(leader: LeaderId, words: Words): string {
  const { areas, resources, equipment } = leaderRow(leader)
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

function aboutEvent(event: EventId, words: Words): string {
  return words.say('about.event', {
    points: words.say('count.point', { n: eventRow(event).points }),
    effect: words.say(`event.effect.${event}`),
  })
}

/** How full a room or the airlock is. */
function aboutSeats(place: string, { view, seat, words }: SeatPosition<View>): string {
  const player = view.players[seat]!
  const room = player.rooms.find(each => each.id === place)
  if (room) return words.say('about.seats', { people: room.people, seats: roomRow(roomKind(room.id)).seats })
  return words.say('about.seats', { people: player.airlock, seats: AIRLOCK_SEATS })
}

/** Options that are missing here say enough by themselves. */
const ABOUT: { readonly [D in Option['do']]?: (option: OptionOf<D>, position: SeatPosition<View>) => string } = {
  drop: ({ room }, { words }) => `${aboutRoom(room, words)} ${words.say('about.cost', { cost: BUILD_COST })}`,
  // The cost of building stands in the choice itself.
  build: ({ room }, { words }) => aboutRoom(room, words),
  lead: ({ leader }, { words }) => aboutLeader(leader, words),
  stand: ({ hero }, { words }) => words.say('about.hero', { n: STRENGTH[hero] }),
  move: ({ to }, position) => areaParts(position, to).join('; '),
  hunt: ({ prey }, { view, seat, words }) =>
    words.say('about.prey', { resistance: resistance(view.players[seat]!, view.events.active, prey) }),
  take: ({ tile }, { words }) => aboutTile(tile, words),
  repair: ({ tile }, { words }) => words.say(`equipment.effect.${equipmentKind(tile)}`),
  end: ({ event }, { words }) => aboutEvent(event, words),
  recruit: (_, position) => aboutSeats('airlock', position),
  moveIn: ({ room }, position) => aboutSeats(room, position),
  house: ({ to }, position) => aboutSeats(to, position),
  board: ({ to }, position) => aboutSeats(to, position),
  lose: ({ from }, position) => aboutSeats(from, position),
}

export function about(option: Option, position: SeatPosition<View>): string {
  const tell = ABOUT[option.do] as ((option: Option, position: SeatPosition<View>) => string) | undefined
  return tell?.(option, position) ?? ''
}
