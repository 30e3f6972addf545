// Verbs that concern a player's dice.

import { end, int, limit, next, SEAT, type Seat } from '@lastlight/kernel'
import type { Why } from '../../events.ts'
import { call, callInto, proc, rollDie, tell } from '../../language.ts'
import { playerOf } from '../../queries/position.ts'
import type { State } from '../../state.ts'
import { kindsOf, pickDie } from '../picks.ts'
import type { NeedTable, VerbTable } from '../resolve.ts'
import { oneDie } from '../sameOption.ts'
import { whyOf } from '../why.ts'

type Verbs = 'gainDie' | 'loseDie' | 'payDie' | 'reroll' | 'raise'

/** LN-DIE-01 */
export function spend(s: State, seat: Seat, die: number): void {
  const player = playerOf(s, seat)
  player.dice.splice(player.dice.indexOf(die), 1)
  player.used.push(die)
  tell.all?.({ e: 'spent', seat, die, why: whyOf(s) })
}

function change(s: State, seat: Seat, from: number, to: number, why?: Why): void {
  const { dice } = playerOf(s, seat)
  dice[dice.indexOf(from)] = to
  tell.all?.({ e: 'dieChanged', seat, from, to, why: why ?? whyOf(s) })
}

/** Loses up to this many unused dice. */
const dropping = proc('dropping', { seat: SEAT, left: int }, { own: { die: int } })
dropping.steps({
  which(s, l) {
    if (l.left === 0 || playerOf(s, l.seat).dice.length === 0) return end
    l.left--
    return callInto(l, 'die', pickDie, { seat: l.seat })
  },
  drop(s, l) {
    spend(s, l.seat, l.die)
    return 'which'
  },
})

/** Only while there is a die to roll again; rolling uses none up. */
const rerolling = proc('rerolling', { seat: SEAT, left: int }, { own: { die: int } })
rerolling.steps({
  which(_, l) {
    if (l.left === 0) return end
    l.left--
    return callInto(l, 'die', pickDie, { seat: l.seat })
  },
  again(s, l) {
    change(s, l.seat, l.die, rollDie(s))
    return 'which'
  },
})

const HIGHEST = limit('LN-FOOD-02', 'food.highest')
const MOST = 6

/** LN-FOOD-02: a die never shows more than 6. */
export const raiseDie = (s: State, seat: Seat, die: number, by: number, why?: Why): void =>
  change(s, seat, die, Math.min(MOST, die + by), why)

const raising = proc('raising', { seat: SEAT, by: int })
raising.steps({
  which: raising.ask({
    from: (s, l) => kindsOf(playerOf(s, l.seat).dice).map(oneDie),
    limit: (_, __, o) => (o.die < MOST ? undefined : HIGHEST),
    alone: 'take',
    take(s, l, o) {
      raiseDie(s, l.seat, o.die, l.by)
      return next
    },
  }),
})

export const diceVerbs: Pick<VerbTable, Verbs> = {
  gainDie(s, l, count) {
    const { dice } = playerOf(s, l.seat)
    for (let i = 0; i < count; i++) {
      const die = rollDie(s)
      dice.push(die)
      tell.all?.({ e: 'rolled', seat: l.seat, dice: [die], why: whyOf(s) })
    }
    return next
  },
  loseDie: (_, l, left) => call(dropping, { seat: l.seat, left }),
  payDie: (_, l, left) => call(dropping, { seat: l.seat, left }),
  reroll: (_, l, left) => call(rerolling, { seat: l.seat, left }),
  raise: (_, l, by) => call(raising, { seat: l.seat, by }),
}

export const diceNeeds: NeedTable = {
  payDie: (s, { seat }, count) => playerOf(s, seat).dice.length >= count,
  reroll: (s, { seat }) => playerOf(s, seat).dice.length > 0,
  raise: (s, { seat }) => playerOf(s, seat).dice.some(die => die < MOST),
}
