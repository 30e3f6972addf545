// Hashes passwords with argon2id. A check takes equally long whether the username exists or not.

import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id is the library's default; OWASP recommends these costs. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same letters can be composed differently, depending on the keyboard. */
const composed = (password: string): string => password.normalize('NFKC')

/** Node has four threads for such work, and one of them must be free to write choices to the disk. */
const AT_ONCE = 2
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1
  else
    await new Promise<void>(resolve => {
      waiting.push(resolve)
    })
  try {
    return await work()
  } finally {
    // Who waits takes the place; otherwise it becomes free.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(composed(password), COSTS))

let nobodys: Promise<string> | undefined

/** `stored`: null when nobody has this username, and for a guest. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(32).toString('hex'))
  const decoy = await nobodys
  const right = await inTurn(() => verify(stored ?? decoy, composed(password)))
  return stored !== null && right
}
