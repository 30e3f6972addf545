import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { STAGES } from '@lastlight/bots/games/outlive'
import { plant, plantPackage, run } from '../planted.ts'

const FOLDER = 'packages/bots/src/outlive'
const house = join(import.meta.dirname, '..', '..', '..', '..')
const WEIGHTS = `${FOLDER}/weights.ts`
const OPENING = `${FOLDER}/opening.ts`
const SOURCES = Object.fromEntries([WEIGHTS, OPENING].map(path => [path, readFileSync(join(house, path), 'utf8')]))

const read = (root: string) => [WEIGHTS, OPENING].map(path => readFileSync(join(root, path), 'utf8'))

describe('npm run fit', () => {
  test('tells errors by stage and round, the same ones with any number of workers, and writes when told', async t => {
    const fit = async (...args: readonly string[]) => {
      const root = plant(t, SOURCES)
      plantPackage(root, 'outlive')
      const { code, out, err } = await run('fit.ts', ['outlive', '--games', '5', '--seed', 's', ...args], root)
      assert.equal(code, 0, err)
      return { figures: out.replaceAll(/^(?:written|nothing).*\n/gm, ''), files: read(root) }
    }
    const dry = await fit('--workers', '2')
    for (const what of [...STAGES, 'pairs', 'set-ups'])
      assert.match(dry.figures, new RegExp(`^  ${what}(?: +(?:\\d+\\.\\d\\d|-)){7} +\\d+$`, 'm'))
    assert.deepEqual(dry.files, Object.values(SOURCES))

    const written = await fit('--workers', '1', '--write')
    assert.equal(written.figures, dry.figures)
    for (const file of written.files)
      assert.match(file, /^\/\/ Fitted by npm run fit to 5 games .* "s": see docs\/bots\.md\.$/m)
    assert.notDeepEqual(written.files, Object.values(SOURCES))
  })

  const refused: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['no game', [], /Name one game/],
    ['a game without numbers', ['reference'], /The bots of reference have no numbers to fit/],
    ['too few games to hold one out', ['outlive', '--games', '4'], /--games takes a whole number from 5/],
    ['no workers', ['outlive', '--workers', '0'], /--workers takes a whole number from 1/],
    ['an unknown flag', ['outlive', '--stage', 'end'], /--stage/],
  ]
  for (const [what, args, message] of refused)
    test(`refuses ${what}`, async t => {
      const root = plant(t, SOURCES)
      plantPackage(root, 'outlive')
      plantPackage(root, 'reference')
      const { code, err } = await run('fit.ts', args, root)
      assert.equal(code, 2, err)
      assert.match(err, message)
      assert.match(err, /npm run fit -- outlive/)
    })

  test('refuses to play for files that are not there', async t => {
    const root = plant(t, {})
    plantPackage(root, 'outlive')
    const { code, err } = await run('fit.ts', ['outlive', '--write'], root)
    assert.equal(code, 2)
    assert.match(err, /There is no file .*weights\.ts/)
  })
})
