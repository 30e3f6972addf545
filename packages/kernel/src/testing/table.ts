// The table-level test language: set the table, script the rolls, choose, look.
// Every test runs three ways: straight, with a JSON round trip at each decision, and with undo and redo.

import type { Game, Json, Reason, Seat, Told, Viewer } from '../contract.ts'
import type { StateBase } from '../flow/machine.ts'
import { hash } from '../hash.ts'
import { Match } from '../match/match.ts'
import { commitmentTo, type Save } from '../match/save.ts'
import { heard } from '../match/told.ts'
import { same } from '../same.ts'
import { type Changes, changes } from './changes.ts'

export const WAYS = ['straight', 'round trip', 'undo and redo'] as const
export type Way = (typeof WAYS)[number]

/** The additions of a game to the kernel's test language. */
export interface TestLanguage<S, O> {
  readonly seed?: string
  /** Sets the frames for the start of a seat's turn, and leaves everything else as it is. */
  readonly turn?: (s: S, seat: Seat) => void
  /** A seat's answer while the test waits for another question; the first option unless the game says otherwise. */
  readonly quiet?: (options: readonly O[]) => O
}

/** A game that has not reached the awaited question after this many answers runs in circles. */
const MOST_ANSWERS = 1000

export class Table<S extends StateBase, C extends { players: number }, O, V, E> {
  readonly game: Game<S, C, O, V, E>
  readonly way: Way
  readonly #language: TestLanguage<S, O>
  #match: Match<S, C, O, V, E>
  #told: readonly Told<E>[] = []

  constructor(game: Game<S, C, O, V, E>, way: Way, config: C, language: TestLanguage<S, O> = {}) {
    this.game = game
    this.way = way
    this.#language = language
    this.#match = Match.start(game, config, language.seed ?? 'table')
  }

  /** Starts the game again with the same deal: for tests that continue after an end. */
  restart(): this {
    this.#match = Match.start(this.game, this.#match.config, this.#language.seed ?? 'table')
    this.#told = []
    return this
  }

  /** The state; only `arrange` may change it. */
  get state(): S {
    return this.#match.state
  }

  /** Sets the table for this test. Only while the game goes on. */
  arrange(set: (s: S) => void): this {
    this.#mustGoOn('nothing can be set up any more (restart() begins anew)')
    const s = this.game.copy(this.#match.state)
    set(s)
    this.#goOnFrom(s)
    return this
  }

  /** It is this seat's turn, on the table as it lies. */
  turnOf(seat: Seat): this {
    const { turn } = this.#language
    if (!turn) throw new Error(`the test language of ${this.game.id} does not say how a turn begins`)
    this.#mustSit(seat)
    return this.arrange(s => turn(s, seat))
  }

  /**
   * Everybody answers quietly until this seat is asked; with `option`, until it is offered an option of that name. Fails
   * with what happened instead when the game ends before.
   */
  playUntilAsked(seat: Seat, option?: string): this {
    this.#mustSit(seat)
    const wish = `seat ${seat} is asked${option === undefined ? '' : ` for '${option}'`}`
    const asked = (): boolean =>
      this.pending.includes(seat) && (option === undefined || this.options(seat).some(each => nameOf(each) === option))
    for (let n = 0; !asked(); n++) {
      this.#mustGoOn(`it never came to it that ${wish}`)
      if (n === MOST_ANSWERS) throw new Error(`after ${n} answers it has not come to it that ${wish}`)
      const next = this.pending[0]!
      const options = this.options(next)
      this.choose(next, this.#language.quiet?.(options) ?? options[0]!)
    }
    return this
  }

  /** What the next rolls show. A test that leaves one over fails. */
  rolls(...values: number[]): this {
    return this.arrange(s => s.chance.rolls.push(...values))
  }

  /** What chance picks next where nobody sees it. */
  picks(...values: number[]): this {
    return this.arrange(s => s.chance.picks.push(...values))
  }

  get pending(): readonly Seat[] {
    return this.game.pending(this.state)
  }

  options(seat: Seat): readonly O[] {
    return this.game.options(this.state, seat)
  }

  offers(seat: Seat, wish: unknown): boolean {
    return this.options(seat).some(option => same(option, wish))
  }

  /** The rule and the message key with which a wish is refused; undefined when it is offered. */
  refused(seat: Seat, wish: unknown): string | undefined {
    const reason: Reason | undefined = this.game.refusal(this.state, seat, wish)
    if ((reason === undefined) !== this.offers(seat, wish))
      throw new Error(`options and refusal disagree on ${JSON.stringify(wish)}`)
    return reason && `${reason.rule} ${reason.key}`
  }

  /** Chooses, and says all that has changed on the table: bystanders included. */
  choose(seat: Seat, option: O): Changes {
    this.#mustGoOn(`seat ${seat} cannot choose ${JSON.stringify(option)}`)
    const before = JSON.parse(JSON.stringify(this.state)) as Json
    const hashBefore = hash(this.state)
    const loaded = this.game.load(shuffled(before), this.game.version)
    const told = this.#match.play(seat, option)
    if (this.way === 'round trip') {
      this.game.play(loaded, seat, option)
      if (hash(loaded) !== hash(this.state))
        throw new Error(`after a round trip ${JSON.stringify(option)} leads somewhere else`)
    }
    if (this.way === 'undo and redo' && this.#match.canUndo(seat)) {
      const hashAfter = hash(this.state)
      this.#match.undo(seat)
      if (hash(this.state) !== hashBefore) throw new Error(`undoing ${JSON.stringify(option)} leads somewhere else`)
      this.#match.redo(seat)
      if (hash(this.state) !== hashAfter) throw new Error(`redoing ${JSON.stringify(option)} leads somewhere else`)
    }
    this.#told = told
    return changes(before, this.state as unknown as Json)
  }

  undo(seat: Seat): this {
    this.#match.undo(seat)
    return this
  }

  redo(seat: Seat): this {
    this.#match.redo(seat)
    return this
  }

  canUndo(seat: Seat): boolean {
    return this.#match.canUndo(seat)
  }

  /** The events that a viewer heard of the last choice. */
  heard(viewer: Viewer): readonly E[] {
    return this.#told.flatMap(told => heard(told, viewer) ?? [])
  }

  view(viewer: Viewer): V {
    return this.game.view(this.state, viewer)
  }

  /** No scripted value may be left over. */
  close(): void {
    const { rolls, picks } = this.state.chance
    if (rolls.length + picks.length > 0)
      throw new Error(`left over: rolls ${JSON.stringify(rolls)}, picks ${JSON.stringify(picks)}`)
  }

  #mustGoOn(therefore: string): void {
    if (this.pending.length === 0) throw new Error(`the game is over: ${therefore}`)
  }

  #mustSit(seat: Seat): void {
    const { players } = this.#match.config
    if (!(Number.isInteger(seat) && seat >= 0 && seat < players))
      throw new Error(`there is no seat ${seat}: ${players} play, seats 0 to ${players - 1}`)
  }

  #goOnFrom(state: S): void {
    const { game } = this
    const save: Save = {
      format: 'lastlight 1',
      game: game.id,
      version: game.version,
      config: this.#match.config,
      seed: null,
      commitment: commitmentTo(''),
      log: [],
      hash: '',
      state: shuffled(JSON.parse(JSON.stringify(state)) as Json),
    }
    this.#match = Match.load(game, save)
  }
}

const nameOf = (option: unknown): unknown => (option as { readonly do?: unknown }).do

/** The same value with its keys in another order. */
function shuffled(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(shuffled)
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, shuffled(item)] as const)
      .toReversed(),
  )
}

export interface TableTests<S extends StateBase, C extends { players: number }, O, V, E> {
  (title: string, config: C, body: (table: Table<S, C, O, V, E>) => void): void
}

/** `const rule = tableTests(game, test)`; then `rule('[EMB-WOLF-03] ...', { players: 2 }, t => { ... })`. */
export function tableTests<S extends StateBase, C extends { players: number }, O, V, E>(
  game: Game<S, C, O, V, E>,
  test: (title: string, run: () => void) => unknown,
  language: TestLanguage<S, O> = {},
): TableTests<S, C, O, V, E> {
  return (title, config, body) => {
    test(title, () => {
      for (const way of WAYS) {
        const table = new Table(game, way, config, language)
        try {
          body(table)
          table.close()
        } catch (problem) {
          if (problem instanceof Error) problem.message = `(${way}) ${problem.message}`
          throw problem
        }
      }
    })
  }
}
