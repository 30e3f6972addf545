// One game from the deal to the end.

import { type Bot, Draws } from '@lastlight/bots'
import type { AnyGame, Seat, Told } from '@lastlight/kernel'
import { LazySight } from './lazySight.ts'
import { newSeated } from './seated.ts'
import { type Order, type Played, seating, seedOf, tableAt } from './simOrder.ts'
import type { GameCount } from './statistics.ts'
import type { Sums } from './sums.ts'

/** No game takes that many. */
const MOST_DECISIONS = 50_000

/** Told after each choice among at least two: whose it was and how long it took. */
export type Clock = (bot: string, decisions: number, ms: number) => void

/** Its statistics are there if they were wanted and the game was finished. */
export interface PlayedGame {
  readonly played: Played
  readonly counted?: Sums
}

type Tell = (news: Told<unknown>) => void

export function playOne(game: AnyGame, order: Order, number: number, clock: Clock, gameCount?: GameCount): PlayedGame {
  const names = seating(order, number)
  const run: Run = { game, order, number, seed: seedOf(order, number), names, clock, decisions: 0 }
  const tell = gameCount && (({ event }: Told<unknown>) => gameCount.count(event))
  try {
    const state = names.every(name => name === 'random') ? playAtRandom(run, tell) : playWithBots(run, tell)
    return ending(run, state, gameCount)
  } catch (problem) {
    const failure = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
    return { played: { number, decisions: run.decisions, failure } }
  }
}

interface Run {
  readonly game: AnyGame
  readonly order: Order
  readonly number: number
  readonly seed: string
  readonly names: readonly string[]
  readonly clock: Clock
  decisions: number
}

function configOf({ order, number }: Run): { readonly players: number } {
  const { players, config } = tableAt(order, number)
  return { players, ...config }
}

/** As fast as the rules go: no view is made, and without statistics no event either. */
function playAtRandom(run: Run, tell: Tell | undefined): unknown {
  const { game, seed } = run
  const start = performance.now()
  const draws = new Draws(seed)
  const state = game.setup(configOf(run), seed, tell)
  let all = 0
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = pending.length === 1 ? pending[0]! : draws.oneOf(pending)
    const options = game.options(state, seat)
    if (options.length > 1) run.decisions++
    if (all++ > MOST_DECISIONS) throw new Error(`the game was not over after ${MOST_DECISIONS} decisions`)
    game.play(state, seat, draws.oneOf(options), tell)
  }
  run.clock('random', run.decisions, performance.now() - start)
  return state
}

function playWithBots(run: Run, count: Tell | undefined): unknown {
  const { game, order, seed, names } = run
  const bots = names.map((name, seat) => newSeated(game.id, name, `${seed} ${seat}`, order.budget))
  const told: Told<unknown>[] = []
  const tell = (news: Told<unknown>): void => {
    told.push(news)
    count?.(news)
  }
  const state = game.setup(configOf(run), seed, tell)
  let all = 0
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = pending[0]!
    const options = game.options(state, seat)
    if (options.length > 1) run.decisions++
    if (all++ > MOST_DECISIONS) throw new Error(`the game was not over after ${MOST_DECISIONS} decisions`)
    const option = options.length === 1 ? options[0] : chosen(run, state, seat, told, bots[seat]!)
    game.play(state, seat, option, tell)
  }
  return state
}

function chosen(run: Run, state: unknown, seat: Seat, told: readonly Told<unknown>[], bot: Bot): unknown {
  const start = performance.now()
  const option = bot.choose(new LazySight(run.game, state, seat, told))
  run.clock(run.names[seat]!, 1, performance.now() - start)
  return option
}

function ending({ game, order, number, names, decisions }: Run, state: unknown, gameCount?: GameCount): PlayedGame {
  const outcome = game.outcome(state)
  if (!outcome) {
    return { played: { number, decisions, failure: 'nobody is waited for, and the game has no outcome' } }
  }
  const view = game.view(state, 'public')
  const leaders = leadersIn(view)
  const { winners, scores } = outcome
  return {
    played: { number, decisions, winners, ...(scores && { scores }), ...(leaders && { leaders }) },
    ...(gameCount && { counted: gameCount.finish({ view, names, winners, table: tableAt(order, number) }) }),
  }
}

function leadersIn(view: unknown): readonly string[] | undefined {
  const { players } = (view ?? {}) as { readonly players?: unknown }
  if (!Array.isArray(players)) return undefined
  const leaders = players.map((player: unknown) => (player as { readonly leader?: unknown } | null)?.leader)
  return leaders.every(leader => typeof leader === 'string') ? leaders : undefined
}
