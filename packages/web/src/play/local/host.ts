// Keeps the tables of this device for a page: everything the worker can be asked for. It uses neither a window nor a
// database.

import { checkedConfig, Match, Refusal, type Viewer } from '@lastlight/kernel'
import type { Check } from '@lastlight/protocol/deal'
import { botNameOn } from '../botNames.ts'
import type { Advice, Answer } from '../table.ts'
import { type AnyMatch, playedFrom, tableFrom, textOf } from './file.ts'
import { gameCalled } from './games.ts'
import { type Eyes, HostedTable, type Push } from './hosted.ts'
import type { Lock } from './lock.ts'
import { Recording } from './replay.ts'
import {
  type LocalSeat,
  type LocalSummary,
  type NewLocalTable,
  problemKey,
  type Replay,
  type ReplayMoment,
  TableProblem,
} from './shapes.ts'
import type { Kept, Store } from './store.ts'
import { firstHead } from './summary.ts'
import type { Thinker } from './thinking.ts'

export interface Surroundings {
  readonly store: Store
  readonly thinker: Thinker
  readonly lock: Lock
  /** Sends a message to one watcher of the page. */
  readonly tell: (eyes: number, push: Push) => void
}

/** A table that is being watched or opened. */
interface Place {
  readonly id: string
  readonly eyes: Map<number, Eyes>
  table: HostedTable | undefined
  release: () => void
}

/** A replay as the page keeps it; its positions stay in the worker. */
export type Reel = Omit<Replay, 'at' | 'close'> & { readonly reel: number }

const SEED_BYTES = 32
const ID_BYTES = 8

function randomText(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('')
}

const UNKNOWN: Answer = { ok: false, problem: 'shell.local.closed' }

export class Host {
  readonly #at: Surroundings
  readonly #places = new Map<string, Place>()
  readonly #placeOf = new Map<number, Place>()
  readonly #reels = new Map<number, Recording>()
  readonly #proofs = new Map<number, Generator<Check, void>>()
  #reelCount = 0
  #isWarned = false

  constructor(at: Surroundings) {
    this.#at = at
  }

  async create({ game: id, config, seats, seed }: NewLocalTable): Promise<string> {
    const game = await gameCalled(id)
    try {
      const match = Match.start(game, checkedConfig(game.configs, config), seed ?? randomText(SEED_BYTES))
      if (seats.length !== match.config.players) throw new TableProblem('shell.local.seats')
      return await this.#add(match, seats)
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      const { rule, key, args } = problem
      throw new TableProblem('shell.local.refused', { rule, key, args })
    }
  }

  async #add(match: AnyMatch, seats: readonly LocalSeat[]): Promise<string> {
    const id = randomText(ID_BYTES)
    await this.#write({ head: firstHead(id, match, seats, Date.now()), save: match.save() })
    return id
  }

  async #write(kept: Kept): Promise<void> {
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
    return this.create({
      game: head.game,
      config: save.config,
      seats: head.seats,
      ...(sameDeal && save.seed !== null && { seed: save.seed }),
    })
  }

  async #kept(id: string): Promise<Kept> {
    const kept = await this.#at.store.read(id)
    if (!kept) throw new TableProblem('shell.local.gone')
    return kept
  }

  /** `force` takes the table away from another window. */
  open(number: number, id: string, force: boolean): void {
    const place = this.#places.get(id) ?? { id, eyes: new Map(), table: undefined, release: () => undefined }
    const eyes: Eyes = { viewer: 'public', sight: undefined, tell: push => this.#at.tell(number, push) }
    place.eyes.set(number, eyes)
    this.#placeOf.set(number, place)
    if (!this.#at.store.lasts && !this.#isWarned) {
      this.#isWarned = true
      eyes.tell({ t: 'notice', notice: 'shell.local.memory' })
    }
    if (place.table) {
      eyes.viewer = place.table.firstViewer
      place.table.show(eyes)
    } else if (!this.#places.has(id) || force) {
      this.#places.set(id, place)
      this.#hold(place, force)
    }
  }

  #hold(place: Place, force: boolean): void {
    const tellAll = (push: Push): void => {
      for (const eyes of place.eyes.values()) eyes.tell(push)
    }
    place.release()
    place.release = this.#at.lock(`lastlight table ${place.id}`, force, hold => {
      if (hold === 'held')
        this.#begin(place).catch((problem: unknown) => tellAll({ t: 'problem', problem: problemKey(problem) }))
      else {
        place.table?.close()
        place.table = undefined
        tellAll({ t: 'problem', problem: 'shell.local.elsewhere' })
      }
    })
  }

  async #begin(place: Place): Promise<void> {
    const { store, thinker } = this.#at
    const kept = await store.read(place.id)
    if (!kept) {
      for (const eyes of place.eyes.values()) eyes.tell({ t: 'gone' })
      return
    }
    const game = await gameCalled(kept.head.game)
    // Everybody may have left while it was being read.
    if (this.#places.get(place.id) !== place) return
    const table = new HostedTable(game, kept, store, thinker, { [Symbol.iterator]: () => place.eyes.values() })
    place.table = table
    for (const eyes of place.eyes.values()) eyes.viewer = table.firstViewer
    table.begin()
  }

  close(number: number): void {
    const place = this.#placeOf.get(number)
    this.#placeOf.delete(number)
    place?.eyes.delete(number)
    if (!place || place.eyes.size > 0) return
    this.#places.delete(place.id)
    place.table?.close()
    place.release()
  }

  /** A seat of a person here, or everybody; when the game is over, any seat. */
  look(number: number, viewer: Viewer): void {
    const { table, eyes } = this.#looking(number)
    if (!table?.mayLook(viewer) || !eyes) throw new TableProblem('shell.local.closed')
    eyes.viewer = viewer
    table.show(eyes)
  }

  async play(number: number, version: number, option: unknown): Promise<Answer> {
    const { table, eyes } = this.#looking(number)
    return table && eyes ? table.play(eyes, version, option) : UNKNOWN
  }

  async undo(number: number, version: number): Promise<Answer> {
    const { table, eyes } = this.#looking(number)
    return table && eyes ? table.undo(eyes, version) : UNKNOWN
  }

  async redo(number: number, version: number): Promise<Answer> {
    const { table, eyes } = this.#looking(number)
    return table && eyes ? table.redo(eyes, version) : UNKNOWN
  }

  why(number: number, wish: unknown): ReturnType<HostedTable['why']> {
    const { table, eyes } = this.#looking(number)
    return eyes && table?.why(eyes, wish)
  }

  async advise(number: number): Promise<readonly Advice[]> {
    const { table, eyes } = this.#looking(number)
    return table && eyes ? table.advise(eyes) : []
  }

  #looking(number: number): { readonly table?: HostedTable | undefined; readonly eyes?: Eyes | undefined } {
    const place = this.#placeOf.get(number)
    return { table: place?.table, eyes: place?.eyes.get(number) }
  }

  async replay(text: string): Promise<Reel> {
    const played = await playedFrom(text)
    const recording = new Recording(played)
    const reel = this.#reelCount++
    this.#reels.set(reel, recording)
    const { seats, config } = played
    const names = seats.map((each, seat) => (each.kind === 'bot' ? botNameOn(seat) : each.name || String(seat + 1)))
    const { outcome, length, rounds } = recording
    return { reel, game: played.game.id, config, seats, names, outcome, length, rounds }
  }

  moment(reel: number, index: number, viewer: Viewer): ReplayMoment {
    const recording = this.#reels.get(reel)
    if (!recording) throw new TableProblem('shell.local.closed')
    return recording.at(index, viewer)
  }

  forget(reel: number): void {
    this.#reels.delete(reel)
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
    const number = this.#reelCount++
    this.#proofs.set(number, checks)
    return { number, exported }
  }

  /** The next check; null when everything was checked. */
  nextCheck(number: number): Check | null {
    const { value } = this.#proofs.get(number)?.next() ?? {}
    if (!value) this.#proofs.delete(number)
    return value ?? null
  }
}
