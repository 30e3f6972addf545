// Everything there is on the table, as plain data.

import { book, int, json, list, lyingShape, type Of, one, record, stateOf, text } from '@lastlight/kernel'
import { PLACE_IDS } from './content/places.ts'
import { ZONES } from './zones.ts'

export const PLACE = one(...PLACE_IDS)

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
  /** Where each keeper in play stands, and whose it is. */
  stands: book(PLACE),
  owner: book(int),
  cards: lyingShape(ZONES),
  /** The votes of the last round. */
  votes: list(int),
  happened: list(json),
  /** Why the game is over. */
  end: one('not yet', 'dark', 'dawn'),
})
export type State = Of<typeof STATE>

export const CARD = text
