import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { type AnyGame, Match } from '@lastlight/kernel'
import { game } from '@lastlight/long-night'
import { playOne } from '../../src/sim/playOne.ts'
import { replayOne } from '../../src/sim/replayOne.ts'
import { tablesOf } from '../../src/sim/tables.ts'
import { orderOf } from './runs.ts'

const GAME = game as unknown as AnyGame

describe('the tables of a run', () => {
  test('are one, unless several values are given', () => {
    assert.deepEqual(tablesOf(GAME, undefined, undefined), [{ players: 4, config: {}, varied: {} }])
    assert.deepEqual(tablesOf(GAME, [3], 'hard=true'), [{ players: 3, config: { hard: true }, varied: {} }])
  })

  test('have every combination of numbers of players and values, and say what differs', () => {
    const tables = tablesOf(GAME, [3, 4], 'edition=pl|cs, hard=true')
    assert.deepEqual(
      tables.map(({ varied }) => varied),
      [
        { players: '3', edition: 'pl' },
        { players: '3', edition: 'cs' },
        { players: '4', edition: 'pl' },
        { players: '4', edition: 'cs' },
      ],
    )
    assert.ok(tables.every(({ config }) => config?.['hard'] === true))
  })

  test('leave out what cannot be played and say so, as long as each value is played somewhere', () => {
    const lines: string[] = []
    const tables = tablesOf(GAME, [2, 3], 'variant=hidden|dilemma', { tell: line => lines.push(line) })
    assert.deepEqual(
      lines.map(line => line.slice(0, 36)),
      ['left out: 2 players, variant=hidden: ', 'left out: 3 players, variant=dilemma:'].map(line => line.slice(0, 36)),
    )
    assert.deepEqual(
      tables.map(({ varied }) => varied),
      [
        { players: '2', variant: 'dilemma' },
        { players: '3', variant: 'hidden' },
      ],
    )
    assert.throws(() => tablesOf(GAME, [3, 4], 'variant=dilemma'), /This cannot be played: LN-VAR-PD-01/)
    assert.throws(() => tablesOf(GAME, [9], undefined), /this game is played by 2 to 5/)
    assert.throws(() => tablesOf(GAME, [4], 'objective=tribute|tirbute'), /tirbute|cannot be played/)
  })

  test('are not doubled', () => {
    assert.throws(() => tablesOf(GAME, [3, 3], undefined), /name each number once/)
    for (const set of ['hard=true|', 'edition=pl|pl'])
      assert.throws(() => tablesOf(GAME, [3], set), /name each value once/)
  })
})

test('a game of a run becomes a file that ends as the game did', t => {
  const folder = mkdtempSync(join(tmpdir(), 'lastlight-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'game.json')
  const order = orderOf({
    tables: [{ players: 3, config: { edition: 'cs' } }, { players: 2 }],
    bots: ['casual'],
    games: 4,
  })
  const log = t.mock.method(console, 'log', () => undefined)
  for (const number of [1, 2]) {
    assert.equal(replayOne(GAME, order, number, file), 0)
    const { save, seats } = JSON.parse(readFileSync(file, 'utf8')) as { save: unknown; seats: readonly unknown[] }
    const match = Match.load(GAME, save)
    const { played } = playOne(GAME, order, number, () => undefined)
    assert.equal(seats.length, number === 1 ? 2 : 3)
    assert.deepEqual(GAME.outcome(match.state)?.winners, played.winners)
    const winners = played.winners!.map(seat => `seat ${seat + 1}`).join(', ') || 'nobody'
    assert.equal(log.mock.calls.at(-2)!.arguments[0], `won by ${winners}`)
  }
  assert.throws(() => replayOne(GAME, order, 1, undefined), /--game needs --save FILE/)
  assert.throws(() => replayOne(GAME, order, 4, file), /the run has 4 games, from 0 to 3/)
  assert.throws(() => replayOne(GAME, order, 1, join(folder, 'none', 'game.json')), /cannot be written \(ENOENT\)/)
  const byTheClock = { ...order, bots: ['search'], budget: { ms: 10 } }
  assert.throws(() => replayOne(GAME, byTheClock, 1, file), /--iterations N instead of --think/)
})
