// The people who attack: guests and their programs, and nobody; each call from an address of its own.

import { type Chance, pickOf } from '@lastlight/kernel'
import { Client } from '../client.ts'
import { outliveTable } from '../house.ts'
import { oneOf } from './oddValues.ts'
import { addressOf } from './request.ts'

export interface Identity {
  readonly headers: Readonly<Record<string, string>>
  readonly client?: Client
}

const NOBODY: Identity = { headers: {} }
/** A guest is replaced after so many requests: some of them have deleted themselves or logged out. */
const REQUESTS_OF_GUEST = 40

/** A table of an attacker's own, with its options, so that wrong choices look right at first. */
interface OwnTable {
  readonly id: string
  readonly options: readonly unknown[]
}

const OWN_TABLES = [
  outliveTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }),
  outliveTable({
    game: 'long-night',
    config: { players: 2, variant: 'cooperative' },
    seats: [{ kind: 'me' }, { kind: 'me' }],
  }),
]

export class Attackers {
  readonly #url: string
  readonly #chance: Chance
  #guest: Client | undefined
  #token = ''
  #left = 0
  #address = 0
  ownTables: readonly OwnTable[] = []

  constructor(url: string, chance: Chance) {
    this.#url = url
    this.#chance = chance
  }

  /** An address that was not used before. */
  nextAddress(): string {
    this.#address += 1
    return addressOf(this.#address)
  }

  from(headers: Readonly<Record<string, string>>): Record<string, string> {
    return { ...headers, 'x-forwarded-for': this.nextAddress() }
  }

  async newGuest(name: string): Promise<Client> {
    const client = new Client(this.#url)
    client.address = this.nextAddress()
    return client.guest(name)
  }

  /** The next one is a new guest: the present one may have logged out, or begun a new session. */
  forgetGuest(): void {
    this.#guest = undefined
  }

  async guest(): Promise<Client> {
    if (this.#left <= 0 || !this.#guest) {
      this.#guest = await this.newGuest('Eve')
      const made = await this.#guest.request<{ token: string }>('POST', '/me/tokens', { name: 'a program' })
      this.#token = made.token
      this.#left = REQUESTS_OF_GUEST
      await this.#makeTables(this.#guest)
    }
    this.#left -= 1
    return this.#guest
  }

  async #makeTables(client: Client): Promise<void> {
    const made: OwnTable[] = []
    for (const wish of OWN_TABLES) {
      const { id } = await client.makeTable(wish)
      await client.start(id)
      const path = `/tables/${id}/sight?viewer=0`
      const { sight } = await client.request<{ sight: { options: readonly unknown[] } }>('GET', path)
      made.push({ id, options: sight.options })
    }
    this.ownTables = made
  }

  /** A guest, a guest's program, or nobody. */
  async someone(): Promise<Identity> {
    const client = await this.guest()
    switch (pickOf(this.#chance, 6)) {
      case 0:
        return NOBODY
      case 1:
        return { headers: { authorization: `Bearer ${this.#token}` }, client }
      default:
        return { headers: { cookie: client.cookie }, client }
    }
  }

  option(): unknown {
    const { options } = oneOf(this.#chance, this.ownTables)
    return options.length === 0 ? { do: 'end' } : oneOf(this.#chance, options)
  }
}
