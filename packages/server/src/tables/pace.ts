// Slows down what could go on without end: choices of a seat that the game does not wait for, such as saying and
// unsaying the same thing, undo and redo in turn, and all choices in a game that has become far too long. Each is stored,
// told to everybody, and replayed whenever the table is opened.

import { type Rate, TokenBucket } from '../ops/tokenBucket.ts'
import { Problem } from '../problems.ts'
import { type LiveTable, MOST_ENTRIES } from './liveTable.ts'

const RATE: Rate = { perSecond: 1, burst: 40 }
const UNASKED_COSTS = 2
const LONG_COSTS = 1
const BACK_COSTS = 1

const buckets = new WeakMap<LiveTable, Map<number, TokenBucket>>()

type Deed = 'chooses' | 'takes back'

function costOf({ pending, version }: LiveTable, seat: number, deed: Deed): number {
  if (deed === 'takes back') return BACK_COSTS
  if (!pending.includes(seat)) return UNASKED_COSTS
  return version >= MOST_ENTRIES ? LONG_COSTS : 0
}

/** Throws when a person chooses faster than anybody needs to. */
export function mustNotHurry(table: LiveTable, seat: number, deed: Deed): void {
  const cost = costOf(table, seat, deed)
  if (cost === 0) return
  const bySeat = buckets.get(table) ?? new Map<number, TokenBucket>()
  const bucket = bySeat.get(seat) ?? new TokenBucket(RATE)
  buckets.set(table, bySeat.set(seat, bucket))
  if (!bucket.take(cost)) throw new Problem('tooMany', 'You choose too fast; wait a moment.')
}
