// State, log and the ways to go on or back: the only driver that server, CLI, web and tests use.

import { type Game, type Json, Refusal, type Seat, type Told, type Viewer } from '../contract.ts'
import { hash } from '../hash.ts'
import { same } from '../same.ts'
import { ShapeError } from '../shape/check.ts'
import { entriesLeadingTo, lastRewinds } from './rewinds.ts'
import { checkedSave, commitmentTo, type Entry, type Save } from './save.ts'
import { heard } from './told.ts'

/** A choice that stands, linked to the one before it, so that positions share what they have in common. */
interface Step<O, E> {
  readonly previous: Step<O, E> | undefined
  readonly seat: Seat
  readonly option: O
  /** The seat's barrier before the choice: once it has grown, the choice stays. */
  readonly barrier: number
  readonly told: readonly Told<E>[]
}

/** A choice that may still be taken back, with the state before it. */
interface OpenStep<S, O, E> {
  readonly step: Step<O, E>
  readonly before: S
}

/** Where a match was after some entry of its log. */
interface Position<S, O, E> {
  readonly state: S
  readonly last: Step<O, E> | undefined
  readonly open: readonly OpenStep<S, O, E>[]
  readonly undone: readonly (readonly O[])[]
}

/** How often a table may go back: whoever loads its log keeps a state for every position it goes back to. */
export const MOST_REWINDS = 1000

const refuse = (key: string, args: { readonly [name: string]: Json }): never => {
  throw new Refusal({ rule: 'KERNEL', key, args })
}

export class Match<S, C extends { players: number }, O, V, E> {
  readonly game: Game<S, C, O, V, E>
  readonly config: C
  readonly commitment: string
  readonly #seed: string | null
  #state: S
  #log: Entry[]
  #dealt: readonly Told<E>[]
  #last: Step<O, E> | undefined
  /** The newest choices, oldest first; those before them stay for good. */
  #open: OpenStep<S, O, E>[] = []
  #undone: O[][]
  #rewinds = 0

  private constructor(game: Game<S, C, O, V, E>, config: C, seed: string | null, commitment: string, state: S) {
    this.game = game
    this.config = config
    this.#seed = seed
    this.commitment = commitment
    this.#state = state
    this.#log = []
    this.#dealt = []
    this.#undone = Array.from({ length: config.players }, () => [])
  }

  static start<S, C extends { players: number }, O, V, E>(
    game: Game<S, C, O, V, E>,
    config: C,
    seed: string,
  ): Match<S, C, O, V, E> {
    const dealt: Told<E>[] = []
    const state = game.setup(config, seed, told => dealt.push(told))
    const match = new Match(game, config, seed, commitmentTo(seed), state)
    match.#dealt = dealt
    return match
  }

  /** Not to be changed: whoever wants to try something takes a copy. */
  get state(): S {
    return this.#state
  }

  get log(): readonly Entry[] {
    return this.#log
  }

  /** How many entries the log has: what a command answers. */
  get version(): number {
    return this.#log.length
  }

  /** What the set-up has told, before anybody chose; nothing in a match that goes on from a state. */
  get dealt(): readonly Told<E>[] {
    return this.#dealt
  }

  /** Everything a viewer has been told since the start, as it stands now. */
  told(viewer: Viewer): readonly E[] {
    const told: (readonly Told<E>[])[] = []
    for (let step = this.#last; step; step = step.previous) told.push(step.told)
    told.push(this.#dealt)
    return told
      .reverse()
      .flat()
      .flatMap(each => heard(each, viewer) ?? [])
  }

  /** Gives what was told. A refused option changes nothing, and neither does a rule that breaks down. */
  play(seat: Seat, option: O): readonly Told<E>[] {
    const told = this.#choose(seat, option)
    this.#undone[seat]!.length = 0
    this.#log.push({ seat, option: option as Json })
    return told
  }

  #choose(seat: Seat, option: O): readonly Told<E>[] {
    const { game } = this
    const before = game.copy(this.#state)
    const telling: Told<E>[] = []
    try {
      game.play(this.#state, seat, option, t => telling.push(t))
    } catch (problem) {
      this.#state = before
      throw problem
    }
    // A list that has grown has room for more, and this one is kept.
    const told = telling.slice()
    this.#last = { previous: this.#last, seat, option, barrier: game.barrier(before, seat), told }
    this.#open.push({ step: this.#last, before })
    this.#closeSteps()
    return told
  }

  /** Drops the states that nobody can come back to: all before the first choice that its seat could still take back. */
  #closeSteps(): void {
    const first = this.#open.findIndex(({ step }) => this.#stands(step))
    this.#open.splice(0, first < 0 ? this.#open.length : first)
  }

  #stands(step: Step<O, E>): boolean {
    return this.game.barrier(this.#state, step.seat) === step.barrier
  }

  canUndo(seat: Seat): boolean {
    const open = this.#open.findLast(each => each.step.seat === seat)
    return open !== undefined && this.#stands(open.step)
  }

  /** Takes back a seat's last choice. What others chose later must come out just the same without it. */
  undo(seat: Seat): void {
    const { game } = this
    const at = this.#open.findLastIndex(({ step }) => step.seat === seat)
    const taken = this.#open[at]
    if (!taken || !this.#stands(taken.step))
      return refuse(this.#hasChosen(seat) ? 'kernel.undo.barrier' : 'kernel.undo.nothing', { seat })
    const state = game.copy(taken.before)
    let last = taken.step.previous
    const later: OpenStep<S, O, E>[] = []
    for (const { step: old } of this.#open.slice(at + 1)) {
      if (game.refusal(state, old.seat, old.option)) refuse('kernel.undo.entangled', { seat, other: old.seat })
      const before = game.copy(state)
      const told: Told<E>[] = []
      game.play(state, old.seat, old.option, t => told.push(t))
      if (!same(told, old.told)) refuse('kernel.undo.entangled', { seat, other: old.seat })
      last = { previous: last, seat: old.seat, option: old.option, barrier: game.barrier(before, old.seat), told }
      later.push({ step: last, before })
    }
    this.#state = state
    this.#last = last
    this.#open.splice(at, Infinity, ...later)
    this.#undone[seat]!.push(taken.step.option)
    this.#log.push({ undo: seat })
  }

  #hasChosen(seat: Seat): boolean {
    for (let step = this.#last; step; step = step.previous) if (step.seat === seat) return true
    return false
  }

  canRedo(seat: Seat): boolean {
    const option = this.#undone[seat]?.at(-1)
    return option !== undefined && !this.game.refusal(this.#state, seat, option)
  }

  redo(seat: Seat): readonly Told<E>[] {
    const option = this.#undone[seat]?.at(-1) ?? refuse('kernel.redo.nothing', { seat })
    const told = this.#choose(seat, option)
    this.#undone[seat]!.pop()
    this.#log.push({ redo: seat })
    return told
  }

  /** Goes back behind barriers, by consent of the whole table. The generator goes back too: nobody can fish for a roll. */
  rewind(version: number): void {
    this.#rewind(version, () => this.#positionAt(version))
  }

  #rewind(version: number, position: () => Position<S, O, E>): void {
    if (!(Number.isInteger(version) && version >= 0 && version <= this.#log.length))
      refuse('kernel.rewind.version', { version, last: this.#log.length })
    if (this.#seed === null) refuse('kernel.rewind.sealed', {})
    if (this.#rewinds >= MOST_REWINDS) refuse('kernel.rewind.often', { most: MOST_REWINDS })
    this.#goTo(position())
    this.#rewinds++
    this.#log.push({ rewind: version })
  }

  /** Plays what leads to a version, from the deal on. */
  #positionAt(version: number): Position<S, O, E> {
    const earlier = Match.start(this.game, this.config, this.#seed!)
    for (const entry of entriesLeadingTo(this.#log, version)) earlier.enter(entry)
    return earlier.#position()
  }

  #position(): Position<S, O, E> {
    return {
      state: this.game.copy(this.#state),
      last: this.#last,
      open: [...this.#open],
      undone: this.#undone.map(options => [...options]),
    }
  }

  #goTo({ state, last, open, undone }: Position<S, O, E>): void {
    this.#state = this.game.copy(state)
    this.#last = last
    this.#open = [...open]
    this.#undone = undone.map(options => [...options])
  }

  /** Does once more what a log says, and gives what was told. */
  enter(entry: Entry): readonly Told<E>[] {
    if ('seat' in entry) return this.play(entry.seat, entry.option as O)
    if ('redo' in entry) return this.redo(entry.redo)
    if ('undo' in entry) this.undo(entry.undo)
    else this.rewind(entry.rewind)
    return []
  }

  /**
   * Enters a whole log, or the rest of one. Each choice is played once, however often the log goes back: positions that
   * it goes back to are kept until it has done so. After an error, `version` tells which entry was not possible.
   */
  enterAll(entries: readonly Entry[], after?: (told: readonly Told<E>[], entry: Entry) => void): void {
    const last = lastRewinds(entries, MOST_REWINDS - this.#rewinds)
    const kept = new Map<number, Position<S, O, E>>()
    for (const [i, entry] of entries.entries()) {
      if (last.has(this.version)) kept.set(this.version, this.#position())
      let told: readonly Told<E>[] = []
      if ('rewind' in entry) {
        const to = entry.rewind
        this.#rewind(to, () => kept.get(to) ?? this.#positionAt(to))
        if (last.get(to) === i) kept.delete(to)
      } else told = this.enter(entry)
      after?.(told, entry)
    }
  }

  /** Everything, for whoever keeps the table. */
  save(): Save {
    return {
      format: 'lastlight 1',
      game: this.game.id,
      version: this.game.version,
      config: this.config,
      seed: this.#seed,
      commitment: this.commitment,
      log: [...this.#log],
      hash: hash(this.#state),
      state: JSON.parse(JSON.stringify(this.#state)) as Json,
    }
  }

  /** For others to read. As long as the game goes on, neither the seed nor the state, and no choice, is in it. */
  export(): Save {
    const whole = this.save()
    return this.game.outcome(this.#state) ? whole : { ...whole, seed: null, log: [], state: null }
  }

  /**
   * Goes on where a save left off. The log is replayed and must lead to the same state; a save of another version
   * goes on from its state, and what was done before cannot be taken back.
   */
  static load<S, C extends { players: number }, O, V, E>(
    game: Game<S, C, O, V, E>,
    json: unknown,
    seed?: string,
  ): Match<S, C, O, V, E> {
    const save = checkedSave(seed === undefined ? json : { ...(json as object), seed }, game)
    const config = save.config as unknown as C
    if (save.version !== game.version || save.seed === null) {
      if (save.state === null)
        throw new ShapeError('save.state', 'is sealed: this is the export of an unfinished game and cannot go on')
      const state = game.load(save.state, save.version)
      const match = new Match(game, config, null, save.commitment, state)
      match.#log = [...save.log]
      return match
    }
    const match = Match.start(game, config, save.seed)
    try {
      match.enterAll(save.log)
    } catch (problem) {
      throw new ShapeError(`save.log[${match.version}]`, problem instanceof Error ? problem.message : String(problem))
    }
    if (hash(match.#state) !== save.hash)
      throw new ShapeError('save.hash', `the log leads to ${hash(match.#state)}, the save says ${save.hash}`)
    return match
  }
}
