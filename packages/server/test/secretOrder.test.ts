// The rule of the house: nothing public depends on who has answered a secret question, or when. The same deal is played at
// several tables, on which people answer in another order or at other times; all that a spectator gets must be the same.

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { TableInfo } from '@lastlight/protocol'
import { exportOf } from '../src/deals/export.ts'
import { statement } from '../src/storage/database.ts'
import { infoOf } from '../src/tables/info.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { momentsFor, pastMoment } from '../src/tables/moments.ts'
import { beginGame, joinTable } from '../src/tables/seating.ts'
import { Guest, type House, NOBODY_HERE, openHouse, outliveTable } from './house.ts'
import { differenceOf } from './secrecy/worlds.ts'
import { ann, bob, cid, eve } from './threePeople.ts'

const PEOPLE = [ann, bob, cid] as const
const BEGUN = 1_800_000_000_000
const CLOCK = { kind: 'live', seconds: 600 } as const

/** Who answers, and how many milliseconds after the one before. */
type Answers = readonly (readonly [seat: number, after: number])[]

/** The last answer always comes at the same time, so that the next question is put at the same time. */
const SAME_TIMES: readonly Answers[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
].map(order => order.map(seat => [seat, 10_000]))
const OTHER_TIMES: readonly Answers[] = [
  [
    [0, 1000],
    [1, 1000],
    [2, 28_000],
  ],
  [
    [2, 28_000],
    [1, 1000],
    [0, 1000],
  ],
  [
    [1, 0],
    [0, 30_000],
    [2, 0],
  ],
]

interface Played {
  readonly house: House
  readonly table: LiveTable
  readonly spectator: Guest
}

/** The same game, up to the first question that is not secret. */
async function played(t: TestContext, game: string, answers: Answers): Promise<Played> {
  t.mock.timers.setTime(BEGUN)
  const house = await openHouse(t)
  t.after(() => house.close())
  await house.driver.close()
  const { tables } = house
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
  const config = game === 'outlive' ? { players: 3, quick: false, heroes: 'together' } : { players: 3 }
  const wish = { ...outliveTable({ config, seats: [...seats], open: true, clock: CLOCK }), game }
  const { id } = (await tables.create(ann, wish)).row
  for (const who of PEOPLE.slice(1)) await joinTable(tables, who, id, {})
  await house.db.write([statement`UPDATE tables SET secret = 'a secret', deal_table_id = 'a deal' WHERE id = ${id}`])
  const table = await beginGame(tables, ann, id)
  const spectator = new Guest(house, null)
  await spectator.ask({ t: 'watch', table: id, viewer: 'public' })
  const secretly = (seat: number): boolean => table.asksInSecret && table.pending.includes(seat)
  for (const [seat, after] of answers) {
    t.mock.timers.tick(after)
    while (secretly(seat)) {
      const option = table.questions.of(seat).options[0] as never
      await tables.play(PEOPLE[seat]!, id, { seat, option }, table.version)
    }
  }
  assert.ok(table.version >= PEOPLE.length && !table.asksInSecret)
  return { house, table, spectator }
}

/** What differs between any two tables. */
const plain = ({ row }: LiveTable, said: unknown): string =>
  JSON.stringify(said).replaceAll(row.id, 'TABLE').replaceAll(row.code, 'CODE').replaceAll(row.commitment, 'COMMITMENT')

/** Everything that somebody is told who comes now, and looks back at each choice. */
async function shownNow({ house, table }: Played): Promise<string> {
  const newcomer = new Guest(house, null)
  await newcomer.ask({ t: 'watch', table: table.row.id, viewer: 'public' })
  return plain(table, [
    newcomer.heard,
    [null, eve.id].map(who => infoOf(table, who, NOBODY_HERE)),
    exportOf(table),
    momentsFor(table, eve.id),
    table.entries.map((_, version) => pastMoment(table, version, 'public')),
  ])
}

function mustBeSame(texts: readonly string[]): void {
  for (const text of texts.slice(1)) assert.equal(differenceOf(texts[0]!, text), undefined)
}

for (const game of ['long-night', 'outlive'])
  test(`${game}: nothing public depends on who answers a secret question first or last`, async t => {
    t.mock.timers.enable({ apis: ['Date'], now: BEGUN })
    const heard: string[] = []
    const shown: string[] = []
    for (const answers of SAME_TIMES) {
      const each = await played(t, game, answers)
      heard.push(plain(each.table, each.spectator.heard))
      shown.push(await shownNow(each))
    }
    mustBeSame(heard)
    mustBeSame(shown)
  })

for (const game of ['long-night', 'outlive'])
  test(`${game}: nothing that is public after a secret question depends on when each has answered`, async t => {
    t.mock.timers.enable({ apis: ['Date'], now: BEGUN })
    const shown: string[] = []
    for (const answers of [...OTHER_TIMES, SAME_TIMES[0]!]) {
      const each = await played(t, game, answers)
      const info: TableInfo = infoOf(each.table, null, NOBODY_HERE)
      assert.equal(info.deadline, BEGUN + 30_000 + CLOCK.seconds * 1000)
      shown.push(await shownNow(each))
    }
    mustBeSame(shown)
  })
