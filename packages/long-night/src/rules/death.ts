// LN-SKILL, LN-LEADER, LN-LAST: survivors die, and their players get a new leader or survivor.

import { end, limit, list, next, type Offer, SEAT, type Seat } from '@lastlight/kernel'
import { hasDeck, PLACES } from '../content/places.ts'
import type { Why } from '../events.ts'
import { SEAT_NAME } from '../ids.ts'
import { call, items, people, proc, tell } from '../language.ts'
import type { Offers } from '../options.ts'
import { DEADLY, damageOf, freeSpaces, roomOutside, strandedSeats } from '../queries/people.ts'
import { groupOf, hasSurvivor, isInPlay, playerOf, seatsOf, survivorOf } from '../queries/position.ts'
import type { State, Survivor } from '../state.ts'
import { hand } from '../zones.ts'
import { leaveGame } from './elimination.ts'
import { happen } from './happenings.ts'
import { canComeIn, comingIn, join, lead } from './joining.ts'
import { changeMorale } from './morale.ts'
import { spendCard } from './spent.ts'
import { whyOf } from './why.ts'

export type Harm = 'wound' | 'frostbite' | 'despair'

/**
 * LN-EXPO-02, LN-SKILL-02: at three damage a survivor dies before anything else happens. LN-RULE-02: not when the game
 * is over.
 */
export function hurt(s: State, id: string, how: Harm, why?: Why): void {
  const survivor = survivorOf(s, id)
  if (!survivor || s.ending !== 'none') return
  survivor[how === 'wound' ? 'wounds' : how]++
  tell.all?.({ e: 'hurt', survivor: id, how, why: why ?? whyOf(s) })
  happen(s, survivor.seat, 'hurt', { survivor: id, at: survivor.at })
  if (damageOf(survivor) >= DEADLY) kill(s, id, why)
}

/** LN-SKILL-03: players without survivors get a new one in `aftermath`, after the effect has ended. */
export function kill(s: State, id: string, why?: Why): void {
  const survivor = survivorOf(s, id)
  if (!survivor || s.ending !== 'none') return
  tell.all?.({ e: 'died', survivor: id, at: survivor.at, why: why ?? whyOf(s) })
  takeAway(s, survivor, 'graveyard')
  happen(s, survivor.seat, 'died', { survivor: id, at: survivor.at })
  // LN-EXILE-12
  if (!playerOf(s, survivor.seat).exiled) changeMorale(s, -1, `death.${id}`)
}

/** LN-SKILL-07: lost is not killed. */
export function lose(s: State, id: string): void {
  const survivor = survivorOf(s, id)!
  tell.all?.({ e: 'left', survivor: id, at: survivor.at, why: whyOf(s) })
  takeAway(s, survivor, 'lost')
}

function takeAway(s: State, survivor: Survivor, to: 'graveyard' | 'lost'): void {
  leaveEquipment(s, survivor)
  // LN-RAX-PILL-03: its card lies beside Raxxon again.
  if (s.sideEffects.length > 0) s.sideEffects = s.sideEffects.filter(each => each.survivor !== survivor.id)
  people.move(s, survivor.id, 'inPlay', to)
  const player = playerOf(s, survivor.seat)
  if (player.leader === survivor.id) player.leader = ''
}

/** LN-SKILL-04, LN-SKILL-05, LN-SKILL-08: to the hand of its player in the colony, elsewhere into the deck or the stash. */
function leaveEquipment(s: State, { equipment, at, seat }: Survivor): void {
  const to = at === 'colony' ? hand(seat) : hasDeck(at) ? at : 'stash'
  const isShuffled = equipment.length > 0 && hasDeck(at)
  for (const card of equipment.slice()) items.move(s, card, 'equipped', to)
  if (isShuffled) items.shuffle(s, at)
}

const NOT_WAITING = limit('LN-TEXT-02', 'order.notWaiting')

/**
 * The player has no survivor and none who waits. LN-LAST-04: the waiting survivor of an exiled player needs a free
 * space at any location.
 */
const needsSurvivor = (s: State, seat: Seat): boolean => {
  const { waiting, exiled, bereft } = playerOf(s, seat)
  if (waiting !== '') return exiled && roomOutside(s).length > 0
  return !hasSurvivor(s, seat) && !(bereft && people.top(s, 'deck') === undefined)
}

/** Set by `exile.ts`, whose own procedures call this one: a stranded exile leaves the colony. */
const leaveColony: { out: (seat: Seat) => void } = { out: () => {} }
export const setLeaveColony = (out: (typeof leaveColony)['out']): void => {
  leaveColony.out = out
}

/** LN-SCEN-R2-02: whom a passage has called back leaves as it says, one after the other. */
const isLeaving = (s: State, seat: Seat): boolean =>
  s.flow.stack.some(({ at, l }) => at.startsWith('leavingAgain.') || (at.startsWith('leaving.') && l['seat'] === seat))

/**
 * LN-RULE-09: runs after a death, once the effect that caused it has ended. LN-TEXT-02: the first player decides the
 * order.
 */
export const aftermath = proc('aftermath', {}, { own: { done: list(SEAT_NAME) } })
aftermath.steps({
  leaders(s) {
    if (canComeIn(s)) {
      call(comingIn, {})
      return 'leaders'
    }
    const seat = seatsOf(s).find(each => playerOf(s, each).leader === '' && hasSurvivor(s, each))
    if (seat === undefined) return next
    call(naming, { seat })
    return 'leaders'
  },
  // LN-EXILE-05
  stranded: aftermath.ask({
    who: s => s.first,
    from: s =>
      strandedSeats(s)
        .filter(seat => !isLeaving(s, seat))
        .map((player): Offers['next'] => ({ do: 'next', player })),
    alone: 'take',
    take(_, __, o) {
      leaveColony.out(o.player)
      return 'stranded'
    },
  }),
  order: aftermath.ask({
    who: s => s.first,
    candidates(s, l, offer: Offer<Offers['next']>) {
      for (const player of seatsOf(s)) {
        if (playerOf(s, player).out) continue
        const isWaiting = needsSurvivor(s, player) && !l.done.includes(String(player))
        const broken = isWaiting ? undefined : NOT_WAITING
        if (!offer.skips(broken)) offer.add({ do: 'next', player }, broken)
      }
    },
    alone: 'take',
    take(_, l, o) {
      l.done.push(String(o.player))
      call(succession, { seat: o.player })
      return 'order'
    },
  }),
})

const WAIT = { do: 'enter', at: 'wait' } as const
const NO_ROOM = limit('LN-LAST-03', 'enter.noRoom')
const EXILED = limit('LN-LAST-04', 'enter.exiled')
const IN_COLONY = limit('LN-LAST-02', 'enter.colony')

const NOT_IN_PLAY = limit('LN-BOARD-09', 'move.notInPlay')

const ENTER: readonly Offers['enter'][] = [...PLACES.map(at => ({ do: 'enter', at }) as const), WAIT]

function enterLimit(s: State, seat: Seat, at: Offers['enter']['at']): typeof NO_ROOM | undefined {
  if (at !== 'wait' && !isInPlay(s, at)) return NOT_IN_PLAY
  if (playerOf(s, seat).exiled) {
    if (at === 'wait') return roomOutside(s).length === 0 ? undefined : EXILED
    return at === 'colony' ? EXILED : freeSpaces(s, at) > 0 ? undefined : NO_ROOM
  }
  const full = freeSpaces(s, 'colony') <= 0
  if (at === 'colony') return full ? NO_ROOM : undefined
  if (!full) return IN_COLONY
  return at === 'wait' || freeSpaces(s, at) > 0 ? undefined : NO_ROOM
}

const succession = proc('succession', { seat: SEAT })
succession.steps({
  // LN-VAR-ELIM-01
  out(s, l) {
    if (playerOf(s, l.seat).waiting !== '') return 'enter'
    if (!s.elimination) return next
    leaveGame(s, l.seat)
    return end
  },
  // LN-LAST-01, LN-LAST-05
  hand(s, l) {
    const cards = [...items.at(s, hand(l.seat))]
    for (const card of cards) spendCard(s, card, hand(l.seat))
    if (cards.length > 0) tell.all?.({ e: 'handLost', seat: l.seat, cards })
    return next
  },
  // LN-LAST-02; U-27: with an empty deck the player waits.
  draw(s, l) {
    const survivor = people.draw(s, 'deck', 'waiting')
    if (survivor === undefined) {
      playerOf(s, l.seat).bereft = true
      return end
    }
    playerOf(s, l.seat).waiting = survivor
    tell.all?.({ e: 'drawnSurvivor', seat: l.seat, survivor })
    return next
  },
  // LN-LAST-03, LN-LAST-04
  enter: succession.ask({
    from: ENTER,
    limit: (s, l, o) => enterLimit(s, l.seat, o.at),
    alone: 'take',
    take(s, l, o) {
      if (o.at === 'wait') return end
      const player = playerOf(s, l.seat)
      join(s, l.seat, player.waiting, 'waiting', o.at)
      player.waiting = ''
      if (player.leader === '') lead(s, l.seat, s.survivors.at(-1)!.id)
      return end
    },
  }),
})

/** LN-LEADER-01 */
const naming = proc('naming', { seat: SEAT })
naming.steps({
  leader: naming.ask({
    from: (s, l) => groupOf(s, l.seat).map(({ id }) => ({ do: 'lead', survivor: id }) as const),
    alone: 'take',
    take(s, l, o) {
      lead(s, l.seat, o.survivor)
      return next
    },
  }),
})
