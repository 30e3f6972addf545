import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { applied } from '../../src/mutate/edit.ts'
import { editsOf } from '../../src/mutate/operators.ts'
import { programOf } from '../../src/mutate/syntax.ts'

function edits(text: string): string[] {
  const program = programOf('rules.ts', text)
  assert.ok(program, 'the source parses')
  return editsOf(program, text).map(edit => {
    assert.ok(programOf('rules.ts', applied(text, edit)), applied(text, edit))
    return `${text.slice(edit.start, edit.end).trim()} → ${edit.shown ?? edit.replacement}`
  })
}

const FOUND: Readonly<Record<string, readonly [source: string, ...edits: string[]]>> = {
  'a comparison, its boundary and its opposite': ['const a = (n: number) => n < m', 'n < m → n <= m', 'n < m → n >= m'],
  'a number, but not the step that the boundary takes already': [
    'const a = (n: number) => n < 4',
    'n < 4 → n <= 4',
    'n < 4 → n >= 4',
    '4 → 3',
  ],
  'an equation': ['const a = b === c', 'b === c → b !== c'],
  arithmetic: ['const a = b + c * d', 'b + c * d → b - c * d', 'c * d → c + d'],
  'words are no arithmetic': ["const a = b + 'c' + d"],
  'an operator with a comment before it': ['const a = b /* c */ - c', 'b /* c */ - c → b /* c */ + c'],
  logic: ['const a = b && c', 'b && c → b || c'],
  'a default': ['const a = b ?? c', 'b ?? c → b'],
  'a condition': ['const a = b() ? c : d', 'b() → !(b())'],
  'a condition turned round once only': ['const a = !b ? c : d', '!b → b'],
  'a flag': ['const a = true', 'true → false'],
  'a number': ['const a = 0', '0 → 1', '0 → (-1)'],
  'a key is no number': ['const a = { 1: b }'],
  'a statement': ['function a() { b(1) }', 'b(1) → (removed)', '1 → 2', '1 → 0'],
  'a statement behind an if': ['const a = () => { if (b) c() }', 'b → !(b)', 'c() → (removed)'],
  'what builds the rules stays': ['b()'],
  'an assignment': ['const a = () => { b += c }', 'b += c → (removed)', 'b += c → b -= c'],
  'a count': ['const a = () => { b.c++ }', 'b.c++ → (removed)', 'b.c++ → b.c--'],
  'a loop goes on counting': [
    'const a = () => { for (let i = b; i < c; i++) d() }',
    'i < c → i <= c',
    'i < c → i >= c',
    'd() → (removed)',
  ],
  'an early return': ['const a = () => { if (b) return c }', 'if (b) return c → (removed)', 'b → !(b)'],
  'where a step goes': ["const a = () => { return 'turn' }", "'turn' → next"],
  'where a question goes': ["const a = () => (b(), c ? 'turn' : d)", 'b(), → (removed)', "'turn' → next", 'c → !(c)'],
  'next and end': [
    "import { end, next } from '@lastlight/kernel'\np.steps({ a: () => next, b: () => end })",
    'next → end',
  ],
  'a next of its own': ['const a = (next: number) => next'],
  'lists lose their ends': ['const a = [b, c, d,]', 'b, → (removed)', ', d → (removed)'],
  'a list of one': ['const a = [b,]', 'b, → (removed)'],
  'all and any': ['const a = b.some(c)', 'b.some → b.every'],
  'most and least': ['const a = Math.min(b, c)', 'Math.min → Math.max'],
  'types are left alone': ['type A = 1 | true\nconst a = (b as 2)!\ndeclare const c: 3\ninterface D { e: [4, 5] }'],
  'letters of any size': [
    "const a = ['ž', '🐺', b > c]",
    "'ž', → (removed)",
    ', b > c → (removed)',
    'b > c → b >= c',
    'b > c → b <= c',
  ],
}

describe('mutants', () => {
  for (const [what, [source, ...expected]] of Object.entries(FOUND)) {
    test(what, () => {
      assert.deepEqual(edits(source).sort(), expected.sort())
    })
  }
})
