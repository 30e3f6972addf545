// Files with one thing wrong in them, whatever it is: a device refuses them with words, or opens a game that is whole.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Chance, chanceFrom, Match, pickOf } from '@lastlight/kernel'
import { game } from '@lastlight/outlive'
import { Page } from './seated.ts'

const FILES = 150
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  '__proto__',
  '<script>alert(1)</script>',
  'x'.repeat(10_000),
  [],
  {},
  [[[[]]]],
  JSON.parse('{"__proto__":{"players":2},"constructor":{"prototype":1}}') as unknown,
]

/** The same value with something else at one place. */
function changed(chance: Chance, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || pickOf(chance, 4) === 0) return ODD[pickOf(chance, ODD.length)]
  const keys = Object.keys(value)
  if (keys.length === 0) return ODD[pickOf(chance, ODD.length)]
  const key = keys[pickOf(chance, keys.length)]!
  const inside = changed(chance, (value as { readonly [name: string]: unknown })[key])
  return Array.isArray(value) ? value.with(Number(key), inside) : { ...value, [key]: inside }
}

function playedFile(): object {
  const match = Match.start(game, { players: 2, quick: true, heroes: 'together' }, 'hostile files')
  for (let i = 0; i < 30; i++) {
    const [seat] = game.pending(match.state)
    match.play(seat!, game.options(match.state, seat!)[0]!)
  }
  const seats = [
    { kind: 'person', name: 'Ola' },
    { kind: 'bot', level: 'greedy' },
  ]
  return { format: 'lastlight table 1', seats, save: match.save() }
}

test('a file with one thing wrong in it is refused with words, or is a whole game all the same', async t => {
  const { host } = new Page()
  const chance = chanceFrom('hostile files')
  const whole = playedFile()
  await host.imported(JSON.stringify(whole))
  let refused = 0
  for (let i = 0; i < FILES; i++) {
    const text = JSON.stringify(changed(chance, whole))
    try {
      await host.imported(i % 10 === 0 ? text.slice(0, pickOf(chance, text.length)) : text)
    } catch (problem) {
      refused += 1
      assert.equal((problem as Error).name, 'TableProblem', `${String(problem)}: ${text.slice(0, 200)}`)
    }
  }
  t.diagnostic(`${refused} of ${FILES} refused`)
  assert.ok(refused > FILES / 2)
})
