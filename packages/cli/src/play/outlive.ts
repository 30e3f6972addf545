// Outlive at the terminal.

import type { Seat } from '@lastlight/kernel'
import { type Option, scoreOf, type View } from '@lastlight/outlive'
import { AREAS, type Area, isCity, isPool, isWild, POOL_RESOURCE } from '@lastlight/outlive/content/areas'
import { EQUIPMENT_IDS, equipmentKind } from '@lastlight/outlive/content/equipment'
import { EVENT_IDS, type EventId, eventRow } from '@lastlight/outlive/content/events'
import { HERO_IDS } from '@lastlight/outlive/content/heroes'
import { preyKind, preyRow } from '@lastlight/outlive/content/prey'
import { RESOURCES } from '@lastlight/outlive/content/resources'
import { AIRLOCK_SEATS, roomKind, roomRow } from '@lastlight/outlive/content/rooms'
import { CONTAMINATION, ROUNDS } from '@lastlight/outlive/content/tables'
import * as text from '@lastlight/outlive/text'
import type { Words } from '@lastlight/words'
import { type Guide, heading } from './guide.ts'
import { TABLE } from './outlive/text.ts'
import { speechOf } from './phrasebook.ts'

type Player = View['players'][number]

function board(given: unknown, seat: Seat, words: Words): readonly string[] {
  const view = given as View
  if (view.phase === 'setup' && view.round === 0 && view.own !== null) return [heading(words.say('phase.setup'))]
  return [
    heading(`${words.say('board.round', { round: view.round, rounds: ROUNDS })}, ${words.say(`phase.${view.phase}`)}`),
    words.say('board.first', { who: { who: view.first } }),
    ...(view.token === view.first ? [] : [words.say('board.token', { who: { who: view.token } })]),
    heading(words.say('board.events')),
    ...(view.events.active.length === 0
      ? [words.say('board.none')]
      : view.events.active.map(id => eventLine(id, words))),
    heading(words.say('board.areas')),
    ...AREAS.map(area => areaLine(view, area, words)),
    ...view.players.flatMap((player, i) => shelterLines(player, i, words, i === seat)),
  ]
}

function eventLine(id: string, words: Words): string {
  const { points, cost } = eventRow(id as EventId)
  return words.say('board.event', {
    event: words.say(`event.${id}`),
    points: words.say('count.point', { n: points }),
    goods: words.say(`count.acc.${cost.kind}`, { n: cost.count }),
    effect: words.say(`event.effect.${id}`),
  })
}

function areaLine(view: View, area: Area, words: Words): string {
  const parts: string[] = []
  if (isPool(area)) parts.push(words.say(`count.${POOL_RESOURCE[area]}`, { n: view.pools[area] }))
  if (area === 'militaryBase' && view.algae) parts.push(words.say('board.algae'))
  if (isWild(area)) {
    const stack = view.prey[area]
    const top = stack.at(-1)
    parts.push(
      typeof top === 'string'
        ? words.say('board.prey', {
            prey: words.say(`prey.${preyKind(top)}`),
            resistance: preyRow(top).resistance,
            left: stack.length,
          })
        : words.say('board.noPrey'),
    )
  }
  if (isCity(area)) {
    const { stack, tiles } = view.search[area]
    parts.push(words.say('board.tokens', { n: stack.length }))
    if (tiles.length > 0)
      parts.push(words.say('board.display', { items: words.list(tiles.map(tile => tileName(tile, words))) }))
  }
  if (area === 'cargoShip') {
    const slots = view.aboard.flatMap((there, i) => (there ? [String(i + 3)] : []))
    if (slots.length > 0) parts.push(words.say('board.slots', { slots: words.list(slots) }))
  }
  const heroes = view.players.flatMap((player, who) =>
    player.heroes
      .filter(hero => hero.at === area)
      .map(hero =>
        words.say(hero.active ? 'board.active' : 'board.inactive', {
          who: { who },
          hero: words.say(`hero.${hero.id}`),
        }),
      ),
  )
  if (heroes.length > 0) parts.push(words.say('board.heroes', { heroes: heroes.join(', ') }))
  return `${words.say(`area.${area}`)}: ${parts.join('; ')}`
}

const tileName = (id: string, words: Words): string => words.say(`equipment.${equipmentKind(id)}`)
const roomName = (id: string, words: Words): string => words.say(`room.${roomKind(id)}`)

function goods(player: Player, words: Words): string {
  const kinds = RESOURCES.filter(kind => player[kind] > 0)
  return kinds.length === 0
    ? words.say('board.none')
    : words.list(kinds.map(kind => words.say(`count.${kind}`, { n: player[kind] })))
}

const status = (view: unknown, seat: Seat, words: Words): string =>
  (view as View).phase === 'setup'
    ? ''
    : words.say('board.stores', { goods: goods((view as View).players[seat]!, words) })

/** What a room or a tile that is chosen does. */
function about(option: unknown, _: unknown, words: Words): string {
  const { do: deed, room, tile } = option as Option
  if ((deed === 'drop' || deed === 'build') && typeof room === 'string')
    return words.say(`room.effect.${roomKind(room)}`)
  return deed === 'take' && typeof tile === 'string' ? words.say(`equipment.effect.${equipmentKind(tile)}`) : ''
}

function shelterLines(player: Player, who: number, words: Words, own: boolean): string[] {
  const built = player.rooms.filter(room => room.built)
  const unbuilt = player.rooms.filter(room => !room.built).map(room => roomName(room.id, words))
  const tiles = (repaired: boolean): string[] =>
    player.equipment.filter(tile => tile.repaired === repaired).map(tile => tileName(tile.id, words))
  const lines = [heading(words.say('board.shelter', { who: { who } }))]
  if (player.leader !== '') lines.push(words.say('board.leader', { leader: words.say(`leader.${player.leader}`) }))
  lines.push(words.say('board.stores', { goods: goods(player, words) }))
  lines.push(words.say('board.airlock', { people: player.airlock, seats: AIRLOCK_SEATS }))
  for (const { id, people } of built) {
    const { seats, upkeep } = roomRow(roomKind(id))
    const effect = own ? ` ${words.say(`room.effect.${roomKind(id)}`)}` : ''
    lines.push(`${words.say('board.room', { room: roomName(id, words), people, seats, upkeep })}${effect}`)
  }
  if (unbuilt.length > 0) lines.push(words.say('board.unbuilt', { rooms: words.list(unbuilt) }))
  if (tiles(true).length > 0) lines.push(words.say('board.repaired', { items: words.list(tiles(true)) }))
  if (tiles(false).length > 0) lines.push(words.say('board.broken', { items: words.list(tiles(false)) }))
  if (player.events.length > 0)
    lines.push(words.say('board.ended', { events: words.list(player.events.map(id => words.say(`event.${id}`))) }))
  lines.push(
    words.say('board.points', {
      contamination: CONTAMINATION[player.contamination]!,
      points: scoreOf(player).total,
    }),
  )
  return lines
}

const FIELDS: { readonly [deed: string]: readonly string[] } = {
  drop: ['room'],
  build: ['room'],
  inside: ['count'],
  lead: ['leader'],
  stand: ['hero'],
  discard: ['token'],
  move: ['hero', 'to'],
  skip: [],
  gather: [],
  algae: [],
  unlock: [],
  search: [],
  take: ['tile'],
  use: ['what'],
  hunt: ['prey', 'ammo'],
  board: ['to'],
  peek: ['city'],
  shield: ['with'],
  ammo: ['count'],
  handOver: ['kind'],
  giveUp: ['kind'],
  pay: ['kind'],
  lose: ['from'],
  house: ['to'],
  end: ['event'],
  pass: [],
  recruit: ['kind'],
  moveIn: ['room'],
  dismantle: ['what', 'tile'],
  repair: ['tile', 'by'],
  done: [],
}

export const outlive: Guide = {
  examples: { wish: 'move h5 forest', rule: 'OUT-MOVE-01' },
  speech: locale => speechOf(text, locale, TABLE[locale]),
  board,
  status,
  about,
  fields: FIELDS,
  ids(given, seat) {
    const view = given as View
    const own = view.players[seat]!
    return [
      ...HERO_IDS,
      ...AREAS,
      ...RESOURCES,
      'airlock',
      ...own.rooms.map(room => room.id),
      ...own.equipment.map(tile => tile.id),
      ...(view.own?.rooms ?? []),
      ...(view.own?.leaders ?? []),
      ...Object.values(view.prey).flatMap(stack => stack.filter(token => token !== null)),
      ...EVENT_IDS,
      ...EQUIPMENT_IDS,
    ]
  },
  completed(wish) {
    if (wish['do'] === 'hunt') return { ammo: 0, with: [], ...wish }
    if (wish['do'] === 'repair') return { by: 'full', ...wish }
    return wish
  },
}
