// The salts of this device, one per seat: committed while the table waits, revealed when the start has closed the list,
// and stored in between, so that the page may be reloaded.

import { checked, int, type Of, record, text } from '@lastlight/kernel'
import type { TableInfo } from '@lastlight/protocol'
import { listPrintOf, saltCommitmentOf } from '@lastlight/protocol/salts'
import type { Api } from '../../api/client.ts'
import { newKey } from '../../api/random.ts'

export type SaltStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Stored under the commitment, so that any window of this browser can reveal another window's salt. */
const SALT = 'lastlight.salt.'
/** The list that was seen before a salt was revealed, by its table. */
const LIST = 'lastlight.list.'
const DAY_MS = 86_400_000
const KEPT_MS = 90 * DAY_MS

const SALT_SHAPE = record({
  at: int,
  value: text,
  /** The server's commitment: a new secret means a new list. */
  commitment: text,
})
type StoredSalt = Of<typeof SALT_SHAPE>

export class Salts {
  readonly #api: Pick<Api, 'commit' | 'reveal'>
  readonly #storage: SaltStorage
  readonly #work = new Map<string, Promise<unknown>>()
  /** Seats whose commitment is being sent, or has arrived. */
  readonly #promised = new Set<string>()

  constructor(api: Pick<Api, 'commit' | 'reveal'>, storage: SaltStorage = pageStorage()) {
    this.#api = api
    this.#storage = storage
  }

  /** The fields to send with a join; a known deal is confirmed as seen. */
  joining(info: Pick<TableInfo, 'id' | 'commitment' | 'knownDeal'>): {
    readonly commitment?: string
    readonly knownDeal?: true
  } {
    if (info.knownDeal) return { knownDeal: true }
    return { commitment: this.#newPromise(info) }
  }

  /** Commits or reveals the salts that this table waits for; returns the new table when something was sent. */
  tend(info: TableInfo): Promise<TableInfo | undefined> {
    const before = this.#work.get(info.id) ?? Promise.resolve()
    const work = before.then(() => this.#tend(info))
    const settled = work.catch(() => undefined)
    this.#work.set(info.id, settled)
    void settled.then(() => {
      if (this.#work.get(info.id) === settled) this.#work.delete(info.id)
    })
    return work
  }

  /** The print of the list that was seen before a salt was revealed for this deal. */
  listOf(deal: string): string | undefined {
    return this.#take(LIST + deal)?.value
  }

  async #tend(info: TableInfo): Promise<TableInfo | undefined> {
    if (info.knownDeal || info.status !== 'waiting') {
      this.#clear(info)
      return undefined
    }
    let newest: TableInfo | undefined
    for (const { seat, me, saltCommitment } of info.seats) {
      const key = `${info.id} ${seat} ${info.commitment}`
      if (!me) this.#promised.delete(key)
      else if (info.dealing) newest = (await this.#reveal(info, seat, saltCommitment)) ?? newest
      else if (saltCommitment === null && !this.#promised.has(key)) {
        this.#promised.add(key)
        try {
          newest = await this.#api.commit(info.id, seat, this.#newPromise(info))
        } catch (problem) {
          this.#promised.delete(key)
          throw problem
        }
      }
    }
    return newest
  }

  /** Only for a commitment of this device that stands in the list; the list is stored first. */
  async #reveal(info: TableInfo, seat: number, promised: string | null): Promise<TableInfo | undefined> {
    const salt = promised === null ? undefined : this.#take(SALT + promised)?.value
    if (salt === undefined || !info.dealing?.missing.includes(seat)) return undefined
    const { id, commitment, seats } = info
    if (this.#take(LIST + id)?.commitment !== commitment)
      this.#keep(
        LIST + id,
        listPrintOf(
          id,
          commitment,
          seats.map(each => each.saltCommitment),
        ),
        commitment,
      )
    return this.#api.reveal(id, seat, salt)
  }

  #newPromise({ id, commitment }: Pick<TableInfo, 'id' | 'commitment'>): string {
    this.#prune()
    const salt = newKey()
    const promise = saltCommitmentOf(salt, id, commitment)
    this.#keep(SALT + promise, salt, commitment)
    return promise
  }

  /** The game is dealt, so its salts are no longer needed. */
  #clear({ seats }: TableInfo): void {
    for (const { saltCommitment } of seats) if (saltCommitment !== null) this.#storage.removeItem(SALT + saltCommitment)
  }

  #keep(place: string, value: string, commitment: string): void {
    const kept: StoredSalt = { at: Date.now(), value, commitment }
    this.#storage.setItem(place, JSON.stringify(kept))
  }

  #take(place: string): StoredSalt | undefined {
    const stored = this.#storage.getItem(place)
    return stored === null ? undefined : saltFrom(stored)
  }

  #prune(): void {
    const places = Array.from({ length: this.#storage.length }, (_, i) => this.#storage.key(i))
    for (const place of places)
      if (place?.startsWith(SALT) || place?.startsWith(LIST))
        if (Date.now() - (this.#take(place)?.at ?? 0) > KEPT_MS) this.#storage.removeItem(place)
  }
}

/** Undefined for a text that was not stored by this file. */
function saltFrom(stored: string): StoredSalt | undefined {
  try {
    return checked(SALT_SHAPE, JSON.parse(stored), 'salt')
  } catch {
    return undefined
  }
}

/** Keeps values while the page is open, for browsers that store nothing. */
export function memoryStorage(): SaltStorage {
  const kept = new Map<string, string>()
  return {
    getItem: place => kept.get(place) ?? null,
    setItem: (place, text) => void kept.set(place, text),
    removeItem: place => void kept.delete(place),
    key: i => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size
    },
  }
}

function pageStorage(): SaltStorage {
  try {
    const trial = `${SALT}trial`
    localStorage.setItem(trial, '')
    localStorage.removeItem(trial)
    return localStorage
  } catch {
    return memoryStorage()
  }
}
