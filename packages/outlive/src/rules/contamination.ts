import type { Seat } from '@lastlight/kernel'
import { CONTAMINATION } from '../content/tables.ts'
import type { Cause } from '../events.ts'
import { call, playerOf, tell } from '../language.ts'
import type { State } from '../state.ts'
import { loseSurvivors } from './survivors.ts'

const WORST = CONTAMINATION.length - 1

// OUT-RAD-02, OUT-RAD-05: spaces beyond the track cost survivors.
export function contaminate(s: State, seat: Seat, spaces: number, by: Cause): void {
  if (spaces === 0) return
  const player = playerOf(s, seat)
  const reached = Math.min(WORST, player.contamination + spaces)
  const over = player.contamination + spaces - reached
  set(s, seat, reached, by)
  if (over > 0) call(loseSurvivors, { seat, left: over, cause: by })
}

// OUT-RAD-03
export const decontaminate = (s: State, seat: Seat, by: Cause): void =>
  set(s, seat, Math.max(0, playerOf(s, seat).contamination - 1), by)

function set(s: State, seat: Seat, space: number, by: Cause): void {
  const player = playerOf(s, seat)
  if (player.contamination === space) return
  player.contamination = space
  tell.all?.({ e: 'contamination', seat, space, by })
}
