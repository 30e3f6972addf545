// The connection on which a process receives notifications of PostgreSQL. It is opened again when it breaks.

import { Client, type ClientConfig } from 'pg'

type OnMessage = (message: string) => void

/** How long to wait before a lost connection is opened again. */
const RETRY_MS = 500

export class Notifications {
  readonly #settings: ClientConfig
  readonly #subscribers = new Map<string, OnMessage[]>()
  #client: Client | undefined
  #ready: Promise<Client> | undefined
  #listening: Promise<unknown> = Promise.resolve()
  #closed = false

  constructor(settings: ClientConfig) {
    this.#settings = settings
  }

  /** Resolves when every later announcement will arrive. */
  async listen(channel: string, onMessage: OnMessage): Promise<void> {
    const subscribers = this.#subscribers.get(channel)
    if (subscribers) subscribers.push(onMessage)
    else this.#subscribers.set(channel, [onMessage])
    this.#ready ??= this.#open()
    // A connection takes one query at a time.
    const listening = this.#listening.then(async () => listenTo(await this.#ready!, channel))
    this.#listening = listening.catch(() => {})
    await listening
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end().catch(() => {})
  }

  async #open(): Promise<Client> {
    const client = new Client(this.#settings)
    this.#client = client
    client.on('notification', ({ channel, payload }) => {
      for (const onMessage of this.#subscribers.get(channel) ?? []) onMessage(payload ?? '')
    })
    client.on('error', () => this.#reconnect(client))
    client.on('end', () => this.#reconnect(client))
    try {
      await client.connect()
      for (const channel of this.#subscribers.keys()) await listenTo(client, channel)
    } catch (problem) {
      this.#reconnect(client)
      throw problem
    }
    return client
  }

  /** Announcements are missed until the connection is back; the server finds those changes with its regular reads. */
  #reconnect(client: Client): void {
    if (this.#closed || this.#client !== client) return
    this.#client = undefined
    client.end().catch(() => {})
    this.#ready = new Promise<void>(resolve => {
      setTimeout(resolve, RETRY_MS).unref()
    }).then(() => {
      if (this.#closed) throw new Error('the database is closed')
      return this.#open()
    })
    // The promise is awaited later, and a failed attempt starts the next one.
    this.#ready.catch(() => {})
  }
}

const listenTo = (client: Client, channel: string): Promise<unknown> =>
  client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
