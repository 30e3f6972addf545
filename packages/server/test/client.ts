// A person with a browser, as the server sees one: a cookie, requests, and one socket.

import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Viewer } from '@lastlight/kernel'
import {
  type FromClient,
  type NewTable,
  patched,
  type SightMessage,
  type TableInfo,
  type ToClient,
  toClient,
} from '@lastlight/protocol'
import { WebSocket } from 'ws'

const API = '/api/v1'

export interface Reply {
  readonly status: number
  readonly body: unknown
}

/** One message of the server, word for word. */
export interface Sent {
  readonly how: 'http' | 'socket'
  readonly text: string
}

/** A little less than a socket may send per second and in a burst. */
const PER_SECOND = 36
const BURST = 100

/** How long a client waits before it tries to connect again: longer after each failure, as the page does. */
const RETRY_MS = 20
const LONGEST_RETRY_MS = 500

/** The connection broke before an answer came: it is unknown whether the command was carried out. */
export class Gone extends Error {}

type MessageWithoutId<T = FromClient> = T extends FromClient ? Omit<T, 'id'> : never

export class Client {
  /** The server's address; it may change to another process. */
  url: string
  cookie = ''
  /** The address that a trusted proxy reports for this client; none if empty. */
  address = ''
  /** The table that the socket names for a proxy, as the page does. */
  liveTable: string | undefined
  /** Everything that was ever sent to this client, unless it forgets it: a long storm would fill the memory. */
  readonly sent: Sent[] = []
  forgetsSent = false
  /** The present sight by table and viewer, patched along the way. */
  readonly sights = new Map<string, SightMessage>()
  readonly events = new Map<string, unknown[]>()
  readonly infos = new Map<string, TableInfo>()
  /** Cases in which the server has shown less than before. */
  readonly setbacks: string[] = []
  /** By the key of a choice: the versions under which it was acknowledged. One choice has one version. */
  readonly versionsOfKeys = new Map<string, Set<number>>()
  /** Called when an update does not continue what this client was shown. */
  onGap: (problem: string) => void = problem => assert.fail(problem)
  readonly #watched = new Map<string, { readonly table: string; readonly viewer: Viewer }>()
  /** Watches that have ended: a message about one of them may still be on its way. */
  readonly #unwatched = new Set<string>()
  readonly #news = new EventEmitter()
  readonly #waiting = new Map<string, { resolve(answer: ToClient): void; reject(problem: Error): void }>()
  /** The keys of choices, by the id of their message. */
  readonly #keys = new Map<string, string>()
  /** Addresses of the other processes; each attempt to reconnect goes to the next one. */
  readonly #others: string[]
  #socket: WebSocket | undefined
  #hasLeft = false
  #next = 0
  #bucket = BURST
  #last = performance.now()

  constructor(url: string, others: readonly string[] = []) {
    this.url = url
    this.#others = [...others]
    this.#news.setMaxListeners(0)
  }

  async http(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const reply = await fetch(this.url + API + path, {
      method,
      headers: {
        ...this.#own(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = reply.headers.getSetCookie().find(each => each.startsWith('lastlight='))
    if (set !== undefined) this.cookie = set.split(';')[0]!
    const text = await reply.text()
    if (!this.forgetsSent) this.sent.push({ how: 'http', text })
    return { status: reply.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
  }

  #own(): Record<string, string> {
    return {
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...(this.address === '' ? {} : { 'x-forwarded-for': this.address }),
    }
  }

  /** A request that must succeed. */
  async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await this.http(method, path, body)
    assert.ok(reply.status < 300, `${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body as T
  }

  async guest(name: string): Promise<this> {
    await this.request('POST', '/guests', { name })
    return this
  }

  makeTable(wish: Partial<NewTable>): Promise<TableInfo> {
    return this.request('POST', '/tables', wish)
  }

  join({ id, code }: TableInfo, seat?: number): Promise<TableInfo> {
    return this.request('POST', `/tables/${id}/join`, { code, ...(seat === undefined ? {} : { seat }) })
  }

  start(table: string): Promise<TableInfo> {
    return this.request('POST', `/tables/${table}/start`)
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** Opens the socket and watches the same tables again, from the last version. */
  async connect(headers: Record<string, string> = {}): Promise<void> {
    const query = this.liveTable === undefined ? '' : `?table=${this.liveTable}`
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}${API}/live${query}`, {
      headers: { ...this.#own(), ...headers },
    })
    // An error before opening is reported through `once`.
    socket.on('error', () => undefined)
    await once(socket, 'open')
    this.#socket = socket
    socket.on('message', (data: Buffer) => this.#receive(data.toString()))
    socket.on('close', () => this.#lose(socket))
    for (const { table, viewer } of this.#watched.values()) {
      const answer = await this.watch(table, viewer)
      if (answer.t === 'problem' && answer.error === 'internal') throw new Error(answer.message)
    }
  }

  /** Waits until there is a server that answers. */
  async reconnect(): Promise<void> {
    for (let wait = RETRY_MS; !this.isConnected; wait = Math.min(2 * wait, LONGEST_RETRY_MS)) {
      if (this.#hasLeft) throw new Error('this client has left for good')
      try {
        await this.connect()
      } catch {
        this.close()
        this.#goToNext()
        await setTimeout(wait)
      }
    }
  }

  #goToNext(): void {
    const next = this.#others.shift()
    if (next === undefined) return
    this.#others.push(this.url)
    this.url = next
  }

  close(): void {
    this.#socket?.terminate()
  }

  /** Closes for good: nothing of it is tried again. */
  leave(): void {
    this.#hasLeft = true
    this.close()
  }

  get hasLeft(): boolean {
    return this.#hasLeft
  }

  #lose(socket: WebSocket): void {
    if (this.#socket !== socket) return
    for (const { reject } of this.#waiting.values()) reject(new Gone())
    this.#waiting.clear()
    this.#news.emit('news')
  }

  /** Sends a text that is no message. */
  raw(text: string): void {
    this.#socket!.send(text)
  }

  /** Resolves with the answer; a connection that breaks before it came rejects with `Gone`. */
  async ask(message: MessageWithoutId): Promise<ToClient> {
    await this.#pace()
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) throw new Gone()
    const id = `m${this.#next++}`
    if (message.t === 'play') this.#keys.set(id, message.key)
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, ...message }))
    })
  }

  async #pace(): Promise<void> {
    for (;;) {
      const now = performance.now()
      this.#bucket = Math.min(BURST, this.#bucket + ((now - this.#last) / 1000) * PER_SECOND)
      this.#last = now
      if (this.#bucket >= 1) break
      await setTimeout(30)
    }
    this.#bucket -= 1
  }

  async watch(table: string, viewer: Viewer): Promise<ToClient> {
    const key = `${table} ${viewer}`
    this.#watched.set(key, { table, viewer })
    this.#unwatched.delete(key)
    const since = this.sights.get(key)?.version
    return this.ask({ t: 'watch', table, viewer, ...(since === undefined ? {} : { since }) })
  }

  /** Ends a watch, and forgets what was seen. */
  async unwatch(table: string, viewer: Viewer): Promise<void> {
    const key = `${table} ${viewer}`
    this.#watched.delete(key)
    this.#unwatched.add(key)
    this.sights.delete(key)
    this.events.delete(key)
    await this.ask({ t: 'unwatch', table, viewer })
  }

  /** The sight that this client has built from the messages. */
  sight(table: string, viewer: Viewer): SightMessage | undefined {
    return this.sights.get(`${table} ${viewer}`)
  }

  /** The next message, or the end of the connection. */
  async news(signal?: AbortSignal): Promise<void> {
    await once(this.#news, 'news', signal ? { signal } : {})
  }

  #receive(text: string): void {
    if (!this.forgetsSent) this.sent.push({ how: 'socket', text })
    const message = toClient.parse(JSON.parse(text))
    switch (message.t) {
      case 'table':
        this.infos.set(message.table.id, message.table)
        break
      case 'closed':
        this.infos.delete(message.table)
        break
      case 'presence': {
        const info = this.infos.get(message.table)
        if (!info) break
        const seats = info.seats.map((seat, i) => ({
          ...seat,
          presence: message.seats[i] ?? null,
          keptUntil: message.keptUntil[i] ?? null,
        }))
        this.infos.set(info.id, { ...info, seats, spectators: message.spectators })
        break
      }
      case 'sight':
        this.#keep(message.sight, message.events)
        break
      case 'update': {
        const { t, from, events, patch, ...rest } = message
        const before = this.sights.get(`${rest.table} ${rest.viewer}`)
        if (before?.version !== from) {
          if (!this.#unwatched.has(`${rest.table} ${rest.viewer}`))
            this.onGap(`table ${rest.table}: ${t} from version ${from} was sent after version ${before?.version}`)
          break
        }
        this.#keep({ ...rest, view: patched(before.view, patch) }, events)
        break
      }
      case 'done':
        this.#acknowledge(message.id, message.version)
        this.#resolve(message)
        break
      case 'refused':
      case 'problem':
      case 'pong':
        this.#resolve(message)
        break
      case 'chat':
        break
    }
    this.#news.emit('news', message)
  }

  #resolve(answer: ToClient & { readonly id: string }): void {
    this.#waiting.get(answer.id)?.resolve(answer)
    this.#waiting.delete(answer.id)
  }

  #acknowledge(id: string, version: number | undefined): void {
    const key = this.#keys.get(id)
    if (key === undefined || version === undefined) return
    const versions = this.versionsOfKeys.get(key)
    if (versions) versions.add(version)
    else this.versionsOfKeys.set(key, new Set([version]))
  }

  #keep(sight: SightMessage, events: readonly unknown[]): void {
    const key = `${sight.table} ${sight.viewer}`
    if (this.#unwatched.has(key)) return
    const before = this.sights.get(key)?.version ?? 0
    if (sight.version < before)
      this.setbacks.push(`table ${sight.table}: version ${before} was shown, then ${sight.version}`)
    this.sights.set(key, sight)
    this.events.set(key, [...(this.events.get(key) ?? []), ...events])
  }
}
