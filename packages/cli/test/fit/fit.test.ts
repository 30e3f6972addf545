import assert from 'node:assert/strict'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { type NetFile, readNet } from '@lastlight/bots/net'
import type { PriorFile } from '@lastlight/bots/prior'
import { plant, plantPackage, run } from '../planted.ts'

const DATA = '.lastlight/fit/outlive-s'
const FIT = ['outlive', '--games', '20', '--bots', 'random', '--seed', 's', '--epochs', '1']

/** In a tree in which a run has left its games and a net. */
async function learnsMore(root: string): Promise<void> {
  const args = ['outlive', '--games', '20', '--bots', 'random', '--seed', 't', '--epochs', '1', '--workers', '1']
  const second = await run('fit.ts', [...args, '--from', 'net.json', '--also', DATA, '--write', 'more.json'], root)
  assert.equal(second.code, 0, second.err)
  assert.match(second.err, /^20 games in .*, 20 in all$/m)
  const { from, scales } = JSON.parse(readFileSync(join(root, 'more.json'), 'utf8')) as NetFile
  assert.deepEqual([from.games, from.heldOut.games], [40, 4])
  assert.equal(scales, (JSON.parse(readFileSync(join(root, 'net.json'), 'utf8')) as NetFile).scales)

  for (const [more, says] of [
    [['--also', 'nowhere'], /nowhere holds no games/],
    [['--from', 'nothing.json'], /There is no net in nothing.json/],
  ] as const) {
    const { code, err } = await run('fit.ts', [...args, ...more], root)
    assert.equal(code, 2)
    assert.match(err, says)
  }
}

describe('npm run fit', () => {
  test('plays, fits, tells figures and writes a net; what is there is not played again', async t => {
    const root = plant(t, {})
    plantPackage(root, 'outlive')
    const fit = async (...args: readonly string[]) => {
      const { code, out, err } = await run('fit.ts', [...FIT, ...args], root)
      assert.equal(code, 0, err)
      return { out, err }
    }
    const first = await fit('--workers', '2', '--write', 'net.json')
    assert.match(first.err, /^20 games in .*, 20 in all$/m)
    assert.match(first.out, /R² of the final points(?: +-?\d+\.\d{3}){6}/)
    const file = JSON.parse(readFileSync(join(root, 'net.json'), 'utf8')) as NetFile
    const { command, games, bots } = file.from
    assert.deepEqual(
      [command, games, bots],
      [`npm run fit -- ${FIT.join(' ')} --workers 2 --write net.json`, 20, ['random']],
    )
    assert.ok(readNet(file))

    // Some games are lost, as when a run breaks off: these are played again, and the result is the same.
    const [shard] = readdirSync(join(root, DATA)).filter(name => name.endsWith('.shard'))
    rmSync(join(root, DATA, shard!))
    const again = await fit('--workers', '1')
    assert.match(again.err, /^\d+ games in .*, 20 in all$/m)
    assert.equal(again.out.replace(/^nothing.*\n/m, ''), first.out.replace(/^written.*\n/m, ''))

    await t.test('begins with a net and learns from an earlier run as well', () => learnsMore(root))
  })

  test('learns which options the bots choose', async t => {
    const root = plant(t, {})
    plantPackage(root, 'long-night')
    const args = ['long-night', '--choices', '--games', '20', '--bots', 'casual', '--seed', 's', '--epochs', '2']
    const { code, out, err } = await run('fit.ts', [...args, '--write', 'prior.json'], root)
    assert.equal(code, 0, err)
    assert.match(err, /^epoch 2: log loss \d\.\d+, \d+\.\d % the same choice$/m)
    assert.match(err, /^kinds: log loss \d\.\d+, \d+\.\d % the same kind$/m)
    assert.match(out, /^written: prior\.json$/m)
    const file = JSON.parse(readFileSync(join(root, 'prior.json'), 'utf8')) as PriorFile
    assert.deepEqual([file.from.games, file.from.bots], [20, ['casual']])
    for (const heldOut of [file.from.heldOut, file.from.heldOutKinds])
      assert.ok(heldOut.same > 0.3 && heldOut.logLoss < heldOut.blindLogLoss, JSON.stringify(heldOut))

    const none = await run('fit.ts', ['outlive', '--choices'], root)
    assert.equal(none.code, 2)
  })

  test('does not mix games of different kinds', async t => {
    const root = plant(t, { [`${DATA}/head.json`]: '{ "game": "outlive", "rules": "1" }' })
    plantPackage(root, 'outlive')
    const { code, err } = await run('fit.ts', FIT, root)
    assert.equal(code, 2)
    assert.match(err, /holds games with rules "1", not "\d+": name another folder/)
  })

  const refused: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['no game', [], /Name one game/],
    ['a game that no net learns', ['reference'], /Nothing says how a net learns reference/],
    ['too few games to hold some out', ['outlive', '--games', '4'], /--games takes a whole number from 20/],
    ['a bot that is not there', ['outlive', '--bots', 'genius'], /there is no bot 'genius'/],
  ]
  for (const [what, args, message] of refused)
    test(`refuses ${what}`, async t => {
      const root = plant(t, {})
      plantPackage(root, 'outlive')
      plantPackage(root, 'reference')
      const { code, err } = await run('fit.ts', args, root)
      assert.equal(code, 2, err)
      assert.match(err, message)
    })
})
