// Commitments to salts: every player commits before any salt is revealed, so nobody can choose a salt to fit the
// others.

import { sha256 } from '@lastlight/kernel'

/** It fits only this salt at this table beside this secret of the server, and reveals nothing about the salt. */
export const saltCommitmentOf = (salt: string, table: string, commitment: string): string =>
  sha256(JSON.stringify(['lastlight salt', table, commitment, salt]))

/** A fingerprint of the closed list: a player who saw it before they revealed their salt can compare it afterwards. */
export const listPrintOf = (table: string, commitment: string, saltCommitments: readonly (string | null)[]): string =>
  sha256(JSON.stringify(['lastlight list', table, commitment, ...saltCommitments]))
