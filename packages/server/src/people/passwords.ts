// Hashes passwords with argon2id. A check takes equally long whether the username exists or not.

import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id is the library's default; OWASP recommends these costs. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same letters can be composed differently, depending on the keyboard. */
const composed = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(composed(password), COSTS)

let nobodys: Promise<string> | undefined

/** `stored`: null when nobody has this username, and for a guest. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(32).toString('hex'))
  const decoy = await nobodys
  const right = await verify(stored ?? decoy, composed(password))
  return stored !== null && right
}
