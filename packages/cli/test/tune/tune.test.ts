import assert from 'node:assert/strict'
import { test } from 'node:test'
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

interface Found {
  readonly numbers: { readonly [name: string]: number }
  readonly checked: { readonly games: number }
}

test('the numbers that evolve are the same with any number of threads, and nothing is written unasked', async t => {
  const root = plant(t, {})
  plantPackage(root, 'long-night')
  const [one, two] = await Promise.all(['1', '2'].map(workers => run('tune.ts', [...TUNE, '--workers', workers], root)))
  assert.equal(one!.code, 0, one!.err)
  assert.equal(two!.code, 0, two!.err)
  assert.equal(one!.out, two!.out)
  assert.match(one!.err, /^generation 1: worth \d\.\d{3}, completed \d\.\d{3}, prevented \d\.\d{3}, morale \d\.\d{3}$/m)
  assert.match(one!.out, /^nothing is written: --write does that$/m)
  const { numbers, checked } = JSON.parse(one!.out.slice(0, one!.out.lastIndexOf('}') + 1)) as Found
  assert.ok(numbers['move']! > 0 && numbers['trust']! <= 1)
  assert.equal(checked.games, 1)
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
