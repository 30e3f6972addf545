import assert from 'node:assert/strict'
import { test } from 'node:test'
import { game, type State } from '@lastlight/outlive'
import { Draws } from '../src/index.ts'
import { Inputs } from '../src/net/index.ts'
import { netOf } from '../src/net/netFile.ts'
import { winShares } from '../src/outlive/judgement.ts'
import file from '../src/outlive/net.json' with { type: 'json' }
import { netFeatures, netViewIn } from '../src/outlive/netFeatures.ts'
import { judgementByPoints } from '../src/outlive/netJudgement.ts'
import { PriceLists, type Prices, pricesFor } from '../src/outlive/prices.ts'

/** A game at random, with a look at every position. */
function playThrough(seed: string, look: (s: State) => void): void {
  const draws = new Draws(seed)
  const s = game.setup({ players: 4, quick: false, heroes: 'together' }, seed)
  for (let pending = game.pending(s); pending.length > 0; pending = game.pending(s)) {
    look(s)
    const seat = draws.oneOf(pending)
    game.play(s, seat, draws.oneOf(game.options(s, seat)))
  }
}

const assertNear = (some: readonly number[], others: readonly number[]): void => {
  assert.equal(some.length, others.length)
  for (const [i, each] of some.entries()) assert.ok(Math.abs(each - others[i]!) < 1e-9, `${each} is not ${others[i]}`)
}

const inOrder = (prices: Prices): readonly number[] =>
  Object.keys(prices)
    .sort()
    .map(kind => prices[kind as keyof Prices])

test('prices that were computed before are those of the position', () => {
  let round = -1
  let lists = new PriceLists()
  const different = new Set<string>()
  playThrough('prices', s => {
    if (s.round !== round) lists = new PriceLists()
    round = s.round
    for (let seat = 0; seat < 4; seat++) {
      const prices = inOrder(lists.of(s, seat))
      assertNear(prices, inOrder(pricesFor(s, seat)))
      different.add(prices.join(' '))
    }
  })
  assert.ok(different.size > 50, `${different.size} price lists`)
})

test('sums that seats share give the same as each seat by itself', () => {
  const { names } = netFeatures
  const net = netOf(file, { game: game.id, names })
  const inputs = new Inputs(names.length)
  let compared = 0
  playThrough('sums', s => {
    if (s.round === 0 || s.round > 5) return
    const read = netFeatures.readerOf(netViewIn(s))
    const points = s.players.map((_, seat) => {
      read(seat, inputs.clear())
      return net.points(inputs)
    })
    const judged = judgementByPoints.judgeQuestion(s, 0).judge(s, [])
    assertNear(judged, winShares(points, s.round))
    compared++
  })
  assert.ok(compared > 100)
})
