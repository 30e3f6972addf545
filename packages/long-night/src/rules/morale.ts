// LN-END: how the game ends.

import type { Why } from '../events.ts'
import { fates, finish, goals, tell } from '../language.ts'
import { seatsOf } from '../queries/position.ts'
import type { Ending, State } from '../state.ts'
import { fate, goal } from '../zones.ts'
import { whyOf } from './why.ts'
import { winnersOf } from './winning.ts'

/** LN-END-01: at 0 the game is lost at once, whatever is being resolved. */
export function changeMorale(s: State, by: number, why?: Why): void {
  if (s.ending !== 'none') return
  const before = s.morale
  s.morale = Math.max(0, s.morale + by)
  if (s.morale !== before) tell.all?.({ e: 'morale', by: s.morale - before, left: s.morale, why: why ?? whyOf(s) })
  if (s.morale === 0) gameOver(s, 'morale')
}

/** LN-END-04: objectives are opened, and every player who has fulfilled theirs wins. */
export function gameOver(s: State, ending: Exclude<Ending, 'none'>): void {
  if (s.ending !== 'none') return
  s.ending = ending
  s.phase = 'over'
  s.winners = [...winnersOf(s)]
  for (const seat of seatsOf(s)) {
    const shown = [...goals.look(s, 'all', goal(seat)), ...fates.look(s, 'all', fate(seat))]
    if (shown.length > 0) tell.all?.({ e: 'goals', seat, goals: shown })
  }
  tell.all?.({ e: 'over', ending, winners: [...s.winners] })
  finish(s)
}
