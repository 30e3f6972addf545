// A month of tables over days, by a clock that the test moves: people come and go, miss their time and return, and the
// server is stopped or killed every day. Here it has 8 days; `MONTH_DAYS=30 npm test -- server/test/month` plays all of it.

import assert from 'node:assert/strict'
import process from 'node:process'
import { describe, type TestContext, test } from 'node:test'
import { outliveTable } from './house.ts'
import { Series, type Visitor } from './month/series.ts'
import { Visits } from './month/visits.ts'
import { World } from './month/world.ts'
import { Receiver } from './noticeReceiver.ts'
import { leftToTheNight, Place, STORAGES, withoutStorage } from './process.ts'
import { settableClock } from './settableClock.ts'
import { assertNothingLost } from './tableChecks.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const DAYS = Number(process.env.MONTH_DAYS ?? 8)
const VISITS_A_DAY = 2
/** So long before the month everybody was here for the first time, and a session ends after 90 days without use. */
const DAYS_BEFORE = 86

async function openWorld(t: TestContext, place: Place): Promise<World> {
  const world = new World(place.open())
  t.after(() => world.kill())
  return world.open()
}

describe('a month of tables over days', () => {
  for (const storage of STORAGES)
    test(`${storage}: nothing is lost, clocks and notices work, and what is swept is not missed`, {
      skip: withoutStorage(storage) || leftToTheNight(storage),
    }, async t => {
      const passes = settableClock(t)
      const place = await Place.of(t, storage)
      const receiver = await new Receiver().open(t)
      let world = await openWorld(t, place)
      const comeIn = async (name: string): Promise<Visitor> => {
        const { person, session } = await world.people.guest(name)
        await world.notices.add(person.id, 'ntfy', `${receiver.url}/${name}`)
        return { ...person, session }
      }
      passes(-DAYS_BEFORE * DAY)
      const [ann, bob, cid] = [await comeIn('Ann'), await comeIn('Bob'), await comeIn('Cid')]
      passes(DAYS_BEFORE * DAY)
      const bot = { kind: 'bot', level: 'random' } as const
      const three = { players: 3, quick: true, heroes: 'inTurn' }
      const all = [
        new Series(outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] }), 24, [ann, bob]),
        new Series(outliveTable({ config: three, seats: [{ kind: 'me' }, { kind: 'open' }, bot] }), 72, [bob, ann]),
        new Series(
          outliveTable({
            game: 'long-night',
            config: { players: 3 },
            seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
          }),
          48,
          [ann, bob, cid],
        ),
      ]
      const visits = new Visits(receiver)
      for (let day = 0; day < DAYS; day++) {
        for (let i = 0; i < VISITS_A_DAY; i++) {
          for (const series of all) {
            await series.begin(world)
            // Cid never comes, so a bot plays for Cid.
            for (const seat of [0, 1]) if (visits.chance(2)) await visits.visit(world, series, seat)
          }
          passes(DAY / VISITS_A_DAY)
          await world.wake(all.map(({ id }) => id))
          if (i === 0) await world.unloadIdle()
        }
        if (day % 2 === 0) await world.stop()
        else await world.kill()
        world = await openWorld(t, place)
      }
      assert.equal(await world.people.bySession(cid.session), undefined, 'the session of Cid has ended')
      const night = await world.house.tables.table(all[2]!.id)
      assert.equal(night.seats[2]!.person_id, cid.id, 'the seat is still that of Cid')
      for (const { id } of all) assert.equal((await world.house.tables.table(id)).resumed, false)
      const { acknowledged, notices, returns } = visits
      t.diagnostic(`${all.map(({ games }) => games).join(' + ')} games, ${acknowledged.length} choices`)
      t.diagnostic(`${notices} notices, ${returns} returns`)
      assert.ok(acknowledged.length > 3 * DAYS && notices > DAYS / 3 && returns > 0)
      await world.stop()
      const db = place.open()
      t.after(() => db.close())
      await assertNothingLost(db, acknowledged)
    })
})
