// LN-ROUND-08: the acts of a turn, in any order, as often as possible.

import { end, next, type Offer, SEAT, type Seat } from '@lastlight/kernel'
import { call, items, proc, tell } from '../language.ts'
import type { Offers, TurnOption } from '../options.ts'
import { groupOf, playerOf } from '../queries/position.ts'
import type { State } from '../state.ts'
import { hand } from '../zones.ts'
import type { Act } from './acts/act.ts'
import { attack, attackWith } from './acts/attack.ts'
import { fightBandit, loot, raid } from './acts/bandits.ts'
import { build, contribute, donate, eat, handOff, pacify, play, stow } from './acts/cards.ts'
import { code } from './acts/code.ts'
import { attract, barricade, clean } from './acts/colonyWork.ts'
import { attackMutant } from './acts/encounter.ts'
import { fight } from './acts/fight.ts'
import { exile, food, move, request } from './acts/moves.ts'
import { search } from './acts/search.ts'
import { use } from './acts/use.ts'
import { crossing, drawRoad, returnRoad, takeTriggered } from './crossroads.ts'
import { freezing } from './exposure.ts'
import { happen } from './happenings.ts'
import { kindsOf } from './picks.ts'
import { reopen } from './request.ts'
import { turnEnd } from './timedAbilities.ts'

/** In the order of the rulebook: acts that cost a die, then free ones. */
const WITH_A_DIE = {
  attack,
  attackWith,
  attackMutant,
  fight,
  fightBandit,
  raid,
  search,
  barricade,
  clean,
  attract,
  code,
}
const FREE = { use, play, stow, contribute, move, food, eat, request, handOff, exile, donate, pacify, build, loot }
const ACTS: { readonly [D in TurnOption['do']]: Act<Extract<TurnOption, { readonly do: D }>> } = {
  ...WITH_A_DIE,
  ...FREE,
}

const actsWithADie: readonly Act<never>[] = Object.values(WITH_A_DIE)
const freeActs: readonly Act<never>[] = Object.values(FREE)
const byKind: ReadonlyMap<string, Act<never>> = new Map(Object.entries(ACTS))

function candidates(s: State, seat: Seat, offer: Offer<Offers['act']>): void {
  const { only } = offer
  if (only === 'done') return offer.add(DONE)
  const mine = { dice: kindsOf(playerOf(s, seat).dice), group: groupOf(s, seat), hand: items.at(s, hand(seat)) }
  // Without dice, an act that costs one names nothing.
  if (only !== undefined) return byKind.get(only)?.candidates(s, seat, offer, mine)
  if (mine.dice.length > 0) for (const act of actsWithADie) act.candidates(s, seat, offer, mine)
  for (const act of freeActs) act.candidates(s, seat, offer, mine)
  offer.add(DONE)
}
const DONE = Object.freeze({ do: 'done' })

const actOf = (o: TurnOption): Act<TurnOption> => ACTS[o.do]

export const turn = proc('turn', { seat: SEAT })
turn.steps({
  // LN-ROUND-07, LN-XROADS-01
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
  frostbite: (_, l) => call(freezing, { seat: l.seat }),
  crossroadsAtStart(s, l) {
    happen(s, l.seat, 'begin')
    return call(crossing, {})
  },
  // LN-VAR-ELIM-03: without the player the turn is over.
  goOn(s, l) {
    const { out } = playerOf(s, l.seat)
    if (!out && !s.turnEnds) return next
    tell.all?.({ e: 'turnOver', seat: l.seat, why: out ? 'out' : 'turnEnds' })
    return out ? 'over' : 'abilitiesAtEnd'
  },
  // LN-ROUND-08
  act: turn.ask({
    candidates: (s, l, offer: Offer<Offers['act']>) => candidates(s, l.seat, offer),
    kinds: [...Object.keys(ACTS), 'done'],
    sure: true,
    take(s, l, o) {
      if (o.do === 'done') {
        tell.all?.({ e: 'turnOver', seat: l.seat, why: 'turn' })
        return 'crossroadsAtEnd'
      }
      if (o.do !== 'request') reopen(s, l.seat)
      actOf(o).act(s, l.seat, o)
      return next
    },
  }),
  // LN-XROADS-03
  crossroadsAfterAct(s) {
    if (takeTriggered(s)) call(crossing, {})
    return 'goOn'
  },
  crossroadsAtEnd(s, l) {
    happen(s, l.seat, 'end')
    return call(crossing, {})
  },
  abilitiesAtEnd: (_, l) => call(turnEnd, { seat: l.seat }),
  crossroadsAfterAbilities: () => call(crossing, {}),
  // LN-XROADS-06
  over(s) {
    returnRoad(s)
    s.active = -1
    s.happened = []
    s.turnEnds = false
    return end
  },
})
