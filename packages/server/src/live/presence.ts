// Knows which people are connected, and which tables they watch. The rows in the database make all processes agree:
// each process writes who connects to it and who leaves, announces that, and sends heartbeats. Nothing is written while
// people only play.

import type { Presence } from '@lastlight/protocol'
import { steadyNow } from '../ops/steady.ts'
import { Conflict, type Database, type Statement, statement } from '../storage/database.ts'
import { type PresenceRow, PresenceRows } from './presenceRows.ts'

const CHANNEL = 'presence'
/** How often a process writes a heartbeat; a process without one for the length of the lease counts as dead. */
const BEAT_MS = 2000
const LEASE_MS = 10_000
/** Changes within this time are written together. */
const FLUSH_MS = 20
/** A person who sends requests without a socket is written again after this part of the grace period. */
const NOTED_AFTER = 1 / 4
/** How often rows of people who are long gone are removed from an embedded database. */
const FORGET_MS = 600_000
/** An announcement names at most this many people; with more, the others read all rows of the process. */
const MOST_NAMES = 100

/** The connections of one person to one process. */
interface ProcessPresence {
  readonly tables: ReadonlySet<string>
  /** When the last connection was lost, by the steady clock; null while there is one. */
  readonly lost: number | null
  /** Until when the seats of the person are kept, for people to read; 0 while there is a connection. */
  readonly keptUntil: number
}

/** The connections of one person to this process, and how many of them watch each table. */
interface LocalConnections {
  sockets: number
  readonly tables: Map<string, number>
}

/** An announcement: how many changes the process has written, and which people the last one concerns. */
interface PresenceChange {
  readonly from: string
  readonly changes: number
  readonly people?: readonly string[]
}

export interface PresenceTimes {
  /** How long a seat is kept for a person whose connection was lost. */
  readonly graceMs: number
  readonly beatMs?: number
  readonly leaseMs?: number
}

export class Presences {
  readonly #db: Database
  readonly #rows: PresenceRows
  readonly #process: string
  readonly #graceMs: number
  readonly #beatMs: number
  readonly #leaseMs: number
  readonly #onProblem: (problem: unknown) => void
  readonly #connected = new Map<string, LocalConnections>()
  /** By person and process. A person who is missing is gone. */
  readonly #presences = new Map<string, Map<string, ProcessPresence>>()
  /** By table: the people who watch it, through any process. */
  readonly #watchers = new Map<string, Set<string>>()
  /** How many changes of each other process have been read. */
  readonly #readChanges = new Map<string, number>()
  readonly #unwritten = new Set<string>()
  /** Spectators without a name, from their arrival until their leaving is written. */
  readonly #unnamed = new Set<string>()
  #forgottenAt = steadyNow()
  #changes = 0
  #flushTimer: NodeJS.Timeout | undefined
  #flushing: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  /** Called with the people whose presence has changed, and the tables that they have come to or left. */
  onChange: (people: readonly string[], tables: readonly string[]) => void = () => {}

  constructor(db: Database, process: string, graces: PresenceTimes, onProblem: (problem: unknown) => void) {
    this.#db = db
    this.#rows = new PresenceRows(db, process)
    this.#process = process
    this.#graceMs = graces.graceMs
    this.#beatMs = graces.beatMs ?? BEAT_MS
    this.#leaseMs = graces.leaseMs ?? LEASE_MS
    this.#onProblem = onProblem
  }

  async start(): Promise<void> {
    await this.#db.listen(CHANNEL, message => {
      const changes = JSON.parse(message) as PresenceChange
      if (changes.from !== this.#process) void this.#hear(changes).catch(this.#onProblem)
    })
    // An embedded database has one server, so processes that are still listed have ended.
    if (this.#db.kind === 'sqlite') await this.#db.write([statement('DELETE FROM processes')])
    await this.#db.write([this.#rows.registered(this.#changes), this.#rows.forgotten(), this.#rows.orphaned()])
    this.#read(await this.#rows.all())
    if (this.#db.kind === 'postgres') await this.#lookAtOthers()
    this.#timer = setInterval(() => void this.beat().catch(this.#onProblem), this.#beatMs)
    this.#timer.unref()
  }

  /** The process is about to end: connections that close from now on are not counted as people who left. */
  stop(): void {
    this.#closed = true
    clearInterval(this.#timer)
    clearTimeout(this.#flushTimer)
  }

  /** The grace period of connected people begins when another process notices that this one has ended. */
  async close(): Promise<void> {
    this.stop()
    await this.#flushing
    await this.#db.write([this.#rows.unregistered()])
    await this.#announce()
  }

  of(person: string, table: string): Presence {
    let isAway = false
    for (const { tables, lost } of this.#presences.get(person)?.values() ?? []) {
      if (lost === null && tables.has(table)) return 'here'
      isAway ||= lost === null || this.#left(lost) > 0
    }
    return isAway ? 'away' : 'gone'
  }

  /** Whether a person is connected to any process. */
  isConnected = (person: string): boolean => {
    for (const { lost } of this.#presences.get(person)?.values() ?? []) if (lost === null) return true
    return false
  }

  /** For how many milliseconds a seat is still kept for a person who is not connected. */
  graceOf(person: string): number {
    let left = 0
    for (const { lost } of this.#presences.get(person)?.values() ?? [])
      left = Math.max(left, lost === null ? this.#graceMs : this.#left(lost))
    return left
  }

  /** Until when a seat is kept for a person who is not connected; null for all others. */
  keptUntil(person: string): number | null {
    const all = [...(this.#presences.get(person)?.values() ?? [])]
    if (all.length === 0 || all.some(({ lost }) => lost === null)) return null
    return Math.max(...all.map(each => each.keptUntil))
  }

  /** The people who watch a table. */
  watchersOf(table: string): Iterable<string> {
    return this.#watchers.get(table) ?? []
  }

  #left(lost: number): number {
    return lost + this.#graceMs - steadyNow()
  }

  // Sockets of this process.

  /** The socket of a spectator without an account. */
  arriveUnnamed(id: string): void {
    this.#unnamed.add(id)
    this.arrive(id)
  }

  arrive(person: string): void {
    const connected = this.#connected.get(person)
    if (connected) connected.sockets += 1
    else this.#connected.set(person, { sockets: 1, tables: new Map() })
    this.#changed(person)
  }

  depart(person: string): void {
    const connected = this.#connected.get(person)
    if (!connected || this.#closed) return
    connected.sockets -= 1
    if (connected.sockets === 0) this.#connected.delete(person)
    this.#changed(person)
  }

  watch(person: string, table: string): void {
    const tables = this.#connected.get(person)?.tables
    if (!tables) return
    tables.set(table, (tables.get(table) ?? 0) + 1)
    if (tables.get(table) === 1) this.#changed(person)
  }

  unwatch(person: string, table: string): void {
    const tables = this.#connected.get(person)?.tables
    if (!tables || this.#closed) return
    const left = (tables.get(table) ?? 1) - 1
    if (left > 0) tables.set(table, left)
    else tables.delete(table)
    if (left === 0) this.#changed(person)
  }

  /** A request without a socket keeps the seat as if the person had been connected until now. */
  noteRequest(person: string): void {
    if (this.#closed || this.#connected.has(person)) return
    const lost = this.#presences.get(person)?.get(this.#process)?.lost ?? -Infinity
    if (steadyNow() - lost < this.#graceMs * NOTED_AFTER) return
    const moved = this.#presence(person, this.#process, new Set(), steadyNow())
    this.#unwritten.add(person)
    this.#flushSoon()
    this.onChange([person], moved)
  }

  #changed(person: string): void {
    const connected = this.#connected.get(person)
    const before = this.#presences.get(person)?.get(this.#process)
    const lost = connected ? null : (before?.lost ?? steadyNow())
    const moved = this.#presence(person, this.#process, new Set(connected?.tables.keys()), lost)
    this.#unwritten.add(person)
    this.#flushSoon()
    this.onChange([person], moved)
  }

  /** Gives the tables that the person has come to or left. */
  #presence(person: string, process: string, tables: ReadonlySet<string>, lost: number | null): readonly string[] {
    let all = this.#presences.get(person)
    if (!all) this.#presences.set(person, (all = new Map<string, ProcessPresence>()))
    const before: ReadonlySet<string> = all.get(process)?.tables ?? new Set()
    const keptUntil = lost === null ? 0 : Date.now() + Math.round(this.#left(lost))
    const presence: ProcessPresence = { tables, lost, keptUntil }
    all.set(process, presence)
    if (lost !== null)
      setTimeout(() => this.#expire(person, process, presence), Math.max(0, this.#left(lost)) + 1).unref()
    const moved = [...tables, ...before].filter(table => tables.has(table) !== before.has(table))
    for (const table of moved) this.#recountWatcher(person, table)
    return moved
  }

  #recountWatcher(person: string, table: string): void {
    const isWatching = [...this.#presences.get(person)!.values()].some(({ tables }) => tables.has(table))
    let watchers = this.#watchers.get(table)
    if (isWatching) {
      if (!watchers) this.#watchers.set(table, (watchers = new Set()))
      watchers.add(person)
    } else {
      watchers?.delete(person)
      if (watchers?.size === 0) this.#watchers.delete(table)
    }
  }

  #expire(person: string, process: string, presence: ProcessPresence): void {
    const all = this.#presences.get(person)
    if (all?.get(process) !== presence) return
    all.delete(process)
    if (all.size === 0) this.#presences.delete(person)
    this.onChange([person], [])
  }

  // Writing.

  #flushSoon(): void {
    if (this.#flushTimer || this.#flushing || this.#closed) return
    this.#flushTimer = setTimeout(() => {
      this.#flushTimer = undefined
      this.#flushing = this.#flush()
        // The next heartbeat tries again.
        .catch(this.#onProblem)
        .finally(() => {
          this.#flushing = undefined
        })
    }, FLUSH_MS)
    this.#flushTimer.unref()
  }

  async #flush(): Promise<void> {
    while (this.#unwritten.size > 0 && !this.#closed) {
      const people = [...this.#unwritten]
      // A person whose presence changes during the write is added again, and written once more.
      this.#unwritten.clear()
      try {
        await this.#db.write([this.#rows.told(this.#changes + 1), ...people.map(person => this.#placed(person))])
      } catch (problem) {
        for (const person of people) this.#unwritten.add(person)
        if (!(problem instanceof Conflict)) throw problem
        // Another process has taken this one for dead and removed its row.
        await this.#revive()
        continue
      }
      this.#changes += 1
      await this.#announce(people)
    }
  }

  #placed(person: string): Statement {
    const connected = this.#connected.get(person)
    // A spectator without an account has no seat to keep, and with SQLite there is no other process that reads the row.
    if (!connected && this.#unnamed.delete(person) && this.#db.kind === 'sqlite') return this.#rows.removed(person)
    return this.#rows.placed(person, connected && [...connected.tables.keys()])
  }

  async #revive(): Promise<void> {
    await this.#db.write([this.#rows.registered(this.#changes)])
    for (const person of this.#connected.keys()) this.#unwritten.add(person)
  }

  async #announce(people: readonly string[] = []): Promise<void> {
    const isFew = people.length > 0 && people.length <= MOST_NAMES
    const changes: PresenceChange = { from: this.#process, changes: this.#changes, ...(isFew ? { people } : {}) }
    // A process that misses the announcement finds the change with its next heartbeat.
    await this.#db.announce(CHANNEL, JSON.stringify(changes)).catch(() => undefined)
  }

  // Reading the rows of other processes.

  /** Writes a heartbeat, and looks for announcements that were missed. */
  async beat(): Promise<void> {
    if (this.#closed) return
    if (this.#unwritten.size > 0) this.#flushSoon()
    // An embedded database has one process.
    if (this.#db.kind === 'sqlite') return this.#forgetNowAndThen()
    try {
      await this.#db.write([this.#rows.alive(), this.#rows.forgotten()])
    } catch (problem) {
      if (!(problem instanceof Conflict)) throw problem
      await this.#revive()
      this.#flushSoon()
    }
    await this.#lookAtOthers()
  }

  async #forgetNowAndThen(): Promise<void> {
    if (steadyNow() - this.#forgottenAt < FORGET_MS) return
    this.#forgottenAt = steadyNow()
    await this.#db.write([this.#rows.forgotten()])
  }

  async #lookAtOthers(): Promise<void> {
    const others = await this.#rows.otherProcesses()
    const dead = others.filter(({ age }) => age > this.#leaseMs)
    for (const { id } of dead) await this.#db.write([this.#rows.dead(id, this.#leaseMs)])
    const alive = others.filter(each => !dead.includes(each))
    const ended = [...this.#readChanges.keys()].filter(id => !alive.some(each => each.id === id))
    if (dead.length > 0 || ended.length > 0) await this.#db.write([this.#rows.orphaned()])
    for (const id of ended) this.#readChanges.delete(id)
    for (const id of new Set([...ended, ...dead.map(each => each.id)])) await this.#readProcess(id)
    for (const { id, changes } of alive)
      if (this.#readChanges.get(id) !== changes) {
        await this.#readProcess(id)
        this.#readChanges.set(id, changes)
      }
  }

  async #hear({ from, changes, people }: PresenceChange): Promise<void> {
    if (this.#closed) return
    // An announcement was missed, or it names no people because there were too many or the process has ended.
    if (!people || this.#readChanges.get(from) !== changes - 1) return this.#lookAtOthers()
    this.#readChanges.set(from, changes)
    this.#read(await this.#rows.ofPeopleAt(from, people))
  }

  async #readProcess(id: string): Promise<void> {
    this.#read(await this.#rows.ofProcess(id))
  }

  #read(rows: readonly PresenceRow[]): void {
    const people = new Set<string>()
    const moved: string[] = []
    for (const { process_id: process, person_id: person, table_ids: tables, age } of rows) {
      const lost = age === null ? null : steadyNow() - Math.max(0, age)
      // This process knows its own connections better than its rows do.
      if (process === this.#process) continue
      const hasGone = lost !== null && this.#left(lost) <= 0
      if (hasGone && !this.#presences.get(person)?.has(process)) continue
      // A person has left all tables when their connection is lost.
      const watched = new Set(lost === null ? (JSON.parse(tables) as string[]) : [])
      moved.push(...this.#presence(person, process, watched, lost))
      people.add(person)
    }
    if (people.size > 0) this.onChange([...people], moved)
  }

  /** Reads the rows of these people; call it before a decision about their seats. */
  async refresh(people: readonly string[]): Promise<void> {
    if (this.#db.kind === 'sqlite' || people.length === 0) return
    await this.#lookAtOthers()
    this.#read(await this.#rows.ofPeople(people))
  }
}
