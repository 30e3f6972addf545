import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { game } from '@lastlight/long-night'
import { settingsOf } from '../../src/play/settings.ts'

const settings = (...given: readonly string[]): object => settingsOf(game, given)

describe('--set', () => {
  test('takes flags, choices and numbers', () => {
    const given = ['hard', 'elimination=false', 'objective=wall', 'players=3']
    assert.deepEqual(settings(...given), { hard: true, elimination: false, objective: 'wall', players: 3 })
  })

  for (const [setting, says] of [
    ['colour=red', /there is players, edition/],
    ['__proto__=x', /there is players, edition/],
    ['objective=gold', /name one of random, frostyNight/],
    ['variant', /name one of hidden/],
    ['hard=perhaps', /say true or false/],
    ['players', /a number from 2 to 5/],
    ['players=many', /a number from 2 to 5/],
  ] as const)
    test(`refuses ${setting}`, () => assert.throws(() => settings(setting), says))
})
