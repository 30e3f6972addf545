// Every table there is, and everything that can be done at one.

import type { AnyGame, Entry, Viewer } from '@lastlight/kernel'
import type { Join, NewTable, Rematch, Standing, TableInfo } from '@lastlight/protocol'
import { fingerprint, type Games } from '../games.ts'
import { notFound, Problem } from '../problems.ts'
import { Conflict, type Database, one, type Release, type Statement, statement } from '../storage/database.ts'
import { type StoredClock, timesOf } from './clock.ts'
import { infoOf } from './info.ts'
import { LiveTable, type Page } from './live.ts'
import { begin, getUp, isDealtAgain, makeTable, setAway, setBot, setSalt, sitDown, type Who } from './lobby.ts'
import { askedAt, ballot, carried, forgetRewinds, isAgreed, type Motion, versionIn } from './motions.ts'
import type { TableRow } from './rows.ts'
import { standingAt } from './standing.ts'

/** What others of this process want to hear of. */
export interface Listener {
  /** A table has new pages; `whole`: something was taken back, so everything is to be shown anew. */
  changed(table: LiveTable, pages: readonly Page[], whole: boolean): void
  /** Who sits where, the status or the clock. */
  seated(table: LiveTable): void
}

/** On which every process tells of tables it has changed. */
export const CHANNEL = 'tables'
/** How many tables are asked for at once. */
const LOOK_AT = 500
const DUE_AT_ONCE = 500

export class Tables {
  readonly #db: Database
  readonly #games: Games
  readonly #prints: ReadonlyMap<string, string>
  readonly #live = new Map<string, Promise<LiveTable | undefined>>()
  readonly #listeners: Listener[] = []
  /** How commands ended: `done`, or the kind of problem there was. */
  onCommand: (game: string, result: string) => void = () => {}
  /** To know one's own announcements. */
  readonly #process: string

  constructor(db: Database, games: Games, process: string) {
    this.#db = db
    this.#games = games
    this.#process = process
    this.#prints = new Map([...games.values()].map(game => [game.id, fingerprint(game)]))
  }

  async start(): Promise<void> {
    await this.#db.listen(CHANNEL, message => {
      const { id, from } = JSON.parse(message) as { id: string; from: string }
      if (from !== this.#process) this.#catchUp(id).catch(() => undefined)
    })
  }

  hear(listener: Listener): void {
    this.#listeners.push(listener)
  }

  gameOf(id: string): AnyGame {
    const game = this.#games.get(id)
    if (!game) throw new Problem('bad', `There is no game '${id}'.`)
    return game
  }

  /** The table, loaded when nobody has used it for a while. */
  async table(id: string): Promise<LiveTable> {
    let live = this.#live.get(id)
    if (!live) {
      live = LiveTable.open(this.#db, this.#games, id, this.#prints)
      this.#live.set(id, live)
      live.then(
        table => {
          if (!table) this.#live.delete(id)
        },
        () => this.#live.delete(id),
      )
    }
    const table = await live
    if (!table) throw notFound()
    return table
  }

  get liveCount(): number {
    return this.#live.size
  }

  async byCode(code: string): Promise<LiveTable> {
    const [row] = await this.#db.read<{ id: string }>(
      'SELECT id FROM tables WHERE code = $1',
      code.trim().toUpperCase(),
    )
    if (!row) throw notFound()
    return this.table(row.id)
  }

  async create(who: Who, wish: NewTable): Promise<LiveTable> {
    const game = this.gameOf(wish.game)
    const { id, unit } = makeTable(game, this.#prints.get(game.id)!, who, wish)
    await this.#db.write(unit)
    return this.table(id)
  }

  /** Tables of strangers that are open to everybody. */
  async list(status: 'waiting' | 'playing', limit = 50): Promise<readonly TableRow[]> {
    return this.#db.read<TableRow>(
      'SELECT * FROM tables WHERE status = $1 AND open = 1 ORDER BY changed DESC LIMIT $2',
      status,
      limit,
    )
  }

  async join(who: Who, id: string, wish: Join): Promise<LiveTable> {
    const { seat: wanted, code, name = who.name, salt } = wish
    const table = await this.table(id)
    if (table.row.open === 0 && table.row.owner !== who.id && code?.toUpperCase() !== table.row.code) throw notFound()
    return this.#atTable(table, () => {
      const free = table.seats.find(
        each => each.person === null && each.bot === null && (wanted === undefined || each.seat === wanted),
      )
      if (!free) throw new Problem('conflict', 'There is no free seat here.')
      return sitDown(id, free.seat, who, name, isDealtAgain(table.row) ? free.salt : salt)
    })
  }

  /** What somebody adds to the seed after they have seen what the server has committed to. */
  async salt(who: Who, id: string, seat: number, salt: string): Promise<LiveTable> {
    const table = await this.table(id)
    this.#mustSit(table, who, seat)
    if (isDealtAgain(table.row)) throw new Problem('conflict', 'This deal is played again, with the salts that it had.')
    return this.#atTable(table, () => setSalt(id, seat, who.id, salt))
  }

  async leave(who: Who, id: string, seat: number): Promise<LiveTable> {
    const table = await this.table(id)
    this.#mustSit(table, who, seat)
    // In the middle of a game a bot goes on, until the player is back.
    await this.#atTable(table, () =>
      table.row.status === 'playing' ? this.#withAway(table, seat, true) : getUp(table.row, table.seats[seat]!, who.id),
    )
    return this.#settle(table)
  }

  async comeBack(who: Who, id: string, seat: number): Promise<LiveTable> {
    const table = await this.table(id)
    this.#mustSit(table, who, seat)
    return this.#atTable(table, () => this.#withAway(table, seat, false))
  }

  /** Bots take these seats. */
  async standIn(id: string, seats: (table: LiveTable) => readonly number[]): Promise<LiveTable> {
    const table = await this.table(id)
    await this.#atTable(table, () => seats(table).flatMap(seat => this.#withAway(table, seat, true)))
    return this.#settle(table)
  }

  /** Who is waited for decides when somebody looks at the table again. */
  #withAway(table: LiveTable, seat: number, away: boolean): readonly Statement[] {
    const { row, pending } = table
    const change = setAway(row.id, seat, away)
    if (!pending.includes(seat)) return change
    const { deadline, wake } = timesOf(table, { now: Date.now(), anew: true, but: { seat, away } })
    return [
      ...change,
      statement(
        "UPDATE tables SET wake = $1, deadline = $2 WHERE id = $3 AND status = 'playing'",
        wake,
        deadline,
        row.id,
      ),
    ]
  }

  /** In the middle of a game a bot plays on for somebody who is not there, until they are back. */
  async bot(
    who: Who,
    id: string,
    seat: number,
    bot: string | null,
    isThere: (person: string) => boolean,
  ): Promise<LiveTable> {
    const table = await this.table(id)
    this.#mustOwn(table, who)
    await this.#atTable(table, () => {
      const there = table.seats[seat]
      if (!there) throw new Problem('bad', 'There is no such seat.')
      if (table.row.status !== 'playing' || there.person === null || bot === null) return setBot(table.row, there, bot)
      if (isThere(there.person)) throw new Problem('conflict', 'They are at the table: the seat is theirs.')
      return this.#withAway(table, seat, true)
    })
    return this.#settle(table)
  }

  async begin(who: Who, id: string): Promise<LiveTable> {
    const table = await this.table(id)
    this.#mustOwn(table, who)
    await this.#atTable(table, () => {
      if (table.seats.some(each => each.person === null && each.bot === null))
        throw new Problem('conflict', 'There is still a free seat: invite somebody, or let a bot play.')
      return begin(table.row, table.seats, this.#prints.get(table.game.id)!, table.game)
    })
    await this.wind(table)
    return table
  }

  /** One change of who sits where; then everybody hears of it. */
  #atTable(table: LiveTable, change: () => readonly Statement[]): Promise<LiveTable> {
    return table.serially(async () => {
      // Another process may have changed it since.
      await table.reload()
      try {
        await this.#db.write(change())
      } catch (problem) {
        if (problem instanceof Conflict) throw new Problem('conflict', 'The table has changed meanwhile; look again.')
        throw problem
      } finally {
        await table.reload()
        this.#tellNews(table)
      }
      this.#seated(table)
      await this.#announce(table)
      return table
    })
  }

  /** A choice, or taking one back. Told to everybody when it is stored, and not before. */
  async play(
    who: Who | null,
    id: string,
    entry: Entry,
    version: number,
    idempotency?: string,
  ): Promise<{ readonly version: number }> {
    const table = await this.table(id)
    return table.serially(async () => {
      const seat = 'seat' in entry ? entry.seat : 'undo' in entry ? entry.undo : 'redo' in entry ? entry.redo : -1
      if (who) this.#mustSit(table, who, seat)
      const key = who && idempotency ? { key: { person: who.id, idempotency } } : {}
      try {
        const done = await table.command({ entry, version, ...key })
        this.onCommand(table.game.id, 'done')
        this.#tellNews(table)
        if (done.pages.length > 0) await this.#announce(table)
        return { version: done.version }
      } catch (problem) {
        this.onCommand(table.game.id, problem instanceof Problem ? problem.kind : 'failed')
        throw problem
      } finally {
        // Even where nothing came of it: on the way it may have found what others have done.
        this.#tellNews(table)
      }
    })
  }

  /** Giving up, waiting, going back: done as soon as everybody has said yes. */
  async move(who: Who, id: string, motion: Motion, yes: boolean): Promise<{ readonly carried: boolean }> {
    const table = await this.table(id)
    await this.#atTable(table, () => ballot(table, motion, who.id, yes))
    return { carried: await this.#carry(table, motion) }
  }

  /** Whether it was done: by this process, or by another that has found the last vote at the same moment. */
  async #carry(table: LiveTable, motion: Motion): Promise<boolean> {
    if (!isAgreed(table, motion)) return false
    let isOurs = false
    try {
      await this.#atTable(table, () => {
        isOurs = isAgreed(table, motion)
        return isOurs ? [...carried(table, motion), ...this.#done(table, motion)] : []
      })
    } catch (problem) {
      if (problem instanceof Problem && problem.kind === 'conflict') return true
      throw problem
    }
    const version = versionIn(motion)
    if (isOurs && version !== undefined) await this.play(null, table.row.id, { rewind: version }, table.version)
    return true
  }

  /** Whoever has gone has no voice any more: it may be that all others have agreed. */
  async #settle(table: LiveTable): Promise<LiveTable> {
    for (const motion of askedAt(table)) await this.#carry(table, motion)
    return table
  }

  #done(table: LiveTable, motion: Motion): readonly Statement[] {
    const { id } = table.row
    switch (motion) {
      case 'pause':
        return [this.#clockOf(table, true)]
      case 'abandon':
        return [
          statement(
            "UPDATE tables SET status = 'abandoned', wake = NULL, deadline = NULL WHERE id = $1 AND status = 'playing'",
            id,
          ),
        ]
      default:
        return [forgetRewinds(id)]
    }
  }

  #clockOf(table: LiveTable, paused: boolean): Statement {
    const clock: StoredClock = { ...table.clock, paused }
    const { deadline, wake } = timesOf(table, { now: Date.now(), anew: true, clock })
    return statement(
      'UPDATE tables SET clock = $1, wake = $2, deadline = $3 WHERE id = $4',
      JSON.stringify(clock),
      wake,
      deadline,
      table.row.id,
    )
  }

  /** Anybody at the table may go on after a pause. */
  async resume(who: Who, id: string): Promise<LiveTable> {
    const table = await this.table(id)
    if (!this.isAtTable(table, who)) throw notFound()
    return this.#atTable(table, () => [this.#clockOf(table, false)])
  }

  /** The owner of a private table may go back to any point. */
  async rewind(who: Who, id: string, version: number): Promise<{ readonly version: number }> {
    const table = await this.table(id)
    this.#mustOwn(table, who)
    if (table.row.open === 1) throw new Problem('forbidden', 'At an open table everybody has to agree.')
    await this.#atTable(table, () => [forgetRewinds(id)])
    return this.play(null, id, { rewind: version }, table.version)
  }

  /** The same people at a new table; with the same deal when that is wanted. */
  async rematch(who: Who, id: string, { sameDeal, salt }: Rematch): Promise<LiveTable> {
    const old = await this.table(id)
    if (!this.isAtTable(old, who)) throw notFound()
    const { row, seats, game } = old
    if (row.status !== 'over' && row.status !== 'abandoned') throw new Problem('conflict', 'This game is not over yet.')
    if (row.rematch !== null) return this.table(row.rematch)
    if (sameDeal && salt !== undefined) throw new Problem('bad', 'The same deal has its salts already: send none.')
    const wish: NewTable = {
      game: row.game,
      config: JSON.parse(row.config) as NewTable['config'],
      seats: seats.map(each => (each.bot !== null ? { kind: 'bot', level: each.bot } : { kind: 'open' })),
      open: row.open === 1,
      clock: JSON.parse(row.clock) as NewTable['clock'],
      delay: row.delay,
    }
    const deal = { id: row.deal, secret: row.secret, salts: seats.map(each => each.salt) }
    const made = makeTable(game, this.#prints.get(game.id)!, who, wish, sameDeal ? deal : undefined)
    const sit = seats.flatMap(each =>
      each.person === null
        ? []
        : sitDown(
            made.id,
            each.seat,
            { id: each.person, name: each.name },
            each.name,
            sameDeal ? each.salt : each.person === who.id ? salt : undefined,
          ),
    )
    await this.#atTable(old, () => [
      ...made.unit,
      ...sit,
      one('UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL', made.id, id),
    ])
    return this.table(made.id)
  }

  async notes(who: Who, id: string, seat: number): Promise<string> {
    this.#mustSit(await this.table(id), who, seat)
    const [row] = await this.#db.read<{ notes: string }>(
      'SELECT notes FROM seats WHERE game = $1 AND seat = $2',
      id,
      seat,
    )
    return row?.notes ?? ''
  }

  async writeNotes(who: Who, id: string, seat: number, text: string): Promise<void> {
    this.#mustSit(await this.table(id), who, seat)
    await this.#db.write([one('UPDATE seats SET notes = $1 WHERE game = $2 AND seat = $3', text, id, seat)])
  }

  async standing(who: Who, id: string, seat: number): Promise<Standing> {
    const table = await this.newest(id)
    this.#mustSit(table, who, seat)
    return standingAt(table, seat)
  }

  /** Nobody else is told of it. */
  async setStanding(who: Who, id: string, seat: number, answers: Standing): Promise<Standing> {
    const table = await this.table(id)
    this.#mustSit(table, who, seat)
    await this.#atTable(table, () => [
      one('UPDATE seats SET standing = $1 WHERE game = $2 AND seat = $3', JSON.stringify(answers), id, seat),
    ])
    return answers
  }

  async #announce(table: LiveTable): Promise<void> {
    // There is nobody else.
    if (this.#db.kind === 'sqlite') return
    await this.#db
      .announce(CHANNEL, JSON.stringify({ id: table.row.id, from: this.#process }))
      // It is stored: whoever misses the news finds it by looking.
      .catch(() => undefined)
  }

  /** What another process has stored. */
  async #catchUp(id: string): Promise<void> {
    const table = await this.#live.get(id)?.catch(() => undefined)
    await table?.serially(async () => {
      await table.reload()
      if (!this.#tellNews(table)) this.#seated(table)
    })
  }

  /** The table as it stands in the database, for whoever comes to look at it. */
  async newest(id: string): Promise<LiveTable> {
    if (this.#db.kind === 'postgres') await this.#catchUp(id)
    return this.table(id)
  }

  /** Announcements can be missed: while a connection is broken, or from a process that died before it made one. */
  async lookAround(): Promise<void> {
    if (this.#db.kind === 'sqlite') return
    const ids = [...this.#live.keys()]
    for (let i = 0; i < ids.length; i += LOOK_AT) {
      const some = ids.slice(i, i + LOOK_AT)
      const places = some.map((_, n) => `$${n + 1}`).join(', ')
      const rows = await this.#db.read<{ id: string; version: number; status: string }>(
        `SELECT id, version, status FROM tables WHERE id IN (${places})`,
        ...some,
      )
      for (const { id, version, status } of rows) {
        const table = await this.#live.get(id)?.catch(() => undefined)
        if (table && (table.version !== version || table.row.status !== status)) await this.#catchUp(id)
      }
    }
  }

  /** Tells those of this process what they have not heard yet; whether there was something. */
  #tellNews(table: LiveTable): boolean {
    const pages = table.news()
    if (pages.length === 0) return false
    const isWhole = pages.some(page => !('seat' in page.entry))
    for (const listener of this.#listeners) listener.changed(table, pages, isWhole)
    return true
  }

  #seated(table: LiveTable): void {
    for (const listener of this.#listeners) listener.seated(table)
  }

  #mustSit(table: LiveTable, who: Who, seat: number): void {
    if (table.seats.find(each => each.seat === seat)?.person !== who.id)
      throw new Problem('forbidden', 'That seat is not yours.')
  }

  #mustOwn(table: LiveTable, who: Who): void {
    if (table.row.owner !== who.id) throw new Problem('forbidden', 'Only the owner of the table may do that.')
  }

  /** Whether this person may look through these eyes: an own seat, or everybody's at a table that they may see. */
  maySee(table: LiveTable, who: Who | null, viewer: Viewer): boolean {
    if (viewer !== 'public')
      return who !== null && table.seats.some(each => each.seat === viewer && each.person === who.id)
    return table.row.open === 1 || (who !== null && this.isAtTable(table, who))
  }

  isAtTable(table: LiveTable, who: Who): boolean {
    return table.row.owner === who.id || table.seats.some(each => each.person === who.id)
  }

  info(table: LiveTable, who: Who | null, online: (person: string) => boolean): TableInfo {
    return infoOf(table, who?.id ?? null, online)
  }

  /** Tables that somebody has to look at now; `late`: because a clock has run out. */
  async due(now: number): Promise<readonly { readonly id: string; readonly late: boolean }[]> {
    const rows = await this.#db.read<{ id: string; deadline: number | null }>(
      `SELECT id, deadline FROM tables WHERE status = 'playing' AND wake <= $1 ORDER BY wake LIMIT ${DUE_AT_ONCE}`,
      now,
    )
    return rows.map(({ id, deadline }) => ({ id, late: deadline !== null && deadline <= now }))
  }

  /** For the bots of one table, in one process at a time. */
  claim(id: string): Promise<Release | undefined> {
    return this.#db.claim(`bots of ${id}`)
  }

  /** Sets the times of a table that nobody has set since it began. */
  async wind(table: LiveTable): Promise<void> {
    await table.serially(async () => {
      const { row, version } = table
      const { deadline, wake } = timesOf(table, { now: Date.now(), anew: version === 0 })
      if (row.status !== 'playing' || (wake === row.wake && deadline === row.deadline)) return
      await this.#db.write([
        statement(
          "UPDATE tables SET wake = $1, deadline = $2 WHERE id = $3 AND version = $4 AND status = 'playing'",
          wake,
          deadline,
          row.id,
          version,
        ),
      ])
      table.row = { ...row, wake, deadline }
      // The clock has begun to run: whoever looks at it does not see it yet.
      this.#seated(table)
      await this.#announce(table)
    })
  }

  /** Those nobody has used for so long are forgotten here; the database keeps them. */
  async rest(idleMs: number, inUse: (id: string) => boolean): Promise<void> {
    for (const [id, live] of this.#live) {
      const table = await live.catch(() => undefined)
      if (!table || inUse(id) || Date.now() - table.lastUsed < idleMs) continue
      await table.serially(() => table.keepState()).catch(() => undefined)
      this.#live.delete(id)
    }
  }

  /** Before the process ends. */
  async close(): Promise<void> {
    for (const live of this.#live.values()) {
      const table = await live.catch(() => undefined)
      await table?.serially(() => table.keepState()).catch(() => undefined)
    }
    this.#live.clear()
  }
}
