import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  added,
  changed,
  filled,
  forced,
  isEnough,
  laidInWords,
  laidOut,
  mayAdd,
  open,
  paidWith,
  wanted,
} from '../src/choosing/paying.ts'
import type { Payment } from '../src/face/face.ts'

const payment = (due: number): Payment<string> => ({
  title: '',
  due,
  kinds: [
    { option: 'meat', icon: 'sun', label: 'meat', have: 2, counted: n => `${n} meat` },
    { option: 'cans', icon: 'moon', label: 'cans', have: 3, counted: n => `${n} cans` },
  ],
})

test('filling up takes the first kinds first and no more than is due', () => {
  const laid = filled(payment(4), [0, 0])
  assert.deepEqual(laid, [2, 2])
  assert.equal(isEnough(payment(4), laid), true)
})

test('filling up keeps tokens that were laid out by hand', () => {
  assert.deepEqual(filled(payment(4), [0, 3]), [1, 3])
})

test('the amount that the other kinds cannot pay is laid out already', () => {
  assert.deepEqual(forced(payment(2)), [0, 0])
  assert.deepEqual(forced(payment(4)), [1, 2])
  assert.deepEqual(forced(payment(9)), [2, 3])
})

test('a player with too little pays everything', () => {
  assert.equal(wanted(payment(9)), 5)
  assert.equal(isEnough(payment(9), [2, 3]), true)
})

test('a kind can be added to while some of it is left, up to the amount due', () => {
  assert.equal(mayAdd(payment(4), [2, 0], 0), false)
  assert.equal(mayAdd(payment(4), [2, 0], 1), true)
  assert.equal(mayAdd(payment(2), [2, 0], 1), true)
  assert.equal(mayAdd(payment(2), [0, 2], 1), false)
  assert.equal(open(payment(4), changed([2, 0], 1, 1)), 1)
})

test('when enough is laid out, another kind takes the place of the one of which most lies there', () => {
  assert.deepEqual(added(payment(4), [2, 0], 1), [2, 1], 'nothing is replaced while something is due')
  assert.deepEqual(added(payment(3), [2, 1], 1), [1, 2])
})

test('a payment is played as its small options, one after the other', () => {
  assert.deepEqual(paidWith(payment(3), [1, 2]), ['meat', 'cans', 'cans'])
})

test('tokens that the game takes by itself are not played, unless something else is offered too', () => {
  const both: Payment<string> = { ...payment(4), alone: true }
  assert.deepEqual(paidWith(both, [2, 2]), ['meat', 'meat'])
  const only: Payment<string> = { ...both, kinds: both.kinds.slice(1), due: 2 }
  assert.deepEqual(paidWith(only, [2]), ['cans'])
})

test('laid-out tokens are known one by one, including those that the game takes by itself', () => {
  assert.deepEqual(laidOut(payment(4), [2, 1]), ['meat', 'meat', 'cans'])
  assert.deepEqual(laidOut({ ...payment(4), alone: true }, [2, 2]), ['meat', 'meat', 'cans', 'cans'])
  assert.deepEqual(laidOut(payment(4), [0, 0]), [])
})

test('what is laid out is named with its numbers, without the kinds that are not', () => {
  assert.deepEqual(laidInWords(payment(4), [2, 1]), ['2 meat', '1 cans'])
  assert.deepEqual(laidInWords(payment(4), [0, 3]), ['3 cans'])
})
