// One question searched by several threads: each searches its own worlds, and the tries are added up.

import { type Game, type Seat, type Sight, sha256 } from '@lastlight/kernel'
import type { Budget } from '../bot.ts'
import { believed, chosenOf, partOf, type Searcher, think } from './bot.ts'
import { keyOf } from './key.ts'
import { Edge, Node } from './tree.ts'

/** A searcher that others can be asked to think like: its worlds can be sent. */
export interface TeamSearcher<S, O, V, E> extends Searcher<S, O, V, E> {
  readonly game: Searcher<S, O, V, E>['game'] & Pick<Game<S, never, O, unknown, unknown>, 'id' | 'load' | 'version'>
}

/** A search for a helping thread. It is plain data, so it can be sent there. */
export interface SearchTask {
  readonly game: string
  readonly version: string
  readonly bot: string
  readonly seat: Seat
  /** The seed of the search. */
  readonly name: string
  readonly budget: Budget
  /** Imagined ones, never the true one. JSON text, which is quickly sent and read only as far as it is needed. */
  readonly worlds: readonly string[]
}

/** The tries of each option, and their results for the seat. */
export interface SearchResult {
  readonly tried: readonly { readonly key: string; readonly visits: number; readonly sum: number }[]
  /** Choices played in all tries. */
  readonly steps: number
}

export type Helper = (task: SearchTask) => Promise<SearchResult>

/** A tree over fewer worlds than this would play as if it saw the hidden cards. */
const FEWEST = 4
/** No search makes more. */
const TRIES_PER_MS = 10

/**
 * The option with the most tries of all threads. Each thread has the whole budget, so more helpers search more in the
 * same time; with a budget in tries, the same number of helpers gives the same choice.
 */
export async function chooseTogether<S, O, V, E>(
  searcher: TeamSearcher<S, O, V, E>,
  sight: Sight<S, O, V, E>,
  name: string,
  budget: Budget,
  helpers: readonly Helper[],
): Promise<O> {
  const own = believed(searcher, sight, name)
  const worlds = worldsEach(searcher.worlds, budget, helpers.length)
  // The name may contain the seed of the game, which helpers must not learn, so it is hashed.
  const secret = sha256(`lastlight together ${name}`)
  const answers = await Promise.allSettled(
    helpers.map(async (help, i) => help(taskFrom(searcher, own, `${secret} ${i}`, budget, worlds))),
  )
  const root = new Node(sight.seat)
  for (const answer of answers) if (answer.status === 'fulfilled') addTo(root, answer.value)
  const { options } = own
  const wasTried = options.some(option => root.edges.has(keyOf(option)))
  const usual = searcher.usual?.(sight)
  return wasTried ? chosenOf(root, options, usual) : think(searcher, own, name, budget, { usual }).best
}

/** The searcher's worlds are shared out; no helper gets more than its tries can use. */
function worldsEach(most: number, budget: Budget, helpers: number): number {
  const tries = 'ms' in budget ? budget.ms * TRIES_PER_MS : budget.iterations
  return Math.min(most, Math.max(FEWEST, Math.ceil(most / helpers)), Math.max(1, Math.ceil(2 * Math.sqrt(tries))))
}

function taskFrom<S, O, V, E>(
  { game, name: bot }: TeamSearcher<S, O, V, E>,
  { seat, imagine }: Pick<Sight<S, O, V, E>, 'imagine' | 'seat'>,
  name: string,
  budget: Budget,
  worlds: number,
): SearchTask {
  return {
    game: game.id,
    version: game.version,
    bot,
    seat,
    name,
    budget,
    worlds: Array.from({ length: worlds }, (_, i) => JSON.stringify(imagine(`${name} ${i}`))),
  }
}

function addTo(root: Node, { tried }: SearchResult): void {
  for (const { key, visits, sum } of tried) {
    const edge = root.edges.get(key) ?? new Edge(0)
    root.edges.set(key, edge)
    edge.visits += visits
    edge.sum += sum
    edge.value = edge.sum / edge.visits
  }
}

/** Runs in a helper thread. */
export function explore<S, O, V, E>(searcher: TeamSearcher<S, O, V, E>, task: SearchTask): SearchResult {
  const { game } = searcher
  const { seat, name, budget, version, worlds } = task
  const load = (i: number): S => game.load(JSON.parse(worlds[i] ?? 'null'), version)
  const first = load(0)
  let imagined = 0
  const sight = {
    seat,
    options: game.options(first, seat),
    imagine: (): S => {
      const i = imagined++
      return i === 0 ? first : load(i)
    },
  }
  const { root, steps } = think({ ...searcher, worlds: worlds.length }, sight, name, budget)
  const tried = [...root.edges].flatMap(([key, { visits, sum }]) => (visits > 0 ? [{ key, visits, sum }] : []))
  return { tried, steps }
}

/** A bot that takes its time. */
export interface TeamBot<S = unknown, O = unknown, V = unknown, E = unknown> {
  readonly name: string
  /** One of the sight's own options. */
  choose(sight: Sight<S, O, V, E>): Promise<O>
}

export function teamOf<S, O, V, E>(
  searcher: TeamSearcher<S, O, V, E>,
  seed: string,
  budget: Budget,
  helpers: readonly Helper[],
): TeamBot<S, O, V, E> {
  let questions = 0
  return {
    name: searcher.name,
    async choose(sight) {
      const { options } = sight
      if (options.length === 1) return options[0]!
      const known = searcher.knows?.(sight)
      if (known !== undefined) return known
      const name = `${seed} ${questions++}`
      return chooseTogether(searcher, sight, name, partOf(budget, searcher.effort), helpers)
    },
  }
}
