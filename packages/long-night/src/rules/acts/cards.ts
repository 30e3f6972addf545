// LN-PLAY, LN-CRISISADD, LN-OBJADD, LN-PACIFY, LN-HANDOFF: cards of the own hand and of own survivors.

import { limit, type Seat } from '@lastlight/kernel'
import { typeOf } from '../../content/items.ts'
import { items, tell } from '../../language.ts'
import { collects } from '../../queries/objectives.ts'
import { groupOf, playerOf } from '../../queries/position.ts'
import type { State, Survivor } from '../../state.ts'
import { hand } from '../../zones.ts'
import { equip, unequip } from '../equipment.ts'
import { happen } from '../happening.ts'
import { donate as donateCard, donateLimit } from '../objective.ts'
import { keeperFor, keeperOf, ownOrGiven, pacifyWith, playCard, playLimit, stowWith } from '../playing.ts'
import { spentPile } from '../spent.ts'
import { raiseDie } from '../verbs/dice.ts'
import { type Broken, type Deed, the } from './deed.ts'

export type Play = { readonly do: 'play'; readonly card: string }
export type Stow = { readonly do: 'stow'; readonly card: string }
export type Contribute = { readonly do: 'contribute'; readonly card: string }
export type Donate = { readonly do: 'donate'; readonly card: string }
export type Pacify = { readonly do: 'pacify'; readonly card: string }
export type Eat = { readonly do: 'eat'; readonly card: string; readonly die: number }
export type HandOff = { readonly do: 'handOff'; readonly card: string; readonly from: string; readonly to: string }

const EXILED_CRISIS = limit('LN-EXILE-06', 'contribute.exiled')
const NO_REBEL = limit('LN-PACIFY-01', 'pacify.nobody')
const NOT_MEDICINE = limit('LN-PACIFY-01', 'pacify.notMedicine')
const NOT_EXILED = limit('LN-EXILE-10', 'eat.notExiled')
const NOT_FOOD = limit('LN-EXILE-10', 'eat.notFood')
const HIGHEST = limit('LN-FOOD-02', 'food.highest')
const ELSEWHERE = limit('LN-HANDOFF-01', 'handOff.elsewhere')
const NO_KEEPER = limit('LN-CLAR-15', 'stow.noKeeper')

const handOf = (s: State, seat: Seat): readonly string[] => items.at(s, hand(seat))

// LN-PLAY-01
export const play: Deed<Play> = {
  name(s, seat, all, _, wide) {
    for (const card of handOf(s, seat)) if (wide || !playLimit(s, seat, card)) all.push({ do: 'play', card })
  },
  limit: (s, seat, { card }) => playLimit(s, seat, card),
  act: (s, seat, { card }) => playCard(s, seat, card, hand(seat)),
}

// LN-CLAR-15
export const stow: Deed<Stow> = {
  name(s, seat, all, _, wide) {
    for (const card of handOf(s, seat))
      if (keeperFor(card) && (wide || keeperOf(s, seat, card))) all.push({ do: 'stow', card })
  },
  limit: (s, seat, { card }) => (keeperOf(s, seat, card) ? undefined : NO_KEEPER),
  act: (s, seat, { card }) => stowWith(s, seat, card, hand(seat)),
}

const contributeLimit = (s: State, seat: Seat): Broken => (playerOf(s, seat).exiled ? EXILED_CRISIS : undefined)

// LN-CRISISADD-01
export const contribute: Deed<Contribute> = {
  name(s, seat, all, { group }, wide) {
    if (!wide && contributeLimit(s, seat)) return
    for (const card of handOf(s, seat)) all.push({ do: 'contribute', card })
    for (const { equipment } of group) for (const card of equipment) all.push({ do: 'contribute', card })
  },
  limit: contributeLimit,
  act(s, seat, { card }) {
    const worn = groupOf(s, seat).some(each => each.equipment.includes(card))
    if (worn) unequip(s, card)
    items.move(s, card, worn ? 'equipped' : hand(seat), 'contributed')
    if (worn) tell.all?.({ e: 'contributed', seat, card })
    else tell.only?.([seat], { e: 'contributed', seat, card }, { e: 'contributed', seat })
    happen(s, seat, 'contribute')
  },
}

// LN-OBJADD-01, LN-EXILE-07
export const donate: Deed<Donate> = {
  name(s, seat, all, _, wide) {
    if (!wide && collects(s) !== 'turn') return
    for (const card of handOf(s, seat)) if (wide || !donateLimit(s, card, 'turn')) all.push({ do: 'donate', card })
  },
  limit: (s, _, { card }) => donateLimit(s, card, 'turn'),
  act: (s, seat, { card }) => donateCard(s, seat, card),
}

function pacifyLimit(s: State, card: string): Broken {
  if (typeOf(card) !== 'medicine') return NOT_MEDICINE
  return s.rebellious > 0 ? undefined : NO_REBEL
}

// LN-PACIFY-01, LN-REBEL-03
export const pacify: Deed<Pacify> = {
  name(s, seat, all, _, wide) {
    if (!wide && s.rebellious === 0) return
    for (const card of handOf(s, seat)) if (wide || !pacifyLimit(s, card)) all.push({ do: 'pacify', card })
  },
  limit: (s, _, { card }) => pacifyLimit(s, card),
  act: (s, seat, { card }) => pacifyWith(s, seat, card, hand(seat)),
}

function eatLimit(s: State, seat: Seat, card: string, die: number): Broken {
  if (!playerOf(s, seat).exiled) return NOT_EXILED
  if (typeOf(card) !== 'food') return NOT_FOOD
  return die < 6 ? undefined : HIGHEST
}

// LN-EXILE-10
export const eat: Deed<Eat> = {
  name(s, seat, all, { dice }, wide) {
    if (!wide && !playerOf(s, seat).exiled) return
    for (const card of handOf(s, seat))
      for (const die of dice) if (wide || !eatLimit(s, seat, card, die)) all.push({ do: 'eat', card, die })
  },
  limit: (s, seat, { card, die }) => eatLimit(s, seat, card, die),
  act(s, seat, { card, die }) {
    items.move(s, card, ownOrGiven(s, seat, card), spentPile(s))
    tell.all?.({ e: 'discarded', seat, card, why: 'eat' })
    raiseDie(s, seat, die, 1, 'eat')
  },
}

const handOffLimit = (from: Survivor, to: Survivor): Broken => (from.at === to.at ? undefined : ELSEWHERE)

// LN-HANDOFF-01
export const handOff: Deed<HandOff> = {
  name(s, _, all, { group }, wide) {
    for (const from of group)
      for (const card of from.equipment)
        for (const to of s.survivors)
          if (to !== from && (wide || !handOffLimit(from, to)))
            all.push({ do: 'handOff', card, from: from.id, to: to.id })
  },
  limit: (s, _, { from, to }) => handOffLimit(the(s, from), the(s, to)),
  act(s, seat, { card, from, to }) {
    unequip(s, card)
    tell.all?.({ e: 'handedOff', card, from, to })
    equip(s, card, to, 'equipped')
    happen(s, seat, 'handOff', { survivor: from, at: the(s, from).at })
  },
}
