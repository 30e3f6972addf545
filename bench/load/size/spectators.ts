// Many spectators at one table. They read just enough to know which version has arrived.

import { once } from 'node:events'
import type { WebSocket } from 'ws'
import { openedSocket } from '../ownSocket.ts'
import { type Timings, timingsOf } from '../timings.ts'

const AT_ONCE = 50
const VERSION = /"version":(\d+)/

/** When a version arrived at the first and at the last spectator so far. */
interface Arrival {
  readonly first: number
  last: number
  count: number
}

export class Spectators {
  readonly #sockets: WebSocket[] = []
  readonly #arrivals = new Map<string, Arrival>()
  bytes = 0

  async open(url: string, table: string, spectators: number): Promise<void> {
    const watch = JSON.stringify({ t: 'watch', id: 'w', table, viewer: 'public' })
    while (this.#sockets.length < spectators) {
      const some = Math.min(AT_ONCE, spectators - this.#sockets.length)
      await Promise.all(Array.from({ length: some }, () => this.#open(url, watch)))
    }
  }

  async #open(url: string, watch: string): Promise<void> {
    const socket = openedSocket(url, {})
    await once(socket, 'open')
    const shown = new Promise<void>(resolve => {
      socket.on('message', (data: Buffer) => {
        this.bytes += data.length
        const text = data.toString()
        if (text.startsWith('{"t":"done"')) resolve()
        else if (text.startsWith('{"t":"update"')) this.#arrive(VERSION.exec(text)?.[1] ?? '')
      })
    })
    socket.send(watch)
    await shown
    this.#sockets.push(socket)
  }

  #arrive(version: string): void {
    const now = performance.now()
    const known = this.#arrivals.get(version)
    if (known) {
      known.last = now
      known.count += 1
    } else this.#arrivals.set(version, { first: now, last: now, count: 1 })
  }

  /** From the first spectator who is told to the last, in ms, and how many updates were missed; then it begins anew. */
  takeSpread(): Timings & { readonly missed: number } {
    const all = [...this.#arrivals.values()]
    this.#arrivals.clear()
    const missed = all.reduce((sum, { count }) => sum + this.#sockets.length - count, 0)
    return { ...timingsOf(all.map(({ first, last }) => last - first)), missed }
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }
}
