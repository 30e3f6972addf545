// How long to wait before trying again: longer each time, and not all at once after a server has come back.

const FIRST_MS = 500
const LONGEST_MS = 15_000

/** `chance`: from 0 to 1. */
export const pauseBefore = (attempt: number, chance = Math.random()): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * (0.5 + chance / 2)
