import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Draws } from '@lastlight/bots'
import { type KindChoice, learnKinds } from '../../src/fit/kindTree.ts'

const NAMES = { names: ['move', 'search', 'rest'], features: ['weather', 'dice'] }
const [MOVE, SEARCH, REST] = [0, 1, 2]

/** Games of twenty choices each. */
const games = (count: number, choiceOf: (draws: Draws) => KindChoice): readonly (readonly KindChoice[])[] => {
  const draws = new Draws('tree of kinds')
  return Array.from({ length: count }, () => Array.from({ length: 20 }, () => choiceOf(draws)))
}

describe('a tree of kinds', () => {
  test('splits where a feature tells which kind is chosen, and only there', () => {
    const { tree, heldOut } = learnKinds(
      games(100, draws => {
        const dice = draws.below(6)
        return { position: [draws.below(3), dice], offered: [MOVE, SEARCH, REST], chosen: dice > 2 ? SEARCH : MOVE }
      }),
      NAMES,
    )
    assert.ok('feature' in tree)
    assert.deepEqual([tree.feature, tree.most], ['dice', 2.5])
    for (const [part, kind] of [
      [tree.upTo, 'move'],
      [tree.above, 'search'],
    ] as const) {
      assert.ok('chances' in part)
      assert.ok(part.chances[kind]! > 0.95, JSON.stringify(part))
    }
    assert.equal(heldOut.choices, 200)
    assert.equal(heldOut.same, 1)
    assert.ok(heldOut.logLoss < 0.1 && heldOut.blindLogLoss > 1)
  })

  test('weighs how often a kind is chosen against how often it is offered', () => {
    // A search is always taken where there is one, which is seldom; a rest never.
    const { tree } = learnKinds(
      games(200, draws => {
        const isRare = draws.below(10) === 0
        return {
          position: [0, 0],
          offered: isRare ? [MOVE, SEARCH, REST] : [MOVE, REST],
          chosen: isRare ? SEARCH : MOVE,
        }
      }),
      NAMES,
    )
    assert.ok('chances' in tree)
    const { move = 0, search = 0, rest = 0 } = tree.chances
    assert.ok(search > 4 * move && move > 20 * rest, JSON.stringify(tree))
  })

  test('leaves out kinds that are hardly ever chosen', () => {
    const { tree } = learnKinds(
      games(200, () => ({ position: [0, 0], offered: [MOVE, REST], chosen: MOVE })),
      NAMES,
    )
    assert.ok('chances' in tree)
    assert.ok(!('rest' in tree.chances), JSON.stringify(tree))
  })
})
