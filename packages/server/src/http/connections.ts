// Every connection of a server, so that it can end whatever the other side does.

import type { Server, Socket } from 'node:net'

export class Connections {
  readonly #open = new Set<Socket>()

  constructor(server: Server) {
    server.on('connection', socket => {
      this.#open.add(socket)
      socket.once('close', () => this.#open.delete(socket))
    })
  }

  /** Sockets that were upgraded and answers that nobody reads are cut off too: Node's own list does not have them. */
  cutAll(): void {
    for (const socket of this.#open) socket.destroy()
  }
}
