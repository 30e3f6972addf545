// LN-ROUND-08: what a player may do in a turn, in any order, as often as it is possible.

import { end, type Limit, limit, SEAT, type Seat } from '@lastlight/kernel'
import { isLocation, PLACES, type Place } from '../content/places.ts'
import { survivorRow } from '../content/survivors.ts'
import { call, groupOf, items, placeOf, playerOf, proc, survivorOf, tell } from '../language.ts'
import type { State } from '../state.ts'
import { hand } from '../zones.ts'
import { aftermath, hurt } from './death.ts'
import { exposure, freeze } from './exposure.ts'
import { freeSpaces } from './people.ts'
import { search } from './searching.ts'
import { emptySpaces } from './zombies.ts'

export type Act =
  | { readonly do: 'attack'; readonly survivor: string; readonly die: number; readonly entrance: number }
  | { readonly do: 'search'; readonly survivor: string; readonly die: number }
  | { readonly do: 'barricade'; readonly survivor: string; readonly die: number; readonly entrance: number }
  | { readonly do: 'clean'; readonly die: number }
  | { readonly do: 'move'; readonly survivor: string; readonly to: Place }
  | { readonly do: 'contribute'; readonly card: string }
  | { readonly do: 'food'; readonly die: number }
  | { readonly do: 'done' }

const DONE: Act = { do: 'done' }

const DIE_TOO_LOW = limit('LN-DIE-02', 'act.dieTooLow')
const NO_ZOMBIE = limit('LN-ATTACK-01', 'attack.noZombie')
const NO_DECK = limit('LN-SEARCH-01', 'search.noDeck')
const DECK_EMPTY = limit('LN-SEARCH-07', 'search.deckEmpty')
const NO_SPACE = limit('LN-BARR-01', 'barricade.noSpace')
const NOBODY_HOME = limit('LN-CLEAN-01', 'clean.nobodyHome')
const NO_WASTE = limit('LN-CLEAN-01', 'clean.noWaste')
const HAS_MOVED = limit('LN-MOVE-01', 'move.hasMoved')
const SAME_PLACE = limit('LN-MOVE-01', 'move.samePlace')
const FULL = limit('LN-MOVE-01', 'move.full')
const NOT_IN_PLAY = limit('LN-BOARD-09', 'move.notInPlay')
const EXILED = limit('LN-EXILE-17', 'move.exiled')
const EXILED_CRISIS = limit('LN-EXILE-06', 'contribute.exiled')
const EXILED_FOOD = limit('LN-EXILE-10', 'food.exiled')
const NO_FOOD = limit('LN-FOOD-01', 'food.none')
const HIGHEST = limit('LN-FOOD-02', 'food.highest')

type Broken = Limit<unknown, unknown, unknown> | undefined

/** Dice that show the same are the same choice. */
const kindsOf = (dice: readonly number[]): readonly number[] => [...new Set(dice)].toSorted((a, b) => a - b)

/** Everything that can be named. */
function acts(s: State, { seat }: { readonly seat: Seat }): readonly Act[] {
  const all: Act[] = []
  const dice = kindsOf(playerOf(s, seat).dice)
  for (const { id: survivor, at } of groupOf(s, seat)) {
    const entrances = placeOf(s, at).entrances.map((_, i) => i)
    for (const die of dice) {
      for (const entrance of entrances) all.push({ do: 'attack', survivor, die, entrance })
      all.push({ do: 'search', survivor, die })
      for (const entrance of entrances) all.push({ do: 'barricade', survivor, die, entrance })
    }
    for (const to of PLACES) all.push({ do: 'move', survivor, to })
  }
  for (const die of dice) all.push({ do: 'clean', die }, { do: 'food', die })
  for (const card of items.at(s, hand(seat))) all.push({ do: 'contribute', card })
  all.push(DONE)
  return all
}

function actLimit(s: State, { seat }: { readonly seat: Seat }, o: Act): Broken {
  switch (o.do) {
    case 'done':
      return undefined
    case 'attack': {
      const { at } = survivorOf(s, o.survivor)!
      if (placeOf(s, at).entrances[o.entrance]!.zombies === 0) return NO_ZOMBIE
      return o.die < survivorRow(o.survivor).attack ? DIE_TOO_LOW : undefined
    }
    case 'search': {
      const { at } = survivorOf(s, o.survivor)!
      if (!isLocation(at)) return NO_DECK
      if (items.at(s, at).length === 0) return DECK_EMPTY
      return o.die < survivorRow(o.survivor).search ? DIE_TOO_LOW : undefined
    }
    case 'barricade': {
      const { at } = survivorOf(s, o.survivor)!
      return emptySpaces(at, placeOf(s, at).entrances[o.entrance]!) > 0 ? undefined : NO_SPACE
    }
    case 'clean':
      if (!groupOf(s, seat).some(each => each.at === 'colony')) return NOBODY_HOME
      return items.at(s, 'waste').length > 0 ? undefined : NO_WASTE
    case 'move':
      return moveLimit(s, seat, o.survivor, o.to)
    case 'contribute':
      return playerOf(s, seat).exiled ? EXILED_CRISIS : undefined
    case 'food':
      if (playerOf(s, seat).exiled) return EXILED_FOOD
      if (s.food === 0) return NO_FOOD
      return o.die < 6 ? undefined : HIGHEST
  }
}

function moveLimit(s: State, seat: Seat, id: string, to: Place): Broken {
  const survivor = survivorOf(s, id)!
  if (to !== 'colony' && !isLocation(to)) return NOT_IN_PLAY
  if (survivor.moved) return HAS_MOVED
  if (survivor.at === to) return SAME_PLACE
  if (to === 'colony' && playerOf(s, seat).exiled) return EXILED
  return freeSpaces(s, to) > 0 ? undefined : FULL
}

// LN-DIE-01
function spend(s: State, seat: Seat, die: number): void {
  const player = playerOf(s, seat)
  player.dice.splice(player.dice.indexOf(die), 1)
  player.used.push(die)
  tell.all?.({ e: 'spent', seat, die })
}

export const turn = proc('turn', { seat: SEAT })
turn.steps({
  // LN-ROUND-07, LN-FROST-01
  frost(s, l) {
    for (const survivor of groupOf(s, l.seat)) survivor.moved = false
    freeze(s, l.seat)
    return call(aftermath, {})
  },
  act: turn.ask({
    from: acts,
    limit: actLimit,
    sure: true,
    take(s, l, o) {
      if (o.do === 'done') {
        tell.all?.({ e: 'turnOver', seat: l.seat })
        return end
      }
      act(s, l.seat, o)
      return 'act'
    },
  }),
})

function act(s: State, seat: Seat, o: Exclude<Act, { do: 'done' }>): void {
  switch (o.do) {
    // LN-ATTACK-02, LN-ZKILL-01, LN-ZKILL-02
    case 'attack': {
      spend(s, seat, o.die)
      const { at } = survivorOf(s, o.survivor)!
      // LN-OBJ-01: the cold comes before the exposure roll.
      if (s.objective === 'frostyNight') hurt(s, o.survivor, 'frostbite')
      placeOf(s, at).entrances[o.entrance]!.zombies--
      tell.all?.({ e: 'zombieDied', at, entrance: o.entrance, by: o.survivor })
      call(exposure, { survivor: o.survivor })
      return
    }
    case 'search': {
      spend(s, seat, o.die)
      const { at } = survivorOf(s, o.survivor)!
      tell.all?.({ e: 'searched', seat, survivor: o.survivor, at })
      if (isLocation(at)) call(search, { seat, survivor: o.survivor, at })
      return
    }
    // LN-BARR-01
    case 'barricade': {
      spend(s, seat, o.die)
      const { at } = survivorOf(s, o.survivor)!
      placeOf(s, at).entrances[o.entrance]!.barricades++
      tell.all?.({ e: 'barricaded', at, entrance: o.entrance, by: o.survivor })
      return
    }
    // LN-CLEAN-01
    case 'clean':
      spend(s, seat, o.die)
      for (let i = 0; i < CLEANED; i++) items.draw(s, 'waste', 'spent')
      return
    // LN-MOVE-02
    case 'move': {
      const survivor = survivorOf(s, o.survivor)!
      survivor.at = o.to
      survivor.moved = true
      tell.all?.({ e: 'moved', survivor: o.survivor, to: o.to })
      call(exposure, { survivor: o.survivor })
      return
    }
    // LN-CRISISADD-01
    case 'contribute':
      items.move(s, o.card, hand(seat), 'contributed')
      tell.only?.([seat], { e: 'contributed', seat, card: o.card }, { e: 'contributed', seat })
      return
    // LN-FOOD-01
    case 'food': {
      const { dice } = playerOf(s, seat)
      s.food--
      dice[dice.indexOf(o.die)]!++
      return
    }
  }
}

const CLEANED = 3
