import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Campaign } from '../../src/fuzz/campaign.ts'

// None of the first games of this seed goes back.
const HEAD = { game: 'toy', version: '1', seed: 'w' }
const GROUPS = [
  { players: 2, configs: [{ players: 2 }, { players: 2, hard: true }], draw: (seed: string) => ({ players: 2, seed }) },
  { players: 3, configs: [{ players: 3 }], draw: (seed: string) => ({ players: 3, seed }) },
]

const NEVER_BACK = { checks: 0, goingBack: 0, takenBack: 0 }

const started = (games: number, before?: Campaign['record']): Campaign => new Campaign(HEAD, GROUPS, games, before)

function take(campaign: Campaign) {
  const order = campaign.next()
  assert.ok(order)
  return order
}

describe('a campaign', () => {
  test('goes evenly through players and configurations, and then draws one for each game', () => {
    const campaign = started(2)
    const taken = Array.from({ length: 4 }, () => take(campaign))
    assert.deepEqual(
      taken.map(({ seed, config }) => [seed, config]),
      [
        ['w 2 0', { players: 2 }],
        ['w 3 0', { players: 3 }],
        ['w 2 1', { players: 2, hard: true }],
        ['w 3 1', { players: 3, seed: 'w 3 1' }],
      ],
    )
    assert.equal(campaign.next(), undefined)
  })

  test('counts games, failures and decisions', () => {
    const campaign = started(2)
    campaign.count({ order: take(campaign), decisions: 20, checks: 0, takenBack: 0 })
    const finding = { check: 'hang' as const, message: '', choices: null }
    campaign.count({ order: take(campaign), decisions: 5, checks: 0, takenBack: 0, finding })
    assert.equal(campaign.left, 2)
    assert.deepEqual(campaign.record.byPlayers, {
      2: { ...NEVER_BACK, games: 1, failures: 0, decisions: 20, below: 1, ahead: [] },
      3: { ...NEVER_BACK, games: 1, failures: 1, decisions: 5, below: 1, ahead: [] },
    })
  })

  test('lets some games go back, and counts how often', () => {
    const campaign = started(200)
    const orders = Array.from({ length: 400 }, () => take(campaign))
    const back = orders.filter(({ goesBack }) => goesBack)
    assert.ok(back.length > 20 && back.length < 60, `${back.length} of 400`)
    for (const order of orders) campaign.count({ order, decisions: 1, checks: 3, takenBack: order.goesBack ? 7 : 0 })
    const { goingBack, takenBack } = campaign.record.byPlayers[2]!
    assert.equal(goingBack, back.filter(({ players }) => players === 2).length)
    assert.equal(takenBack, 7 * goingBack)
  })

  test('goes on without playing a game twice or leaving one out', () => {
    const campaign = started(3)
    const first = Array.from({ length: 5 }, () => take(campaign))
    // The second game of two is still under way when it stops.
    for (const order of first)
      if (order.seed !== 'w 2 1') campaign.count({ order, decisions: 1, checks: 0, takenBack: 0 })
    assert.deepEqual(campaign.record.byPlayers[2], {
      ...NEVER_BACK,
      games: 2,
      failures: 0,
      decisions: 2,
      below: 1,
      ahead: [2],
    })
    const later = started(4, campaign.record)
    const seeds = []
    for (let order = later.next(); order; order = later.next()) {
      later.count({ order, decisions: 1, checks: 0, takenBack: 0 })
      seeds.push(order.seed)
    }
    assert.deepEqual(seeds, ['w 2 1', 'w 3 2', 'w 2 3', 'w 3 3'])
    assert.deepEqual(later.record.byPlayers[2], {
      ...NEVER_BACK,
      games: 4,
      failures: 0,
      decisions: 4,
      below: 4,
      ahead: [],
    })
  })
})
