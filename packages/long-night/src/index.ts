import { defineGame, type FreeAct, type Game, type Seat } from '@lastlight/kernel'
import { CRISES } from './content/crises.ts'
import { CROSSROADS, crossroadsRow } from './content/crossroads.ts'
import type { Edition } from './content/editions.ts'
import { EXILED_IDS } from './content/exiledObjectives.ts'
import { DECKS } from './content/items.ts'
import { MAIN_OBJECTIVE_IDS, type MainObjectiveId } from './content/mainObjectives.ts'
import { type Marked, type Module, poolOf } from './content/modules.ts'
import { PLACE, PLACES } from './content/places.ts'
import { BETRAYALS, SECRETS } from './content/secretObjectives.ts'
import { SURVIVOR_IDS, SURVIVORS } from './content/survivors.ts'
import { copyState, LOCALS } from './copy.gen.ts'
import type { Event } from './event.ts'
import { crises, fates, goals, items, people, roads, rules, tell } from './language.ts'
import { playerOf } from './queries/position.ts'
import { redealGoals } from './redealGoals.ts'
import { longNight } from './rules/game.ts'
import { outcome } from './rules/outcome.ts'
import { MODES, STATE, type State } from './state.ts'
import { fromVersion2, fromVersion3, RENAMED_STEPS } from './upgrade.ts'
import { type View, view } from './view.ts'

export type Config = {
  players: number
  edition: Edition
  /** LN-VAR: with hidden goals, all together, or the prisoner's dilemma for two. */
  variant: (typeof MODES)[number]
  objective: MainObjectiveId | 'random'
  /** LN-VAR-HARD-01 */
  hard: boolean
  /** LN-VAR-TRAITOR-01 */
  likelyTraitor: boolean
  /** LN-VAR-ELIM-01 */
  elimination: boolean
  /** LN-SETUP-14 */
  adultCrossroads: boolean
}
export type Option = { readonly do: string; readonly [name: string]: string | number | boolean }

/** LN-SETUP-22, LN-VAR-PD-01: what so many players can play. Two play together or the prisoner's dilemma. */
const VARIANTS: { readonly [players: number]: readonly Config['variant'][] } = {
  2: ['cooperative', 'dilemma'],
  3: ['hidden', 'cooperative'],
  4: ['hidden', 'cooperative'],
  5: ['hidden', 'cooperative'],
}

type Marks = { readonly [id: string]: Marked }

/** LN-SETUP-01: no module is in play yet. */
const MODULES_IN_PLAY: readonly Module[] = []

const declining: FreeAct<State, Option> = {
  from: (s, seat) => [{ do: 'declines', yes: !playerOf(s, seat).declines }],
  limit: (s, seat) => (s.phase === 'turns' && s.active !== seat && !playerOf(s, seat).out ? undefined : NOT_NOW),
  take(s: State, seat: Seat, o: Option) {
    playerOf(s, seat).declines = o['yes'] === true
    tell.all?.({ e: 'declines', seat, yes: o['yes'] === true })
  },
}
const NOT_NOW = { rule: 'LN-REQ-01', key: 'declines.notNow' }

export const game: Game<State, Config, Option, View, Event> = defineGame<State, Config, Option, View, Event>({
  id: 'long-night',
  version: '4',
  configs: {
    players: { kind: 'int', min: 2, max: 5, default: 4 },
    edition: { kind: 'choice', values: ['pl', 'cs'], default: 'pl' },
    variant: { kind: 'choice', values: MODES, default: 'hidden', byPlayers: VARIANTS },
    objective: { kind: 'choice', values: ['random', ...MAIN_OBJECTIVE_IDS], default: 'random' },
    hard: { kind: 'flag', default: false },
    likelyTraitor: { kind: 'flag', default: false },
    elimination: { kind: 'flag', default: false },
    adultCrossroads: { kind: 'flag', default: false },
  },
  language: rules,
  shape: STATE,
  copy: copyState,
  locals: LOCALS,
  root: longNight,
  impossible({ players, variant }) {
    if (VARIANTS[players]!.includes(variant)) return undefined
    return variant === 'hidden'
      ? { rule: 'LN-SETUP-22', key: 'config.hidden', args: {} }
      : { rule: 'LN-VAR-PD-01', key: 'config.dilemma', args: {} }
  },
  lay(config) {
    const { players, edition, hard } = config
    const mode = config.variant
    // LN-VAR-PD-01: set up as for two, so the dilemma leaves the same cards out.
    const together = mode !== 'hidden'
    const adult = (id: string): boolean => config.adultCrossroads || !crossroadsRow(id).adult
    return {
      edition,
      mode,
      likely: config.likelyTraitor,
      elimination: config.elimination,
      objective: config.objective === 'random' ? MAIN_OBJECTIVE_IDS[0]! : config.objective,
      drawObjective: config.objective === 'random',
      // LN-VAR-COOP-01, LN-VAR-HARD-01
      side: hard || mode !== 'hidden' ? 'hard' : 'normal',
      morale: 1,
      rounds: 0,
      // U-26
      food: 0,
      starvation: 0,
      helpless: 0,
      rebellious: 0,
      first: 0,
      active: -1,
      phase: 'setup',
      players: Array.from({ length: players }, () => ({
        leader: '',
        waiting: '',
        bereft: false,
        dice: [],
        used: [],
        exiled: false,
        role: 'hidden' as const,
        out: false,
        called: false,
        asked: [],
        declines: false,
      })),
      survivors: [],
      places: PLACES.map(at => ({
        entrances: Array.from({ length: PLACE[at].entrances }, () => ({ zombies: 0, barricades: 0, traps: 0 })),
        noise: 0,
        placed: 0,
      })),
      kills: 0,
      used: [],
      lasting: [],
      happened: [],
      items: items.lay(players, DECKS),
      // LN-SETUP-18: five players need everybody.
      people: people.lay(players, {
        deck: players === 5 ? SURVIVOR_IDS : poolOf(SURVIVORS, MODULES_IN_PLAY, together),
      }),
      crises: crises.lay(players, { deck: poolOf(CRISES, MODULES_IN_PLAY, together) }),
      goals: goals.lay(players, {
        box: [
          ...poolOf(SECRETS as Marks, MODULES_IN_PLAY, false),
          ...poolOf(BETRAYALS as Marks, MODULES_IN_PLAY, false),
        ],
      }),
      fates: fates.lay(players, { deck: EXILED_IDS }),
      roads: roads.lay(players, { deck: poolOf(CROSSROADS, MODULES_IN_PLAY, together).filter(adult) }),
      ending: 'none',
      winners: [],
      turnEnds: false,
    }
  },
  free: [declining],
  renamed: RENAMED_STEPS,
  upgrades: { 2: json => fromVersion3(fromVersion2(json)), 3: fromVersion3 },
  view,
  outcome,
  redeal(s, viewer, chance) {
    rules.redeal(s, viewer, chance, [goals])
    redealGoals(s, viewer, chance)
  },
})

export { itemTypesAt } from './content/items.ts'
export type { Event } from './event.ts'
export { valuesOf } from './queries/values.ts'
export { type GoalTerm, type Reckoning, reckoningOf } from './rules/winning.ts'
export type { State } from './state.ts'
export type { View } from './view.ts'
