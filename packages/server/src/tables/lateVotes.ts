// Gives a game up when the people whose seats bots play have had their time to come back: nobody else asks then.

import type { LiveTable } from './liveTable.ts'
import { isAgreed, waitOf } from './motions.ts'
import type { Listener, Tables } from './tables.ts'
import { carryAgreed } from './voting.ts'

/** After so long it is tried again. */
const AGAIN_MS = 500

export class LateVotes implements Listener {
  readonly #tables: Tables
  readonly #onProblem: (problem: unknown) => void
  readonly #timers = new Map<string, NodeJS.Timeout>()
  #closed = false

  constructor(tables: Tables, onProblem: (problem: unknown) => void) {
    this.#tables = tables
    this.#onProblem = onProblem
  }

  start(): void {
    this.#tables.addListener(this)
  }

  close(): void {
    this.#closed = true
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  /** A choice changes no vote. */
  changed(): void {}

  seated(table: LiveTable): void {
    const { id } = table.row
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
    const wait = isAgreed(table, 'abandon') ? waitOf(table, 'abandon', this.#tables.graceMs) : 0
    if (wait > 0) this.#carryAfter(table, wait)
  }

  #carryAfter(table: LiveTable, ms: number): void {
    if (this.#closed) return
    const { id } = table.row
    clearTimeout(this.#timers.get(id))
    const timer = setTimeout(() => {
      this.#timers.delete(id)
      void this.#carry(table)
    }, ms)
    timer.unref()
    this.#timers.set(id, timer)
  }

  async #carry(table: LiveTable): Promise<void> {
    if (this.#closed) return
    await carryAgreed(this.#tables, table).catch(this.#onProblem)
    // A timer can end a moment early by the machine's clock, which may also have been set back.
    if (isAgreed(table, 'abandon')) this.#carryAfter(table, AGAIN_MS)
  }
}
