// Our own server, as a client of it sees it: pairs of people who make their tables over HTTP.

import { API, OwnSocket } from './ownSocket.ts'
import { OwnTable } from './ownTable.ts'
import type { Listener, Reach, Table, Target } from './target.ts'

const PLAYERS = 2

/** Two people who play with each other, one game after the other. */
interface Pair {
  readonly cookies: readonly string[]
  readonly begun: string[]
}

class Lastlight implements Target {
  readonly #url: string
  readonly #game: string
  readonly #pairs: Pair[] = []
  readonly #sockets: OwnSocket[] = []

  constructor(url: string, game: string) {
    this.#url = url
    this.#game = game
  }

  get bytes(): number {
    return this.#sockets.reduce((sum, { bytes }) => sum + bytes, 0)
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

  async sit(listener: Listener): Promise<Table> {
    const n = this.#pairs.length
    const pair: Pair = { cookies: [await this.#guest(`Ann ${n}`), await this.#guest(`Bob ${n}`)], begun: [] }
    this.#pairs.push(pair)
    const sockets = await Promise.all(pair.cookies.map(cookie => OwnSocket.open(this.#url, { cookie })))
    this.#sockets.push(...sockets)
    return new OwnTable('', async () => pair.begun.shift() ?? (await this.#begin(pair)), sockets, listener)
  }
}

export const reach: Reach = (url, game) => new Lastlight(url, game)
