// A bot that searches, for any game that provides a judgement.

import { type Game, type Sight, same } from '@lastlight/kernel'
import type { Bot, Budget } from '../bot.ts'
import { Draws } from '../draws.ts'
import type { Judgement } from './judgement.ts'
import { keyOf } from './key.ts'
import type { Rules } from './playing.ts'
import { type Before, type ReusedTree, Search } from './search.ts'
import type { Node, Range } from './tree.ts'

export interface Searcher<S, O, V, E> {
  readonly name: string
  readonly game: Rules<S, O> & Pick<Game<S, never, O, unknown, unknown>, 'view'>
  readonly judgement: Judgement<S, O>
  /** Answers questions that need no search, such as an opening; undefined to search. */
  readonly knows?: (sight: Sight<S, O, V, E>) => O | undefined
  /** The option that it would choose without searching. The search replaces it only by one that looks clearly better. */
  readonly usual?: (sight: Sight<S, O, V, E>) => O
  /** The options that it may choose; without it all. A search finds harmless what the bot would not stand by later. */
  readonly considered?: (sight: Sight<S, O, V, E>) => readonly O[]
  /** How well a world fits what the seat believes, at most 1; without it all worlds fit alike. */
  readonly belief?: (sight: Sight<S, O, V, E>) => (world: S) => number
  /** The part of the budget that it takes. */
  readonly effort: number
  /** The most worlds it imagines for one question. */
  readonly worlds: number
}

/** The smallest part of its budget that a search uses when an earlier search covers the question already. */
const LEAST = 0.25
/** The number of worlds compared with the present view to see whether the old tree still applies. */
const COMPARED = 4
/** How often it looks whether more thinking could still change anything. */
const LOOK_EVERY = 16
/** How much likelier to win an option must look to be chosen instead of the usual one. */
const MARGIN = 0.07
/** How often it imagines another world because one hardly fits what the seat believes. */
const MOST_DOUBTS = 8

/** A bot that shows how it searches, so that others can search with it. */
interface SearchBot<S, O, V, E> extends Bot<S, O, V, E> {
  readonly searcher: Searcher<S, O, V, E>
}

export const searcherBehind = (bot: Bot): Searcher<unknown, unknown, unknown, unknown> | undefined =>
  (bot as Partial<SearchBot<unknown, unknown, unknown, unknown>>).searcher

export function searchBot<S, O, V, E>(
  searcher: Searcher<S, O, V, E>,
  seed: string,
  budget: Budget,
): SearchBot<S, O, V, E> {
  let questions = 0
  let last: Memory<S, O> | undefined

  function choose(sight: Sight<S, O, V, E>): O {
    const { options, seat } = sight
    if (options.length === 1) {
      last = undefined
      return options[0]!
    }
    const known = searcher.knows?.(sight)
    if (known !== undefined) {
      last = undefined
      return known
    }
    const name = `${seed} ${questions++}`
    const reused = last && reusedFrom(searcher, last, sight)
    const part = searcher.effort * freshPart(reused?.root.visits ?? 0, last?.found.root.visits ?? 0)
    const found = think(searcher, believed(searcher, sight, name), name, partOf(budget, part), {
      reused,
      usual: searcher.usual?.(sight),
    })
    last = { found, seat }
    return found.best
  }
  return { name: searcher.name, searcher, choose }
}

/** The last search of a bot. */
interface Memory<S, O> {
  readonly found: Found<S, O>
  readonly seat: number
}

/** The subtree for this question, if some world of the last search has come to exactly the present view. */
function reusedFrom<S, O, V, E>(
  { game }: Searcher<S, O, V, E>,
  { found, seat }: Memory<S, O>,
  sight: Sight<S, O, V, E>,
): ReusedTree | undefined {
  const { best, root, ranges, worlds } = found
  const node = root.edges.get(keyOf(best))?.next(seat)
  if (!node || seat !== sight.seat || !sight.options.every(option => node.edges.has(keyOf(option)))) return undefined
  const { view } = sight
  const isExpected = worlds.slice(0, COMPARED).some(world => {
    const s = game.copy(world)
    game.play(s, seat, best)
    return same(game.view(s, seat), view)
  })
  return isExpected ? { root: node, ranges } : undefined
}

/** Small choices that belong together share a budget: results of the search before are reused. */
const freshPart = (reused: number, tries: number): number => Math.max(LEAST, tries === 0 ? 1 : 1 - reused / tries)

export const partOf = (budget: Budget, part: number): Budget =>
  'ms' in budget ? { ms: budget.ms * part } : { iterations: Math.ceil(budget.iterations * part) }

export interface Found<S, O> {
  readonly best: O
  readonly root: Node
  readonly ranges: Range[]
  readonly worlds: readonly S[]
  readonly steps: number
}

export type Imagining<S, O, V, E> = Pick<Sight<S, O, V, E>, 'imagine' | 'options' | 'seat'>

/** The same sight with the options that the bot considers, and worlds come as often as the seat believes in them. */
export function believed<S, O, V, E>(
  { belief, considered }: Pick<Searcher<S, O, V, E>, 'belief' | 'considered'>,
  sight: Sight<S, O, V, E>,
  name: string,
): Imagining<S, O, V, E> {
  const { seat, imagine } = sight
  const options = considered?.(sight) ?? sight.options
  if (belief === undefined) return { seat, options, imagine }
  const fits = belief(sight)
  const draws = new Draws(`belief ${name}`)
  return {
    seat,
    options,
    imagine: seed => {
      let world = imagine(seed)
      for (let doubts = 0; doubts < MOST_DOUBTS && draws.below(1 << 20) >= fits(world) * (1 << 20); doubts++)
        world = imagine(`${seed} ${doubts}`)
      return world
    },
  }
}

export function think<S, O, V, E>(
  { game, judgement, worlds: most }: Searcher<S, O, V, E>,
  sight: Imagining<S, O, V, E>,
  name: string,
  budget: Budget,
  { reused, usual }: Before<O> = {},
): Found<S, O> {
  const begun = performance.now()
  const { seat, options } = sight
  const worlds = [sight.imagine(`${name} 0`)]
  const search = new Search(game, judgement.judgeQuestion(worlds[0]!, seat), seat, new Draws(name), { reused, usual })
  for (let tries = 0; ; tries++) {
    // Adds a world now and then: tries grow faster than worlds, which cost more.
    if (worlds.length < most && worlds.length * worlds.length < 4 * tries)
      worlds.push(sight.imagine(`${name} ${worlds.length}`))
    const done = 'ms' in budget ? (performance.now() - begun) / budget.ms : tries / budget.iterations
    if (tries > 0 && done >= 1) break
    if (tries % LOOK_EVERY === 0 && tries > 0 && isSettled(search.root, options, (tries * (1 - done)) / done)) break
    search.try(worlds[tries % worlds.length]!)
  }
  const { root, ranges, steps } = search
  return { best: chosenOf(root, options, usual), root, ranges, worlds, steps }
}

/** Whether the rest of the tries could not make another option the first. */
function isSettled(root: Node, options: readonly unknown[], left: number): boolean {
  let first = 0
  let second = 0
  for (const option of options) {
    const visits = root.edges.get(keyOf(option))?.visits ?? 0
    if (visits > first) {
      second = first
      first = visits
    } else if (visits > second) second = visits
  }
  return first - second > left
}

/** The option that was tried most. It must look better than the usual one, if there is one. */
export function chosenOf<O>(root: Node, options: readonly O[], usual: O | undefined): O {
  const best = mostVisited(root, options)
  if (usual === undefined) return best
  const valueOf = (option: O): number => root.edges.get(keyOf(option))?.value ?? 0
  return valueOf(best) > valueOf(usual) + MARGIN ? best : usual
}

function mostVisited<O>(root: Node, options: readonly O[]): O {
  let best = options[0] as O
  let most = -1
  for (const option of options) {
    const edge = root.edges.get(keyOf(option))
    const weight = edge && edge.visits > 0 ? edge.visits + edge.value : -1
    if (weight > most) {
      most = weight
      best = option
    }
  }
  return best
}
