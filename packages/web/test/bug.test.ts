import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { codeOf, faultOf, lastFaults, remember, rememberFrom } from '../src/frame/bug/errors.ts'
import { type PageFacts, reportOf, type TableReport, textOf } from '../src/frame/bug/report.ts'
import type { NewLocalTable } from '../src/play/local/shapes.ts'
import type { TableInfo } from '../src/play/table.ts'
import { Page as Seated } from './seated.ts'

const PAGE: PageFacts = {
  version: '0.1.0',
  build: 'index-abc.js',
  path: '/here/x7',
  browser: 'a browser',
  languages: ['cs'],
  locale: 'cs',
  size: '360 x 800, 2',
  online: true,
}
const SOLO: NewLocalTable = {
  game: 'outlive',
  config: { players: 2, quick: true },
  seats: [
    { kind: 'person', name: 'Ola' },
    { kind: 'bot', level: 'casual' },
  ],
  seed: 'a seed that stays secret',
}

async function tableWith(isOver: boolean): Promise<TableReport> {
  const page = new Seated()
  const id = await page.host.create(SOLO)
  page.host.open(0, id, false)
  await page.rest(0)
  const shown = page.of(0).findLast(push => push.t === 'shown')!
  await page.play(0, page.sight(0).options[0])
  const info: TableInfo = { ...(shown as { readonly info: TableInfo }).info, code: 'SECRET' }
  return { kind: 'local', info, file: await page.host.exported(id), isOver }
}

describe('a report', () => {
  test('of a game that goes on tells which deal it is, but neither seed nor state nor a choice', async () => {
    const table = await tableWith(false)
    assert.match(table.file!, /a seed that stays secret/)
    const text = textOf(reportOf(' It broke. ', PAGE, [], table))
    assert.doesNotMatch(text, /a seed that stays secret/)
    assert.doesNotMatch(text, /SECRET/)
    const report = JSON.parse(text) as {
      readonly what: string
      readonly game: { readonly save: { readonly [field: string]: unknown } }
      readonly table: { readonly commitment: string }
    }
    assert.equal(report.what, 'It broke.')
    const { seed, state, log, commitment, version } = report.game.save
    assert.deepEqual({ seed, state, log }, { seed: null, state: null, log: [] })
    assert.equal(commitment, report.table.commitment)
    assert.equal(typeof version, 'string')
  })

  test('of a finished game holds all of it', async () => {
    const table = await tableWith(true)
    assert.deepEqual(reportOf('', PAGE, [], table).game, JSON.parse(table.file!))
  })

  test('of a game on a server holds only what the server exports', async () => {
    const { info } = await tableWith(false)
    const file = JSON.stringify({ format: 'lastlight game 1', seed: null, log: [] })
    assert.deepEqual(reportOf('', PAGE, [], { kind: 'live', info, file, isOver: false }).game, JSON.parse(file))
  })

  test('can be made without a table, and where its file cannot be read', async () => {
    assert.deepEqual(Object.keys(reportOf('', PAGE, [])), ['format', 'what', 'page', 'faults'])
    const table = await tableWith(false)
    for (const file of [undefined, '{']) assert.equal('game' in reportOf('', PAGE, [], { ...table, file }), false)
    assert.deepEqual(reportOf('', PAGE, [], { ...table, file: '{"seed":"bare"}' }).game, {})
  })
})

describe('recent errors', () => {
  test('are kept from the page, the last twenty', () => {
    const page = new EventTarget()
    rememberFrom(page)
    page.dispatchEvent(Object.assign(new Event('error'), { message: 'first', error: new TypeError('first') }))
    // A picture that does not load.
    page.dispatchEvent(new Event('error'))
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'later' }))
    assert.deepEqual(
      lastFaults().map(({ what }) => what),
      ['TypeError: first', 'later'],
    )
    for (let i = 0; i < 25; i++) remember(new Error(`fault ${i}`))
    assert.equal(lastFaults().length, 20)
    assert.equal(lastFaults().at(-1)?.what, 'Error: fault 24')
  })

  test('are told with time and place, cut to a readable length', () => {
    const fault = faultOf(new Error('x'.repeat(9000)), 1234)
    assert.equal(fault.at, 1.2)
    assert.ok(fault.what.length <= 2000)
    assert.match(fault.where ?? '', /Error/)
    assert.deepEqual(faultOf(null, 0), { at: 0, what: 'null' })
  })

  test('have a code that is the same for the same fault', () => {
    assert.equal(codeOf(new Error('one')), codeOf(new Error('one')))
    assert.notEqual(codeOf(new Error('one')), codeOf(new Error('two')))
    assert.match(codeOf('anything'), /^L-[0-9A-Z]{7}$/)
  })
})
