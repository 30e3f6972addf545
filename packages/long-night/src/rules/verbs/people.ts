// Verbs that concern survivors.

import { end, flag, int, limit, list, next, one, SEAT } from '@lastlight/kernel'
import type { Whom } from '../../content/effects.ts'
import { PLACES } from '../../content/places.ts'
import { SURVIVOR_ID } from '../../ids.ts'
import { call, callInto, items, proc, tell } from '../../language.ts'
import { destinations, idsOf, peopleAt, roomOutside, survivorsAt } from '../../queries/people.ts'
import { playerOf, survivorOf } from '../../queries/position.ts'
import { meant } from '../../queries/targets.ts'
import type { State, Survivor } from '../../state.ts'
import { aftermath, type Harm, hurt, lose } from '../death.ts'
import { exposure } from '../exposure.ts'
import { lead } from '../joining.ts'
import { moveTo, relocate } from '../moving.ts'
import { offering } from '../objective.ts'
import { pickPlace } from '../picks.ts'
import { attach } from '../raxxon.ts'
import type { NeedTable, Resolving, VerbTable } from '../resolve.ts'
import { oneCard, oneSurvivor } from '../sameOption.ts'
import { wasteOf } from '../spent.ts'
import { whyOf } from '../why.ts'
import { woundAll } from '../woundAll.ts'

type Verbs =
  | 'wound'
  | 'frostbite'
  | 'despair'
  | 'heal'
  | 'console'
  | 'leave'
  | 'put'
  | 'drive'
  | 'expose'
  | 'handOver'
  | 'disarm'
  | 'restrain'
  | 'sideEffect'
  | 'spreadWounds'
  | 'everybody'

const harm =
  (how: Harm) =>
  (s: State, l: Resolving, count: number): typeof next => {
    for (let i = 0; i < count; i++) hurt(s, l.survivor, how)
    return call(aftermath, {})
  }

/** LN-DESPAIR-02 */
function consoleOne(s: State, survivor: Survivor): void {
  if (survivor.despair === 0) return
  survivor.despair--
  tell.all?.({ e: 'healed', survivor: survivor.id, what: 'despair', why: whyOf(s) })
}

const HEALS = (['wounds', 'frostbite'] as const).map(what => ({ do: 'heal', what }) as const)
const UNHURT = limit('LN-DESPAIR-02', 'heal.unhurt')

/** Removes damage of any kind but despair. */
const healing = proc('healing', { seat: SEAT, survivor: SURVIVOR_ID, left: int })
healing.steps({
  more: (_, l) => (l.left > 0 ? next : end),
  which: healing.ask({
    from: HEALS,
    limit: (s, l, o) => (survivorOf(s, l.survivor)![o.what] > 0 ? undefined : UNHURT),
    alone: 'take',
    take(s, l, o) {
      l.left--
      survivorOf(s, l.survivor)![o.what]--
      tell.all?.({ e: 'healed', survivor: l.survivor, what: o.what, why: whyOf(s) })
      return 'more'
    },
  }),
})

/** LN-CLAR-13: an exiled player's survivor is sent to any other location instead. */
const sendAway = proc('sendAway', { seat: SEAT, survivor: SURVIVOR_ID }, { own: { to: one(...PLACES) } })
sendAway.steps({
  where(s, l) {
    const here = survivorOf(s, l.survivor)!.at
    const among = roomOutside(s).filter(at => at !== here)
    return among.length === 0 ? end : callInto(l, 'to', pickPlace, { seat: l.seat, among })
  },
  go(s, l) {
    relocate(s, l.survivor, l.to)
    return call(aftermath, {})
  },
})

const driving = proc('driving', { seat: SEAT, survivor: SURVIVOR_ID }, { own: { to: one(...PLACES) } })
driving.steps({
  where(s, l) {
    const among = [...destinations(s, survivorOf(s, l.survivor)!)]
    return callInto(l, 'to', pickPlace, { seat: l.seat, among })
  },
  go(s, l) {
    moveTo(s, l.survivor, l.to)
    if (l.to === 'colony') call(offering, { seat: l.seat })
    return call(aftermath, {})
  },
})

const NOT_THERE = limit('LN-TEXT-02', 'order.notThere')

const exposeAll = proc('exposeAll', { survivors: list(SURVIVOR_ID) })
exposeAll.steps({
  // LN-TEXT-02: bites spread, so the order matters, and the first player says it.
  each: exposeAll.ask({
    who: s => s.first,
    from: (_, l) => l.survivors.map(oneSurvivor),
    limit: (s, _, o) => (survivorOf(s, o.survivor) ? undefined : NOT_THERE),
    alone: 'take',
    take(_, l, o) {
      l.survivors.splice(l.survivors.indexOf(o.survivor), 1)
      call(exposure, { survivor: o.survivor })
      return 'each'
    },
  }),
})

const disarming = proc('disarming', { seat: SEAT, survivor: SURVIVOR_ID })
disarming.steps({
  which: disarming.ask({
    from: (s, l) => survivorOf(s, l.survivor)!.equipment.map(oneCard),
    alone: 'take',
    take(s, l, o) {
      const { seat } = survivorOf(s, l.survivor)!
      items.move(s, o.card, 'equipped', wasteOf(s, seat))
      tell.all?.({ e: 'discarded', seat, card: o.card, why: whyOf(s) })
      return next
    },
  }),
})

/** LN-CLAR-07: no survivor is hit twice before all there have been hit once; owners pick among their own, in turn. */
const spreading = proc(
  'spreading',
  { at: one(...PLACES), left: int, seats: list(int) },
  { own: { hit: list(SURVIVOR_ID), seat: int, some: flag } },
)
const ALREADY = limit('LN-CLAR-07', 'spread.already')
spreading.steps({
  player(s, l) {
    const open = survivorsAt(s, l.at).filter(each => !l.hit.includes(each.id))
    if (l.left === 0 || peopleAt(s, l.at) === 0) return 'after'
    if (open.length === 0) {
      l.hit = []
      return 'player'
    }
    // Goes round the table, past players without survivors to pick.
    do {
      const seat = l.seats.shift()!
      l.seats.push(seat)
      l.seat = seat
    } while (!open.some(each => each.seat === l.seat))
    return next
  },
  pick: spreading.ask({
    from: (s, l) =>
      survivorsAt(s, l.at)
        .filter(each => each.seat === l.seat)
        .map(({ id }) => oneSurvivor(id)),
    limit: (_, l, o) => (l.hit.includes(o.survivor) ? ALREADY : undefined),
    alone: 'take',
    take(s, l, o) {
      l.left--
      l.hit.push(o.survivor)
      hurt(s, o.survivor, 'wound')
      return 'player'
    },
  }),
  after: () => call(aftermath, {}),
})

function everybody(s: State, l: Resolving, whom: Whom, what: string): typeof next {
  const all = meant(s, whom, l)
  switch (what) {
    case 'expose':
      return call(exposeAll, { survivors: idsOf(all) })
    case 'heal':
      // Calls are stacked, so the last call runs first.
      for (const { id, seat } of all.toReversed()) call(healing, { seat, survivor: id, left: 1 })
      return next
    case 'console':
      for (const each of all) consoleOne(s, each)
      return next
    default:
      return call(woundAll, { survivors: idsOf(all) })
  }
}

/** LN-CLAR-17: with all equipment. */
function handOver(s: State, survivor: Survivor, to: number): void {
  const before = playerOf(s, survivor.seat)
  if (before.leader === survivor.id) before.leader = ''
  survivor.seat = to
  tell.all?.({ e: 'handedOver', survivor: survivor.id, to, why: whyOf(s) })
  if (playerOf(s, to).leader === '') lead(s, to, survivor.id)
}

export const peopleVerbs: Pick<VerbTable, Verbs> = {
  wound: harm('wound'),
  frostbite: harm('frostbite'),
  despair: harm('despair'),
  heal: (_, l, left) => call(healing, { seat: l.seat, survivor: l.survivor, left }),
  console(s, l, count) {
    for (let i = 0; i < count; i++) consoleOne(s, survivorOf(s, l.survivor)!)
    return next
  },
  leave(s, l) {
    lose(s, l.survivor)
    return call(aftermath, {})
  },
  put(s, l) {
    const survivor = survivorOf(s, l.survivor)
    if (!survivor) return next
    if (playerOf(s, survivor.seat).exiled) return call(sendAway, { seat: survivor.seat, survivor: l.survivor })
    relocate(s, l.survivor, 'colony')
    return call(aftermath, {})
  },
  drive: (_, l) => call(driving, { seat: l.seat, survivor: l.survivor }),
  expose: (_, l) => call(exposure, { survivor: l.survivor }),
  handOver(s, l) {
    handOver(s, survivorOf(s, l.survivor)!, l.other)
    return call(aftermath, {})
  },
  disarm: (_, l) => call(disarming, { seat: l.seat, survivor: l.survivor }),
  // LN-CLAR-08
  restrain(s, l) {
    survivorOf(s, l.survivor)!.restrained = true
    tell.all?.({ e: 'restrained', survivor: l.survivor, why: whyOf(s) })
    return next
  },
  sideEffect(s, l, id) {
    attach(s, id, l.survivor)
    return next
  },
  spreadWounds: (s, l, left) =>
    call(spreading, { at: l.place, left, seats: [...s.players.keys()].map(i => (s.first + i) % s.players.length) }),
  everybody,
}

export const peopleNeeds: NeedTable = {
  heal(s, { survivor }) {
    const { wounds, frostbite } = survivorOf(s, survivor)!
    return wounds + frostbite > 0
  },
}
