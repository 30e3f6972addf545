// State, log and the ways to go on or back: the only driver that server, CLI, web and tests use.

import { type Game, type Json, Refusal, type Seat, type Told, type Viewer } from '../contract.ts'
import { hash } from '../hash.ts'
import { same } from '../same.ts'
import { ShapeError } from '../shape/check.ts'
import { checkedSave, commitmentTo, type Entry, type Save } from './save.ts'
import { heard } from './told.ts'

/** A choice that stands. */
interface Step<S, O, E> {
  readonly seat: Seat
  readonly option: O
  /** The seat's barrier before the choice: once it has grown, the choice stays. */
  readonly barrier: number
  readonly told: readonly Told<E>[]
  /** The state before; dropped when nobody can come back to it. */
  before: S | undefined
}

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
  #steps: Step<S, O, E>[] = []
  #undone: O[][]

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
    return [this.#dealt, ...this.#steps.map(step => step.told)].flat().flatMap(told => heard(told, viewer) ?? [])
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
    this.#steps.push({ seat, option, barrier: game.barrier(before, seat), told, before })
    this.#forget()
    return told
  }

  /** Drops the states that nobody can come back to: all before the first choice that its seat could still take back. */
  #forget(): void {
    for (const step of this.#steps) {
      if (step.before !== undefined && this.#stands(step)) return
      step.before = undefined
    }
  }

  #stands(step: Step<S, O, E>): boolean {
    return this.game.barrier(this.#state, step.seat) === step.barrier
  }

  canUndo(seat: Seat): boolean {
    const step = this.#steps.findLast(each => each.seat === seat)
    return step?.before !== undefined && this.#stands(step)
  }

  /** Takes back a seat's last choice. What others chose later must come out just the same without it. */
  undo(seat: Seat): void {
    const { game } = this
    const at = this.#steps.findLastIndex(step => step.seat === seat)
    const step = this.#steps[at] ?? refuse('kernel.undo.nothing', { seat })
    if (step.before === undefined || !this.#stands(step)) refuse('kernel.undo.barrier', { seat })
    const state = game.copy(step.before!)
    const later: Step<S, O, E>[] = []
    for (const old of this.#steps.slice(at + 1)) {
      if (game.refusal(state, old.seat, old.option)) refuse('kernel.undo.entangled', { seat, other: old.seat })
      const before = game.copy(state)
      const told: Told<E>[] = []
      game.play(state, old.seat, old.option, t => told.push(t))
      if (!same(told, old.told)) refuse('kernel.undo.entangled', { seat, other: old.seat })
      later.push({ seat: old.seat, option: old.option, barrier: game.barrier(before, old.seat), told, before })
    }
    this.#state = state
    this.#steps = [...this.#steps.slice(0, at), ...later]
    this.#undone[seat]!.push(step.option)
    this.#log.push({ undo: seat })
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
    if (!(Number.isInteger(version) && version >= 0 && version <= this.#log.length))
      refuse('kernel.rewind.version', { version, last: this.#log.length })
    if (this.#seed === null) refuse('kernel.rewind.sealed', {})
    const earlier = Match.start(this.game, this.config, this.#seed!)
    for (const entry of this.#log.slice(0, version)) earlier.enter(entry)
    this.#state = earlier.#state
    this.#steps = earlier.#steps
    this.#undone = earlier.#undone
    this.#log.push({ rewind: version })
  }

  /** Does once more what a log says, and gives what was told. */
  enter(entry: Entry): readonly Told<E>[] {
    if ('seat' in entry) return this.play(entry.seat, entry.option as O)
    if ('redo' in entry) return this.redo(entry.redo)
    if ('undo' in entry) this.undo(entry.undo)
    else this.rewind(entry.rewind)
    return []
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
    for (const [i, entry] of save.log.entries()) {
      try {
        match.enter(entry)
      } catch (problem) {
        throw new ShapeError(`save.log[${i}]`, problem instanceof Error ? problem.message : String(problem))
      }
    }
    if (hash(match.#state) !== save.hash)
      throw new ShapeError('save.hash', `the log leads to ${hash(match.#state)}, the save says ${save.hash}`)
    return match
  }
}
