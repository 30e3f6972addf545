// LN-SETUP-04: decks that a group puts together itself, as data, and the reasons to refuse them.

import { isVisible, type Json, onlySeen, type Reason } from '@lastlight/kernel'
import { CROSSROADS, type CrossroadsId, crossroadsRow } from './crossroads.ts'
import { type ItemKind, isItemKind } from './itemKinds.ts'
import { MOST_COPIES, NEEDS_RAXXON } from './items.ts'
import { MAIN_OBJECTIVE_IDS, type MainObjectiveId, SCENARIO_OBJECTIVE_IDS } from './mainObjectiveIds.ts'
import type { Module } from './modules.ts'
import { DECK_PLACES, type DeckPlace } from './places.ts'

/** A part that is left out is as printed. */
export interface MixedDecks {
  readonly name: string
  /** LN-SETUP-07: the main objectives that one is drawn from. */
  readonly objectives?: readonly MainObjectiveId[]
  /** LN-SETUP-13: the crossroads cards in play. Adult-only cards have a setting of their own. */
  readonly crossroads?: readonly CrossroadsId[]
  /** LN-SETUP-04: how many copies of which item cards are added to the deck of which location. */
  readonly cards?: AddedCards
}
export type AddedCards = { readonly [at in DeckPlace]?: { readonly [kind in ItemKind]?: number } }

/** With fewer the same stories would come up in every game. */
export const LEAST_CROSSROADS = 10
/** The base game has as many cards for each location as this one. */
export const MOST_ADDED = 20
const NAME_LENGTH = 60

type Problem = Reason | undefined
type Data = { readonly [field: string]: unknown }

export const reason = (rule: string, key: string, args: { readonly [name: string]: Json } = {}): Reason => ({
  rule,
  key,
  args,
})

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'

/** An unknown word of a file as a person may read it: short, and without signs that a terminal would obey. */
export const shown = (word: string): string => {
  const seen = onlySeen(word.slice(0, NAME_LENGTH + 1))
  return seen.length > NAME_LENGTH ? `${seen.slice(0, NAME_LENGTH)}…` : seen
}

/** The first problem, if there is one. */
function firstOf<T>(values: readonly T[], problemOf: (value: T) => Problem): Problem {
  for (const value of values) {
    const problem = problemOf(value)
    if (problem) return problem
  }
  return undefined
}

/** Invisible characters could make two names look alike. The length comes first: a file may be as long as it likes. */
const nameProblem = (value: unknown): Problem =>
  isText(value) && value.length <= NAME_LENGTH && isVisible(value)
    ? undefined
    : reason('LN-SETUP-04', 'decks.name', { most: NAME_LENGTH })

/** Every card is looked at before the list is searched for doubles: one that is not known ends it. */
function listProblem(field: string, value: unknown, problemOf: (id: string) => Problem): Problem {
  if (!Array.isArray(value) || !value.every(isText)) return reason('LN-SETUP-04', 'decks.form', { part: field })
  const seen = new Set<string>()
  return firstOf(value, id => {
    if (seen.has(id)) return reason('LN-SETUP-04', 'decks.twice', { id })
    seen.add(id)
    return problemOf(id)
  })
}

function objectiveProblem(id: string): Problem {
  if ((MAIN_OBJECTIVE_IDS as readonly string[]).includes(id)) return undefined
  return (SCENARIO_OBJECTIVE_IDS as readonly string[]).includes(id)
    ? reason('LN-SCEN-01', 'decks.scenario', { objective: id })
    : reason('LN-SETUP-07', 'decks.objective', { id: shown(id) })
}

function crossroadsProblem(id: string): Problem {
  if (!Object.hasOwn(CROSSROADS, id)) return reason('LN-SETUP-13', 'decks.crossroads', { id: shown(id) })
  return crossroadsRow(id).adult ? reason('LN-SETUP-14', 'decks.adult', { road: id }) : undefined
}

function copiesProblem(at: string, kind: string, copies: unknown): Problem {
  if (!isItemKind(kind)) return reason('LN-SETUP-04', 'decks.card', { id: shown(kind) })
  return Number.isInteger(copies) && (copies as number) >= 1 && (copies as number) <= MOST_COPIES
    ? undefined
    : reason('LN-SETUP-04', 'decks.copies', { item: kind, place: at, most: MOST_COPIES })
}

function placeProblem(at: string, cards: unknown): Problem {
  if (!(DECK_PLACES as readonly string[]).includes(at)) return reason('LN-SETUP-04', 'decks.place', { id: shown(at) })
  if (!isData(cards)) return reason('LN-SETUP-04', 'decks.form', { part: `cards.${at}` })
  const problem = firstOf(Object.entries(cards), ([kind, copies]) => copiesProblem(at, kind, copies))
  if (problem) return problem
  const added = Object.values(cards).reduce<number>((sum, copies) => sum + (copies as number), 0)
  return added > MOST_ADDED ? reason('LN-SETUP-04', 'decks.many', { place: at, n: added, most: MOST_ADDED }) : undefined
}

const PARTS: { readonly [field in keyof Required<MixedDecks>]: (value: unknown) => Problem } = {
  name: nameProblem,
  objectives: value =>
    listProblem('objectives', value, objectiveProblem) ??
    ((value as readonly string[]).length === 0 ? reason('LN-SETUP-07', 'decks.noObjective') : undefined),
  crossroads: value => listProblem('crossroads', value, crossroadsProblem),
  cards: value =>
    isData(value)
      ? firstOf(Object.entries(value), ([at, cards]) => placeProblem(at, cards))
      : reason('LN-SETUP-04', 'decks.form', { part: 'cards' }),
}

/** The reason to refuse these decks at any table; undefined for a value that is a `MixedDecks`. */
export function decksProblem(value: unknown): Problem {
  if (!isData(value)) return reason('LN-SETUP-04', 'decks.form', { part: 'decks' })
  const unknown = Object.keys(value).find(field => !Object.hasOwn(PARTS, field))
  if (unknown !== undefined) return reason('LN-SETUP-04', 'decks.part', { part: shown(unknown) })
  return firstOf(Object.entries(PARTS), ([field, problemOf]) =>
    field === 'name' || value[field] !== undefined ? problemOf(value[field]) : undefined,
  )
}

/** LN-RAX-01: cards for the deck of Raxxon, and cards that only Raxxon has, need the module. */
export function moduleProblem({ cards = {} }: MixedDecks, modules: readonly Module[]): Problem {
  if (modules.includes('raxxon')) return undefined
  if (Object.keys(cards.raxxon ?? {}).length > 0) return reason('LN-RAX-01', 'decks.raxxon')
  const kind = Object.values(cards)
    .flatMap(Object.keys)
    .find(each => NEEDS_RAXXON.includes(each))
  return kind === undefined ? undefined : reason('LN-RAX-01', 'decks.module', { item: kind })
}

export const fewProblem = (n: number): Problem =>
  n < LEAST_CROSSROADS ? reason('LN-SETUP-13', 'decks.few', { n, least: LEAST_CROSSROADS }) : undefined

export const chosenProblem = ({ objectives }: MixedDecks, chosen: MainObjectiveId | 'random'): Problem =>
  chosen === 'random' || (objectives ?? MAIN_OBJECTIVE_IDS).includes(chosen)
    ? undefined
    : reason('LN-SETUP-07', 'decks.chosen', { objective: chosen })
