// One connection on which a process hears what others announce. When it breaks it is made anew.

import { Client, type ClientConfig } from 'pg'

type OnMessage = (message: string) => void

/** How soon a lost connection is tried again. */
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

  /** Resolves when nothing that is announced from now on is missed. */
  async listen(channel: string, onMessage: OnMessage): Promise<void> {
    const subscribers = this.#subscribers.get(channel)
    if (subscribers) subscribers.push(onMessage)
    else this.#subscribers.set(channel, [onMessage])
    this.#ready ??= this.#open()
    // One after the other: a connection can be asked one thing at a time.
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

  /** What is missed until it is back is found by whoever looks now and then. */
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
    // It tries again by itself.
    this.#ready.catch(() => {})
  }
}

const listenTo = (client: Client, channel: string): Promise<unknown> =>
  client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
