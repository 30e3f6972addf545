// A bad network between clients and one server: it cuts connections, holds bytes back and sends choices twice.

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { ClientFrames } from './clientFrames.ts'

/** One direction of a connection. Its bytes keep their order, however long they are held back. */
class Direction {
  readonly #to: Socket
  readonly #holdMs: () => number
  #sent: Promise<unknown> = Promise.resolve()

  constructor(to: Socket, holdMs: () => number) {
    this.#to = to
    this.#holdMs = holdMs
  }

  send(bytes: Buffer): void {
    this.#then(() => this.#to.write(bytes))
  }

  end(): void {
    this.#then(() => this.#to.end())
  }

  #then(work: () => unknown): void {
    const due = performance.now() + this.#holdMs()
    this.#sent = this.#sent.then(async () => {
      const wait = due - performance.now()
      if (wait > 0) await setTimeout(wait)
      if (!this.#to.destroyed) work()
    })
  }
}

export class Relay {
  readonly #server = createServer(client => this.#accept(client))
  readonly #serverPort: () => number
  readonly #open = new Set<Socket>()
  #holdMs = 0
  #isCut = false
  #repeats = false
  #repeated = 0

  private constructor(serverPort: () => number) {
    this.#serverPort = serverPort
  }

  static async before(serverPort: () => number): Promise<Relay> {
    const relay = new Relay(serverPort)
    await once(relay.#server.listen(0, '127.0.0.1'), 'listening')
    return relay
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** How many choices were sent twice. */
  get repeated(): number {
    return this.#repeated
  }

  /** Breaks every connection, and takes no new one for so long. */
  async cut(ms: number): Promise<void> {
    this.#isCut = true
    for (const socket of this.#open) socket.destroy()
    await setTimeout(ms)
    this.#isCut = false
  }

  /** Holds all bytes back by `holdMs`, for `ms`. */
  async delay(holdMs: number, ms: number): Promise<void> {
    this.#holdMs = holdMs
    await setTimeout(ms)
    this.#holdMs = 0
  }

  /** Sends every choice twice, for `ms`. */
  async repeat(ms: number): Promise<void> {
    this.#repeats = true
    await setTimeout(ms)
    this.#repeats = false
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#open) socket.destroy()
  }

  #accept(client: Socket): void {
    if (this.#isCut) return void client.destroy()
    const server = connect(this.#serverPort(), '127.0.0.1')
    const frames = new ClientFrames()
    const holdMs = (): number => this.#holdMs
    const [up, down] = [new Direction(server, holdMs), new Direction(client, holdMs)]
    client.on('data', bytes => {
      for (const piece of frames.take(bytes)) {
        up.send(piece.bytes)
        if (!this.#repeats || !piece.isPlay) continue
        this.#repeated += 1
        up.send(piece.bytes)
      }
    })
    server.on('data', bytes => down.send(bytes))
    for (const [one, other, back] of [
      [client, server, up],
      [server, client, down],
    ] as const) {
      this.#open.add(one)
      one.setNoDelay(true)
      one.on('end', () => back.end())
      one.on('error', () => other.destroy())
      one.on('close', () => {
        this.#open.delete(one)
        if (one.errored) other.destroy()
        else back.end()
      })
    }
  }
}
