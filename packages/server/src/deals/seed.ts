// Deals that can be proved: a secret is committed to before anybody sits down, every player adds a salt,
// and the seed of the game is derived from all of them. At the end the secret is shown.

import { createHmac, randomBytes } from 'node:crypto'
import { commitmentTo } from '@lastlight/kernel'

export const newSecret = (): string => randomBytes(32).toString('hex')
export const newSalt = (): string => randomBytes(16).toString('hex')

/** Shown before the deal: it says nothing about the secret, and only this secret fits it. */
export const commitmentOf = (secret: string): string => commitmentTo(secret)

/** Nobody can choose it: not the server, which is bound by its commitment, and no player, who does not know the secret. */
export const seedOf = (secret: string, table: string, salts: readonly string[]): string =>
  createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(JSON.stringify([table, ...salts]))
    .digest('hex')
