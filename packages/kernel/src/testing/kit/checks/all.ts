import type { Check } from '../checkedState.ts'
import { copies } from './copies.ts'
import { fishing } from './fishing.ts'
import { goesOn } from './goesOn.ts'
import { worldLeaves } from './leaves.ts'
import { looking } from './looking.ts'
import { namedIds } from './named.ts'
import { accepted, refusal } from './refusals.ts'
import { roundTrip, sameSeed, silence, stable } from './repeat.ts'
import { secret } from './secret.ts'
import { toldTheSame } from './toldTheSame.ts'
import { barrier, undo } from './undo.ts'
import { worldAgain, worldAllowed, worldChance, worldView } from './worlds.ts'

/** In the order in which they run: the checks with the plainest failures first. */
export const CHECKS: readonly Check[] = [
  looking,
  copies,
  stable,
  sameSeed,
  silence,
  roundTrip,
  refusal,
  accepted,
  barrier,
  undo,
  worldChance,
  worldView,
  worldAllowed,
  worldLeaves,
  worldAgain,
  toldTheSame,
  secret,
  fishing,
  namedIds,
  goesOn,
]
