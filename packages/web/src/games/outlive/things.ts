// The things of an option: pointing at all of them chooses it.

import type { Option, OptionOf, View } from '@lastlight/outlive'
import { isPool, POOL_RESOURCE } from '@lastlight/outlive/content/areas'
import { EQUIPMENT_IDS, equipmentKind } from '@lastlight/outlive/content/equipment'
import { STRENGTH } from '@lastlight/outlive/content/heroes'
import type { Resource } from '@lastlight/outlive/content/resources'
import { roomKind } from '@lastlight/outlive/content/rooms'
import { slotFor } from '@lastlight/outlive/queries/ship'
import { askedSeat } from './seen.ts'
import { type OutliveThing, thing } from './thing.ts'

/** Every option has things of its own: a new one without them does not compile. */
type Things = { readonly [D in Option['do']]: (option: OptionOf<D>, view: View) => readonly OutliveThing[] }

const here = ({ acting }: View): readonly OutliveThing[] => (acting ? [`area:${acting.at}`] : [])

const room = (id: string): OutliveThing => `room:${id}`
const tileOrRoom = (id: string): OutliveThing => (EQUIPMENT_IDS.includes(id) ? `tile:${id}` : room(id))
const goods = ({ kind }: { readonly kind: Resource }): readonly OutliveThing[] => [`goods:${kind}`]
/** An answer beside the board. */
const beside = ({ do: name }: Option): readonly OutliveThing[] => [`turn:${name}`]

/** A tile or room of a kind in the shelter of the seat that is asked. */
function ownTile(view: View, kind: string): readonly OutliveThing[] {
  const tile = view.players[askedSeat(view) ?? -1]?.equipment.find(({ id }) => equipmentKind(id) === kind)
  return tile ? [`tile:${tile.id}`] : []
}
function ownRoom(view: View, kind: string): readonly OutliveThing[] {
  const found = view.players[askedSeat(view) ?? -1]?.rooms.find(({ id }) => roomKind(id) === kind)
  return found ? [room(found.id)] : []
}

const THINGS: Things = {
  drop: o => [room(o.room)],
  build: o => ('discount' in o ? [room(o.room), 'room:buildDiscount'] : [room(o.room)]),
  inside: (o, { own }) => [room(own?.settling?.built ?? ''), `people:${o.count}`],
  lead: o => [`leader:${o.leader}`],
  stand(o, { own }) {
    const at = own?.settling?.nextArea
    return [`hero:${o.hero}`, ...(at ? [thing('area', at)] : [])]
  },
  discard: o => [`token:${o.token}`],
  reconsider: beside,

  move(o, view) {
    const things: OutliveThing[] = [`hero:${o.hero}`, `area:${o.to}`]
    const player = view.players[askedSeat(view) ?? -1]
    if (o.to === 'cargoShip' && player)
      things.push(`slot:${slotFor(player, view.events.active, { strength: STRENGTH[o.hero] }, o.hook === true)}`)
    return things
  },
  skip: beside,
  gather(_, view) {
    const at = view.acting?.at
    return [...here(view), ...(at && isPool(at) ? [thing('goods', POOL_RESOURCE[at])] : [])]
  },
  algae: (_, view) => [...here(view), 'goods:algae'],
  unlock: (_, view) => [...here(view), 'goods:microchip'],
  search: (_, view) => [...here(view), `search:${view.acting?.at ?? ''}`],
  take: (o, view) => [...here(view), `tile:${o.tile}`],
  use: o => [tileOrRoom(o.what)],
  board: (o, view) => [...here(view), room(o.to)],
  hunt: (o, view) => [
    ...here(view),
    thing('prey', o.prey),
    ...o.with.map(tile => thing('tile', tile)),
    thing('ammo', o.ammo),
  ],
  more: o => [o.room === 'none' ? 'answer:no' : room(o.room)],
  locker: (o, view) => (o.use ? ['answer:yes', ...ownRoom(view, 'emptyLocker')] : ['answer:no']),
  peek: o => [`peek:${o.city}`],

  bat: (o, view) => (o.use ? ['answer:yes', ...ownTile(view, 'baseballBat')] : ['answer:no']),
  immune: o => [`hero:${o.hero}`, 'turn:immune'],
  shield(o, view) {
    if (o.with === 'hero3Immune') return ['answer:room', ...ownRoom(view, 'hero3Immune')]
    return o.with === 'protectiveVest' ? ['answer:vest', ...ownTile(view, 'protectiveVest')] : ['answer:no']
  },
  ammo: o => [`ammo:${o.count}`],
  handOver: goods,
  giveUp: goods,
  pay: goods,
  recruit: goods,
  lose: o => [room(o.from)],
  house: o => [room(o.to)],

  end: o => [`event:${o.event}`, ...(o.discount ? [room('eventDiscount')] : [])],
  pass: beside,
  moveIn: o => [room(o.room), 'room:airlock'],
  dismantle: o => [room(o.what), `tile:${o.tile}`],
  repair: o => [
    `tile:${o.tile}`,
    `by:${o.by}`,
    ...(o.by === 'repairDiscount' ? [thing('goods', o.pay)] : []),
    ...(o.by === 'workshop' ? [thing('goods', o.without)] : []),
  ],
  done: beside,
}

export const thingsOf = (option: Option, view: View): readonly OutliveThing[] =>
  (THINGS[option.do] as (option: Option, view: View) => readonly OutliveThing[])(option, view)

const ENDINGS: readonly Option['do'][] = ['done', 'pass', 'skip']

export const endingOf = (options: readonly Option[]): Option | undefined =>
  options.find(option => ENDINGS.includes(option.do))
