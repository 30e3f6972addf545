// How a test sets the table of a scenario.

import type { ScenarioObjectiveId } from '../src/content/mainObjectiveIds.ts'
import { numberOf, type Place } from '../src/content/places.ts'
import { scenarioRow } from '../src/content/scenarios.ts'
import type { State } from '../src/index.ts'
import { items } from '../src/language.ts'
import type { OptionOf } from '../src/options.ts'
import { cardsOf, config, goTo, type LongNight, nightfall, noRoads, setPeople, turn } from './longNight.ts'

export const chimp = config(3, { scenario: 'chimp' })
export const chimpCzech = { ...chimp, edition: 'cs' } as const
export const raid = config(3, { scenario: 'raid' })
export const raidCzech = { ...raid, edition: 'cs' } as const

/** Everybody takes the first option until the first turn begins. */
export function settle(t: LongNight): void {
  for (let [seat] = t.pending; seat !== undefined && t.state.phase === 'setup'; [seat] = t.pending)
    t.choose(seat, t.options(seat)[0]!)
}

/** Gia, Rocco and Kevin at home, food for tonight, and this chapter of the story. */
function chapter(s: State, objective: ScenarioObjectiveId, set: (s: State) => void): void {
  s.objective = objective
  s.passages = scenarioRow(s.scenario)!.objectives.indexOf(objective)
  setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['kevin', 2, 'colony'])
  noRoads(s)
  s.food = 12
  set(s)
}

/** Seat 0's turn in this chapter. */
export const turnIn = (t: LongNight, objective: ScenarioObjectiveId, set: (s: State) => void = () => {}): LongNight =>
  turn(t, s => chapter(s, objective, set))

/** The colony phase of this chapter, from its first step on or from the code of Raxxon on. */
export function nightIn(t: LongNight, objective: ScenarioObjectiveId, set: (s: State) => void = () => {}): void {
  nightfall(t, s => chapter(s, objective, set))
}
export function eveningIn(t: LongNight, objective: ScenarioObjectiveId, set: (s: State) => void = () => {}): void {
  turnIn(t, objective, set)
  goTo(t, 'containment')
}

/** Six cards for the gate: two for each player. */
export function setGate(s: State, count = 6): void {
  for (const card of cardsOf('fuel', 'weapon', 'fuel', 'weapon', 'fuel', 'fuel').slice(0, count))
    items.move(s, card, items.zoneOf(s, card), 'objective')
}

const NO_TOKEN_VOTE: OptionOf<'call'> = { do: 'call', yes: false }

/** No player calls for a vote on the first-player token, and the next round begins. */
export function morning(t: LongNight): void {
  for (let [seat] = t.pending; seat !== undefined && t.offers(seat, NO_TOKEN_VOTE); [seat] = t.pending)
    t.choose(seat, NO_TOKEN_VOTE)
}

export const where = (t: LongNight, ...ids: readonly string[]): readonly (string | undefined)[] =>
  ids.map(id => t.state.survivors.find(each => each.id === id)?.at)

/** The passages that were read in the last choice, with their readers. */
export const passages = (t: LongNight): readonly string[] =>
  t.heard('public').flatMap(event => (event.e === 'passage' ? [`${event.passage} ${event.reader}`] : []))

/** Exactly so many bandits at these places. */
export function setBandits(s: State, at: { readonly [place in Place]?: number }): void {
  s.bandits = s.bandits.map(() => 0)
  for (const [place, count] of Object.entries(at)) s.bandits[numberOf(place as Place)] = count
}
