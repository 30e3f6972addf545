// Plays a seat over a socket to the end, also while the server is killed and restarted.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Chance, chanceFrom, type Entry, type Json, pickOf } from '@lastlight/kernel'
import type { SightMessage } from '@lastlight/protocol'
import { type Client, Gone } from './client.ts'

/** A choice, or one that is taken back or made again. */
type PlayerEntry = Exclude<Entry, { readonly rewind: number }>

/** An entry that was sent, under one key however often. */
export interface Wish {
  /** The version that it answers. */
  readonly version: number
  readonly key: string
  readonly entry: PlayerEntry
}

/** A command that the server has acknowledged: it must last for ever. */
export interface Acknowledged {
  readonly table: string
  readonly version: number
  readonly seat: number
  readonly entry: PlayerEntry
  readonly key: string
}

/** How long a player waits after the server could not do something. */
const AGAIN_MS = 100

export class Player {
  readonly client: Client
  readonly table: string
  readonly seat: number
  readonly acknowledged: Acknowledged[] = []
  readonly wishes: Wish[] = []
  /** How long this player thinks before a choice, at most. */
  thinkMs = 0
  /** One of so many times it takes a choice back or makes it again, where it may; 0 for never. */
  takesBack = 0
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
    await this.playUntil()
    return this.sight!
  }

  /** Plays until the game is over, or until the signal. */
  async playUntil(signal?: AbortSignal): Promise<void> {
    const isOver = (): boolean => signal?.aborted === true || !!this.sight?.outcome
    while (!isOver()) {
      try {
        await this.#goOn(signal)
      } catch (problem) {
        if (!signal?.aborted && !(problem instanceof Gone)) throw problem
      }
    }
  }

  async #goOn(signal: AbortSignal | undefined): Promise<void> {
    const { client, table, seat } = this
    if (!client.isConnected) await client.reconnect()
    if (!this.sight && !(await this.#look())) return
    const { sight } = this
    if (sight?.outcome) return
    if (client.infos.get(table)?.seats[seat]?.away && (await this.#comeBack())) return
    if (this.#open || sight?.asked) await this.#choose()
    else await client.news(signal)
  }

  #newEntry({ options, undo, redo }: SightMessage): PlayerEntry {
    const { seat } = this
    const wavers = (undo || redo) && this.takesBack > 0 && pickOf(this.#chance, this.takesBack) === 0
    if (wavers) return redo ? { redo: seat } : { undo: seat }
    return { seat, option: options[pickOf(this.#chance, options.length)] as Json }
  }

  /** Whether the server has shown the table. */
  async #look(): Promise<boolean> {
    const answer = await this.client.watch(this.table, this.seat)
    if (answer.t === 'problem' && answer.error === 'internal') {
      await setTimeout(AGAIN_MS)
      return false
    }
    return true
  }

  /** A bot plays for this person because their clock has run out; until it has ended the turn they cannot return. */
  async #comeBack(): Promise<boolean> {
    const { client, table, seat } = this
    const reply = await client.http('POST', `/tables/${table}/seats/${seat}/return`).catch(() => undefined)
    if (reply?.status === 409) return false
    await setTimeout(AGAIN_MS)
    return true
  }

  async #choose(): Promise<void> {
    // The player answers the question that was open before this pause. After it the server may ask this seat another one, or none.
    const sight = this.sight!
    if (this.thinkMs > 0) await setTimeout(pickOf(this.#chance, this.thinkMs))
    if (!this.#open) {
      this.#open = { version: sight.version, key: randomUUID(), entry: this.#newEntry(sight) }
      this.wishes.push(this.#open)
    }
    const { table, seat } = this
    const { version, entry, key } = this.#open
    const command =
      'option' in entry
        ? ({ t: 'play', option: entry.option } as const)
        : ({ t: 'undo' in entry ? 'undo' : 'redo' } as const)
    const answer = await this.client.ask({ ...command, table, seat, version, key })
    if (answer.t === 'problem' && answer.error === 'internal') {
      // The server could not store it, or does not know whether it has: the same key is carried out once.
      await setTimeout(AGAIN_MS)
      return
    }
    this.#open = undefined
    if (answer.t === 'done') {
      this.acknowledged.push({ table, version: answer.version!, seat, entry, key })
      return
    }
    // An undo or redo is refused when another seat has chosen meanwhile, and when this seat has sent too many of them.
    const isRefused = answer.t === 'refused' || (answer.t === 'problem' && answer.error === 'tooMany')
    if (isRefused && !('option' in entry)) return
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
