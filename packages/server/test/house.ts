// A small server for tests: a database in a temporary folder, tables, a hub, and bots that answer at once.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { newBot } from '@lastlight/bots'
import type { AnyGame } from '@lastlight/kernel'
import type { NewTable, ToClient } from '@lastlight/protocol'
import type { BotTask } from '../src/bots/task.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { type Connection, Hub } from '../src/live/hub.ts'
import { MessageHandler } from '../src/live/messageHandler.ts'
import { Presences, type PresenceTimes } from '../src/live/presence.ts'
import type { Database } from '../src/storage/database.ts'
import { migrate } from '../src/storage/migrations.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { type Chooser, Driver, type Pauses } from '../src/tables/driver.ts'
import type { PeopleAt } from '../src/tables/info.ts'
import { LateVotes } from '../src/tables/lateVotes.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import type { PersonRef } from '../src/tables/lobby.ts'
import { StandingAnswers } from '../src/tables/standing.ts'
import { Tables } from '../src/tables/tables.ts'
import { putMigrated } from './migrated.ts'

export const person = (name: string): PersonRef => ({ id: `person-${name}`, name })

/** A look at a table for which nobody is connected. */
export const NOBODY_HERE: PeopleAt = { presenceOf: () => 'gone', keptUntil: () => null, spectators: () => 0 }

/** Goes back as after a vote; `alone`: the only person who had one. */
export const goBack = ({ tables }: House, table: LiveTable, version: number, alone?: string): Promise<void> =>
  tables.rewind(
    table,
    version,
    JSON.stringify({ about: 'rewind', version, by: 0, result: 'accepted', n: 1, at: 0 }),
    alone,
  )

/** Random bots that answer at once: these tests are about tables, not about thinking. */
export const quickBots = {
  choose({ game, seat, view, options, told, world, seed }: BotTask): Promise<unknown> {
    const rules = GAMES_BY_ID.get(game) as AnyGame
    const sight = { seat, view, options, told, imagine: (again: string) => rules.resample(world, seat, again) }
    return Promise.resolve(newBot(game, 'random', seed).choose(sight))
  },
}

/** A connection that records its messages and can send some. */
export class Guest implements Connection {
  readonly who: PersonRef | null
  readonly heard: ToClient[] = []
  readonly #chat: MessageHandler
  #next = 0

  constructor(house: House, who: PersonRef | null) {
    this.who = who
    this.#chat = new MessageHandler(this, house.hub, house.tables, problem => house.problems.push(problem))
  }

  send(message: string): void {
    this.heard.push(JSON.parse(message) as ToClient)
  }

  /** Sends a message with a new id and gives the answer to it. */
  async ask(message: { readonly t: string; readonly [name: string]: unknown }): Promise<ToClient> {
    const id = `m${this.#next++}`
    await this.#chat.receive(JSON.stringify({ id, ...message }))
    return this.heard.findLast(each => 'id' in each && each.id === id) ?? this.heard.at(-1)!
  }

  raw(text: string): Promise<void> {
    return this.#chat.receive(text)
  }

  close(): void {
    this.#chat.close()
  }
}

export class House {
  readonly tables: Tables
  readonly presences: Presences
  readonly hub: Hub
  readonly driver: Driver
  readonly standing: StandingAnswers
  readonly lateVotes: LateVotes
  readonly problems: unknown[] = []
  readonly db: Database

  /** `botPauses`: of bots that hide how long they have thought, if not as long as on a server. */
  constructor(
    db: Database,
    bots: Chooser = quickBots,
    graces: PresenceTimes = { graceMs: 30_000 },
    botPauses?: Partial<Pauses>,
  ) {
    this.db = db
    const process = `test ${Math.random()}`
    const onProblem = (problem: unknown): void => void this.problems.push(problem)
    // A long deadline, so that a slow machine never calls off a start by accident.
    this.tables = new Tables(db, GAMES_BY_ID, process, 600_000, graces.graceMs)
    this.presences = new Presences(db, process, graces, onProblem)
    this.hub = new Hub(this.tables, this.presences)
    this.driver = new Driver(this.tables, bots, onProblem, botPauses)
    this.standing = new StandingAnswers(this.tables, this.hub.isOnline, onProblem, () => 1)
    this.lateVotes = new LateVotes(this.tables, onProblem)
    this.hub.onWatched = (_, table) => this.standing.changed(table)
  }

  async open(): Promise<this> {
    await migrate(this.db)
    await this.tables.start()
    await this.presences.start()
    this.driver.start()
    this.standing.start()
    this.lateVotes.start()
    return this
  }

  async close(): Promise<void> {
    await this.driver.close()
    this.standing.close()
    this.lateVotes.close()
    // The database may be gone already.
    await this.presences.close().catch(() => undefined)
    await this.tables.storeSnapshots()
  }
}

/** A file that is gone when the test is over. */
export function tempFile(t: { after(work: () => void): void }, name = 'lastlight.db'): string {
  const folder = mkdtempSync(join(tmpdir(), 'lastlight-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, name)
}

/** Where a server can start at once: the tables are there, and nothing is in them. */
export function tempHome(t: { after(work: () => void): void }): string {
  const folder = dirname(tempFile(t))
  putMigrated(folder)
  return folder
}

export const openHouse = (
  t: { after(work: () => void): void },
  file = join(tempHome(t), 'lastlight.db'),
): Promise<House> => new House(openSqlite(file)).open()

export const outliveTable = (more: Partial<NewTable> = {}): NewTable => ({
  game: 'outlive',
  config: { players: 2, quick: true, heroes: 'together' },
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  open: false,
  clock: { kind: 'none' },
  delay: 0,
  ...more,
})
