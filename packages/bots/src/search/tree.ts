// The tree over the choices of the searching seat and of the seats asked after it. A node stands for all worlds with
// the same choices: an option exists only in some of them, so it is compared with the options that were available at
// the same time.

import type { Seat } from '@lastlight/kernel'
import { keyOf } from './key.ts'

export class Node {
  readonly seat: Seat
  readonly edges = new Map<string, Edge>()
  /** The same for frozen options: games offer the same objects again and again, and no name is needed then. */
  readonly #byOption = new Map<unknown, Edge>()
  visits = 0
  /** Tries that came here before its options were compared. */
  quickTries = 0
  /** The values of all tries for the seat that is asked here. */
  sum = 0
  /** All options of long questions that any try has met here, and their edges. */
  readonly known: unknown[] = []
  readonly knownWays: Edge[] = []
  /** The options that the last try met here, and their edges: where options are constants, most worlds offer the same. */
  offered: readonly unknown[] = []
  ways: readonly Edge[] = []

  constructor(seat: Seat) {
    this.seat = seat
  }

  /** The edge of this option, if an earlier try has met it. */
  edgeOf(option: unknown): Edge | undefined {
    const known = this.#byOption.get(option)
    if (known !== undefined) return known
    const edge = this.edges.get(keyOf(option))
    if (edge !== undefined && Object.isFrozen(option)) this.#byOption.set(option, edge)
    return edge
  }
}

export class Edge {
  readonly prior: number
  visits = 0
  /** For the seat that chooses it: the sum over all tries, and the mean. */
  sum = 0
  value = 0
  /** The next seat may depend on hidden information: one node for each. */
  readonly after: Node[] = []

  constructor(prior: number) {
    this.prior = prior
  }

  next(seat: Seat): Node | undefined {
    return this.after.find(node => node.seat === seat)
  }

  addNext(seat: Seat): Node {
    const node = new Node(seat)
    this.after.push(node)
    return node
  }
}

/** A try has gone this way. */
export function learn(edge: Edge, result: number): void {
  edge.visits++
  edge.sum += result
  edge.value = edge.sum / edge.visits
}

/** The worst and the best result that a seat has met: values are scaled to this range. */
export class Range {
  low = Number.POSITIVE_INFINITY
  high = Number.NEGATIVE_INFINITY

  add(value: number): void {
    if (value < this.low) this.low = value
    if (value > this.high) this.high = value
  }

  /** From 0 for the worst to 1 for the best. */
  place(value: number): number {
    return this.high > this.low ? (value - this.low) / (this.high - this.low) : 0.5
  }
}

/** The weight of the first value against the results so far. */
const EXPLORATION = 0.6
/** An untried option counts as a little worse than the others. */
const UNTRIED = 0.05

/** The option to try next: good so far, or promising and hardly tried. */
export function choose(node: Node, edges: readonly Edge[], range: Range): number {
  let total = 0
  let tried = 0
  for (const edge of edges) {
    total += edge.prior
    tried += edge.visits
  }
  const untried = node.visits === 0 ? 0.5 : range.place(node.sum / node.visits) - UNTRIED
  const scale = (EXPLORATION * Math.sqrt(tried + 1)) / total
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i]!
    const value = edge.visits === 0 ? untried : range.place(edge.value)
    const bound = value + (scale * edge.prior) / (1 + edge.visits)
    if (bound > most) {
      most = bound
      best = i
    }
  }
  return best
}
