import type { Seat } from '@lastlight/kernel'
import type { Cause } from '../events.ts'
import { call, playerOf, tell } from '../language.ts'
import { markerAfter } from '../queries/marker.ts'
import type { State } from '../state.ts'
import { loseSurvivors } from './survivors.ts'

// OUT-RAD-02, OUT-RAD-05: spaces beyond the track cost survivors.
export function contaminate(s: State, seat: Seat, spaces: number, by: Cause): void {
  if (spaces === 0) return
  const { space, over } = markerAfter(playerOf(s, seat).contamination, spaces)
  set(s, seat, space, by)
  if (over > 0) call(loseSurvivors, { seat, left: over, cause: by })
}

// OUT-RAD-03
export const decontaminate = (s: State, seat: Seat, by: Cause): void =>
  set(s, seat, markerAfter(playerOf(s, seat).contamination, -1).space, by)

function set(s: State, seat: Seat, space: number, by: Cause): void {
  const player = playerOf(s, seat)
  if (player.contamination === space) return
  player.contamination = space
  tell.all?.({ e: 'contamination', seat, space, by })
}
