// Slows down what could go on without end: choices of a seat that the game does not wait for, choices that lead back to
// where the table was before, such as saying and unsaying the same thing, undo and redo in turn, and all choices in a
// game that has become far too long. Each is stored, told to everybody, and replayed whenever the table is opened.

import { hash } from '@lastlight/kernel'
import { limit } from '../ops/limit.ts'
import { TokenBucket } from '../ops/tokenBucket.ts'
import { Problem } from '../problems.ts'
import { type LiveTable, MOST_ENTRIES } from './liveTable.ts'

const CHOICES = limit({
  what: 'choices of a seat that lead nowhere, and all of a very long game',
  thing: { perSecond: 1, burst: 40 },
  because: 'a seat has one person, and the tables of a person and the games with bots of a network are counted',
})
const UNASKED_COSTS = 2
const LED_BACK_COSTS = 1
const LONG_COSTS = 1
const BACK_COSTS = 1

/** So many of the newest positions of a table are recognised. */
const MOST_POSITIONS = 500

/** What one table has lately been through. */
class Pace {
  readonly #buckets = new Map<number, TokenBucket>()
  /** Fingerprints, the oldest first. */
  readonly #positions = new Set<string>()
  /** Seats whose last choice has led back to one of them. */
  readonly #ledBack = new Set<number>()

  allows(seat: number, cost: number): boolean {
    const bucket = this.#buckets.get(seat) ?? new TokenBucket(CHOICES.thing)
    this.#buckets.set(seat, bucket)
    return bucket.take(cost)
  }

  hasLedBack(seat: number): boolean {
    return this.#ledBack.has(seat)
  }

  /** After a choice of this seat. One that cannot be taken back leads nowhere that the table has been before. */
  note({ match }: LiveTable, seat: number): void {
    this.#ledBack.delete(seat)
    if (!match?.canUndo(seat)) return this.#positions.clear()
    const position = hash(match.state)
    if (this.#positions.delete(position)) this.#ledBack.add(seat)
    this.#positions.add(position)
    const [oldest] = this.#positions
    if (oldest !== undefined && this.#positions.size > MOST_POSITIONS) this.#positions.delete(oldest)
  }
}

const paces = new WeakMap<LiveTable, Pace>()

function paceOf(table: LiveTable): Pace {
  const known = paces.get(table)
  if (known) return known
  const pace = new Pace()
  paces.set(table, pace)
  return pace
}

type Deed = 'chooses' | 'takes back'

function costOf(table: LiveTable, seat: number, deed: Deed): number {
  if (deed === 'takes back') return BACK_COSTS
  if (!table.pending.includes(seat)) return UNASKED_COSTS
  if (paceOf(table).hasLedBack(seat)) return LED_BACK_COSTS
  return table.version >= MOST_ENTRIES ? LONG_COSTS : 0
}

/** Throws when a person chooses faster than anybody needs to. */
export function mustNotHurry(table: LiveTable, seat: number, deed: Deed): void {
  const cost = costOf(table, seat, deed)
  if (cost > 0 && !paceOf(table).allows(seat, cost)) throw new Problem('tooMany', 'You choose too fast; wait a moment.')
}

/** Call it after each choice of a person. */
export const noteChoice = (table: LiveTable, seat: number): void => paceOf(table).note(table, seat)
