// The state and log of one game, with play, undo, redo, rewind, save and load: the only driver that server, CLI, web
// and tests use.

import { type Game, type Json, Refusal, type Seat, type Told, type Viewer } from '../contract.ts'
import { hash } from '../hash.ts'
import { same } from '../same.ts'
import { ShapeError } from '../shape/check.ts'
import { type Moment, momentsAmong, type PastMoment } from './moments.ts'
import { lastRewinds, versionsLeadingTo } from './rewinds.ts'
import { checkedSave, commitmentTo, type Entry, type Save } from './save.ts'
import { heard } from './told.ts'

/** A choice that was not taken back, linked to the one before it, so that positions share their past. */
interface Step<O, E> {
  readonly previous: Step<O, E> | undefined
  readonly seat: Seat
  readonly option: O
  /** The version before the choice, and before it was made for the first time: a choice may be undone and done again. */
  readonly version: number
  readonly origin: number
  /** Whether it answered a secret question. */
  readonly isSecret: boolean
  /** The seat's barrier before the choice: once it has grown, the choice cannot be taken back. */
  readonly barrier: number
  readonly told: readonly Told<E>[]
}

/** A choice that may still be taken back, with the state before it. */
interface OpenStep<S, O, E> {
  readonly step: Step<O, E>
  readonly before: S
}

/** A choice that was taken back and can be done again. */
interface Undone<O> {
  readonly option: O
  readonly origin: number
}

/** The match as it was after some entry of its log. */
interface MatchPosition<S, O, E> {
  readonly state: S
  readonly last: Step<O, E> | undefined
  readonly open: readonly OpenStep<S, O, E>[]
  readonly undone: readonly (readonly Undone<O>[])[]
}

/** How many rewinds a match may have: loading its log keeps a state for every position that it goes back to. */
export const MOST_REWINDS = 1000

/**
 * So many of the newest choices can be taken back. Each keeps a whole state, and a seat may have choices without end,
 * such as saying and unsaying the same thing.
 */
export const MOST_OPEN = 200

/** Of so many entries that are replayed to look back, one position is kept. */
const KEPT_EVERY = 100
/** A kept position has one state, and one for each choice that could be taken back there. No table keeps more than these. */
const MOST_KEPT_STATES = 300

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
  /** The newest choices, oldest first; all earlier ones can no longer be taken back. */
  #open: OpenStep<S, O, E>[] = []
  #undone: Undone<O>[][]
  #rewinds = 0
  /** Positions of the past by their version, so that looking back does not replay the game from the deal each time. */
  readonly #kept = new Map<number, MatchPosition<S, O, E>>()

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

  /** Must not be changed: take a copy to try something. */
  get state(): S {
    return this.#state
  }

  get log(): readonly Entry[] {
    return this.#log
  }

  /** The number of log entries; a command names the version it answers. */
  get version(): number {
    return this.#log.length
  }

  /** The events told by the set-up; empty in a match that was resumed from a state. */
  get dealt(): readonly Told<E>[] {
    return this.#dealt
  }

  /** Everything a viewer has been told since the start, without choices that were taken back. */
  told(viewer: Viewer): readonly E[] {
    const told: (readonly Told<E>[])[] = []
    for (let step = this.#last; step; step = step.previous) told.push(step.told)
    told.push(this.#dealt)
    return told
      .reverse()
      .flat()
      .flatMap(each => heard(each, viewer) ?? [])
  }

  /** Returns the told events. A refused option changes nothing, and neither does a rule that throws. */
  play(seat: Seat, option: O): readonly Told<E>[] {
    const told = this.#choose(seat, option)
    this.#undone[seat]!.length = 0
    this.#log.push({ seat, option: option as Json })
    return told
  }

  #choose(seat: Seat, option: O, origin = this.version): readonly Told<E>[] {
    const { game, version } = this
    const before = game.copy(this.#state)
    const telling: Told<E>[] = []
    try {
      game.play(this.#state, seat, option, t => telling.push(t))
    } catch (problem) {
      this.#state = before
      throw problem
    }
    // A copy has no spare capacity, and this list is kept.
    const told = telling.slice()
    this.#last = {
      previous: this.#last,
      seat,
      option,
      version,
      origin,
      isSecret: game.asksInSecret(before),
      barrier: game.barrier(before, seat),
      told,
    }
    this.#open.push({ step: this.#last, before })
    this.#closeSteps()
    return told
  }

  /** Drops the states before the first choice that could still be taken back. */
  #closeSteps(): void {
    const first = this.#open.findIndex(({ step }) => this.#stands(step))
    this.#open.splice(0, first < 0 ? this.#open.length : Math.max(first, this.#open.length - MOST_OPEN))
  }

  #stands(step: Step<O, E>): boolean {
    return this.game.barrier(this.#state, step.seat) === step.barrier
  }

  canUndo(seat: Seat): boolean {
    const open = this.#open.findLast(each => each.step.seat === seat)
    return open !== undefined && this.#stands(open.step)
  }

  /**
   * Takes back a seat's last choice. Later choices of others must have the same result without it; a refusal does not
   * name them, because who has answered an open question may be a secret.
   */
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
      if (game.refusal(state, old.seat, old.option)) refuse('kernel.undo.entangled', { seat })
      const before = game.copy(state)
      const told: Told<E>[] = []
      game.play(state, old.seat, old.option, t => told.push(t))
      if (!same(told, old.told)) refuse('kernel.undo.entangled', { seat })
      last = { ...old, previous: last, barrier: game.barrier(before, old.seat), told }
      later.push({ step: last, before })
    }
    this.#state = state
    this.#last = last
    this.#open.splice(at, Infinity, ...later)
    const { option, origin } = taken.step
    this.#undone[seat]!.push({ option, origin })
    this.#log.push({ undo: seat })
  }

  #hasChosen(seat: Seat): boolean {
    for (let step = this.#last; step; step = step.previous) if (step.seat === seat) return true
    return false
  }

  canRedo(seat: Seat): boolean {
    const undone = this.#undone[seat]?.at(-1)
    return undone !== undefined && !this.game.refusal(this.#state, seat, undone.option)
  }

  redo(seat: Seat): readonly Told<E>[] {
    const { option, origin } = this.#undone[seat]?.at(-1) ?? refuse('kernel.redo.nothing', { seat })
    const told = this.#choose(seat, option, origin)
    this.#undone[seat]!.pop()
    this.#log.push({ redo: seat })
    return told
  }

  /**
   * Goes back past barriers, by consent of the whole table. The generator goes back too, so nobody can fish for a roll.
   */
  rewind(version: number): void {
    this.#rewind(version, () => this.#positionAt(version))
  }

  #rewind(version: number, position: () => MatchPosition<S, O, E>): void {
    if (!(Number.isInteger(version) && version >= 0 && version <= this.#log.length))
      refuse('kernel.rewind.version', { version, last: this.#log.length })
    if (this.#seed === null) refuse('kernel.rewind.sealed', {})
    if (this.#rewinds >= MOST_REWINDS) refuse('kernel.rewind.often', { most: MOST_REWINDS })
    this.#goTo(position())
    this.#rewinds++
    this.#log.push({ rewind: version })
  }

  /** Plays the entries that lead to a version, from the last position that was kept on the way there, or from the deal. */
  #positionAt(version: number): MatchPosition<S, O, E> {
    const earlier = Match.start(this.game, this.config, this.#seed!)
    const way = versionsLeadingTo(this.#log, version)
    const from = way.findLastIndex(each => this.#kept.has(each))
    if (from >= 0) earlier.#goTo(this.#kept.get(way[from]!)!)
    for (const [i, at] of way.entries()) {
      if (i < from) continue
      if (i > from && i % KEPT_EVERY === KEPT_EVERY - 1) this.#keep(at, earlier.#position())
      // Its choices have the versions of this log.
      earlier.#log.length = at
      earlier.enter(this.#log[at]!)
    }
    return earlier.#position()
  }

  /** Makes room by forgetting the positions that were kept first. */
  #keep(version: number, position: MatchPosition<S, O, E>): void {
    this.#kept.set(version, position)
    let states = 0
    for (const { open } of this.#kept.values()) states += 1 + open.length
    for (const [old, { open }] of this.#kept) {
      if (states <= MOST_KEPT_STATES || old === version) break
      this.#kept.delete(old)
      states -= 1 + open.length
    }
  }

  /** Frees the memory of positions that were kept; the next look back plays the game from the deal again. */
  forgetPositions(): void {
    this.#kept.clear()
  }

  /** How a choice looked to a viewer; undefined where there was none yet, and in a match that was resumed from a state. */
  pastMoment(version: number, viewer: Viewer): PastMoment<O, V, E> | undefined {
    if (this.#seed === null || version >= this.version) return undefined
    const { state, undone } = this.#positionAt(version)
    const entry = this.#log[version]!
    const seat = 'seat' in entry ? entry.seat : 'redo' in entry ? entry.redo : null
    const isOwn = seat === viewer
    const isShown = seat !== null && (isOwn || !this.game.asksInSecret(state))
    const view = this.game.view(state, viewer)
    if (!isShown) return { version, seat: null, view, events: [], option: null }
    const option = 'seat' in entry ? (entry.option as O) : undone[seat]!.at(-1)!.option
    const told: Told<E>[] = []
    this.game.play(this.game.copy(state), seat, option, each => told.push(each))
    const events = told.flatMap(each => heard(each, viewer) ?? [])
    return { version, seat, view, events, option: isOwn ? option : null }
  }

  /**
   * The newest decisions that stand, oldest first, each as a version to go back to. `isDecision` says of the version
   * before a choice whether that choice was a decision of a person; a choice that was undone and redone counts if it
   * did the first time.
   */
  moments(isDecision: (version: number) => boolean, most = Infinity): readonly Moment[] {
    if (this.#seed === null) return []
    const decisions: Step<O, E>[] = []
    // Secret answers that follow one another are one moment, and while a question is open they are none.
    let found = this.game.asksInSecret(this.#state) ? -1 : 0
    for (let step = this.#last; step; step = step.previous) {
      if (!isDecision(step.origin)) continue
      if (!(step.isSecret && decisions.at(-1)?.isSecret)) found++
      if (found > most) break
      decisions.push(step)
    }
    return momentsAmong(decisions.reverse(), this.game.asksInSecret(this.#state)).slice(-most)
  }

  #position(): MatchPosition<S, O, E> {
    return {
      state: this.game.copy(this.#state),
      last: this.#last,
      open: [...this.#open],
      undone: this.#undone.map(options => [...options]),
    }
  }

  #goTo({ state, last, open, undone }: MatchPosition<S, O, E>): void {
    this.#state = this.game.copy(state)
    this.#last = last
    this.#open = [...open]
    this.#undone = undone.map(options => [...options])
  }

  /** Repeats one log entry and returns the told events. */
  enter(entry: Entry): readonly Told<E>[] {
    if ('seat' in entry) return this.play(entry.seat, entry.option as O)
    if ('redo' in entry) return this.redo(entry.redo)
    if ('undo' in entry) this.undo(entry.undo)
    else this.rewind(entry.rewind)
    return []
  }

  /**
   * Enters a whole log, or the rest of one. Each choice is played once, however often the log goes back: the positions
   * it returns to are kept until the last rewind to them. After an error, `version` is the entry that failed.
   */
  enterAll(entries: readonly Entry[], after?: (told: readonly Told<E>[], entry: Entry) => void): void {
    const steps = this.entering(entries, after)
    let isDone = false
    while (!isDone) isDone = steps.next().done === true
  }

  /** The same, entry by entry, for long logs: until the last one the match belongs to who enters them. */
  *entering(
    entries: readonly Entry[],
    after?: (told: readonly Told<E>[], entry: Entry) => void,
  ): Generator<void, void, undefined> {
    const last = lastRewinds(entries, MOST_REWINDS - this.#rewinds)
    const kept = new Map<number, MatchPosition<S, O, E>>()
    for (const [i, entry] of entries.entries()) {
      if (last.has(this.version)) kept.set(this.version, this.#position())
      let told: readonly Told<E>[] = []
      if ('rewind' in entry) {
        const to = entry.rewind
        this.#rewind(to, () => kept.get(to) ?? this.#positionAt(to))
        if (last.get(to) === i) kept.delete(to)
      } else told = this.enter(entry)
      after?.(told, entry)
      yield
    }
  }

  /** The whole match, for its keeper. */
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

  /** The match for others to read. While the game goes on, it contains neither seed nor state nor choices. */
  export(): Save {
    const whole = this.save()
    return this.game.outcome(this.#state) ? whole : { ...whole, seed: null, log: [], state: null }
  }

  /**
   * Continues a saved match. The log is replayed and must lead to the saved state; a save of another version continues
   * from its state, and its earlier choices cannot be taken back.
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
