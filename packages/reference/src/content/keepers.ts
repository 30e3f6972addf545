/** Keepers with their strength: the higher, the later the wolves get them. No two alike. */
export const KEEPERS: { readonly [id: string]: number } = {
  'keeper:ada': 1,
  'keeper:bo': 2,
  'keeper:cai': 3,
  'keeper:dov': 4,
  'keeper:eda': 5,
  'keeper:fen': 6,
  'keeper:gus': 7,
  'keeper:hel': 8,
  'keeper:ivo': 9,
  'keeper:jun': 10,
  'keeper:kit': 11,
  'keeper:lou': 12,
  'keeper:mae': 13,
  'keeper:nox': 14,
  'keeper:ola': 15,
  'keeper:pim': 16,
}

export const KEEPER_IDS: readonly string[] = Object.keys(KEEPERS)
