import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Campaign } from '../../src/fuzz/campaign.ts'

const HEAD = { game: 'toy', version: '1', seed: 's' }
const GROUPS = [
  { players: 2, configs: [{ players: 2 }, { players: 2, hard: true }] },
  { players: 3, configs: [{ players: 3 }] },
]

const started = (games: number, before?: Campaign['record']): Campaign => new Campaign(HEAD, GROUPS, games, before)

function take(campaign: Campaign) {
  const order = campaign.next()
  assert.ok(order)
  return order
}

describe('a campaign', () => {
  test('goes evenly through players and configurations', () => {
    const campaign = started(2)
    const taken = Array.from({ length: 4 }, () => take(campaign))
    assert.deepEqual(
      taken.map(({ seed, config }) => [seed, config]),
      [
        ['s 2 0', { players: 2 }],
        ['s 3 0', { players: 3 }],
        ['s 2 1', { players: 2, hard: true }],
        ['s 3 1', { players: 3 }],
      ],
    )
    assert.equal(campaign.next(), undefined)
  })

  test('counts games, failures and decisions', () => {
    const campaign = started(2)
    campaign.count({ order: take(campaign), decisions: 20 })
    const finding = { check: 'hang' as const, message: '', choices: null }
    campaign.count({ order: take(campaign), decisions: 5, finding })
    assert.equal(campaign.left, 2)
    assert.deepEqual(campaign.record.byPlayers, {
      2: { games: 1, failures: 0, decisions: 20, below: 1, ahead: [] },
      3: { games: 1, failures: 1, decisions: 5, below: 1, ahead: [] },
    })
  })

  test('goes on without playing a game twice or leaving one out', () => {
    const campaign = started(3)
    const first = Array.from({ length: 5 }, () => take(campaign))
    // The second game of two is still under way when it stops.
    for (const order of first) if (order.seed !== 's 2 1') campaign.count({ order, decisions: 1 })
    assert.deepEqual(campaign.record.byPlayers[2], { games: 2, failures: 0, decisions: 2, below: 1, ahead: [2] })
    const later = started(4, campaign.record)
    const seeds = []
    for (let order = later.next(); order; order = later.next()) {
      later.count({ order, decisions: 1 })
      seeds.push(order.seed)
    }
    assert.deepEqual(seeds, ['s 2 1', 's 3 2', 's 2 3', 's 3 3'])
    assert.deepEqual(later.record.byPlayers[2], { games: 4, failures: 0, decisions: 4, below: 4, ahead: [] })
  })
})
