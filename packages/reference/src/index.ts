import { defineGame, type Game, withCardIds } from '@lastlight/kernel'
import { ITEM_IDS } from './content/items.ts'
import { KEEPER_IDS } from './content/keepers.ts'
import { OMEN_IDS } from './content/omens.ts'
import { ROLES, rolesFor } from './content/roles.ts'
import { copyState, LOCALS } from './copy.gen.ts'
import { type Event, items, keepers, omens, roles, rules } from './language.ts'
import type { Option } from './options.ts'
import { outcome } from './rules/end.ts'
import { explain } from './rules/explain.ts'
import { embers } from './rules/game.ts'
import { lamp } from './rules/lamp.ts'
import { STATE, type State } from './state.ts'
import { type View, view } from './view.ts'

export type Config = { players: number }

const EMPTY = { wolves: 0, fences: 0 }

export const game: Game<State, Config, Option, View, Event> = defineGame<State, Config, Option, View, Event>({
  id: 'reference',
  version: '2',
  configs: { players: { kind: 'int', min: 2, max: 4, default: 4 } },
  language: rules,
  shape: STATE,
  copy: copyState,
  locals: LOCALS,
  root: embers,
  free: [lamp],
  explain,
  // EMB-SETUP-03, EMB-SETUP-04
  lay: ({ players }) => ({
    players,
    round: 0,
    phase: 'dusk',
    lantern: 0,
    active: 0,
    actions: 0,
    embers: 3 + 3 * players,
    wood: new Array<number>(players).fill(1),
    oil: new Array<number>(players).fill(2),
    places: { fire: { ...EMPTY }, forest: { ...EMPTY }, cliff: { ...EMPTY }, ruin: { ...EMPTY } },
    pieces: [],
    items: items.lay(players, { deck: ITEM_IDS }),
    omens: omens.lay(players, { omens: OMEN_IDS }),
    keepers: keepers.lay(players, { keepers: KEEPER_IDS }),
    roles: roles.lay(players, { aside: rolesFor(players) }),
    votes: [],
    happened: [],
    end: 'not yet',
  }),
  upgrades: { 1: json => withCardIds(json, { items: ITEM_IDS, omens: OMEN_IDS, keepers: KEEPER_IDS, roles: ROLES }) },
  view,
  outcome,
})

export type { Event } from './language.ts'
export type { Option } from './options.ts'
export type { State } from './state.ts'
export type { View } from './view.ts'
