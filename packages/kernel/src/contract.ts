// The contract every game keeps. Server, bots, tests, CLI and web know nothing else about a game.

/** 0-based, clockwise. */
export type Seat = number

/** 'public' is a spectator or a shared screen. */
export type Viewer = Seat | 'public'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A piece of news. `shadow` is the event that everybody outside the audience is told instead. */
export interface Told<E> {
  readonly to: 'all' | readonly Seat[]
  readonly event: E
  readonly shadow?: E
}

export type Tell<E> = (told: Told<E>) => void

/** A reason for a refusal or for a win: a rule, and a message with its arguments. */
export interface Reason {
  readonly rule: string
  readonly key: string
  readonly args: { readonly [name: string]: Json }
}

export interface Outcome {
  readonly winners: readonly Seat[]
  readonly scores?: readonly number[]
  readonly reasons: readonly Reason[]
}

/** Thrown before anything has changed. */
export class Refusal extends Error implements Reason {
  readonly rule: string
  readonly key: string
  readonly args: { readonly [name: string]: Json }

  constructor(reason: Reason) {
    super(`${reason.rule}: ${reason.key} ${JSON.stringify(reason.args)}`)
    this.name = 'Refusal'
    this.rule = reason.rule
    this.key = reason.key
    this.args = reason.args
  }
}

export type ConfigField<T> =
  | { readonly kind: 'int'; readonly min: number; readonly max: number; readonly default: T & number }
  | { readonly kind: 'flag'; readonly default: T & boolean }
  /** Any number of these values, each at most once. */
  | { readonly kind: 'set'; readonly values: readonly string[]; readonly default: T & readonly string[] }
  | {
      readonly kind: 'choice'
      readonly values: readonly (T & string)[]
      readonly default: T & string
      /** For some numbers of players, the only values that go with them; the first is the default where the usual one is not among them. */
      readonly byPlayers?: { readonly [players: number]: readonly (T & string)[] }
    }
  /** Plain data of the game's own form, which only the game itself can check; null stands for the usual. */
  | { readonly kind: 'data'; readonly default: T & null }

export type ConfigFields<Config> = { readonly [K in keyof Config]-?: ConfigField<Config[K]> }

export interface Game<State, Config extends { players: number }, Option, View, Event> {
  readonly id: string
  /** Changes whenever the same log could play differently. */
  readonly version: string
  readonly configs: ConfigFields<Config>
  setup(config: Config, seed: string, tell?: Tell<Event>): State
  /** The seats the game waits for: for the driver, never shown as it is. Empty when the game is over. */
  pending(state: State): readonly Seat[]
  /** Whether the question that is open is a secret one: until it is closed, nobody may learn who has answered. */
  asksInSecret(state: State): boolean
  /** Every legal choice in a stable order. A seat that the game does not wait for may have some too. */
  options(state: State, seat: Seat): readonly Option[]
  /**
   * All kinds of options (their field `do`) of a long question, which a search can list kind by kind; undefined for any other
   * question. There is always some option, but perhaps none of a kind.
   */
  kinds(state: State, seat: Seat): readonly string[] | undefined
  /** The options of one of these kinds; free acts are not among them. */
  optionsOf(state: State, seat: Seat, kind: string): readonly Option[]
  play(state: State, seat: Seat, option: Option, tell?: Tell<Event>): void
  /** Why this wish is not possible now; undefined when it is offered. */
  refusal(state: State, seat: Seat, wish: unknown): Reason | undefined
  view(state: State, viewer: Viewer): View
  /** Grows at a roll, a reveal to that seat and a hand-over. Undo never crosses it. */
  barrier(state: State, seat: Seat): number
  outcome(state: State): Outcome | undefined
  copy(state: State): State
  load(json: unknown, fromVersion: string): State
  /** Another world that this viewer cannot tell from this one. */
  resample(state: State, viewer: Viewer, seed: string): State
}

/** For a driver that handles games whose types it does not know. */
export type AnyGame = Game<unknown, { players: number }, unknown, unknown, unknown>
