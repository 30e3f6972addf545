// One connection on which a process hears what others announce. When it breaks it is made anew.

import { Client, type ClientConfig } from 'pg'

type Hear = (message: string) => void

/** How soon a lost connection is tried again. */
const RETRY_MS = 500

export class Ear {
  readonly #settings: ClientConfig
  readonly #hearers = new Map<string, Hear[]>()
  #client: Client | undefined
  #ready: Promise<Client> | undefined
  #asked: Promise<unknown> = Promise.resolve()
  #closed = false

  constructor(settings: ClientConfig) {
    this.#settings = settings
  }

  /** Resolves when nothing that is announced from now on is missed. */
  async hear(channel: string, hear: Hear): Promise<void> {
    const hearers = this.#hearers.get(channel)
    if (hearers) hearers.push(hear)
    else this.#hearers.set(channel, [hear])
    this.#ready ??= this.#open()
    // One after the other: a connection can be asked one thing at a time.
    const asked = this.#asked.then(async () => listenTo(await this.#ready!, channel))
    this.#asked = asked.catch(() => {})
    await asked
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end().catch(() => {})
  }

  async #open(): Promise<Client> {
    const client = new Client(this.#settings)
    this.#client = client
    client.on('notification', ({ channel, payload }) => {
      for (const hear of this.#hearers.get(channel) ?? []) hear(payload ?? '')
    })
    client.on('error', () => this.#lose(client))
    client.on('end', () => this.#lose(client))
    try {
      await client.connect()
      for (const channel of this.#hearers.keys()) await listenTo(client, channel)
    } catch (problem) {
      this.#lose(client)
      throw problem
    }
    return client
  }

  /** What is missed until it is back is found by whoever looks now and then. */
  #lose(client: Client): void {
    if (this.#closed || this.#client !== client) return
    this.#client = undefined
    client.end().catch(() => {})
    this.#ready = new Promise<void>(resolve => {
      setTimeout(resolve, RETRY_MS).unref()
    }).then(() => {
      if (this.#closed) throw new Error('the database is closed')
      return this.#open()
    })
    // It tries again by itself.
    this.#ready.catch(() => {})
  }
}

const listenTo = (client: Client, channel: string): Promise<unknown> =>
  client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
