// The description of a game for the kit, the kit's settings, and its results.

import type { Game, Json, Outcome, Seat, Viewer } from '../../contract.ts'
import type { Invariants } from './invariants.ts'

/**
 * A game and the facts that only the game knows. Functions are written as methods, so that the subject of any game is
 * also a plain `Subject`.
 */
export interface Subject<
  S = unknown,
  C extends { players: number } = { players: number },
  O = unknown,
  V = unknown,
  E = unknown,
> {
  readonly game: Game<S, C, O, V, E>
  /** The configurations to play; by default every number of players, with the other fields chosen pairwise. */
  readonly configs?: readonly C[]
  /** Cards and tokens: must never change from the set-up to the end. */
  conserved?(state: S): Json
  /** What must hold whenever somebody is asked, and when the game is over. */
  readonly invariants?: Invariants<S>
  /**
   * Leaves of the state that everybody may know although no view shows them: 'round', 'players.*.wood'.
   * A star stands for any one name; a path stands for everything below it too.
   */
  readonly publicLeaves: readonly string[]
  /** Ids of pieces, each of them recognisable in any payload. */
  readonly ids?: readonly string[]
  /**
   * Another reason why a viewer with this view, before or after the event, may be told an id. An id is allowed anyway
   * when the view shows it (its whereabouts are not enough), or when the view says more about its place than before.
   */
  knows?(view: V, id: string, event: E): boolean
  /** How this state contradicts the view, if it does; see `whereaboutsAgree`. */
  allowed?(view: V, state: S, viewer: Viewer): string | undefined
  /** Whether answers are being given secretly; by default the kernel's own flag. */
  secret?(state: S): boolean
  /** The part that must differ between two worlds: by default the key of the kernel's generator. */
  generator?(state: S): Json
  /** An index into the options, or undefined for one at random. `below(n)` is a seeded number from 0 to n - 1. */
  steer?(state: S, seat: Seat, options: readonly O[], below: (n: number) => number): number | undefined
  /** Everything that has to happen in play some time. */
  readonly things?: readonly string[]
  /** Which of the things this event shows to have happened. It is given every event, whomever it was told. */
  fired?(event: E): readonly string[]
  /** Which of the things have happened when this option is chosen. */
  firedBy?(option: O): readonly string[]
  /** Which option leads to something that has not happened yet; by default one that names it. */
  prefer?(options: readonly O[], missing: ReadonlySet<string>): O | undefined
  /** The same configuration, changed so that missing things happen sooner. */
  aim?(config: C, missing: ReadonlySet<string>): C
}

export interface Choice {
  readonly seat: Seat
  readonly option: Json
}

/** The checks that cost little: made at every state. */
export const CHEAP_CHECKS = [
  /** Somebody is waited for until there is an outcome. */
  'pending',
  /** Whoever is waited for has options, and no two of them are equal. */
  'options',
  'conserved',
  /** What the game says must hold whenever somebody is asked. */
  'invariants',
  /** The game comes to a question, and to an end. */
  'runaway',
  /** No rule breaks down. */
  'crash',
] as const

/** The checks that cost more: made at a seeded share of the states. */
export const COSTLY_CHECKS = [
  /** Asking, viewing, copying and resampling change nothing. */
  'looking',
  /** The same state has the same options in the same order, also when they are listed by kinds. */
  'stable',
  /** The same choice in the same state leads to the same state; the same seed and choices do. */
  'same-seed',
  /** It makes no difference whether anybody listens. */
  'silence',
  /** Neither does a round trip through JSON with its keys shuffled. */
  'round-trip',
  /** A copy does not change when the game goes on. */
  'copies',
  /** `refusal` is undefined exactly for what `options` offers. */
  'refusal',
  /** `play` takes nothing that is refused, and then nothing has changed. */
  'accepted',
  /** Undo, redo and rewind lead to where playing leads. */
  'undo',
  /** Undo does not cross a barrier. */
  'barrier',
  /** A choice that can be taken back has shown its seat nothing that was not known before. */
  'fishing',
  /** View, options and refusals are the same in a resampled world. */
  'world-view',
  /** A world resampled again is the world resampled once. */
  'world-again',
  /** Another world has another generator. */
  'world-chance',
  /** A world, and the truth, agree with the view. */
  'world-allowed',
  /** A leaf that a viewer does not see is dealt again, or declared public. */
  'world-leaves',
  /** A resampled world can be played to its end. */
  'world-goes-on',
  /** Two options of another seat that tell a viewer the same leave the same view and the same worlds. */
  'told-the-same',
  /** A secret answer leaves no trace for the others. */
  'secret',
  /** No event names an id that its listener may not know. */
  'named',
] as const

export type CheapCheck = (typeof CHEAP_CHECKS)[number]
export type CostlyCheck = (typeof COSTLY_CHECKS)[number]
export type CheckName = CheapCheck | CostlyCheck

/** For each costly check, at which share of the states it is made: 0 to 1. */
export type Rates = { readonly [check in CostlyCheck]: number }

export interface Settings {
  /** More decisions than this are a runaway. */
  readonly maxDecisions?: number
  /** Checks that are left out run at the routine rate. */
  readonly rates?: Partial<Rates>
  /** All rates times this: for a big game, or for a long night of fuzzing. */
  readonly scale?: number
  /** Of the costly checks make only this one, as when a failure is shrunk: `only: failure.during`. */
  readonly only?: CheckName
  /** How many wishes are tried on a seat each time. */
  readonly wishes?: number
}

/** Figures of one game. */
export interface Played {
  readonly config: { readonly players: number }
  readonly seed: string
  readonly choices: readonly Choice[]
  readonly decisions: number
  /** Decisions among two options or more. */
  readonly questions: number
  /** Choices of seats that the game did not wait for. */
  readonly freeActs: number
  /** Choices of a replay that were no longer legal. */
  readonly skipped: number
  /** Undefined when a replay has stopped before the end. */
  readonly outcome: Outcome | undefined
  /** The hash of the last state. */
  readonly hash: string
  readonly fired: { readonly [thing: string]: number }
  /** Refused wishes whose `do` the question offers, and how many of those only the kernel's fallback explained. */
  readonly wishes: { readonly refused: number; readonly fallback: number }
  /** How often each costly check was made. */
  readonly checked: { readonly [check: string]: number }
}

/** Names the check that failed, and all it takes to see it fail again. */
export class KitFailure extends Error {
  readonly check: CheckName
  /** Which check was being made when it showed: the one to repeat. 'crash' when the game was just played. */
  readonly during: CheckName
  readonly config: { readonly players: number }
  readonly seed: string
  readonly choices: readonly Choice[]

  constructor(
    check: CheckName,
    message: string,
    play: { readonly config: { readonly players: number }; readonly seed: string; readonly choices: readonly Choice[] },
    during: CheckName = check,
    cause?: unknown,
  ) {
    super(
      `${check}: ${message}\nafter ${play.choices.length} choices, config ${JSON.stringify(play.config)}, seed '${play.seed}'`,
      cause === undefined ? {} : { cause },
    )
    this.name = 'KitFailure'
    this.check = check
    this.during = during
    this.config = play.config
    this.seed = play.seed
    this.choices = [...play.choices]
  }
}
