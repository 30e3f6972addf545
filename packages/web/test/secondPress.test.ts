import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forgetPress, isSecondPress } from '../src/ui/secondPress.ts'

const press = (timeStamp: number, clientX: number, clientY: number, detail = 1, pointerType = 'touch'): boolean =>
  isSecondPress({ timeStamp, clientX, clientY, detail, nativeEvent: { pointerType } })

test('the second press of two at one spot is known by time and place, also where a phone counts no taps', () => {
  assert.equal(press(1000, 100, 600), false)
  assert.equal(press(1150, 104, 603), true)
  // Somebody who hammers on a button chooses once.
  assert.equal(press(1400, 104, 603), true)
  assert.equal(press(2000, 104, 603), false)
})

test('two quick presses on different buttons both count, as do two on one button with a pause, and keys', () => {
  assert.equal(press(5000, 100, 600), false)
  assert.equal(press(5100, 100, 650, 2), false)
  assert.equal(press(5600, 100, 650, 2), false)
  assert.equal(press(5610, 0, 0, 0), false)
  assert.equal(press(5620, 0, 0, 0), false)
})

test('a press after undo counts, and clicks of a mouse are counted by the browser', () => {
  assert.equal(press(9000, 100, 600), false)
  forgetPress()
  assert.equal(press(9100, 100, 600), false)
  assert.equal(press(9150, 100, 600, 1, 'mouse'), false)
  assert.equal(press(9160, 100, 600, 2, 'mouse'), true)
})
