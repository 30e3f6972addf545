// The numbers that say how much a bot of The Long Night cares for what. One point is a point of morale in a calm moment.

/** What a bot cares for at a table where everybody wants the colony to live. */
export interface ColonyWeights {
  /** A death by an overrun costs so much besides morale; an own one so much more, and so much more for each round left. */
  readonly overrun: number
  readonly ownDeath: number
  readonly ownDeathPerRound: number
  /** A bite spreads: so much more where other survivors stand at the same place. */
  readonly company: number
  /** The part of a death that the first and the second damage cost, and that frostbite costs for each turn. */
  readonly firstHarm: number
  readonly secondHarm: number
  readonly frost: number
  /** Every move costs so much besides its risk. */
  readonly move: number
  /** A die of the next rounds against one of this round. */
  readonly laterDie: number
  /** A higher die is kept for acts that need it: each pip costs so much. */
  readonly pip: number
  /** How much it counts to lay a card under the main objective, and to walk to the colony with such cards in hand. */
  readonly donation: number
  readonly delivery: number
  /** Cards of others that are assumed to fit the crisis; cards that come from a hand, and that a player finds in a turn. */
  readonly trust: number
  readonly fromHand: number
  readonly found: number
  /** How much a lost crisis, hunger and waste count; with 1, as much as the morale and survivors that they cost. */
  readonly failure: number
  readonly hunger: number
  readonly waste: number
  /** Any card may be wanted later: so much, and so much more for each round left. */
  readonly later: number
  readonly laterPerRound: number
  /** The value of a search: 1 is that of the card that it finds. */
  readonly search: number
  /** The own secret objective. */
  readonly own: number
}

/** When a traitor turns. Shares of the game are counted from 0 at its beginning to 1 in its last round. */
export interface TraitorWeights {
  /** Until this share of the game it helps so much; 1 is as much as everybody else. */
  readonly helpsUntil: number
  readonly help: number
  /** It turns when its objective is met and this share of the game is over, or morale is this low. */
  readonly ripeFrom: number
  readonly ripeMorale: number
  /** It turns in any case. */
  readonly lateFrom: number
  /** It no longer hides when its objective is met and morale is this low. */
  readonly openMorale: number
}

export interface Weights extends ColonyWeights, TraitorWeights {}

/** Level 2. */
export const USUAL_TRAITOR: TraitorWeights = {
  helpsUntil: 0.2,
  help: 0.4,
  ripeFrom: 0.3,
  ripeMorale: 5,
  lateFrom: 0.55,
  openMorale: 2,
}
export const USUAL_COLONY: ColonyWeights = {
  overrun: 0.6,
  ownDeath: 0.4,
  ownDeathPerRound: 0.2,
  company: 0.5,
  firstHarm: 0.15,
  secondHarm: 0.35,
  frost: 0.22,
  move: 0.25,
  laterDie: 0.22,
  pip: 0.012,
  donation: 1,
  delivery: 1,
  trust: 0.75,
  fromHand: 0.17,
  found: 2,
  failure: 1,
  hunger: 1,
  waste: 1,
  later: 0.04,
  laterPerRound: 0.09,
  search: 1,
  own: 0.4,
}

export const USUAL: Weights = { ...USUAL_COLONY, ...USUAL_TRAITOR }
