import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { plant, plantPackage, run } from '../planted.ts'

function withLongNight(t: TestContext): string {
  const root = plant(t, {})
  plantPackage(root, 'long-night')
  return root
}

const typed = (...lines: readonly string[]): string => `${lines.join('\n')}\n`
const THREE = ['long-night', '--players', '3', '--seed', 'table', '--bots', 'random']
const TO_THE_END = Array.from({ length: 4000 }, (_, i) => String(((i * 7) % 11) + 1))

describe('npm run play -- long-night', () => {
  for (const [lang, title, heading, question, over] of [
    ['en', 'The Long Night', 'Players’ turns. Rounds left:', 'Your turn. What do you do?', 'The game is over'],
    ['pl', 'Długa noc', 'Faza graczy. Pozostałe rundy:', 'Twoja tura. Co robisz?', 'Koniec gry'],
    ['cs', 'Dlouhá noc', 'Fáze tahů hráčů. Zbývající kola:', 'Jsi na tahu. Co uděláš?', 'Konec hry'],
  ] as const) {
    test(`is played to the end in ${lang}`, async t => {
      const { code, out, err } = await run(
        'play.ts',
        [...THREE, '--lang', lang],
        withLongNight(t),
        typed(...TO_THE_END),
      )
      assert.equal(code, 0, err)
      assert.ok(out.startsWith(`${title}, `), out.slice(0, 200))
      assert.ok(out.includes(`== ${heading}`), out.slice(0, 2000))
      assert.ok(out.includes(`== ${question} ==`))
      assert.ok(out.includes(`== ${over} ==`), out.slice(-500))
      assert.match(
        out.slice(out.indexOf(`== ${over} ==`)),
        /^ {2}(?:not met|met|niespełnione|spełnione|nesplněno|splněno): /m,
      )
      assert.doesNotMatch(out, /\[[\w.]+\]/, 'every message is there')
    })
  }

  test('folds rare options, and opens them by their range, by all or by words', async t => {
    const input = typed('1', '1', '1', 'all', 'fight', 'end turn', 'quit')
    const args = ['long-night', '--players', '4', '--seed', 'newcomer']
    const { code, out, err } = await run('play.ts', args, withLongNight(t), input)
    assert.equal(code, 0, err)
    const [, question = ''] = out.split('== Your turn. What do you do? ==')
    const [screen = '', opened = ''] = question.split('A range opens when it is typed')
    assert.ok(screen.trim().split('\n').length <= 24, screen)
    const fights = / {2}(\d+)-(\d+)\. Attack survivors of fellow players: \d+ options\n$/.exec(screen)
    assert.ok(fights, screen)
    assert.doesNotMatch(screen, /\w+ attacks [A-Z]/)
    assert.match(opened, new RegExp(`^${fights[1]}\\. \\w+ attacks [A-Z]`, 'm'))
    assert.match(out, /You end your turn|ends their turn/)
    const range = await run(
      'play.ts',
      args,
      withLongNight(t),
      typed('1', '1', '1', `${fights[1]}-${fights[2]}`, 'quit'),
    )
    assert.match(range.out, new RegExp(`^${fights[1]}\\. \\w+ attacks [A-Z]`, 'm'))
  })

  test('is set up with any settings', async t => {
    const args = [...THREE, '--set', 'objective=tribute', '--set', 'hard', '--set', 'variant=cooperative']
    const { code, out, err } = await run('play.ts', args, withLongNight(t), typed('board', 'quit'))
    assert.equal(code, 0, err)
    assert.match(out, /Main objective: Tribute \(hard side\)/)
    assert.match(out, /Police Station 0 of 3/)
    assert.doesNotMatch(out, /secret objective/i)
  })

  test('is set up only as its rules allow', async t => {
    const { code, err } = await run('play.ts', [...THREE, '--set', 'variant=dilemma'], withLongNight(t))
    assert.equal(code, 2, err)
    assert.match(err, /cannot be played: The prisoner’s dilemma is for exactly 2 players/)
  })

  test('explains, takes back, keeps, goes on and reports', async t => {
    const root = withLongNight(t)
    const input = typed(
      'help',
      'rules ln-move-01',
      'why 1',
      'why move nobody nowhere',
      'coach',
      '1',
      'undo',
      'redo',
      'save kept.json',
      '1',
      'load kept.json',
      'report bug.json nobody sleeps',
      'log',
    )
    const { code, out, err } = await run('play.ts', THREE, root, input)
    assert.equal(code, 0, err)
    assert.match(out, /why move rocco school/)
    assert.match(out, /LN-MOVE-01: \w/)
    assert.match(out, /You can do that now: number 1, Return/)
    assert.match(out, /The best options with the chance to win.*\n\d\. Return [^:]+: \d+%/)
    assert.match(out, /Undone\.[\s\S]*Redone\./)
    assert.match(out, /Continuing kept\.json/)
    const report = JSON.parse(readFileSync(join(root, 'bug.json'), 'utf8')) as { message: string }
    assert.equal(report.message, 'nobody sleeps')
    const later = await run('play.ts', [...THREE, '--load', 'kept.json'], root, typed(...TO_THE_END))
    assert.equal(later.code, 0, later.err)
    assert.match(later.out, /== The game is over ==/)
  })

  test('says which rule stands against a wish', async t => {
    const args = ['long-night', '--players', '2', '--seed', 'wish', '--bots', 'random', '--set', 'variant=cooperative']
    // Sooner or later it is the person's own turn.
    const input = typed('1', '1', ...Array.from({ length: 20 }, () => ['why exile 2', '1']).flat())
    const { code, out, err } = await run('play.ts', args, withLongNight(t), input)
    assert.equal(code, 0, err)
    assert.match(out, /no player is exiled\. \(rule LN-VAR-COOP-02\)\nLN-VAR-COOP-02: /)
  })
})
