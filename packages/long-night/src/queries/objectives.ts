// The requirements of objectives: the main one, and those of a player.

import type { Condition } from '../content/effects.ts'
import { type ExiledHalf, exiledRow } from '../content/exiledObjectives.ts'
import { homeOf, typeOf } from '../content/items.ts'
import type { ItemType } from '../content/itemTypes.ts'
import { type Goal, objectiveRow, objectiveSide } from '../content/mainObjectives.ts'
import { DECK_PLACES, type DeckPlace, LOCATIONS } from '../content/places.ts'
import { isBetrayal, secretRow } from '../content/secretObjectives.ts'
import type { State } from '../state.ts'
import { memberCount, type Position } from './position.ts'

export const goalOf = ({ objective, side }: Position): Goal => objectiveSide(objective, side).goal
/** LN-PRINT-14: the message of the main objective's goal. */
export const goalMessage = ({ objective, side, raxxonTribute }: Pick<Position, 'raxxonTribute'> & GoalCard): string =>
  `objective.goal.${objective}.${side}${raxxonTribute === true ? '.raxxon' : ''}`
interface GoalCard {
  readonly objective: string
  readonly side: 'normal' | 'hard'
}
/** The marker on the track counts rounds down; this counts them up, and is 0 in the set-up. */
export const roundOf = (p: Position & { readonly phase: State['phase'] }): number =>
  p.phase === 'setup' ? 0 : objectiveSide(p.objective, p.side).rounds - Math.max(1, p.rounds) + 1
/** LN-OBJADD-01: when cards go under the objective. */
export const collects = ({ objective }: Position): 'turn' | 'arrival' | undefined => objectiveRow(objective).collects
/** LN-OBJ-01: whether an attacker freezes. */
export const isCold = ({ objective }: Position): boolean => objectiveRow(objective).cold === true

/** Something to be gathered: cards of a location's deck, cards of a type, kills. */
export interface Wanted {
  readonly what: { readonly at: DeckPlace } | { readonly type: ItemType } | 'kills'
  readonly have: number
  readonly need: number
}

/** Whether a card under the objective counts for this. */
export const countsFor = (card: string, what: Wanted['what']): boolean =>
  what !== 'kills' && ('at' in what ? homeOf(card) === what.at : typeOf(card) === what.type)

interface Amount {
  readonly base: number
  readonly perMember: number
}
const amountOf = (p: Position, { base, perMember }: Amount): number => base + perMember * memberCount(p)

/** LN-PRINT-14: the table may have asked for cards of Raxxon, too. */
const locationsWanted = (p: Position): readonly DeckPlace[] => (p.raxxonTribute === true ? DECK_PLACES : LOCATIONS)

function howMany<T>(all: readonly T[], one: T): number {
  let count = 0
  for (const each of all) if (each === one) count++
  return count
}

/** The things that the main objective gathers, with these cards under it. */
export function wantedFor(p: Position, under: readonly string[]): readonly Wanted[] {
  const { perLocation, cards = {}, kills } = goalOf(p)
  const homes = under.map(homeOf)
  const types = under.map(typeOf)
  return [
    ...(perLocation === undefined ? [] : locationsWanted(p)).map(at => ({
      what: { at },
      have: howMany(homes, at),
      need: perLocation!,
    })),
    ...(Object.keys(cards) as ItemType[]).map(type => ({
      what: { type },
      have: howMany(types, type),
      need: amountOf(p, cards[type]!),
    })),
    ...(kills ? [{ what: 'kills' as const, have: p.kills, need: amountOf(p, kills) }] : []),
  ]
}

/** The goal of one player: how the game ends, and lists of conditions. */
export interface Aim {
  /** `bandits`: the second objective of the raid is done, and the traitor reveals the card or morale is 0. */
  readonly ending: ExiledHalf['ending'] | 'bandits'
  readonly lists: readonly (readonly Condition[])[]
}

/**
 * LN-EXILE-01: the exiled objective replaces the own objective or adds to it, by the half for a traitor or for a
 * wrongly exiled player.
 */
export function aimOf(goal: string, exile?: string): Aim {
  const own = secretRow(goal).if
  const ending = goal === 'bandit' ? 'bandits' : isBetrayal(goal) ? 'morale' : 'objective'
  if (exile === undefined) return { ending, lists: [own] }
  const half = exiledRow(exile)[isBetrayal(goal) ? 'traitor' : 'wronged']
  // LN-SCEN-B0-02: the bandit's own card, where it still counts, wants the second objective of the raid, too.
  return half.keeps
    ? { ending: goal === 'bandit' ? ending : half.ending, lists: [half.if, own] }
    : { ending: half.ending, lists: [half.if] }
}
