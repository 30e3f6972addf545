import { end, limit, next, one, SEAT, type Seat } from '@lastlight/kernel'
import { itemRow, typeOf } from '../../content/items.ts'
import { ITEM_TYPES, type ItemType } from '../../content/itemTypes.ts'
import { DECK_PLACES, type DeckPlace, hasDeck, type Place } from '../../content/places.ts'
import type { Why } from '../../events.ts'
import { ITEM_OR_NONE } from '../../ids.ts'
import { call, goals, items, pick, proc, reveal, tell } from '../../language.ts'
import type { Offers } from '../../options.ts'
import type { State } from '../../state.ts'
import { goal, hand } from '../../zones.ts'
import { cardsOfType, giveUp, takeFrom } from '../picks.ts'
import type { NeedTable, VerbTable } from '../resolve.ts'
import { oneCard, withCard } from '../sameOption.ts'
import { spentPile } from '../spent.ts'
import { whyOf } from '../why.ts'

type Verbs =
  | 'discard'
  | 'give'
  | 'draw'
  | 'fetch'
  | 'loseCards'
  | 'steal'
  | 'salvage'
  | 'tidy'
  | 'litter'
  | 'contribute'
  | 'confess'

const deckAt = (where: DeckPlace | 'here', place: Place): DeckPlace | undefined =>
  where !== 'here' ? where : hasDeck(place) ? place : undefined

const NOTHING = Object.freeze({ do: 'nothing' })
const take = withCard('take')
const NOT_OF_TYPE = limit('LN-DECK-01', 'fetch.notOfType')
const NOT_TO_EQUIP = limit('LN-PLAY-04', 'fetch.notToEquip')

/** LN-DECK-01: looks through a deck, may take a card of the type into the hand or lay it open to equip it, shuffles. */
export const fetching = proc(
  'fetching',
  { seat: SEAT, at: one(...DECK_PLACES), type: one(...ITEM_TYPES), to: one('hand', 'table') },
  { gives: ITEM_OR_NONE },
)
fetching.steps({
  look(s, l) {
    items.look(s, [l.seat], l.at)
    tell.all?.({ e: 'looked', seat: l.seat, at: l.at, why: whyOf(s) })
    return next
  },
  take: fetching.ask({
    from: (s, l) => [...items.at(s, l.at).map((card): Offers['take'] => take(card)), NOTHING],
    limit(_, l, o) {
      if (o.do === 'nothing') return undefined
      if (typeOf(o.card) !== l.type) return NOT_OF_TYPE
      return l.to === 'hand' || itemRow(o.card).keyword === 'equip' ? undefined : NOT_TO_EQUIP
    },
    take(s, l, o) {
      if (o.do === 'take') takeFrom(s, l.seat, o.card, l.at, l.to)
      else tell.all?.({ e: 'enough', seat: l.seat })
      items.shuffle(s, l.at)
      return fetching.give(o.do === 'take' ? o.card : '')
    },
  }),
})

const salvaging = proc('salvaging', { seat: SEAT, type: one(...ITEM_TYPES, 'any') })
const NOT_IN_WASTE = limit('LN-XROADS-04', 'pick.wrongType')
salvaging.steps({
  which: salvaging.ask({
    from: s => items.at(s, 'waste').map(oneCard),
    limit: (_, l, o) => (l.type === 'any' || typeOf(o.card) === l.type ? undefined : NOT_IN_WASTE),
    alone: 'take',
    take(s, l, o) {
      takeFrom(s, l.seat, o.card, 'waste')
      return end
    },
  }),
})

/** LN-ATTACK-04: one card at random, seen by both. */
export function stealOne(s: State, from: Seat, to: Seat, why?: Why): void {
  const cards = items.at(s, hand(from))
  if (cards.length === 0 || from === to) return
  const card = cards[pick(s, cards.length)]!
  items.move(s, card, hand(from), hand(to))
  tell.only?.(
    [from, to],
    { e: 'stole', seat: to, from, card, why: why ?? whyOf(s) },
    { e: 'stole', seat: to, from, why: why ?? whyOf(s) },
  )
}

/** The top cards of a deck go into a hand, unseen by the others. */
export function drawCards(s: State, seat: Seat, at: DeckPlace, count: number): void {
  for (let i = 0; i < count; i++) {
    const card = items.draw(s, at, hand(seat))
    if (card !== undefined)
      tell.only?.(
        [seat],
        { e: 'drew', seat, from: at, card, why: whyOf(s) },
        { e: 'drew', seat, from: at, why: whyOf(s) },
      )
  }
}

function litter(s: State, at: DeckPlace, count: number): void {
  for (let i = 0; i < count; i++) {
    const card = items.draw(s, at, 'waste')
    if (card !== undefined) tell.all?.({ e: 'littered', card, why: whyOf(s) })
  }
}

function addToCrisis(s: State, at: DeckPlace, count: number): void {
  for (let i = 0; i < count; i++)
    if (items.draw(s, at, 'contributed') !== undefined) tell.all?.({ e: 'added', at, why: whyOf(s) })
}

export const cardVerbs: Pick<VerbTable, Verbs> = {
  discard: (_, l, left, type) => call(giveUp, { seat: l.seat, left, type, to: l.seat }),
  give: (_, l, left, type) => call(giveUp, { seat: l.seat, left, type, to: l.other }),
  loseCards: (_, l, left) => call(giveUp, { seat: l.seat, left, type: 'any', to: l.seat }),
  draw(s, l, where, count) {
    const at = deckAt(where, l.place)
    if (at) drawCards(s, l.seat, at, count)
    return next
  },
  fetch(s, l, where, type) {
    const at = deckAt(where, l.place)
    return at && items.at(s, at).length > 0 ? call(fetching, { seat: l.seat, at, type, to: 'hand' }) : next
  },
  steal(s, l, count) {
    for (let i = 0; i < count; i++) stealOne(s, l.other, l.seat)
    return next
  },
  salvage: (_, l, type) => call(salvaging, { seat: l.seat, type }),
  tidy(s, _, count) {
    tidy(s, count)
    return next
  },
  litter(s, l, where, count) {
    const at = deckAt(where, l.place)
    if (at) litter(s, at, count)
    return next
  },
  contribute(s, l, where, count) {
    const at = deckAt(where, l.place)
    if (at) addToCrisis(s, at, count)
    return next
  },
  // LN-SETUP-11
  confess(s, l) {
    const shown = goals.look(s, [l.other], goal(l.seat))
    // The viewer has seen it, so the player who showed it cannot take it back.
    reveal(s, [l.seat])
    if (shown.length > 0)
      tell.only?.(
        [l.seat, l.other],
        { e: 'confessed', seat: l.seat, to: l.other, goals: [...shown] },
        { e: 'confessed', seat: l.seat, to: l.other },
      )
    return next
  },
}

/** LN-CLEAN-01: the top cards of the waste pile leave it. */
export function tidy(s: State, count: number): void {
  let cards = 0
  for (; cards < count; cards++) if (items.draw(s, 'waste', spentPile(s)) === undefined) break
  if (cards > 0) tell.all?.({ e: 'cleaned', cards, why: whyOf(s) })
}

const enough = (s: State, seat: Seat, count: number, type: ItemType | 'any'): boolean =>
  cardsOfType(s, seat, type).length >= count

export const cardNeeds: NeedTable = {
  discard: (s, { seat }, count, type) => enough(s, seat, count, type),
  give: (s, { seat }, count, type) => enough(s, seat, count, type),
  salvage: (s, _, type) => items.at(s, 'waste').some(card => type === 'any' || typeOf(card) === type),
  tidy: s => items.at(s, 'waste').length > 0,
  draw(s, { place }, where) {
    const at = deckAt(where, place)
    return at !== undefined && items.at(s, at).length > 0
  },
  fetch(s, { place }, where) {
    const at = deckAt(where, place)
    return at !== undefined && items.at(s, at).length > 0
  },
}
