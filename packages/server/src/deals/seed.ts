// Makes the secret of a provable deal; the rest is in the protocol, where clients can check it.

import { randomBytes } from 'node:crypto'

export const newSecret = (): string => randomBytes(32).toString('hex')
