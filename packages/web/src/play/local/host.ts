// Keeps the tables of this device for a page: everything the worker can be asked for. It uses neither a window nor a
// database.

import { checkedConfig, Match, type Moment, Refusal, type Seat, same, type Viewer } from '@lastlight/kernel'
import type { Check } from '@lastlight/protocol/deal'
import { botNameOn } from '../botNames.ts'
import { optionFrom } from '../game.ts'
import type { Advice, Answer, PastMoment } from '../table.ts'
import type { BotRunner } from './botRunner.ts'
import { type AnyMatch, matchFrom, playedFrom, tableFrom, textOf } from './file.ts'
import { gameCalled } from './games.ts'
import { HostedTable, type PageMessage, type Watcher } from './hosted.ts'
import type { Lock } from './lock.ts'
import { Recording } from './replay.ts'
import {
  type Decision,
  type JudgedDecision,
  type LocalSeat,
  type LocalSummary,
  type NewLocalTable,
  problemKey,
  type Replay,
  type ReplayMoment,
  TableProblem,
} from './shapes.ts'
import type { StoredTable, TableStore } from './store.ts'
import { firstHead } from './summary.ts'

export interface Surroundings {
  readonly store: TableStore
  readonly botRunner: BotRunner
  readonly lock: Lock
  readonly tell: (watcher: number, message: PageMessage) => void
}

/** A table that is being watched or opened. */
interface OpenTable {
  readonly id: string
  readonly watchers: Map<number, Watcher>
  table: HostedTable | undefined
  release: () => void
}

/** A replay as the page keeps it; its positions stay in the worker. */
export type ReplayHandle = Omit<Replay, 'at' | 'judge' | 'chance' | 'close'> & { readonly handle: number }

const SEED_BYTES = 32
const ID_BYTES = 8

function randomText(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('')
}

const UNKNOWN: Answer = { ok: false, problem: 'shell.local.closed' }

export class Host {
  readonly #at: Surroundings
  readonly #tables = new Map<string, OpenTable>()
  readonly #tableOf = new Map<number, OpenTable>()
  readonly #replays = new Map<number, Recording>()
  readonly #proofs = new Map<number, Generator<Check, void>>()
  #replayCount = 0
  #isWarned = false

  constructor(at: Surroundings) {
    this.#at = at
  }

  async create({ game: id, config, seats, seed, analysis }: NewLocalTable): Promise<string> {
    const game = await gameCalled(id)
    try {
      const match = Match.start(game, checkedConfig(game.configs, config), seed ?? randomText(SEED_BYTES))
      if (seats.length !== match.config.players) throw new TableProblem('shell.local.seats')
      return await this.#add(match, seats, analysis)
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      const { rule, key, args } = problem
      throw new TableProblem('shell.local.refused', { rule, key, args })
    }
  }

  async #add(match: AnyMatch, seats: readonly LocalSeat[], analysis = true): Promise<string> {
    const id = randomText(ID_BYTES)
    const head = firstHead(id, match, seats, Date.now())
    await this.#write({ head: analysis ? head : { ...head, analysis }, save: match.save() })
    return id
  }

  async #write(kept: StoredTable): Promise<void> {
    try {
      await this.#at.store.write(kept)
    } catch {
      throw new TableProblem('shell.local.full')
    }
  }

  async summaries(): Promise<readonly LocalSummary[]> {
    return this.#at.store.heads()
  }

  async remove(id: string): Promise<void> {
    await this.#at.store.remove(id)
  }

  async exported(id: string): Promise<string> {
    const { head, save } = await this.#kept(id)
    return textOf(head.seats, save)
  }

  async imported(text: string): Promise<string> {
    const { match, seats } = await tableFrom(text)
    return this.#add(match, seats)
  }

  async rematch(id: string, sameDeal: boolean): Promise<string> {
    const { head, save } = await this.#kept(id)
    const { config, seed } = matchFrom(await gameCalled(head.game), save).save()
    const { game, seats, analysis = true } = head
    return this.create({ game, config, seats, analysis, ...(sameDeal && seed !== null && { seed }) })
  }

  async #kept(id: string): Promise<StoredTable> {
    const kept = await this.#at.store.read(id)
    if (!kept) throw new TableProblem('shell.local.gone')
    return kept
  }

  /** `force` takes the table away from another window. */
  open(number: number, id: string, force: boolean): void {
    const open = this.#tables.get(id) ?? { id, watchers: new Map(), table: undefined, release: () => undefined }
    const watcher: Watcher = { viewer: 'public', sight: undefined, tell: message => this.#at.tell(number, message) }
    open.watchers.set(number, watcher)
    this.#tableOf.set(number, open)
    if (!this.#at.store.lasts && !this.#isWarned) {
      this.#isWarned = true
      watcher.tell({ t: 'notice', notice: 'shell.local.memory' })
    }
    if (open.table) {
      watcher.viewer = open.table.firstViewer
      open.table.show(watcher)
    } else if (!this.#tables.has(id) || force) {
      this.#tables.set(id, open)
      this.#hold(open, force)
    }
  }

  #hold(open: OpenTable, force: boolean): void {
    const tellAll = (message: PageMessage): void => {
      for (const watcher of open.watchers.values()) watcher.tell(message)
    }
    open.release()
    open.release = this.#at.lock(`lastlight table ${open.id}`, force, hold => {
      if (hold === 'held')
        this.#begin(open).catch((problem: unknown) => tellAll({ t: 'problem', problem: problemKey(problem) }))
      else {
        open.table?.close()
        open.table = undefined
        tellAll({ t: 'problem', problem: 'shell.local.elsewhere' })
      }
    })
  }

  async #begin(open: OpenTable): Promise<void> {
    const { store, botRunner } = this.#at
    const kept = await store.read(open.id)
    if (!kept) {
      for (const watcher of open.watchers.values()) watcher.tell({ t: 'gone' })
      return
    }
    const game = await gameCalled(kept.head.game)
    // Everybody may have left while it was being read.
    if (this.#tables.get(open.id) !== open) return
    const table = new HostedTable(game, kept, store, botRunner, { [Symbol.iterator]: () => open.watchers.values() })
    open.table = table
    for (const watcher of open.watchers.values()) watcher.viewer = table.firstViewer
    table.begin()
  }

  close(number: number): void {
    const open = this.#tableOf.get(number)
    this.#tableOf.delete(number)
    open?.watchers.delete(number)
    if (!open || open.watchers.size > 0) return
    this.#tables.delete(open.id)
    open.table?.close()
    open.release()
  }

  /** A seat of a person here, or everybody; when the game is over, any seat. */
  look(number: number, viewer: Viewer): void {
    const { table, watcher } = this.#looking(number)
    if (!table?.mayLook(viewer) || !watcher) throw new TableProblem('shell.local.closed')
    watcher.viewer = viewer
    table.show(watcher)
  }

  async play(number: number, version: number, option: unknown, part = false): Promise<Answer> {
    const { table, watcher } = this.#looking(number)
    return table && watcher ? table.play(watcher, version, option, part) : UNKNOWN
  }

  async undo(number: number, version: number): Promise<Answer> {
    const { table, watcher } = this.#looking(number)
    return table && watcher ? table.undo(watcher, version) : UNKNOWN
  }

  async redo(number: number, version: number): Promise<Answer> {
    const { table, watcher } = this.#looking(number)
    return table && watcher ? table.redo(watcher, version) : UNKNOWN
  }

  why(number: number, wish: unknown): ReturnType<HostedTable['why']> {
    const { table, watcher } = this.#looking(number)
    return watcher && table?.why(watcher, wish)
  }

  async advise(number: number): Promise<readonly Advice[]> {
    const { table, watcher } = this.#looking(number)
    return table && watcher ? table.advise(watcher) : []
  }

  moments(number: number): readonly Moment[] {
    return this.#looking(number).table?.moments() ?? []
  }

  pastMoment(number: number, version: number): PastMoment {
    const { table, watcher } = this.#looking(number)
    if (!table || !watcher) throw new TableProblem('shell.local.closed')
    return table.moment(watcher, version)
  }

  async voteBack(number: number, version: number, yes: boolean): Promise<Answer> {
    const { table, watcher } = this.#looking(number)
    return table && watcher ? table.voteBack(watcher, version, yes) : UNKNOWN
  }

  #looking(number: number): { readonly table?: HostedTable | undefined; readonly watcher?: Watcher | undefined } {
    const open = this.#tableOf.get(number)
    return { table: open?.table, watcher: open?.watchers.get(number) }
  }

  async replay(text: string): Promise<ReplayHandle> {
    const played = await playedFrom(text)
    const recording = new Recording(played)
    const handle = this.#replayCount++
    this.#replays.set(handle, recording)
    const { seats, config } = played
    const names = seats.map((each, seat) => (each.kind === 'bot' ? botNameOn(seat) : each.name || String(seat + 1)))
    const { outcome, length, rounds, decisions } = recording
    return { handle, game: played.game.id, config, seats, names, outcome, length, rounds, decisions }
  }

  #recording(handle: number): Recording {
    const recording = this.#replays.get(handle)
    if (!recording) throw new TableProblem('shell.local.closed')
    return recording
  }

  moment(handle: number, index: number, viewer: Viewer): ReplayMoment {
    return this.#recording(handle).at(index, viewer)
  }

  async judge(handle: number, decision: Decision, better?: unknown): Promise<JudgedDecision | null> {
    const { task, made } = this.#recording(handle).question(decision)
    const { options } = task
    if (made < 0 || options.length < 2) return null
    const against = better === undefined ? undefined : options.findIndex(option => same(option, better))
    const judged = await this.#at.botRunner.judge(task, made, against)
    if (judged === null) return null
    const { chance, better: other } = judged
    return {
      made: optionFrom(options[made]),
      chance,
      ...(other && { better: { ...other, option: optionFrom(other.option) } }),
    }
  }

  async chance(handle: number, index: number, seat: Seat): Promise<number | null> {
    return this.#at.botRunner.chance(this.#recording(handle).task(index, seat))
  }

  forget(handle: number): void {
    this.#replays.delete(handle)
  }

  /**
   * Begins to prove a file; nothing is checked before it is asked for. `key` is the key that must have signed it, `list`
   * the print of the list of commitments that this device saw.
   */
  async prove(
    text: string,
    key: string | undefined,
    list?: string,
  ): Promise<{ readonly number: number; readonly exported: boolean }> {
    const { provingOf } = await import('./proving.ts')
    const { exported, checks } = await provingOf(text, key, list)
    const number = this.#replayCount++
    this.#proofs.set(number, checks)
    return { number, exported }
  }

  nextCheck(number: number): Check | null {
    const { value } = this.#proofs.get(number)?.next() ?? {}
    if (!value) this.#proofs.delete(number)
    return value ?? null
  }
}
