// LN-MOVE: survivors change places.

import type { Place } from '../content/places.ts'
import { tell } from '../language.ts'
import { freeSpaces, isGuarded } from '../queries/people.ts'
import { survivorOf } from '../queries/position.ts'
import type { State } from '../state.ts'
import { hurt } from './death.ts'
import { happen } from './happenings.ts'
import { whyOf } from './why.ts'

/** LN-CLAR-12: applies to survivors who come to the school, not to those who stay there. */
function arrive(s: State, id: string, at: Place): void {
  if (isGuarded(s, at)) hurt(s, id, 'wound', 'lasting.armedMother')
}

/** LN-MOVE-01: this turn's move, without the exposure roll. Whoever calls this goes on with `aftermath`, for those who wait. */
export function moveTo(s: State, id: string, to: Place): void {
  const survivor = survivorOf(s, id)!
  survivor.at = to
  survivor.moved = true
  tell.all?.({ e: 'moved', survivor: id, to, why: whyOf(s) })
  happen(s, survivor.seat, 'move', { survivor: id, at: to })
  arrive(s, id, to)
}

/** LN-MOVE-03: put somewhere, which is no move. LN-MOVE-04: where there is no room, the survivor stays. `aftermath` follows here, too. */
export function relocate(s: State, id: string, to: Place): void {
  const survivor = survivorOf(s, id)
  if (!survivor || survivor.at === to || freeSpaces(s, to) <= 0) return
  survivor.at = to
  tell.all?.({ e: 'put', survivor: id, to, why: whyOf(s) })
  arrive(s, id, to)
}
