// The people at one table of our server, each with a socket: they watch it and choose.

import type { FromClient, ToClient } from '@lastlight/protocol'
import type { OwnSocket } from './ownSocket.ts'
import type { Listener, Table } from './target.ts'

/** The other seat has changed the question, or ended the game, meanwhile. */
const TOO_LATE: ReadonlySet<string> = new Set(['stale', 'conflict'])

type Seen = Extract<ToClient, { t: 'update' }> | Extract<ToClient, { t: 'sight' }>['sight']

export class OwnTable implements Table {
  readonly #next: () => Promise<string>
  readonly #sockets: readonly OwnSocket[]
  readonly #listener: Listener
  /** By seat: the version it has seen. */
  readonly #versions: number[]
  /** The choices of this game without an answer; one of the game before may still be answered. */
  readonly #unanswered = new Set<string>()
  readonly #name: string
  /** Empty between two games. */
  #table = ''
  #watched = ''
  #count = 0

  /** `name`: sets its messages apart from those of other tables on the same sockets. `next`: finds the next game. */
  constructor(name: string, next: () => Promise<string>, sockets: readonly OwnSocket[], listener: Listener) {
    this.#name = name
    this.#next = next
    this.#sockets = sockets
    this.#listener = listener
    this.#versions = sockets.map(() => 0)
    for (const [seat, socket] of sockets.entries()) socket.hear(message => this.#receive(seat, message))
  }

  async again(): Promise<void> {
    const old = this.#watched
    const id = await this.#next()
    this.#table = this.#watched = id
    for (const seat of this.#sockets.keys()) {
      if (old !== '') this.#send(seat, { t: 'unwatch', id: this.#id('x'), table: old, viewer: seat })
      this.#send(seat, { t: 'watch', id: this.#id('w'), table: id, viewer: seat })
    }
  }

  #id(kind: string): string {
    return `${kind}${this.#name}-${this.#count++}`
  }

  #send(seat: number, message: FromClient): void {
    this.#sockets[seat]!.send(message)
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

  #receive(seat: number, message: ToClient): void {
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

  #see(seat: number, seen: Seen): void {
    // Each seat has its own socket, and the other one may still report the finished game.
    if (seen.table !== this.#table || seen.viewer !== seat) return
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
