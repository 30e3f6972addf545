// Who watches which table through whose eyes. Every change goes to each of them, made once for each pair of eyes.

import type { Viewer } from '@lastlight/kernel'
import { patchBetween, type ToClient } from '@lastlight/protocol'
import { lagOf, shownTo } from '../tables/delay.ts'
import { infoOf, type PresenceOf } from '../tables/info.ts'
import type { LiveTable } from '../tables/live.ts'
import type { Who } from '../tables/lobby.ts'
import type { Page } from '../tables/page.ts'
import { eventsOf, sightOf } from '../tables/sight.ts'
import type { Listener, Tables } from '../tables/tables.ts'
import type { Presences } from './presence.ts'

/** A socket, as far as the hub knows one. */
export interface Ear {
  readonly who: Who | null
  send(message: string): void
}

interface Watch {
  readonly ear: Ear
  readonly table: string
  readonly eyes: Eyes
  /** The version this ear has; none as long as it was shown nothing. */
  version: number | undefined
  /** What it was told last of who sits where, and who of them is there. */
  seating: string
  presence: string
}

/** All who look through the same eyes, and what was seen last, so that only what has changed is sent. */
interface Eyes {
  readonly viewer: Viewer
  readonly watches: Set<Watch>
  seen: { readonly version: number; readonly view: unknown } | undefined
}

/** How long somebody is moving before the others are told. */
const PRESENCE_MS = 50
/** A timer may go off a moment before its time. */
const EARLY_MS = 5

type Update = Extract<ToClient, { t: 'update' }>
/** The options are there as text already. */
const withOptions = (update: Omit<Update, 'options'>, options: string): string =>
  `${JSON.stringify(update).slice(0, -1)},"options":${options}}`

export class Hub implements Listener {
  readonly #eyes = new Map<string, Map<Viewer, Eyes>>()
  readonly #watches = new Map<Ear, Set<Watch>>()
  readonly #online = new Map<string, number>()
  readonly #tables: Tables
  readonly #presences: Presences
  /** Tables that somebody looks at. */
  readonly #looked = new Map<string, LiveTable>()
  /** People whose tables have still to be told where they are. */
  readonly #moved = new Set<string>()

  /** Whoever looks at a table need not be told any more that it waits for them. */
  onLooked: (person: string, table: LiveTable) => void = () => {}

  constructor(tables: Tables, presences: Presences) {
    this.#tables = tables
    this.#presences = presences
    presences.onChange = people => this.#movedSoon(people)
    tables.hear(this)
  }

  /** Where somebody is, whichever process they are connected to. */
  presenceOf: PresenceOf = (person, table) => this.#presences.of(person, table)

  /** Whether somebody is connected to this process. */
  isOnline = (person: string): boolean => (this.#online.get(person) ?? 0) > 0

  isWatched(table: string): boolean {
    return this.#eyes.has(table)
  }

  get sockets(): number {
    let sum = 0
    for (const n of this.#online.values()) sum += n
    return sum
  }

  arrive(ear: Ear): void {
    if (!ear.who) return
    this.#online.set(ear.who.id, (this.#online.get(ear.who.id) ?? 0) + 1)
    this.#presences.arrive(ear.who.id)
  }

  depart(ear: Ear): void {
    if (ear.who) {
      const left = (this.#online.get(ear.who.id) ?? 1) - 1
      if (left > 0) this.#online.set(ear.who.id, left)
      else this.#online.delete(ear.who.id)
    }
    for (const watch of this.#watches.get(ear) ?? []) this.#end(watch)
    if (ear.who) this.#presences.depart(ear.who.id)
  }

  #end(watch: Watch): void {
    const { ear, table, eyes } = watch
    const own = this.#watches.get(ear)
    own?.delete(watch)
    if (own?.size === 0) this.#watches.delete(ear)
    eyes.watches.delete(watch)
    if (ear.who) this.#presences.lookAway(ear.who.id, table)
    if (eyes.watches.size > 0) return
    const all = this.#eyes.get(table)
    all?.delete(eyes.viewer)
    if (all?.size !== 0) return
    this.#eyes.delete(table)
    this.#looked.delete(table)
    void this.#tables.putAway(table, () => this.isWatched(table))
  }

  #eyesOf(table: string, viewer: Viewer): Eyes {
    let all = this.#eyes.get(table)
    if (!all) this.#eyes.set(table, (all = new Map<Viewer, Eyes>()))
    let eyes = all.get(viewer)
    if (!eyes) all.set(viewer, (eyes = { viewer, watches: new Set(), seen: undefined }))
    return eyes
  }

  /**
   * From now on this ear hears of the table; first it is shown all there is, with what it has missed.
   * Gives the version that it was shown: spectators may be behind, and must not learn by how much.
   */
  watch(ear: Ear, table: LiveTable, viewer: Viewer, since: number | undefined): number {
    this.unwatch(ear, table.row.id, viewer)
    const eyes = this.#eyesOf(table.row.id, viewer)
    this.#looked.set(table.row.id, table)
    if (ear.who) this.#presences.look(ear.who.id, table.row.id)
    const seating = this.#seating(table, ear)
    const presence = this.#presence(table)
    const watch: Watch = { ear, table: table.row.id, eyes, version: undefined, seating, presence }
    eyes.watches.add(watch)
    const own = this.#watches.get(ear)
    if (own) own.add(watch)
    else this.#watches.set(ear, new Set([watch]))
    if (ear.who) this.onLooked(ear.who.id, table)
    ear.send(seating)
    this.#show(watch, table, since)
    return watch.version ?? 0
  }

  #seating(table: LiveTable, { who }: Ear): string {
    const message: ToClient = { t: 'table', table: infoOf(table, who?.id ?? null, this.presenceOf) }
    return JSON.stringify(message)
  }

  #presence({ row, seats }: LiveTable): string {
    const message: ToClient = {
      t: 'presence',
      table: row.id,
      seats: seats.map(({ person_id: person }) => (person === null ? null : this.presenceOf(person, row.id))),
    }
    return JSON.stringify(message)
  }

  /** Somebody who comes again at once has not been away. */
  #movedSoon(people: readonly string[]): void {
    if (this.#moved.size === 0) setTimeout(() => this.#tellPresence(), PRESENCE_MS).unref()
    for (const person of people) this.#moved.add(person)
  }

  #tellPresence(): void {
    const moved = new Set(this.#moved)
    this.#moved.clear()
    for (const [id, all] of this.#eyes) {
      const table = this.#looked.get(id)
      if (!table?.seats.some(({ person_id: person }) => person !== null && moved.has(person))) continue
      const presence = this.#presence(table)
      const told = new Set<Ear>()
      for (const eyes of all.values())
        for (const watch of eyes.watches) {
          if (watch.presence !== presence && !told.has(watch.ear)) watch.ear.send(presence)
          told.add(watch.ear)
          watch.presence = presence
        }
    }
  }

  unwatch(ear: Ear, table: string, viewer: Viewer): void {
    for (const watch of this.#watches.get(ear) ?? [])
      if (watch.table === table && watch.eyes.viewer === viewer) this.#end(watch)
  }

  #show(watch: Watch, table: LiveTable, since: number | undefined): void {
    if (!table.match) return
    const { viewer } = watch.eyes
    const shown = shownTo(table, viewer, since)
    if (!shown) return this.#later(table, [watch], lagOf(table, viewer))
    const { sight, events, whole } = shown
    // It may have been put off twice.
    if (watch.version === sight.version) return
    watch.version = sight.version
    watch.eyes.seen = { version: sight.version, view: sight.view }
    this.#send(watch.ear, { t: 'sight', sight, events: [...events], whole })
  }

  changed(table: LiveTable, pages: readonly Page[], whole: boolean): void {
    const all = this.#eyes.get(table.row.id)
    if (!all) return
    for (const eyes of all.values()) {
      const late = lagOf(table, eyes.viewer)
      if (late > 0) this.#later(table, [...eyes.watches], late)
      else this.#tell(table, eyes, pages, whole)
    }
    if (table.row.status !== 'playing') this.seated(table)
  }

  /** They are shown what they may see by then: the table as it was, not as it is. */
  #later(table: LiveTable, watches: readonly Watch[], lag: number): void {
    if (lag === 0 || table.resumed) return
    setTimeout(() => {
      for (const watch of watches) if (watch.eyes.watches.has(watch)) this.#show(watch, table, watch.version)
    }, lag + EARLY_MS).unref()
  }

  #tell(table: LiveTable, eyes: Eyes, pages: readonly Page[], whole: boolean): void {
    const { viewer, watches, seen } = eyes
    const from = pages[0]!.version - 1
    const isStep = !whole && seen?.version === from
    let text: string | undefined
    for (const watch of watches) {
      if (!isStep || watch.version !== from) {
        this.#show(watch, table, watch.version)
        continue
      }
      if (text === undefined) {
        const { view, options: _, ...rest } = sightOf(table, viewer)
        const events = eventsOf(pages, viewer)
        text = withOptions(
          { t: 'update', ...rest, from, events, patch: patchBetween(seen.view, view) },
          viewer === 'public' ? '[]' : table.questions.of(viewer).json,
        )
        eyes.seen = { version: rest.version, view }
      }
      watch.version = table.version
      watch.ear.send(text)
    }
  }

  seated(table: LiveTable): void {
    const told = new Map<Ear, string>()
    const presence = this.#presence(table)
    for (const eyes of this.#eyes.get(table.row.id)?.values() ?? [])
      for (const watch of eyes.watches) {
        const { ear } = watch
        const seating = told.get(ear) ?? this.#seating(table, ear)
        // What somebody sets for themselves is nothing to the others, not even that they have done so.
        if (!told.has(ear) && watch.seating !== seating) ear.send(seating)
        told.set(ear, seating)
        watch.seating = seating
        watch.presence = presence
        // The game has just begun.
        if (watch.version === undefined) this.#show(watch, table, undefined)
      }
  }

  say(table: string, message: ToClient, to: (viewer: Viewer, who: Who | null) => boolean): void {
    const told = new Set<Ear>()
    for (const eyes of this.#eyes.get(table)?.values() ?? [])
      for (const { ear } of eyes.watches)
        if (to(eyes.viewer, ear.who) && !told.has(ear)) {
          told.add(ear)
          this.#send(ear, message)
        }
  }

  #send(ear: Ear, message: ToClient): void {
    ear.send(JSON.stringify(message))
  }
}
