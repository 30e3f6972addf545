// Advice for a person: the best choices that a search finds, with reasons. It knows only what the seat knows.

import type { Sight } from '@lastlight/kernel'
import type { Budget } from '../bot.ts'
import { believed, type Searcher, think } from './bot.ts'
import { endingsIn } from './ending.ts'
import { keyOf } from './key.ts'
import type { BotReason, ReasonGiver } from './reasons.ts'
import type { Edge, Node } from './tree.ts'

export interface Advice<O = unknown> {
  readonly option: O
  /** How likely the seat is to win after it, 0 to 1. */
  readonly chance: number
  /** They compare it with the best choice, which has none: each difference is told once. */
  readonly reasons: readonly BotReason[]
}

const ADVISED = 3
/** In how many worlds they are played out; by the clock it may be fewer. */
const WORLDS = 32
const LEAST_WORLDS = 6
/** The part of the time that goes into thinking; the rest is for the reasons. */
const THINKING = 0.7

interface Way<O> {
  readonly option: O
  readonly edge: Edge
}

/** A coach who thinks as this bot does. */
export const coachBy =
  <S, O, V, E>(searcher: Searcher<S, O, V, E>, reasonGiver: ReasonGiver<S, O>) =>
  (sight: Sight<S, O, V, E>, name: string, budget: Budget): readonly Advice<O>[] =>
    advise(searcher, reasonGiver, sight, name, budget)

/** The best choices, the best first; with tries for a budget, the same name and sight give the same advice. */
function advise<S, O, V, E>(
  searcher: Searcher<S, O, V, E>,
  reasonGiver: ReasonGiver<S, O>,
  sight: Sight<S, O, V, E>,
  name: string,
  budget: Budget,
): readonly Advice<O>[] {
  const begun = performance.now()
  const isLate = (): boolean => 'ms' in budget && performance.now() - begun >= budget.ms
  const thinking = 'ms' in budget ? { ms: budget.ms * THINKING } : budget
  const imagining = believed(searcher, sight, name)
  const { root, best } = think(searcher, imagining, name, thinking, { usual: searcher.usual?.(sight) })
  const tried = byExperience(searcher, sight, byTries(root, imagining.options, best))
  const ways = firstOfAlike(tried, reasonGiver).slice(0, ADVISED)
  const { befores, endings } = endingsIn(
    searcher,
    imagining,
    name,
    ways.map(({ option }) => option),
    worlds => worlds >= WORLDS || (worlds >= LEAST_WORLDS && isLate()),
  )
  const looks = ways.map(({ edge }, i) => reasonGiver.chance?.(endings[i]!, sight.seat) ?? edge.value)
  const [first, ...others] = ways.map(({ option }, i): Advice<O> => {
    // The bot would choose the first although a few endings of another one may look better: that one is only as good.
    const chance = Math.min(looks[i]!, looks[0]!)
    if (i === 0) return { option, chance, reasons: [] }
    const choice = { option, seat: sight.seat, befores, afters: endings[i]!, others: endings[0]! }
    return { option, chance, reasons: reasonGiver.reasons(choice) }
  })
  return [first!, ...others.sort((a, b) => b.chance - a.chance)]
}

/** Of choices that are the same to a person, the best. */
function firstOfAlike<S, O>(ways: readonly Way<O>[], { alike }: ReasonGiver<S, O>): readonly Way<O>[] {
  if (alike === undefined) return ways
  return [...Map.groupBy(ways, ({ option }) => alike(option)).values()].map(([first]) => first!)
}

/** The choices that were tried: the best, then the others by how often. */
function byTries<O>(root: Node, options: readonly O[], best: O): readonly Way<O>[] {
  const weight = ({ option, edge }: Way<O>): number =>
    option === best ? Number.POSITIVE_INFINITY : edge.visits + edge.value
  return options
    .flatMap(option => {
      const edge = root.edges.get(keyOf(option))
      return edge && edge.visits > 0 ? [{ option, edge }] : []
    })
    .sort((a, b) => weight(b) - weight(a))
}

/** Where the bot would not search, the known answer comes first. */
function byExperience<S, O, V, E>(
  { knows }: Searcher<S, O, V, E>,
  sight: Sight<S, O, V, E>,
  ways: readonly Way<O>[],
): readonly Way<O>[] {
  const known: Way<O>[] = []
  let rest = ways
  while (known.length < ADVISED && rest.length > 0) {
    // In the order of the question: of two that it finds equal, it takes the first.
    const left = new Set(rest.map(way => way.option))
    const option = knows?.(
      withOptions(
        sight,
        sight.options.filter(each => left.has(each)),
      ),
    )
    const way = rest.find(each => each.option === option)
    if (way === undefined) break
    known.push(way)
    rest = rest.filter(each => each !== way)
  }
  return [...known, ...rest]
}

/** Named one by one, because a sight may work out its parts only when they are asked for. */
const withOptions = <S, O, V, E>(sight: Sight<S, O, V, E>, options: readonly O[]): Sight<S, O, V, E> => ({
  seat: sight.seat,
  view: sight.view,
  told: sight.told,
  imagine: seed => sight.imagine(seed),
  options,
})
