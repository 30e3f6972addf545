// What the main objective gathers, and what that depends on: it seldom changes from one question to the next.

import { countsFor, type Wanted, wantedFor } from '@lastlight/long-night/queries/objectives'
import { memberCount, type Position } from '@lastlight/long-night/queries/position'
import { isSameList } from '../sameList.ts'
import { classOf } from './cardClasses.ts'

export class Gathering {
  readonly #objective: Position['objective']
  readonly #side: Position['side']
  readonly #modules: Position['modules']
  readonly #kills: number
  readonly #members: number
  readonly #under: readonly string[]
  readonly wanted: readonly Wanted[]
  /** By class whether a card of it is still missing, for those that were asked about. */
  readonly #missing: (boolean | undefined)[] = []

  constructor(p: Position, under: readonly string[]) {
    this.#objective = p.objective
    this.#side = p.side
    this.#modules = p.modules
    this.#kills = p.kills
    this.#members = memberCount(p)
    this.#under = [...under]
    this.wanted = wantedFor(p, under)
  }

  /** Whether it is still so in this position. */
  holdsIn(p: Position, under: readonly string[]): boolean {
    return (
      p.objective === this.#objective &&
      p.side === this.#side &&
      p.modules === this.#modules &&
      p.kills === this.#kills &&
      memberCount(p) === this.#members &&
      isSameList(this.#under, under)
    )
  }

  isMissing(card: string): boolean {
    const number = classOf(card)
    return (this.#missing[number] ??= this.#lacks(card))
  }

  #lacks(card: string): boolean {
    for (const { what, have, need } of this.wanted) if (have < need && countsFor(card, what)) return true
    return false
  }
}

let last: Gathering | undefined
/** With these cards under the objective. */
export function gatheringIn(p: Position, under: readonly string[]): Gathering {
  if (last === undefined || !last.holdsIn(p, under)) last = new Gathering(p, under)
  return last
}
