import { type Proof, proofOf as shownBy } from '@lastlight/protocol/deal'
import type { Games } from '../games.ts'
import { isSigned } from './signature.ts'

/**
 * Checks an exported game, a table or a save. `key` must have signed it; `list` is the fingerprint of the list of
 * commitments that a player saw before they revealed their salt.
 */
export const proofOf = (value: unknown, games: Games, key?: string, list?: string): Proof =>
  shownBy(value, { games, isSigned, key, list })
