// Takes reports of people about people and messages. The person reported is told nothing.

import type { ReportWish } from '@lastlight/protocol'
import { cleanText } from '../chat/cleanText.ts'
import { speakerAt } from '../chat/speaker.ts'
import { ADDRESSES_IN_RANGE } from '../http/address.ts'
import { Limiter } from '../http/limiter.ts'
import { type Limit, limit, perDay } from '../ops/limit.ts'
import { holding } from '../people/person.ts'
import { Problem } from '../problems.ts'
import { Conflict, type Database, one } from '../storage/database.ts'
import { newId } from '../tables/codes.ts'
import type { PersonRef } from '../tables/lobby.ts'
import type { Tables } from '../tables/tables.ts'
import { copyLines, type Place } from './lines.ts'

const DAY_MS = 86_400_000
const PER_PERSON = 10
/** A household or a school shares an address. */
const PER_ADDRESS = 30

const reportsOf = (perAddress: number): Limit => ({
  what: 'reports of people who came within the last day; as many more of those who came earlier',
  person: PER_PERSON,
  network: perDay(perAddress),
  range: perDay(perAddress * ADDRESSES_IN_RANGE),
})
limit(reportsOf(PER_ADDRESS))

const tooMany = (): Problem =>
  new Problem('tooMany', `You have made ${PER_PERSON} reports within a day. Tomorrow you can make another one.`)

export class Reporting {
  readonly #db: Database
  readonly #tables: Tables
  readonly #now: () => number
  readonly #ofNewcomers: Limiter
  /** Otherwise three new guests could use up what their neighbours may report. */
  readonly #ofOthers: Limiter

  constructor(db: Database, tables: Tables, perAddress = PER_ADDRESS, now: () => number = Date.now) {
    this.#db = db
    this.#tables = tables
    this.#now = now
    this.#ofNewcomers = new Limiter(reportsOf(perAddress))
    this.#ofOthers = new Limiter(reportsOf(perAddress))
  }

  /** The same report of the same person counts once. `visitor`: the network that it comes from. */
  async report(who: PersonRef, visitor: string, id: string, wish: ReportWish): Promise<void> {
    const table = await this.#tables.table(id)
    const { message, ...person } = await speakerAt(this.#db, table, who, wish.about, true)
    if (person.id === who.id) throw new Problem('bad', 'You cannot report yourself.')
    const text = wish.text === '' ? '' : cleanText(wish.text)
    const now = this.#now()
    const place: Place = {
      table: id,
      room: message?.room ?? 'table',
      message: message?.id ?? null,
      // Everything that was said until now is around a report of a person.
      at: message?.at ?? now + 1,
    }
    if (await this.#isKnown(who, place, person)) return
    // Reports that are refused to one person must not use up what others in the same house may make.
    const { made, isNew } = await this.#reporter(who, now)
    if (made >= PER_PERSON) throw tooMany()
    const limiter = isNew ? this.#ofNewcomers : this.#ofOthers
    limiter.mustAllow({ visitor }, 'Many reports have come from your network today. Try again tomorrow.')
    const report = newId()
    try {
      await this.#db.write([
        // Reports of one person at the same time are counted one after the other.
        holding(who.id),
        one(
          `INSERT INTO reports (id, table_id, room, message_id, around_at, reporter_id, reporter_name, person_id,
              person_name, reason, text, created_at)
            SELECT $1, $2, $3, $4, $5, id, $7, $8, $9, $10, $11, $12 FROM people WHERE id = $6
              AND (SELECT COUNT(*) FROM reports WHERE reporter_id = $6 AND created_at > $13) < ${PER_PERSON}`,
          report,
          place.table,
          place.room,
          place.message,
          place.at,
          who.id,
          who.name,
          person.id,
          person.name,
          wish.reason,
          text,
          now,
          now - DAY_MS,
        ),
        ...copyLines(report, place),
      ])
    } catch (problem) {
      throw problem instanceof Conflict ? tooMany() : problem
    }
  }

  async #reporter(who: PersonRef, now: number): Promise<{ readonly made: number; readonly isNew: boolean }> {
    const [row] = await this.#db.read<{ made: number; since: number }>`SELECT created_at AS since,
        (SELECT COUNT(*) FROM reports WHERE reporter_id = ${who.id} AND created_at > ${now - DAY_MS}) AS made
      FROM people WHERE id = ${who.id}`
    return { made: row?.made ?? 0, isNew: (row?.since ?? now) > now - DAY_MS }
  }

  /** A message is reported once; a person again when the report before is closed. */
  async #isKnown(who: PersonRef, { table, message }: Place, person: PersonRef): Promise<boolean> {
    const rows =
      message === null
        ? await this.#db.read`SELECT id FROM reports WHERE reporter_id = ${who.id} AND table_id = ${table}
            AND person_id = ${person.id} AND message_id IS NULL AND closed_at IS NULL`
        : await this.#db.read`SELECT id FROM reports WHERE reporter_id = ${who.id} AND message_id = ${message}`
    return rows.length > 0
  }
}
