// The Long Night as the one value that server, bots, tests, terminal and client know.

import { defineGame, type Game } from '@lastlight/kernel'
import { type Config, configs, VERSION } from './config.ts'
import { copyState, LOCALS } from './copy.gen.ts'
import type { Event } from './events.ts'
import { impossible } from './impossible.ts'
import { initial } from './initial.ts'
import { goals, rules } from './language.ts'
import type { Option } from './options.ts'
import { redealGoals } from './redealGoals.ts'
import { declining } from './rules/declining.ts'
import { longNight } from './rules/game.ts'
import { outcome } from './rules/outcome.ts'
import { STATE, type State } from './state.ts'
import { RENAMED_STEPS, UPGRADES } from './upgrade.ts'
import { type View, view } from './view.ts'

export const game: Game<State, Config, Option, View, Event> = defineGame<State, Config, Option, View, Event>({
  id: 'long-night',
  version: VERSION,
  configs,
  impossible,
  language: rules,
  shape: STATE,
  copy: copyState,
  locals: LOCALS,
  lay: initial,
  root: longNight,
  free: [declining],
  view,
  outcome,
  renamed: RENAMED_STEPS,
  upgrades: UPGRADES,
  redeal(s, viewer, chance) {
    rules.redeal(s, viewer, chance, [goals])
    redealGoals(s, viewer, chance)
  },
})

/** For worlds of a search: see `Language.forgetKnowledge`. */
export const forgetKnowledge = (s: State): void => rules.forgetKnowledge(s)

export type { Config } from './config.ts'
export { itemTypesAt } from './content/items.ts'
export type { Event } from './events.ts'
export type { Offers, Option, OptionOf, Question } from './options.ts'
export { asking } from './queries/asking.ts'
export type { GoalTerm } from './queries/goalTerms.ts'
export { valuesOf } from './queries/values.ts'
export { type Reckoning, reckoningOf } from './rules/winning.ts'
export type { State } from './state.ts'
export type { View } from './view.ts'
