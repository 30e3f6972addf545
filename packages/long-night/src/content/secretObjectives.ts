// LN-CARD-02: the players' own objectives.

import type { Condition } from './effects.ts'
import type { Marked } from './modules.ts'
import type { Source } from './source.ts'

export interface SecretRow extends Marked {
  /** All of these, and the main objective done (a secret objective) or morale at 0 (a betrayal objective). */
  readonly if: readonly Condition[]
  readonly source: Source
}

const goal = (source: Source, ...conditions: readonly Condition[]): SecretRow => ({ if: conditions, source })

export const SECRETS = {
  /** 1 tool and 2 education cards in hand. */
  memoir: goal('printed', ['cards', 'tool', 1], ['cards', 'education', 2]),
  /** 2 food cards in hand. */
  pantry: goal('proposed', ['cards', 'food', 2]),
  /** 2 medicine cards in hand. */
  firstAid: goal('proposed', ['cards', 'medicine', 2]),
  /** 1 fuel and 1 food card in hand. */
  tank: goal('proposed', ['cards', 'fuel', 1], ['cards', 'food', 1]),
  /** 2 weapons in hand, not equipped. */
  arms: goal('proposed', ['cards', 'weapon', 2]),
  /** Food, medicine and fuel, 1 of each in hand. */
  backpack: goal('proposed', ['cards', 'food', 1], ['cards', 'medicine', 1], ['cards', 'fuel', 1]),
  /** Survivor, education and food, 1 of each in hand. */
  addresses: goal('proposed', ['cards', 'survivor', 1], ['cards', 'education', 1], ['cards', 'food', 1]),
  /** 1 education card in hand, an own survivor at the school. */
  school: goal('proposed', ['cards', 'education', 1], ['own', 'school', 1]),
  /** At most 1 own survivor. */
  loner: goal('proposed', ['own', 'board', { max: 1 }]),
  /** More survivors than every other player. */
  kin: goal('proposed', ['most', 'survivors']),
  /** 2 own survivors, none of them with any damage. */
  unhurt: goal('proposed', ['own', 'board', 2], ['hurt', { max: 0 }]),
  /** 2 own survivors outside the colony, 1 fuel card in hand. */
  scouts: goal('proposed', ['own', 'outside', 2], ['cards', 'fuel', 1]),
  /** More cards in hand than every other player, 1 of them fuel. */
  miser: goal('proposed', ['most', 'cards'], ['cards', 'fuel', 1]),
  /** More equipment than every other player. */
  armory: goal('proposed', ['most', 'equipment']),
  /** 5 barricades in the colony. */
  builder: goal('proposed', ['barricades', 'colony', 5]),
  /** No card in hand, 3 food in the supply. */
  almsgiver: goal('proposed', ['hand', { max: 0 }], ['food', 3]),
  /** No starvation token, 1 food card in hand. */
  fullBellies: goal('proposed', ['starvation', { max: 0 }], ['cards', 'food', 1]),
  /** At most 3 cards of waste, 1 tool card in hand. */
  broom: goal('proposed', ['waste', { max: 3 }], ['cards', 'tool', 1]),
  /** 2 survivors in the graveyard, 1 tool card in hand. */
  undertaker: goal('proposed', ['graveyard', 2], ['cards', 'tool', 1]),
  /** At most 1 survivor in the graveyard, 1 medicine card in hand. */
  rollCall: goal('proposed', ['graveyard', { max: 1 }], ['cards', 'medicine', 1]),
  /** Morale at most 3, 1 medicine card in hand. */
  closeCall: goal('proposed', ['morale', { max: 3 }], ['cards', 'medicine', 1]),
  /** 3 tool cards in hand, which could have paid for improvements. */
  workbench: { ...goal('proposed', ['cards', 'tool', 3]), mark: 'improvements' },
  /** An own survivor at the hideout, 1 weapon in hand. */
  acquaintance: { ...goal('proposed', ['own', 'hideout', 1], ['cards', 'weapon', 1]), mark: 'bandits' },
  /** An own survivor at Raxxon, 2 medicine cards in hand. */
  missingFile: { ...goal('proposed', ['own', 'raxxon', 1], ['cards', 'medicine', 2]), mark: 'raxxon' },
} as const satisfies { readonly [id: string]: SecretRow }

export const BETRAYALS = {
  /** 6 cards in hand. */
  hoarder: goal('proposed', ['hand', 6]),
  /** An own survivor at the gas station, 2 fuel cards in hand. */
  driver: goal('proposed', ['own', 'gas', 1], ['cards', 'fuel', 2]),
  /** No own survivor in the colony, 2 food cards in hand. */
  deserter: goal('proposed', ['own', 'colony', { max: 0 }], ['cards', 'food', 2]),
  /** 3 medicine cards in hand. */
  apothecary: goal('proposed', ['cards', 'medicine', 3]),
  /** 2 pieces of equipment, 1 weapon in hand. */
  raider: goal('proposed', ['equipment', 2], ['cards', 'weapon', 1]),
  /** No barricade in the colony, 1 fuel and 1 tool card in hand. */
  arsonist: goal('proposed', ['barricades', 'colony', { max: 0 }], ['cards', 'fuel', 1], ['cards', 'tool', 1]),
  /** More survivors than every other player, 1 weapon in hand. */
  warlord: goal('proposed', ['most', 'survivors'], ['cards', 'weapon', 1]),
  /** 2 starvation tokens, 2 food cards in hand. */
  famine: goal('proposed', ['starvation', 2], ['cards', 'food', 2]),
  /** 8 cards of waste, 2 tool cards in hand. */
  rot: goal('proposed', ['waste', 8], ['cards', 'tool', 2]),
  /** 3 survivors in the graveyard, 2 education cards in hand. */
  chronicler: goal('proposed', ['graveyard', 3], ['cards', 'education', 2]),
  /** U-12g, LN-SCEN-B0-02, LN-SCEN-B2-05: 3 cards in hand; B2 instead of morale 0 is a rule of the scenario. */
  bandit: { ...goal('proposed', ['hand', 3]), mark: 'bandits', scenario: true },
} as const satisfies { readonly [id: string]: SecretRow }

export type SecretId = keyof typeof SECRETS
export type BetrayalId = keyof typeof BETRAYALS
export const SECRET_IDS = Object.keys(SECRETS) as readonly SecretId[]
export const BETRAYAL_IDS = Object.keys(BETRAYALS) as readonly BetrayalId[]
const BETRAYAL_SET: ReadonlySet<string> = new Set(BETRAYAL_IDS)
export const isBetrayal = (id: string): id is BetrayalId => BETRAYAL_SET.has(id)
export const secretRow = (id: string): SecretRow => (isBetrayal(id) ? BETRAYALS[id] : SECRETS[id as SecretId])
