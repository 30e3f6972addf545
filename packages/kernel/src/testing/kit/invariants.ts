// Sentences that must hold in a game whenever a seat is asked.

/** Written as a method, so that the invariants of any game are also plain ones. */
type Holds<S> = { holds(state: S): string | undefined }['holds']

/**
 * Each sentence says what holds, after the id of the rule that it follows from, where there is one. Its function returns
 * how a state breaks it, or undefined. All of them run at every state that is played, so they must be cheap.
 */
export type Invariants<S> = { readonly [sentence: string]: Holds<S> }

/** The first sentence that does not hold in this state, and how. */
export function brokenInvariant<S>(invariants: Invariants<S>, state: S): string | undefined {
  for (const sentence in invariants) {
    const how = invariants[sentence]!(state)
    if (how !== undefined) return `${sentence}: ${how}`
  }
  return undefined
}

/** The zones of a game's card table, as far as an invariant reads them. */
interface Zoned<S> {
  readonly zones: readonly string[]
  at(state: S, zone: never): readonly string[]
}

/** An invariant of every game with cards: each lies in one zone only. `conserved` says that none is missing. */
export function oneZoneEach<S>(tables: readonly Zoned<S>[]): (state: S) => string | undefined {
  return state => {
    for (const table of tables) {
      const zoneOf = new Map<string, string>()
      for (const zone of table.zones)
        for (const card of table.at(state, zone as never)) {
          const other = zoneOf.get(card)
          if (other !== undefined) return `${card} lies in ${other} and in ${zone}`
          zoneOf.set(card, zone)
        }
    }
    return undefined
  }
}
