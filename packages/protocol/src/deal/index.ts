// Provable deals: what a server writes, and what anybody can check.

export { canonical } from './canonical.ts'
export {
  type ExportedGame,
  exportedFrom,
  GAME_FORMAT,
  SAVE_FORMAT,
  signedText,
  TABLE_FORMAT,
  trailOf,
} from './format.ts'
export { type Check, checksOf, gameIn, type Proof, type Proving, proofOf } from './proof.ts'
export { commitmentOf, seedOf } from './seed.ts'
