import { Random } from '../core/random.ts'
import type { Playable } from '../playable.ts'

const EXPLORATION = Math.SQRT2

class Node<State, Option> {
  readonly state: State
  readonly seat: number
  readonly options: readonly Option[]
  /** Who chose the way here. */
  readonly by: number
  readonly children: Node<State, Option>[] = []
  visits = 0
  /** Shares of wins of the seat that chose the way here. */
  won = 0

  constructor(state: State, seat: number, options: readonly Option[], by: number) {
    this.state = state
    this.seat = seat
    this.options = options
    this.by = by
  }
}

/**
 * Plain UCT for any number of players, each after their own win: no knowledge of the game, random playouts to its end.
 * Every node keeps its state, so an engine with immutable states never replays a choice of the tree.
 */
export class Search<State, Option> {
  private readonly game: Playable<State, Option>
  private readonly random: Random
  private readonly root: Node<State, Option>

  constructor(game: Playable<State, Option>, state: State, seed: number) {
    this.game = game
    this.random = new Random(seed)
    this.root = this.node(game.copy(state), -1)
  }

  iterate(): void {
    const path = [this.root]
    let node = this.root
    while (node.children.length === node.options.length && node.seat >= 0) {
      node = best(node)
      path.push(node)
    }
    if (node.seat >= 0) {
      node = this.expand(node)
      path.push(node)
    }
    const shares = winShares(this.playout(node))
    for (const visited of path) {
      visited.visits++
      if (visited.by >= 0) visited.won += shares[visited.by] as number
    }
  }

  /** How often each option of the root was tried. */
  visits(): readonly number[] {
    return this.root.options.map((_, i) => this.root.children[i]?.visits ?? 0)
  }

  private node(state: State, by: number): Node<State, Option> {
    const seat = this.game.turn(state)
    return new Node(state, seat, seat < 0 ? [] : this.game.options(state, seat), by)
  }

  private expand(node: Node<State, Option>): Node<State, Option> {
    const option = node.options[node.children.length] as Option
    const child = this.node(this.game.play(this.game.copy(node.state), node.seat, option), node.seat)
    node.children.push(child)
    return child
  }

  private playout(leaf: Node<State, Option>): readonly number[] {
    const { game, random } = this
    let { seat, options } = leaf
    let state = game.copy(leaf.state)
    while (seat >= 0) {
      state = game.play(state, seat, options[random.below(options.length)] as Option)
      seat = game.turn(state)
      if (seat >= 0) options = game.options(state, seat)
    }
    return game.scores(state)
  }
}

const best = <State, Option>(node: Node<State, Option>): Node<State, Option> => {
  const scale = EXPLORATION * Math.sqrt(Math.log(node.visits))
  let choice = node.children[0] as Node<State, Option>
  let highest = -1
  for (const child of node.children) {
    const bound = child.won / child.visits + scale / Math.sqrt(child.visits)
    if (bound > highest) {
      highest = bound
      choice = child
    }
  }
  return choice
}

const winShares = (scores: readonly number[]): readonly number[] => {
  const most = Math.max(...scores)
  const winners = scores.filter(score => score === most).length
  return scores.map(score => (score === most ? 1 / winners : 0))
}
