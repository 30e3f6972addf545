// What an option is about: pointing at all of these things chooses it.

import type { AnyOption as Option, View } from '@lastlight/outlive'
import { isPool, POOL_RESOURCE } from '@lastlight/outlive/content/areas'
import { EQUIPMENT_IDS, equipmentKind } from '@lastlight/outlive/content/equipment'
import type { HeroId } from '@lastlight/outlive/content/heroes'
import { roomKind } from '@lastlight/outlive/content/rooms'
import type { Thing } from '../../face/face.ts'
import { askedSeat, slotOf } from './seen.ts'

type Named = (option: Option, view: View) => readonly Thing[]

/** The area where a hero is acting. */
const here = ({ acting }: View): readonly Thing[] => (acting ? [`area:${acting.at}`] : [])

const room = (id: unknown): Thing => `room:${String(id)}`
const isTile = (id: unknown): boolean => EQUIPMENT_IDS.includes(String(id))
const tileOrRoom = (id: unknown): Thing => (isTile(id) ? `tile:${String(id)}` : room(id))

/** A tile or room of a kind in the shelter of whoever is asked. */
function ownTile(view: View, kind: string): readonly Thing[] {
  const tile = view.players[askedSeat(view) ?? -1]?.equipment.find(({ id }) => equipmentKind(id) === kind)
  return tile ? [`tile:${tile.id}`] : []
}
function ownRoom(view: View, kind: string): readonly Thing[] {
  const found = view.players[askedSeat(view) ?? -1]?.rooms.find(({ id }) => roomKind(id) === kind)
  return found ? [room(found.id)] : []
}

const goods: Named = o => [`goods:${String(o.kind)}`]

const THINGS: { readonly [deed: string]: Named } = {
  drop: o => [room(o.room)],
  build: o => (o.discount === true ? [room(o.room), 'room:buildDiscount'] : [room(o.room)]),
  inside: (o, { own }) => [room(own?.settling?.built ?? ''), `people:${String(o.count)}`],
  lead: o => [`leader:${String(o.leader)}`],
  stand(o, { own }) {
    const at = own?.settling?.nextArea
    return [`hero:${String(o.hero)}`, ...(at ? [`area:${at}`] : [])]
  },
  discard: o => [`token:${String(o.token)}`],

  move(o, view) {
    const things = [`hero:${String(o.hero)}`, `area:${String(o.to)}`]
    const player = view.players[askedSeat(view) ?? -1]
    if (o.to === 'cargoShip' && player) things.push(`slot:${slotOf(view, player, o.hero as HeroId, o.hook === true)}`)
    return things
  },
  gather(_, view) {
    const at = view.acting?.at
    return [...here(view), ...(at && isPool(at) ? [`goods:${POOL_RESOURCE[at]}`] : [])]
  },
  algae: (_, view) => [...here(view), 'goods:algae'],
  unlock: (_, view) => [...here(view), 'goods:microchip'],
  search: (_, view) => [...here(view), `search:${view.acting?.at ?? ''}`],
  take: (o, view) => [...here(view), `tile:${String(o.tile)}`],
  use: o => [tileOrRoom(o.what)],
  board: (o, view) => [...here(view), room(o.to)],
  hunt: (o, view) => [
    ...here(view),
    `prey:${String(o.prey)}`,
    ...(o.with as readonly string[]).map(tile => `tile:${tile}`),
    `ammo:${String(o.ammo)}`,
  ],
  more: o => [o.room === 'none' ? 'answer:no' : room(o.room)],
  locker: (o, view) => (o.use === true ? ['answer:yes', ...ownRoom(view, 'emptyLocker')] : ['answer:no']),
  peek: o => [`peek:${String(o.city)}`],

  bat: (o, view) => (o.use === true ? ['answer:yes', ...ownTile(view, 'baseballBat')] : ['answer:no']),
  immune: o => [`hero:${String(o.hero)}`, 'turn:immune'],
  shield(o, view) {
    if (o.with === 'hero3Immune') return ['answer:room', ...ownRoom(view, 'hero3Immune')]
    return o.with === 'protectiveVest' ? ['answer:vest', ...ownTile(view, 'protectiveVest')] : ['answer:no']
  },
  ammo: o => [`ammo:${String(o.count)}`],
  handOver: goods,
  giveUp: goods,
  pay: goods,
  recruit: goods,
  lose: o => [room(o.from)],
  house: o => [room(o.to)],

  end: o => [`event:${String(o.event)}`, ...(o.discount === true ? ['room:eventDiscount'] : [])],
  moveIn: o => [room(o.room), 'room:airlock'],
  dismantle: o => [room(o.what), `tile:${String(o.tile)}`],
  repair(o) {
    const paid = o.pay ?? o.without
    return [`tile:${String(o.tile)}`, `by:${String(o.by)}`, ...(paid === undefined ? [] : [`goods:${String(paid)}`])]
  },
}

/** What has no thing of its own is one of the answers beside the board. */
export const thingsOf: Named = (option, view) =>
  (Object.hasOwn(THINGS, option.do) ? THINGS[option.do]?.(option, view) : undefined) ?? [`turn:${option.do}`]

const ENDINGS = ['done', 'pass', 'skip']

/** The option that ends a turn or a step. */
export const endingOf = (options: readonly Option[]): Option | undefined =>
  options.find(option => ENDINGS.includes(option.do))
