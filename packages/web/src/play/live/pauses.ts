// The delay before a reconnect: longer each time, and random, so that clients do not all return at once.

const FIRST_MS = 500
const LONGEST_MS = 15_000

/** `chance`: from 0 to 1. */
export const pauseBefore = (attempt: number, chance = Math.random()): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * (0.5 + chance / 2)
