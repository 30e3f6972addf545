// LN-PLAY: a card from a hand is played, the player's own or one that was given.

import { type BrokenLimit, end, limit, SEAT, type Seat } from '@lastlight/kernel'
import type { Checked } from '../content/effects.ts'
import { itemRow, kindOf, typeOf } from '../content/items.ts'
import { ITEM_ID, SURVIVOR_OR_NONE } from '../ids.ts'
import { call, callInto, items, proc, tell } from '../language.ts'
import { effectContext } from '../queries/conditions.ts'
import { idsOf } from '../queries/people.ts'
import { editionOf, groupOf, hasSurvivor, isOn, survivorOf } from '../queries/position.ts'
import type { State } from '../state.ts'
import { hand, type ItemZone } from '../zones.ts'
import { equip } from './equipment.ts'
import { happen } from './happenings.ts'
import { pickSurvivor } from './picks.ts'
import { possible } from './possible.ts'
import { listInContext, resolve } from './resolve.ts'
import { wasteOf } from './spent.ts'

const NO_USE = limit('LN-PLAY-01', 'play.noUse')
const NOBODY = limit('LN-PLAY-04', 'play.nobody')
const NO_PILLS = limit('LN-SCEN-R0-03', 'play.pills')

const isPill = ({ lists }: { readonly lists: Checked }): boolean =>
  lists['main']?.some(([verb]) => verb === 'dose') === true

/** Whether this player could play this card now. */
export function playLimit(s: State, seat: Seat, card: string): BrokenLimit {
  const row = itemRow(card)
  if (row.keyword === 'equip') return hasSurvivor(s, seat) ? undefined : NOBODY
  if (!isOn(s, 'pills') && isPill(row)) return NO_PILLS
  return possible(s, row.lists, 'main', effectContext(seat)) ? undefined : NO_USE
}

/** LN-REQ-01: where a used card lies: on the table when another player has given it, otherwise in the own hand. */
export const ownOrGiven = (s: State, seat: Seat, card: string): ItemZone =>
  items.at(s, 'table').includes(card) ? 'table' : hand(seat)

/** LN-REQ-01: plays a card from the own hand, or from the table when another player has given it. */
export function playCard(s: State, seat: Seat, card: string, from: ItemZone): void {
  items.move(s, card, from, 'table')
  tell.all?.({ e: 'played', seat, card })
  call(itemRow(card).keyword === 'equip' ? equipping : playing, { seat, card })
}

const playing = proc('playing', { seat: SEAT, card: ITEM_ID })
playing.steps({
  // LN-PLAY-02, LN-PLAY-03
  effect: (_, l) => call(resolve, listInContext('item', kindOf(l.card), 'main', effectContext(l.seat))),
  leave(s, l) {
    items.move(s, l.card, 'table', itemRow(l.card).keyword === 'event' ? 'removed' : wasteOf(s, l.seat))
    happen(s, l.seat, 'play', { type: typeOf(l.card) })
    return end
  },
})

/** LN-PLAY-04: any own survivor, wherever they are. */
const equipping = proc('equipping', { seat: SEAT, card: ITEM_ID }, { own: { survivor: SURVIVOR_OR_NONE } })
equipping.steps({
  whom: (s, l) => callInto(l, 'survivor', pickSurvivor, { seat: l.seat, among: idsOf(groupOf(s, l.seat)) }),
  equip(s, l) {
    equip(s, l.card, l.survivor)
    const { at } = survivorOf(s, l.survivor)!
    happen(s, l.seat, 'equip', { survivor: l.survivor, at, type: typeOf(l.card) })
    return end
  },
})

/** LN-PACIFY-01, ED-30: its own effect is not used. */
export function pacifyWith(s: State, seat: Seat, card: string, from: ItemZone): void {
  items.move(s, card, from, wasteOf(s, seat))
  s.rebellious--
  s.helpless++
  if (editionOf(s).calmingPlays) {
    tell.all?.({ e: 'played', seat, card })
    happen(s, seat, 'play', { type: typeOf(card) })
  } else tell.all?.({ e: 'discarded', seat, card, why: 'pacify' })
  tell.all?.({ e: 'flipped', count: 1, rebellious: false, why: 'pacify' })
}

/** LN-CLAR-15: the survivor who may carry this card like equipment. */
export const keeperFor = (card: string): string | undefined => {
  const row = itemRow(card)
  return row.keyword === 'equip' ? undefined : row.keeper
}

/** The same, if they are this player's. */
export function keeperOf(s: State, seat: Seat, card: string): string | undefined {
  const keeper = keeperFor(card)
  return keeper !== undefined && survivorOf(s, keeper)?.seat === seat ? keeper : undefined
}

export function stowWith(s: State, seat: Seat, card: string, from: ItemZone): void {
  const keeper = keeperOf(s, seat, card)!
  equip(s, card, keeper, from)
  happen(s, seat, 'equip', { survivor: keeper, at: survivorOf(s, keeper)!.at, type: typeOf(card) })
}
