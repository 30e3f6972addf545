// Information-set Monte Carlo tree search: every try uses a world that the seat cannot tell from the true one. Each
// player is assumed to want their own win.

import type { Seat } from '@lastlight/kernel'
import type { Draws } from '../draws.ts'
import { isSameList } from '../sameList.ts'
import type { QuestionJudgement } from './judgement.ts'
import { keyOf } from './key.ts'
import { askedNext, playOn, type Rules } from './playing.ts'
import { choose, Edge, learn, Node, Range } from './tree.ts'

/** The results of an earlier search about the same question. */
export interface ReusedTree {
  readonly root: Node
  readonly ranges: Range[]
}

/** What a bot brings to a search. */
export interface Before<O> {
  /** Its last search, where that came to this question. */
  readonly reused?: ReusedTree | undefined
  /** The option that it would choose without searching. */
  readonly usual?: O | undefined
}

/** At one visit in so many a long question is listed whole, to meet options that other worlds offer. */
const LISTED_WHOLE = 5

export class Search<S, O> {
  readonly root: Node
  /** Choices played in all tries, in the tree and after it. */
  steps = 0
  readonly #rules: Rules<S, O>
  readonly #judgement: QuestionJudgement<S, O>
  readonly #seat: Seat
  readonly #draws: Draws
  readonly #usual: string | undefined
  readonly ranges: Range[]

  constructor(
    rules: Rules<S, O>,
    judgement: QuestionJudgement<S, O>,
    seat: Seat,
    draws: Draws,
    { reused, usual }: Before<O> = {},
  ) {
    this.#rules = rules
    this.#judgement = judgement
    this.#seat = seat
    this.#draws = draws
    this.#usual = usual === undefined ? undefined : keyOf(usual)
    this.root = reused?.root ?? new Node(seat)
    this.ranges = reused?.ranges ?? []
  }

  /** One try in this world, which stays as it is. */
  try(world: S): void {
    const rules = this.#rules
    const s = rules.copy(world)
    this.#judgement.begin(s)
    const nodes: Node[] = []
    const edges: Edge[] = []
    let node = this.root
    for (;;) {
      const edge = this.#goKnownWay(s, node) ?? this.#go(s, node)
      nodes.push(node)
      edges.push(edge)
      this.steps++
      const seat = askedNext(rules, this.#judgement, s, this.#seat, this)
      if (seat === undefined) break
      const after = edge.next(seat) ?? edge.addNext(seat)
      if (after.quickTries < this.#judgement.quickTries) {
        after.quickTries++
        playOn(rules, this.#judgement, s, this.#seat, seat, this.#draws, this)
        break
      }
      node = after
    }
    const values = this.#judgement.judge(s, nodes)
    for (let i = 0; i < nodes.length; i++) {
      const { seat } = nodes[i]!
      const value = values[seat]!
      this.#range(seat).add(value)
      nodes[i]!.visits++
      nodes[i]!.sum += value
      learn(edges[i]!, value)
    }
  }

  /** Plays the option to try next. */
  #go(s: S, node: Node): Edge {
    const options = this.#rules.options(s, node.seat)
    const ways = this.#edges(s, node, options)
    const i = choose(node, ways, this.#range(node.seat))
    this.#rules.play(s, node.seat, options[i]!)
    return ways[i]!
  }

  /**
   * The same where a long question was met before: of the options that some world has offered here it lists only the kind of
   * the one that it chooses.
   */
  #goKnownWay(s: S, node: Node): Edge | undefined {
    const { seat, known, knownWays } = node
    if (node.visits % LISTED_WHOLE === 0 || known.length === 0 || this.#rules.kinds(s, seat) === undefined)
      return undefined
    const i = choose(node, knownWays, this.#range(seat))
    const option = known[i] as O
    if (!this.#rules.optionsOf(s, seat, kindOf(option)).includes(option)) return undefined
    this.#rules.play(s, seat, option)
    return knownWays[i]!
  }

  #range(seat: Seat): Range {
    return (this.ranges[seat] ??= new Range())
  }

  /** An edge for each option; new ones for options that no earlier world offered. */
  #edges(s: S, node: Node, options: readonly O[]): readonly Edge[] {
    if (isSameList(node.offered, options)) return node.ways
    const ways: Edge[] = []
    const isLong = this.#rules.kinds(s, node.seat) !== undefined
    let priors: ArrayLike<number> | undefined
    for (let i = 0; i < options.length; i++) {
      let edge = node.edgeOf(options[i])
      if (edge === undefined) {
        const key = keyOf(options[i])
        priors ??= this.#judgement.priors(s, node.seat, options)
        // The usual option is tried as often as all others together, so that they are compared with it.
        edge = new Edge(node === this.root && key === this.#usual ? sumOf(priors) : priors[i]!)
        node.edges.set(key, edge)
        if (isLong) {
          node.known.push(options[i])
          node.knownWays.push(edge)
        }
      }
      ways.push(edge)
    }
    node.offered = options
    node.ways = ways
    return ways
  }
}

const kindOf = (option: unknown): string => (option as { readonly do: string }).do

function sumOf(numbers: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < numbers.length; i++) sum += numbers[i]!
  return sum
}
