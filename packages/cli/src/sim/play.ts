// One game from the deal to the end.

import { type Bot, Draws, newBot } from '@lastlight/bots'
import { type AnyGame, heard, type Seat, type Sight, type Told } from '@lastlight/kernel'
import { type Order, type Played, seating, seedOf } from './order.ts'

/** No game takes that many. */
const MOST_DECISIONS = 50_000

/** Told after each choice among at least two: whose it was and how long it took. */
export type Clock = (bot: string, decisions: number, ms: number) => void

export function playOne(game: AnyGame, order: Order, number: number, clock: Clock): Played {
  const names = seating(order, number)
  const seed = seedOf(order, number)
  const state: { now?: unknown; decisions: number } = { decisions: 0 }
  try {
    const config = { players: order.players }
    if (names.every(name => name === 'random')) playAtRandom(game, config, seed, state, clock)
    else playWithBots(game, config, seed, names, state, clock)
    return ending(game, state.now, number, state.decisions)
  } catch (problem) {
    const failure = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
    return { number, decisions: state.decisions, failure }
  }
}

type Course = { now?: unknown; decisions: number }

/** As fast as the rules go: nobody looks, nobody is told anything. */
function playAtRandom(game: AnyGame, config: { players: number }, seed: string, course: Course, clock: Clock): void {
  const start = performance.now()
  const draws = new Draws(seed)
  const state = game.setup(config, seed)
  course.now = state
  let all = 0
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = pending.length === 1 ? pending[0]! : draws.oneOf(pending)
    const options = game.options(state, seat)
    if (options.length > 1) course.decisions++
    if (all++ > MOST_DECISIONS) throw new Error(`the game was not over after ${MOST_DECISIONS} decisions`)
    game.play(state, seat, draws.oneOf(options))
  }
  clock('random', course.decisions, performance.now() - start)
}

function playWithBots(
  game: AnyGame,
  config: { players: number },
  seed: string,
  names: readonly string[],
  course: Course,
  clock: Clock,
): void {
  const bots = names.map((name, seat) => newBot(game.id, name, `${seed} ${seat}`))
  const told: Told<unknown>[] = []
  const tell = (news: Told<unknown>): void => {
    told.push(news)
  }
  const state = game.setup(config, seed, tell)
  course.now = state
  let all = 0
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = pending[0]!
    const options = game.options(state, seat)
    if (options.length > 1) course.decisions++
    if (all++ > MOST_DECISIONS) throw new Error(`the game was not over after ${MOST_DECISIONS} decisions`)
    game.play(
      state,
      seat,
      options.length === 1 ? options[0] : chosen(game, state, seat, told, bots[seat]!, clock),
      tell,
    )
  }
}

function chosen(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  told: readonly Told<unknown>[],
  bot: Bot,
  clock: Clock,
): unknown {
  const start = performance.now()
  const option = bot.choose(new Glance(game, state, seat, told))
  clock(bot.name, 1, performance.now() - start)
  return option
}

/** A sight that is worked out as far as somebody looks. */
class Glance implements Sight<unknown, unknown, unknown, unknown> {
  readonly seat: Seat
  readonly #game: AnyGame
  readonly #state: unknown
  readonly #told: readonly Told<unknown>[]

  constructor(game: AnyGame, state: unknown, seat: Seat, told: readonly Told<unknown>[]) {
    this.seat = seat
    this.#game = game
    this.#state = state
    this.#told = told
  }

  get view(): unknown {
    return this.#game.view(this.#state, this.seat)
  }

  get options(): readonly unknown[] {
    return this.#game.options(this.#state, this.seat)
  }

  get told(): readonly unknown[] {
    return this.#told.flatMap(news => heard(news, this.seat) ?? [])
  }

  imagine(seed: string): unknown {
    return this.#game.resample(this.#state, this.seat, seed)
  }
}

function ending(game: AnyGame, state: unknown, number: number, decisions: number): Played {
  const outcome = game.outcome(state)
  if (!outcome) return { number, decisions, failure: 'nobody is waited for, and the game has no outcome' }
  const leaders = leadersIn(game.view(state, 'public'))
  return {
    number,
    decisions,
    winners: outcome.winners,
    ...(outcome.scores && { scores: outcome.scores }),
    ...(leaders && { leaders }),
  }
}

function leadersIn(view: unknown): readonly string[] | undefined {
  const { players } = (view ?? {}) as { readonly players?: unknown }
  if (!Array.isArray(players)) return undefined
  const leaders = players.map((player: unknown) => (player as { readonly leader?: unknown } | null)?.leader)
  return leaders.every(leader => typeof leader === 'string') ? leaders : undefined
}
