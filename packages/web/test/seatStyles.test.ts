import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seatColours, swapped } from '../src/prefs/seatStyles.ts'

describe('the styles of the seats', () => {
  test('are the default for spectators and for people without a wish', () => {
    assert.deepEqual(swapped(2, 0), [0, 1, 2, 3, 4])
    assert.deepEqual(swapped(undefined, 3), [0, 1, 2, 3, 4])
  })

  test('are exchanged with the seat that has the wanted one', () => {
    assert.deepEqual(swapped(0, 3), [2, 1, 0, 3, 4])
    assert.deepEqual(swapped(3, 4), [0, 1, 2, 3, 4])
  })

  test('never let two seats look alike', () => {
    for (let own = 0; own < 5; own++)
      for (let wish = 0; wish <= 5; wish++) assert.equal(new Set(swapped(own, wish)).size, 5)
  })

  test('become CSS variables', () => {
    assert.equal(seatColours(swapped(0, 3))['--seat-1'], 'var(--hue-3)')
  })
})
