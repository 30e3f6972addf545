/** How much of each thing was done: games, decisions, copies, iterations. */
export type Tally = Record<string, number>

/** Does one small piece of work and adds it to the tally; a promise where an engine has it so. */
export type Work = (tally: Tally) => void | Promise<void>

export const add = (tally: Tally, what: string, n: number): void => {
  tally[what] = (tally[what] ?? 0) + n
}
