// Deals that can be proved: the server commits to a secret, every player to a salt; then the salts are revealed, and
// the seed of the game is derived from all of them. At the end the secret is shown.

import { commitmentTo, hmac256 } from '@lastlight/kernel'

/** Shown before the deal: it says nothing about the secret, and only this secret fits it. */
export const commitmentOf = (secret: string): string => commitmentTo(secret)

/** `salts` in the order of the seats, empty where a seat gave none. */
export const seedOf = (secret: string, table: string, salts: readonly string[]): string =>
  hmac256(secret, JSON.stringify([table, ...salts]))
