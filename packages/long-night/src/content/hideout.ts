// The hideout's own card: LN-BAND-HIDE-02, LN-BAND-HIDE-03.

/** The result of one roll: wounds for the survivor, and cards that the player may take from the stash. */
export interface RaidRow {
  readonly wounds: number
  readonly cards: number
}

const row = (wounds: number, cards: number): RaidRow => ({ wounds, cards })

export const RAIDS = ['search', 'attack'] as const
export type RaidKind = (typeof RAIDS)[number]

/** By what the survivor does, and by the roll, from 1 on. */
export const HIDEOUT: { readonly [how in RaidKind]: readonly RaidRow[] } = {
  search: [row(1, 0), row(0, 0), row(0, 0), row(1, 1), row(0, 1), row(0, 1)],
  attack: [row(3, 0), row(2, 1), row(1, 1), row(0, 1), row(0, 2), row(0, 2)],
}

/** LN-BAND-06: the attack value of a bandit. */
export const BANDIT_VALUE = 4
/** LN-PRINT-12: a hunted bandit is driven off on such a roll. */
export const HUNTED = 4
/** LN-BAND-05: bandits of a crisis that prints no numbers. */
export const UNPRINTED = 2
