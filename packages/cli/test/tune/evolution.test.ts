import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Draws } from '@lastlight/bots'
import { evolve, evolvedFrom, generationOf, numbersOf } from '../../src/tune/evolution.ts'

const WANTED = [0.2, 3, 1.5]

/** The nearer the numbers are to the wanted ones, the better; every game is a little lucky. */
const worthOf = (at: readonly number[], draws: Draws): number =>
  draws.below(100) / 400 - at.reduce((sum, each, i) => sum + (each - Math.log(WANTED[i]!)) ** 2, 0)

test('numbers evolve to what is worth most, in spite of luck', () => {
  const draws = new Draws('evolution')
  let state = evolvedFrom([1, 1, 1])
  for (let generation = 0; generation < 40; generation++) {
    const tried = generationOf(state, 14, draws)
    state = evolve(
      state,
      tried.map(at => ({ at, worth: worthOf(at, draws) })),
    )
  }
  for (const [i, value] of numbersOf(state.mean).entries())
    assert.ok(Math.abs(Math.log(value / WANTED[i]!)) < 0.25, `${value} for ${WANTED[i]}`)
})

test('where all are worth the same, the numbers stay about where they are', () => {
  const draws = new Draws('no difference')
  let state = evolvedFrom([2])
  for (let generation = 0; generation < 5; generation++) {
    const tried = generationOf(state, 14, draws)
    state = evolve(
      state,
      tried.map(at => ({ at, worth: 1 })),
    )
  }
  const [value] = numbersOf(state.mean)
  assert.ok(value! > 1 && value! < 4, String(value))
})
