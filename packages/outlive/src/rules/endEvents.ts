// OUT-NIGHT-EVENT: step 1 of the night, in turn order.

import { end, int, type Limit, limit, list, next, SEAT, type Seat } from '@lastlight/kernel'
import { activeEvents, callInto, events, leftOf, playerOf, proc, tell } from '../language.ts'
import type { EndEvent, Offers } from '../options.ts'
import { discountOn, endingCost } from '../queries/events.ts'
import { has } from '../queries/goods.ts'
import { unused } from '../queries/shelter.ts'
import type { State } from '../state.ts'
import { spend } from './goods.ts'
import { useUp } from './useUp.ts'

type Ending = Offers['endEvent']

const PASS: Ending = { do: 'pass' }
const CANNOT_PAY: Limit<State, { seat: Seat }, Ending> = {
  rule: 'OUT-NIGHT-EVENT-03',
  key: 'end.cannotPay',
  args(s, l, o) {
    if (o.do === 'pass') return {}
    const cost = endingCost(o.event, o.discount === true)
    return { kind: cost.kind, count: cost.count, has: has(playerOf(s, l.seat), cost.kind) }
  },
}
const NO_DISCOUNT = limit('OUT-ROOMK-03', 'end.noDiscount')
const NOT_FOR_AMMO = limit('OUT-ROOMK-03', 'end.notForAmmo')

function endLimit(s: State, seat: Seat, o: EndEvent): Limit<State, { seat: Seat }, Ending> | undefined {
  const player = playerOf(s, seat)
  const cost = endingCost(o.event, o.discount === true)
  if (o.discount) {
    if (!unused(player, 'eventDiscount')) return NO_DISCOUNT
    if (discountOn(cost.kind) === 0) return NOT_FOR_AMMO
  }
  return has(player, cost.kind) < cost.count ? CANNOT_PAY : undefined
}

const endOne = proc('endOne', { seat: SEAT }, { gives: int })
endOne.steps({
  // OUT-NIGHT-EVENT-01
  choose: endOne.ask({
    from(s): readonly Ending[] {
      const all: Ending[] = []
      for (const event of activeEvents(s)) all.push({ do: 'end', event }, { do: 'end', event, discount: true })
      all.push(PASS)
      return all
    },
    limit: (s, l, o) => (o.do === 'pass' ? undefined : endLimit(s, l.seat, o)),
    alone: 'take',
    take(s, l, o) {
      if (o.do === 'pass') {
        tell.all?.({ e: 'passed', seat: l.seat })
        return endOne.give(1)
      }
      endEvent(s, l.seat, o)
      return endOne.give(0)
    },
  }),
})

// OUT-NIGHT-EVENT-03, OUT-NIGHT-EVENT-04
function endEvent(s: State, seat: Seat, o: EndEvent): void {
  const player = playerOf(s, seat)
  const cost = endingCost(o.event, o.discount === true)
  if (o.discount) useUp(seat, unused(player, 'eventDiscount')!)
  spend(s, seat, cost.kind, cost.count, o.event)
  events.move(s, o.event, 'active', 'ended')
  player.events.push(o.event)
  tell.all?.({ e: 'endedEvent', seat, event: o.event })
}

export const endEvents = proc('endEvents', {}, { own: { seat: SEAT, out: list(int), passed: int } })
endEvents.steps({
  begin(s, l) {
    s.phase = 'events'
    l.seat = s.first
    return next
  },
  // OUT-NIGHT-EVENT-05: a pass is final.
  who(s, l) {
    if (l.out.length === s.players.length || activeEvents(s).length === 0) return end
    if (!l.out.includes(l.seat)) return next
    l.seat = leftOf(s, l.seat)
    return 'who'
  },
  turn: (_, l) => callInto(l, 'passed', endOne, { seat: l.seat }),
  after(s, l) {
    if (l.passed !== 0) l.out.push(l.seat)
    l.seat = leftOf(s, l.seat)
    return 'who'
  },
})
