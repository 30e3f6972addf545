// Ids nobody guesses, and codes that people can read out.

import { randomBytes, randomInt } from 'node:crypto'

/** Never with a hyphen in front: a command would take it for an option. */
export function newId(): string {
  const id = randomBytes(12).toString('base64url')
  return id.startsWith('-') ? newId() : id
}

/** Without letters and digits that are mistaken for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 6
export const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
