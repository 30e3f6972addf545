// What people and their programs carry. Only the hash is kept, so a stolen database opens no door.

import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32
/** So that a token that got lost somewhere is known for what it is. */
const TOKEN_MARK = 'lastlight_'

export const newSession = (): string => randomBytes(BYTES).toString('base64url')
export const newToken = (): string => TOKEN_MARK + randomBytes(BYTES).toString('base64url')

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
