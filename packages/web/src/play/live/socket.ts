// One socket for all tables: it reconnects by itself, asks for missed steps, and sends unanswered messages again.

import type { Viewer } from '@lastlight/kernel'
import type { FromClient, ToClient } from '@lastlight/protocol'
import { pauseBefore } from './pauses.ts'

type Of<T, K> = Extract<T, { readonly t: K }>
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

/** Messages about a table that come unasked. */
export type Heard = Of<ToClient, 'table' | 'presence' | 'sight' | 'update' | 'chat'>
/** Replies to messages. */
export type Said = Of<ToClient, 'done' | 'refused' | 'problem'>
export type Wish = WithoutId<Of<FromClient, 'play' | 'undo' | 'redo' | 'why' | 'say'>>

/** A listener for one table. */
export interface Ear {
  /** The last version that this viewer has seen. */
  since(viewer: Viewer): number | undefined
  hear(message: Heard): void
  /** The connection is there, or there again. */
  linked(): void
  lost(): void
  /** This viewer may not watch this table. */
  denied(viewer: Viewer): void
}

export interface Hearing {
  watch(viewer: Viewer): void
  unwatch(viewer: Viewer): void
  leave(): void
}

/** As much of a WebSocket as is needed. */
export interface Wire {
  send(text: string): void
  close(): void
}

/** Events of a raw socket. */
export interface Ends {
  up(): void
  heard(text: string): void
  gone(): void
}

interface Asked {
  readonly text: string
  /** Whether sending it a second time does no harm. */
  readonly again: boolean
  readonly resolve: (said: Said) => void
}

interface Eyes {
  readonly table: string
  readonly viewer: Viewer
}

interface Listening {
  readonly ear: Ear
  readonly viewers: Set<Viewer>
}

const PING_MS = 25_000
/** After this long without an answer the connection counts as lost; right after a wake-up the limit is shorter. */
const PATIENCE_MS = 10_000
const SHORT_PATIENCE_MS = 4000
/** Without listeners the socket stays open this long, for the next screen. */
const LINGER_MS = 3000
const TOO_FAST_MS = 1000

export class LiveSocket {
  readonly #open: (ends: Ends) => Wire
  readonly #isOnline: () => boolean
  readonly #listening = new Map<string, Listening>()
  /** By the id under which it was asked, in the order of asking. */
  readonly #asked = new Map<string, Asked>()
  /** Watches that are on their way. */
  readonly #watching = new Map<string, Eyes>()
  #wire: Wire | undefined
  #isUp = false
  #attempt = 0
  #next = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setTimeout> | undefined
  #idle: ReturnType<typeof setTimeout> | undefined

  constructor(open: (ends: Ends) => Wire, isOnline: () => boolean = () => true) {
    this.#open = open
    this.#isOnline = isOnline
  }

  /** A table has one listener on a page; a later one takes the place of the one before. */
  listen(table: string, ear: Ear): Hearing {
    const mine: Listening = { ear, viewers: new Set() }
    this.#listening.set(table, mine)
    clearTimeout(this.#idle)
    if (this.#isUp) ear.linked()
    else this.wake()
    return {
      watch: viewer => {
        mine.viewers.add(viewer)
        if (this.#isUp) this.#watch(table, viewer, ear)
      },
      unwatch: viewer => {
        if (mine.viewers.delete(viewer) && this.#isUp && this.#listening.get(table) === mine)
          this.#send({ t: 'unwatch', id: this.#newId(), table, viewer })
      },
      leave: () => {
        if (this.#listening.get(table) !== mine) return
        this.#listening.delete(table)
        if (this.#isUp)
          for (const viewer of mine.viewers) this.#send({ t: 'unwatch', id: this.#newId(), table, viewer })
        if (this.#listening.size === 0) this.#idle = setTimeout(() => this.#rest(), LINGER_MS)
      },
    }
  }

  /** Resolves with the answer. Until there is a connection the message waits, with the same key and version. */
  ask(wish: Wish): Promise<Said> {
    const id = this.#newId()
    const text = JSON.stringify({ ...wish, id })
    return new Promise(resolve => {
      this.#asked.set(id, { text, again: wish.t !== 'say', resolve })
      if (this.#isUp) this.#wire?.send(text)
      else if (wish.t === 'say') this.#giveUp()
      else this.wake()
    })
  }

  /** The page is visible or the network is back: check at once whether the connection still works. */
  wake(): void {
    if (this.#isUp) return this.#check(SHORT_PATIENCE_MS)
    if (this.#wire || !this.#isOnline() || (this.#listening.size === 0 && this.#asked.size === 0)) return
    clearTimeout(this.#retry)
    this.#connect()
  }

  /** The network is gone, or the person has changed: reconnect. */
  renew(): void {
    const wire = this.#wire
    if (wire) this.#drop(wire)
    wire?.close()
    this.#attempt = 0
    this.wake()
  }

  close(): void {
    this.#listening.clear()
    this.#asked.clear()
    this.#rest()
  }

  #rest(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#beat)
    clearTimeout(this.#idle)
    const wire = this.#wire
    this.#wire = undefined
    this.#isUp = false
    wire?.close()
  }

  #newId(): string {
    return `m${this.#next++}`
  }

  #connect(): void {
    // A socket that was given up may still deliver messages: ignore them.
    const isIt = (): boolean => this.#wire === wire
    const wire: Wire = this.#open({
      up: () => {
        if (isIt()) this.#up()
      },
      heard: text => {
        if (isIt()) this.#receive(text)
      },
      gone: () => this.#drop(wire),
    })
    this.#wire = wire
  }

  #up(): void {
    this.#isUp = true
    this.#listenForLife()
    for (const [table, { ear, viewers }] of this.#listening) {
      for (const viewer of viewers) this.#watch(table, viewer, ear)
      ear.linked()
    }
    for (const { text } of this.#asked.values()) this.#wire?.send(text)
  }

  #drop(wire: Wire): void {
    if (this.#wire !== wire) return
    this.#wire = undefined
    this.#watching.clear()
    clearTimeout(this.#beat)
    this.#isUp = false
    for (const { ear } of this.#listening.values()) ear.lost()
    this.#giveUp()
    if (this.#listening.size === 0 && this.#asked.size === 0) return
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.wake(), pauseBefore(this.#attempt++))
  }

  /** Rejects messages that may have been carried out and must not be repeated. */
  #giveUp(): void {
    for (const [id, { again, resolve }] of this.#asked)
      if (!again) {
        this.#asked.delete(id)
        resolve({ t: 'problem', id, error: 'offline', message: '' })
      }
  }

  #watch(table: string, viewer: Viewer, ear: Ear): void {
    const id = this.#newId()
    this.#watching.set(id, { table, viewer })
    const since = ear.since(viewer)
    this.#send({ t: 'watch', id, table, viewer, ...(since === undefined ? {} : { since }) })
  }

  #send(message: FromClient): void {
    this.#wire?.send(JSON.stringify(message))
  }

  #listenForLife(): void {
    clearTimeout(this.#beat)
    this.#beat = setTimeout(() => this.#check(PATIENCE_MS), PING_MS)
  }

  #check(patience: number): void {
    const wire = this.#wire
    if (!wire) return
    clearTimeout(this.#beat)
    this.#send({ t: 'ping', id: this.#newId() })
    this.#beat = setTimeout(() => {
      this.#drop(wire)
      wire.close()
      this.wake()
    }, patience)
  }

  #receive(text: string): void {
    this.#attempt = 0
    this.#listenForLife()
    const message = JSON.parse(text) as ToClient
    switch (message.t) {
      case 'table':
        return this.#tell(message.table.id, message)
      case 'sight':
        return this.#tell(message.sight.table, message)
      case 'presence':
      case 'update':
      case 'chat':
        return this.#tell(message.table, message)
      case 'done':
      case 'refused':
      case 'problem':
        return this.#answer(message)
      case 'pong':
    }
  }

  #tell(table: string, message: Heard): void {
    this.#listening.get(table)?.ear.hear(message)
  }

  #answer(said: Said): void {
    // The server was too busy to read the message, so the answer has no id.
    if (said.id === '') {
      setTimeout(() => {
        if (this.#isUp) for (const { text } of this.#asked.values()) this.#wire?.send(text)
      }, TOO_FAST_MS)
      return
    }
    const watch = this.#watching.get(said.id)
    this.#watching.delete(said.id)
    if (watch && said.t === 'problem') this.#refused(watch, said.error)
    const asked = this.#asked.get(said.id)
    this.#asked.delete(said.id)
    asked?.resolve(said)
  }

  #refused({ table, viewer }: Eyes, error: string): void {
    const listening = this.#listening.get(table)
    if (!listening?.viewers.has(viewer)) return
    if (FINAL.includes(error)) return listening.ear.denied(viewer)
    setTimeout(() => {
      if (this.#isUp && this.#listening.get(table) === listening) this.#watch(table, viewer, listening.ear)
    }, TOO_FAST_MS)
  }
}

/** Problems that asking again does not change. */
const FINAL: readonly string[] = ['notFound', 'forbidden', 'unauthorized']
