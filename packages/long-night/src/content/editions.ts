// Section 11: what the two rulebooks decide differently, in one place.

export type Edition = 'pl' | 'cs'

export interface EditionRow {
  /** ED-07: where spent cards go. */
  readonly spentCards: 'removed' | 'discard'
  /** ED-08 */
  readonly attract: 'upToTwo' | 'two'
  /** ED-13: whether leaving the colony on exile is a move with an exposure roll. */
  readonly exileMoves: boolean
  /** ED-21: what happens to the first-player token when nobody votes. */
  readonly tokenPasses: boolean
  /** ED-29: an exiled holder of the token decides ties. */
  readonly exiledBreaksTies: boolean
}

export const EDITIONS: { readonly [edition in Edition]: EditionRow } = {
  pl: { spentCards: 'removed', attract: 'upToTwo', exileMoves: true, tokenPasses: true, exiledBreaksTies: true },
  cs: { spentCards: 'discard', attract: 'two', exileMoves: false, tokenPasses: false, exiledBreaksTies: false },
}
