/** Cards that need a rule of their own; each is a procedure in `rules/specials/`. */
export const SPECIAL_IDS = [
  /** Looks through one deck for a weapon and equips somebody in the colony with it. */
  'alfonso',
  /** Moves all noise of his location to another one with room for it. */
  'elijah',
  /** Reveals the top four cards of a deck, may take one education card, shuffles. */
  'emma',
  /** Takes a wound of an exposure roll upon himself, in anybody's turn. */
  'kumar',
  /** Shelter: everybody tells a secret or not; each who does not brings two zombies to the colony. */
  'secretTold',
  /** Grass: names a card by type or by name; the next player to the left who has one hands it over. */
  'grass',
] as const
export type SpecialId = (typeof SPECIAL_IDS)[number]
