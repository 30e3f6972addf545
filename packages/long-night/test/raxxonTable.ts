// How a test sets the table with Raxxon.

import type { ExperimentId } from '../src/content/experiments.ts'
import type { Place } from '../src/content/places.ts'
import type { State } from '../src/index.ts'
import { crises, experiments } from '../src/language.ts'
import type { OptionOf } from '../src/options.ts'
import { config, goTo, type LongNight, noRoads, setPeople, turn } from './longNight.ts'

export const raxxon = config(3, { objective: 'streetByStreet', modules: ['raxxon'] })
export const raxxonCzech = { ...raxxon, edition: 'cs' } as const

/** The log of this experiment is on top. */
export function setLog(s: State, id: ExperimentId): void {
  for (const old of experiments.at(s, 'log').slice()) experiments.move(s, old, 'log', 'deck', { to: 'bottom' })
  experiments.move(s, id, experiments.zoneOf(s, id), 'log')
}

/** Exactly these special zombies are on the board, at the first entrance of their place. */
export function setMutants(s: State, ...all: readonly (readonly [id: ExperimentId, at: Place])[]): void {
  s.mutants = all.map(([experiment, at]) => ({ experiment, at, entrance: 0 }))
  for (const id of experiments.at(s, 'loose').slice()) experiments.move(s, id, 'loose', 'gone')
  for (const id of new Set(all.map(([each]) => each))) experiments.move(s, id, experiments.zoneOf(s, id), 'loose')
  if (experiments.at(s, 'log').length === 0) experiments.draw(s, 'deck', 'log')
}

export const mutants = ({ mutants: all }: State): readonly string[] =>
  all.map(({ experiment, at }) => `${experiment} ${at}`)

/** Seat 0's turn with Gia (attack 2, search 3); the others are at home. */
export const table = (t: LongNight, at: Place, set: (s: State) => void = () => {}): LongNight =>
  turn(t, s => {
    setPeople(s, ['gia', 0, at], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    noRoads(s)
    while (crises.draw(s, 'now', 'gone') !== undefined);
    s.food = 9
    set(s)
  })

/** The colony phase begins with the code of Raxxon. */
export function evening(t: LongNight, set: (s: State) => void): void {
  table(t, 'colony', set)
  goTo(t, 'containment')
}

export const strike = (experiment: ExperimentId, die = 6, survivor = 'gia'): OptionOf<'attackMutant'> => ({
  do: 'attackMutant',
  survivor,
  die,
  experiment,
  entrance: 0,
})
