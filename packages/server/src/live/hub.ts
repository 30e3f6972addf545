// Who watches which table through whose eyes. Every change goes to each of them, made once for each pair of eyes.

import type { Viewer } from '@lastlight/kernel'
import { patchBetween, type SightMessage, type ToClient } from '@lastlight/protocol'
import { lagOf, shownTo } from '../tables/delay.ts'
import type { LiveTable, Page } from '../tables/live.ts'
import type { Who } from '../tables/lobby.ts'
import { eventsOf, sightOf } from '../tables/sight.ts'
import type { Listener, Tables } from '../tables/tables.ts'

/** A socket, as far as the hub knows one. */
export interface Ear {
  readonly who: Who | null
  send(message: string): void
}

interface Watch {
  readonly ear: Ear
  readonly table: string
  readonly viewer: Viewer
  /** The version this ear has. */
  version: number
}

/** What these eyes saw last, so that only what has changed is sent. */
interface Seen {
  readonly version: number
  readonly view: unknown
}

const keyOf = (table: string, viewer: Viewer): string => `${table} ${viewer}`

type Update = Extract<ToClient, { t: 'update' }>
/** The options are there as text already. */
const withOptions = (update: Omit<Update, 'options'>, options: string): string =>
  `${JSON.stringify(update).slice(0, -1)},"options":${options}}`

export class Hub implements Listener {
  readonly #tables: Tables
  readonly #watches = new Map<string, Set<Watch>>()
  readonly #seen = new Map<string, Seen>()
  readonly #online = new Map<string, number>()

  /** Whoever looks at a table need not be told any more that it waits for them. */
  onLooked: (person: string, table: string) => void = () => {}

  constructor(tables: Tables) {
    this.#tables = tables
    tables.hear(this)
  }

  isOnline = (person: string): boolean => (this.#online.get(person) ?? 0) > 0

  isWatched(table: string): boolean {
    return this.#watches.has(table)
  }

  get sockets(): number {
    let sum = 0
    for (const n of this.#online.values()) sum += n
    return sum
  }

  arrive(ear: Ear): void {
    if (ear.who) this.#online.set(ear.who.id, (this.#online.get(ear.who.id) ?? 0) + 1)
  }

  depart(ear: Ear): void {
    if (ear.who) {
      const left = (this.#online.get(ear.who.id) ?? 1) - 1
      if (left > 0) this.#online.set(ear.who.id, left)
      else this.#online.delete(ear.who.id)
    }
    for (const [table, watches] of this.#watches) {
      for (const watch of watches) if (watch.ear === ear) watches.delete(watch)
      if (watches.size === 0) this.#forget(table)
    }
  }

  #forget(table: string): void {
    this.#watches.delete(table)
    for (const key of this.#seen.keys()) if (key.startsWith(`${table} `)) this.#seen.delete(key)
  }

  /** From now on this ear hears of the table; first it is shown all there is, with what it has missed. */
  watch(ear: Ear, table: LiveTable, viewer: Viewer, since: number | undefined): void {
    const watches = this.#watches.get(table.row.id) ?? new Set()
    this.#watches.set(table.row.id, watches)
    for (const old of watches) if (old.ear === ear && old.viewer === viewer) watches.delete(old)
    const watch: Watch = { ear, table: table.row.id, viewer, version: table.version }
    watches.add(watch)
    if (ear.who) this.onLooked(ear.who.id, table.row.id)
    this.#send(ear, { t: 'table', table: this.#tables.info(table, ear.who, this.isOnline) })
    if (table.match) this.#show(watch, table, since)
  }

  unwatch(ear: Ear, table: string, viewer: Viewer): void {
    const watches = this.#watches.get(table)
    for (const watch of watches ?? []) if (watch.ear === ear && watch.viewer === viewer) watches!.delete(watch)
    if (watches?.size === 0) this.#forget(table)
  }

  #show(watch: Watch, table: LiveTable, since: number | undefined): void {
    const shown = shownTo(table, watch.viewer)
    if (!shown) return
    const { sight } = shown
    const pages = since === undefined ? shown.pages : shown.pages.filter(page => page.version > since)
    watch.version = sight.version
    this.#remember(table, watch.viewer, sight)
    this.#send(watch.ear, { t: 'sight', sight, events: [...eventsOf(pages, watch.viewer)] })
  }

  #remember(table: LiveTable, viewer: Viewer, { version, view }: SightMessage): void {
    this.#seen.set(keyOf(table.row.id, viewer), { version, view })
  }

  changed(table: LiveTable, pages: readonly Page[], whole: boolean): void {
    const watches = this.#watches.get(table.row.id)
    if (!watches) return
    const viewers = new Set([...watches].map(watch => watch.viewer))
    for (const viewer of viewers) {
      const these = [...watches].filter(watch => watch.viewer === viewer)
      const late = lagOf(table, viewer)
      if (late > 0) this.#later(table, these, late)
      else this.#tell(table, these, viewer, pages, whole)
    }
    if (table.row.status !== 'playing') this.seated(table)
  }

  /** They are shown what they may see by then: the table as it was, not as it is. */
  #later(table: LiveTable, watches: readonly Watch[], seconds: number): void {
    setTimeout(() => {
      for (const watch of watches) this.#show(watch, table, watch.version)
    }, seconds * 1000).unref()
  }

  #tell(table: LiveTable, watches: readonly Watch[], viewer: Viewer, pages: readonly Page[], whole: boolean): void {
    const before = this.#seen.get(keyOf(table.row.id, viewer))
    const from = pages[0]!.version - 1
    const sight = sightOf(table, viewer)
    const { version, asked, undo, redo, outcome, deadline } = sight
    let text: string | undefined
    for (const watch of watches) {
      if (whole || before?.version !== from || watch.version !== from) {
        this.#show(watch, table, watch.version)
        continue
      }
      text ??= withOptions(
        {
          t: 'update',
          table: table.row.id,
          viewer,
          from,
          version,
          events: [...eventsOf(pages, viewer)],
          patch: patchBetween(before.view, sight.view),
          asked,
          undo,
          redo,
          outcome,
          deadline,
        },
        viewer === 'public' ? '[]' : table.question(viewer).json,
      )
      watch.version = version
      watch.ear.send(text)
    }
    this.#remember(table, viewer, sight)
  }

  seated(table: LiveTable): void {
    const told = new Set<Ear>()
    for (const watch of this.#watches.get(table.row.id) ?? []) {
      if (!told.has(watch.ear))
        this.#send(watch.ear, { t: 'table', table: this.#tables.info(table, watch.ear.who, this.isOnline) })
      told.add(watch.ear)
      // The game has just begun.
      if (table.match && watch.version === 0 && table.version === 0) this.#show(watch, table, undefined)
    }
  }

  say(table: string, message: ToClient, to: (viewer: Viewer, who: Who | null) => boolean): void {
    const told = new Set<Ear>()
    for (const { ear, viewer } of this.#watches.get(table) ?? [])
      if (to(viewer, ear.who) && !told.has(ear)) {
        told.add(ear)
        this.#send(ear, message)
      }
  }

  #send(ear: Ear, message: ToClient): void {
    ear.send(JSON.stringify(message))
  }
}
