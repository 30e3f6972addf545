// The vocabulary in which a game's rules are written, bound to its state and its events.

import { type Chance, pickOf, rollOf, shuffleOf } from './chance.ts'
import type { Seat, Viewer } from './contract.ts'
import { Machine, type StateBase } from './flow/machine.ts'
import { type next, Procedure } from './flow/procedure.ts'
import { Teller, type Telling } from './flow/teller.ts'
import type { Fields, OfFields, Shape } from './shape/shape.ts'

/** The seats that everybody may know the game waits for. A secret ballot names nobody. */
export interface Waiting {
  readonly secret: boolean
  readonly seats: readonly Seat[]
}

/** Cards a viewer does not see, and the zones where each of them may be. */
export interface Whereabouts {
  readonly zones: readonly string[]
  readonly cards: readonly string[]
}

/** The operations that a game asks of each of its card tables. */
export interface Registered<S> {
  whereabouts(s: S, viewer: Viewer): readonly Whereabouts[]
  redeal(s: S, viewer: Viewer, chance: Chance): void
  forget(s: S): void
  /** Throws when a loaded state's cards do not fit. */
  accept(s: S): void
}

/** `A` is the union of all options of the game: a question that offers another one does not compile. */
export interface Language<S extends StateBase, E, A = unknown> {
  readonly machine: Machine<S, E>
  /** The card tables, in the order in which they were made: each registers itself. */
  readonly tables: Registered<S>[]
  /**
   * `tell.all?.(event)`, `tell.only?.(seats, event, shadow)`: both are undefined without a listener, so that no event
   * is built.
   */
  readonly tell: Telling<E>
  /** `params` are set by the caller; the `own` locals start empty. */
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- no locals at all is what is meant
  proc<F extends Fields, W extends Fields = Record<never, never>, G = never>(
    name: string,
    params: F,
    more?: { readonly own?: W; readonly gives?: Shape<G> },
  ): Procedure<S, OfFields<F> & OfFields<W>, G, OfFields<F>, A>
  /** Runs a procedure before the next step. */
  call<L, G, P>(procedure: Procedure<S, L, G, P>, params: NoInfer<P>): typeof next
  /** The same, and the value that the procedure gives goes into one of the caller's own locals. */
  callInto<L, K extends keyof L & string, L2, P2>(
    l: L,
    into: K,
    procedure: Procedure<S, L2, L[K], P2>,
    params: NoInfer<P2>,
  ): typeof next
  /** A roll everybody sees: 1 to sides. */
  roll(s: S, sides: number): number
  /** A random choice that nobody sees: an index below n. */
  pick(s: S, n: number): number
  shuffle(s: S, items: unknown[]): void
  /** A seat has learnt something: its undo does not go past this point. */
  reveal(s: S, to: 'all' | readonly Seat[]): void
  waiting(s: S): Waiting
  /** Where the cards of all tables may be that the viewer does not see. */
  whereabouts(s: S, viewer: Viewer): readonly Whereabouts[]
  /** Deals anew what the viewer does not know, at all tables but those that the game deals itself. */
  redeal(s: S, viewer: Viewer, chance: Chance, except?: readonly Registered<S>[]): void
  /**
   * Empties where viewers think that cards may be; what else they know is no longer right. It makes play quicker in a world that
   * is only played on: it can neither be shown nor dealt anew.
   */
  forgetKnowledge(s: S): void
  /** Ends the game at once, whatever frames are on the stacks. */
  finish(s: S): void
}

export function language<S extends StateBase, E, A = unknown>(): Language<S, E, A> {
  const teller = new Teller<E>()
  const machine = new Machine<S, E>(teller)
  const tables: Registered<S>[] = []
  return {
    machine,
    tables,
    tell: teller.tell,
    proc(name, params, more = {}) {
      const procedure = new Procedure<S, never, never, never, A>(name, params, more.own ?? {}, more.gives as never)
      machine.add(procedure)
      return procedure
    },
    call: (procedure, params) => machine.call(procedure, params, ''),
    callInto: (_, into, procedure, params) => machine.call(procedure, params, into),
    roll(s, sides) {
      machine.raise(s, 'all')
      return rollOf(s.chance, sides)
    },
    pick: (s, n) => pickOf(s.chance, n),
    shuffle: (s, items) => shuffleOf(s.chance, items),
    reveal: (s, to) => machine.raise(s, to),
    waiting: s => ({ secret: s.flow.secret, seats: s.flow.secret ? [] : machine.pending(s) }),
    whereabouts(s, viewer) {
      const all: Whereabouts[] = []
      for (const table of tables) for (const each of table.whereabouts(s, viewer)) all.push(each)
      return all
    },
    redeal(s, viewer, chance, except = []) {
      for (const table of tables) if (!except.includes(table)) table.redeal(s, viewer, chance)
    },
    forgetKnowledge(s) {
      for (const table of tables) table.forget(s)
    },
    finish(s) {
      s.flow.over = true
    },
  }
}
