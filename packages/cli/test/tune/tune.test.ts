import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tunings } from '../../src/games/long-night/tunings.ts'
import { gamePath } from '../../src/importGame.ts'
import { Tables } from '../../src/tune/tables.ts'
import { plant, plantPackage, run } from '../planted.ts'

const TUNE = [
  'long-night',
  '--part',
  'colony',
  '--generations',
  '1',
  '--size',
  '10',
  '--games',
  '1',
  '--check',
  '1',
  '--seed',
  's',
]

interface Worth {
  readonly worth: number
}

interface Found {
  readonly numbers: { readonly [name: string]: number }
  readonly checked: { readonly games: number; readonly before: Worth; readonly after: Worth }
}

test('numbers evolve, the same with any number of threads, and nothing is written unasked', async t => {
  const root = plant(t, {})
  plantPackage(root, 'long-night')
  const { code, out, err } = await run('tune.ts', [...TUNE, '--workers', '2'], root)
  assert.equal(code, 0, err)
  assert.match(err, /^generation 1: worth \d\.\d{3}, completed \d\.\d{3}, prevented \d\.\d{3}, morale \d\.\d{3}$/m)
  assert.match(out, /^nothing is written: --write does that$/m)
  const { numbers, checked } = JSON.parse(out.slice(0, out.lastIndexOf('}') + 1)) as Found
  assert.ok(numbers['move']! > 0 && numbers['trust']! <= 1)
  assert.equal(checked.games, 1)

  const tables = new Tables({ path: gamePath(root, 'long-night'), part: 'colony' }, 1)
  t.after(() => tables.close())
  for (const [each, found] of [
    [tunings['colony']!.usual, checked.before],
    [numbers, checked.after],
  ] as const) {
    const [result] = await tables.play([{ numbers: each, seed: 's check', number: 0 }], () => undefined)
    assert.equal(found.worth, Number(result!.worth.toFixed(3)))
  }
})

test('what cannot be tuned is refused by name', async t => {
  const root = plant(t, {})
  plantPackage(root, 'outlive')
  const { code, err } = await run('tune.ts', ['outlive'], root)
  assert.equal(code, 2)
  assert.match(err, /No bot of outlive has numbers to tune/)
})

test('where there are several parts, one has to be named', async t => {
  const root = plant(t, {})
  plantPackage(root, 'long-night')
  const { code, err } = await run('tune.ts', ['long-night'], root)
  assert.equal(code, 2)
  assert.match(err, /--part takes colony or traitor, not ''/)
})
