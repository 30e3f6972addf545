// Legality is written once: the code that names a candidate also says which limit it breaks.

import type { Json, Reason } from '../contract.ts'
import { same } from '../same.ts'

/** A rule that an option can break. The arguments of its message are worked out only for a refusal. */
export interface Limit<S, L, O> {
  readonly rule: string
  readonly key: string
  args?(s: S, l: L, o: O): { readonly [name: string]: Json }
}

/** The limit that a candidate breaks, if any. */
export type BrokenLimit = Limit<unknown, unknown, unknown> | undefined

/** Without arguments it serves every question. */
export const limit = (rule: string, key: string): Limit<unknown, unknown, unknown> => ({ rule, key })

export const reasonOf = <S, L, O>(broken: Limit<S, L, O>, s: S, l: L, o: O): Reason => ({
  rule: broken.rule,
  key: broken.key,
  args: broken.args ? broken.args(s, l, o) : {},
})

/** Takes the candidates of a question, each with the limit that it breaks, in the order in which they are offered. */
export interface Offer<O> {
  /** Whether everything that breaks this limit can be left out, because only allowed options are wanted. */
  skips(broken: Limit<never, never, never> | undefined): boolean
  /** The only kind of candidates that is wanted: the others can be left out. Undefined when all are wanted. */
  readonly only: string | undefined
  add(option: O, broken?: Limit<never, never, O>): void
}

/** One class for both passes, so that a game's candidates always meet the same kind of object. */
export class Candidates implements Offer<unknown> {
  allowed: unknown[] = []
  only: string | undefined
  /** In the pass that explains a refusal: the option somebody wants. */
  readonly #wish: unknown
  readonly #explains: boolean
  isNamed = false
  #broken: BrokenLimit

  constructor(explains: boolean, wish?: unknown) {
    this.#explains = explains
    this.#wish = wish
  }

  skips(broken: object | undefined): boolean {
    return broken !== undefined && !this.#explains
  }

  add(option: unknown, broken?: BrokenLimit): void {
    if (!this.#explains) {
      if (broken === undefined) this.allowed.push(option)
    } else if (!this.isNamed && same(option, this.#wish)) {
      this.isNamed = true
      this.#broken = broken
    }
  }

  /** Why the wish is refused. One that breaks nothing has been left out by a limit that `add` was not told of. */
  reason(s: unknown, l: unknown, where: string): Reason {
    if (!this.#broken) throw new Error(`${where}: ${JSON.stringify(this.#wish)} breaks no limit and is not offered`)
    return reasonOf(this.#broken, s, l, this.#wish)
  }
}
