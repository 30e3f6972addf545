// Salts are committed by everybody before any is revealed, so nobody can choose theirs to fit the others.

import { sha256 } from '@lastlight/kernel'

/** Fits this salt alone, at this table and beside this secret of the server, and tells nothing about it. */
export const saltCommitmentOf = (salt: string, table: string, commitment: string): string =>
  sha256(JSON.stringify(['lastlight salt', table, commitment, salt]))

/** A print of the closed list: whoever saw it before they revealed their salt can compare it afterwards. */
export const listPrintOf = (table: string, commitment: string, saltCommitments: readonly (string | null)[]): string =>
  sha256(JSON.stringify(['lastlight list', table, commitment, ...saltCommitments]))
