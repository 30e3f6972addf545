// The same people at one table after the other, each with a clock over days.

import type { NewTable } from '@lastlight/protocol'
import { beginGame, joinTable } from '../../src/tables/seating.ts'
import type { World } from './world.ts'

export interface Visitor {
  readonly id: string
  readonly name: string
  readonly session: string
}

export class Series {
  readonly #wish: NewTable
  /** By seat. */
  readonly people: readonly Visitor[]
  readonly hours: number
  /** The present table. */
  id = ''
  games = 0

  constructor(wish: NewTable, hours: number, people: readonly Visitor[]) {
    this.#wish = { ...wish, clock: { kind: 'days', hours } }
    this.people = people
    this.hours = hours
  }

  /** Begins a game, if there is none that goes on. */
  async begin({ house: { tables } }: World): Promise<void> {
    if (this.id !== '' && (await tables.table(this.id)).row.status === 'playing') return
    const [owner, ...others] = this.people as [Visitor, ...Visitor[]]
    const { id, code } = (await tables.create(owner, this.#wish)).row
    for (const each of others) await joinTable(tables, each, id, { code })
    await beginGame(tables, owner, id)
    this.id = id
    this.games += 1
  }
}
