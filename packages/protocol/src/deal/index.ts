// Provable deals: the files that a server exports, and their checks.

export { canonical } from './canonical.ts'
export type { Check } from './finding.ts'
export {
  configFrom,
  type ExportedGame,
  exportedFrom,
  GAME_FORMAT,
  isGameFormat,
  linksOf,
  logFrom,
  OLD_GAME_FORMAT,
  type Revealed,
  SAVE_FORMAT,
  signedText,
  TABLE_FORMAT,
  trailOf,
} from './format.ts'
export { checksOf, gameIn, type Proof, type Proving, proofOf } from './proof.ts'
export { listPrintOf, saltCommitmentOf } from './salts.ts'
export { commitmentOf, seedOf } from './seed.ts'
