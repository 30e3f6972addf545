// Finds sockets whose other side is gone: each is pinged every half minute, and closed when it has not answered until the
// next ping. The sockets are spread over that time, because thousands of pings at once would keep the tables waiting.

import type { WebSocket } from 'ws'

const PING_MS = 30_000
const GROUPS = 30

export class Pings {
  readonly #groups = Array.from({ length: GROUPS }, () => new Set<WebSocket>())
  readonly #alive = new WeakSet<WebSocket>()
  readonly #timer: NodeJS.Timeout
  #next = 0
  #turn = 0

  constructor(everyMs = PING_MS) {
    this.#timer = setInterval(() => this.#ping(), everyMs / GROUPS).unref()
  }

  add(socket: WebSocket): void {
    const group = this.#groups[this.#next++ % GROUPS]!
    group.add(socket)
    this.#alive.add(socket)
    socket.on('pong', () => this.#alive.add(socket))
    socket.once('close', () => group.delete(socket))
  }

  #ping(): void {
    for (const socket of this.#groups[this.#turn++ % GROUPS]!) {
      if (!this.#alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
