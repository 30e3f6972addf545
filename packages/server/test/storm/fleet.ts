// The servers of a storm, each behind a relay and with a clock that can be set.

import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { newInOwnPostgres } from '../postgres.ts'
import { Place, ServerProcess, type Storage } from '../process.ts'
import { Relay } from './relay.ts'

/** An embedded database has one server. */
const PROCESSES: { readonly [storage in Storage]: number } = { sqlite: 1, postgres: 3 }
const AGAIN_MS = 100
const CLOCK = pathToFileURL(join(import.meta.dirname, 'movedClock.ts'))

/** Runs one piece of work after the other. */
class Queue {
  #last: Promise<unknown> = Promise.resolve()

  add(work: () => Promise<void>): Promise<void> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }
}

export class Member {
  readonly server: ServerProcess
  readonly relay: Relay
  readonly #clock: string
  /** Faults of one process come one after the other, and so do those of its network. */
  readonly ofProcess = new Queue()
  readonly ofNetwork = new Queue()
  #isClosed = false

  private constructor(server: ServerProcess, relay: Relay, clock: string) {
    this.server = server
    this.relay = relay
    this.#clock = clock
  }

  static async start(place: Place, index: number): Promise<Member> {
    const clock = join(place.folder, `clock-${index}`)
    const preload = new URL(CLOCK)
    preload.searchParams.set('by', clock)
    // Each person comes from an address of their own: the limits for one address are not what a storm is about.
    const settings = { TRUST_PROXY: 'loopback' }
    const server = await ServerProcess.start(place, [process.execPath, '--import', preload.href], settings)
    const relay = await Relay.before(() => Number(new URL(server.url).port))
    return new Member(server, relay, clock)
  }

  setClock(ms: number): void {
    writeFileSync(`${this.#clock}.new`, String(ms))
    renameSync(`${this.#clock}.new`, this.#clock)
  }

  /** Starts the server until it is open: its database may not be there yet. */
  async revive(): Promise<void> {
    while (!this.server.isRunning && !this.#isClosed) await this.server.start().catch(() => setTimeout(AGAIN_MS))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.relay.close()
    await this.server.kill()
  }
}

export class Fleet {
  readonly place: Place
  readonly members: readonly Member[]
  readonly ofDatabase = new Queue()

  private constructor(place: Place, members: readonly Member[]) {
    this.place = place
    this.members = members
  }

  static async open(storage: Storage): Promise<Fleet> {
    const place = await Place.on(storage, newInOwnPostgres)
    const members: Member[] = []
    while (members.length < PROCESSES[storage]) members.push(await Member.start(place, members.length))
    return new Fleet(place, members)
  }

  /** What people connect to. */
  get urls(): readonly string[] {
    return this.members.map(({ relay }) => relay.url)
  }

  /** Stops the servers as an operator does. */
  async stop(): Promise<void> {
    for (const { server } of this.members) await server.stop()
  }

  async close(): Promise<void> {
    for (const member of this.members) await member.close()
    this.place.remove()
  }
}
