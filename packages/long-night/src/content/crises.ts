// LN-CARD-06

import { does, type Effect, type Lists, lists, type Named } from './effects.ts'
import type { ItemType } from './itemTypes.ts'
import type { Marked, Module } from './modules.ts'
import type { Source } from './source.ts'

export interface CrisisRow extends Marked {
  readonly accepts: readonly ItemType[]
  /** The effects when it is not prevented. The player of its lists is the first player. */
  readonly fail: Lists
  /** LN-BAND-03: numbers of locations where bandits come, in a game with bandits; LN-BAND-05: none on a base-game crisis. */
  readonly bandits: readonly number[]
  readonly source: Source
}

const crisis = <const L extends string = never>(
  accepts: ItemType | readonly ItemType[],
  bandits: readonly number[],
  main: readonly Effect<NoInfer<L>>[],
  more: {
    readonly mark?: Module
    readonly source?: Source
    readonly lists?: Named<L>
  } = {},
): CrisisRow => {
  const { lists: others, ...rest } = more
  const types = typeof accepts === 'string' ? [accepts] : accepts
  return { accepts: types, fail: lists<string>({ main, ...others }), bandits, source: 'proposed', ...rest }
}

export const CRISES = {
  /** 6 zombies at the colony, and 2 more for each player who tells no secret. */
  shelter: crisis('tool', [3, 4], does(['zombies', 'colony', 6], ['special', 'secretTold']), { source: 'printed' }),
  /** 6 bandits at random locations. */
  coordinatedAttack: crisis('weapon', [3, 4], [['bandits', 6]], { mark: 'bandits', source: 'printed' }),
  /** 2 morale. */
  fuelShortage: crisis('fuel', [2, 6], [['morale', -2]]),
  /** A starvation token and 1 morale. */
  emptyShelves: crisis('food', [1, 2], does(['starve', 1], ['morale', -1])),
  /** A wound for everybody and 1 morale. */
  coughingWard: crisis('medicine', [3, 5], does(['everybody', {}, 'wound'], ['morale', -1])),
  /** 8 zombies at the colony. */
  weakFence: crisis('tool', [4, 6], [['zombies', 'colony', 8]]),
  /** 10 zombies at the colony. */
  loudNight: crisis('weapon', [1, 5], [['zombies', 'colony', 10]]),
  /** 2 morale. */
  lostCount: crisis('education', [2, 4], [['morale', -2]]),
  /** A frostbite for one survivor of each member. */
  coldStoves: crisis('fuel', [1, 6], [['each', 'members', 'freeze']], {
    lists: {
      freeze: does(['survivor', { whose: 'own' }], ['frostbite', 1]),
    },
  }),
  /** 4 zombies at the colony, and one more every round. */
  darkGate: crisis('fuel', [3, 5], does(['zombies', 'colony', 4], ['lasting', 'openGate'])),
  /** 2 helpless turn rebellious and 1 morale; without helpless 2 morale. */
  hungryMouths: crisis('food', [2, 5], [['if', ['helpless', 1], 'riot', 'gloom']], {
    lists: {
      riot: does(['incite', 2], ['morale', -1]),
      gloom: [['morale', -2]],
    },
  }),
  /** 3 food, 3 cards of the grocery to the waste pile, 1 morale. */
  ratsInTheFlour: crisis('food', [4, 6], does(['food', -3], ['litter', 'grocery', 3], ['morale', -1])),
  /** An exposure roll for everybody outside, and 1 morale. */
  wrongMap: crisis('education', [1, 3], does(['everybody', { at: 'outside' }, 'expose'], ['morale', -1])),
  /** A despair for one survivor of each member, and 1 morale. */
  longTongues: crisis(
    'education',
    [5, 6],
    [
      ['each', 'members', 'doubt'],
      ['morale', -1],
    ],
    {
      lists: {
        doubt: does(['survivor', { whose: 'own' }], ['despair', 1]),
      },
    },
  ),
  /** Vote: the least influential in the colony leaves and 1 morale, or a wound for everybody there. */
  feverBed: crisis('medicine', [2, 5], [['vote', 'out', 'in']], {
    lists: {
      out: [['morale', -1], ['lowest', { whose: 'members', at: 'colony' }], ['leave']],
      in: [['everybody', { at: 'colony' }, 'wound']],
    },
  }),
  /** 5 wounds among those in the colony, and 1 morale. */
  badWater: crisis('medicine', [1, 4], does(['spreadWounds', 5], ['morale', -1])),
  /** 2 food, and a die fewer for everybody. */
  frozenPipes: crisis('tool', [2, 6], does(['food', -2], ['lasting', 'badNight'])),
  /** Each member loses an item of a survivor, or else 2 cards; and 1 morale. */
  openLockers: crisis(
    'weapon',
    [3, 6],
    [
      ['each', 'members', 'robbed'],
      ['morale', -1],
    ],
    {
      lists: {
        robbed: [['if', ['equipment', 1], 'armed', 'bare']],
        armed: [['survivor', { whose: 'own', equipped: true }], ['disarm']],
        bare: [['loseCards', 2]],
      },
    },
  ),
  /** The least influential outside is lost and 1 morale; with nobody outside 2 morale. */
  missingPatrol: crisis(['weapon', 'survivor'], [1, 5], [['if', ['people', 'outside', 1], 'lost', 'gloom']], {
    lists: {
      lost: [['lowest', { at: 'outside' }], ['leave'], ['morale', -1]],
      gloom: [['morale', -2]],
    },
  }),
  /** 4 barricades of the colony, then 6 zombies there. */
  halfBuilt: crisis(['tool', 'education'], [4, 5], does(['breach', 4], ['zombies', 'colony', 6]), {
    mark: 'improvements',
  }),
  /** A wound for everybody at Raxxon, 6 zombies at random locations, 1 morale. */
  tornFilters: crisis(
    'medicine',
    [1, 3],
    does(['everybody', { at: 'raxxon' }, 'wound'], ['zombies', 'random', 6], ['morale', -1]),
    { mark: 'raxxon' },
  ),
  /** An exposure roll for everybody at Raxxon, a zombie everywhere, 1 morale. */
  coldRooms: crisis(
    'fuel',
    [2, 6],
    does(['everybody', { at: 'raxxon' }, 'expose'], ['zombies', 'everywhere', 1], ['morale', -1]),
    { mark: 'raxxon' },
  ),
} as const satisfies { readonly [id: string]: CrisisRow }
export type CrisisId = keyof typeof CRISES
export const CRISIS_IDS = Object.keys(CRISES) as readonly CrisisId[]
export const crisisRow = (id: string): CrisisRow => CRISES[id as CrisisId]
