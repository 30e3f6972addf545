// LN-REQ: the active player asks for cards. A given card is played at once.

import { type BrokenLimit, end, int, limit, list, next, type Offer, SEAT, type Seat } from '@lastlight/kernel'
import { CARD_NAMES, CARD_NAMES_WITHOUT_RAXXON, isCalled, typeOf } from '../content/items.ts'
import { CARD_NAME, CARD_NAME_OR_NONE, ITEM_ID, ITEM_OR_NONE } from '../ids.ts'
import { CARDS, items, proc, tell } from '../language.ts'
import type { AttackWith, Build, Eat, Offers, OptionOf } from '../options.ts'
import { isWilling, willingSeats } from '../queries/cards.ts'
import { inOrder, playerOf, plays, seatsOf } from '../queries/position.ts'
import { ALL, requestKey } from '../queries/requestKey.ts'
import type { State } from '../state.ts'
import { hand } from '../zones.ts'
import { attacksFedBy, attackWith, attackWithLimit } from './acts/attack.ts'
import { build, eat, eatLimit } from './acts/cards.ts'
import { happen } from './happenings.ts'
import { buildLimit, buildsWith } from './improvements.ts'
import { kindsOf } from './picks.ts'
import { keeperOf, pacifyWith, playCard, playLimit, stowWith } from './playing.ts'

const canPacify = (s: State, card: string): boolean => typeOf(card) === 'medicine' && s.rebellious > 0

const willing = (s: State, seat: Seat): readonly Seat[] => willingSeats(s, CARDS, seat)
export function isAnybodyWilling(s: State, seat: Seat): boolean {
  for (const other of seatsOf(s)) if (isWilling(s, CARDS, seat, other) && isOpen(s, seat, other)) return true
  return false
}

const WHOM: readonly OptionOf<'ask'>[] = [ALL, 0, 1, 2, 3, 4].map(player => ({ do: 'ask', player }))
const asksFor = (names: readonly string[]): readonly OptionOf<'askFor'>[] => names.map(what => ({ do: 'askFor', what }))
const WHAT = { all: asksFor(CARD_NAMES), withoutRaxxon: asksFor(CARD_NAMES_WITHOUT_RAXXON) }
const whatOf = (s: State): readonly OptionOf<'askFor'>[] => (plays(s, 'raxxon') ? WHAT.all : WHAT.withoutRaxxon)

const NOT_WILLING = limit('LN-REQ-01', 'request.notWilling')
const ASKED = limit('LN-REQ-04', 'request.asked')

/** LN-REQ-04: something has changed, so refused requests may be repeated. */
export function reopen(s: State, seat: Seat): void {
  const player = playerOf(s, seat)
  if (player.asked.length > 0) player.asked = []
}

const NOTHING: readonly string[] = []

/** The requests that were refused since the last change, by the player or players who were asked. */
function refusedBy(s: State, seat: Seat, whom: Seat): readonly string[] {
  const { asked } = playerOf(s, seat)
  return asked.length === 0 ? NOTHING : asked.filter(each => each.startsWith(requestKey(whom, '')))
}

/** Whether there is anything that this player was not asked for since the last change. */
const isOpen = (s: State, seat: Seat, whom: Seat): boolean => refusedBy(s, seat, whom).length < whatOf(s).length

function whomLimit(s: State, seat: Seat, player: Seat, asked: readonly Seat[]): BrokenLimit {
  if (player === ALL ? asked.length < 2 : !asked.includes(player)) return NOT_WILLING
  return isOpen(s, seat, player) ? undefined : ASKED
}

const REFUSE = { do: 'refuse' } as const
const OTHER_CARD = limit('LN-REQ-01', 'request.otherCard')
const UNPLAYABLE = limit('LN-REQ-03', 'request.unplayable')
const NO_REBEL = limit('LN-PACIFY-01', 'pacify.nobody')

/** One player's answer: a card of the hand that fits and that the asker could play now, or nothing. */
const answer = proc('answer', { seat: SEAT, asker: SEAT, what: CARD_NAME }, { gives: ITEM_OR_NONE })
answer.steps({
  ask: answer.ask({
    from: (s, l) => [...items.at(s, hand(l.seat)).map((card): Offers['give'] => ({ do: 'give', card })), REFUSE],
    limit(s, l, o) {
      if (o.do === 'refuse') return undefined
      if (!isCalled(o.card, l.what)) return OTHER_CARD
      return canUse(s, l.asker, o.card) ? undefined : UNPLAYABLE
    },
    take: (_, __, o) => answer.give(o.do === 'give' ? o.card : ''),
  }),
})

const NEVER_MIND = { do: 'neverMind' } as const

/** LN-CLAR-15, LN-PACIFY-01, LN-PLAY-01: the ways to use a given card. */
type Way = Offers['how']
const WAYS: readonly Way[] = [{ do: 'usePlay' }, { do: 'usePacify' }, { do: 'useStow' }]
const NO_KEEPER = limit('LN-CLAR-15', 'stow.noKeeper')

/**
 * LN-REQ-04, LN-PRINT-09, LN-IMP-03: further ways: food raises an exile's die (`eat` checks it), fuel feeds a lighter,
 * a card that is worth progress builds.
 */
function waysOfType(s: State, seat: Seat, card: string): readonly (Eat | AttackWith | Build)[] {
  const builds = buildsWith(s, card)
  if (typeOf(card) === 'fuel') return [...attacksFedBy(s, seat, card), ...builds]
  return [...kindsOf(playerOf(s, seat).dice).map((die): Eat => ({ do: 'eat', card, die })), ...builds]
}

function wayLimit(s: State, seat: Seat, card: string, way: Way): BrokenLimit {
  switch (way.do) {
    case 'eat':
      return eatLimit(s, seat, way)
    case 'attackWith':
      return attackWithLimit(s, way)
    case 'build':
      return buildLimit(way.card)
    case 'usePlay':
      return playLimit(s, seat, card)
    case 'usePacify':
      return canPacify(s, card) ? undefined : NO_REBEL
    case 'useStow':
      return keeperOf(s, seat, card) ? undefined : NO_KEEPER
  }
}

/** LN-REQ-03; LN-VAR-ELIM-03: the card before may have eliminated the player. */
const canUse = (s: State, seat: Seat, card: string): boolean => {
  if (playerOf(s, seat).out) return false
  const isOpenWay = (way: Way): boolean => wayLimit(s, seat, card, way) === undefined
  return WAYS.some(isOpenWay) || waysOfType(s, seat, card).some(isOpenWay)
}

function use(s: State, seat: Seat, card: string, way: Way): void {
  switch (way.do) {
    case 'eat':
      return eat.act(s, seat, way)
    case 'attackWith':
      return attackWith.act(s, seat, way)
    case 'build':
      return build.act(s, seat, way)
    case 'usePlay':
      return playCard(s, seat, card, 'table')
    case 'usePacify':
      return pacifyWith(s, seat, card, 'table')
    case 'useStow':
      return stowWith(s, seat, card, 'table')
  }
}

/** LN-REQ-01 */
export const requesting = proc(
  'requesting',
  { seat: SEAT },
  { own: { whom: int, what: CARD_NAME_OR_NONE, given: list(ITEM_ID), from: list(int) } },
)
requesting.steps({
  whom: requesting.ask({
    candidates(s, l, offer: Offer<Offers['ask']>) {
      const asked = willing(s, l.seat)
      for (const o of WHOM) offer.add(o, whomLimit(s, l.seat, o.player, asked))
      offer.add(NEVER_MIND)
    },
    take(_, l, o) {
      if (o.do === 'neverMind') {
        tell.all?.({ e: 'enough', seat: l.seat })
        return end
      }
      tell.all?.({ e: 'picked', seat: l.seat, what: { player: o.player } })
      l.whom = o.player
      return next
    },
  }),
  what: requesting.ask({
    candidates(s, l, offer: Offer<Offers['askFor']>) {
      const refused = refusedBy(s, l.seat, l.whom)
      for (const o of whatOf(s))
        offer.add(o, refused.length > 0 && refused.includes(requestKey(l.whom, o.what)) ? ASKED : undefined)
      offer.add(NEVER_MIND)
    },
    take(s, l, o) {
      if (o.do === 'neverMind') {
        tell.all?.({ e: 'enough', seat: l.seat })
        return end
      }
      l.what = o.what
      tell.all?.({ e: 'asked', seat: l.seat, of: l.whom, what: o.what })
      happen(s, l.seat, 'request')
      return next
    },
  }),
  answers: requesting.secretly({
    who: (s, l) => willing(s, l.seat).filter(seat => l.whom === ALL || l.whom === seat),
    lane: answer,
    with: (_, l, seat) => ({ seat, asker: l.seat, what: l.what }),
    // Given cards lie open on the table until their turn comes.
    then(s, l, gave) {
      for (const { seat, gave: card } of gave) tell.all?.({ e: 'answered', seat, card })
      for (const seat of inOrder(s, l.seat)) {
        const card = gave.find(each => each.seat === seat)?.gave ?? ''
        if (card === '') continue
        items.move(s, card, hand(seat), 'table')
        l.given.push(card)
        l.from.push(seat)
      }
      if (l.given.length === 0) playerOf(s, l.seat).asked.push(requestKey(l.whom, l.what))
      else reopen(s, l.seat)
      return next
    },
  }),
  // A card that can no longer be played, because of one before it, goes back to its owner.
  each(s, l) {
    const card = l.given[0]
    if (card === undefined) return end
    if (canUse(s, l.seat, card)) return next
    items.move(s, card, 'table', hand(l.from[0]!))
    tell.all?.({ e: 'givenBack', seat: l.from[0]!, card })
    l.given.shift()
    l.from.shift()
    return 'each'
  },
  how: requesting.ask({
    from: (s, l) => [...WAYS, ...waysOfType(s, l.seat, l.given[0]!)],
    limit: (s, l, o) => wayLimit(s, l.seat, l.given[0]!, o),
    alone: 'take',
    take(s, l, o) {
      l.from.shift()
      use(s, l.seat, l.given.shift()!, o)
      return 'each'
    },
  }),
})
