import type { Reason, Seat } from '@lastlight/kernel'

/** A reason for or against a choice, in the game's own messages. */
export interface BotReason extends Omit<Reason, 'rule'> {
  readonly isAgainst?: true
}

/** A reason of the coach with its points for the player who asks; a reason below 0 points speaks against the option. */
export interface Weighed extends Omit<BotReason, 'isAgainst'> {
  readonly points: number
}

const MOST = 3

/** The strongest that are worth so many points: those for the choice first, then those against it. */
export const strongest = (reasons: readonly Weighed[], least: number): readonly BotReason[] =>
  reasons
    .filter(({ points }) => Math.abs(points) >= least)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST)
    .sort((a, b) => Math.sign(b.points) - Math.sign(a.points))
    .map(({ key, args, points }) => (points < 0 ? { key, args, isAgainst: true } : { key, args }))

/** A choice with its endings, in imagined worlds only. */
export interface Compared<S, O> {
  readonly option: O
  readonly seat: Seat
  /** Worlds before the choice, imagined for the seat. */
  readonly befores: readonly S[]
  /** The same worlds after the choice, played on to the horizon of the search. */
  readonly afters: readonly S[]
  /** The same worlds after the choice that it is compared with. */
  readonly others: readonly S[]
}

/** A game's own reasons for a choice. */
export interface ReasonGiver<S, O> {
  /** At most three: reasons for it, then reasons against it, the strongest first. */
  reasons(choice: Compared<S, O>): readonly BotReason[]
  /** Options with the same name are the same to a person who asks for advice. */
  alike?(option: O): string
  /** How likely the seat is to win, where the search goes by something else. */
  chance?(endings: readonly S[], seat: Seat): number
}
