// Deals that can be proved: a secret is committed to before anybody sits down, every player adds a salt,
// and the seed of the game is derived from all of them. At the end the secret is shown.

import { commitmentTo, hmac256 } from '@lastlight/kernel'

/** Shown before the deal: it says nothing about the secret, and only this secret fits it. */
export const commitmentOf = (secret: string): string => commitmentTo(secret)

/** Nobody can choose it: not the server, which is bound by its commitment, and no player, who does not know the secret. */
export const seedOf = (secret: string, table: string, salts: readonly string[]): string =>
  hmac256(secret, JSON.stringify([table, ...salts]))
