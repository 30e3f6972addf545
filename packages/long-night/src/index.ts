import { defineGame, type Game, redealCards } from '@lastlight/kernel'
import { CRISIS_IDS } from './content/crises.ts'
import type { Edition } from './content/editions.ts'
import { DECKS } from './content/items.ts'
import { PLACE, PLACES } from './content/places.ts'
import { SURVIVOR_IDS } from './content/survivors.ts'
import { copyState, LOCALS } from './copy.gen.ts'
import type { Event } from './event.ts'
import { crises, items, people, rules } from './language.ts'
import { longNight } from './rules/game.ts'
import { outcome } from './rules/outcome.ts'
import { STATE, type State } from './state.ts'
import { type View, view } from './view.ts'

export type Config = {
  players: number
  edition: Edition
  /** LN-VAR-HARD-01 */
  hard: boolean
}
export type Option = { readonly do: string; readonly [name: string]: string | number | boolean }

export const game: Game<State, Config, Option, View, Event> = defineGame<State, Config, Option, View, Event>({
  id: 'long-night',
  version: '1',
  configs: {
    players: { kind: 'int', min: 2, max: 5, default: 4 },
    edition: { kind: 'choice', values: ['pl', 'cs'], default: 'pl' },
    hard: { kind: 'flag', default: false },
  },
  language: rules,
  shape: STATE,
  copy: copyState,
  locals: LOCALS,
  root: longNight,
  lay: ({ players, edition, hard }) => ({
    edition,
    objective: 'frostyNight',
    side: hard ? 'hard' : 'normal',
    morale: 1,
    rounds: 0,
    // U-26
    food: 0,
    starvation: 0,
    helpless: 0,
    rebellious: 0,
    first: 0,
    phase: 'setup',
    players: Array.from({ length: players }, () => ({ leader: '', dice: [], used: [], exiled: false })),
    survivors: [],
    places: PLACES.map(at => ({
      entrances: Array.from({ length: PLACE[at].entrances }, () => ({ zombies: 0, barricades: 0, traps: 0 })),
      noise: 0,
    })),
    items: items.lay(players, DECKS),
    people: people.lay(players, { deck: SURVIVOR_IDS }),
    crises: crises.lay(players, { deck: CRISIS_IDS }),
    won: false,
  }),
  view,
  outcome,
  redeal(s, viewer, chance) {
    for (const table of [items, people, crises]) redealCards(table as typeof items, s, viewer, chance)
  },
})

export type { Event } from './event.ts'
export type { State } from './state.ts'
export type { View } from './view.ts'
