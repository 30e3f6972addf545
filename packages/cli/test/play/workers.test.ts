import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { plant, plantPackage, run } from '../planted.ts'

const TO_THE_END = Array.from({ length: 1200 }, (_, i) => `${(i % 3) + 1}\n`).join('')

describe('npm run play -- --workers', () => {
  for (const workers of ['1', '2'])
    test(`${workers} play to the end`, async t => {
      const root = plant(t, {})
      plantPackage(root, 'outlive')
      const args = ['outlive', '--players', '2', '--seed', 'table', '--quick', '--bots', 'search', '--think', '1']
      const { code, out, err } = await run('play.ts', [...args, '--workers', workers], root, TO_THE_END)
      assert.equal(code, 0, err)
      assert.equal(err, '')
      assert.match(out, /== The game is over ==\nPlayer 1 \(you\): -?\d+\nPlayer 2: -?\d+\n/)
    })

  test('takes a whole number', async t => {
    const root = plant(t, {})
    plantPackage(root, 'outlive')
    const { code, err } = await run('play.ts', ['outlive', '--workers', '0'], root)
    assert.equal(code, 2)
    assert.match(err, /--workers takes a whole number from 1/)
  })
})
