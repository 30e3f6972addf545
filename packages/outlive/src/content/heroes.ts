// OUT-COMP-02
export const HERO_IDS = ['h5', 'h4', 'h3a', 'h3b'] as const
export type HeroId = (typeof HERO_IDS)[number]

export const STRENGTH: { readonly [hero in HeroId]: number } = { h5: 5, h4: 4, h3a: 3, h3b: 3 }
