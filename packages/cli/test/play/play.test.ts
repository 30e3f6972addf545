import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { SOUND, toy } from '../fuzz/toy.ts'
import { plant, plantPackage, run, runNode } from '../planted.ts'

function withOutlive(t: TestContext): string {
  const root = plant(t, {})
  plantPackage(root, 'outlive')
  return root
}

const withToy = (t: TestContext): string =>
  plant(t, { ...toy(SOUND), 'packages/toy/src/index.ts': "export { game } from './rules/toy.ts'\n" })

const typed = (...lines: readonly string[]): string => `${lines.join('\n')}\n`
const TWO = ['outlive', '--players', '2', '--seed', 'table', '--bots', 'random']
const TO_THE_END = Array.from({ length: 1200 }, (_, i) => String((i % 3) + 1))

describe('npm run play', () => {
  test('plays Outlive from the deal to the end', async t => {
    const { code, out, err } = await run('play.ts', TWO, withOutlive(t), typed(...TO_THE_END))
    assert.equal(code, 0, err)
    assert.match(out, /^Outlive, 2 players\. You are Player 1 \(you\)/)
    assert.match(out, /== Round 1 of 6/)
    assert.match(out, /== Round 6 of 6/)
    assert.match(out, /== The game is over ==\nPlayer 1 \(you\): -?\d+\nPlayer 2: -?\d+\n/)
    assert.match(out, /== Points ==\nPlayer 1 \(you\): -?\d+ points?\n {2}events ended: \d+\n {2}working rooms: \d+\n/)
    assert.doesNotMatch(out, /\[[\w.]+\]/, 'every message is there')
  })

  for (const [lang, word, hit] of [
    ['en', 'Pressure', /^OUT-PRESS-04: Inactive heroes/m],
    ['pl', 'presja', /^OUT-PRESS-04: Nieaktywni/m],
    ['cs', 'natlak', /^OUT-PRESS-04: Na neaktivní/m],
  ] as const)
    test(`finds rules by a word in ${lang}`, async t => {
      const input = typed(`rules ${word}`, 'rules', 'rules out-press-04', 'rules qwertz', 'quit')
      const { code, out, err } = await run('play.ts', [...TWO, '--lang', lang], withOutlive(t), input)
      assert.equal(code, 0, err)
      const lines = out.split('\n')
      assert.ok(lines.filter(line => line.startsWith('OUT-PRESS-')).length > 5, out)
      assert.match(out, hit)
      assert.match(out, /rules (?:pressure|presja|nátlak), rules OUT-MOVE-01/, 'without a word it tells how')
      assert.match(out, /[“„]qwertz[”“]/)
    })

  test('takes a choice by words, and shows all that fit', async t => {
    const input = typed('discard', 'nowhere', 'undo', 'drop nothing', 'quit')
    const { code, out, err } = await run('play.ts', TWO, withOutlive(t), input)
    assert.equal(code, 0, err)
    assert.match(out, /Several options fit; type a number:\n1\. Discard .*\n2\. Discard /)
    assert.match(out, /There is no command or option “nowhere”/)
    assert.match(out, /\(rule OUT-SETUP-\d+\)|\(rule [A-Z-]+\d+\)/)
    const name = /1\. (Discard [^(]+) \(/.exec(out)![1]!
    const again = await run('play.ts', TWO, withOutlive(t), typed(name, 'quit'))
    assert.equal(again.out.split('Which of your rooms do you discard').length, 3, 'asked twice')
  })

  for (const [lang, title, over] of [
    ['pl', 'Ocaleni', 'Koniec gry'],
    ['cs', 'Outlive', 'Konec hry'],
  ]) {
    test(`speaks ${lang}`, async t => {
      const args = [...TWO, '--quick', '--lang', lang!]
      const { code, out, err } = await run('play.ts', args, withOutlive(t), typed(...TO_THE_END))
      assert.equal(code, 0, err)
      assert.ok(out.startsWith(`${title}, `), out.slice(0, 200))
      assert.ok(out.includes(`== ${over} ==`), out.slice(-500))
      assert.doesNotMatch(out, /\[[\w.]+\]/, 'every message is there')
    })
  }

  test('explains, takes back, keeps, goes on and reports', async t => {
    const root = withOutlive(t)
    const input = typed(
      'why move h5 forest',
      'why 1',
      'why {"do": "lead", "leader": "nobody"}',
      'rules out-move-01',
      '1',
      'undo',
      'redo',
      'save kept.json',
      '2',
      'load kept.json',
      'report bug.json the room is gone',
      'log',
      'board',
    )
    const { code, out, err } = await run('play.ts', TWO, root, input)
    assert.equal(code, 0, err)
    assert.match(out, /another part of the round\. \(rule OUT-ROUND-01\)/)
    assert.match(out, /You can do that now: number 1, Discard/)
    assert.match(out, /OUT-MOVE-01: Move one of your inactive heroes/)
    assert.match(out, /Undone\.[\s\S]*Redone\./)
    assert.match(out, /The game is saved in kept\.json/)
    assert.match(out, /Continuing kept\.json/)
    assert.match(out, /npm run fuzz -- --replay bug\.json/)

    const report = JSON.parse(readFileSync(join(root, 'bug.json'), 'utf8')) as { message: string; choices: object[] }
    assert.equal(report.message, 'the room is gone')
    const kept = '.lastlight/play/outlive-table.json'
    assert.ok(out.includes(`The game is saved in ${kept}`), 'the end of the input keeps the game')

    const later = await run('play.ts', [...TWO, '--load', kept], root, typed(...TO_THE_END))
    assert.equal(later.code, 0, later.err)
    assert.match(later.out, /== The game is over ==/)
  })

  for (const [lang, intro, chance] of [
    ['en', 'The best options', String.raw`: \d+%`],
    ['pl', 'Najlepsze opcje', String.raw` – \d+%`],
    ['cs', 'Nejlepší možnosti', String.raw` \(\d+\s%\)`],
  ]) {
    test(`advises in ${lang}`, async t => {
      const args = [...TWO, '--quick', '--think', '20', '--lang', lang!]
      const choices = Array.from({ length: 12 }, () => '1')
      const { code, out, err } = await run('play.ts', args, withOutlive(t), typed('coach', ...choices, 'coach'))
      assert.equal(code, 0, err)
      const [, ...advice] = out.split(intro!)
      assert.equal(advice.length, 2)
      for (const each of advice) {
        const [, ...lines] = each.split('\n')
        const end = lines.findIndex(line => !/^(?:\d+\. | {3}\S)/.test(line))
        const choices = lines.slice(0, end).filter(line => /^\d/.test(line))
        assert.ok(choices.length >= 1 && choices.length <= 3, each)
        for (const line of choices) {
          assert.match(line, new RegExp(`${chance}$`))
          assert.ok(out.includes(`\n${line.replace(new RegExp(`${chance}$`), '')}`), 'as the question words it')
        }
      }
      assert.doesNotMatch(out, /\[[\w.]+\]/, 'every message is there')
    })
  }

  test('has no coach for a game that nobody can advise in', async t => {
    const { code, out, err } = await run('play.ts', ['toy', '--seed', 's'], withToy(t), typed('coach', 'quit'))
    assert.equal(code, 0, err)
    assert.match(out, /^toy, 2 players\./)
    assert.match(out, /There is no coach for this game\./)
  })

  test('answers nonsense without failing', async t => {
    const root = withOutlive(t)
    writeFileSync(join(root, 'torn.json'), '{"format":')
    writeFileSync(join(root, 'other.json'), '{"format":"lastlight 1"}')
    const rubbish = [
      '',
      '0',
      '-1',
      '99999999999999999999',
      '1e3',
      'why',
      'why 99',
      'why move',
      'why move h9 nowhere else at all',
      'why =',
      'why __proto__ constructor',
      'why constructor',
      'why {"do":',
      'why null',
      'why []',
      'rules',
      'rules __proto__',
      'undo',
      'redo',
      'load',
      'load nothing.json',
      'load torn.json',
      'load other.json',
      'load packages',
      'save packages',
      'report packages/',
      'žluťoučký kůň \u0000\u001b[31m',
      'x'.repeat(5000),
      'quit',
    ]
    const { code, out, err } = await run('play.ts', TWO, root, typed(...rubbish))
    assert.equal(code, 0, err)
    assert.equal(err, '')
    assert.match(out, /There is nothing to undo\.\n/, 'without a rule, since it is none of the game')
    assert.match(out, /That didn’t work: /)
    assert.match(out, /The game is saved in/)
  })

  test('makes a failing test of a report', async t => {
    const root = withToy(t)
    const input = typed('1', '2', '3', 'report songs.json nobody sang', 'quit')
    const { out } = await run('play.ts', ['toy', '--seed', 's'], root, input)
    assert.match(out, /npm run play -- toy --test songs\.json/)
    const made = await run('play.ts', ['toy', '--test', 'songs.json'], root)
    assert.equal(made.code, 0, made.err)
    const path = 'packages/toy/test/reports/songs.test.ts'
    assert.ok(existsSync(join(root, path)))
    const tested = await runNode(['--test', path], root)
    assert.notEqual(tested.code, 0)
    assert.match(tested.out, /nobody sang/)
    const again = await run('fuzz.ts', ['--replay', 'songs.json'], root)
    assert.match(again.out, /It does not fail any more: report/)
  })
})

describe('npm run play refuses', () => {
  const refused: readonly (readonly [what: string, args: readonly string[], says: RegExp])[] = [
    ['a game that is not there', ['chess'], /'chess' is no game/],
    ['too many players', ['toy', '--players', '5'], /played by 2 to 3/],
    ['a seat that is not there', ['toy', '--seat', '3'], /there are 2 seats/],
    ['a language that it does not speak', ['toy', '--lang', 'la'], /there is en, pl, cs/],
    ['a bot that is not there', ['toy', '--bots', 'greedy'], /no bot 'greedy'/],
    ['a game that was never kept', ['toy', '--load', 'x.json'], /There is no file x\.json/],
    ['a set-up that the game does not know', ['toy', '--quick'], /--quick: this game has no set-up/],
  ]
  for (const [what, args, says] of refused) {
    test(what, async t => {
      const { code, err } = await run('play.ts', args, withToy(t))
      assert.equal(code, 2, err)
      assert.match(err, says)
    })
  }
})
