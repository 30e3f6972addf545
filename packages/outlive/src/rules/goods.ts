// Tokens gained and paid.

import { end, int, limit, next, one, SEAT, type Seat } from '@lastlight/kernel'
import { FOOD, MATERIALS, type Resource } from '../content/resources.ts'
import type { Cause } from '../events.ts'
import { playerOf, proc, tell } from '../language.ts'
import type { Offers } from '../options.ts'
import { GROUPS, has, total } from '../queries/goods.ts'
import { unused } from '../queries/shelter.ts'
import { CAUSE, type State } from '../state.ts'
import { useUp } from './useUp.ts'

// OUT-ACT-04
export function gain(s: State, seat: Seat, kind: Resource, count: number, by: Cause): void {
  if (count === 0) return
  playerOf(s, seat)[kind] += count
  tell.all?.({ e: 'gained', seat, kind, count, by })
}

/** Spends the reserve first: unlike tokens it would be lost. */
export function spend(s: State, seat: Seat, kind: Resource, count: number, by: Cause): void {
  const tokens = kind === 'water' ? count - spendReserves(s, seat, count) : count
  if (tokens === 0) return
  playerOf(s, seat)[kind] -= tokens
  tell.all?.({ e: 'paid', seat, kind, count: tokens, by })
}

/** How much of the water the reserves have paid. */
function spendReserves(s: State, seat: Seat, most: number): number {
  let spent = 0
  for (let room = unused(playerOf(s, seat), 'waterReserve'); room && spent < most; spent++) {
    useUp(seat, room)
    room = unused(playerOf(s, seat), 'waterReserve')
  }
  return spent
}

type Pay = Offers['pay']
const PAY: { readonly food: readonly Pay[]; readonly materials: readonly Pay[] } = {
  food: FOOD.map(kind => ({ do: 'pay', kind })),
  materials: MATERIALS.map(kind => ({ do: 'pay', kind })),
}
const NONE_LEFT = limit('OUT-ACT-03', 'pay.noneLeft')

/** Pays tokens of a group one by one, of the payer's choice. With only one way to pay, nobody is asked. */
export const pay = proc('pay', { seat: SEAT, group: one('food', 'materials'), left: int, cause: CAUSE })
pay.steps({
  check(s, l) {
    if (l.left === 0) return end
    const player = playerOf(s, l.seat)
    if (total(player, l.group) > l.left) return next
    for (const kind of GROUPS[l.group]) spend(s, l.seat, kind, has(player, kind), l.cause)
    return end
  },
  choose: pay.ask({
    from: (_, l) => PAY[l.group],
    limit: (s, l, o) => (has(playerOf(s, l.seat), o.kind) > 0 ? undefined : NONE_LEFT),
    alone: 'take',
    take(s, l, o) {
      spend(s, l.seat, o.kind, 1, l.cause)
      l.left--
      return 'check'
    },
  }),
})
