// What a deal that can be proved begins with; the rest is in the protocol, for whoever checks it.

import { randomBytes } from 'node:crypto'

export const newSecret = (): string => randomBytes(32).toString('hex')
