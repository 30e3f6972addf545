// People who only play, each from an address of their own, and how long they wait for each choice.

import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { chanceFrom, pickOf } from '@lastlight/kernel'
import type { SightMessage } from '@lastlight/protocol'
import { Client } from '../client.ts'
import { outliveTable } from '../house.ts'

/** People are no faster, and each choice asks for the sight of two seats: ten a second are allowed. */
const BETWEEN_MS = 250
const SEATS = 2

export class Innocent {
  readonly #client: Client
  readonly #chance = chanceFrom('innocent')
  #table = ''
  #isOver = false
  #waits: number[] = []

  private constructor(client: Client) {
    this.#client = client
  }

  static async come(url: string, address: string): Promise<Innocent> {
    const client = new Client(url)
    client.address = address
    client.forgetsSent = true
    return new Innocent(await client.guest('Ann'))
  }

  leave(): void {
    this.#isOver = true
  }

  /** The waits since the last time, in milliseconds. */
  takeWaits(): readonly number[] {
    const waits = this.#waits
    this.#waits = []
    return waits
  }

  async play(): Promise<void> {
    while (!this.#isOver) {
      await this.#choose()
      await setTimeout(BETWEEN_MS)
    }
  }

  async #sit(): Promise<void> {
    const { id } = await this.#client.makeTable(outliveTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }))
    await this.#client.start(id)
    this.#table = id
  }

  async #choose(): Promise<void> {
    if (this.#table === '') await this.#sit()
    for (let seat = 0; seat < SEATS; seat++) {
      const path = `/tables/${this.#table}/sight?viewer=${seat}&since=${2 ** 31}`
      const { sight } = await this.#client.request<{ readonly sight: SightMessage }>('GET', path)
      if (sight.outcome) {
        this.#table = ''
        return
      }
      if (!sight.asked) continue
      const option = sight.options[pickOf(this.#chance, sight.options.length)]
      const body = { seat, version: sight.version, key: randomUUID(), option }
      const began = performance.now()
      await this.#client.request('POST', `/tables/${this.#table}/play`, body)
      this.#waits.push(performance.now() - began)
      return
    }
  }
}
