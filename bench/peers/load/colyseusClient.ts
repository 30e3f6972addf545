// Players at Colyseus, with its own SDK.

import type { Listener, Reach, Table, Target } from '../../load/target.ts'

interface State {
  readonly moves: number
  readonly by: number
  readonly over: boolean
  readonly players: readonly { readonly own?: { readonly asked: boolean; readonly options: Iterable<string> } }[]
}

interface Room {
  readonly roomId: string
  readonly state: State
  onStateChange(hear: (state: State) => void): void
  onMessage(type: string, hear: (message: unknown) => void): void
  onError(hear: (code: number, message?: string) => void): void
  send(type: string, message?: unknown): void
  leave(): Promise<unknown>
}

interface Sdk {
  readonly Client: new (
    url: string,
  ) => {
    create(name: string, options: { seat: number }): Promise<Room>
    joinById(id: string, options: { seat: number }): Promise<Room>
  }
}

const PEER = '@colyseus/sdk'
const { Client } = (await import(PEER)) as Sdk

class Colyseus implements Target {
  readonly #url: string
  readonly #game: string
  readonly bytes = 0

  constructor(url: string, game: string) {
    this.#url = url
    this.#game = game
  }

  /** A room deals again by itself. */
  prepare(): Promise<void> {
    return Promise.resolve()
  }

  async sit(listener: Listener): Promise<Table> {
    const first = await new Client(this.#url).create(this.#game, { seat: 0 })
    const second = await new Client(this.#url).joinById(first.roomId, { seat: 1 })
    return new Seats([first, second], listener)
  }
}

class Seats implements Table {
  readonly #rooms: readonly Room[]
  readonly #listener: Listener
  readonly #seen = [-1, -1]
  #isDealt = false

  constructor(rooms: readonly Room[], listener: Listener) {
    this.#rooms = rooms
    this.#listener = listener
    for (const [seat, room] of rooms.entries()) {
      room.onStateChange(state => this.#see(seat, state))
      room.onMessage('refused', () => listener.refused(seat))
      room.onError((_code, message) => listener.failed(new Error(message)))
    }
  }

  again(): Promise<void> {
    // The first game is dealt when the room is made.
    if (this.#isDealt) this.#rooms[0]!.send('again')
    this.#isDealt = true
    return Promise.resolve()
  }

  choose(seat: number, option: unknown): void {
    this.#rooms[seat]!.send('choose', JSON.parse(option as string))
  }

  #see(seat: number, { moves, by, over, players }: State): void {
    if (moves === this.#seen[seat]) return
    this.#seen[seat] = moves
    const own = players[seat]?.own
    this.#listener.asked(seat, own?.asked && !over ? [...own.options] : [])
    if (by === seat) this.#listener.done(seat)
    if (over && seat === 0) this.#listener.over()
  }

  close(): void {
    for (const room of this.#rooms) void room.leave()
  }
}

export const reach: Reach = (url, game) => new Colyseus(url, game)
