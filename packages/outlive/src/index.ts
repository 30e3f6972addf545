import { defineGame, empty, type Game } from '@lastlight/kernel'
import { CONFIGS, type Config, VERSION } from './configs.ts'
import { EQUIPMENT_IDS } from './content/equipment.ts'
import { EVENT_IDS } from './content/events.ts'
import { LEADER_IDS } from './content/leaders.ts'
import { PREY_IDS } from './content/prey.ts'
import { ADVANCED_ROOM_IDS } from './content/rooms.ts'
import { tokenIds } from './content/search.ts'
import { CONTAMINATION_START } from './content/tables.ts'
import { copyState, LOCALS } from './copy.gen.ts'
import type { Event } from './events.ts'
import { equipment, events, leaders, prey, rooms, rules, search } from './language.ts'
import type { Option } from './options.ts'
import { explain } from './rules/explain.ts'
import { outlive } from './rules/game.ts'
import { immune } from './rules/immunity.ts'
import { outcome } from './rules/outcome.ts'
import { peek } from './rules/peek.ts'
import { PLAYER, type Player, STATE, type State } from './state.ts'
import { fromVersion1, fromVersion2, fromVersion3 } from './upgrade.ts'
import { type View, view } from './view.ts'

const newPlayer = (): Player => ({ ...(empty(PLAYER) as Player), contamination: CONTAMINATION_START })

export const game: Game<State, Config, Option, View, Event> = defineGame<State, Config, Option, View, Event>({
  id: 'outlive',
  version: VERSION,
  configs: CONFIGS,
  language: rules,
  shape: STATE,
  copy: copyState,
  locals: LOCALS,
  root: outlive,
  free: [peek, immune],
  explain,
  upgrades: {
    1: json => fromVersion3(fromVersion2(fromVersion1(json))),
    2: json => fromVersion3(fromVersion2(json)),
    3: fromVersion3,
  },
  lay: ({ players, quick, heroes }) => ({
    round: 0,
    phase: 'setup',
    first: 0,
    token: 0,
    shipEntered: false,
    // OUT-SETUP-17
    pools: { militaryBase: 0, forest: 0, mine: 0, amusementPark: 0, dam: 0 },
    algae: true,
    aboard: [false, false, false, false],
    players: Array.from({ length: players }, newPlayer),
    events: events.lay(players, { box: EVENT_IDS }),
    equipment: equipment.lay(players, { stack: EQUIPMENT_IDS }),
    prey: prey.lay(players, { removed: PREY_IDS }),
    blackwood: search.blackwood.lay(players, { stack: tokenIds('blackwood') }),
    silentPeak: search.silentPeak.lay(players, { stack: tokenIds('silentPeak') }),
    rooms: rooms.lay(players, { stack: ADVANCED_ROOM_IDS }),
    leaders: leaders.lay(players, { stack: LEADER_IDS }),
    quick,
    heroesInTurn: heroes === 'inTurn',
  }),
  view,
  outcome,
})

export type { Config } from './configs.ts'
export type { Event } from './events.ts'
export { activeEvents, trophiesOf } from './language.ts'
export type { Option, OptionOf, Question } from './options.ts'
export { type Score, scoreOf } from './queries/score.ts'
export { nightCost } from './queries/tonight.ts'
export { type Acting, actingNow } from './rules/turn.ts'
export { askingIn, nightStep } from './rules/underway.ts'
export type { State } from './state.ts'
export type { View } from './view.ts'
