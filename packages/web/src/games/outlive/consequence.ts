// The consequence of an option in a few words.

import type { Seat } from '@lastlight/kernel'
import type { Option, OptionOf, View } from '@lastlight/outlive'
import { isCity, isPool, POOL_RESOURCE } from '@lastlight/outlive/content/areas'
import { EQUIPMENT_IDS, equipmentKind } from '@lastlight/outlive/content/equipment'
import { eventRow } from '@lastlight/outlive/content/events'
import { leaderRow } from '@lastlight/outlive/content/leaders'
import { RESOURCES, type Resource } from '@lastlight/outlive/content/resources'
import { AIRLOCK_SEATS, roomKind, seatsOfRoom } from '@lastlight/outlive/content/rooms'
import { CONTAMINATION } from '@lastlight/outlive/content/tables'
import { has } from '@lastlight/outlive/queries/goods'
import { pointsFor } from '@lastlight/outlive/queries/heroes'
import { meatOf } from '@lastlight/outlive/queries/hunt'
import { markerAfter } from '@lastlight/outlive/queries/marker'
import { costOf, partnerOf } from '@lastlight/outlive/queries/tiles'
import type { Words } from '@lastlight/words'
import { arrivalLines } from './arrival.ts'
import { goodsList } from './goodsList.ts'
import type { PlayerSeen } from './seen.ts'
import { signed } from './signed.ts'

interface ConsequenceContext {
  readonly view: View
  readonly words: Words
  readonly seat: Seat
  readonly player: PlayerSeen
  /** How often the option is chosen. */
  readonly times: number
}

/** Every option says what it leads to, or that there is nothing to say: a new one without that does not compile. */
type Consequences = { readonly [D in Option['do']]: (option: OptionOf<D>, around: ConsequenceContext) => string }

const nothing = (): string => ''

/** The actions left after an act. */
const after = ({ view, player, words, times }: ConsequenceContext, option: Option): string => {
  const n = (view.acting?.points ?? 0) - times * pointsFor(player, view.events.active, option)
  return words.say('board.left', { actions: words.say('count.action', { n }) })
}

const stored = ({ player, words }: ConsequenceContext, kind: Resource, change: number): string =>
  words.say('board.stored', { goods: words.say(`count.${kind}`, { n: Math.max(0, has(player, kind) + change) }) })

/** The store after one token of a kind is gone. */
const oneLess = ({ kind }: { readonly kind: Resource }, around: ConsequenceContext): string => stored(around, kind, -1)

const tileEffect = (words: Words, tile: string): string => words.say(`equipment.effect.${equipmentKind(tile)}`)
const roomEffect = (words: Words, room: string): string => words.say(`room.effect.${roomKind(room)}`)
const ofRoom = (o: { readonly room: string }, { words }: ConsequenceContext): string => roomEffect(words, o.room)

/** A place in the shelter after a survivor came or left. */
function seated({ player, words, times }: ConsequenceContext, place: string, sign: 1 | -1): string {
  const change = sign * times
  if (place === 'airlock') return words.say('board.airlock', { n: player.airlock + change, seats: AIRLOCK_SEATS })
  const seats = seatsOfRoom(place)
  const people = (player.rooms.find(room => room.id === place)?.people ?? 0) + change
  if (people >= seats) return words.say('board.room.works')
  return people - change >= seats ? words.say('board.room.stops') : words.say('board.room.seats', { n: people, seats })
}

const CONSEQUENCES: Consequences = {
  drop: ofRoom,
  build: ofRoom,
  inside(o, { view, words }) {
    const built = view.own?.settling?.built
    return built && o.count === seatsOfRoom(built) ? words.say('board.room.works') : ''
  },
  lead(o, { words }) {
    const { resources, equipment, areas, age } = leaderRow(o.leader)
    const goods = RESOURCES.flatMap(kind => {
      const n = resources?.[kind] ?? 0
      return n > 0 ? [words.say(`count.${kind}`, { n })] : []
    })
    return words.say('board.leader', {
      age,
      goods: words.list([
        ...(resources ? goods : [words.say('board.leader.tokens')]),
        words.say(`equipment.${equipment}`),
      ]),
      areas: words.list(areas.map(area => words.say(`area.${area}`))),
    })
  },

  stand: nothing,
  discard: nothing,
  reconsider: nothing,

  move: (o, { view, seat, words }) => arrivalLines(o, view, seat, words).join(' '),
  skip: (_, { words }) => words.say('board.skip'),
  gather(o, around) {
    const at = around.view.acting?.at
    return at && isPool(at) ? `${stored(around, POOL_RESOURCE[at], around.times)} ${after(around, o)}` : ''
  },
  algae(o, around) {
    const { contamination } = around.player
    const [from, to] = [contamination, markerAfter(contamination, -1).space].map(space => signed(CONTAMINATION[space]!))
    return `${around.words.say('board.contamination', { from: from!, to: to! })} ${after(around, o)}`
  },
  unlock: (_, around) => stored(around, 'microchip', -1),
  search(o, around) {
    const at = around.view.acting?.at
    if (!at || !isCity(at)) return ''
    const tokens = around.words.say('board.count.token', { n: around.view.search[at].stack.length })
    return `${around.words.say('board.stack', { tokens })} ${after(around, o)}`
  },
  take: (o, around) => `${tileEffect(around.words, o.tile)} ${after(around, o)}`,
  use: (o, { words }) => (EQUIPMENT_IDS.includes(o.what) ? tileEffect(words, o.what) : roomEffect(words, o.what)),
  board: (o, around) => seated(around, o.to, 1),
  hunt(o, around) {
    const { view, player, words } = around
    const meat = words.say('count.acc.meat', { n: meatOf(player, view.events.active, player.trophies, o.prey) })
    return `${words.say('board.gain', { goods: meat })} ${after(around, o)}`
  },
  more: (o, { words }) => (o.room === 'none' ? '' : roomEffect(words, o.room)),
  locker: nothing,
  bat: nothing,
  shield: nothing,
  immune: (_, { words }) => words.say('room.effect.hero3Immune'),
  peek: (_, { words }) => words.say('board.secretly'),

  ammo: (o, around) => `${around.words.say('board.cancels', { n: o.count })} ${stored(around, 'ammo', -o.count)}`,
  handOver: (o, around) => (around.view.due?.from === around.seat ? oneLess(o, around) : ''),
  giveUp: oneLess,
  pay: oneLess,
  lose: (o, around) => seated(around, o.from, -1),
  house: (o, around) => seated(around, o.to, 1),

  end: (o, { words }) => words.say('board.ends', { points: words.say('count.point', { n: eventRow(o.event).points }) }),
  pass: (_, { words }) => words.say('board.pass'),
  recruit: (_, around) => seated(around, 'airlock', 1),
  moveIn: (o, around) => seated(around, o.room, 1),
  dismantle: (o, { words }) => words.say('board.gain', { goods: goodsList(costOf(o.tile), words) }),
  repair: (o, { player, words }) =>
    partnerOf(player, o.tile)?.repaired
      ? `${tileEffect(words, o.tile)} ${words.say('board.pair')}`
      : tileEffect(words, o.tile),
  done(_, { view, words }) {
    const { acting, phase } = view
    const n = phase === 'day' && acting && acting.at !== 'cargoShip' ? acting.points : 0
    return n > 0 ? words.say('board.wasted', { actions: words.say('count.action', { n }) }) : ''
  },
}

export const consequenceOf = (option: Option, view: View, seat: Seat, words: Words, times = 1): string =>
  (CONSEQUENCES[option.do] as (option: Option, around: ConsequenceContext) => string)(option, {
    view,
    words,
    seat,
    player: view.players[seat]!,
    times,
  })
