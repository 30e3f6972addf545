// The data of Embers, shared by every engine that plays it. The rules are in rules.md.

export const PLAYERS = 4
export const ROUNDS = 6
export const KEEPERS = 4
export const MOST_WARMTH = 12

/** The goods that a place can ask for. Every row names all five, so that every row has the same shape. */
export interface Cost {
  readonly wood: number
  readonly food: number
  readonly stone: number
  readonly fur: number
  readonly tool: number
}

export interface Gain extends Cost {
  readonly warmth: number
  readonly ember: number
}

export type PoolGood = 'none' | 'wood' | 'food' | 'stone' | 'fur'

/** The goods at a place: at first, added each round, at most, and how much one keeper takes. */
export interface Pool {
  readonly good: PoolGood
  readonly start: number
  readonly refill: number
  readonly most: number
  readonly take: number
}

export interface PlaceRow {
  readonly id: PlaceId
  readonly slots: number
  /** Whether one player may have several keepers here. */
  readonly crowd: boolean
  readonly cost: Cost
  readonly gain: Gain
  readonly pool: Pool
  /** Whether a keeper here makes its player first in the next round. */
  readonly leads: boolean
}

export const PLACE_IDS = [
  'forest',
  'river',
  'quarry',
  'traps',
  'storehouse',
  'mill',
  'smithy',
  'tannery',
  'market',
  'bathhouse',
  'chapel',
  'beacon',
  'workshop',
  'hearth',
] as const
export type PlaceId = (typeof PLACE_IDS)[number]

const cost = (c: Partial<Cost>): Cost => ({ wood: 0, food: 0, stone: 0, fur: 0, tool: 0, ...c })
const gain = (g: Partial<Gain>): Gain => ({ wood: 0, food: 0, stone: 0, fur: 0, tool: 0, warmth: 0, ember: 0, ...g })
const pool = (good: PoolGood, start: number, refill: number, most: number, take: number): Pool => ({
  good,
  start,
  refill,
  most,
  take,
})
const NO_POOL = pool('none', 0, 0, 0, 0)
const FREE = cost({})
const NOTHING = gain({})

const row = (id: PlaceId, slots: number, c: Cost, g: Gain, p: Pool, more?: Partial<PlaceRow>): PlaceRow => ({
  id,
  slots,
  crowd: false,
  cost: c,
  gain: g,
  pool: p,
  leads: false,
  ...more,
})

/** In the order of PLACE_IDS, which is also the order of `places` in the state and of the options. */
export const PLACES: readonly PlaceRow[] = [
  row('forest', 4, FREE, NOTHING, pool('wood', 9, 8, 12, 3)),
  row('river', 3, FREE, NOTHING, pool('food', 6, 6, 9, 2)),
  row('quarry', 3, FREE, NOTHING, pool('stone', 5, 5, 8, 2)),
  row('traps', 3, FREE, NOTHING, pool('fur', 4, 3, 6, 1)),
  row('storehouse', 3, FREE, gain({ wood: 1, food: 1 }), NO_POOL),
  row('mill', 4, cost({ wood: 1 }), gain({ food: 3 }), NO_POOL),
  row('smithy', 3, cost({ wood: 1, stone: 1 }), gain({ tool: 1, ember: 1 }), NO_POOL),
  row('tannery', 3, cost({ fur: 1 }), gain({ warmth: 3, ember: 1 }), NO_POOL),
  row('market', 4, cost({ stone: 1 }), gain({ food: 1, fur: 2 }), NO_POOL),
  row('bathhouse', 4, cost({ wood: 2 }), gain({ warmth: 3 }), NO_POOL),
  row('chapel', 4, cost({ food: 1 }), gain({ ember: 2 }), NO_POOL),
  row('beacon', 2, cost({ wood: 1 }), gain({ ember: 1 }), NO_POOL, { leads: true }),
  row('workshop', 3, cost({ tool: 1, wood: 1 }), gain({ ember: 5 }), NO_POOL),
  row('hearth', PLAYERS * KEEPERS, FREE, gain({ warmth: 1 }), NO_POOL, { crowd: true }),
]

export interface WeatherRow {
  readonly id: WeatherId
  readonly closes: readonly PlaceId[]
  /** Food each player eats at the end of the round. */
  readonly hunger: number
  /** Warmth each player loses at the end of the round. */
  readonly cold: number
}

export const WEATHER_IDS = ['clear', 'snow', 'ice', 'gale', 'fog', 'frost'] as const
export type WeatherId = (typeof WEATHER_IDS)[number]

/** In the order of WEATHER_IDS. */
export const WEATHER: readonly WeatherRow[] = [
  { id: 'clear', closes: [], hunger: 2, cold: 1 },
  { id: 'snow', closes: ['forest'], hunger: 2, cold: 2 },
  { id: 'ice', closes: ['river'], hunger: 3, cold: 2 },
  { id: 'gale', closes: ['quarry', 'beacon'], hunger: 2, cold: 2 },
  { id: 'fog', closes: ['traps', 'market'], hunger: 3, cold: 1 },
  { id: 'frost', closes: ['mill'], hunger: 3, cold: 3 },
]

/** Why a place cannot be taken, in the order in which the reasons are looked for. */
export type Reason = 'closed' | 'full' | 'already-there' | 'cannot-pay' | 'pool-empty'
