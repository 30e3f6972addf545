// A finished game at any position and for any viewer.

import {
  type AnyGame,
  type Entry,
  hash,
  heard,
  Match,
  type Outcome,
  type Seat,
  same,
  type Told,
  type Viewer,
} from '@lastlight/kernel'
import { eventFrom, type GameEvent, optionFrom } from '../game.ts'
import type { Task } from './botRunner.ts'
import type { Played } from './file.ts'
import { type Decision, type ReplayMoment, TableProblem } from './shapes.ts'
import { sightOf } from './sight.ts'
import { roundAndPhase } from './summary.ts'

/** A state is kept at least every this many steps, so that any position is a few choices away from one. */
const KEEP_EVERY = 8

/** The events of a choice, its seat, and the moment before it. */
interface ReplayStep {
  readonly from: number
  readonly seat: Seat | null
  readonly told: readonly Told<unknown>[]
}

/** The position at one moment. */
interface KeptState {
  readonly index: number
  readonly state: unknown
  readonly steps: readonly ReplayStep[]
}

interface Question {
  readonly task: Task
  /** The number of the option that was chosen; -1 where it is none of them. */
  readonly made: number
}

const NOTHING: ReplayStep = { from: 0, seat: null, told: [] }

const roundOf = (game: AnyGame, state: unknown): number => roundAndPhase(game, state).round ?? 0

export class Recording {
  readonly game: AnyGame
  readonly length: number
  readonly outcome: Outcome | null
  /** By step: which round it is then; 0 where a game has none. */
  readonly rounds: readonly number[]
  readonly #log: readonly Entry[]
  /** By entry of the log: the choice that was made, or made again. */
  readonly #made = new Map<number, unknown>()
  readonly #states: KeptState[]
  readonly #steps: readonly ReplayStep[]

  constructor({ game, config, seed, log, hash: end }: Played) {
    this.game = game
    this.length = log.length
    this.#log = log
    try {
      const match = Match.start(game, config, seed)
      const dealt: ReplayStep = { ...NOTHING, told: match.dealt }
      const steps = [dealt]
      const undone: ReplayStep[] = []
      this.#steps = steps
      const rounds = [roundOf(game, match.state)]
      this.rounds = rounds
      this.#states = [{ index: 0, state: game.copy(match.state), steps: [dealt] }]
      match.enterAll(log, (told, entry) => {
        const i = match.version - 1
        rounds.push(roundOf(game, match.state))
        const isChoice = 'seat' in entry
        steps.push(
          'undo' in entry || 'rewind' in entry ? NOTHING : { from: i, seat: isChoice ? entry.seat : entry.redo, told },
        )
        if (isChoice) this.#made.set(i, entry.option)
        if ('undo' in entry) undone.push(this.#stepsAt(i).findLast(step => step.seat === entry.undo)!)
        if ('redo' in entry) {
          const again = undone.splice(
            undone.findLastIndex(step => step.seat === entry.redo),
            1,
          )[0]!
          this.#made.set(i, this.#made.get(again.from))
        }
        // Only choices are replayed from a kept state; after any other entry the state is kept.
        if (!isChoice || i + 1 - this.#states.at(-1)!.index >= KEEP_EVERY)
          this.#states.push({ index: i + 1, state: game.copy(match.state), steps: this.#stepsAfter(i) })
      })
      if (hash(match.state) !== end) throw new Error('the log leads elsewhere')
      this.outcome = game.outcome(match.state) ?? null
    } catch {
      throw new TableProblem('shell.local.file.broken')
    }
  }

  at(index: number, viewer: Viewer): ReplayMoment {
    const { game } = this
    const here = Math.max(0, Math.min(this.length, Math.trunc(index)))
    const state = this.#stateAt(here)
    const told = (step: ReplayStep): readonly GameEvent[] =>
      step.told.flatMap(each => heard(each, viewer) ?? []).map(eventFrom)
    return {
      sight: { ...sightOf(game, state, viewer), version: here, undo: false, redo: false },
      events: told(this.#steps[here]!),
      told: this.#stepsAt(here).flatMap(told),
      ...(this.#seatAt(here) === viewer && { next: optionFrom(this.#made.get(here)) }),
    }
  }

  /** Who makes the choice that comes next. */
  #seatAt(index: number): Seat | undefined {
    const entry = this.#log[index]
    return entry !== undefined && 'seat' in entry ? entry.seat : undefined
  }

  /** The moments before the choices that were not taken back, and whose they were. */
  get decisions(): readonly Decision[] {
    return this.#stepsAt(this.length).flatMap(({ from, seat }) =>
      seat !== null && this.#made.has(from) ? [{ at: from, seat }] : [],
    )
  }

  /** A decision as a task for the analyst, and the number of the option that was taken. */
  question({ at, seat }: Decision): Question {
    const task = this.task(at, seat)
    return { task, made: task.options.findIndex(option => same(option, this.#made.get(at))) }
  }

  /** A task for the analyst: the seat's view, news and options at that moment. */
  task(at: number, seat: Seat): Task {
    const { game } = this
    const state = this.#stateAt(at)
    const name = `analysis ${at}`
    return {
      table: 'analysis',
      game: game.id,
      seat,
      view: game.view(state, seat),
      options: game.options(state, seat),
      told: this.#stepsAt(at).flatMap(step => step.told.flatMap(each => heard(each, seat) ?? [])),
      world: game.resample(state, seat, name),
      name,
    }
  }

  #keptBefore(index: number): KeptState {
    return this.#states.findLast(kept => kept.index <= index)!
  }

  #stateAt(index: number): unknown {
    const kept = this.#keptBefore(index)
    const state = this.game.copy(kept.state)
    for (const entry of this.#log.slice(kept.index, index))
      if ('seat' in entry) this.game.play(state, entry.seat, entry.option)
    return state
  }

  #stepsAt(index: number): readonly ReplayStep[] {
    const kept = this.#keptBefore(index)
    return [...kept.steps, ...this.#steps.slice(kept.index + 1, index + 1)]
  }

  /** The entries that stand after an index: an undo removes one. */
  #stepsAfter(at: number): readonly ReplayStep[] {
    const entry = this.#log[at]!
    if ('rewind' in entry) return this.#stepsAt(entry.rewind)
    const before = this.#stepsAt(at)
    if (!('undo' in entry)) return [...before, this.#steps[at + 1]!]
    const torn = before.findLastIndex(step => step.seat === entry.undo)
    return before.filter((_, i) => i !== torn)
  }
}
