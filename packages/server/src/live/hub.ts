// Sends changes of tables to the connections that watch them. A message is made once for all connections of a viewer.

import { randomUUID } from 'node:crypto'
import type { Viewer } from '@lastlight/kernel'
import { patchBetween, type ToClient } from '@lastlight/protocol'
import { deadlineFor, infoOf, type PeopleAt } from '../tables/info.ts'
import type { LiveTable } from '../tables/liveTable.ts'
import type { PersonRef } from '../tables/lobby.ts'
import type { LogEntry } from '../tables/logEntry.ts'
import { isAtTable, maySee } from '../tables/rights.ts'
import { eventsOf, sightWithoutOptions } from '../tables/sight.ts'
import { lagOf, shownTo } from '../tables/spectatorDelay.ts'
import type { Listener, Tables } from '../tables/tables.ts'
import type { Presences } from './presence.ts'
import { SeatedPeople } from './seatedPeople.ts'

/** A socket of one person, as far as the hub needs to know one. */
export interface Connection {
  readonly who: PersonRef | null
  /** A name for the network of a person without a name: all its sockets are one spectator. */
  readonly visitor?: string
  /** The network that it comes from, which is not stored. */
  readonly network?: string
  send(message: string): void
  /** Whether so much waits for it that it is not sent updates: it is shown the newest state when it has caught up. */
  isBehind?(): boolean
}

interface Watch {
  readonly connection: Connection
  readonly table: string
  readonly audience: Audience
  /** The version that this connection was sent; undefined before the first. */
  version: number | undefined
  /** The table without presence and deadline, the deadline, and presence, as they were last sent. */
  seating: string
  deadline: number | null
  presence: string
}

/** All connections that watch a table as the same viewer, and the last view that they were sent, for patches. */
interface Audience {
  readonly viewer: Viewer
  readonly watches: Set<Watch>
  lastSent: { readonly version: number; readonly view: unknown } | undefined
  /** The sight that spectators were last shown, for all others who are shown the same before the table changes. */
  shown: SharedSight | undefined
}

interface SharedSight {
  readonly since: number | undefined
  readonly sight: ShownSight
}

/** A sight as it is sent. */
interface ShownSight {
  readonly version: number
  readonly view: unknown
  readonly text: string
}

/** Changes of presence are collected for so long before they are sent. */
const PRESENCE_MS = 50
/** A timer may fire a moment too early. */
const EARLY_MS = 5

type Update = Extract<ToClient, { t: 'update' }>
/** The options exist as JSON already, so they are not serialised again. */
const withOptions = (update: Omit<Update, 'options'>, options: string): string =>
  `${JSON.stringify(update).slice(0, -1)},"options":${options}}`

const NO_PRESENCE: PeopleAt = { presenceOf: () => 'gone', keptUntil: () => null, spectators: () => 0 }
/**
 * Presence has messages of its own, and each sight tells the deadline: a change of them must not lead to a message about
 * something secret.
 */
const seatingFor = (table: LiveTable, reader: string | null): string =>
  JSON.stringify({ ...infoOf(table, reader, NO_PRESENCE), version: 0, changed: 0, deadline: 0 })
/** Everybody who does not sit at the table reads the same about it, so that is written once. */
const readerAt = (table: LiveTable, { who }: Connection): string | null =>
  who && isAtTable(table, who) ? who.id : null
const deadlineAt = (table: LiveTable, { who }: Connection): number | null => deadlineFor(table, who?.id ?? null)

export class Hub implements Listener {
  readonly #audience = new Map<string, Map<Viewer, Audience>>()
  readonly #watches = new Map<Connection, Set<Watch>>()
  /** The made-up ids under which the presence of unknown people is kept, as soon as they watch a table. */
  readonly #unknown = new WeakMap<Connection, string>()
  readonly #online = new Map<string, number>()
  readonly #tables: Tables
  readonly #presences: Presences
  readonly #watchedTables = new Map<string, LiveTable>()
  readonly #seatedPeople = new SeatedPeople()
  /** People whose presence has changed and was not sent yet, and the tables that they have come to or left. */
  readonly #movedPeople = new Set<string>()
  readonly #movedTables = new Set<string>()

  /** Called when a person begins to watch a table. */
  onWatched: (person: string, table: LiveTable) => void = () => {}

  constructor(tables: Tables, presences: Presences) {
    this.#tables = tables
    this.#presences = presences
    presences.onChange = (people, watched) => this.#movedSoon(people, watched)
    tables.addListener(this)
  }

  /** Who is there, whichever process they are connected to. */
  readonly peopleAt: PeopleAt = {
    presenceOf: (person, table) => this.#presences.of(person, table),
    keptUntil: person => this.#presences.keptUntil(person),
    spectators: ({ row, seats }) =>
      [...this.#presences.watchersOf(row.id)].filter(person => !seats.some(each => each.person_id === person)).length,
  }

  /** Whether a person is connected to this process. */
  isOnline = (person: string): boolean => (this.#online.get(person) ?? 0) > 0

  isWatched(table: string): boolean {
    return this.#audience.has(table)
  }

  get sockets(): number {
    let sum = 0
    for (const n of this.#online.values()) sum += n
    return sum
  }

  arrive(connection: Connection): void {
    if (!connection.who) return
    this.#online.set(connection.who.id, (this.#online.get(connection.who.id) ?? 0) + 1)
    this.#presences.arrive(connection.who.id)
  }

  #idOf(connection: Connection): string {
    let id = connection.who?.id ?? this.#unknown.get(connection)
    if (id === undefined) {
      id = `unknown ${connection.visitor ?? randomUUID()}`
      this.#unknown.set(connection, id)
      this.#presences.arriveUnnamed(id)
    }
    return id
  }

  depart(connection: Connection): void {
    if (connection.who) {
      const left = (this.#online.get(connection.who.id) ?? 1) - 1
      if (left > 0) this.#online.set(connection.who.id, left)
      else this.#online.delete(connection.who.id)
    }
    for (const watch of this.#watches.get(connection) ?? []) this.#end(watch)
    const id = connection.who?.id ?? this.#unknown.get(connection)
    if (id !== undefined) this.#presences.depart(id)
  }

  #end(watch: Watch): void {
    const { connection, table, audience } = watch
    const own = this.#watches.get(connection)
    own?.delete(watch)
    if (own?.size === 0) this.#watches.delete(connection)
    audience.watches.delete(watch)
    this.#presences.unwatch(this.#idOf(connection), table)
    if (audience.watches.size > 0) return
    const all = this.#audience.get(table)
    all?.delete(audience.viewer)
    if (all?.size !== 0) return
    this.#audience.delete(table)
    this.#watchedTables.delete(table)
    this.#seatedPeople.remove(table)
    void this.#tables.unloadIfOver(table, () => this.isWatched(table))
  }

  #audienceOf(table: string, viewer: Viewer): Audience {
    let all = this.#audience.get(table)
    if (!all) this.#audience.set(table, (all = new Map<Viewer, Audience>()))
    let audience = all.get(viewer)
    if (!audience) all.set(viewer, (audience = { viewer, watches: new Set(), lastSent: undefined, shown: undefined }))
    return audience
  }

  /**
   * Adds a connection to those that watch the table, and shows it everything since its last version. Gives the version
   * that it was shown: spectators may be delayed, and must not learn by how much.
   */
  watch(connection: Connection, table: LiveTable, viewer: Viewer, since: number | undefined): number {
    this.unwatch(connection, table.row.id, viewer)
    const audience = this.#audienceOf(table.row.id, viewer)
    this.#watchedTables.set(table.row.id, table)
    this.#seatedPeople.update(table)
    this.#presences.watch(this.#idOf(connection), table.row.id)
    const seating = seatingFor(table, readerAt(table, connection))
    const presence = this.#presence(table)
    const deadline = deadlineAt(table, connection)
    const watch: Watch = { connection, table: table.row.id, audience, version: undefined, seating, deadline, presence }
    audience.watches.add(watch)
    const own = this.#watches.get(connection)
    if (own) own.add(watch)
    else this.#watches.set(connection, new Set([watch]))
    if (connection.who) this.onWatched(connection.who.id, table)
    connection.send(this.#table(table, readerAt(table, connection)))
    this.#show(watch, table, since)
    return watch.version ?? 0
  }

  #table(table: LiveTable, reader: string | null): string {
    const message: ToClient = { t: 'table', table: infoOf(table, reader, this.peopleAt) }
    return JSON.stringify(message)
  }

  #presence(table: LiveTable): string {
    const { row, seats } = table
    const { presenceOf, keptUntil, spectators } = this.peopleAt
    const message: ToClient = {
      t: 'presence',
      table: row.id,
      seats: seats.map(({ person_id: person }) => (person === null ? null : presenceOf(person, row.id))),
      keptUntil: seats.map(({ person_id: person }) => (person === null ? null : keptUntil(person))),
      spectators: spectators(table),
    }
    return JSON.stringify(message)
  }

  /** A person who reconnects at once has not been away. */
  #movedSoon(people: readonly string[], tables: readonly string[]): void {
    if (this.#movedPeople.size === 0) setTimeout(() => this.#tellPresence(), PRESENCE_MS).unref()
    for (const person of people) this.#movedPeople.add(person)
    for (const table of tables) this.#movedTables.add(table)
  }

  #tellPresence(): void {
    const tables = new Set(this.#movedTables)
    for (const person of this.#movedPeople) for (const id of this.#seatedPeople.tablesOf(person)) tables.add(id)
    this.#movedPeople.clear()
    this.#movedTables.clear()
    for (const id of tables) {
      const all = this.#audience.get(id)
      const table = this.#watchedTables.get(id)
      if (!all || !table) continue
      const presence = this.#presence(table)
      const told = new Set<Connection>()
      for (const audience of all.values())
        for (const watch of audience.watches) {
          if (watch.presence !== presence && !told.has(watch.connection)) watch.connection.send(presence)
          told.add(watch.connection)
          watch.presence = presence
        }
    }
  }

  unwatch(connection: Connection, table: string, viewer: Viewer): void {
    for (const watch of this.#watches.get(connection) ?? [])
      if (watch.table === table && watch.audience.viewer === viewer) this.#end(watch)
  }

  #show(watch: Watch, table: LiveTable, since: number | undefined): void {
    if (!table.match) return
    const { audience, connection } = watch
    if (watch.version !== undefined && connection.isBehind?.()) return
    const shown = this.#sight(table, audience, since)
    if (!shown) return this.#later(table, [watch], lagOf(table, audience.viewer))
    const { version, view, text } = shown
    // Two delayed messages may show the same version, and a clock that was set back an older one.
    if (watch.version !== undefined && version <= watch.version) return
    watch.version = version
    watch.deadline = deadlineAt(table, connection)
    audience.lastSent = { version, view }
    connection.send(text)
  }

  /** The sight of this audience since a version; undefined when there is nothing to show yet. */
  #sight(table: LiveTable, audience: Audience, since: number | undefined): ShownSight | undefined {
    const { viewer, shown: shared } = audience
    if (shared && shared.since === since && shared.sight.version === table.version) return shared.sight
    const shown = shownTo(table, viewer, since)
    if (!shown) return undefined
    const { sight, events, ...rest } = shown
    const message: ToClient = { t: 'sight', sight, events: [...events], ...rest }
    const made = { version: sight.version, view: sight.view, text: JSON.stringify(message) }
    // A seat has one connection, and what is shown with a delay depends on the moment.
    if (viewer === 'public' && lagOf(table, viewer) === 0) audience.shown = { since, sight: made }
    return made
  }

  /** The connection has caught up with what it was sent: it is shown what it has missed. */
  caughtUp(connection: Connection): void {
    for (const watch of this.#watches.get(connection) ?? []) {
      const table = this.#watchedTables.get(watch.table)
      // The table's queue makes sure that only what is stored is shown.
      table
        ?.serially(() => {
          if (watch.audience.watches.has(watch) && watch.version !== undefined) this.#show(watch, table, watch.version)
          return Promise.resolve()
        })
        // The database cannot be read; the next change shows everything.
        .catch(() => undefined)
    }
  }

  changed(table: LiveTable, entries: readonly LogEntry[], whole: boolean): void {
    this.#sendAway(table)
    const all = this.#update(table)
    if (!all) return
    for (const audience of all.values()) {
      const late = lagOf(table, audience.viewer)
      if (late > 0) this.#later(table, [...audience.watches], late)
      else this.#tell(table, audience, entries, whole)
    }
    if (table.row.status !== 'playing') this.seated(table)
  }

  /** Forgets what was only true before the table changed. */
  #update(table: LiveTable): ReadonlyMap<Viewer, Audience> | undefined {
    const all = this.#audience.get(table.row.id)
    if (all) {
      this.#watchedTables.set(table.row.id, table)
      this.#seatedPeople.update(table)
    }
    for (const audience of all?.values() ?? []) audience.shown = undefined
    return all
  }

  /** Delayed spectators are shown, when their time has come, what they may see by then. */
  #later(table: LiveTable, watches: readonly Watch[], lag: number): void {
    if (lag === 0 || table.resumed) return
    setTimeout(() => {
      for (const watch of watches) if (watch.audience.watches.has(watch)) this.#show(watch, table, watch.version)
    }, lag + EARLY_MS).unref()
  }

  #tell(table: LiveTable, audience: Audience, entries: readonly LogEntry[], whole: boolean): void {
    const { viewer, watches, lastSent } = audience
    const from = entries[0]!.version - 1
    const isStep = !whole && lastSent?.version === from
    let text: string | undefined
    for (const watch of watches) {
      if (!isStep || watch.version !== from) {
        this.#show(watch, table, watch.version)
        continue
      }
      if (watch.connection.isBehind?.()) continue
      if (text === undefined) {
        const { view, ...rest } = sightWithoutOptions(table, viewer)
        const events = eventsOf(entries, viewer)
        text = withOptions(
          { t: 'update', ...rest, from, events, patch: patchBetween(lastSent.view, view) },
          viewer === 'public' ? '[]' : table.questions.of(viewer).json,
        )
        audience.lastSent = { version: rest.version, view }
      }
      watch.version = table.version
      watch.deadline = deadlineAt(table, watch.connection)
      watch.connection.send(text)
    }
  }

  seated(table: LiveTable): void {
    this.#sendAway(table)
    const all = this.#update(table)
    if (!all) return
    const told = new Set<Connection>()
    const seatings = new Map<string | null, string>()
    const messages = new Map<string | null, string>()
    const presence = this.#presence(table)
    for (const audience of all.values())
      for (const watch of audience.watches) {
        const { connection } = watch
        const reader = readerAt(table, connection)
        const seating = madeOnce(seatings, reader, () => seatingFor(table, reader))
        const deadline = deadlineAt(table, connection)
        // A person's own setting changes only their own message, so the others learn nothing about it.
        if (watch.seating !== seating || watch.deadline !== deadline) {
          if (!told.has(connection)) connection.send(madeOnce(messages, reader, () => this.#table(table, reader)))
          watch.presence = presence
        }
        told.add(connection)
        watch.seating = seating
        watch.deadline = deadline
        // The game has just begun: this connection has no sight yet.
        if (watch.version === undefined) this.#show(watch, table, undefined)
      }
  }

  /** Ends every watch that is no longer allowed: the host has ended the watching, or the seat is another person's now. */
  #sendAway(table: LiveTable): void {
    for (const { viewer, watches } of this.#audience.get(table.row.id)?.values() ?? [])
      for (const watch of watches)
        if (!maySee(table, watch.connection.who, viewer)) {
          this.#end(watch)
          if (!maySee(table, watch.connection.who, 'public'))
            this.#send(watch.connection, { t: 'closed', table: table.row.id })
        }
  }

  say(table: string, message: ToClient, to: (viewer: Viewer, who: PersonRef | null) => boolean): void {
    const told = new Set<Connection>()
    for (const audience of this.#audience.get(table)?.values() ?? [])
      for (const { connection } of audience.watches)
        if (to(audience.viewer, connection.who) && !told.has(connection)) {
          told.add(connection)
          this.#send(connection, message)
        }
  }

  #send(connection: Connection, message: ToClient): void {
    connection.send(JSON.stringify(message))
  }
}

function madeOnce(texts: Map<string | null, string>, reader: string | null, make: () => string): string {
  let text = texts.get(reader)
  if (text === undefined) texts.set(reader, (text = make()))
  return text
}
