// LN-ROUND-08: what a player may do in a turn, in any order, as often as it is possible.

import { end, next, SEAT, type Seat } from '@lastlight/kernel'
import { call, proc, tell } from '../language.ts'
import { groupOf, playerOf } from '../queries/position.ts'
import type { State } from '../state.ts'
import { attack, attackWith } from './acts/attack.ts'
import { contribute, donate, eat, handOff, pacify, play, stow } from './acts/cards.ts'
import { attract, barricade, clean } from './acts/colonyWork.ts'
import type { Broken, Deed } from './acts/deed.ts'
import { fight } from './acts/fight.ts'
import { exile, food, move, request } from './acts/moves.ts'
import { search } from './acts/search.ts'
import { use } from './acts/use.ts'
import { crossing, drawRoad, isStirred, returnRoad } from './crossroads.ts'
import { aftermath } from './death.ts'
import { freeze } from './exposure.ts'
import { happen } from './happening.ts'
import { turnEnd } from './moments.ts'
import { kindsOf } from './picks.ts'
import { reopen } from './request.ts'

/** In the order of the rulebook: what costs a die, then what is free. */
const DEEDS = {
  attack,
  attackWith,
  fight,
  search,
  barricade,
  clean,
  attract,
  use,
  play,
  stow,
  contribute,
  move,
  food,
  eat,
  request,
  handOff,
  exile,
  donate,
  pacify,
}
type DeedName = keyof typeof DEEDS
type ActOf<D> = D extends Deed<infer A> ? A : never
export type Act = ActOf<(typeof DEEDS)[DeedName]> | { readonly do: 'done' }

type AnyDeed = Deed<Act>
const WITH_A_DIE = [attack, attackWith, fight, search, barricade, clean, attract] as unknown as readonly AnyDeed[]
const OTHERS = Object.values(DEEDS).filter(
  deed => !WITH_A_DIE.includes(deed as unknown as AnyDeed),
) as unknown as readonly AnyDeed[]
const deedOf = (o: Act): Deed<Act> => DEEDS[o.do as DeedName] as unknown as Deed<Act>
const DONE: Act = { do: 'done' }

function acts(s: State, seat: Seat, wide: boolean): readonly Act[] {
  const all: Act[] = []
  const mine = { dice: kindsOf(playerOf(s, seat).dice), group: groupOf(s, seat) }
  if (mine.dice.length > 0) for (const deed of WITH_A_DIE) deed.name(s, seat, all, mine, wide)
  for (const deed of OTHERS) deed.name(s, seat, all, mine, wide)
  all.push(DONE)
  return all
}

const actLimit = (s: State, { seat }: { readonly seat: Seat }, o: Act): Broken =>
  o.do === 'done' ? undefined : deedOf(o).limit(s, seat, o)

export const turn = proc('turn', { seat: SEAT })
turn.steps({
  // LN-ROUND-07
  begin(s, l) {
    s.active = l.seat
    s.happened = []
    const player = playerOf(s, l.seat)
    player.called = false
    player.asked = []
    for (const survivor of groupOf(s, l.seat)) survivor.moved = false
    drawRoad(s, l.seat)
    return next
  },
  // LN-FROST-01
  frost(s, l) {
    freeze(s, l.seat)
    return call(aftermath, {})
  },
  noted(s, l) {
    happen(s, l.seat, 'begin')
    return call(crossing, {})
  },
  // LN-VAR-ELIM-03: without the player the turn is over.
  go(s, l) {
    const { out } = playerOf(s, l.seat)
    if (!out && !s.turnEnds) return next
    tell.all?.({ e: 'turnOver', seat: l.seat, why: out ? 'out' : 'turnEnds' })
    return out ? 'over' : 'last'
  },
  act: turn.ask({
    from: (s, l) => acts(s, l.seat, false),
    wide: (s, l) => acts(s, l.seat, true),
    exact: true,
    limit: actLimit,
    sure: true,
    take(s, l, o) {
      if (o.do === 'done') {
        tell.all?.({ e: 'turnOver', seat: l.seat, why: 'turn' })
        return next
      }
      if (o.do !== 'request') reopen(s, l.seat)
      deedOf(o).act(s, l.seat, o)
      return 'roads'
    },
  }),
  done(s, l) {
    happen(s, l.seat, 'end')
    return call(crossing, {})
  },
  last: (_, l) => call(turnEnd, { seat: l.seat }),
  late: () => call(crossing, {}),
  over(s) {
    returnRoad(s)
    s.active = -1
    s.happened = []
    s.turnEnds = false
    return end
  },
  // LN-XROADS-03
  roads: s => (isStirred(s) ? call(crossing, {}) : 'go'),
  again: () => 'go',
})
