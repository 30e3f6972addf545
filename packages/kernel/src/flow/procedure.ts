// A procedure is a table of named steps in rulebook order. A step does something or asks a seat.

import type { Seat } from '../contract.ts'
import { empty, type Fields, int, record, type Shape } from '../shape/shape.ts'
import type { Locals } from './flow.ts'
import type { Limit, Offer } from './offer.ts'

/** Go on with the next step. A step says so: nothing falls through by accident. */
export const next = '>' as const
/** Leave the procedure. */
export const end = '.' as const
export type Go = typeof next | typeof end

/** The fields of every question, in both forms of naming its candidates. */
interface Asking<S, L, O, R extends string> {
  /** The seat that is asked; the local `seat` when left out. */
  readonly who?: (s: S, l: L) => Seat
  readonly take: (s: S, l: L, o: O) => R
  /** There is always an option, so the question need not be checked after every play. */
  readonly sure?: true
  /** With a single option left, it is taken without asking. Only where everybody can see that it is the only one. */
  readonly alone?: 'take'
}

/** Candidates that need no narrowing: a list, and the limit that one of it breaks. */
interface Listed<S, L, O> {
  /** Everything that can be named; constant where possible. Not frozen: reading a frozen list is several times slower. */
  readonly from: readonly O[] | ((s: S, l: L) => readonly O[])
  /** The rule an option breaks, or nothing. `i` is its place in `from`. */
  readonly limit?: (s: S, l: L, o: O, i: number) => Limit<S, L, O> | undefined
  readonly candidates?: never
  readonly kinds?: never
}

/** Candidates that are left out in groups for speed: named once, each with the limit that it breaks. */
interface Narrowed<S, L, O> {
  readonly candidates: (s: S, l: L, offer: Offer<O>) => void
  /**
   * All kinds of candidates, where these heed `offer.only`: a search then need not list all options of a long question.
   * Only for a question that is `sure`.
   */
  readonly kinds?: readonly string[]
  readonly from?: never
  readonly limit?: never
}

export type Question<S, L, O, R extends string> = Asking<S, L, O, R> & (Listed<S, L, O> | Narrowed<S, L, O>)

export interface Lanes<S, L, L2, G2, P2, R extends string> {
  readonly who: (s: S, l: L) => readonly Seat[]
  readonly lane: Procedure<S, L2, G2, P2>
  readonly with: (s: S, l: L, seat: Seat) => NoInfer<P2>
  /** Runs when all lanes have ended. `gave` holds the value of each lane by seat. */
  readonly then: (s: S, l: L, gave: readonly { readonly seat: Seat; readonly gave: G2 }[]) => R
}

export type Act<S, L, R extends string> = (s: S, l: L) => R

interface Asks<S> {
  readonly kind: 'ask'
  readonly who: (s: S, l: Locals) => Seat
  readonly fixed: readonly unknown[] | undefined
  readonly from: (s: S, l: Locals) => readonly unknown[]
  readonly candidates: ((s: S, l: Locals, offer: Offer<unknown>) => void) | undefined
  readonly kinds: readonly string[] | undefined
  readonly limit: ((s: S, l: Locals, o: unknown, i: number) => Limit<S, Locals, unknown> | undefined) | undefined
  readonly take: (s: S, l: Locals, o: unknown) => string
  readonly alone: boolean
  readonly sure: boolean
}

interface Opens<S> {
  readonly kind: 'lanes'
  readonly secret: boolean
  readonly who: (s: S, l: Locals) => readonly Seat[]
  readonly lane: Procedure<S, unknown, unknown, unknown>
  readonly with: (s: S, l: Locals, seat: Seat) => unknown
  readonly then: (s: S, l: Locals, gave: readonly { readonly seat: Seat; readonly gave: unknown }[]) => string
}

/** A step that asks. The phantom `R` lets the table of steps check the labels that its answers go to. */
export interface AskStep<R extends string> {
  readonly ask: Asks<never> | Opens<never>
  readonly to?: R
}

/** The machine's data for one label. */
export type Node<S> = {
  readonly label: string
  readonly proc: Procedure<S, unknown, unknown, unknown>
  /** The step after this one. */
  next: Node<S> | undefined
} & ({ readonly kind: 'act'; readonly act: (s: S, l: Locals) => string } | Asks<S> | Opens<S>)

/** Property names are interned by V8, so comparing them compares addresses and not letters. */
const interned = (label: string): string => Object.keys({ [label]: 0 })[0]!

const NOTHING = {
  kind: '',
  act: undefined,
  who: undefined,
  fixed: undefined,
  from: undefined,
  candidates: undefined,
  kinds: undefined,
  limit: undefined,
  take: undefined,
  alone: false,
  sure: false,
  secret: false,
  lane: undefined,
  with: undefined,
  then: undefined,
}

/** The value that the procedure which is just ending gives. */
export const given: { value: unknown } = { value: null }

/** `L` are its locals, `G` is what it gives, `P` are the locals that a caller has to set, `A` is all that the game offers. */
export class Procedure<S, L, G, P = L, A = unknown> {
  readonly name: string
  readonly locals: Shape<L>
  readonly gives: Shape<G> | undefined
  first = ''
  /** The label of a frame that only has to return. */
  readonly last: string
  readonly nodes: Node<S>[] = []
  readonly labels = new Map<string, Node<S>>()
  readonly #fields: Fields
  readonly params: readonly string[]
  readonly #own: Shape<unknown>
  #emitted: ((params: Locals) => Locals) | undefined

  constructor(name: string, params: Fields, own: Fields, gives: Shape<G> | undefined) {
    this.name = name
    this.last = interned(`${name}.end`)
    this.#fields = { ...params, ...own }
    this.params = Object.keys(params)
    this.#own = record(own)
    this.locals = record(this.#fields) as unknown as Shape<L>
    this.gives = gives
  }

  /** The locals of a new frame: the caller's values, and the own ones empty. */
  begin(params: P): Locals {
    if (this.#emitted) return this.#emitted(params as Locals)
    return { ...(empty(this.#own) as Locals), ...params }
  }

  /** The emitted literal is several times faster than spreading. */
  beginBy(emitted: (params: Locals) => Locals): void {
    this.#emitted = emitted
  }

  /** Leaves the procedure and hands a value to the caller. */
  give(value: G): typeof end {
    given.value = value
    return end
  }

  ask<O extends A, const R extends string>(q: Question<S, L, O, R>): AskStep<R> {
    if (!q.who && !this.#fields['seat']) throw new Error(`${this.name}: a question needs 'who' or a local 'seat'`)
    if (q.kinds && !q.sure) throw new Error(`${this.name}: a question that is listed by kinds must be sure`)
    const ask = {
      kind: 'ask',
      who: q.who ?? ((_: S, l: { seat: Seat }) => l.seat),
      // A list that never changes offers the same objects every time. Frozen, they can be known again: a bot's search keeps
      // the name and the weights of each (`search/key.ts` and `prior/rows.ts` in packages/bots).
      fixed: typeof q.from === 'object' ? q.from.map(o => Object.freeze(o)) : undefined,
      from: q.from,
      candidates: q.candidates,
      kinds: q.kinds,
      limit: q.limit,
      take: q.take,
      alone: q.alone === 'take',
      sure: q.sure === true,
    }
    return { ask: ask as unknown as Asks<never> }
  }

  /**
   * Asks several seats at once, each on a lane that only asks and gives a value. Nothing is opened before all have
   * answered.
   */
  secretly<L2, G2, P2, const R extends string>(lanes: Lanes<S, L, L2, G2, P2, R>): AskStep<R> {
    return { ask: { kind: 'lanes', secret: true, ...lanes } as unknown as Opens<never> }
  }

  /** Asks several seats at once, each on a lane that acts immediately, in the order in which answers arrive. */
  apart<L2, G2, P2, const R extends string>(lanes: Lanes<S, L, L2, G2, P2, R>): AskStep<R> {
    return { ask: { kind: 'lanes', secret: false, ...lanes } as unknown as Opens<never> }
  }

  /** All nodes have all fields in the same order, so that the machine always meets the same hidden class. */
  #node(label: string, step: object): Node<S> {
    return { label, proc: this, next: undefined, ...NOTHING, ...step } as unknown as Node<S>
  }

  steps<K extends string>(table: { readonly [N in K]: Act<S, L, NoInfer<K> | Go> | AskStep<NoInfer<K> | Go> }): this {
    if (this.nodes.length > 0) throw new Error(`${this.name}: its steps are written twice`)
    const names = Object.keys(table) as K[]
    if ((names as string[]).includes('end')) throw new Error(`${this.name}: no step may be called 'end'`)
    const { labels } = this
    for (const [i, name] of names.entries()) {
      const step = table[name]
      const label = interned(`${this.name}.${name}`)
      const node = this.#node(label, typeof step === 'function' ? { kind: 'act', act: step } : step.ask)
      if (i > 0) this.nodes[i - 1]!.next = node
      this.nodes.push(node)
      labels.set(name, node)
    }
    this.nodes.push(this.#node(this.last, { kind: 'act', act: () => end }))
    this.first = this.nodes[0]!.label
    return this
  }
}

/** The usual local. */
export const SEAT = int
