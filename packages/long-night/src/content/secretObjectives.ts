// LN-CARD-02: the players' own objectives.

import type { Condition } from './effects.ts'
import type { Marked } from './modules.ts'
import type { Source } from './source.ts'

export interface SecretRow extends Marked {
  /** All of these, and the main objective done (a secret objective) or morale at 0 (a betrayal objective). */
  readonly if: readonly Condition[]
  readonly source: Source
}

export const SECRETS = {
  /** 1 tool and 2 education cards in hand. */
  memoir: {
    if: [
      ['cards', 'tool', 1],
      ['cards', 'education', 2],
    ],
    source: 'printed',
  },
  /** 3 food cards in hand. */
  pantry: { if: [['cards', 'food', 3]], source: 'proposed' },
  /** 3 medicine cards in hand. */
  firstAid: { if: [['cards', 'medicine', 3]], source: 'proposed' },
  /** 2 fuel and 1 food card in hand. */
  tank: {
    if: [
      ['cards', 'fuel', 2],
      ['cards', 'food', 1],
    ],
    source: 'proposed',
  },
  /** 2 weapons in hand, not equipped. */
  arms: { if: [['cards', 'weapon', 2]], source: 'proposed' },
  /** Food, medicine, fuel and tool, 1 of each in hand. */
  backpack: {
    if: [
      ['cards', 'food', 1],
      ['cards', 'medicine', 1],
      ['cards', 'fuel', 1],
      ['cards', 'tool', 1],
    ],
    source: 'proposed',
  },
  /** Survivor, education and food, 1 of each in hand. */
  addresses: {
    if: [
      ['cards', 'survivor', 1],
      ['cards', 'education', 1],
      ['cards', 'food', 1],
    ],
    source: 'proposed',
  },
  /** 2 education cards in hand, an own survivor at the school. */
  school: {
    if: [
      ['cards', 'education', 2],
      ['own', 'school', 1],
    ],
    source: 'proposed',
  },
  /** At most 1 own survivor. */
  loner: { if: [['own', 'board', { max: 1 }]], source: 'proposed' },
  /** More survivors than every other player. */
  kin: { if: [['most', 'survivors']], source: 'proposed' },
  /** 2 own survivors, none of them with any damage. */
  unhurt: {
    if: [
      ['own', 'board', 2],
      ['hurt', { max: 0 }],
    ],
    source: 'proposed',
  },
  /** 2 own survivors outside the colony, 1 fuel card in hand. */
  scouts: {
    if: [
      ['own', 'outside', 2],
      ['cards', 'fuel', 1],
    ],
    source: 'proposed',
  },
  /** More cards in hand than every other player, 1 of them fuel. */
  miser: {
    if: [
      ['most', 'cards'],
      ['cards', 'fuel', 1],
    ],
    source: 'proposed',
  },
  /** More equipment than every other player. */
  armory: { if: [['most', 'equipment']], source: 'proposed' },
  /** 5 barricades in the colony. */
  builder: { if: [['barricades', 'colony', 5]], source: 'proposed' },
  /** No card in hand, 4 food in the supply. */
  almsgiver: {
    if: [
      ['hand', { max: 0 }],
      ['food', 4],
    ],
    source: 'proposed',
  },
  /** No starvation token, 2 food cards in hand. */
  fullBellies: {
    if: [
      ['starvation', { max: 0 }],
      ['cards', 'food', 2],
    ],
    source: 'proposed',
  },
  /** At most 3 cards of waste, 1 tool card in hand. */
  broom: {
    if: [
      ['waste', { max: 3 }],
      ['cards', 'tool', 1],
    ],
    source: 'proposed',
  },
  /** 2 survivors in the graveyard, 1 tool card in hand. */
  undertaker: {
    if: [
      ['graveyard', 2],
      ['cards', 'tool', 1],
    ],
    source: 'proposed',
  },
  /** At most 1 survivor in the graveyard, 1 medicine card in hand. */
  rollCall: {
    if: [
      ['graveyard', { max: 1 }],
      ['cards', 'medicine', 1],
    ],
    source: 'proposed',
  },
  /** Morale at most 2, 1 medicine card in hand. */
  closeCall: {
    if: [
      ['morale', { max: 2 }],
      ['cards', 'medicine', 1],
    ],
    source: 'proposed',
  },
  /** 3 tool cards in hand, which could have paid for improvements. */
  workbench: { mark: 'improvements', if: [['cards', 'tool', 3]], source: 'proposed' },
  /** An own survivor at the hideout, 1 weapon in hand. */
  acquaintance: {
    mark: 'bandits',
    if: [
      ['own', 'hideout', 1],
      ['cards', 'weapon', 1],
    ],
    source: 'proposed',
  },
  /** An own survivor at Raxxon, 2 medicine cards in hand. */
  missingFile: {
    mark: 'raxxon',
    if: [
      ['own', 'raxxon', 1],
      ['cards', 'medicine', 2],
    ],
    source: 'proposed',
  },
} as const satisfies { readonly [id: string]: SecretRow }

export const BETRAYALS = {
  /** 6 cards in hand. */
  hoarder: { if: [['hand', 6]], source: 'proposed' },
  /** An own survivor at the gas station, 2 fuel cards in hand. */
  driver: {
    if: [
      ['own', 'gas', 1],
      ['cards', 'fuel', 2],
    ],
    source: 'proposed',
  },
  /** No own survivor in the colony, 2 food cards in hand. */
  deserter: {
    if: [
      ['own', 'colony', { max: 0 }],
      ['cards', 'food', 2],
    ],
    source: 'proposed',
  },
  /** 3 medicine cards in hand. */
  apothecary: { if: [['cards', 'medicine', 3]], source: 'proposed' },
  /** 2 pieces of equipment, 1 weapon in hand. */
  raider: {
    if: [
      ['equipment', 2],
      ['cards', 'weapon', 1],
    ],
    source: 'proposed',
  },
  /** No barricade in the colony, 1 fuel and 1 tool card in hand. */
  arsonist: {
    if: [
      ['barricades', 'colony', { max: 0 }],
      ['cards', 'fuel', 1],
      ['cards', 'tool', 1],
    ],
    source: 'proposed',
  },
  /** More survivors than every other player, 1 weapon in hand. */
  warlord: {
    if: [
      ['most', 'survivors'],
      ['cards', 'weapon', 1],
    ],
    source: 'proposed',
  },
  /** 2 starvation tokens, 2 food cards in hand. */
  famine: {
    if: [
      ['starvation', 2],
      ['cards', 'food', 2],
    ],
    source: 'proposed',
  },
  /** 8 cards of waste, 2 tool cards in hand. */
  rot: {
    if: [
      ['waste', 8],
      ['cards', 'tool', 2],
    ],
    source: 'proposed',
  },
  /** 3 survivors in the graveyard, 2 education cards in hand. */
  chronicler: {
    if: [
      ['graveyard', 3],
      ['cards', 'education', 2],
    ],
    source: 'proposed',
  },
  /** U-12g, LN-SCEN-B0-02, LN-SCEN-B2-05: 3 cards in hand; B2 instead of morale 0 is a rule of the scenario. */
  bandit: { mark: 'bandits', if: [['hand', 3]], source: 'proposed' },
} as const satisfies { readonly [id: string]: SecretRow }

export type SecretId = keyof typeof SECRETS
export type BetrayalId = keyof typeof BETRAYALS
export const SECRET_IDS = Object.keys(SECRETS) as readonly SecretId[]
export const BETRAYAL_IDS = Object.keys(BETRAYALS) as readonly BetrayalId[]
export const isBetrayal = (id: string): id is BetrayalId => Object.hasOwn(BETRAYALS, id)
export const secretRow = (id: string): SecretRow => (isBetrayal(id) ? BETRAYALS[id] : SECRETS[id as SecretId])
