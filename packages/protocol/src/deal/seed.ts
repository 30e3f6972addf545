// Provable deals: the server commits to a secret and every player to a salt; then the salts are revealed, and the seed
// is derived from all of them. After the game the secret is shown.

import { commitmentTo, hmac256 } from '@lastlight/kernel'

/** Shown before the deal: it reveals nothing about the secret, and no other secret fits it. */
export const commitmentOf = (secret: string): string => commitmentTo(secret)

/** `salts` by seat, empty where a seat gave none. */
export const seedOf = (secret: string, table: string, salts: readonly string[]): string =>
  hmac256(secret, JSON.stringify([table, ...salts]))
