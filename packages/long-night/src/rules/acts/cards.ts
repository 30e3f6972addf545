// LN-PLAY, LN-CRISISADD, LN-OBJADD, LN-PACIFY, LN-HANDOFF: cards of the own hand and of own survivors.

import { type BrokenLimit, limit, type Seat } from '@lastlight/kernel'
import { typeOf } from '../../content/items.ts'
import { items, tell } from '../../language.ts'
import type { Build, Contribute, Donate, Eat, HandOff, Pacify, Play, Stow } from '../../options.ts'
import { editionOf, groupOf, playerOf } from '../../queries/position.ts'
import type { State } from '../../state.ts'
import { hand } from '../../zones.ts'
import { equip } from '../equipment.ts'
import { happen } from '../happenings.ts'
import { buildLimit, buildsWith, buildWith } from '../improvements.ts'
import { collectionLimit, donate as donateCard, donateLimit, donateOf } from '../objective.ts'
import { keeperFor, keeperOf, ownOrGiven, pacifyWith, playCard, playLimit, stowWith } from '../playing.ts'
import { withCard } from '../sameOption.ts'
import { spentPile } from '../spent.ts'
import { raiseDie } from '../verbs/dice.ts'
import { type Act, survivorNamed } from './act.ts'

const EXILED_CRISIS = limit('LN-EXILE-06', 'contribute.exiled')
const NO_REBEL = limit('LN-PACIFY-01', 'pacify.nobody')
const NOT_MEDICINE = limit('LN-PACIFY-01', 'pacify.notMedicine')
const NOT_EXILED = limit('LN-EXILE-10', 'eat.notExiled')
const NOT_FOOD = limit('LN-EXILE-10', 'eat.notFood')
const HIGHEST = limit('LN-FOOD-02', 'food.highest')
const ELSEWHERE = limit('LN-HANDOFF-01', 'handOff.elsewhere')
const NO_KEEPER = limit('LN-CLAR-15', 'stow.noKeeper')

const playOf = withCard('play')
const stowOf = withCard('stow')
const contributeOf = withCard('contribute')
const pacifyOf = withCard('pacify')

// LN-PLAY-01
export const play: Act<Play> = {
  candidates(s, seat, offer, mine) {
    for (const card of mine.hand) {
      const broken = playLimit(s, seat, card)
      if (!offer.skips(broken)) offer.add(playOf(card), broken)
    }
  },
  act: (s, seat, { card }) => playCard(s, seat, card, hand(seat)),
}

// LN-CLAR-15
export const stow: Act<Stow> = {
  candidates(s, seat, offer, mine) {
    for (const card of mine.hand)
      if (keeperFor(card)) offer.add(stowOf(card), keeperOf(s, seat, card) ? undefined : NO_KEEPER)
  },
  act: (s, seat, { card }) => stowWith(s, seat, card, hand(seat)),
}

// LN-CRISISADD-01
export const contribute: Act<Contribute> = {
  candidates(s, seat, offer, mine) {
    const broken = playerOf(s, seat).exiled ? EXILED_CRISIS : undefined
    if (offer.skips(broken)) return
    for (const card of mine.hand) offer.add(contributeOf(card), broken)
    for (const { equipment } of mine.group) for (const card of equipment) offer.add(contributeOf(card), broken)
  },
  act(s, seat, { card }) {
    const worn = groupOf(s, seat).some(each => each.equipment.includes(card))
    items.move(s, card, worn ? 'equipped' : hand(seat), 'contributed')
    if (worn) tell.all?.({ e: 'contributed', seat, card })
    else tell.only?.([seat], { e: 'contributed', seat, card }, { e: 'contributed', seat })
    happen(s, seat, 'contribute')
  },
}

// LN-OBJADD-01, LN-EXILE-07
export const donate: Act<Donate> = {
  candidates(s, _, offer, mine) {
    const closed = collectionLimit(s, 'turn')
    if (!offer.skips(closed)) for (const card of mine.hand) offer.add(donateOf(card), closed ?? donateLimit(s, card))
  },
  act: (s, seat, { card }) => donateCard(s, seat, card),
}

// LN-PACIFY-01, LN-REBEL-03
export const pacify: Act<Pacify> = {
  candidates(s, _, offer, mine) {
    const nobody = s.rebellious > 0 ? undefined : NO_REBEL
    if (!offer.skips(nobody))
      for (const card of mine.hand) offer.add(pacifyOf(card), typeOf(card) === 'medicine' ? nobody : NOT_MEDICINE)
  },
  act: (s, seat, { card }) => pacifyWith(s, seat, card, hand(seat)),
}

const exileLimit = (s: State, seat: Seat): BrokenLimit => (playerOf(s, seat).exiled ? undefined : NOT_EXILED)

export function eatLimit(s: State, seat: Seat, { card, die }: Eat): BrokenLimit {
  const barred = exileLimit(s, seat)
  if (barred) return barred
  if (typeOf(card) !== 'food') return NOT_FOOD
  return die < 6 ? undefined : HIGHEST
}

// LN-EXILE-10
export const eat: Act<Eat> = {
  candidates(s, seat, offer, mine) {
    if (offer.skips(exileLimit(s, seat))) return
    for (const card of mine.hand)
      for (const die of mine.dice) {
        const eaten: Eat = { do: 'eat', card, die }
        offer.add(eaten, eatLimit(s, seat, eaten))
      }
  },
  act(s, seat, { card, die }) {
    items.move(s, card, ownOrGiven(s, seat, card), spentPile(s))
    // ED-66
    if (editionOf(s).eatingPlays) {
      tell.all?.({ e: 'played', seat, card })
      happen(s, seat, 'play', { type: typeOf(card) })
    } else tell.all?.({ e: 'discarded', seat, card, why: 'eat' })
    raiseDie(s, seat, die, 1, 'eat')
  },
}

// LN-HANDOFF-01
export const handOff: Act<HandOff> = {
  candidates(s, _, offer, { group }) {
    for (const from of group)
      for (const card of from.equipment)
        for (const to of s.survivors) {
          const broken = from.at === to.at ? undefined : ELSEWHERE
          if (to !== from && !offer.skips(broken)) offer.add({ do: 'handOff', card, from: from.id, to: to.id }, broken)
        }
  },
  act(s, seat, { card, from, to }) {
    tell.all?.({ e: 'handedOff', card, from, to })
    equip(s, card, to, 'equipped')
    happen(s, seat, 'handOff', { survivor: from, at: survivorNamed(s, from).at })
  },
}

// LN-IMP-03
export const build: Act<Build> = {
  candidates(s, _, offer, mine) {
    if (s.offer.length === 0) return
    for (const card of mine.hand) {
      const broken = buildLimit(card)
      if (!offer.skips(broken)) for (const each of buildsWith(s, card)) offer.add(each, broken)
    }
  },
  act: (s, seat, o) => buildWith(s, seat, o, ownOrGiven(s, seat, o.card)),
}
