// What is shown to many at once is made once, and a connection that does not read is not sent more and more.

import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { describe, type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { ToClient } from '@lastlight/protocol'
import type { WebSocket } from 'ws'
import { Pings } from '../src/live/pings.ts'
import { TextFrames } from '../src/live/textFrame.ts'
import { SweptMap } from '../src/ops/sweptMap.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { allowWatching, beginGame } from '../src/tables/seating.ts'
import { Guest, type House, openHouse, outliveTable, person } from './house.ts'

const ann = person('Ann')
const SPECTATORS = 30

/** A guest that keeps the texts about the game as they were sent, and can be slow to read. */
class SlowGuest extends Guest {
  readonly texts: string[] = []
  isSlow = false

  override send(message: string): void {
    // Who else is at the table may be said at any time between.
    if (/^{"t":"(sight|update)"/.test(message)) this.texts.push(message)
    super.send(message)
  }

  get last(): ToClient {
    return JSON.parse(this.texts.at(-1)!) as ToClient
  }

  isBehind(): boolean {
    return this.isSlow
  }
}

async function openTable(t: TestContext): Promise<{ readonly house: House; readonly table: LiveTable }> {
  const house = await openHouse(t)
  t.after(() => house.close())
  const { id } = (await house.tables.create(ann, outliveTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }))).row
  await allowWatching(house.tables, ann, id, true)
  return { house, table: await beginGame(house.tables, ann, id) }
}

const choose = async ({ tables }: House, table: LiveTable): Promise<void> => {
  const seat = table.pending[0]!
  const option = table.questions.of(seat).options[0] as never
  await tables.play(ann, table.row.id, { seat, option }, table.version)
}

async function watching(house: House, table: LiveTable, who = person('Eve')): Promise<SlowGuest> {
  const guest = new SlowGuest(house, who)
  await guest.ask({ t: 'watch', table: table.row.id, viewer: 'public' })
  return guest
}

/** How often a view of the public is made. */
function countViews(t: TestContext, { game }: LiveTable): () => number {
  const { view } = game
  let views = 0
  const counted = t.mock.method(game, 'view', (state: unknown, viewer: unknown) => {
    if (viewer === 'public') views += 1
    return view(state, viewer as never)
  })
  t.after(() => counted.mock.restore())
  return () => views
}

describe('many spectators', () => {
  test('are sent one text, made from one view, whether they come, see a choice, or see one taken back', async t => {
    const { house, table } = await openTable(t)
    const views = countViews(t, table)
    const guests: SlowGuest[] = []
    for (let i = 0; i < SPECTATORS; i++) guests.push(await watching(house, table, person(`Spectator ${i}`)))
    assert.equal(views(), 1)
    const sights = guests.map(({ texts }) => texts.find(text => text.startsWith('{"t":"sight"')))
    assert.equal(new Set(sights).size, 1)
    await choose(house, table)
    assert.equal(views(), 2)
    assert.equal(new Set(guests.map(({ texts }) => texts.at(-1))).size, 1)

    let seat: number | undefined
    while (seat === undefined) {
      seat = [0, 1].find(each => table.match!.canUndo(each))
      if (seat === undefined) await choose(house, table)
    }
    const before = views()
    await house.tables.play(ann, table.row.id, { undo: seat }, table.version)
    assert.equal(views(), before + 1)
    for (const guest of guests) {
      const last = guest.last as Extract<ToClient, { t: 'sight' }>
      assert.deepEqual([last.t, last.whole, last.sight.version], ['sight', true, table.version])
    }
    const late = await watching(house, table)
    assert.deepEqual(
      late.heard.find(({ t: kind }) => kind === 'sight'),
      { t: 'sight', ...(await shownNow(house, table)) },
    )
  })
})

/** The sight of a spectator whom nobody was before. */
async function shownNow(house: House, table: LiveTable): Promise<object> {
  const { t: _, ...sight } = (await watching(house, table, person('Zoe'))).heard.find(each => each.t === 'sight')!
  return sight
}

test('a connection that does not read is sent no updates, and one sight when it has read everything', async t => {
  const { house, table } = await openTable(t)
  const slow = await watching(house, table)
  const quick = await watching(house, table, person('Zoe'))
  await choose(house, table)
  const shown = table.version
  slow.isSlow = true
  const sent = slow.texts.length
  for (let i = 0; i < 5; i++) await choose(house, table)
  assert.equal(slow.texts.length, sent)
  const updates = quick.heard.filter(each => each.t === 'update')
  assert.equal(updates.at(-1)?.version, table.version, 'others do not wait for it')

  slow.isSlow = false
  house.hub.caughtUp(slow)
  await table.serially(() => Promise.resolve())
  assert.equal(slow.texts.length, sent + 1)
  const { sight, events, whole } = slow.last as Extract<ToClient, { t: 'sight' }>
  assert.deepEqual([sight.version, whole], [table.version, false])
  assert.deepEqual(sight.view, JSON.parse(JSON.stringify(table.game.view(table.match!.state, 'public'))))
  assert.deepEqual(
    events,
    updates.filter(({ version }) => version > shown).flatMap(each => each.events),
  )
  await choose(house, table)
  assert.equal(slow.last.t, 'update', 'then it goes on as before')
  house.hub.caughtUp(slow)
  await table.serially(() => Promise.resolve())
  assert.equal(slow.texts.length, sent + 2, 'nothing was missed')
})

describe('frames', () => {
  test('hold the text after a header of the right length', () => {
    const frames = new TextFrames()
    const lengths = { 2: [0, 1, 125], 4: [126, 65_535], 10: [65_536, 200_000] }
    for (const [header, all] of Object.entries(lengths))
      for (const length of all) {
        const text = 'x'.repeat(length)
        const frame = frames.of(text)
        assert.equal(frame.length, Number(header) + length)
        assert.equal(frame[0], 0x81)
        assert.equal(frame.toString('utf8', Number(header)), text)
        assert.equal(frames.of('x'.repeat(length)), frame, 'the same text is not encoded again')
      }
    assert.equal(frames.of('łąka 👩‍🌾').toString('utf8', 2), 'łąka 👩‍🌾')
  })
})

test('a socket that does not answer a ping is closed at the next one; all others stay', async () => {
  class Socket extends EventEmitter {
    pings = 0
    isOpen = true
    readonly answers: boolean
    constructor(answers: boolean) {
      super()
      this.answers = answers
    }
    ping(): void {
      this.pings += 1
      if (this.answers) this.emit('pong')
    }
    terminate(): void {
      this.isOpen = false
      this.emit('close')
    }
  }
  const pings = new Pings(60)
  const sockets = Array.from({ length: 70 }, (_, i) => new Socket(i % 7 !== 0))
  for (const socket of sockets) pings.add(socket as unknown as WebSocket)
  while (sockets.some(({ pings: n, isOpen }) => isOpen && n < 3)) await setTimeout(5)
  pings.stop()
  for (const { answers, isOpen, pings: n } of sockets) {
    assert.equal(isOpen, answers)
    if (!answers) assert.equal(n, 1)
  }
})

test('a map that forgets looks at its values a few times only, however many are added', () => {
  let looks = 0
  const map = new SweptMap<number, { needed: boolean }>(({ needed }) => {
    looks += 1
    return needed
  })
  const ADDED = 10_000
  const values = Array.from({ length: ADDED }, () => ({ needed: true }))
  for (const [i, value] of values.entries()) map.add(i, value)
  assert.equal(map.size, ADDED)
  assert.ok(looks <= 2 * ADDED, `${looks} looks`)
  for (const value of values) value.needed = false
  for (let i = 0; i < ADDED; i++) map.add(ADDED + i, { needed: false })
  assert.ok(map.size < ADDED, 'what is not needed is gone')
})
