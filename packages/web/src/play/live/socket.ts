// One socket for all tables: it reconnects by itself, asks for missed steps, and sends unanswered messages again.

import type { Viewer } from '@lastlight/kernel'
import { type FromClient, type ToClient, toClient } from '../../api/wire.ts'
import { pauseBefore } from './pauses.ts'

type MessageOf<T, K> = Extract<T, { readonly t: K }>
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

/** Messages about a table that come unasked. */
export type ServerMessage = MessageOf<ToClient, 'table' | 'presence' | 'closed' | 'sight' | 'update' | 'chat'>
export type ServerReply = MessageOf<ToClient, 'done' | 'refused' | 'problem'>
export type ClientMessage = WithoutId<MessageOf<FromClient, 'play' | 'undo' | 'redo' | 'why' | 'say'>>

export interface TableListener {
  /** The last version that this viewer has seen. */
  since(viewer: Viewer): number | undefined
  receive(message: ServerMessage): void
  /** Called when the connection is open, or open again. */
  linked(): void
  lost(): void
  /** Called when the server has said something that this page does not understand. */
  notUnderstood(): void
  /** Called when this viewer may not watch this table. */
  denied(viewer: Viewer): void
}

export interface TableSubscription {
  watch(viewer: Viewer): void
  unwatch(viewer: Viewer): void
  leave(): void
}

/** As much of a WebSocket as is needed. */
export interface RawSocket {
  send(text: string): void
  close(): void
}

export interface SocketEvents {
  up(): void
  message(text: string): void
  gone(): void
}

interface PendingMessage {
  readonly text: string
  /** Whether sending it a second time does no harm. */
  readonly again: boolean
  readonly resolve: (said: ServerReply) => void
}

interface WatchedViewer {
  readonly table: string
  readonly viewer: Viewer
}

interface Subscribed {
  readonly listener: TableListener
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
  readonly #open: (events: SocketEvents) => RawSocket
  readonly #isOnline: () => boolean
  readonly #subscribed = new Map<string, Subscribed>()
  /** By message id, in the order of sending. */
  readonly #pending = new Map<string, PendingMessage>()
  /** Watch requests without an answer yet. */
  readonly #watching = new Map<string, WatchedViewer>()
  #raw: RawSocket | undefined
  #isUp = false
  #attempt = 0
  #next = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setTimeout> | undefined
  #idle: ReturnType<typeof setTimeout> | undefined

  constructor(open: (events: SocketEvents) => RawSocket, isOnline: () => boolean = () => true) {
    this.#open = open
    this.#isOnline = isOnline
  }

  /** A table has one listener on a page; a later one takes the place of the one before. */
  listen(table: string, listener: TableListener): TableSubscription {
    const mine: Subscribed = { listener, viewers: new Set() }
    this.#subscribed.set(table, mine)
    clearTimeout(this.#idle)
    if (this.#isUp) listener.linked()
    else this.wake()
    return {
      watch: viewer => {
        mine.viewers.add(viewer)
        if (this.#isUp) this.#watch(table, viewer, listener)
      },
      unwatch: viewer => {
        if (mine.viewers.delete(viewer) && this.#isUp && this.#subscribed.get(table) === mine)
          this.#send({ t: 'unwatch', id: this.#newId(), table, viewer })
      },
      leave: () => {
        if (this.#subscribed.get(table) !== mine) return
        this.#subscribed.delete(table)
        if (this.#isUp)
          for (const viewer of mine.viewers) this.#send({ t: 'unwatch', id: this.#newId(), table, viewer })
        if (this.#subscribed.size === 0) this.#idle = setTimeout(() => this.#disconnect(), LINGER_MS)
      },
    }
  }

  /** Resolves with the answer. Until there is a connection the message waits, with the same key and version. */
  ask(wish: ClientMessage): Promise<ServerReply> {
    const id = this.#newId()
    const text = JSON.stringify({ ...wish, id })
    return new Promise(resolve => {
      this.#pending.set(id, { text, again: wish.t !== 'say', resolve })
      if (this.#isUp) this.#raw?.send(text)
      else if (wish.t === 'say') this.#giveUp()
      else this.wake()
    })
  }

  /** The page is visible or the network is back: check at once whether the connection still works. */
  wake(): void {
    if (this.#isUp) return this.#check(SHORT_PATIENCE_MS)
    if (this.#raw || !this.#isOnline() || (this.#subscribed.size === 0 && this.#pending.size === 0)) return
    clearTimeout(this.#retry)
    this.#connect()
  }

  /** The network is gone, or the person has changed: reconnect. */
  renew(): void {
    const raw = this.#raw
    if (raw) this.#drop(raw)
    raw?.close()
    this.#attempt = 0
    this.wake()
  }

  close(): void {
    this.#subscribed.clear()
    this.#pending.clear()
    this.#disconnect()
  }

  #disconnect(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#ping)
    clearTimeout(this.#idle)
    const raw = this.#raw
    this.#raw = undefined
    this.#isUp = false
    raw?.close()
  }

  #newId(): string {
    return `m${this.#next++}`
  }

  #connect(): void {
    // A socket that was given up may still deliver messages: ignore them.
    const isCurrent = (): boolean => this.#raw === raw
    const raw: RawSocket = this.#open({
      up: () => {
        if (isCurrent()) this.#up()
      },
      message: text => {
        if (isCurrent()) this.#receive(text)
      },
      gone: () => this.#drop(raw),
    })
    this.#raw = raw
  }

  #up(): void {
    this.#isUp = true
    this.#schedulePing()
    for (const [table, { listener, viewers }] of this.#subscribed) {
      for (const viewer of viewers) this.#watch(table, viewer, listener)
      listener.linked()
    }
    for (const { text } of this.#pending.values()) this.#raw?.send(text)
  }

  #drop(raw: RawSocket): void {
    if (this.#raw !== raw) return
    this.#raw = undefined
    this.#watching.clear()
    clearTimeout(this.#ping)
    this.#isUp = false
    for (const { listener } of this.#subscribed.values()) listener.lost()
    this.#giveUp()
    if (this.#subscribed.size === 0 && this.#pending.size === 0) return
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.wake(), pauseBefore(this.#attempt++))
  }

  /** Rejects messages that may have been carried out and must not be repeated. */
  #giveUp(): void {
    for (const [id, { again, resolve }] of this.#pending)
      if (!again) {
        this.#pending.delete(id)
        resolve({ t: 'problem', id, error: 'offline', message: '' })
      }
  }

  #watch(table: string, viewer: Viewer, listener: TableListener): void {
    const id = this.#newId()
    this.#watching.set(id, { table, viewer })
    const since = listener.since(viewer)
    this.#send({ t: 'watch', id, table, viewer, ...(since === undefined ? {} : { since }) })
  }

  #send(message: FromClient): void {
    this.#raw?.send(JSON.stringify(message))
  }

  #schedulePing(): void {
    clearTimeout(this.#ping)
    this.#ping = setTimeout(() => this.#check(PATIENCE_MS), PING_MS)
  }

  #check(patience: number): void {
    const raw = this.#raw
    if (!raw) return
    clearTimeout(this.#ping)
    this.#send({ t: 'ping', id: this.#newId() })
    this.#ping = setTimeout(() => {
      this.#drop(raw)
      raw.close()
      this.wake()
    }, patience)
  }

  #receive(text: string): void {
    this.#attempt = 0
    this.#schedulePing()
    const message = readMessage(text)
    if (!message) {
      for (const { listener } of this.#subscribed.values()) listener.notUnderstood()
      return
    }
    switch (message.t) {
      case 'table':
        return this.#tell(message.table.id, message)
      case 'sight':
        return this.#tell(message.sight.table, message)
      case 'presence':
      case 'closed':
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

  #tell(table: string, message: ServerMessage): void {
    this.#subscribed.get(table)?.listener.receive(message)
  }

  #answer(said: ServerReply): void {
    // The server was too busy to read the message, so the answer has no id.
    if (said.id === '') {
      setTimeout(() => {
        if (this.#isUp) for (const { text } of this.#pending.values()) this.#raw?.send(text)
      }, TOO_FAST_MS)
      return
    }
    const watch = this.#watching.get(said.id)
    this.#watching.delete(said.id)
    if (watch && said.t === 'problem') this.#refused(watch, said.error)
    const asked = this.#pending.get(said.id)
    this.#pending.delete(said.id)
    asked?.resolve(said)
  }

  #refused({ table, viewer }: WatchedViewer, error: string): void {
    const subscribed = this.#subscribed.get(table)
    if (!subscribed?.viewers.has(viewer)) return
    if (FINAL.includes(error)) return subscribed.listener.denied(viewer)
    setTimeout(() => {
      if (this.#isUp && this.#subscribed.get(table) === subscribed) this.#watch(table, viewer, subscribed.listener)
    }, TOO_FAST_MS)
  }
}

function readMessage(text: string): ToClient | undefined {
  try {
    return toClient.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Problems that asking again does not change. */
const FINAL: readonly string[] = ['notFound', 'forbidden', 'unauthorized']
