import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { Figures } from '../../src/sim/figures.ts'
import { playOne } from '../../src/sim/playOne.ts'
import { ENDLESS, FAULTY, SOUND, toy } from '../fuzz/toy.ts'
import { lastLine, plant, plantPackage, run } from '../planted.ts'
import { OUTLIVE, orderOf } from './runs.ts'

const INDEX = { 'packages/toy/src/index.ts': "export { game } from './rules/toy.ts'\n" }
const planted = (song: string) => ({ ...toy(song), ...INDEX })

/** Each thread loads the game and its bots, so one is enough where their number makes no difference. */
const sim = (args: readonly string[], root: string) => run('sim.ts', [...args, '--workers', '1'], root)

const figuresIn = (out: string): Figures => lastLine(out) as Figures

describe('npm run sim', () => {
  test('plays whole games and counts them', async t => {
    const root = plant(t, planted(SOUND))
    const { code, out, err } = await sim(['toy', '--games', '30', '--json'], root)
    assert.equal(code, 0, out + err)
    const { games, finished, failures, decisionsPerGame, winRate } = figuresIn(out)
    assert.deepEqual(
      { games, finished, failures, decisionsPerGame },
      { games: 30, finished: 30, failures: 0, decisionsPerGame: 20 },
    )
    assert.deepEqual(winRate, { random: 1 })
    assert.ok(figuresIn(out).gamesPerSecond > 0 && figuresIn(out).decisionsPerSecond > 0)
  })

  test('plays the same games with any number of workers', async t => {
    const root = plant(t, {})
    plantPackage(root, 'outlive')
    const play = async (workers: string): Promise<Figures> => {
      const args = ['outlive', '--players', '3', '--games', '6', '--seed', 's', '--workers', workers, '--json']
      return figuresIn((await run('sim.ts', args, root)).out)
    }
    const [one, two] = [await play('1'), await play('2')]
    assert.equal(one.finished, 6)
    assert.equal(one.scores.bySeat.length, 3)
    assert.deepEqual(one.scores, two.scores)
    assert.equal(one.decisionsPerGame, two.decisionsPerGame)
    const leaders = Object.values(one.scores.byLeader)
    assert.equal(
      leaders.reduce((sum, { count }) => sum + count, 0),
      18,
    )
    for (const { mean, min, max } of leaders) assert.ok(min <= mean && mean <= max)
  })

  test('every level plays, and with iterations the same again', async t => {
    const root = plant(t, {})
    plantPackage(root, 'outlive')
    const args = ['outlive', '--players', '4', '--games', '1', '--bots', '1,2,3,4', '--iterations', '2', '--json']
    const { code, out } = await sim(args, root)
    assert.equal(code, 0, out)
    const bots = ['casual', 'greedy', 'planner', 'search']
    const { byBot } = figuresIn(out).scores
    assert.deepEqual(Object.keys(byBot), bots)
    const order = orderOf({ tables: [{ players: 4 }], bots, seed: '1', budget: { iterations: 2 } })
    const { played } = playOne(OUTLIVE, order, 0, () => undefined)
    assert.deepEqual(
      bots.map(bot => byBot[bot]!.mean),
      played.scores,
    )
  })

  test('gives a bot its own time to think, and seats one that players are not offered', async t => {
    const root = plant(t, {})
    plantPackage(root, 'outlive')
    const bots = '4@1,search-2026-11'
    const args = ['outlive', '--players', '2', '--games', '2', '--bots', bots, '--iterations', '3', '--json']
    const until = ['--until', '0.5:search@1']
    const { code, out } = await sim([...args, ...until], root)
    assert.equal(code, 0, out)
    const { winRate, decisionsPerSecondByBot } = figuresIn(out)
    assert.deepEqual(Object.keys(winRate), ['search-2026-11', 'search@1'])
    assert.deepEqual(Object.keys(decisionsPerSecondByBot), ['search-2026-11', 'search@1'])
  })

  test('lets different bots play each other', async t => {
    const root = plant(t, {})
    plantPackage(root, 'outlive')
    const args = ['outlive', '--players', '2', '--games', '4', '--bots', 'greedy,random', '--json']
    const { code, out } = await sim(args, root)
    assert.equal(code, 0, out)
    const { winRate, scores, lead } = figuresIn(out)
    assert.deepEqual(winRate, { greedy: 1, random: 0 })
    assert.deepEqual(lead, [{ of: 'greedy', over: 'random', mean: 1, interval: [-1, 1], deals: 2 }])
    assert.equal(scores.byBot['greedy']?.count, 4)
    assert.ok(scores.byBot['greedy'].mean > (scores.byBot['random']?.mean ?? 0))
  })

  test('stops when enough is shown, at the same game with any number of workers', async t => {
    const root = plant(t, planted(SOUND))
    const play = async (workers: string): Promise<Figures> => {
      const args = ['toy', '--games', '80', '--until', '0.5', '--json', '--workers', workers]
      const { code, out, err } = await run('sim.ts', args, root)
      assert.equal(code, 0, err)
      return figuresIn(out)
    }
    const [one, two] = [await play('1'), await play('2')]
    assert.equal(one.stopped, 'above')
    assert.ok(one.games < 80)
    assert.deepEqual([two.stopped, two.games], ['above', one.games])
    assert.deepEqual(two.scores, one.scores)
  })

  test('says when nothing was proved', async t => {
    const args = ['toy', '--games', '5', '--until', '0.5', '--json']
    const { code, out } = await sim(args, plant(t, planted(SOUND)))
    assert.equal(code, 0, out)
    assert.equal(figuresIn(out).stopped, 'games')
    assert.equal(figuresIn(out).games, 5)
  })

  test('writes a report of any game', async t => {
    const root = plant(t, planted(SOUND))
    plantPackage(root, 'outlive')
    const report = async (game: string, lang: string): Promise<string> => {
      const args = [game, '--players', '2', '--games', '4', '--report', game, '--lang', lang, '--json']
      const { code, out, err } = await sim(args, root)
      assert.equal(code, 0, out + err)
      assert.equal(figuresIn(out).finished, 4)
      assert.ok(existsSync(join(root, game, 'figures.json')))
      return readFileSync(join(root, game, 'index.html'), 'utf8')
    }
    assert.match(await report('toy', 'pl'), /Wygrane według botów/)
    assert.match(await report('outlive', 'cs'), /Výhry podle botů[^]*Sekera/)
  })

  test('writes commands into a report that play the games it names', async t => {
    const root = plant(t, {})
    plantPackage(root, 'outlive')
    const set = 'quick=true|false'
    const args = ['outlive', '--players', '2', '--games', '6', '--bots', 'random', '--seed', "it's", '--set', set]
    const { code, out, err } = await sim([...args, '--report', 'page'], root)
    assert.equal(code, 0, out + err)
    const html = readFileSync(join(root, 'page', 'index.html'), 'utf8')
    const rows = [
      ...html.matchAll(/<th scope="row">seat (\d)<\/th>.*?<summary>game (\d)<\/summary><code>(.*?)<\/code>/g),
    ]
    assert.equal(rows.length, 2)
    for (const [, seat, game, command] of rows) {
      // The shell says what it would hand to the command, so that a quote in the seed is tested, too.
      const typed = command!.replace('npm run sim --', "printf '%s\\n'")
      const words = execFileSync('sh', ['-c', typed], { encoding: 'utf8' }).trimEnd().split('\n')
      const { out: played } = await sim(words, root)
      assert.match(played, new RegExp(`won by .*seat ${seat}`))
      const { save } = JSON.parse(readFileSync(join(root, `game-${game}.json`), 'utf8')) as { save: { log: unknown[] } }
      assert.ok(save.log.length > 50)
    }
  })

  test('counts a game that breaks, names its seed and ends with 1', async t => {
    const root = plant(t, planted(FAULTY))
    const { code, out } = await sim(['toy', '--games', '3', '--seed', 'x', '--json'], root)
    assert.equal(code, 1)
    const { games, finished, failures, failed } = figuresIn(out)
    assert.deepEqual({ games, finished, failures }, { games: 3, finished: 0, failures: 3 })
    assert.deepEqual(
      failed.map(({ seed }) => seed),
      ['x 2 0', 'x 2 1', 'x 2 2'],
    )
    assert.match(failed[0]!.message, /out of tune/)
    assert.match(out, /game 0, seed 'x 2 0': add --game 0 --save FILE/)
    const again = await sim(['toy', '--games', '3', '--seed', 'x', '--game', '0', '--save', 'failed.json'], root)
    assert.equal(again.code, 1, again.err)
    assert.match(again.out, /failed after these: .*out of tune/)
    const { save } = JSON.parse(readFileSync(join(root, 'failed.json'), 'utf8')) as { save: { log: unknown[] } }
    assert.ok(save.log.length > 0)
  })

  test('gives up on a game that hangs', async t => {
    const root = plant(t, planted(ENDLESS))
    const args = ['toy', '--games', '1', '--patience', '1', '--json']
    const { code, out } = await sim(args, root)
    assert.equal(code, 1, out)
    assert.equal(figuresIn(out).failures, 1)
    assert.match(figuresIn(out).failed[0]!.message, /not over after 1 s/)
  })
})

describe('npm run sim refuses', () => {
  const refused: readonly (readonly [what: string, args: readonly string[], says: RegExp])[] = [
    ['no game', [], /Name one game/],
    ['a game that is not there', ['chess'], /'chess' is no game: name one of toy\./],
    ['a number of players that nobody can be', ['toy', '--players', '9'], /this game is played by 2 to 3/],
    ['a bot that is not there', ['toy', '--bots', 'random,genius'], /no bot 'genius' here: name some of random/],
    ['no time at all for a bot', ['toy', '--bots', 'random@0'], /after @ stands a whole number from 1/],
    ['no games at all', ['toy', '--games', '0'], /--games takes a whole number from 1, not '0'/],
    ['a rate that is none', ['toy', '--until', '60'], /--until takes a rate between 0 and 1, not '60'/],
    [
      'a rate of somebody who does not play',
      ['toy', '--until', '0.5:greedy'],
      /name one of the bots that play: random/,
    ],
    ['two ways to think', ['toy', '--think', '5', '--iterations', '5'], /--think or --iterations, not both/],
    ['a language that nobody speaks here', ['toy', '--lang', 'de'], /--lang de: there is en, pl, cs/],
    ['an option that is none', ['toy', '--fast'], /--fast/],
  ]
  for (const [what, args, says] of refused) {
    test(what, async t => {
      const { code, err } = await sim(args, plant(t, planted(SOUND)))
      assert.equal(code, 2, err)
      assert.match(err, says)
    })
  }
})
