// The content of the box as its lint reads it, and what it is held to.

import { CRISES, CRISIS_IDS, crisisRow } from '../src/content/crises.ts'
import { CROSSROADS, CROSSROADS_IDS, crossroadsRow } from '../src/content/crossroads.ts'
import type { Verb } from '../src/content/effects.ts'
import { EXILED_IDS } from '../src/content/exiledObjectives.ts'
import { EXPERIMENT_IDS, experimentRow, FEWER_ZOMBIES } from '../src/content/experiments.ts'
import { BANDIT_VALUE, UNPRINTED } from '../src/content/hideout.ts'
import { IMPROVEMENT_IDS, ON_OFFER } from '../src/content/improvements.ts'
import { ITEM_KINDS } from '../src/content/itemKinds.ts'
import { DECKS } from '../src/content/items.ts'
import { ITEM_TYPES, type ItemRow } from '../src/content/itemTypes.ts'
import { MAIN_OBJECTIVE_IDS, SCENARIO_OBJECTIVE_IDS } from '../src/content/mainObjectiveIds.ts'
import { MINUTES } from '../src/content/mainObjectives.ts'
import type { Module } from '../src/content/modules.ts'
import { LOCATIONS, MOST_NOISE, PLACE } from '../src/content/places.ts'
import { BETRAYAL_IDS, BETRAYALS, SECRET_IDS, SECRETS } from '../src/content/secretObjectives.ts'
import { SIDE_EFFECT_IDS, sideEffectRow } from '../src/content/sideEffects.ts'
import { SURVIVOR_IDS, survivorRow } from '../src/content/survivors.ts'
import type { Counts, Lists, MarkedCard } from './contentLint.ts'

const ADULT = CROSSROADS_IDS.filter(id => crossroadsRow(id).adult)
const figures = EXPERIMENT_IDS.reduce((sum, id) => sum + experimentRow(id).figures, 0)

/** The cards that there are. */
export const COUNTS: Counts = {
  mainObjectives: MAIN_OBJECTIVE_IDS.length,
  scenarioObjectives: SCENARIO_OBJECTIVE_IDS.length,
  secretObjectives: SECRET_IDS.length,
  betrayalObjectives: BETRAYAL_IDS.length,
  exiledObjectives: EXILED_IDS.length,
  survivors: SURVIVOR_IDS.length,
  ...Object.fromEntries(Object.entries(DECKS).map(([home, cards]) => [home, cards.length])),
  crises: CRISIS_IDS.length,
  crossroads: CROSSROADS_IDS.length - ADULT.length,
  crossroadsForAdults: ADULT.length,
  improvements: IMPROVEMENT_IDS.length,
  experiments: EXPERIMENT_IDS.length,
  figures,
  sideEffects: SIDE_EFFECT_IDS.length,
  usefulSideEffects: SIDE_EFFECT_IDS.filter(id => sideEffectRow(id).useful).length,
}

/** The cards that there should be. */
export const BOX: Counts = {
  mainObjectives: 8,
  scenarioObjectives: 6,
  secretObjectives: 24,
  betrayalObjectives: 11,
  exiledObjectives: 5,
  survivors: 20,
  ...Object.fromEntries([...LOCATIONS, 'raxxon'].map(home => [home, 20])),
  start: 25,
  crises: 22,
  crossroads: 61,
  crossroadsForAdults: 9,
  improvements: 10,
  experiments: 12,
  figures: 19,
  sideEffects: 6,
  usefulSideEffects: 3,
}

export const INFLUENCES: Counts = Object.fromEntries(SURVIVOR_IDS.map(id => [id, survivorRow(id).influence]))

export const MARKED: { readonly [id: string]: MarkedCard } = { ...CROSSROADS, ...CRISES, ...SECRETS, ...BETRAYALS }
export const PEOPLE_OF_MODULES: { readonly [survivor: string]: Module } = Object.fromEntries(
  SURVIVOR_IDS.flatMap(id => {
    const { mark } = survivorRow(id)
    return mark ? [[id, mark]] : []
  }),
)

const listed = (...all: readonly (Lists | undefined)[]): readonly Lists[] => all.filter(lists => lists !== undefined)

/** The lists of every card that has some. */
export const SAYING: { readonly [card: string]: readonly Lists[] } = Object.fromEntries([
  ...CROSSROADS_IDS.map(id => [`crossroads ${id}`, listed(crossroadsRow(id).lists)] as const),
  ...CRISIS_IDS.map(id => [`crisis ${id}`, listed(crisisRow(id).fail)] as const),
  ...EXPERIMENT_IDS.map(id => [`experiment ${id}`, listed(experimentRow(id).lists)] as const),
  ...Object.entries<ItemRow>(ITEM_KINDS).map(
    ([kind, row]) => [`item ${kind}`, listed(row.keyword === 'equip' ? row.power.use?.lists : row.lists)] as const,
  ),
  ...SURVIVOR_IDS.map(id => {
    const { use, turnEnd, afterSearch } = survivorRow(id).power
    return [`survivor ${id}`, listed(use?.lists, turnEnd, afterSearch)] as const
  }),
])

/** A verb that only one card says needs a reason; otherwise the card could say it in other words. */
export const ONCE: { readonly [verb in Verb]?: string } = {
  shoot: 'Kevin, as printed: a zombie or a bandit',
  handOver: 'Three Beds Away is about a survivor who changes sides',
  rebels: 'The Debt Book brings somebody from outside, and she is angry already',
  helplessLeave: 'A Long Walk: she leaves alive, so the colony loses no morale',
  vote: 'Fever Bed: the crisis itself is a vote, after it has failed',
}

/** The numbers in the texts of these rules, in any order. */
export const NUMBERS: { readonly [rule: string]: readonly number[] } = {
  'LN-COMP-02': [MOST_NOISE],
  'LN-BOARD-01': [PLACE.colony.entrances, 1, PLACE.colony.entrances],
  'LN-BOARD-02': [PLACE.colony.entranceSpaces],
  'LN-BOARD-07': [MOST_NOISE],
  'LN-BOARD-08': [MOST_NOISE, MOST_NOISE],
  'LN-BOARD-09': [1, LOCATIONS.length],
  'LN-CARD-01': Object.values(MINUTES).flat(),
  'LN-CARD-05': [ITEM_TYPES.length],
  'LN-CARD-10': [ADULT.length],
  'LN-SETUP-04': [DECKS.police.length],
  'LN-SETUP-14': [ADULT.length],
  'LN-SETUP-18': [SURVIVOR_IDS.length, 3, 2],
  'LN-IMP-02': [IMPROVEMENT_IDS.length, ON_OFFER],
  'LN-IMP-05': [IMPROVEMENT_IDS.length - ON_OFFER],
  'LN-BAND-05': [UNPRINTED],
  'LN-BAND-06': [BANDIT_VALUE, BANDIT_VALUE],
  'LN-RAX-01': [DECKS.raxxon.length],
  'LN-RAX-02': [EXPERIMENT_IDS.length],
  'LN-RAX-03': [SIDE_EFFECT_IDS.length],
  'LN-RAX-CODE-05': [FEWER_ZOMBIES],
}
/** Numbers that one language writes as a digit and another as a word. */
export const WRITTEN_TOO: { readonly [rule: string]: readonly number[] } = { 'LN-SETUP-18': [5] }
