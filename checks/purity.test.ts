import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { gamesIn } from './arrows.ts'
import { plant } from './fixture.ts'
import { impuritiesIn } from './purity.ts'

const REFUSED: readonly (readonly [text: string, name: string])[] = [
  ['Date.now()', 'Date'],
  ['new Date()', 'Date'],
  ['Math.random()', 'Math.random'],
  ["Math['random']()", 'Math.random'],
  ['(({ random }) => random())(Math)', 'Math other than as Math.name'],
  ['[1].map(Math[`ran${"dom"}`])', 'Math other than as Math.name'],
  ['new Intl.Collator()', 'Intl'],
  ["'a'.localeCompare('b')", 'localeCompare'],
  ["'a'['localeCompare']('b')", 'localeCompare'],
  ['(1000).toLocaleString()', 'toLocaleString'],
  ["'i'.toLocaleUpperCase()", 'toLocaleUpperCase'],
  ["fetch('')", 'fetch'],
  ["new WebSocket('')", 'WebSocket'],
  ['new XMLHttpRequest()', 'XMLHttpRequest'],
  ['setTimeout(() => 1, 1)', 'setTimeout'],
  ['setInterval(() => 1, 1)', 'setInterval'],
  ['process.env', 'process'],
  ['globalThis.x', 'globalThis'],
  ["console.log('')", 'console'],
  ['performance.now()', 'performance'],
  ['crypto.randomUUID()', 'crypto'],
  ["eval('1')", 'eval'],
  ["new Function('return 1')", 'Function'],
  ['import.meta.url', 'import.meta'],
  ['{ ...{ Date } }', 'Date'],
]
const ALLOWED = ['Math.floor(3 / 2)', '{ process: 1, Date: 2 }.process']

test('the engine may not use what depends on more than its arguments', t => {
  const folder = 'packages/reference/src/rules'
  const lines = [...REFUSED.map(([text]) => text), ...ALLOWED].map((text, i) => `export const a${i} = ${text}\n`)
  const found = impuritiesIn(
    plant(t, { [`${folder}/a.ts`]: lines.join(''), 'packages/reference/test/a.test.ts': 'Date.now()\n' }),
  )
  const wanted = REFUSED.map(([, name], i) => `${folder}/a.ts:${i + 1}  the engine may not use ${name}`)
  assert.deepEqual(
    found.map(line => line.replace(/:\d+ {2}/, '  ')),
    wanted,
  )
})

test('the engine, and nothing else, is type-checked without Node', () => {
  const root = join(import.meta.dirname, '..')
  const text = readFileSync(join(root, 'tsconfig.engine.json'), 'utf8')
  const { include, exclude } = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '')) as Record<string, string[]>
  const engine = ['kernel', ...gamesIn(root)]
  const others = readdirSync(join(root, 'packages')).filter(name => !engine.includes(name))
  assert.deepEqual(include, ['packages/*/src'])
  assert.deepEqual(exclude, others.map(name => `packages/${name}`).sort())
})
