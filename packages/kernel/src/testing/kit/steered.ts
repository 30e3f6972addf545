// Plays until every named thing has happened, and reports the things that never did.

import type { Told } from '../../contract.ts'
import { choose } from './choose.ts'
import { configsOf } from './configs.ts'
import { Draws } from './draws.ts'
import { leavesOf } from './leaf.ts'
import type { Subject } from './types.ts'

export interface SteerSettings {
  /** How many games it may take. */
  readonly games?: number
  readonly maxDecisions?: number
  readonly seed?: string
  /** How often a preferred option is taken where there is one. */
  readonly push?: number
  /** The numbers of games that are played before all others: `useful` of an earlier search. */
  readonly first?: readonly number[]
}

export interface Steered {
  readonly missing: readonly string[]
  readonly fired: { readonly [thing: string]: number }
  readonly games: number
  readonly decisions: number
  /** The numbers of the games in which something happened for the first time. Alone they lead to the same. */
  readonly useful: readonly number[]
}

const namesOne = (option: unknown, missing: ReadonlySet<string>): boolean =>
  leavesOf(option).some(({ value }) => typeof value === 'string' && missing.has(value))

class Hunt {
  readonly #subject: Subject
  readonly #push: number
  readonly missing: Set<string>
  readonly fired: { [thing: string]: number } = {}
  decisions = 0

  constructor(subject: Subject, push: number) {
    this.#subject = subject
    this.#push = push
    this.missing = new Set(subject.things ?? [])
  }

  /** One game, or as much of it as it takes. */
  play(config: { players: number }, seed: string, maxDecisions: number): void {
    const { game } = this.#subject
    const draws = new Draws(`steered ${seed}`)
    const hear = ({ event }: Told<unknown>): void => this.#note(this.#subject.fired?.(event))
    const state = game.setup(config, seed, hear)
    for (let i = 0; i < maxDecisions && this.missing.size > 0; i++) {
      const chosen = choose(this.#subject, state, config.players, draws)
      if (!chosen) return
      const preferred = draws.often(this.#push) ? this.#preferred(game.options(state, chosen.seat), draws) : undefined
      const option = preferred ?? chosen.option
      this.decisions++
      this.#note(this.#subject.firedBy?.(option))
      game.play(state, chosen.seat, option, hear)
    }
  }

  #note(things: readonly string[] | undefined): void {
    for (const thing of things ?? []) {
      this.fired[thing] = (this.fired[thing] ?? 0) + 1
      this.missing.delete(thing)
    }
  }

  #preferred(options: readonly unknown[], draws: Draws): unknown {
    if (this.#subject.prefer) return this.#subject.prefer(options, this.missing)
    const naming = options.filter(option => namesOne(option, this.missing))
    return naming.length > 0 ? draws.oneOf(naming) : undefined
  }
}

/** The first configurations of a number of players differ most; in few of them each thing comes up more often. */
const FEW = 6

export function steered<S, C extends { players: number }, O, V, E>(
  subject: Subject<S, C, O, V, E>,
  settings: SteerSettings = {},
): Steered {
  const some: Subject = subject
  const { games: most = 200, maxDecisions = 20_000, seed = 'everything', push = 0.7, first = [] } = settings
  const configs = interleaved(configsOf(some).map(group => group.configs.slice(0, FEW)))
  const hunt = new Hunt(some, push)
  const useful: number[] = []
  let games = 0
  for (const n of new Set([...first, ...Array(most).keys()])) {
    if (games === most || hunt.missing.size === 0) break
    const config = configs[n % configs.length]!
    const before = hunt.missing.size
    hunt.play(some.aim?.(config, hunt.missing) ?? config, `${seed} ${n}`, maxDecisions)
    if (hunt.missing.size < before) useful.push(n)
    games++
  }
  return { missing: [...hunt.missing], fired: hunt.fired, games, decisions: hunt.decisions, useful }
}

/** One of each list, then the next of each. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(list => list.length))
  return Array.from({ length: longest }, (_, i) => lists.flatMap(list => (i < list.length ? [list[i]!] : []))).flat()
}
