// A table of this device while it is watched: its match, its watchers, and one queue for its changes.

import {
  type AnyGame,
  checked,
  type Entry,
  heard,
  json,
  type Moment,
  Refusal,
  type Seat,
  same,
  type Told,
  type Viewer,
} from '@lastlight/kernel'
import { eventFrom, type GameEvent, optionFrom, viewFrom } from '../game.ts'
import type { Advice, Answer, PastMoment, Sight, TableInfo, Verdict } from '../table.ts'
import type { BotRunner, Task } from './botRunner.ts'
import { type AnyMatch, matchFrom } from './file.ts'
import { isCoached } from './games.ts'
import { infoOf } from './info.ts'
import { type LocalSeat, TableProblem } from './shapes.ts'
import { sightOf } from './sight.ts'
import { Overtaken, type StoredTable, type TableStore } from './store.ts'
import { headAfter } from './summary.ts'

/** Messages to the page. Each contains only what its viewer may see. */
export type PageMessage =
  | {
      readonly t: 'shown'
      readonly info: TableInfo
      readonly sight: Sight
      readonly told: readonly GameEvent[]
      readonly asked: readonly Seat[]
      readonly coached: boolean
    }
  | {
      readonly t: 'step'
      readonly info: TableInfo
      readonly sight: Sight
      readonly events: readonly GameEvent[]
      readonly asked: readonly Seat[]
      /** Whether a new round has begun. */
      readonly newRound: boolean
    }
  | { readonly t: 'notice'; readonly notice: string }
  | { readonly t: 'problem'; readonly problem: string }
  | { readonly t: 'gone' }

export interface Watcher {
  viewer: Viewer
  /** The last sight that was sent. */
  sight: Sight | undefined
  readonly tell: (message: PageMessage) => void
}

const problem = (key: string): Answer => ({ ok: false, problem: key })
const STALE = problem('shell.local.stale')
const CLOSED = problem('shell.local.closed')

interface BackWish {
  readonly version: number
  readonly by: Seat
}

/** So many decisions can be gone back. */
const MOST_MOMENTS = 30

const seatOf = (entry: Entry): Seat | undefined => {
  if ('seat' in entry) return entry.seat
  return 'undo' in entry ? entry.undo : 'redo' in entry ? entry.redo : undefined
}

export class HostedTable {
  readonly #game: AnyGame
  readonly #store: TableStore
  readonly #botRunner: BotRunner
  readonly #watchers: Iterable<Watcher>
  #kept: StoredTable
  #match: AnyMatch
  /** By seat: the version since which its question is the same. An answer to an older version is refused. */
  readonly #since: number[]
  #queue: Promise<unknown> = Promise.resolve()
  /** The wish to go back that the people at this device are asked about. */
  #wish: BackWish | undefined
  #verdict: Verdict | null = null
  #isDriving = false
  #isClosed = false

  constructor(game: AnyGame, kept: StoredTable, store: TableStore, botRunner: BotRunner, watchers: Iterable<Watcher>) {
    this.#game = game
    this.#kept = kept
    this.#store = store
    this.#botRunner = botRunner
    this.#watchers = watchers
    this.#match = matchFrom(game, kept.save)
    this.#since = this.#seats.map(() => this.#match.version)
  }

  /** Sends the present sight, and starts the bots. */
  begin(): void {
    for (const watcher of this.#watchers) this.show(watcher)
    this.#drive()
  }

  close(): void {
    this.#isClosed = true
  }

  get #seats(): readonly LocalSeat[] {
    return this.#kept.head.seats
  }

  /** A single person sees their own seat; on a shared device no seat is shown before somebody takes it. */
  get firstViewer(): Viewer {
    const people = this.#seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    return people.length === 1 ? people[0]! : 'public'
  }

  mayLook(viewer: Viewer): boolean {
    if (viewer === 'public' || this.#seats[viewer]?.kind === 'person') return true
    return this.#seats[viewer] !== undefined && this.#game.outcome(this.#match.state) !== undefined
  }

  show(watcher: Watcher): void {
    watcher.sight = this.#sightFor(watcher.viewer)
    watcher.tell({
      t: 'shown',
      info: this.#info(),
      sight: watcher.sight,
      told: this.#match.told(watcher.viewer).map(eventFrom),
      asked: this.#asked(),
      coached: isCoached(this.#game.id),
    })
  }

  /** `part`: one press made this choice and the one before it. */
  play(watcher: Watcher, version: number, option: unknown, part: boolean): Promise<Answer> {
    return this.#answer(watcher, version, seat => ({ seat, option: checked(json, option, 'option') }), part)
  }

  undo(watcher: Watcher, version: number): Promise<Answer> {
    return this.#answer(watcher, version, seat => ({ undo: seat }))
  }

  redo(watcher: Watcher, version: number): Promise<Answer> {
    return this.#answer(watcher, version, seat => ({ redo: seat }))
  }

  why({ viewer }: Watcher, wish: unknown): ReturnType<AnyGame['refusal']> {
    return viewer === 'public' ? undefined : this.#game.refusal(this.#match.state, viewer, wish)
  }

  async advise({ viewer }: Watcher): Promise<readonly Advice[]> {
    if (viewer === 'public' || !this.#game.pending(this.#match.state).includes(viewer)) return []
    const advice = await this.#botRunner.advise(this.#task(viewer))
    return advice.map(each => ({ ...each, option: optionFrom(each.option) }))
  }

  /** Decisions of people, the newest first. */
  moments(): readonly Moment[] {
    const { log } = this.#match
    const parts = new Set(this.#kept.head.parts)
    const isDecision = (version: number): boolean =>
      !parts.has(version) && this.#seats[seatOf(log[version]!)!]?.kind === 'person'
    return this.#match.moments(isDecision, MOST_MOMENTS).toReversed()
  }

  moment({ viewer }: Watcher, version: number): PastMoment {
    const past = this.#match.pastMoment(version, viewer)
    if (!past) throw new TableProblem('shell.local.closed')
    const { view, events, option, ...rest } = past
    return {
      ...rest,
      view: viewFrom(view),
      events: events.map(eventFrom),
      option: option === null ? null : optionFrom(option),
    }
  }

  /**
   * A person alone goes back at once. Where others play at this device, the first yes asks them, and the second is the
   * answer of all of them.
   */
  async voteBack({ viewer }: Watcher, version: number, yes: boolean): Promise<Answer> {
    const answer = await this.#inTurn(async () => {
      if (viewer === 'public' || this.#seats[viewer]?.kind !== 'person') return CLOSED
      const wish = this.#wish?.version === version ? this.#wish : undefined
      const stands = this.moments().some(moment => moment.version === version)
      if (!yes) return this.#endVote(wish, 'refused')
      if (!stands) return wish ? this.#endVote(wish, 'superseded') : problem('table.back.late')
      const isAlone = this.#seats.filter(({ kind }) => kind === 'person').length === 1
      if (!wish && !isAlone) {
        this.#wish = { version, by: viewer }
        this.#showAll()
        return { ok: true }
      }
      const entered = await this.#enter({ rewind: version })
      return entered.ok ? this.#endVote(wish ?? { version, by: viewer }, 'accepted') : entered
    })
    this.#drive()
    return answer
  }

  #endVote(wish: BackWish | undefined, result: Verdict['result']): Answer {
    this.#wish = undefined
    if (wish) this.#verdict = { about: 'rewind', ...wish, result, n: (this.#verdict?.n ?? 0) + 1, at: Date.now() }
    this.#showAll()
    return { ok: true }
  }

  #showAll(): void {
    for (const watcher of this.#watchers) this.show(watcher)
  }

  async #answer(watcher: Watcher, version: number, entryFor: (seat: Seat) => Entry, part = false): Promise<Answer> {
    const answer = await this.#inTurn(() => {
      const { viewer } = watcher
      if (viewer === 'public' || this.#seats[viewer]?.kind !== 'person') return CLOSED
      return version >= this.#since[viewer]! ? this.#enter(entryFor(viewer), part) : STALE
    })
    this.#drive()
    return answer
  }

  #inTurn(work: () => Answer | Promise<Answer>): Promise<Answer> {
    const turn = this.#queue.then(() => (this.#isClosed ? CLOSED : work()))
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  /** Checks, applies, stores, then shows: a choice that was shown is never lost. */
  async #enter(entry: Entry, part = false): Promise<Answer> {
    let told: readonly Told<unknown>[]
    const questions = this.#questions()
    try {
      told = this.#match.enter(entry)
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused
      const { rule, key, args } = refused
      return { ok: false, reason: { rule, key, args } }
    }
    const { round } = this.#kept.head
    const failed = await this.#keep(part)
    if (failed !== undefined) return problem(failed)
    const newRound = (round ?? 0) > 0 && this.#kept.head.round! > round!
    for (const [seat, options] of this.#questions().entries())
      if ('rewind' in entry || seat === seatOf(entry) || !same(options, questions[seat]))
        this.#since[seat] = this.#match.version
    for (const watcher of this.#watchers) {
      if ('undo' in entry || 'rewind' in entry) this.show(watcher)
      else this.#tellStep(watcher, told, newRound)
    }
    return { ok: true }
  }

  #questions(): readonly (readonly unknown[])[] {
    return this.#seats.map(({ kind }, seat) => (kind === 'person' ? this.#game.options(this.#match.state, seat) : []))
  }

  /** Stores the match; returns a message when that failed, and then the choice has not happened. */
  async #keep(part: boolean): Promise<string | undefined> {
    const head = headAfter(this.#kept.head, this.#match, Date.now())
    const parts = part ? { parts: [...(head.parts ?? []), this.#match.version - 1] } : {}
    const next: StoredTable = { head: { ...head, ...parts }, save: this.#match.save() }
    try {
      await this.#store.write(next)
      this.#kept = next
      return undefined
    } catch (failed) {
      this.#match = matchFrom(this.#game, this.#kept.save)
      if (!(failed instanceof Overtaken)) return 'shell.local.full'
      this.close()
      const isThere = (await this.#store.read(this.#kept.head.id)) !== undefined
      const key = 'shell.local.elsewhere'
      for (const watcher of this.#watchers) watcher.tell(isThere ? { t: 'problem', problem: key } : { t: 'gone' })
      return key
    }
  }

  /** A step without change for a viewer is not sent: the timing of other seats' secret answers is theirs. */
  #tellStep(watcher: Watcher, told: readonly Told<unknown>[], newRound: boolean): void {
    const events = told.flatMap(each => heard(each, watcher.viewer) ?? []).map(eventFrom)
    const sight = this.#sightFor(watcher.viewer)
    if (events.length === 0 && same({ ...sight, version: 0 }, { ...watcher.sight, version: 0 })) return
    watcher.sight = sight
    watcher.tell({ t: 'step', info: this.#info(), sight, events, asked: this.#asked(), newRound })
  }

  #sightFor(viewer: Viewer): Sight {
    const match = this.#match
    const isPerson = viewer !== 'public' && this.#seats[viewer]?.kind === 'person'
    return {
      ...sightOf(this.#game, match.state, viewer),
      version: match.version,
      undo: isPerson && match.canUndo(viewer),
      redo: isPerson && match.canRedo(viewer),
    }
  }

  #asked(): readonly Seat[] {
    return this.#game.pending(this.#match.state).filter(seat => this.#seats[seat]?.kind === 'person')
  }

  #info(): TableInfo {
    const { id, game, outcome, created, changed, analysis } = this.#kept.head
    const { config, version, commitment } = this.#match
    const names = this.#seats.map(each => (each.kind === 'person' ? each.name : each.level))
    return {
      ...infoOf({ game, config, seats: this.#seats, names, outcome, analysis }, seat => seat.kind === 'person'),
      id,
      owner: true,
      version,
      commitment,
      motions: this.#wish ? [{ about: 'rewind', ...this.#wish, agreed: false }] : [],
      verdict: this.#verdict,
      rewinds: this.#match.log.filter(entry => 'rewind' in entry).length,
      created,
      changed,
    }
  }

  #drive(): void {
    if (this.#isDriving) return
    this.#isDriving = true
    void this.#letBotsPlay().catch(() => this.#tellProblem('shell.local.fault'))
  }

  #tellProblem(key: string): void {
    for (const watcher of this.#watchers) watcher.tell({ t: 'problem', problem: key })
  }

  async #letBotsPlay(): Promise<void> {
    try {
      while (!this.#isClosed) {
        const seat = this.#game.pending(this.#match.state).find(each => this.#seats[each]?.kind === 'bot')
        if (seat === undefined) return
        const answer = await this.#botPlays(seat)
        if (answer.ok || answer === STALE) continue
        if ('problem' in answer && !this.#isClosed) this.#tellProblem(answer.problem)
        return
      }
    } finally {
      this.#isDriving = false
    }
  }

  async #botPlays(seat: Seat): Promise<Answer> {
    const task = this.#task(seat)
    const option = await this.#choiceFor(task)
    return this.#inTurn(() => {
      // Somebody may have moved meanwhile: then the bot's choice is dropped.
      const isStill = same(this.#game.view(this.#match.state, seat), task.view)
      return isStill ? this.#enter({ seat, option: checked(json, option, 'option') }) : STALE
    })
  }

  /** When a bot fails, the first option is taken, so that the game goes on. */
  async #choiceFor(task: Task): Promise<unknown> {
    const { options, seat } = task
    const sitting = this.#seats[seat]!
    if (options.length === 1 || sitting.kind !== 'bot') return options[0]
    const index = await this.#botRunner.choose(task, sitting.level).catch(() => 0)
    return options[index] ?? options[0]
  }

  /** A bot gets what its seat knows, and a world that the seat cannot tell from the true one. */
  #task(seat: Seat): Task {
    const { state, version } = this.#match
    const name = `${this.#kept.head.id} ${version}`
    return {
      table: this.#kept.head.id,
      game: this.#game.id,
      seat,
      view: this.#game.view(state, seat),
      options: this.#game.options(state, seat),
      told: this.#match.told(seat),
      world: this.#game.resample(state, seat, name),
      name,
    }
  }
}
