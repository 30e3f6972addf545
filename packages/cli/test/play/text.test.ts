import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { avoided } from '@lastlight/words/lint'
import { TABLE as LONG_NIGHT } from '../../src/games/long-night/play/text/index.ts'
import { TABLE } from '../../src/games/outlive/play/text/index.ts'
import { TERMINAL } from '../../src/play/text/index.ts'
import { wishFrom } from '../../src/play/wish.ts'

describe('the terminal', () => {
  for (const locale of ['pl', 'cs'] as const) {
    test(`says everything in ${locale} too`, () => {
      for (const texts of [TERMINAL, TABLE, LONG_NIGHT]) {
        assert.deepEqual(Object.keys(texts[locale]), Object.keys(texts.en))
        const same = Object.keys(texts.en).filter(key => texts.en[key] === texts[locale][key])
        assert.deepEqual(same, [])
      }
    })
  }

  test('avoids the words that were given up', () => {
    for (const texts of [TERMINAL, TABLE, LONG_NIGHT]) assert.deepEqual(avoided(texts), [])
  })

  const vocabulary = { fields: { move: ['hero', 'to'], ammo: ['count'] }, ids: ['h5', 'forest', 'cargoShip'] }
  const wishes: readonly (readonly [string, object])[] = [
    ['move h5 forest', { do: 'move', hero: 'h5', to: 'forest' }],
    ['MOVE H5 Ship', { do: 'move', hero: 'h5', to: 'cargoShip' }],
    ['move to=for hero=h5', { do: 'move', hero: 'h5', to: 'forest' }],
    ['ammo 2', { do: 'ammo', count: 2 }],
    ['fly away', { do: 'fly' }],
    ['{"do":"move"}', { do: 'move' }],
  ]
  for (const [said, wish] of wishes)
    test(`understands '${said}'`, () => assert.deepEqual(wishFrom(said, vocabulary), wish))
})
