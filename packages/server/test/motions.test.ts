import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { OpenMotion } from '@lastlight/protocol'
import { openPostgres } from '../src/storage/postgres.ts'
import { momentsFor, pastMoment } from '../src/tables/moments.ts'
import { comeBack, leaveSeat, seatBot, substituteBots } from '../src/tables/seating.ts'
import { eventsOf } from '../src/tables/sight.ts'
import { resume, vote } from '../src/tables/voting.ts'
import { DATABASES, newDatabase } from './databases.ts'
import { type Guest, goBack, House } from './house.ts'
import { newPostgres, noPostgres } from './postgres.ts'
import { ann, begun, bob, chooses, cid, eve, inOpenTurns, looksOn, open } from './threePeople.ts'

const asked = ({ heard }: Guest): readonly OpenMotion[] =>
  heard.flatMap(each => (each.t === 'table' ? [each.table.motions] : [])).at(-1)!
/** The last verdict, without its time. */
function ended({ heard }: Guest): object | undefined {
  const verdict = heard.flatMap(each => (each.t === 'table' ? [each.table.verdict] : [])).at(-1)
  if (!verdict) return undefined
  const { at, ...rest } = verdict
  assert.ok(at > 0)
  return rest
}
const timesTold = ({ heard }: Guest): number => heard.filter(each => each.t === 'table').length

for (const kind of DATABASES)
  describe(`votes in ${kind.kind}`, { skip: kind.skip }, () => {
    test('every voter sees the open motions and only their own vote; spectators see none', async t => {
      const house = await open(t, kind)
      const table = await begun(house)
      const { id } = table.row
      const a = await looksOn(house, table, ann, 0)
      const b = await looksOn(house, table, bob, 1)
      const c = await looksOn(house, table, cid, 2)
      const strangers = [await looksOn(house, table, eve, 'public'), await looksOn(house, table, null, 'public')]
      assert.deepEqual(await vote(house.tables, bob, id, 'abandon', true), { carried: false })
      assert.deepEqual(asked(b), [{ about: 'abandon', agreed: true }])
      for (const other of [a, c]) assert.deepEqual(asked(other), [{ about: 'abandon', agreed: false }])
      const told = timesTold(a)
      await vote(house.tables, cid, id, 'abandon', true)
      assert.deepEqual(asked(c), [{ about: 'abandon', agreed: true }])
      assert.equal(timesTold(a), told, 'not even that somebody has agreed')
      const late = await looksOn(house, table, ann, 0)
      assert.deepEqual(asked(late), [{ about: 'abandon', agreed: false }])
      for (const stranger of strangers) {
        assert.deepEqual(asked(stranger), [])
        assert.equal(timesTold(stranger), 1)
      }
      await assert.rejects(vote(house.tables, eve, id, 'abandon', false), /Only people who sit/)
      assert.deepEqual(await vote(house.tables, ann, id, 'abandon', true), { carried: true })
      assert.equal(table.row.status, 'abandoned')
      for (const each of [a, b, c]) assert.deepEqual(asked(each), [])
    })

    test('one no closes it for all, and a yes of before does not count when it is asked again', async t => {
      const house = await open(t, kind)
      const table = await begun(house)
      const { id } = table.row
      const a = await looksOn(house, table, ann, 0)
      for (const who of [ann, bob]) await vote(house.tables, who, id, 'pause', true)
      await vote(house.tables, cid, id, 'pause', false)
      assert.deepEqual(asked(a), [])
      assert.deepEqual(await vote(house.tables, cid, id, 'pause', true), { carried: false })
      assert.deepEqual(asked(a), [{ about: 'pause', agreed: false }])
      await vote(house.tables, cid, id, 'pause', false)
      assert.deepEqual(asked(a), [], 'taken back by the one who asked')
      for (const who of [ann, bob, cid]) await vote(house.tables, who, id, 'pause', true)
      assert.equal(table.clock.paused, true)
      await assert.rejects(vote(house.tables, ann, id, 'pause', true), /waits already/)
    })

    test('everybody, also a spectator, reads who wants to go back to what; carried, the table is there again', async t => {
      const house = await open(t, kind)
      const table = await inOpenTurns(house)
      const { id } = table.row
      const a = await looksOn(house, table, ann, 0)
      const stranger = await looksOn(house, table, null, 'public')
      const state = JSON.stringify(table.game.view(table.match!.state, 'public'))
      const back = table.version
      const seat = table.pending[0]!
      await chooses(house, table)
      await chooses(house, table)
      assert.deepEqual(momentsFor(table, bob.id).at(1), { version: back, seat })
      for (const wrong of [table.version, table.version + 7]) {
        const wish = vote(house.tables, ann, id, `rewind ${wrong}`, true)
        await assert.rejects(wish, /decision of a person/, `version ${wrong} is no moment`)
      }
      await vote(house.tables, bob, id, `rewind ${back}`, true)
      for (const guest of [a, stranger])
        assert.deepEqual(asked(guest), [{ about: 'rewind', version: back, by: 1, agreed: false }])
      const { view, events } = pastMoment(table, back, 'public')
      assert.equal(JSON.stringify(view), state)
      assert.deepEqual(events, eventsOf([table.entries[back]!], 'public'))
      await vote(house.tables, ann, id, `rewind ${back}`, true)
      assert.deepEqual(await vote(house.tables, cid, id, `rewind ${back}`, true), { carried: true })
      assert.equal(JSON.stringify(table.game.view(table.match!.state, 'public')), state)
      for (const guest of [a, stranger]) {
        assert.deepEqual(asked(guest), [])
        assert.deepEqual(ended(guest), { about: 'rewind', version: back, by: 1, result: 'accepted', n: 1 })
      }
      assert.deepEqual(
        momentsFor(table, bob.id).filter(({ version }) => version >= back),
        [],
      )
    })

    test('the verdict says whether somebody refused, the asker withdrew, or another wish took its place', async t => {
      const house = await open(t, kind)
      const table = await inOpenTurns(house)
      const { id } = table.row
      const a = await looksOn(house, table, ann, 0)
      for (let i = 0; i < 3; i++) await chooses(house, table)
      const [one, two] = momentsFor(table, ann.id).map(({ version }) => version) as [number, number]
      await vote(house.tables, ann, id, `rewind ${one}`, true)
      await vote(house.tables, bob, id, `rewind ${one}`, false)
      assert.deepEqual(ended(a), { about: 'rewind', version: one, by: 0, result: 'refused', n: 1 })
      await vote(house.tables, ann, id, `rewind ${one}`, true)
      await vote(house.tables, ann, id, `rewind ${one}`, false)
      assert.deepEqual(ended(a), { about: 'rewind', version: one, by: 0, result: 'withdrawn', n: 2 })
      await vote(house.tables, ann, id, `rewind ${one}`, true)
      await vote(house.tables, cid, id, `rewind ${two}`, true)
      assert.deepEqual(ended(a), { about: 'rewind', version: one, by: 0, result: 'superseded', n: 3 })
      assert.deepEqual(asked(a), [{ about: 'rewind', version: two, by: 2, agreed: false }])
      await goBack(house, table, two - 1)
      for (const who of [ann, bob]) await vote(house.tables, who, id, `rewind ${two}`, true)
      assert.equal((ended(a) as { result?: string }).result, 'superseded', 'what it wanted to undo is undone')
      assert.equal(table.entries.filter(({ entry }) => 'rewind' in entry).length, 1)
      // A no where nothing is asked ends nothing.
      const { verdict } = table.row
      await vote(house.tables, ann, id, `rewind ${one}`, false)
      assert.equal(table.row.verdict, verdict)
    })

    test('a refused wish to go back, or one that goes further, is not carried behind the back of who refused it', async t => {
      const house = await open(t, kind)
      const table = await inOpenTurns(house)
      const { id } = table.row
      for (let i = 0; i < 4; i++) await chooses(house, table)
      const [last, further] = momentsFor(table, ann.id).map(({ version }) => version) as [number, number]
      assert.ok(further < last)
      const rewinds = (): number => table.entries.filter(({ entry }) => 'rewind' in entry).length
      await vote(house.tables, ann, id, `rewind ${last}`, true)
      await vote(house.tables, bob, id, `rewind ${last}`, false)
      await leaveSeat(house.tables, bob, id, 1)
      for (const version of [last, further]) {
        for (const who of [ann, cid])
          await assert.rejects(vote(house.tables, who, id, `rewind ${version}`, true), /never agrees/)
        assert.equal(rewinds(), 0)
      }
      // Back at the table, Bob may agree after all.
      await comeBack(house.tables, bob, id, 1)
      for (const who of [ann, cid, bob]) await vote(house.tables, who, id, `rewind ${further}`, true)
      assert.equal(rewinds(), 1)
    })

    test('a vote that is secret says neither to others nor by its verdict whose it was', async t => {
      const house = await open(t, kind)
      const table = await begun(house)
      const { id } = table.row
      const a = await looksOn(house, table, ann, 0)
      const stranger = await looksOn(house, table, eve, 'public')
      for (const no of [ann, bob]) {
        await vote(house.tables, ann, id, 'abandon', true)
        await vote(house.tables, no, id, 'abandon', false)
        assert.deepEqual({ ...ended(a), n: 0 }, { about: 'abandon', result: 'refused', n: 0 })
      }
      assert.equal(ended(stranger), undefined)
    })

    test("the choices of bots, parts of a choice, and standing answers of one's own are no decisions", async t => {
      const house = await open(t, kind)
      const table = await inOpenTurns(house)
      const { id } = table.row
      let plays = 0
      const play = async (by: 'person' | 'part' | 'standing' | 'bot'): Promise<boolean> => {
        const seat = table.pending[0]!
        const option = table.questions.of(seat).options[0] as never
        await house.tables.play(
          [ann, bob, cid][seat]!,
          id,
          { seat, option },
          table.version,
          `by-somebody-${plays++}`,
          by,
        )
        return table.pending[0] === seat
      }
      // A part follows a choice of the same seat.
      while (!(await play('person'))) continue
      const before = momentsFor(table, ann.id).length - 1
      const seat = table.pending[0]!
      const who = [ann, bob, cid][seat]!
      const other = [ann, bob, cid].find(each => each !== who)!
      for (const by of ['part', 'standing', 'bot'] as const) await play(by)
      const [first, , standing] = table.entries.slice(-4)
      const versions = (person: string): readonly number[] =>
        momentsFor(table, person)
          .slice(0, -before || undefined)
          .map(({ version }) => version + 1)
      const sitter = [ann, bob, cid]['seat' in standing!.entry ? standing!.entry.seat : 0]!
      const stranger = sitter === other ? who : other
      assert.deepEqual(versions(sitter.id), [first!.version])
      assert.deepEqual(versions(stranger.id), [standing!.version, first!.version], 'nobody else may tell')
    })

    test('choices that one press has made are one decision, also when they are taken back and done again', async t => {
      const house = await open(t, kind)
      const table = await inOpenTurns(house)
      const { id } = table.row
      const guests = [await looksOn(house, table, ann, 0), await looksOn(house, table, bob, 1), undefined]
      /** By press: the version before it. */
      const presses: number[] = []
      let last = -1
      const isPress = (): boolean => table.match!.canUndo(last) && table.version - presses.at(-1)! > 2
      while (!isPress()) {
        const { version } = table
        const seat = table.pending[0]!
        const guest = guests[seat]
        const part = seat === last && guest !== undefined
        if (guest) {
          const option = table.questions.of(seat).options[0]
          const wish = { t: 'play', table: id, seat, version, key: `choice-${version}`, option, part } as const
          assert.equal((await guest.ask(wish)).t, 'done')
        } else await chooses(house, table)
        if (!part) presses.push(version)
        last = seat
      }
      const newest = presses.slice(-5).toReversed()
      const decisions = (): readonly number[] =>
        momentsFor(table, cid.id)
          .slice(0, newest.length)
          .map(({ version }) => version)
      assert.deepEqual(decisions(), newest)
      const who = [ann, bob, cid][last]!
      await house.tables.play(who, id, { undo: last }, table.version, 'undo-of-one')
      assert.deepEqual(decisions(), newest)
      await house.tables.play(who, id, { redo: last }, table.version, 'redo-of-one')
      assert.deepEqual(decisions(), newest)
    })

    test('everybody who had heard of a choice is told who has taken it back', async t => {
      const house = await open(t, kind)
      const table = await inOpenTurns(house)
      const { id } = table.row
      const guests = [await looksOn(house, table, ann, 0), await looksOn(house, table, null, 'public')]
      let seat: number
      do {
        seat = table.pending[0]!
        await chooses(house, table)
      } while (!table.match!.canUndo(seat))
      await house.tables.play([ann, bob, cid][seat]!, id, { undo: seat }, table.version, 'takes-it-back')
      const undoneBy = ({ heard }: Guest): number | undefined => heard.findLast(each => each.t === 'sight')?.undoneBy
      for (const guest of guests) assert.equal(undoneBy(guest), seat)
      assert.equal(undoneBy(await looksOn(house, table, cid, 2)), undefined, 'a newcomer has not seen it')
    })

    test('nobody is told who has taken back a choice in secret', async t => {
      const house = await open(t, kind)
      const table = await begun(house, false)
      const { id } = table.row
      const first = table.pending[0]!
      const guest = await looksOn(house, table, null, 'public')
      await chooses(house, table)
      await house.tables.play([ann, bob, cid][first]!, id, { undo: first }, table.version, 'takes-it-back')
      assert.ok(guest.heard.every(each => each.t !== 'sight' || each.undoneBy === undefined))
    })

    test('while a secret question is open nothing tells who has answered it', async t => {
      const house = await open(t, kind)
      const table = await begun(house, false)
      assert.ok(table.asksInSecret)
      const first = table.pending[0]!
      await chooses(house, table)
      for (const who of [ann, bob, cid]) assert.deepEqual(momentsFor(table, who.id), [])
      for (const viewer of [0, 1, 2, 'public'] as const) {
        const { seat, events, option } = pastMoment(table, 0, viewer)
        if (viewer !== first) assert.deepEqual([seat, events, option], [null, [], null])
        else assert.equal(seat, first)
      }
    })

    test('a person who leaves loses their vote: a motion of all others is carried then, and none when nobody is left', async t => {
      const house = await open(t, kind)
      const table = await begun(house)
      const { id } = table.row
      for (const who of [ann, bob]) await vote(house.tables, who, id, 'pause', true)
      await leaveSeat(house.tables, cid, id, 2)
      assert.equal(table.clock.paused, true)
      await assert.rejects(vote(house.tables, cid, id, 'abandon', true), /A bot plays for you/)
      await vote(house.tables, ann, id, 'abandon', true)
      await substituteBots(house.tables, id, () => [0, 1])
      assert.equal(table.row.status, 'playing')
    })

    test('whoever is left gives the game up only when those who missed a turn have had time to come back', async t => {
      t.mock.timers.enable({ apis: ['Date'], now: 1_800_000_000_000 })
      const house = await open(t, kind)
      const table = await begun(house)
      const { id } = table.row
      const givesUp = async (): Promise<string> => {
        await vote(house.tables, ann, id, 'abandon', true)
        return table.row.status
      }
      await substituteBots(house.tables, id, () => [1, 2])
      assert.equal(await givesUp(), 'playing')
      t.mock.timers.tick(20_000)
      // Bob comes back, and so has a vote; then he misses another turn.
      await comeBack(house.tables, bob, id, 1)
      t.mock.timers.tick(60_000)
      assert.equal(await givesUp(), 'playing')
      await substituteBots(house.tables, id, () => [1])
      assert.equal(table.row.status, 'playing', 'his time begins now')
      t.mock.timers.tick(29_000)
      assert.equal(await givesUp(), 'playing')
      t.mock.timers.tick(1000)
      assert.equal(await givesUp(), 'abandoned')
    })

    test('such a vote is carried by itself when that time is over', async t => {
      const house = await new House(await newDatabase(t, kind), undefined, { graceMs: 50 }).open()
      t.after(() => house.close())
      const table = await begun(house)
      const { id } = table.row
      await substituteBots(house.tables, id, () => [1, 2])
      await vote(house.tables, ann, id, 'abandon', true)
      while (table.row.status === 'playing') await setTimeout(5)
      assert.equal(table.row.status, 'abandoned')
    })

    test('bots wait while the table is paused, and play when it is resumed', async t => {
      const house = await open(t, kind)
      const table = await begun(house)
      const { id } = table.row
      for (const who of [ann, bob, cid]) await vote(house.tables, who, id, 'pause', true)
      await substituteBots(house.tables, id, () => [0, 1, 2])
      assert.equal(table.row.wake_at, null)
      await house.driver.poll(Date.now() + 600_000)
      await setTimeout(20)
      assert.equal(table.version, 0)
      await resume(house.tables, ann, id)
      while (table.row.status === 'playing' && table.version < 5) await setTimeout(2)
      assert.ok(table.version >= 5)
    })

    test('the owner lets a bot play for a person who is gone, and for no other', async t => {
      const house = await open(t, kind)
      const table = await begun(house)
      const { id } = table.row
      const { tables, presences } = house
      await looksOn(house, table, bob, 1)
      await assert.rejects(seatBot(tables, ann, id, { seat: 1, level: 'greedy' }, presences), /theirs/)
      await assert.rejects(seatBot(tables, bob, id, { seat: 2, level: 'greedy' }, presences), /owner/)
      await seatBot(tables, ann, id, { seat: 2, level: 'greedy' }, presences)
      assert.deepEqual([table.seats[2]!.person_id, table.seats[2]!.away], [cid.id, 1])
      await comeBack(tables, cid, id, 2)
      assert.equal(table.seats[2]!.away, 0)
    })
  })

test('two processes on PostgreSQL: a motion in one is seen in the other, and carried once', {
  skip: noPostgres,
}, async t => {
  const url = await newPostgres()
  const [east, west] = [await new House(openPostgres(url)).open(), await new House(openPostgres(url)).open()]
  t.after(async () => {
    for (const house of [east, west]) {
      await house.close()
      await house.db.close()
    }
  })
  const here = await inOpenTurns(east)
  const back = here.version
  for (let i = 0; i < 3; i++) await chooses(east, here)
  const { id } = here.row
  const there = await west.tables.newest(id)
  const b = await looksOn(west, there, bob, 1)
  const wish = `rewind ${back}` as const
  await vote(east.tables, ann, id, wish, true)
  while (asked(b).length === 0) await setTimeout(2)
  assert.deepEqual(asked(b), [{ about: 'rewind', version: back, by: 0, agreed: false }])
  await Promise.all([vote(west.tables, bob, id, wish, true), vote(east.tables, cid, id, wish, true)])
  while (ended(b) === undefined || here.version !== there.version) await setTimeout(2)
  assert.deepEqual(asked(b), [])
  assert.deepEqual(ended(b), { about: 'rewind', version: back, by: 0, result: 'accepted', n: 1 })
  assert.deepEqual(
    here.entries.filter(({ entry }) => 'rewind' in entry).map(({ version }) => version),
    [back + 4],
  )
})
