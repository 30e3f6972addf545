import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Figures } from '../../src/sim/figures.ts'
import { ENDLESS, FAULTY, SOUND, toy } from '../fuzz/toy.ts'
import { lastLine, plant, plantPackage, run } from '../planted.ts'

const INDEX = { 'packages/toy/src/index.ts': "export { game } from './rules/toy.ts'\n" }
const planted = (song: string) => ({ ...toy(song), ...INDEX })

const figuresIn = (out: string): Figures => lastLine(out) as Figures

describe('npm run sim', () => {
  test('plays whole games and counts them', async t => {
    const root = plant(t, planted(SOUND))
    const { code, out, err } = await run('sim.ts', ['toy', '--games', '30', '--json'], root)
    assert.equal(code, 0, out + err)
    const { games, finished, failures, decisionsPerGame, winRate } = figuresIn(out)
    assert.deepEqual(
      { games, finished, failures, decisionsPerGame },
      { games: 30, finished: 30, failures: 0, decisionsPerGame: 20 },
    )
    assert.deepEqual(winRate, { random: 1 })
    assert.ok(figuresIn(out).gamesPerSecond > 0 && figuresIn(out).decisionsPerSecond > 0)
  })

  test('plays the same games whatever the number of workers', async t => {
    const root = plant(t, {})
    plantPackage(root, 'outlive')
    const play = async (workers: string): Promise<Figures> => {
      const args = ['outlive', '--players', '3', '--games', '12', '--seed', 's', '--workers', workers, '--json']
      return figuresIn((await run('sim.ts', args, root)).out)
    }
    const [one, two] = [await play('1'), await play('3')]
    assert.equal(one.finished, 12)
    assert.equal(one.scores.bySeat.length, 3)
    assert.deepEqual(one.scores, two.scores)
    assert.equal(one.decisionsPerGame, two.decisionsPerGame)
    const leaders = Object.values(one.scores.byLeader)
    assert.equal(
      leaders.reduce((sum, { count }) => sum + count, 0),
      36,
    )
    for (const { mean, min, max } of leaders) assert.ok(min <= mean && mean <= max)
  })

  test('lets different bots play each other', async t => {
    const root = plant(t, {})
    plantPackage(root, 'outlive')
    const args = ['outlive', '--players', '2', '--games', '4', '--bots', 'greedy,random', '--json']
    const { code, out } = await run('sim.ts', args, root)
    assert.equal(code, 0, out)
    const { winRate, scores } = figuresIn(out)
    assert.deepEqual(winRate, { greedy: 1, random: 0 })
    assert.equal(scores.byBot['greedy']?.count, 4)
    assert.ok(scores.byBot['greedy'].mean > (scores.byBot['random']?.mean ?? 0))
  })

  test('counts a game that breaks, names its seed and ends with 1', async t => {
    const root = plant(t, planted(FAULTY))
    const { code, out } = await run('sim.ts', ['toy', '--games', '3', '--seed', 'x', '--json'], root)
    assert.equal(code, 1)
    const { games, finished, failures, failed } = figuresIn(out)
    assert.deepEqual({ games, finished, failures }, { games: 3, finished: 0, failures: 3 })
    assert.deepEqual(
      failed.map(({ seed }) => seed),
      ['x 2 0', 'x 2 1', 'x 2 2'],
    )
    assert.match(failed[0]!.message, /out of tune/)
    assert.match(out, /seed 'x 2 0'/)
  })

  test('gives up on a game that hangs', async t => {
    const root = plant(t, planted(ENDLESS))
    const args = ['toy', '--games', '2', '--patience', '1', '--json']
    const { code, out } = await run('sim.ts', args, root)
    assert.equal(code, 1, out)
    assert.equal(figuresIn(out).failures, 2)
    assert.match(figuresIn(out).failed[0]!.message, /not over after 1 s/)
  })
})

describe('npm run sim refuses', () => {
  const refused: readonly (readonly [what: string, args: readonly string[], says: RegExp])[] = [
    ['no game', [], /Name one game/],
    ['a game that is not there', ['chess'], /'chess' is no game: name one of toy\./],
    ['a number of players that nobody can be', ['toy', '--players', '9'], /this game is played by 2 to 3/],
    ['a bot that is not there', ['toy', '--bots', 'random,genius'], /no bot 'genius' here: name some of random/],
    ['no games at all', ['toy', '--games', '0'], /--games takes a whole number from 1, not '0'/],
    ['an option that is none', ['toy', '--fast'], /--fast/],
  ]
  for (const [what, args, says] of refused) {
    test(what, async t => {
      const { code, err } = await run('sim.ts', args, plant(t, planted(SOUND)))
      assert.equal(code, 2, err)
      assert.match(err, says)
    })
  }
})
