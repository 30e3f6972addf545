// The echo server as a game: every seat is asked at once, and is done when its own message comes back.

import { WebSocket } from 'ws'
import type { Listener, Reach, Table, Target } from './target.ts'

const PLAYERS = 2
/** A choice as it is sent to our server. */
const words = (seat: number, n: number, option: unknown): string =>
  JSON.stringify({
    t: 'play',
    id: `p${n}`,
    table: 'x'.repeat(16),
    seat,
    version: n,
    key: `load-${'x'.repeat(16)}-p${n}`,
    option,
  })
const OPTIONS = [{ do: 'echo', card: 'item:axe-3' }]

class Echo implements Target {
  readonly #url: string
  readonly bytes = 0

  constructor(url: string) {
    this.#url = url.replace('http', 'ws')
  }

  prepare(): Promise<void> {
    return Promise.resolve()
  }

  async sit(listener: Listener): Promise<Table> {
    const sockets = await Promise.all(Array.from({ length: PLAYERS }, (_, seat) => this.#open(seat, listener)))
    let n = 0
    return {
      choose: (seat, option) => sockets[seat]!.send(words(seat, n++, option)),
      again: () => {
        for (const seat of sockets.keys()) listener.asked(seat, OPTIONS)
        return Promise.resolve()
      },
      close: () => {
        for (const socket of sockets) socket.close()
      },
    }
  }

  #open(seat: number, listener: Listener): Promise<WebSocket> {
    const socket = new WebSocket(this.#url, { perMessageDeflate: false })
    socket.on('message', (data: Buffer) => {
      JSON.parse(data.toString())
      listener.done(seat)
      listener.asked(seat, OPTIONS)
    })
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket))
      socket.once('error', reject)
    })
  }
}

export const reach: Reach = url => new Echo(url)
