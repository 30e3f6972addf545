import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { Viewer } from '@lastlight/kernel'
import { patched, type SightMessage } from '@lastlight/protocol'
import { statement } from '../src/storage/database.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { infoOf } from '../src/tables/info.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { playAgain } from '../src/tables/rematch.ts'
import { beginGame, comeBack, joinTable, leaveSeat } from '../src/tables/seating.ts'
import { resume, vote } from '../src/tables/voting.ts'
import { Guest, goBack, House, NOBODY_HERE, openHouse, outliveTable, person, tempFile } from './house.ts'

const ann = person('Ann')
const bob = person('Bob')

/** Plays a seat over its socket until the game is over, always the first option, and keeps its own picture of the table. */
async function playOn(guest: Guest, table: string, seat: number, most = 3000): Promise<SightMessage> {
  await guest.ask({ t: 'watch', table, viewer: seat })
  let sight: SightMessage | undefined
  let read = 0
  for (let i = 0; i < most; i++) {
    for (; read < guest.heard.length; read++) {
      const message = guest.heard[read]!
      if (message.t === 'sight') sight = message.sight
      if (message.t === 'update') {
        assert.equal(message.from, sight!.version, 'no version is left out')
        sight = { ...sight!, ...message, view: patched(sight!.view, message.patch) }
      }
    }
    if (sight?.outcome) return sight
    if (sight?.asked)
      await guest.ask({
        t: 'play',
        table,
        seat,
        version: sight.version,
        key: `key-${seat}-${i}-${sight.version}`,
        option: sight.options[i % sight.options.length],
      })
    else await setTimeout(1)
  }
  throw new Error('the game does not end')
}

/** Waits until the condition holds; the runner's own time limit ends an endless wait. */
async function until(so: () => boolean): Promise<void> {
  while (!so()) await setTimeout(2)
}

const askedAt = (table: LiveTable): number => table.game.pending(table.match!.state)[0]!

describe('a table', () => {
  test('a whole game with a bot over a socket: views patched along the way end as the whole view', async t => {
    const house = await openHouse(t)
    const table = await house.tables.create(ann, outliveTable())
    await beginGame(house.tables, ann, table.row.id)
    const guest = new Guest(house, ann)
    const last = await playOn(guest, table.row.id, 0)
    const again = new Guest(house, ann)
    await again.ask({ t: 'watch', table: table.row.id, viewer: 0 })
    const shown = again.heard.find(each => each.t === 'sight')
    assert.deepEqual(JSON.parse(JSON.stringify(last.view)), JSON.parse(JSON.stringify(shown!.sight.view)))
    assert.equal(table.row.status, 'over')
    assert.deepEqual(house.problems, [])
    await house.close()
  })

  test('says whether its choices may be judged after the game, and a rematch says the same', async t => {
    const house = await openHouse(t)
    for (const analysis of [undefined, true, false]) {
      const table = await house.tables.create(ann, outliveTable(analysis === undefined ? {} : { analysis }))
      assert.equal(infoOf(table, ann.id, NOBODY_HERE).analysis, analysis ?? true)
      await beginGame(house.tables, ann, table.row.id)
      await playOn(new Guest(house, ann), table.row.id, 0)
      const next = await playAgain(house.tables, ann, table.row.id, { sameDeal: false }, () => true)
      assert.equal(infoOf(next, ann.id, NOBODY_HERE).analysis, analysis ?? true)
    }
    await house.close()
  })

  test('a new viewer is told every event from the deal on that it may know; one that reconnects, the new events', async t => {
    const house = await openHouse(t)
    const both = outliveTable({
      config: { players: 2, quick: false, heroes: 'together' },
      seats: [{ kind: 'me' }, { kind: 'me', name: 'Left hand' }],
    })
    const table = await house.tables.create(ann, both)
    const { id } = table.row
    const early = new Guest(house, ann)
    for (const viewer of [0, 1, 'public']) await early.ask({ t: 'watch', table: id, viewer })
    await beginGame(house.tables, ann, id)
    const match = table.match!
    const told = (viewer: Viewer): unknown => JSON.parse(JSON.stringify(match.told(viewer)))
    const eventsFor = (guest: Guest, viewer: Viewer): unknown =>
      guest.heard.flatMap(each => (each.t === 'sight' && each.sight.viewer === viewer ? [each.events] : [])).at(-1)
    const dealt = told(0) as unknown[]
    assert.ok(dealt.length > 0)
    assert.notDeepEqual(dealt, told('public'), 'the deal has secrets')
    for (const viewer of [0, 1, 'public'] as const) assert.deepEqual(eventsFor(early, viewer), told(viewer))
    assert.equal(early.heard.filter(each => each.t === 'sight').length, 3, 'nobody is told twice')

    const seat = askedAt(table)
    await house.tables.play(ann, id, { seat, option: table.questions.of(seat).options[0] as never }, 0, 'first-key')
    const late = new Guest(house, ann)
    for (const viewer of [0, 1, 'public'] as const) {
      await late.ask({ t: 'watch', table: id, viewer })
      assert.deepEqual(eventsFor(late, viewer), told(viewer))
      await late.ask({ t: 'watch', table: id, viewer, since: 0 })
      assert.deepEqual(eventsFor(late, viewer), (told(viewer) as unknown[]).slice(match.dealt.length))
      await late.ask({ t: 'watch', table: id, viewer, since: 1 })
      assert.deepEqual(eventsFor(late, viewer), [])
    }
    await house.close()
  })

  test('after an undo all remaining events are told again; otherwise only the new ones', async t => {
    const house = await openHouse(t)
    const both = outliveTable({ seats: [{ kind: 'me' }, { kind: 'me', name: 'Left hand' }] })
    const table = await house.tables.create(ann, both)
    const { id } = table.row
    await beginGame(house.tables, ann, id)
    const guest = new Guest(house, ann)
    const choose = async (n: number): Promise<void> => {
      const seat = askedAt(table)
      const option = table.questions.of(seat).options.at(-1) as never
      await house.tables.play(ann, id, { seat, option }, table.version, `choice-${n}`)
    }
    for (let i = 0; i < 5; i++) await choose(i)
    await guest.ask({ t: 'watch', table: id, viewer: 0, since: 3 })
    const last = () => guest.heard.findLast(each => each.t === 'sight')!
    assert.equal(last().whole, false)
    await goBack(house, table, 2)
    const standing: unknown = JSON.parse(JSON.stringify(table.match!.told(0)))
    assert.deepEqual([last().whole, last().sight.version, last().events], [true, 6, standing])
    await guest.ask({ t: 'watch', table: id, viewer: 0, since: 4 })
    assert.deepEqual([last().whole, last().events], [true, standing])
    await house.close()
  })

  test('two people and a bot; nobody is shown another seat', async t => {
    const house = await openHouse(t)
    const wish = outliveTable({
      config: { players: 3, quick: true, heroes: 'together' },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    })
    const table = await house.tables.create(ann, wish)
    const { id, code } = table.row
    await assert.rejects(joinTable(house.tables, bob, id, { code: 'WRONG1' }), /nothing here/)
    await joinTable(house.tables, bob, id, { code })
    await beginGame(house.tables, ann, id)
    const one = new Guest(house, ann)
    const two = new Guest(house, bob)
    const forbidden = await two.ask({ t: 'watch', table: id, viewer: 0 })
    assert.equal(forbidden.t, 'problem')
    const [a, b] = await Promise.all([playOn(one, id, 0), playOn(two, id, 1)])
    assert.deepEqual(a.outcome, b.outcome)
    assert.deepEqual(house.problems, [])
    await house.close()
  })

  test('a command that comes twice is done once; one from before is stale; one of another is refused', async t => {
    const house = await openHouse(t)
    const table = await house.tables.create(
      ann,
      outliveTable({ seats: [{ kind: 'me' }, { kind: 'me', name: 'Left hand' }] }),
    )
    const { id } = table.row
    await beginGame(house.tables, ann, id)
    const guest = new Guest(house, ann)
    const rival = new Guest(house, bob)
    const seat = askedAt(table)
    await guest.ask({ t: 'watch', table: id, viewer: seat })
    const sight = guest.heard.find(each => each.t === 'sight')!.sight
    const wish = {
      t: 'play',
      table: id,
      seat,
      version: sight.version,
      key: 'the-same-key',
      option: sight.options[0],
    }
    const first = await guest.ask(wish)
    const second = await guest.ask(wish)
    assert.equal(first.t, 'done')
    assert.deepEqual({ ...second, id: '' }, { ...first, id: '' })
    assert.equal(table.version, 1)
    const stolen = await rival.ask({ ...wish, key: 'another-key' })
    assert.deepEqual([stolen.t, 'error' in stolen && stolen.error], ['problem', 'notFound'])
    const nonsense = await guest.ask({ ...wish, key: 'a-third-key', version: table.version, option: { do: 'fly' } })
    assert.ok(nonsense.t === 'refused' && nonsense.reason.rule !== '')
    await rival.raw('{"t":"play"')
    assert.ok(rival.heard.some(each => each.t === 'problem' && each.error === 'bad'))
    assert.equal(table.version, 1)
    await house.close()
  })

  test('acknowledged choices are there after a restart, and the game goes on to its end', async t => {
    const file = tempFile(t)
    const before = await openHouse(t, file)
    const both = outliveTable({ seats: [{ kind: 'me' }, { kind: 'me', name: 'Left hand' }] })
    const { id } = (await before.tables.create(ann, both)).row
    await beginGame(before.tables, ann, id)
    const guest = new Guest(before, ann)
    const seat = askedAt(await before.tables.table(id))
    await guest.ask({ t: 'watch', table: id, viewer: seat })
    const sight = guest.heard.find(each => each.t === 'sight')!.sight
    const done = await guest.ask({
      t: 'play',
      table: id,
      seat,
      version: sight.version,
      key: 'first-key',
      option: sight.options[0],
    })
    assert.equal(done.t, 'done')
    // No orderly end: the new house only has the file.
    await before.driver.close()
    const after = await new House(openSqlite(file)).open()
    const table = await after.tables.table(id)
    assert.equal(table.version, 1)
    // The left hand goes away: a bot plays on for it.
    await leaveSeat(after.tables, ann, id, 1)
    const end = await playOn(new Guest(after, ann), id, 0)
    assert.ok(end.outcome)
    assert.deepEqual(after.problems, [])
    await after.close()
  })

  test('two servers on one file: each reads the entries of the other, and a conflict is tried again', async t => {
    const file = tempFile(t)
    const east = await openHouse(t, file)
    const west = await new House(openSqlite(file)).open()
    const { id } = (
      await east.tables.create(ann, outliveTable({ seats: [{ kind: 'me' }, { kind: 'me', name: 'Left hand' }] }))
    ).row
    await beginGame(east.tables, ann, id)
    const there = await west.tables.table(id)
    const here = await east.tables.table(id)
    for (let i = 0; i < 10; i++) {
      const house = i % 2 === 0 ? east : west
      const table = i % 2 === 0 ? here : there
      const seat = table.game.pending(table.match!.state)[0]!
      const option = table.game.options(table.match!.state, seat)[0]
      await house.tables
        .play(ann, id, { seat, option: option as never }, table.version, `key-number-${i}`)
        .catch(async (problem: unknown) => {
          // A house that has not heard of the change answers 'stale': it has to look first.
          assert.equal((problem as { kind: string }).kind, 'stale')
          await table.reload()
        })
    }
    await here.reload()
    await there.reload()
    assert.equal(here.version, there.version)
    assert.ok(here.version >= 5)
    await east.close()
    await west.close()
  })

  test('people who watch are told that a table was ended when a choice finds it so, without an announcement', async t => {
    const house = await openHouse(t)
    const { row } = await house.tables.create(
      ann,
      outliveTable({ seats: [{ kind: 'me' }, { kind: 'me', name: 'Left hand' }] }),
    )
    const table = await beginGame(house.tables, ann, row.id)
    const guest = new Guest(house, ann)
    await guest.ask({ t: 'watch', table: row.id, viewer: 0 })
    await house.db.write([statement("UPDATE tables SET status = 'abandoned' WHERE id = $1", row.id)])
    const seat = askedAt(table)
    const [option] = table.questions.of(seat).options
    const answer = await guest.ask({ t: 'play', table: row.id, seat, version: 0, key: 'too-late-1', option })
    assert.equal(answer.t === 'problem' && answer.error, 'conflict')
    const told = guest.heard.findLast(each => each.t === 'table')
    assert.equal(told?.table.status, 'abandoned')
    await house.close()
  })

  test('people who watch when a game begins or is resumed are told their deadline', async t => {
    const house = await openHouse(t)
    const wish = outliveTable({ clock: { kind: 'live', seconds: 600 }, seats: [{ kind: 'me' }, { kind: 'me' }] })
    const { id } = (await house.tables.create(ann, wish)).row
    const guest = new Guest(house, ann)
    await guest.ask({ t: 'watch', table: id, viewer: 0 })
    const deadline = (): number | null =>
      guest.heard.flatMap(each => (each.t === 'table' ? [each.table.deadline] : [])).at(-1)!
    const table = await beginGame(house.tables, ann, id)
    assert.ok(deadline() !== null)
    assert.equal(deadline(), table.row.deadline)
    await vote(house.tables, ann, id, 'pause', true)
    assert.equal(deadline(), null)
    await resume(house.tables, ann, id)
    assert.ok(deadline() !== null)
    await house.close()
  })

  test('a clock that runs out gives the seat to a bot, and its player comes back', async t => {
    const house = await openHouse(t)
    const { id } = (await house.tables.create(ann, outliveTable({ clock: { kind: 'live', seconds: 5 } }))).row
    await beginGame(house.tables, ann, id)
    const table = await house.tables.table(id)
    // The bot's choice is stored, and the clock with it.
    await until(() => askedAt(table) === 0 && table.entries.length === table.version)
    await house.driver.poll(Date.now() + 600_000)
    assert.equal(table.seats[0]!.away, 1)
    await comeBack(house.tables, ann, id, 0)
    assert.equal(table.seats[0]!.away, 0)
    await house.close()
  })
})
