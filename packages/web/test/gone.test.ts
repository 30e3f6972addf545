import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TableInfo } from '../src/play/table.ts'
import { awaitedOf, goneOf, lostOf } from '../src/talking/gone.ts'

type SeatInfo = TableInfo['seats'][number]

const person = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: 'person',
  me: false,
  name: `Person ${seat}`,
  bot: null,
  away: false,
  presence: 'gone',
  keptUntil: null,
  saltCommitment: null,
  ...more,
})
const seatsOf = (seats: readonly SeatInfo[]): readonly number[] => seats.map(({ seat }) => seat)

test('people without a connection are gone, except oneself, people within the grace period, bots, and people a bot plays for', () => {
  const seats = [
    person(0, { me: true }),
    person(1),
    person(2, { presence: 'away' }),
    person(6, { presence: 'away', keptUntil: 1 }),
    person(3, { presence: 'here' }),
    person(4, { away: true }),
    person(5, { kind: 'bot', presence: null }),
  ]
  assert.deepEqual(seatsOf(goneOf({ seats })), [1])
  assert.deepEqual(seatsOf(lostOf({ seats })), [6])
})

test('only people that the game waits for are named, and in a secret question all of them', () => {
  const gone = [person(1), person(2)]
  assert.deepEqual(seatsOf(awaitedOf(gone, { secret: false, seats: [0, 2] })), [2])
  assert.deepEqual(seatsOf(awaitedOf(gone, { secret: false, seats: [0] })), [])
  assert.deepEqual(seatsOf(awaitedOf(gone, { secret: true, seats: [] })), [1, 2])
})
