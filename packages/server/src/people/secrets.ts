// Makes session keys, tokens and passwords. Only hashes are stored, so a stolen database does not let anybody log in.

import { createHash, randomBytes, randomInt } from 'node:crypto'

const BYTES = 32
/** The prefix identifies a leaked token. */
const TOKEN_MARK = 'lastlight_'

export const newSession = (): string => randomBytes(BYTES).toString('base64url')
export const newToken = (): string => TOKEN_MARK + randomBytes(BYTES).toString('base64url')

/** People read it out and type it: no letters that look alike, about 78 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP = 4
export const newPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-')

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
