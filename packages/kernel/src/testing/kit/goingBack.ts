// A whole game with undo, redo and rewinds in between, through the driver that tables use.

import type { Told } from '../../contract.ts'
import { hash } from '../../hash.ts'
import { Match } from '../../match/match.ts'
import { heard } from '../../match/told.ts'
import { Finding, found, mustBeSame, named } from './checkedState.ts'
import { checkInvariants } from './checks/everyState.ts'
import { type SomeMatch, tookBack } from './checks/undo.ts'
import { type Chosen, choose } from './choose.ts'
import { Draws } from './draws.ts'
import { KitFailure, type Subject } from './types.ts'

export interface PlayedGoingBack {
  /** The choices that stand in the end. */
  readonly decisions: number
  readonly undos: number
  readonly redos: number
  readonly rewinds: number
}

type Choice = Pick<Chosen, 'seat' | 'option'>

const UNDO_SHARE = 0.08
const REDO_SHARE = 0.5
const REWIND_SHARE = 0.02
const MOST_REWINDS = 10
/** So many entries of the log at most does a rewind go back. */
const FARTHEST = 60
const MOST_ENTRIES = 20_000

class GameGoingBack {
  readonly #subject: Subject
  readonly #config: { readonly players: number }
  readonly #seed: string
  readonly #draws: Draws
  readonly #match: SomeMatch
  /** By version: the choices that stand, and the hash of the state. */
  readonly #past: { readonly standing: readonly Choice[]; readonly hash: string }[] = []
  #standing: readonly Choice[] = []
  #undos = 0
  #redos = 0
  #rewinds = 0

  constructor(subject: Subject, config: { readonly players: number }, seed: string) {
    this.#subject = subject
    this.#config = config
    this.#seed = seed
    this.#draws = new Draws(`going back ${seed}`)
    this.#match = Match.start(subject.game, config, seed)
    this.#remember()
  }

  play(): PlayedGoingBack {
    const { game } = this.#subject
    while (game.outcome(this.#match.state) === undefined) {
      if (this.#match.version > MOST_ENTRIES) found('runaway', `the game has not ended after ${MOST_ENTRIES} entries`)
      if (this.#rewinds < MOST_REWINDS && this.#draws.often(REWIND_SHARE)) this.#rewind()
      else if (this.#draws.often(UNDO_SHARE)) this.#undo()
      else this.#choose()
    }
    this.#checkEnd()
    const [undos, redos, rewinds] = [this.#undos, this.#redos, this.#rewinds]
    return { decisions: this.#standing.length, undos, redos, rewinds }
  }

  #remember(): void {
    checkInvariants(this.#subject, this.#match.state)
    this.#past[this.#match.version] = { standing: this.#standing, hash: hash(this.#match.state) }
  }

  #choose(): void {
    const chosen = choose(this.#subject, this.#match.state, this.#config.players, this.#draws)
    if (!chosen) return found('pending', 'nobody can choose, and the game is not over')
    const { seat, option } = chosen
    this.#match.play(seat, option)
    this.#standing = [...this.#standing, { seat, option }]
    this.#remember()
  }

  #undo(): void {
    const seats = [...new Set(this.#standing.map(({ seat }) => seat))].filter(seat => this.#match.canUndo(seat))
    if (seats.length === 0) return
    const seat = this.#draws.oneOf(seats)
    if (!tookBack(this.#match, seat)) return
    this.#undos++
    const at = this.#standing.findLastIndex(choice => choice.seat === seat)
    const taken = this.#standing[at]!
    this.#standing = this.#standing.toSpliced(at, 1)
    this.#remember()
    if (!this.#match.canRedo(seat) || !this.#draws.often(REDO_SHARE)) return
    this.#match.redo(seat)
    this.#redos++
    this.#standing = [...this.#standing, taken]
    this.#remember()
  }

  #rewind(): void {
    const { version } = this.#match
    const to = Math.max(0, version - this.#draws.below(FARTHEST))
    this.#match.rewind(to)
    this.#rewinds++
    const then = this.#past[to]!
    if (hash(this.#match.state) !== then.hash) found('undo', `a rewind from ${version} to ${to} leads elsewhere`)
    this.#standing = then.standing
    this.#remember()
  }

  /** The choices that stand lead to the same end when they are played without going back, and so does the saved log. */
  #checkEnd(): void {
    const { game } = this.#subject
    const told: Told<unknown>[] = []
    const state = game.setup(this.#config, this.#seed, t => told.push(t))
    for (const { seat, option } of this.#standing) game.play(state, seat, option, t => told.push(t))
    mustBeSame('undo', state, this.#match.state, 'without going back the game ends differently')
    const viewers = [...Array.from({ length: this.#config.players }, (_, seat) => seat), 'public' as const]
    for (const viewer of viewers) {
      const expected = told.flatMap(t => heard(t, viewer) ?? [])
      mustBeSame('undo', expected, this.#match.told(viewer), `${named(viewer)} has been told something else`)
    }
    const loaded = Match.load(game, JSON.parse(JSON.stringify(this.#match.save())))
    if (hash(loaded.state) !== hash(this.#match.state)) found('undo', 'the saved log leads elsewhere')
  }
}

/** Plays by seeded random choices to the end. Throws KitFailure, which only the seed can reproduce. */
export function playGoingBack<S, C extends { players: number }, O, V, E>(
  subject: Subject<S, C, O, V, E>,
  config: C,
  seed: string,
): PlayedGoingBack {
  try {
    return new GameGoingBack(subject, config, seed).play()
  } catch (problem) {
    const play = { config, seed, choices: [] }
    if (problem instanceof Finding) throw new KitFailure(problem.check, problem.message, play)
    throw new KitFailure('crash', problem instanceof Error ? String(problem.stack) : String(problem), play)
  }
}
