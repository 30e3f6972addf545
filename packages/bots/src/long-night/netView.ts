// The part of a view that the net reads.

import type { Seat } from '@lastlight/kernel'
import type { State, View } from '@lastlight/long-night'
import type { Position } from '@lastlight/long-night/queries/position'
import { fate, goal, hand } from '@lastlight/long-night/zones'

/** A view is one; `netViewIn` shows an imagined world as one. */
export type NetView = Omit<Position, 'players'> &
  Pick<View, 'phase' | 'active' | 'waste' | 'contributed' | 'underObjective' | 'graveyard' | 'crisis'> & {
    readonly players: readonly (Position['players'][number] & { readonly cards: number })[]
    readonly own: Pick<NonNullable<View['own']>, 'hand' | 'goals' | 'fates'> | null
  }

/** An imagined world as the net sees it for a seat. It copies nothing that the net only reads: there are many worlds in a search. */
export const netViewIn = (s: State, seat: Seat): NetView => ({
  edition: s.edition,
  mode: s.mode,
  objective: s.objective,
  side: s.side,
  morale: s.morale,
  rounds: s.rounds,
  food: s.food,
  starvation: s.starvation,
  helpless: s.helpless,
  rebellious: s.rebellious,
  first: s.first,
  kills: s.kills,
  ending: s.ending,
  phase: s.phase,
  active: s.active,
  players: s.players.map((player, at) => ({ ...player, cards: s.items.at[hand(at)].length })),
  survivors: s.survivors,
  places: s.places,
  lasting: s.lasting,
  modules: s.modules,
  raxxonTribute: s.raxxonTribute,
  bandits: s.bandits,
  mutants: s.mutants,
  sideEffects: s.sideEffects,
  scenario: s.scenario,
  passages: s.passages,
  raxxon: { dice: s.code },
  matched: s.matched,
  waste: s.items.at.waste,
  contributed: s.items.at.contributed.length,
  underObjective: s.items.at.objective,
  graveyard: s.people.at.graveyard,
  crisis: s.crises.at.now[0] ?? null,
  own: { hand: s.items.at[hand(seat)], goals: s.goals.at[goal(seat)], fates: s.fates.at[fate(seat)] },
})
