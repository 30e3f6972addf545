// LN-SCEN-B1, LN-SCEN-B2: the passages of Bandit Raid.

import { end, flag, int, limit, list, next, SEAT, type Seat } from '@lastlight/kernel'
import { secretRow } from '../../content/secretObjectives.ts'
import { survivorRow } from '../../content/survivors.ts'
import { SURVIVOR_OR_NONE } from '../../ids.ts'
import { CARDS, call, goals, proc, tell } from '../../language.ts'
import type { Offers } from '../../options.ts'
import { effectContext, holds } from '../../queries/conditions.ts'
import { byInfluence, DEADLY, damageOf, idsOf, lowestOf } from '../../queries/people.ts'
import { banditLeader, editionOf, inOrder, membersOf, playerOf, seatsOf, survivorOf } from '../../queries/position.ts'
import { ofMembers } from '../../queries/scenario.ts'
import type { State } from '../../state.ts'
import { goal } from '../../zones.ts'
import { accusedLimit } from '../acts/moves.ts'
import { aftermath, hurt, kill } from '../death.ts'
import { exileVote, leavingAgain } from '../exile.ts'
import { gameOver } from '../morale.ts'
import { relocate } from '../moving.ts'
import { changeFood } from '../verbs/colony.ts'
import { comingHome } from './comingHome.ts'
import { read } from './read.ts'

/** After B1: two envoys walk into an ambush. */
export const ambush = proc('ambush', {}, { own: { highest: SURVIVOR_OR_NONE, lowest: SURVIVOR_OR_NONE } })
ambush.steps({
  // LN-SCEN-B1-06, LN-SCEN-B1-09: among all survivors in play, and both before anything changes.
  read(s, l) {
    const all = s.survivors
    const human = lowestOf(all.filter(({ id }) => survivorRow(id).human))
    l.highest = byInfluence(all).at(-1)?.id ?? ''
    l.lowest = human?.id ?? ''
    s.passages = 1
    // LN-SCEN-B1-08, ED-44
    read(s, 'ambush', (editionOf(s).humanReads ? human : lowestOf(all))?.seat ?? s.first)
    return next
  },
  // LN-SCEN-B1-01, LN-SCEN-B1-02, LN-SCEN-04
  go(s, l) {
    changeFood(s, -s.food)
    for (const id of [l.highest, l.lowest]) relocate(s, id, 'hideout')
    return next
  },
  // LN-SCEN-B1-03
  shot(s, l) {
    kill(s, l.highest)
    return next
  },
  // LN-SCEN-B1-04, LN-SCEN-B1-05
  flight(s, l) {
    const runner = survivorOf(s, l.lowest)
    if (!runner) return next
    if (damageOf(runner) < DEADLY - 1) hurt(s, l.lowest, 'wound')
    relocate(s, l.lowest, 'colony')
    return call(leavingAgain, { barred: 'hideout' })
  },
  after: () => call(aftermath, {}),
})

const TRUST = { do: 'trust' } as const

const NOT_YOURS = limit('LN-SCEN-B2-05', 'reveal.notYours')
const REVEAL = [true, false].map(yes => ({ do: 'reveal', yes }) as const)

/** The bandits' card, fulfilled but for the end of the game. */
const hasBetrayed = (s: State, seat: Seat): boolean =>
  goals.at(s, goal(seat)).includes('bandit') &&
  secretRow('bandit').if.every(condition => holds(s, CARDS, condition, effectContext(seat)))

const unmasking = proc('unmasking', { seat: SEAT }, { gives: flag })
unmasking.steps({
  ask: unmasking.ask({
    from: REVEAL,
    limit: (s, l, o) => (!o.yes || hasBetrayed(s, l.seat) ? undefined : NOT_YOURS),
    take: (_, __, o) => unmasking.give(o.yes),
  }),
})

/** After B2: suspicion before the assault, with a special exile phase. */
export const suspicion = proc('suspicion', {}, { own: { order: list(int), seat: SEAT, accused: SEAT } })
suspicion.steps({
  // LN-SCEN-B2-03, LN-SCEN-B2-09: from now on the bandits may have a leader.
  read(s, l) {
    s.passages = 2
    read(s, 'suspicion', s.first)
    if (banditLeader(s) >= 0) tell.all?.({ e: 'banditLeader', seat: banditLeader(s) })
    // LN-SCEN-05
    if (s.mode !== 'hidden') return 'home'
    l.order = [...inOrder(s)]
    return next
  },
  // LN-SCEN-B2-01
  whose(s, l) {
    const seat = l.order.shift()
    if (seat === undefined) return 'reveal'
    l.seat = seat
    return playerOf(s, seat).out ? 'whose' : next
  },
  accuse: suspicion.ask({
    from: s => [...seatsOf(s).map((player): Offers['accuse'] => ({ do: 'exile', player })), TRUST],
    limit: (s, l, o) => (o.do === 'trust' ? undefined : accusedLimit(s, l.seat, o.player)),
    alone: 'take',
    take(_, l, o) {
      if (o.do === 'trust') return 'whose'
      l.accused = o.player
      tell.all?.({ e: 'exileCalled', seat: l.seat, player: o.player })
      // LN-SCEN-B2-02
      call(exileVote, { seat: o.player })
      return next
    },
  }),
  // LN-SCEN-B2-03, LN-SCEN-B2-04
  verdict(s, l) {
    const { exiled, role } = playerOf(s, l.accused)
    if (exiled) read(s, role === 'traitor' ? 'caught' : 'wronged', l.accused)
    return 'whose'
  },
  // LN-SCEN-B2-05: all members answer, so that the question itself gives no player away.
  reveal: suspicion.secretly({
    who: membersOf,
    lane: unmasking,
    with: (_, __, seat) => ({ seat }),
    then(s, _, gave) {
      const traitor = gave.find(each => each.gave)
      if (!traitor) return next
      read(s, 'betrayed', traitor.seat)
      gameOver(s, 'bandits')
      return end
    },
  }),
  // LN-SCEN-B2-07, LN-SCEN-04, ED-45
  home(s) {
    read(s, 'home', s.first)
    const { homeFrom } = editionOf(s)
    const away = ofMembers(s).filter(({ at }) => at !== 'colony' && (homeFrom === 'everywhere' || at === homeFrom))
    return call(comingHome, { survivors: idsOf(away) })
  },
  after: () => call(aftermath, {}),
})
