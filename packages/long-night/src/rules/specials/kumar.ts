// Kumar Sen: once per round he takes a wound upon himself that another survivor beside him would get.

import { flag, SEAT } from '@lastlight/kernel'
import { proc, tell } from '../../language.ts'
import { survivorOf } from '../../queries/position.ts'
import { abilityOf } from '../../queries/values.ts'
import type { State, Survivor } from '../../state.ts'
import { happen } from '../happenings.ts'

/** Who could step in for this survivor now. */
export function shielder(s: State, victim: string): Survivor | undefined {
  const at = survivorOf(s, victim)?.at
  return s.survivors.find(
    each => each.id !== victim && each.at === at && abilityOf(each).special === 'kumar' && !s.used.includes(each.id),
  )
}

/** The survivor who gets the wound instead. */
export function stepIn(s: State, victim: string): string {
  const { id, seat, at } = shielder(s, victim)!
  s.used.push(id)
  tell.all?.({ e: 'used', survivor: id, by: id })
  happen(s, seat, 'use', { survivor: id, at })
  return id
}

/** LN-CLAR-03: his player is asked, in anybody's turn. */
export const shield = proc('shield', { seat: SEAT }, { gives: flag })
shield.steps({
  ask: shield.ask({
    from: [true, false].map(yes => ({ do: 'shield', yes })),
    take: (_, __, o) => shield.give(o.yes),
  }),
})
