// Ids nobody guesses, and codes that people can read out.

import { randomBytes, randomInt } from 'node:crypto'

export const newId = (): string => randomBytes(12).toString('base64url')

/** Without letters and digits that are mistaken for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 6
export const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
