// Chat at a table and among its spectators. A message is stored, then sent by every process; it is never logged.

import type { Viewer } from '@lastlight/kernel'
import { type ChatHistory, PAGE, type ToClient } from '@lastlight/protocol'
import { Limiter } from '../http/limiter.ts'
import type { ChatSender } from '../live/messageHandler.ts'
import { limit } from '../ops/limit.ts'
import { steadyNow } from '../ops/steady.ts'
import { notFound } from '../problems.ts'
import { type Database, one, statement } from '../storage/database.ts'
import { newId } from '../tables/codes.ts'
import type { PersonRef } from '../tables/lobby.ts'
import { maySee } from '../tables/rights.ts'
import type { Tables } from '../tables/tables.ts'
import { cleanText } from './cleanText.ts'
import { Mutes } from './mutes.ts'
import { mayRead, maySpeak, type Room } from './rooms.ts'
import { mustNotBeMuted } from './silenced.ts'
import { type ChatRow, type Speaker, speakerAt } from './speaker.ts'

/** Sends a message to connections that watch a table, if `to` says so. */
export interface Broadcaster {
  say(table: string, message: ToClient, to: (viewer: Viewer, who: PersonRef | null) => boolean): void
}

const LINES = limit({
  what: 'lines of chat',
  person: { burst: 6, perSecond: 0.5 },
  network: { burst: 60, perSecond: 5 },
  range: { burst: 300, perSecond: 25 },
})

/** A room keeps so many; older ones are deleted. */
export const MOST_LINES = 5000

const CHANNEL = 'chat'

const messageOf = ({ id, room, person_id: person, name, text, at }: ChatRow, reader: string | null) => ({
  id,
  room,
  name,
  mine: person === reader,
  text,
  at,
})

export class Chat implements ChatSender {
  readonly #db: Database
  readonly #tables: Tables
  readonly #broadcaster: Broadcaster
  readonly #mutes: Mutes
  readonly #limiter: Limiter
  readonly #onProblem: (problem: unknown) => void
  readonly #now: () => number
  /** Messages are delivered in the order of their announcements. */
  #delivering: Promise<void> = Promise.resolve()

  constructor(
    db: Database,
    tables: Tables,
    voice: Broadcaster,
    onProblem: (problem: unknown) => void,
    now?: () => number,
    { countsNetworks = true } = {},
  ) {
    this.#db = db
    this.#tables = tables
    this.#broadcaster = voice
    this.#mutes = new Mutes(db)
    this.#limiter = new Limiter(countsNetworks ? LINES : { what: LINES.what, person: LINES.person }, now ?? steadyNow)
    this.#onProblem = onProblem
    this.#now = now ?? Date.now
  }

  async start(): Promise<void> {
    await this.#db.listen(CHANNEL, message => {
      const { id, table } = JSON.parse(message) as { id: string; table: string }
      this.#delivering = this.#delivering.then(() => this.#deliver(id, table)).catch(this.#onProblem)
    })
  }

  /** `visitor`: the network that it comes from. */
  async say(who: PersonRef, id: string, room: Room, text: string, visitor?: string): Promise<void> {
    const table = await this.#tables.table(id)
    if (!maySpeak(table, who, room)) throw notFound()
    await mustNotBeMuted(this.#db, id, who.id, this.#now())
    const line = cleanText(text)
    this.#limiter.mustAllow({ person: who.id, visitor }, 'You talk too fast; wait a moment.')
    const message = newId()
    const name = table.seats.find(each => each.person_id === who.id)?.name ?? who.name
    await this.#db.write([
      one`INSERT INTO chat_messages (id, table_id, room, person_id, name, text, at)
        VALUES (${message}, ${id}, ${room}, ${who.id}, ${name}, ${line}, ${this.#now()})`,
      statement`DELETE FROM chat_messages WHERE table_id = ${id} AND room = ${room} AND at <
        (SELECT at FROM chat_messages WHERE table_id = ${id} AND room = ${room} ORDER BY at DESC LIMIT 1 OFFSET ${MOST_LINES})`,
    ])
    // The message is stored: a process that misses the announcement shows it in the history.
    await this.#db.announce(CHANNEL, JSON.stringify({ id: message, table: id })).catch(this.#onProblem)
  }

  /** Sends a message to the connections of this process that may read it. */
  async #deliver(id: string, tableId: string): Promise<void> {
    const [row] = await this.#db.read<ChatRow>`SELECT * FROM chat_messages WHERE id = ${id}`
    if (!row) return
    const listeners = this.#listeners(row)
    if (listeners.length === 0) return
    const table = await this.#tables.table(tableId)
    const mutedBy = await this.#mutes.mutedBy(new Set(listeners.flatMap(who => who?.id ?? [])), row.person_id)
    const hears = (who: PersonRef | null): boolean =>
      mayRead(table, who, row.room) && !(who !== null && mutedBy.has(who.id))
    const told = (mine: boolean): ToClient => ({
      t: 'chat',
      table: tableId,
      message: messageOf(row, mine ? row.person_id : null),
    })
    this.#broadcaster.say(tableId, told(true), (_viewer, who) => who?.id === row.person_id && hears(who))
    this.#broadcaster.say(tableId, told(false), (_viewer, who) => who?.id !== row.person_id && hears(who))
  }

  /** The people who watch the table; nothing is sent yet. */
  #listeners(row: ChatRow): readonly (PersonRef | null)[] {
    const listeners: (PersonRef | null)[] = []
    this.#broadcaster.say(
      row.table_id,
      { t: 'chat', table: row.table_id, message: messageOf(row, null) },
      (_viewer, who) => {
        listeners.push(who)
        return false
      },
    )
    return listeners
  }

  /**
   * The newest page comes first; `after` is the `next` of the page before. Inside a page the oldest message comes
   * first.
   */
  async history(who: PersonRef | null, id: string, room: Room, after?: string): Promise<ChatHistory> {
    const table = await this.#tables.table(id)
    if (!mayRead(table, who, room)) throw notFound()
    const [, at, last] = after?.match(/^(\d{1,15})\.(.+)$/) ?? []
    const until = at === undefined ? Number.MAX_SAFE_INTEGER : Number(at)
    const rows = await this.#db.read<ChatRow>`SELECT * FROM chat_messages WHERE table_id = ${id} AND room = ${room}
      AND (at < ${until} OR (at = ${until} AND id < ${last ?? ''})) ORDER BY at DESC, id DESC LIMIT ${PAGE.chat}`
    const hears = who ? await this.#mutes.hearingOf(who.id) : () => true
    const end = rows.length === PAGE.chat ? rows.at(-1) : undefined
    return {
      messages: rows
        .filter(row => hears(row.person_id))
        .map(row => messageOf(row, who?.id ?? null))
        .toReversed(),
      next: end ? `${end.at}.${end.id}` : null,
    }
  }

  async mute(who: PersonRef, id: string, speaker: Speaker, muted: boolean): Promise<void> {
    const table = await this.#tables.table(id)
    await this.#mutes.set(who.id, (await speakerAt(this.#db, table, who, speaker)).id, muted)
  }

  async unmuteAll(who: PersonRef): Promise<void> {
    await this.#mutes.clear(who.id)
  }

  /** The seats whose people this person has muted. */
  async muted(who: PersonRef, id: string): Promise<number[]> {
    const table = await this.#tables.table(id)
    if (!maySee(table, who, 'public')) throw notFound()
    const hears = await this.#mutes.hearingOf(who.id)
    return table.seats.filter(each => each.person_id !== null && !hears(each.person_id)).map(each => each.seat)
  }
}
