import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { hash, Match, type Save, type Viewer } from '@lastlight/kernel'
import { game, type Option } from '@lastlight/outlive'
import type { LocalSeat } from '../src/play/local/shapes.ts'
import { Page } from './seated.ts'

const SEATS: readonly LocalSeat[] = [
  { kind: 'person', name: 'Ola' },
  { kind: 'bot', level: 'greedy' },
]
const CONFIG = { players: 2, quick: false, heroes: 'together' } as const
const VIEWERS: readonly Viewer[] = [0, 1, 'public']

type OutliveMatch = Match<unknown, typeof CONFIG, unknown, unknown, unknown>

/** Everything that every viewer saw and was told, at each version. */
interface Witness {
  readonly views: readonly unknown[]
  readonly told: readonly (readonly unknown[])[]
}

const witness = (match: OutliveMatch): Witness => ({
  views: VIEWERS.map(viewer => structuredClone(match.game.view(match.state, viewer))),
  told: VIEWERS.map(viewer => structuredClone(match.told(viewer))),
})

/** A whole game with undo and redo, and a rewind past a barrier. */
function playedGame(): { readonly match: OutliveMatch; readonly seen: readonly Witness[] } {
  const match = Match.start(game, CONFIG, 'a game for a file') as unknown as OutliveMatch
  const seen = [witness(match)]
  const after = (change: () => void): void => {
    change()
    seen.push(witness(match))
  }
  for (let i = 0; ; i++) {
    const [seat] = match.game.pending(match.state)
    if (seat === undefined) break
    const options = match.game.options(match.state, seat) as readonly Option[]
    after(() => match.play(seat, options[(i * 11) % options.length]))
    if (i === 25) after(() => match.rewind(match.version - 3))
    if (i % 9 !== 4 || !match.canUndo(seat)) continue
    try {
      after(() => match.undo(seat))
    } catch {
      continue
    }
    if (i % 2 === 0) after(() => match.redo(seat))
  }
  return { match, seen }
}

let save: Save
let seen: readonly Witness[]
let text: string

before(() => {
  const played = playedGame()
  save = played.match.save()
  seen = played.seen
  text = JSON.stringify({ format: 'lastlight table 1', seats: SEATS, save })
})

/** As a server writes it. */
const exported = (change: object = {}): string =>
  JSON.stringify({
    format: 'lastlight game 1',
    table: 't1',
    deal: 't1',
    game: 'outlive',
    engine: game.version,
    content: '',
    config: save.config,
    seats: [
      { name: 'Ola', bot: null },
      { name: 'greedy', bot: 'greedy' },
    ],
    status: 'over',
    resumed: false,
    commitment: 'of the secret',
    secret: '00',
    salts: ['a', 'b'],
    seed: save.seed,
    log: save.log,
    trail: [],
    hash: save.hash,
    outcome: null,
    signature: null,
    ...change,
  })

test('a running game goes to another device in a file and goes on there', async () => {
  const page = new Page()
  const id = await page.host.create({ game: 'outlive', config: CONFIG, seats: SEATS })
  page.host.open(0, id, false)
  await page.rest(0)
  for (let i = 0; i < 20; i++) {
    await page.play(0, page.sight(0).options[0])
    await page.rest(0)
  }
  const other = new Page()
  const there = await other.host.imported(await page.host.exported(id))
  other.host.open(0, there, false)
  await other.rest(0)
  assert.deepEqual(other.sight(0), page.sight(0))
  assert.deepEqual(other.told(0), page.told(0))
  assert.equal(await other.host.exported(there), await page.host.exported(id))
  const [summary] = await other.host.summaries()
  assert.deepEqual(summary!.seats, SEATS)
})

test('a finished game is opened from its file, and so is a save that does not say who sits where', async () => {
  const { host, store } = new Page()
  const kept = await store.read(await host.imported(text))
  assert.equal((kept!.save as Save).hash, save.hash)
  assert.ok(kept!.head.outcome)
  const bare = await store.read(await host.imported(JSON.stringify(save)))
  assert.deepEqual(
    bare!.head.seats.map(({ kind }) => kind),
    ['person', 'bot'],
  )
})

const bent = (change: object): string => JSON.stringify({ ...JSON.parse(text), save: { ...save, ...change } })

test('a file that cannot be opened says why', async () => {
  const { host, store } = new Page()
  const cases: readonly (readonly [file: string, key: string])[] = [
    ['', 'foreign'],
    ['hello', 'foreign'],
    ['[1, 2]', 'foreign'],
    ['{"format":"chess 1"}', 'foreign'],
    [text.slice(0, 900), 'broken'],
    ['{"format":"lastlight table 2"}', 'newer'],
    [JSON.stringify({ ...JSON.parse(text), save: null }), 'broken'],
    [JSON.stringify({ ...JSON.parse(text), seats: SEATS.slice(1) }), 'broken'],
    [JSON.stringify({ ...JSON.parse(text), seats: [{ kind: 'cat' }, SEATS[1]] }), 'broken'],
    [bent({ game: 'chess' }), 'game'],
    [bent({ version: '0' }), 'version'],
    [bent({ seed: 'another seed' }), 'broken'],
    [bent({ hash: '0000000000000000' }), 'broken'],
    [bent({ log: save.log.slice(1) }), 'broken'],
    [bent({ log: [], state: null, seed: null }), 'sealed'],
    [exported(), 'replay'],
  ]
  for (const [file, key] of cases)
    await assert.rejects(
      host.imported(file),
      { name: 'TableProblem', key: `shell.local.file.${key}` },
      file.slice(0, 60),
    )
  assert.deepEqual(await store.heads(), [])
})

test('a replay shows every viewer at every moment what they saw and had been told', async () => {
  const { host } = new Page()
  for (const file of [text, exported()]) {
    const { handle, length, outcome, names, config, game: id } = await host.replay(file)
    assert.deepEqual([id, length, names], ['outlive', save.log.length, ['Ola', 'Oto']])
    assert.deepEqual(config, save.config)
    assert.ok(outcome)
    for (const [i, viewer] of VIEWERS.entries())
      for (let index = 0; index <= length; index++) {
        const { sight, told } = host.moment(handle, index, viewer)
        assert.deepEqual(sight.view, seen[index]!.views[i])
        assert.deepEqual(told, seen[index]!.told[i])
        assert.deepEqual([sight.version, sight.viewer, sight.undo, sight.redo], [index, viewer, false, false])
      }
  }
})

test('a replayed step gives exactly the events it told, and none for an undo', async () => {
  const { host } = new Page()
  const { handle, length } = await host.replay(text)
  for (const kind of ['undo', 'redo', 'rewind']) assert.ok(save.log.some(entry => kind in entry))
  let added = 0
  for (let index = 1; index <= length; index++) {
    const { events } = host.moment(handle, index, 0)
    const entry = save.log[index - 1]!
    if ('undo' in entry || 'rewind' in entry) assert.deepEqual(events, [])
    else {
      const told = seen[index]!.told[0]!
      assert.deepEqual(events, told.slice(seen[index - 1]!.told[0]!.length))
      added += events.length
    }
  }
  assert.ok(added > 100)
})

test('a moment beyond the ends is the nearest end, and a closed replay shows nothing', async () => {
  const { host } = new Page()
  const { handle, length } = await host.replay(text)
  assert.deepEqual(host.moment(handle, -3, 0), host.moment(handle, 0, 0))
  assert.deepEqual(host.moment(handle, length + 9, 'public'), host.moment(handle, length, 'public'))
  const { view } = host.moment(handle, length, 0).sight
  assert.equal(hash(view), hash(seen.at(-1)!.views[0]))
  host.forget(handle)
  assert.throws(() => host.moment(handle, 0, 0), { key: 'shell.local.closed' })
})

test('a game that cannot be replayed says why', async () => {
  const { host } = new Page()
  const cases: readonly (readonly [file: string, key: string])[] = [
    [exported({ seed: null, log: [], hash: null }), 'sealed'],
    [exported({ engine: '0' }), 'version'],
    [exported({ resumed: true }), 'version'],
    [exported({ game: 'chess' }), 'game'],
    [exported({ hash: '0000000000000000' }), 'broken'],
    [exported({ log: [{ seat: 0, option: { do: 'fly' } }] }), 'broken'],
    [exported({ log: [7] }), 'broken'],
    [exported({ config: { players: 99 } }), 'broken'],
    [exported({ seats: 'two' }), 'broken'],
    ['{}', 'foreign'],
  ]
  for (const [file, key] of cases)
    await assert.rejects(host.replay(file), { name: 'TableProblem', key: `shell.local.file.${key}` }, file.slice(0, 80))
})
