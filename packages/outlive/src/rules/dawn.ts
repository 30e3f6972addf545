// OUT-DAWN: the board is made ready for a new day.

import { next } from '@lastlight/kernel'
import { byPlayers, CAPS, CITIES, type City, POOLS } from '../content/areas.ts'
import { TOKENS_DISCARDED } from '../content/search.ts'
import { TILES_SHOWN } from '../content/tables.ts'
import { equipment, proc, search, tell } from '../language.ts'
import type { State } from '../state.ts'
import { drawTo } from './tiles.ts'

export const dawn = proc('dawn', {})
dawn.steps({
  begin(s) {
    s.round++
    s.phase = 'day'
    s.shipEntered = false
    tell.all?.({ e: 'round', round: s.round })
    return next
  },
  // OUT-DAWN-01
  pools(s) {
    for (const area of POOLS) {
      const count = byPlayers(CAPS[area], s.players.length) - s.pools[area]
      s.pools[area] += count
      if (count > 0) tell.all?.({ e: 'topUp', area, count })
    }
    return next
  },
  // OUT-DAWN-02
  algae(s) {
    s.algae = true
    return next
  },
  // OUT-DAWN-03
  ship(s) {
    s.aboard.fill(true)
    return next
  },
  // OUT-DAWN-04, OUT-DAWN-08
  tiles(s) {
    for (const city of CITIES) while (equipment.draw(s, city, 'discard') !== undefined);
    for (const city of CITIES) {
      for (let i = 0; i < TILES_SHOWN; i++) drawTo(s, city)
      tell.all?.({ e: 'shown', city, tiles: [...equipment.at(s, city)] })
    }
    return next
  },
  // OUT-DAWN-06
  tokens(s) {
    for (const city of CITIES) layTokens(s, city)
    return next
  },
})

function layTokens(s: State, city: City): void {
  const table = search[city]
  while (table.draw(s, 'gone', 'stack') !== undefined);
  table.shuffle(s, 'stack')
  const tokens: string[] = []
  for (let i = 0; i < byPlayers(TOKENS_DISCARDED, s.players.length); i++) tokens.push(table.draw(s, 'stack', 'gone')!)
  if (tokens.length > 0) tell.all?.({ e: 'discarded', city, tokens })
}
