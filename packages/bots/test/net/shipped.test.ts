import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import longNight from '../../src/long-night/net.json' with { type: 'json' }
import { netFeatures as ofLongNight } from '../../src/long-night/netFeatures.ts'
import { Inputs, type NetFile, netOf } from '../../src/net/index.ts'
import outlive from '../../src/outlive/net.json' with { type: 'json' }
import { netFeatures } from '../../src/outlive/netFeatures.ts'

const SHIPPED: readonly (readonly [NetFile, { readonly names: readonly string[] }])[] = [
  [outlive, netFeatures],
  [longNight, ofLongNight],
]

for (const [file, { names }] of SHIPPED)
  describe(`the net of ${file.game}`, () => {
    test('belongs to the present inputs', () => {
      assert.ok(netOf(file, { game: file.game, names }))
    })

    test('gives on this machine the numbers that it gave where it was fitted', () => {
      const net = netOf(file, { game: file.game, names })
      const inputs = new Inputs(names.length)
      assert.ok(file.samples.length > 3)
      for (const { at, value, points, chance } of file.samples) {
        inputs.clear()
        for (const [i, input] of at.entries()) inputs.add(input, value[i]!)
        assert.equal(net.points(inputs), points)
        assert.equal(net.chance(inputs), chance)
      }
    })

    test('says where it comes from', () => {
      const { command, games, heldOut } = file.from
      assert.match(command, new RegExp(`^npm run fit -- ${file.game}`))
      assert.ok(games > heldOut.games && heldOut.games > 0)
    })
  })
