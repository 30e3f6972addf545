// The whole state of the game, as plain data.

import { cardShape, int, list, type Of, one, record, stateOf, text } from '@lastlight/kernel'
import { OMEN_CAUSES } from './content/omens.ts'
import { PLACE_IDS } from './content/places.ts'
import { ITEM_ZONES, KEEPER_ZONES, OMEN_ZONES, ROLE_ZONES } from './zones.ts'

export const PLACE = one(...PLACE_IDS)

const PIECE = record({ keeper: text, seat: int, at: PLACE })
export type Piece = Of<typeof PIECE>

/** An action that an omen can wait for, and its place. */
export const HAPPENED = record({ what: one(...OMEN_CAUSES), at: PLACE })
export type Happened = Of<typeof HAPPENED>

export const STATE = stateOf({
  players: int,
  round: int,
  phase: one('dusk', 'watch', 'vote', 'wolves'),
  lantern: int,
  /** Whose watch it is, and how many actions are left. */
  active: int,
  actions: int,
  embers: int,
  wood: list(int),
  oil: list(int),
  places: record({
    fire: record({ wolves: int, fences: int }),
    forest: record({ wolves: int, fences: int }),
    cliff: record({ wolves: int, fences: int }),
    ruin: record({ wolves: int, fences: int }),
  }),
  /** The keepers in play: whose they are and where they stand. */
  pieces: list(PIECE),
  items: cardShape(ITEM_ZONES),
  omens: cardShape(OMEN_ZONES),
  keepers: cardShape(KEEPER_ZONES),
  roles: cardShape(ROLE_ZONES),
  /** The votes of the last round. */
  votes: list(int),
  /** Actions that an omen may still answer, in order. */
  happened: list(HAPPENED),
  /** Why the game is over. */
  end: one('not yet', 'dark', 'dawn'),
})
export type State = Of<typeof STATE>
