import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { FEATURES, STAGES, type Weights } from '@lastlight/bots/games/outlive'
import { LEADER_IDS } from '@lastlight/outlive/content/leaders'
import { ROOM_KINDS } from '@lastlight/outlive/content/rooms'
import type { Opening } from '../../src/games/outlive/fit/opening.ts'
import { withOpening, withWeights } from '../../src/games/outlive/fit/sourceTables.ts'
import { plant, runNode } from '../planted.ts'

const house = join(import.meta.dirname, '..', '..', '..', '..')
const sourceOf = (name: string): string => readFileSync(join(house, 'packages/bots/src/outlive', name), 'utf8')

let n = 0
/** One after another: -2.5, 0, 2.5, whole ones, and those that end in thousandths. */
const next = (): number => [-2.5, 0, 1.001, 17, -0.125, 2.5][n++ % 6]! + (n % 7) / 8

const row = (): number[] => STAGES.map(next)
const rows = () => Object.fromEntries(FEATURES.map(feature => [feature, row()]))
const WEIGHTS = {
  base: { now: row(), perNight: row(), squared: STAGES.map(() => -0.0001) },
  now: rows(),
  perNight: rows(),
} as unknown as Weights

const values = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, next()]))
const OPENING: Opening = { leader: values(LEADER_IDS), kept: values(ROOM_KINDS), free: values(ROOM_KINDS) }

/** As a reader of the file sees it; zero has no sign. */
const rounded = <T>(numbers: T, digits: number): T =>
  JSON.parse(
    JSON.stringify(numbers, (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(digits)) : value)),
  ) as T

const formatted = async (name: string, source: string, root: string): Promise<string> => {
  const biome = join(house, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'check', '--write', `--config-path=${house}`, `--stdin-file-path=${name}`]
  const { code, out, err } = await runNode(args, root, source)
  assert.equal(code, 0, err)
  return out
}

describe('the tables that are written', () => {
  test('read back as the weights they were written from', async t => {
    const root = plant(t, { 'weights.ts': withWeights(sourceOf('weights.ts'), WEIGHTS, 'twice.') })
    const read = (await import(pathToFileURL(join(root, 'weights.ts')).href)) as { readonly WEIGHTS: Weights }
    assert.deepEqual(read.WEIGHTS, rounded(WEIGHTS, 3))
  })

  test('read back as the values of leaders and rooms, the best first', () => {
    const written = withOpening(sourceOf('opening.ts'), OPENING, 'twice.')
    for (const [name, values] of [
      ['LEADER', OPENING.leader],
      ['KEPT', OPENING.kept],
      ['FREE', OPENING.free],
    ] as const) {
      const [, body = ''] = new RegExp(`^const ${name}: .* = \\{\\n([^}]*)^\\}$`, 'm').exec(written) ?? []
      const read = [...body.matchAll(/^ {2}(\w+): (\S+),$/gm)].map(([, key, value]) => [key, Number(value)] as const)
      assert.deepEqual(Object.fromEntries(read), rounded(values, 2))
      assert.deepEqual(
        read.map(([, value]) => value),
        read.map(([, value]) => value).toSorted((a, b) => b - a),
      )
    }
  })

  test('are laid out as Biome wants them', async t => {
    const root = plant(t, {})
    const weights = withWeights(sourceOf('weights.ts'), WEIGHTS, 'twice.')
    assert.equal(await formatted('weights.ts', weights, root), weights)
    const opening = withOpening(sourceOf('opening.ts'), OPENING, 'twice.')
    assert.equal(await formatted('opening.ts', opening, root), opening)
  })

  test('leave the rest of the file as it is, and one note of where they come from', () => {
    for (const [source, write] of [
      [sourceOf('weights.ts'), (text: string, note: string) => withWeights(text, WEIGHTS, note)],
      [sourceOf('opening.ts'), (text: string, note: string) => withOpening(text, OPENING, note)],
    ] as const) {
      const once = write(source, 'once.')
      const twice = write(once, 'twice.')
      assert.equal(twice, once.replace('// Fitted once.', '// Fitted twice.'))
      assert.equal(twice.match(/^\/\/ Fitted /gm)?.length, 1)
      const outside = (text: string): string =>
        text.replaceAll(/^\/\/ Fitted .*\n/gm, '').replaceAll(/\{\n {2}\w+: [^]*?^\}$/gm, '{}')
      assert.equal(outside(twice), outside(source))
    }
  })

  test('are missed where they are not', () => {
    assert.throws(() => withWeights('export {}\n', WEIGHTS, ''), /no table WEIGHTS/)
  })
})
