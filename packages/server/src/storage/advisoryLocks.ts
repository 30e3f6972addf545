// Locks that one of all processes can hold, as advisory locks of PostgreSQL. They belong to one connection: when a
// process dies or stands still for too long, PostgreSQL ends the connection and frees its locks.

import { Client, type ClientConfig } from 'pg'
import type { Release } from './database.ts'

/** Sets our locks apart from advisory locks of other programs in the same database. */
const SPACE = 7_205_760
/** PostgreSQL ends a connection that has been silent for so long: its process does not live any more. */
const SILENCE_MS = 5000
const BEAT_MS = 1500

export class AdvisoryLocks {
  readonly #settings: ClientConfig
  readonly #held = new Set<string>()
  #connection: Promise<Client> | undefined
  #closed = false

  constructor(settings: ClientConfig) {
    this.#settings = settings
  }

  async take(name: string): Promise<Release | undefined> {
    if (this.#closed || this.#held.has(name)) return undefined
    this.#held.add(name)
    const letGo = (): void => void this.#held.delete(name)
    try {
      this.#connection ??= this.#open()
      const client = await this.#connection
      const { rows } = await client.query<{ taken: number }>(
        'SELECT pg_try_advisory_lock(hashtextextended($1, $2)) AS taken',
        [name, SPACE],
      )
      if (rows[0]?.taken !== 1) {
        letGo()
        return undefined
      }
      return async () => {
        // A broken connection has released its locks already.
        await client.query('SELECT pg_advisory_unlock(hashtextextended($1, $2))', [name, SPACE]).catch(() => undefined)
        letGo()
      }
    } catch (problem) {
      letGo()
      throw problem
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = await this.#connection?.catch(() => undefined)
    await client?.end().catch(() => undefined)
  }

  async #open(): Promise<Client> {
    const client = new Client(this.#settings)
    const beat = setInterval(() => void client.query('SELECT 1').catch(() => undefined), BEAT_MS)
    beat.unref()
    let isLost = false
    // It is called for the error and for the end of one connection; by the second call a new one may be open.
    const lose = (): void => {
      if (isLost) return
      isLost = true
      clearInterval(beat)
      this.#connection = undefined
      client.end().catch(() => undefined)
    }
    client.on('error', lose)
    client.once('end', lose)
    try {
      await client.connect()
      await client.query(`SET idle_session_timeout = ${SILENCE_MS}`)
    } catch (problem) {
      lose()
      throw problem
    }
    return client
  }
}
