// Limits how many tables of a person wait for players. The list of public ones is short, and one person must not fill it; all of
// them are stored, and stand in the person's own list and export.

import { ADDRESSES_IN_RANGE, rangeAround } from '../http/address.ts'
import { Allowances } from '../ops/allowances.ts'
import { holding } from '../people/person.ts'
import { Problem } from '../problems.ts'
import { one, type Statement } from '../storage/database.ts'

/** Private ones too. */
export const MOST_WAITING = 30

const tooMany = (which: string): Problem =>
  new Problem('tooMany', `You have ${which} that wait for players: begin or leave one of them first.`)

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

/** A new name costs nothing, so the network that they come from is limited too: a class in a school stays below this. */
const PEOPLE_OF_VISITOR = 6
const REFILL_SECONDS = 900

export class PublicTablesOf {
  readonly #byNetwork: Allowances | undefined
  readonly #byRange: Allowances | undefined

  /** `most`: how many one person may have waiting. */
  constructor(most: number, now?: () => number) {
    if (!Number.isFinite(most)) return
    const perRefill = (n: number): Allowances => new Allowances({ burst: n, perSecond: n / REFILL_SECONDS }, now)
    this.#byNetwork = perRefill(most * PEOPLE_OF_VISITOR)
    this.#byRange = perRefill(most * PEOPLE_OF_VISITOR * ADDRESSES_IN_RANGE)
  }

  /** Throws when too many were made from there. */
  mustAllow(visitor: string): void {
    if (this.#byRange?.allows(rangeAround(visitor)) === false || this.#byNetwork?.allows(visitor) === false)
      throw new Problem(
        'tooMany',
        'Many public tables were made from your network just now; wait, or make a private one.',
      )
  }
}
