export { configsOf } from './configs.ts'
export { type PlayedGoingBack, playGoingBack } from './goingBack.ts'
export { type Golden, golden, goldenDifference } from './golden.ts'
export { brokenInvariant, type Invariants, oneZoneEach } from './invariants.ts'
export { type KeptGame, keepGame, keptDifference } from './keptGame.ts'
export { type KitSettings, type KitTest, kit } from './kit.ts'
export { playChecked, replayChecked } from './play.ts'
export { ROUTINE, THOROUGH } from './settings.ts'
export { type Steered, type SteerSettings, steered } from './steered.ts'
export {
  CHEAP_CHECKS,
  type CheckName,
  type Choice,
  COSTLY_CHECKS,
  type CostlyCheck,
  KitFailure,
  type Played,
  type Rates,
  type Settings,
  type Subject,
} from './types.ts'
export { whereaboutsAgree } from './whereabouts.ts'
