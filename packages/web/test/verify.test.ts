import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Check, ExportedGame } from '@lastlight/protocol/deal'
import { stepsOf, verdictOf } from '../src/after/verifying.ts'
import type { TableProblem } from '../src/play/local/shapes.ts'
import { isSignedBy } from '../src/play/local/signature.ts'
import { afterMessages } from '../src/text/after.ts'
import { exportedGame, keptTable, SIGNER } from './played.ts'
import { Page } from './seated.ts'

let whole: ExportedGame
let kept: ReturnType<typeof keptTable>
const page = new Page()
const seen = new Set<string>()

before(() => {
  whole = exportedGame()
  kept = keptTable()
})

/** Just as a page asks its worker. */
async function checksOf(file: unknown, key?: string): Promise<readonly Check[]> {
  const { number } = await page.host.prove(JSON.stringify(file), key)
  const checks: Check[] = []
  for (let check = page.host.nextCheck(number); check !== null; check = page.host.nextCheck(number)) checks.push(check)
  for (const { name, finding } of checks) seen.add(`verify.${name}.${finding}`)
  return checks
}

const failed = async (file: unknown, key?: string): Promise<readonly string[]> =>
  (await checksOf(file, key)).flatMap(({ name, ok }) => (ok ? [] : [name]))

const flip = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1)

describe('verifying in the browser', () => {
  test('proves a game from a server, step by step, with the key of the server', async () => {
    const checks = await checksOf(whole, SIGNER.key)
    assert.deepEqual(
      checks.map(({ name }) => name),
      [...stepsOf(true), 'key'],
    )
    assert.ok(checks.every(({ ok }) => ok === true))
    assert.equal(verdictOf(checks), 'verify.verdict.proven')
  })

  test('proves a table of this device', async () => {
    const checks = await checksOf(kept)
    assert.deepEqual(
      checks.map(({ name }) => name),
      stepsOf(false),
    )
    assert.equal(verdictOf(checks), 'verify.verdict.proven')
  })

  const tampered: readonly [what: string, change: () => unknown, found: string][] = [
    ['the secret', () => ({ ...whole, secret: flip(whole.secret!) }), 'commitment'],
    ['a salt', () => ({ ...whole, salts: whole.salts.with(0, 'mine') }), 'seed'],
    ['a salt that is missing', () => ({ ...whole, salts: whole.salts.with(1, '') }), 'salts'],
    ['too few salts', () => ({ ...whole, salts: [] }), 'salts'],
    ['too few seats', () => ({ ...whole, seats: [] }), 'salts'],
    ['the seed', () => ({ ...whole, seed: flip(whole.seed!) }), 'seed'],
    ['the deal of another table', () => ({ ...whole, deal: 't2' }), 'seed'],
    ['a name', () => ({ ...whole, seats: [{ name: 'Eve', bot: null }, whole.seats[1]] }), 'trail'],
    ['an entry', () => ({ ...whole, log: whole.log.with(9, { undo: 1 }) }), 'trail'],
    ['the last entry', () => ({ ...whole, log: whole.log.slice(0, -1) }), 'trail'],
    ['a setting', () => ({ ...whole, config: { ...whole.config, luck: 1 } }), 'config'],
    ['the hash', () => ({ ...whole, hash: flip(whole.hash!) }), 'moves'],
    ['the version', () => ({ ...whole, engine: '0', hash: flip(whole.hash!) }), 'moves'],
    ['the winner', () => ({ ...whole, outcome: { ...whole.outcome, winners: [0, 1] } }), 'outcome'],
    ['the signature', () => ({ ...whole, signature: { ...whole.signature, value: 'AAAA' } }), 'signature'],
    ['a key that is none', () => ({ ...whole, signature: { ...whole.signature, key: 'no key' } }), 'signature'],
    ['rolls that were written in', () => ({ ...whole, rolls: [6, 6] }), 'form'],
    ['an entry of no kind', () => ({ ...whole, log: whole.log.with(3, {} as never) }), 'form'],
    ['the promise of a table', () => ({ ...kept, save: { ...kept.save, seed: 'mine' } }), 'commitment'],
    ['a choice at a table', () => ({ ...kept, save: { ...kept.save, log: kept.save.log.slice(1) } }), 'moves'],
    [
      'the last choices at a table',
      () => ({ ...kept, save: { ...kept.save, log: kept.save.log.slice(0, 9) } }),
      'moves',
    ],
    ['the state of a table', () => ({ ...kept, save: { ...kept.save, state: {} } }), 'state'],
    ['the seats of a table', () => ({ ...kept, seats: kept.seats.slice(1) }), 'form'],
    ['a game that goes on', () => ({ ...whole, status: 'playing', secret: null, seed: null }), 'ended'],
    ['a save without a seed', () => ({ ...kept, save: { ...kept.save, seed: null } }), 'ended'],
  ]
  for (const [what, change, found] of tampered)
    test(`finds ${what}`, async () => {
      const checks = await checksOf(change())
      const names = checks.flatMap(({ name, ok }) => (ok === false ? [name] : []))
      assert.ok(names.includes(found), `found ${names.join(', ') || 'nothing'}`)
      assert.notEqual(verdictOf(checks), 'verify.verdict.proven')
    })

  test('finds a game that somebody else signed', async () => {
    assert.deepEqual(await failed(whole, 'A'.repeat(43)), ['key'])
    assert.deepEqual(await failed({ ...whole, signature: null }, SIGNER.key), ['key'])
  })

  test('praises nothing that was not checked', () => {
    assert.equal(verdictOf([]), 'verify.verdict.fails')
    const unknown: Check = { name: 'signature', ok: null, finding: 'unknown', args: {}, says: '' }
    assert.equal(verdictOf([unknown]), 'verify.verdict.partly')
    assert.equal(verdictOf([unknown, { ...unknown, ok: false }]), 'verify.verdict.fails')
  })

  test('has words for what is no game of ours', async () => {
    for (const [text, key] of [
      ['nothing', 'shell.local.file.foreign'],
      ['{"format":"lastlight 9"}', 'shell.local.file.newer'],
      [JSON.stringify({ ...whole, game: 'chess' }), 'shell.local.file.game'],
    ] as const)
      await assert.rejects(page.host.prove(text, undefined), (thrown: TableProblem) => thrown.key === key)
  })

  test('has words for everything that was found', async () => {
    const messages = await afterMessages('en')
    assert.ok(seen.size > 25)
    assert.deepEqual(
      [...seen].filter(key => !Object.hasOwn(messages, key)),
      [],
    )
  })
})

test('a signature of Node is one that browsers know', async () => {
  const value = SIGNER.sign('a text')
  assert.equal(await isSignedBy('a text', { key: SIGNER.key, value }), true)
  assert.equal(await isSignedBy('another', { key: SIGNER.key, value }), false)
  assert.equal(await isSignedBy('a text', { key: SIGNER.key, value: '%%%' }), false)
})
