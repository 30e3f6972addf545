import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { type Check, type ExportedGame, listPrintOf } from '@lastlight/protocol/deal'
import { stepsOf, verdictOf } from '../src/frame/after/verifying.ts'
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
async function checksOf(file: unknown, key?: string, list?: string): Promise<readonly Check[]> {
  const { number } = await page.host.prove(JSON.stringify(file), key, list)
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
    assert.equal(verdictOf(checks), 'verify.verdict.fixed')
  })

  test('says plainly when the deal was known, chosen by the server alone, or dealt before salts were committed', async () => {
    const { knownDeal: _, calledOff: __, saltCommitments: ___, ...rest } = whole
    const found = async (file: object): Promise<readonly [unknown, unknown]> => {
      const checks = await checksOf(file)
      const { ok, finding } = checks.find(({ name }) => name === 'deal')!
      return [ok, finding]
    }
    assert.deepEqual(await found({ ...whole, table: 't2', knownDeal: true }), [null, 'known'])
    assert.deepEqual(await found({ ...rest, format: 'lastlight game 1' }), [null, 'old'])
    assert.deepEqual(await found({ ...whole, salts: ['', ''], saltCommitments: [null, null] }), [null, 'server'])
    const one = { salts: [whole.salts[0], ''], saltCommitments: [whole.saltCommitments![0], null] }
    assert.deepEqual(await found({ ...whole, ...one }), [null, 'partly'])
    assert.deepEqual(await found({ ...whole, knownDeal: true }), [false, 'mark'])
    const deal: Check = { name: 'deal', ok: null, finding: 'known', args: {}, says: '' }
    assert.equal(verdictOf([deal]), 'verify.verdict.known')
    assert.equal(verdictOf([{ ...deal, finding: 'server' }]), 'verify.verdict.partly')
  })

  test('counts the starts that were called off, and compares the list with the one that this device saw', async () => {
    const starts = (await checksOf({ ...whole, calledOff: 2 })).find(({ name }) => name === 'starts')!
    assert.deepEqual([starts.ok, starts.args], [null, { n: 2 }])
    const seen = listPrintOf(whole.deal, whole.commitment, whole.saltCommitments!)
    for (const [list, ok] of [
      [seen, true],
      [flip(seen), false],
    ] as const)
      assert.equal((await checksOf(whole, undefined, list)).find(({ name }) => name === 'list')!.ok, ok)
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
    [
      'a salt that was not promised',
      () => ({ ...whole, saltCommitments: whole.saltCommitments!.toReversed() }),
      'salts',
    ],
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
      assert.ok(!['verify.verdict.proven', 'verify.verdict.fixed'].includes(verdictOf(checks)))
    })

  test('finds a game that somebody else signed', async () => {
    assert.deepEqual(await failed(whole, 'A'.repeat(43)), ['key'])
    assert.deepEqual(await failed({ ...whole, signature: null }, SIGNER.key), ['key'])
  })

  test('claims nothing that was not checked', () => {
    assert.equal(verdictOf([]), 'verify.verdict.fails')
    const unknown: Check = { name: 'signature', ok: null, finding: 'unknown', args: {}, says: '' }
    assert.equal(verdictOf([unknown]), 'verify.verdict.partly')
    assert.equal(verdictOf([unknown, { ...unknown, ok: false }]), 'verify.verdict.fails')
  })

  test('has words for a foreign file', async () => {
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
