// How long lists are. Every list of a reply has a bound: that of a page, or as many as there can be.

import * as z from 'zod/mini'

/** How many entries a page has at most. */
export const PAGE = {
  myTables: 30,
  openTables: 30,
  pastGames: 30,
  chat: 100,
  reports: 200,
  moderated: 200,
  actions: 200,
} as const

export const MOST_SEATS = 10
/** Of what this program itself has: games, their bots, and the values of a setting. */
export const MOST_GAMES = 100

/** A list with at most so many entries. */
export const upTo = <T extends z.ZodMiniType>(most: number, each: T) => z.array(each).check(z.maxLength(most))

/** Where the following page begins; null on the last one. */
export const nextPage = z.nullable(z.string())
