// Passwords: argon2id, and as much work for a name that nobody has as for one that somebody has.

import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** The library's algorithm is argon2id; these are the costs that OWASP advises. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** However a keyboard composes its letters, it is the same password. */
const composed = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(composed(password), COSTS)

let nobodys: Promise<string> | undefined

/** `stored`: null for a name that nobody has, and for a guest. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(32).toString('hex'))
  const decoy = await nobodys
  const right = await verify(stored ?? decoy, composed(password))
  return stored !== null && right
}
