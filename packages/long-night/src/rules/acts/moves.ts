// LN-MOVE, LN-FOOD, LN-EXVOTE, LN-REQ and the end of the turn.

import { type BrokenLimit, limit, type Seat } from '@lastlight/kernel'
import { PLACES, type Place } from '../../content/places.ts'
import { call, tell } from '../../language.ts'
import type { Exile, Food, Move, Request } from '../../options.ts'
import { freeSpaces } from '../../queries/people.ts'
import { isInPlay, isSealed, playerOf, seatsOf } from '../../queries/position.ts'
import { isSafeMove } from '../../queries/values.ts'
import type { State } from '../../state.ts'
import { SEATS } from '../../zones.ts'
import { aftermath } from '../death.ts'
import { exileVote } from '../exile.ts'
import { exposure } from '../exposure.ts'
import { happen } from '../happenings.ts'
import { moveTo } from '../moving.ts'
import { offering } from '../objective.ts'
import { isAnybodyWilling, requesting } from '../request.ts'
import { once, withDie } from '../sameOption.ts'
import { changeFood } from '../verbs/colony.ts'
import { raiseDie } from '../verbs/dice.ts'
import type { Act } from './act.ts'

const HAS_MOVED = limit('LN-MOVE-01', 'move.hasMoved')
const SAME_PLACE = limit('LN-MOVE-01', 'move.samePlace')
const FULL = limit('LN-MOVE-01', 'move.full')
const NOT_IN_PLAY = limit('LN-BOARD-09', 'move.notInPlay')
const EXILED = limit('LN-EXILE-17', 'move.exiled')
const SEALED = limit('LN-SCEN-R0-02', 'move.sealed')

/** Limits of the destination. */
function entryLimit(s: State, seat: Seat, to: Place): BrokenLimit {
  if (!isInPlay(s, to)) return NOT_IN_PLAY
  if (isSealed(s, to)) return SEALED
  if (to === 'colony' && playerOf(s, seat).exiled) return EXILED
  return freeSpaces(s, to) > 0 ? undefined : FULL
}

/** The limits of all places at one question. One list for all questions, because a new one each time costs speed. */
const entries: BrokenLimit[] = PLACES.map(() => undefined)
function fillEntries(s: State, seat: Seat): void {
  for (let i = 0; i < PLACES.length; i++) entries[i] = entryLimit(s, seat, PLACES[i]!)
}

const movesOf = once(survivor => PLACES.map((to): Move => Object.freeze({ do: 'move', survivor, to })))

// LN-MOVE-01, LN-MOVE-02
export const move: Act<Move> = {
  candidates(s, seat, offer, { group }) {
    let isFilled = false
    for (const by of group) {
      const moved = by.moved ? HAS_MOVED : undefined
      if (offer.skips(moved)) continue
      if (!isFilled) fillEntries(s, seat)
      isFilled = true
      const moves = movesOf(by.id)
      for (let i = 0; i < PLACES.length; i++) {
        const entry = entries[i]
        if (offer.skips(entry)) continue
        const broken = entry === NOT_IN_PLAY ? entry : (moved ?? (by.at === PLACES[i] ? SAME_PLACE : entry))
        if (!offer.skips(broken)) offer.add(moves[i]!, broken)
      }
    }
  },
  act(s, seat, { survivor, to }) {
    moveTo(s, survivor, to)
    if (to === 'colony') call(offering, { seat })
    const mover = s.survivors.find(each => each.id === survivor)
    if (mover && !isSafeMove(s, mover, to)) call(exposure, { survivor })
    else call(aftermath, {})
  },
}

const EXILED_FOOD = limit('LN-EXILE-10', 'food.exiled')
const NO_FOOD = limit('LN-FOOD-01', 'food.none')
const HIGHEST = limit('LN-FOOD-02', 'food.highest')

function foodLimit(s: State, seat: Seat, die: number): BrokenLimit {
  if (playerOf(s, seat).exiled) return EXILED_FOOD
  if (s.food === 0) return NO_FOOD
  return die < 6 ? undefined : HIGHEST
}

const FOOD = withDie('food')

// LN-FOOD-01, LN-FOOD-03
export const food: Act<Food> = {
  candidates(s, seat, offer, { dice }) {
    for (const die of dice) {
      const broken = foodLimit(s, seat, die)
      if (!offer.skips(broken)) offer.add(FOOD[die]!, broken)
    }
  },
  act(s, seat, { die }) {
    changeFood(s, -1, 'die')
    raiseDie(s, seat, die, 1, 'die')
    happen(s, seat, 'food')
  },
}

const ONESELF = limit('LN-EXVOTE-01', 'exile.oneself')
const ONCE = limit('LN-EXVOTE-01', 'exile.once')
const GONE = limit('LN-EXVOTE-01', 'exile.gone')
const NO_EXILE = limit('LN-VAR-COOP-02', 'exile.cooperative')
const NO_EXILE_PD = limit('LN-VAR-PD-02', 'exile.dilemma')

/** Who cannot be voted out. */
export function accusedLimit(s: State, seat: Seat, player: Seat): BrokenLimit {
  if (player === seat) return ONESELF
  const { exiled, out } = playerOf(s, player)
  return exiled || out ? GONE : undefined
}

function exileLimit(s: State, seat: Seat, player: Seat): BrokenLimit {
  if (s.mode === 'cooperative') return NO_EXILE
  if (s.mode === 'dilemma') return NO_EXILE_PD
  if (player !== seat && playerOf(s, seat).called) return ONCE
  return accusedLimit(s, seat, player)
}

const EXILES = SEATS.map((player): Exile => Object.freeze({ do: 'exile', player }))

// LN-EXVOTE-01, LN-EXVOTE-03
export const exile: Act<Exile> = {
  candidates(s, seat, offer) {
    for (const player of seatsOf(s)) {
      const broken = exileLimit(s, seat, player)
      if (!offer.skips(broken)) offer.add(EXILES[player]!, broken)
    }
  },
  act(s, seat, { player }) {
    playerOf(s, seat).called = true
    tell.all?.({ e: 'exileCalled', seat, player })
    happen(s, seat, 'exileVote')
    call(exileVote, { seat: player })
  },
}

const REQUEST: Request = Object.freeze({ do: 'request' })
const NOBODY = limit('LN-REQ-01', 'request.nobody')

// LN-REQ-01, LN-EXILE-15
export const request: Act<Request> = {
  candidates: (s, seat, offer) => offer.add(REQUEST, isAnybodyWilling(s, seat) ? undefined : NOBODY),
  act(_, seat) {
    tell.all?.({ e: 'requests', seat })
    call(requesting, { seat })
  },
}
