// One server in this process with everything that a table over days needs, until it is stopped or killed.

import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { Notices } from '../../src/notices/notices.ts'
import { People } from '../../src/people/people.ts'
import type { Database } from '../../src/storage/database.ts'
import { waitsForBot } from '../../src/tables/clock.ts'
import type { LiveTable } from '../../src/tables/liveTable.ts'
import { House, quickBots } from '../house.ts'

const PUBLIC_URL = 'https://games.example.org'

export class World {
  readonly house: House
  readonly people: People
  readonly notices: Notices
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
    this.house = new House(db, quickBots, undefined, {
      inSecret: () => Promise.resolve(),
      inOpen: () => Promise.resolve(),
    })
    this.people = new People(db)
    const settings = { vapid: null, publicUrl: PUBLIC_URL, graceMs: 0, loopback: true }
    const { hub, problems } = this.house
    this.notices = new Notices(db, hub.isOnline, settings, problem => problems.push(problem))
  }

  /** As `startServer` does it, old sessions and guests are swept at the start. */
  async open(): Promise<this> {
    const { house, notices } = this
    await house.open()
    await notices.start()
    house.tables.addListener(notices)
    await this.people.sweep()
    return this
  }

  async stop(): Promise<void> {
    await this.notices.close()
    await this.house.close()
    assert.deepEqual(this.house.problems, [])
    await this.#db.close()
  }

  /** Nothing is stored on the way out. */
  async kill(): Promise<void> {
    await this.house.driver.close()
    this.house.standing.close()
    this.house.presences.stop()
    await this.#db.close()
  }

  /** Waits until bots have played and every notice has been sent. */
  async rest(table: LiveTable): Promise<void> {
    while (table.row.status === 'playing' && waitsForBot(table)) await setTimeout(2)
    await table.serially(() => Promise.resolve())
    await this.notices.idle()
  }

  /** Time has passed, and clocks may have run out. */
  async wake(tables: readonly string[]): Promise<void> {
    await this.house.driver.poll()
    for (const id of tables) await this.rest(await this.house.tables.table(id))
  }

  /** Nobody has used a table for some minutes. */
  async unloadIdle(): Promise<void> {
    await this.house.tables.unloadIdle(-1, id => this.house.hub.isWatched(id))
    assert.equal(this.house.tables.liveCount, 0)
  }
}
