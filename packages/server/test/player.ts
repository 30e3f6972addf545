// Plays a seat over a socket to the end, also while the server is killed and restarted.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Chance, chanceFrom, pickOf } from '@lastlight/kernel'
import type { SightMessage } from '@lastlight/protocol'
import { type Client, Gone } from './client.ts'

interface Wish {
  readonly version: number
  readonly key: string
  readonly option: unknown
}

/** A command that the server has acknowledged: it must last for ever. */
export interface Acknowledged {
  readonly table: string
  readonly version: number
  readonly seat: number
  readonly option: unknown
}

export class Player {
  readonly client: Client
  readonly table: string
  readonly seat: number
  readonly acknowledged: Acknowledged[] = []
  readonly #chance: Chance
  /** Sent and not answered yet: sent again with the same key, it is carried out once. */
  #open: Wish | undefined

  constructor(client: Client, table: string, seat: number, seed = `${table} ${seat}`) {
    this.client = client
    this.table = table
    this.seat = seat
    this.#chance = chanceFrom(seed)
  }

  get sight(): SightMessage | undefined {
    return this.client.sight(this.table, this.seat)
  }

  /** Plays until the game is over. */
  async play(): Promise<SightMessage> {
    for (;;) {
      try {
        if (!this.client.isConnected) await this.client.reconnect()
        if (!this.sight) await this.client.watch(this.table, this.seat)
        if (!this.sight) await this.client.news()
        const { sight } = this
        if (sight?.outcome) return sight
        if (this.#open || sight?.asked) await this.#choose()
        else await this.client.news()
      } catch (problem) {
        if (!(problem instanceof Gone)) throw problem
      }
    }
  }

  async #choose(): Promise<void> {
    const { options, version } = this.sight!
    this.#open ??= { version, key: randomUUID(), option: options[pickOf(this.#chance, options.length)] }
    const { table, seat } = this
    const answer = await this.client.ask({ t: 'play', table, seat, ...this.#open })
    const { option } = this.#open
    this.#open = undefined
    if (answer.t === 'done') {
      this.acknowledged.push({ table, version: answer.version!, seat, option })
      return
    }
    // Another command was faster, or the server has restarted: look again. Offered options may fail for no other
    // reason.
    assert.ok(answer.t === 'problem' && ['stale', 'conflict'].includes(answer.error), JSON.stringify(answer))
    await this.client.watch(table, seat)
  }
}

/** Waits until they have played this many choices together, or the game is over. */
export async function choices(players: readonly Player[], count: number): Promise<void> {
  const made = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  while (made() < count && !players.some(({ sight }) => sight?.outcome)) await setTimeout(10)
}
