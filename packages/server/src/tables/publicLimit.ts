// Limits how many tables of a person wait for players. The list of public ones is short, and one person must not fill it; all of
// them are stored, and stand in the person's own list and export.

import { ADDRESSES_IN_RANGE } from '../http/address.ts'
import { Limiter } from '../http/limiter.ts'
import { type Limit, limit, perHour } from '../ops/limit.ts'
import { holding } from '../people/person.ts'
import { Problem } from '../problems.ts'
import { one, type Statement } from '../storage/database.ts'

/** Private ones too. */
export const MOST_WAITING = 30

const tooMany = (which: string): Problem =>
  new Problem('tooMany', `You have ${which} that wait for players: begin or close one of them first.`)

export interface WaitingLimit {
  readonly statements: readonly Statement[]
  readonly refused: () => Problem
}

/**
 * For one more table of this owner. `mostPublic`: how many public ones they may have waiting; Infinity switches all limits off.
 */
export const waitingLimit = (owner: string, isOpen: boolean, mostPublic: number): WaitingLimit =>
  isOpen
    ? {
        statements: limitStatements(owner, mostPublic, ' AND open = 1'),
        refused: () => tooMany(`${mostPublic} public tables`),
      }
    : {
        statements: limitStatements(owner, Number.isFinite(mostPublic) ? MOST_WAITING : Infinity),
        refused: () => tooMany(`${MOST_WAITING} tables`),
      }

/**
 * Inside the transaction that makes the table, because several may be made at the same moment. The person is held first:
 * PostgreSQL counts the tables as they were when a statement began, also when it then waits for a row.
 */
const limitStatements = (owner: string, most: number, which = ''): readonly Statement[] =>
  Number.isFinite(most)
    ? [
        holding(owner),
        one(
          `UPDATE people SET name = name WHERE id = $1 AND
            (SELECT COUNT(*) FROM tables WHERE owner_id = $1 AND status = 'waiting'${which}) < $2`,
          owner,
          most,
        ),
      ]
    : []

/** A class in a school stays below this. */
const PEOPLE_OF_VISITOR = 6
const REFILLS_AN_HOUR = 4
const USUALLY = 5

/** `most`: how many one person may have waiting. */
const publicTables = (most: number): Limit => {
  const networks = most * PEOPLE_OF_VISITOR
  const ranges = networks * ADDRESSES_IN_RANGE
  return {
    what: 'public tables that wait for players',
    person: most,
    network: perHour(networks * REFILLS_AN_HOUR, networks),
    range: perHour(ranges * REFILLS_AN_HOUR, ranges),
  }
}
limit(publicTables(USUALLY))
limit({
  what: 'tables that wait for players',
  person: MOST_WAITING,
  because: 'a network makes at most as many tables a minute as POST /tables allows it',
})

export class PublicTablesOf {
  readonly #limiter: Limiter | undefined

  constructor(most: number, now?: () => number) {
    if (Number.isFinite(most)) this.#limiter = new Limiter(publicTables(most), now)
  }

  /** Throws when too many were made from there. */
  mustAllow(visitor: string): void {
    this.#limiter?.mustAllow(
      { visitor },
      'Many public tables were made from your network just now; wait, or make a private one.',
    )
  }
}
