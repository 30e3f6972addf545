// Our own server, as a client of it sees it.

import type { FromClient, ToClient } from '@lastlight/protocol'
import { WebSocket } from 'ws'
import type { Listener, Reach, Table, Target } from './target.ts'

const API = '/api/v1'
const PLAYERS = 2
/** The other seat has changed the question, or ended the game, meanwhile. */
const TOO_LATE: ReadonlySet<string> = new Set(['stale', 'conflict'])

/** A table that has begun, without players so far. */
interface BegunTable {
  readonly id: string
  readonly pair: Pair
}

/** Two people who play with each other, one game after the other. */
interface Pair {
  readonly cookies: readonly string[]
  readonly begun: string[]
}

class Lastlight implements Target {
  readonly #url: string
  readonly #game: string
  readonly #pairs: Pair[] = []
  bytes = 0

  constructor(url: string, game: string) {
    this.#url = url
    this.#game = game
  }

  async #post(path: string, body: unknown, cookie?: string): Promise<Response> {
    const response = await fetch(`${this.#url}${API}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }

  async #guest(name: string): Promise<string> {
    const response = await this.#post('/guests', { name, locale: 'en' })
    const [cookie] = response.headers.getSetCookie()
    await response.arrayBuffer()
    return cookie!.split(';')[0]!
  }

  async prepare(games: number): Promise<void> {
    await Promise.all(
      this.#pairs.map(async pair => {
        while (pair.begun.length < games) pair.begun.push(await this.#begin(pair))
      }),
    )
  }

  async #begin({ cookies }: Pair): Promise<string> {
    const made = await this.#post(
      '/tables',
      { game: this.#game, config: { players: PLAYERS }, seats: [{ kind: 'me' }, { kind: 'open' }] },
      cookies[0],
    )
    const { id, code } = (await made.json()) as { id: string; code: string }
    await (await this.#post(`/tables/${id}/join`, { code }, cookies[1])).arrayBuffer()
    await (await this.#post(`/tables/${id}/start`, {}, cookies[0])).arrayBuffer()
    return id
  }

  async next(pair: Pair): Promise<BegunTable> {
    return { id: pair.begun.shift() ?? (await this.#begin(pair)), pair }
  }

  async sit(listener: Listener): Promise<Table> {
    const n = this.#pairs.length
    const pair: Pair = { cookies: [await this.#guest(`Ann ${n}`), await this.#guest(`Bob ${n}`)], begun: [] }
    this.#pairs.push(pair)
    const sockets = await Promise.all(pair.cookies.map(cookie => opened(this.#url, cookie)))
    return new Pairing(this, pair, sockets, listener)
  }
}

function opened(url: string, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${API}/live`, {
    headers: { cookie },
    perMessageDeflate: false,
  })
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
}

class Pairing implements Table {
  readonly #server: Lastlight
  readonly #pair: Pair
  readonly #sockets: readonly WebSocket[]
  readonly #listener: Listener
  /** By seat: the version it has seen. */
  readonly #versions: number[] = [0, 0]
  /** The choices of this game without an answer; one of the game before may still be answered. */
  readonly #unanswered = new Set<string>()
  /** Empty between two games. */
  #table = ''
  #watched = ''
  #next = 0

  constructor(server: Lastlight, pair: Pair, sockets: readonly WebSocket[], listener: Listener) {
    this.#server = server
    this.#pair = pair
    this.#sockets = sockets
    this.#listener = listener
    for (const [seat, socket] of sockets.entries()) socket.on('message', data => this.#receive(seat, data as Buffer))
  }

  async again(): Promise<void> {
    const old = this.#watched
    const { id } = await this.#server.next(this.#pair)
    this.#table = this.#watched = id
    for (const seat of this.#sockets.keys()) {
      if (old !== '') this.#send(seat, { t: 'unwatch', id: this.#id('x'), table: old, viewer: seat })
      this.#send(seat, { t: 'watch', id: this.#id('w'), table: id, viewer: seat })
    }
  }

  #id(kind: string): string {
    return `${kind}${this.#next++}`
  }

  #send(seat: number, message: FromClient): void {
    this.#sockets[seat]!.send(JSON.stringify(message))
  }

  choose(seat: number, option: unknown): void {
    const id = this.#id('p')
    this.#unanswered.add(id)
    this.#send(seat, {
      t: 'play',
      id,
      table: this.#table,
      seat,
      version: this.#versions[seat]!,
      key: `load-${this.#table}-${id}`,
      option,
    })
  }

  #receive(seat: number, data: Buffer): void {
    this.#server.bytes += data.length
    const message = JSON.parse(data.toString()) as ToClient
    switch (message.t) {
      case 'sight':
        return this.#see(seat, message.sight)
      case 'update':
        return this.#see(seat, message)
      case 'done':
        return this.#unanswered.delete(message.id) ? this.#listener.done(seat) : undefined
      case 'refused':
        return this.#unanswered.delete(message.id) ? this.#listener.refused(seat) : undefined
      case 'problem':
        if (!TOO_LATE.has(message.error)) return this.#listener.failed(new Error(JSON.stringify(message)))
        return this.#unanswered.delete(message.id) ? this.#listener.refused(seat) : undefined
      case 'table':
      case 'presence':
      case 'closed':
      case 'chat':
      case 'pong':
        return
    }
  }

  #see(seat: number, seen: Extract<ToClient, { t: 'update' }> | Extract<ToClient, { t: 'sight' }>['sight']): void {
    // Each seat has its own socket, and the other one may still report the finished game.
    if (seen.table !== this.#table) return
    this.#versions[seat] = seen.version
    this.#listener.asked(seat, seen.asked ? seen.options : [])
    if (seen.outcome === null) return
    this.#table = ''
    this.#unanswered.clear()
    this.#listener.over()
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }
}

export const reach: Reach = (url, game) => new Lastlight(url, game)
