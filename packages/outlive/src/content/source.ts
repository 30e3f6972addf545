/**
 * Where a value comes from: printed in the rulebook, inferred from it, read off other public material of the published
 * game, or proposed by us. Owners of the box may correct a row without touching a rule.
 */
export type Source = 'printed' | 'inferred' | 'external' | 'proposed'

export interface Sourced<T> {
  readonly value: T
  readonly source: Source
}
