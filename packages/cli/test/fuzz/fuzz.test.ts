import assert from 'node:assert/strict'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { lastLine, plant, run, runAlone } from '../planted.ts'
import { ENDLESS, FAULTY, FORGETFUL, GAME, SOUND, toy } from './toy.ts'

/** Each thread loads the kit anew, so one is enough. */
const fuzz = (args: readonly string[], root: string) => run('fuzz.ts', [...args, '--workers', '1'], root)

interface Tally {
  readonly games: number
  readonly failures: number
  readonly decisions: number
}

type Figures = Tally & { readonly checks: number; readonly goingBack: number; readonly takenBack: number } & {
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly byPlayers: object
  readonly version: string
  readonly seed: string
  readonly failed: readonly { readonly seed: string; readonly file: string }[]
}

const figuresIn = (out: string): Figures => (lastLine(out) as { fuzz: Figures }).fuzz

const tallyIn = (out: string): Tally => {
  const { games, failures, decisions } = figuresIn(out)
  return { games, failures, decisions }
}

type Choices = readonly { readonly option: { readonly do: string } }[]

const choicesIn = (path: string): Choices => (JSON.parse(readFileSync(path, 'utf8')) as { choices: Choices }).choices

const FOLDER = '.lastlight/fuzz/toy'

describe('npm run fuzz', () => {
  test('plays games of every number of players', async t => {
    const { code, out, err } = await fuzz(['toy', '--games', '6', '--json'], plant(t, toy(SOUND)))
    assert.equal(code, 0, out + err)
    assert.deepEqual(tallyIn(out), { games: 12, failures: 0, decisions: 240 })
    assert.deepEqual(Object.keys(figuresIn(out).byPlayers), ['2', '3'])
    assert.ok(figuresIn(out).gamesPerSecond > 0)
  })

  test('makes as many of the costly checks as are asked for', async t => {
    const root = plant(t, toy(SOUND))
    const checksOf = async (share: string): Promise<number> =>
      figuresIn((await fuzz(['toy', '--games', '6', '--checks', share, '--json'], root)).out).checks
    assert.equal(await checksOf('0'), 0)
    assert.ok((await checksOf('2')) > 0)
  })

  test('plays the number of players that is asked for', async t => {
    const args = ['toy', '--games', '3', '--players', '3', '--json']
    const { out } = await fuzz(args, plant(t, toy(SOUND)))
    const { byPlayers } = figuresIn(out)
    assert.deepEqual(Object.keys(byPlayers), ['3'])
    assert.deepEqual(tallyIn(out), { games: 3, failures: 0, decisions: 60 })
  })

  test('keeps a failure, replays it, shrinks it, and sees when it is mended', async t => {
    const root = plant(t, toy(FAULTY))
    const played = await fuzz(['toy', '--games', '2', '--json'], root)
    assert.equal(played.code, 1, played.out + played.err)
    const { failures, version, seed, failed } = figuresIn(played.out)
    assert.deepEqual([failures, version, seed], [4, '1', '1'])
    assert.deepEqual(new Set(failed.map(each => each.seed)), new Set(['1 2 0', '1 2 1', '1 3 0', '1 3 1']))
    assert.ok(failed.every(each => played.out.includes(each.file)))
    assert.match(played.out, /out of tune/)
    const [file] = globSync(`${FOLDER}/failure-crash-*.json`, { cwd: root })
    assert.ok(file && played.out.includes(`npm run fuzz -- --replay ${file}`), played.out)

    const again = await fuzz(['--replay', file], root)
    assert.equal(again.code, 1, again.out + again.err)
    assert.match(again.out, /It still fails:\ncrash: .*out of tune/)
    const choices = choicesIn(join(root, file))
    const kept = choicesIn(join(root, file.replace('.json', '.shrunk.json')))
    assert.ok(kept.length <= Math.min(choices.length, 5), `${choices.length} choices to ${kept.length}`)
    assert.equal(kept.filter(({ option }) => option.do === 'sing').length, 3)

    writeFileSync(join(root, GAME), toy(SOUND)[GAME] ?? '')
    const mended = await runAlone('fuzz.ts', ['--replay', file, '--json'], root)
    assert.equal(mended.code, 0, mended.out + mended.err)
    assert.match(mended.out, /It does not fail any more: crash/)
  })

  test('gives up on a game that hangs, and goes on', async t => {
    const root = plant(t, toy(ENDLESS))
    const args = ['toy', '--games', '1', '--patience', '1']
    const { code, out } = await fuzz([...args, '--json'], root)
    assert.equal(code, 1)
    assert.deepEqual(tallyIn(out), { games: 2, failures: 2, decisions: 0 })
    const [file = ''] = globSync(`${FOLDER}/failure-hang-*.json`, { cwd: root })
    const again = await fuzz(['--replay', file, '--patience', '1'], root)
    assert.equal(again.code, 1, again.err)
    assert.match(again.out, /It still fails:\nhang: the game was not over after 1 s/)
  })

  test('can be stopped and resumed, and plays no game twice', async t => {
    const root = plant(t, toy(SOUND))
    const args = ['toy', '--games', '300', '--json']
    const running = runAlone('fuzz.ts', args, root)
    running.interruptAfter(/games, .* a second/)
    const stopped = await running
    assert.equal(stopped.code, 130, stopped.out + stopped.err)
    const before = tallyIn(stopped.out)
    assert.ok(before.games > 0 && before.games < 600, stopped.out)
    assert.equal(before.decisions, before.games * 20)
    const sum = await fuzz(['toy', '--sum', '--json'], root)
    assert.deepEqual(tallyIn(sum.out), before)
    const resumed = await fuzz([...args, '--resume'], root)
    assert.equal(resumed.code, 0, resumed.out + resumed.err)
    assert.deepEqual(tallyIn(resumed.out), { games: 600, failures: 0, decisions: 12_000 })
  })

  test('plays some games with undo, redo and rewinds, and finds what only those show', async t => {
    const sound = await fuzz(['toy', '--games', '30', '--json'], plant(t, toy(SOUND)))
    const { goingBack, takenBack } = figuresIn(sound.out)
    assert.ok(goingBack > 0 && takenBack > 0, sound.out)
    const root = plant(t, toy(FORGETFUL))
    const { code, out } = await fuzz(['toy', '--games', '30', '--players', '2'], root)
    assert.equal(code, 1, out)
    const [file = ''] = globSync(`${FOLDER}/failure-undo-*.json`, { cwd: root })
    const again = await runAlone('fuzz.ts', ['--replay', file], root)
    assert.equal(again.code, 1, again.out + again.err)
    assert.match(again.out, /It still fails:\nundo:/)
  })

  test('sums up over games, and leaves out what other versions of the rules have played', async t => {
    const root = plant(t, toy(SOUND))
    await fuzz(['toy', '--games', '2'], root)
    const { out } = await fuzz(['--sum', '--json'], root)
    assert.equal(tallyIn(out).games, 4)
    writeFileSync(join(root, GAME), (toy(SOUND)[GAME] ?? '').replace("version: '1'", "version: '2'"))
    const later = await runAlone('fuzz.ts', ['--sum'], root)
    assert.equal(later.code, 2, later.out)
    assert.match(later.out, /version 1, seed 1: not counted/)
  })

  test('sums up over seeds', async t => {
    const root = plant(t, toy(SOUND))
    for (const seed of ['a', 'b/c', 'a']) await fuzz(['toy', '--games', '2', '--seed', seed], root)
    const { code, out } = await fuzz(['toy', '--sum', '--json'], root)
    assert.equal(code, 0)
    assert.deepEqual(tallyIn(out), { games: 8, failures: 0, decisions: 160 })
  })
})

describe('npm run fuzz refuses', () => {
  const refused: readonly (readonly [what: string, args: readonly string[], says: RegExp])[] = [
    ['a game that is not there', ['chess'], /'chess' is no game: name one of toy\./],
    ['a number of players that nobody can be', ['toy', '--players', '2,9'], /is played by 2, 3, not by '9'/],
    ['a file that is not there', ['--replay', 'x.json'], /x\.json cannot be read/],
    ['a file of something else', ['--replay', 'package.json'], /package\.json is no failure/],
    ['to sum up nothing', ['toy', '--sum'], /Nothing is recorded in/],
    [
      'a share of the checks that is none',
      ['toy', '--checks', 'few'],
      /--checks takes a number from 0 to 10, not 'few'/,
    ],
    ['no games at all', ['toy', '--games', '0'], /--games takes a whole number from 1, not '0'/],
  ]
  for (const [what, args, says] of refused) {
    test(what, async t => {
      const { code, err } = await fuzz(args, plant(t, { ...toy(SOUND), 'package.json': '{}' }))
      assert.equal(code, 2, err)
      assert.match(err, says)
    })
  }

  test('a game without a subject', async t => {
    const { code, err } = await fuzz(['toy'], plant(t, { [GAME]: '' }))
    assert.equal(code, 2)
    assert.match(err, /packages\/toy\/test\/subject\.ts is missing/)
  })
})
