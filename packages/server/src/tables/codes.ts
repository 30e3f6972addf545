// Makes ids that cannot be guessed, and codes that people can read out.

import { randomBytes, randomInt } from 'node:crypto'

/** An id never begins with a hyphen: a command would read it as an option. */
export function newId(): string {
  const id = randomBytes(12).toString('base64url')
  return id.startsWith('-') ? newId() : id
}

/** Letters and digits that look alike are left out. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 6
export const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
