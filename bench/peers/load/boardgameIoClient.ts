// Players at the server of boardgame.io: its socket protocol spoken directly, which asks less of the generator than its client.

import { createRequire } from 'node:module'
import type { Listener, Reach, Table, Target } from '../../load/target.ts'

interface Socket {
  on(event: string, hear: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  close(): void
}

interface Seen {
  readonly _stateID: number
  readonly ctx: { readonly gameover?: unknown }
  readonly G: { readonly asked: boolean; readonly options: readonly unknown[] }
}

type Log = readonly { readonly action: { readonly payload: { readonly playerID: string } } }[]

const PLAYERS = 2
const require = createRequire(import.meta.url)
const CLIENT = 'socket.io-client'
const { io } = require(CLIENT) as { io: (url: string, options: { transports: string[]; forceNew: boolean }) => Socket }

class BoardgameIo implements Target {
  readonly #url: string
  #matches = 0
  readonly bytes = 0

  constructor(url: string, game: string) {
    this.#url = `${url}/${game}`
  }

  /** A match is made when the first player asks for it. */
  prepare(): Promise<void> {
    return Promise.resolve()
  }

  async sit(listener: Listener): Promise<Table> {
    const sockets = await Promise.all(Array.from({ length: PLAYERS }, () => opened(this.#url)))
    return new Match(() => `match-${this.#matches++}`, sockets, listener)
  }
}

function opened(url: string): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true })
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(socket))
    socket.on('connect_error', (problem: Error) => reject(problem))
  })
}

class Match implements Table {
  readonly #next: () => string
  readonly #sockets: readonly Socket[]
  readonly #listener: Listener
  readonly #versions: number[] = [0, 0]
  #match = ''

  constructor(next: () => string, sockets: readonly Socket[], listener: Listener) {
    this.#next = next
    this.#sockets = sockets
    this.#listener = listener
    for (const [seat, socket] of sockets.entries()) {
      socket.on('sync', (match: string, { state }: { state: Seen }) => {
        // The second one comes when the match is there: two at once would make it twice.
        if (seat === 0 && match === this.#match) this.#enter(1)
        this.#see(seat, match, state, [])
      })
      socket.on('update', (match: string, state: Seen, log: Log = []) => this.#see(seat, match, state, log))
    }
  }

  again(): Promise<void> {
    this.#match = this.#next()
    this.#enter(0)
    return Promise.resolve()
  }

  #enter(seat: number): void {
    this.#versions[seat] = -1
    this.#sockets[seat]!.emit('sync', this.#match, String(seat), undefined, PLAYERS)
  }

  choose(seat: number, option: unknown): void {
    const playerID = String(seat)
    const payload = { type: 'choose', args: [option], playerID }
    this.#sockets[seat]!.emit('update', { type: 'MAKE_MOVE', payload }, this.#versions[seat], this.#match, playerID)
  }

  #see(seat: number, match: string, { _stateID, ctx, G }: Seen, log: Log): void {
    if (match !== this.#match) return
    const isSame = this.#versions[seat] === _stateID
    this.#versions[seat] = _stateID
    this.#listener.asked(seat, G.asked && ctx.gameover === undefined ? G.options : [])
    const mine = String(seat)
    if (log.some(({ action }) => action.payload.playerID === mine)) this.#listener.done(seat)
    else if (isSame) this.#listener.refused(seat)
    if (ctx.gameover !== undefined && seat === 0) this.#listener.over()
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }
}

export const reach: Reach = (url, game) => new BoardgameIo(url, game)
