import type { Reason, Seat } from '@lastlight/kernel'

/** Something that speaks for a choice or against it, in the game's own messages. */
export type Because = Omit<Reason, 'rule'>

/** A choice and what it leads to, in imagined worlds only. */
export interface Compared<S, O> {
  readonly option: O
  readonly seat: Seat
  /** Worlds as the seat may imagine them now. */
  readonly befores: readonly S[]
  /** What they come to after the choice, as far as the thought goes. */
  readonly afters: readonly S[]
  /** What they come to after the choices that it is compared with. */
  readonly others: readonly S[]
}

/** What a game's own module can say about a choice. */
export interface Counsel<S, O> {
  /** At most three: what speaks for it, then what speaks against it, the strongest first. */
  reasons(choice: Compared<S, O>): readonly Because[]
}
