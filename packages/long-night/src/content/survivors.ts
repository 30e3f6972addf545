import { does, evenPower, lists, type Power } from './effects.ts'
import type { Module } from './modules.ts'
import type { Source } from './source.ts'

export const SURVIVOR_IDS = [
  'rocco',
  'anita',
  'emma',
  'elijah',
  'kevin',
  'gia',
  'alfonso',
  'blue',
  'fatima',
  'kumar',
  'rosa',
  'nadia',
  'cyril',
  'hedda',
  'marek',
  'ingrid',
  'teodor',
  'milena',
  'dusty',
  'wanda',
] as const
export type SurvivorId = (typeof SURVIVOR_IDS)[number]

/** LN-SCEN-R0-04: they come with the story. */
export const SET_ASIDE = ['blue', 'emma'] as const satisfies readonly SurvivorId[]

/** LN-CARD-03: a die of at least the value; a higher influence ranks higher. */
export interface SurvivorRow {
  readonly influence: number
  readonly attack: number
  readonly search: number
  /** LN-CARD-04: where the ability works. */
  readonly where: 'colony' | 'outside' | 'anywhere'
  readonly power: Power
  /** LN-CLAR-16 */
  readonly human: boolean
  readonly mark?: Module
  readonly source: Source
}

const survivor = (
  influence: number,
  attack: number,
  search: number,
  where: SurvivorRow['where'],
  power: Power,
  source: Source = 'proposed',
  more: { readonly human?: boolean; readonly mark?: Module } = {},
): SurvivorRow => ({
  influence,
  attack,
  search,
  where,
  power: evenPower(power),
  source,
  human: true,
  ...more,
})

export const SURVIVORS: { readonly [id in SurvivorId]: SurvivorRow } = {
  rocco: survivor(
    21,
    2,
    4,
    'colony',
    { modifiers: [{ of: 'zombies', add: -2, for: 'all', if: ['helpless', 1] }] },
    'printed',
  ),
  anita: survivor(
    19,
    1,
    4,
    'anywhere',
    {
      use: {
        once: true,
        lists: lists({
          main: [['either', 'kill', 'cut']],
          kill: [['slay', 1]],
          cut: does(['survivor', { at: 'here' }], ['wound', 1]),
        }),
      },
    },
    'printed',
  ),
  emma: survivor(
    33,
    5,
    3,
    'outside',
    { use: { once: true, lists: lists({ main: [['special', 'emma']] }) } },
    'printed',
  ),
  elijah: survivor(39, 2, 3, 'outside', { afterSearch: lists({ main: [['special', 'elijah']] }) }, 'printed'),
  kevin: survivor(
    27,
    2,
    5,
    'anywhere',
    {
      use: {
        once: true,
        lists: lists({ main: does(['place', { foes: true }], ['shoot']) }),
      },
    },
    'printed',
  ),
  gia: survivor(
    49,
    2,
    3,
    'anywhere',
    {
      turnEnd: lists({ main: does(['survivor', { at: 'colony', hurt: true }], ['heal', 1]) }),
    },
    'printed',
  ),
  alfonso: survivor(
    47,
    2,
    5,
    'colony',
    {
      use: {
        once: true,
        lists: lists({ main: does(['payFood', 2], ['special', 'alfonso']) }),
      },
    },
    'printed',
  ),
  /** No exposure roll after her moves; she searches Raxxon more easily. */
  blue: survivor(
    11,
    2,
    4,
    'anywhere',
    { spared: 'move', modifiers: [{ of: 'search', add: -1, at: 'raxxon' }] },
    'proposed',
    { human: false, mark: 'raxxon' },
  ),
  /** After she has searched, an own survivor there moves without exposure roll. */
  fatima: survivor(36, 4, 3, 'outside', {
    afterSearch: lists({ main: [['survivor', { whose: 'own', at: 'here', unmoved: true }], ['drive']] }),
    often: true,
  }),
  /** Once per round, in anybody's turn: a wound of an exposure roll at his location goes to him. */
  kumar: survivor(44, 4, 2, 'anywhere', { special: 'kumar' }),
  /** Once: calms a rebellious helpless; with none, two waste cards are cleaned. */
  rosa: survivor(52, 3, 4, 'colony', {
    use: {
      once: true,
      lists: lists({ main: [['if', ['rebellious', 1], 'calm', 'sweep']], calm: [['calm', 1]], sweep: [['tidy', 2]] }),
    },
  }),
  /** Once: one despair less in the colony, or one unused die is rolled again. */
  nadia: survivor(58, 3, 3, 'colony', {
    use: {
      once: true,
      lists: lists({
        main: [['either', 'console', 'reroll']],
        console: does(['survivor', { at: 'colony', sad: true }], ['console', 1]),
        reroll: [['reroll', 1]],
      }),
    },
  }),
  /** 5+: a trap at his location. */
  cyril: survivor(15, 3, 5, 'outside', { use: { die: 5, once: false, lists: lists({ main: [['trap', 1]] }) } }),
  /** 4+: heals a survivor at her location. */
  hedda: survivor(30, 2, 4, 'anywhere', {
    use: {
      die: 4,
      once: false,
      lists: lists({ main: does(['survivor', { at: 'here', hurt: true }], ['heal', 1]) }),
    },
  }),
  /** Once: an attack kills two, without exposure roll. */
  marek: survivor(24, 3, 4, 'outside', { attack: { kills: 2, exposure: false, once: true } }),
  /** The colony eats one less. */
  ingrid: survivor(61, 5, 2, 'colony', { modifiers: [{ of: 'need', add: -1, for: 'all' }] }),
  /** One more die for his player. */
  teodor: survivor(66, 4, 4, 'colony', { modifiers: [{ of: 'dice', add: 1, for: 'group' }] }),
  /** Everybody at her location searches more easily. */
  milena: survivor(41, 3, 3, 'outside', { modifiers: [{ of: 'search', add: -1, for: 'here' }] }),
  /** Keeps one more card of a search; searches the hideout much more easily. */
  dusty: survivor(
    13,
    2,
    5,
    'outside',
    {
      modifiers: [
        { of: 'kept', add: 1 },
        { of: 'search', add: -2, at: 'hideout' },
      ],
    },
    'proposed',
    { mark: 'bandits' },
  ),
  /** End of turn: a barricade where an own survivor stands. */
  wanda: survivor(
    55,
    5,
    3,
    'anywhere',
    {
      turnEnd: lists({ main: does(['place', { own: true, gap: true }], ['barricade', 1]) }),
    },
    'proposed',
    { mark: 'improvements' },
  ),
}
export const survivorRow = (id: string): SurvivorRow => SURVIVORS[id as SurvivorId]
