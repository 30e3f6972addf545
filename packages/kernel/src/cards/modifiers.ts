// Continuous changes are queries over what is in play, never written into the state.

import type { Filter } from './filters.ts'

/** One line of a card: `{ of: 'searchValue', add: -1, where: { at: 'school' } }`. */
export interface Modifier<Q extends string, T> {
  readonly of: Q
  readonly add: number
  readonly where?: Filter<T>
}

export interface InPlay<S, X, Q extends string, T> {
  /** Every card that changes something, with its lines. */
  readonly cards: { readonly [card: string]: readonly Modifier<Q, T>[] }
  /** Whether this card changes anything for this thing just now: it lies open, belongs to it, and so on. */
  readonly applies: (s: S, card: string, x: X) => boolean
  readonly matches: (s: S, filter: Filter<T>, x: X) => boolean
}

/** `value(s, 'searchValue', base, survivor)`: the base and every change in play. */
export function modifiers<S, X, Q extends string, T>(
  play: InPlay<S, X, Q, T>,
): (s: S, of: Q, base: number, x: X) => number {
  const index = new Map<Q, { readonly card: string; readonly line: Modifier<Q, T> }[]>()
  for (const [card, lines] of Object.entries(play.cards))
    for (const line of lines) index.set(line.of, [...(index.get(line.of) ?? []), { card, line }])
  return (s, of, base, x) => {
    let value = base
    for (const { card, line } of index.get(of) ?? [])
      if (play.applies(s, card, x) && (line.where === undefined || play.matches(s, line.where, x))) value += line.add
    return value
  }
}
