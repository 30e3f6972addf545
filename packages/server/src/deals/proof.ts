import { type Proof, proofOf as shownBy } from '@lastlight/protocol/deal'
import type { Games } from '../games.ts'
import { isSigned } from './signature.ts'

/**
 * Reads an exported game, a table or a save. `key` is the key that must have signed it; `list` is the print of the list
 * of commitments that somebody saw before they revealed their salt.
 */
export const proofOf = (value: unknown, games: Games, key?: string, list?: string): Proof =>
  shownBy(value, { games, isSigned, key, list })
