// What people and their programs carry. Only the hash is kept, so a stolen database opens no door.

import { createHash, randomBytes, randomInt } from 'node:crypto'

const BYTES = 32
/** So that a token that got lost somewhere is known for what it is. */
const TOKEN_MARK = 'lastlight_'

export const newSession = (): string => randomBytes(BYTES).toString('base64url')
export const newToken = (): string => TOKEN_MARK + randomBytes(BYTES).toString('base64url')

/** Read out and typed in by people: no letter that looks like another, about 78 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP = 4
export const newPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-')

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
