// Section 11: all differences between the two rulebooks, in one place.

import { MOST_NOISE } from './places.ts'

export type Edition = 'pl' | 'cs'

export interface EditionRow {
  /** ED-07: where spent cards go. */
  readonly spentCards: 'removed' | 'discard'
  /** ED-08 */
  readonly attract: 'upToTwo' | 'two'
  /** ED-13: whether leaving the colony on exile is a move with an exposure roll. */
  readonly exileMoves: boolean
  /** ED-21: whether the first-player token passes on when nobody votes. */
  readonly tokenPasses: boolean
  /** ED-29: an exiled holder of the token decides ties. */
  readonly exiledBreaksTies: boolean
  /** ED-30: a medicine card that calms a rebel counts as played, although it has no other effect. */
  readonly calmingPlays: boolean
  /** ED-66: a food card that an exiled player eats counts as played, although it has no other effect. */
  readonly eatingPlays: boolean
  /** ED-67: which loyal exiles end the game: those who are still playing, or all there ever were. */
  readonly loyalExiles: 'playing' | 'ever'
  /** ED-65: what the noise limit counts: the tokens lying there, or all tokens placed in the round. */
  readonly noiseLimit: 'placed' | 'lying'
  /** ED-33: a completed improvement is replaced from the deck. */
  readonly improvementsRefill: boolean
  /** ED-38: fewer zombies come to one place even if the code of Raxxon was not matched. */
  readonly missedCodeSpares: boolean
  /** ED-40: a passage of a scenario takes the place of step 6, too, so the marker stays. */
  readonly passageKeepsRound: boolean
  /** ED-43: the players who are counted for the experiments that get out. */
  readonly experimentsBy: 'members' | 'players'
  /** ED-44: the reader has the least influential survivor, or the least influential human one. */
  readonly humanReads: boolean
  /** ED-45: everybody comes home from the hideout only, or from everywhere. */
  readonly homeFrom: 'everywhere' | 'hideout'
}

export const EDITIONS: { readonly [edition in Edition]: EditionRow } = {
  pl: {
    spentCards: 'removed',
    attract: 'upToTwo',
    exileMoves: true,
    tokenPasses: true,
    exiledBreaksTies: true,
    calmingPlays: false,
    eatingPlays: true,
    loyalExiles: 'playing',
    noiseLimit: 'placed',
    improvementsRefill: true,
    missedCodeSpares: false,
    passageKeepsRound: false,
    experimentsBy: 'members',
    humanReads: false,
    homeFrom: 'everywhere',
  },
  cs: {
    spentCards: 'discard',
    attract: 'two',
    exileMoves: false,
    tokenPasses: false,
    exiledBreaksTies: false,
    calmingPlays: true,
    eatingPlays: false,
    loyalExiles: 'ever',
    noiseLimit: 'lying',
    improvementsRefill: false,
    missedCodeSpares: true,
    passageKeepsRound: true,
    experimentsBy: 'players',
    humanReads: true,
    homeFrom: 'hideout',
  },
}

/** The rules that the editions play differently, each with the rule that tells the difference. */
export const DIFFERENCES: { readonly [rule: string]: string } = {
  'LN-BOARD-08': 'ED-65',
  'LN-SEARCH-04': 'ED-65',
  'LN-CLEAN-02': 'ED-07',
  'LN-ATTRACT-02': 'ED-08',
  'LN-EXVOTE-04': 'ED-12',
  'LN-REQ-04': 'ED-66',
  'LN-PACIFY-01': 'ED-30',
  'LN-COLONY-CRISIS-05': 'ED-07',
  'LN-COLONY-FIRST-02': 'ED-21',
  'LN-LAST-01': 'ED-07',
  'LN-EXILE-04': 'ED-13',
  'LN-EXILE-10': 'ED-66',
  'LN-EXILE-13': 'ED-07',
  'LN-EXILE-14': 'ED-67',
  'LN-VOTE-03': 'ED-29',
  'LN-VAR-ELIM-02': 'ED-07',
  'LN-REBEL-03': 'ED-30',
  'LN-IMP-05': 'ED-33',
  'LN-RAX-CODE-05': 'ED-38',
  'LN-SCEN-02': 'ED-40',
  'LN-SCEN-R2-03': 'ED-43',
  'LN-SCEN-B1-08': 'ED-44',
  'LN-SCEN-B2-07': 'ED-45',
}

/** LN-BOARD-08: how many more noise tokens a location takes in this round. */
export function noiseRoom(
  edition: Edition,
  { noise, placed }: { readonly noise: number; readonly placed: number },
): number {
  const lying = MOST_NOISE - noise
  return EDITIONS[edition].noiseLimit === 'placed' ? Math.min(lying, MOST_NOISE - placed) : lying
}
