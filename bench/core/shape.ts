// Embers' state on the kernel: the fields of state.ts and the kernel's own.

import { flag, int, list, type Of, one, record, stateOf } from '@lastlight/kernel'
import { PLACE_IDS, WEATHER_IDS } from './content.ts'

const PLAYER = record({
  seat: int,
  wood: int,
  food: int,
  stone: int,
  fur: int,
  tool: int,
  warmth: int,
  ember: int,
  hungry: int,
  frozen: int,
  taken: int,
  keepers: list(one(...PLACE_IDS, 'home')),
  visits: list(int),
})

const PLACE = record({ id: one(...PLACE_IDS), pool: int, closed: flag, here: list(int) })

export const STATE = stateOf({
  round: int,
  placed: int,
  turn: int,
  first: int,
  next: int,
  weather: list(one(...WEATHER_IDS)),
  players: list(PLAYER),
  places: list(PLACE),
})
export type State = Of<typeof STATE>
