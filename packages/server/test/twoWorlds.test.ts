// Two worlds that a rival and a spectator cannot tell apart, each on a table of its own: everything that the server sends
// to these two must be the same, word for word, also while the seat with the secrets does something hidden.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { same } from '@lastlight/kernel'
import { exportOf } from '../src/deals/export.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { infoOf } from '../src/tables/info.ts'
import type { LiveTable } from '../src/tables/liveTable.ts'
import { momentsFor } from '../src/tables/moments.ts'
import { Guest, House, NOBODY_HERE, openHouse, tempFile } from './house.ts'
import {
  configOf,
  differenceOf,
  GAMES,
  hiddenActs,
  POSITIONS,
  positions,
  tableFrom,
  VIEWERS,
  wishesIn,
} from './secrecy/worlds.ts'
import { ann, bob, cid } from './threePeople.ts'

const PEOPLE = [ann, bob, cid] as const
/** A few positions of one game each; with LASTLIGHT_WORLDS=N, of so many games. */
const SEEDS = Array.from({ length: Number(process.env['LASTLIGHT_WORLDS'] ?? 1) }, (_, i) => `worlds ${i}`)

/** Everything that the two are told, without what differs between any two tables. */
class Eavesdroppers {
  readonly #table: LiveTable
  readonly #guests: readonly Guest[]

  constructor(house: House, table: LiveTable) {
    this.#table = table
    this.#guests = [new Guest(house, bob), new Guest(house, null)]
  }

  async watch(): Promise<void> {
    for (const [i, guest] of this.#guests.entries())
      await guest.ask({ t: 'watch', table: this.#table.row.id, viewer: VIEWERS[i] })
  }

  /** The rival asks about and tries things that are perhaps not possible. */
  async pry(wishes: readonly unknown[]): Promise<void> {
    const [rival] = this.#guests
    const { row, version } = this.#table
    for (const option of wishes) await rival!.ask({ t: 'why', table: row.id, seat: 1, option })
    for (const t of ['undo', 'redo']) await rival!.ask({ t, table: row.id, seat: 1, version, key: `${t} something` })
  }

  transcript(): string {
    const { row } = this.#table
    const said = [
      // Presence comes when it comes.
      this.#guests.map(({ heard: all }) => all.filter(each => each.t !== 'presence')),
      [bob.id, null].map(who => infoOf(this.#table, who, NOBODY_HERE)),
      exportOf(this.#table),
      momentsFor(this.#table, bob.id),
    ]
    return JSON.stringify(said)
      .replaceAll(row.id, 'TABLE')
      .replaceAll(row.code, 'CODE')
      .replaceAll(row.commitment, 'COMMITMENT')
      .replaceAll(/"(at|changed|created)":\d{9,}/g, '"$1":0')
      .replaceAll(/"presence":"\w+"|"spectators":\d+/g, '')
  }
}

for (const [name, [id, more]] of Object.entries(GAMES))
  test(`${name}: a rival and a spectator are sent the same in two worlds that they cannot tell apart`, async t => {
    const game = GAMES_BY_ID.get(id)!
    const config = configOf(game, more)
    const file = tempFile(t)
    const before = await openHouse(t, file)
    const found = SEEDS.flatMap(seed => positions(game, config, seed))
    const tables: (readonly [string, string])[] = []
    for (const { state, world } of found)
      tables.push([
        await tableFrom(before, game, config, state, PEOPLE),
        await tableFrom(before, game, config, world, PEOPLE),
      ])
    await before.close()
    await before.db.close()
    const house = await new House(openSqlite(file)).open()
    t.after(async () => {
      await house.close()
      await house.db.close()
    })
    const told: string[] = []
    house.tables.onResumed = ({ row }) => void told.push(row.id)
    let acts = 0
    let different = 0
    for (const [i, position] of found.entries()) {
      const wishes = wishesIn(game, position)
      const pairs = hiddenActs(game, position)
      const pair = pairs.find(([here, there]) => !same(here, there)) ?? pairs[0]
      const heardIn: string[] = []
      for (const [world, table] of tables[i]!.entries()) {
        const live = await house.tables.table(table)
        assert.ok(live.resumed, 'the table goes on from the state that it was given')
        assert.equal(told.at(-1), table, 'and the operator can read so')
        const two = new Eavesdroppers(house, live)
        await two.watch()
        await two.pry(wishes)
        if (pair) await house.tables.play(ann, table, { seat: 0, option: pair[world] as never }, live.version)
        await two.pry(wishes)
        heardIn.push(two.transcript())
      }
      acts += pair ? 1 : 0
      different += pair && !same(pair[0], pair[1]) ? 1 : 0
      assert.equal(differenceOf(heardIn[0]!, heardIn[1]!), undefined)
    }
    assert.ok(found.length >= POSITIONS / 2 && acts > 0, `${found.length} positions, ${acts} acts`)
    t.diagnostic(`${found.length} positions, ${acts} hidden acts, ${different} of them different`)
  })
