// Lasting effects: for the rest of the game or of the round.

import type { Modifier } from './effects.ts'

export const LASTING_IDS = [
  'banditsHunted',
  'shortRations',
  'guests',
  'watch',
  'openGate',
  'goodNight',
  'badNight',
  'steadyHands',
  'fog',
  'snowedIn',
  'maps',
  'armedMother',
  'lawOneWarm',
  'lawCurfew',
  'lawOpenStores',
  // Improvements of the colony.
  'watchtower',
  'kitchen',
  'compost',
  'ambulance',
  'quarters',
  'stoves',
  'loopholes',
  'radioMast',
  'quarantine',
  'ploughedRoad',
] as const
export type LastingId = (typeof LASTING_IDS)[number]

export interface LastingRow {
  readonly until: 'end' | 'round'
  readonly modifiers?: readonly Modifier[]
}

const all = (of: Modifier['of'], add: number, more: Partial<Modifier> = {}): readonly Modifier[] => [
  { of, add, for: 'all', ...more },
]

export const LASTING: { readonly [id in LastingId]: LastingRow } = {
  /** On the Hunt: a bandit that is placed is driven off on 4+. */
  banditsHunted: { until: 'end' },
  /** The colony eats one less; one more. */
  shortRations: { until: 'end', modifiers: all('need', -1) },
  guests: { until: 'end', modifiers: all('need', 1) },
  /** One zombie fewer, one more comes to the colony in step 4. */
  watch: { until: 'end', modifiers: all('zombies', -1) },
  openGate: { until: 'end', modifiers: all('zombies', 1) },
  /** The next roll of action dice: one die more, one fewer for everybody. */
  goodNight: { until: 'round', modifiers: all('dice', 1) },
  badNight: { until: 'round', modifiers: all('dice', -1) },
  /** Attacks are easier, harder; searches are harder; easier at the library and the school. */
  steadyHands: { until: 'round', modifiers: all('attack', -1) },
  fog: { until: 'round', modifiers: all('attack', 1) },
  snowedIn: { until: 'round', modifiers: all('search', 1) },
  maps: { until: 'end', modifiers: all('search', -1, { at: 'library' }) },
  /** LN-CLAR-12: a survivor who moves or is put into the school is wounded. */
  armedMother: { until: 'end' },
  /** LN-CLAR-10: laws. */
  lawOneWarm: { until: 'end', modifiers: all('need', -1) },
  lawCurfew: { until: 'end', modifiers: all('zombies', -1) },
  lawOpenStores: { until: 'end', modifiers: all('search', -1, { at: 'grocery' }) },
  /** One zombie fewer comes to the colony in step 4; the colony eats one less. */
  watchtower: { until: 'end', modifiers: all('zombies', -1) },
  kitchen: { until: 'end', modifiers: all('need', -1) },
  /** Five cards of the waste pile do not count in step 2. */
  compost: { until: 'end', modifiers: all('waste', -5) },
  /** Searches are easier at the hospital, attacks in the colony. */
  ambulance: { until: 'end', modifiers: all('search', -1, { at: 'hospital' }) },
  loopholes: { until: 'end', modifiers: all('attack', -1, { at: 'colony' }) },
  /** A crisis needs one card less. */
  radioMast: { until: 'end', modifiers: all('target', -1) },
  /** A rebellious helpless counts once; survivors in the colony take no wounds from frostbite. */
  quarters: { until: 'end' },
  stoves: { until: 'end' },
  /** A bite in the colony does not spread; no exposure roll after a move to the colony. */
  quarantine: { until: 'end' },
  ploughedRoad: { until: 'end' },
}
