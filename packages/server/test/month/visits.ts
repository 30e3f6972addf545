// People look at their tables, choose when it is their turn, and leave. What they see is checked on the way.

import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { type Chance, chanceFrom, type Json, pickOf } from '@lastlight/kernel'
import { WORDS } from '../../src/notices/words.ts'
import { Problem } from '../../src/problems.ts'
import { isBotSeat } from '../../src/tables/clock.ts'
import type { LiveTable } from '../../src/tables/liveTable.ts'
import { comeBack } from '../../src/tables/seating.ts'
import { Guest } from '../house.ts'
import type { Receiver } from '../noticeReceiver.ts'
import type { Acknowledged } from '../player.ts'
import type { Series, Visitor } from './series.ts'
import type { World } from './world.ts'

const HOUR = 3_600_000
/** A person makes at most so many choices at one visit. */
const MOST_CHOICES = 3

export class Visits {
  readonly #receiver: Receiver
  readonly #chance: Chance = chanceFrom('a month')
  readonly acknowledged: Acknowledged[] = []
  /** By person and table: notices since the last visit, and whether the person was asked when they left. */
  readonly #notices = new Map<string, number>()
  readonly #leftWhenAsked = new Map<string, boolean>()
  notices = 0
  returns = 0

  constructor(receiver: Receiver) {
    this.#receiver = receiver
  }

  /** True in so many cases of three. */
  chance(ofThree: number): boolean {
    return pickOf(this.#chance, 3) < ofThree
  }

  async visit(world: World, series: Series, seat: number): Promise<void> {
    const { id, people } = series
    const visitor = people[seat]!
    const { tables } = world.house
    const who = await world.people.bySession(visitor.session)
    assert.ok(who, `${visitor.name} is still logged in`)
    const guest = new Guest(world.house, who)
    assert.equal((await guest.ask({ t: 'watch', table: id, viewer: seat })).t, 'done')
    await world.notices.looked(who.id, id)
    // A notice of the moment before may still be on its way.
    await world.notices.idle()
    this.#count()
    this.#notices.set(`${visitor.name} ${id}`, 0)
    const table = await tables.table(id)
    if (table.seats[seat]!.away === 1) await this.#comeBack(world, table, visitor, seat)
    if (table.seats[seat]!.away === 0) {
      await this.#choose(world, table, visitor, seat)
      this.#assertDeadline(guest, series)
    }
    await world.rest(table)
    guest.close()
    while (world.house.hub.isWatched(id)) await setTimeout(2)
    this.#leftWhenAsked.set(`${visitor.name} ${id}`, table.pending.includes(seat))
    await this.#assertNotices(world, series)
  }

  async #comeBack(world: World, { row }: LiveTable, visitor: Visitor, seat: number): Promise<void> {
    try {
      await comeBack(world.house.tables, visitor, row.id, seat)
      this.returns += 1
    } catch (problem) {
      // Their time is used up, and the bot has not ended the turn yet.
      assert.ok(problem instanceof Problem && problem.kind === 'conflict')
    }
  }

  async #choose(world: World, table: LiveTable, visitor: Visitor, seat: number): Promise<void> {
    const { id } = table.row
    for (let i = 0; i < MOST_CHOICES; i++) {
      await world.rest(table)
      if (!table.pending.includes(seat) || table.row.status !== 'playing') return
      const { options } = table.questions.of(seat)
      const option = options[pickOf(this.#chance, options.length)]
      const key = `choice-${this.acknowledged.length}`
      const entry = { seat, option: option as never }
      const { version } = await world.house.tables.play(visitor, id, entry, table.version, key)
      this.acknowledged.push({ table: id, version, seat, entry: { seat, option: option as Json }, key })
    }
  }

  /** A person who is asked is told how long they may think, and that is never more than they have. */
  #assertDeadline({ heard }: Guest, { hours }: Series): void {
    for (const each of heard) {
      if (each.t !== 'sight' || !each.sight.asked || each.sight.deadline === null) continue
      const left = each.sight.deadline - Date.now()
      assert.ok(left > 0 && left <= hours * HOUR, `${left / HOUR} of ${hours} hours are left`)
    }
  }

  /** Reads what has arrived since the last time; the path of a notice is the name, its link leads to the table. */
  #count(): void {
    for (const { path, headers, body } of this.#receiver.received.splice(0)) {
      if (body.toString() !== WORDS.en.turn) continue
      const key = `${path.slice(1)} ${String(headers['click']).split('/').at(-1)}`
      this.#notices.set(key, (this.#notices.get(key) ?? 0) + 1)
      this.notices += 1
    }
  }

  /** A person who is asked after they had left has a notice, and nobody has two. */
  async #assertNotices(world: World, { id, people }: Series): Promise<void> {
    await world.notices.idle()
    this.#count()
    const table = await world.house.tables.table(id)
    for (const [seat, { name }] of people.entries()) {
      const key = `${name} ${id}`
      const notices = this.#notices.get(key) ?? 0
      assert.ok(notices <= 1, `${name} has ${notices} notices about one table`)
      const isAsked = table.row.status === 'playing' && table.pending.includes(seat) && !isBotSeat(table, seat)
      if (isAsked && this.#leftWhenAsked.get(key) === false)
        assert.equal(notices, 1, `${name} is told that it is their turn`)
    }
  }
}
