export const MOTH = 'role:moth'

/** One more than there are players is dealt from: all keepers the players need, and the moth. */
export const rolesFor = (players: number): readonly string[] => [
  MOTH,
  ...Array.from({ length: players }, (_, i) => `role:keeper-${i + 1}`),
]

export const ROLES = rolesFor(4)
