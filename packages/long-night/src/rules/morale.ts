// LN-END-01: at 0 the game is lost at once, in the middle of whatever is happening.

import { finish, tell } from '../language.ts'
import type { State } from '../state.ts'

export function changeMorale(s: State, by: number): void {
  const before = s.morale
  s.morale = Math.max(0, s.morale + by)
  if (s.morale !== before) tell.all?.({ e: 'morale', by: s.morale - before, left: s.morale })
  if (s.morale === 0) gameOver(s, false)
}

/** LN-END-03, LN-END-04 */
export function gameOver(s: State, won: boolean): void {
  s.won = won
  s.phase = 'over'
  tell.all?.({ e: 'over', won })
  finish(s)
}
