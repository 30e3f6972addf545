export const PLACE_IDS = ['fire', 'forest', 'cliff', 'ruin'] as const
export type PlaceId = (typeof PLACE_IDS)[number]

/** Spaces for wolves and fences. */
export const SPACES: { readonly [place in PlaceId]: number } = { fire: 3, forest: 2, cliff: 2, ruin: 2 }
