// LN-ATTACK-02: what an attack on a zombie costs the attacker.

import { call } from '../../language.ts'
import { isCold } from '../../queries/objectives.ts'
import { sparedFrom } from '../../queries/values.ts'
import type { State, Survivor } from '../../state.ts'
import { aftermath, hurt } from '../death.ts'
import { exposure } from '../exposure.ts'
import { happen } from '../happenings.ts'

/** LN-OBJ-01: the cold comes before the exposure roll. */
export function freezeAttacker(s: State, id: string): void {
  if (isCold(s)) hurt(s, id, 'frostbite', 'cold')
}

/** LN-ATTACK-02: a zombie is killed, which may trigger a crossroads card. */
export function faceIt(s: State, attacker: Survivor, exposed: boolean): void {
  happen(s, attacker.seat, 'attack', { survivor: attacker.id, at: attacker.at })
  exposeAttacker(attacker, exposed)
}

/** LN-EXPO-01 */
export function exposeAttacker(attacker: Survivor, exposed: boolean): void {
  if (exposed && !sparedFrom(attacker, 'attack')) call(exposure, { survivor: attacker.id })
  else call(aftermath, {})
}
