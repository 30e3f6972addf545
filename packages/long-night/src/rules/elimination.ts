// LN-VAR-ELIM: with the last survivor a player leaves the game.

import type { Seat } from '@lastlight/kernel'
import { items, roads, tell } from '../language.ts'
import { playerOf, playing, rightOf } from '../queries/position.ts'
import type { State } from '../state.ts'
import { hand, held } from '../zones.ts'
import { gameOver } from './morale.ts'
import { spendCard } from './spent.ts'
import { whyOf } from './why.ts'

export function leaveGame(s: State, seat: Seat): void {
  const player = playerOf(s, seat)
  player.out = true
  player.dice = []
  // LN-VAR-ELIM-02
  const cards = [...items.at(s, hand(seat))]
  for (const card of cards) spendCard(s, card, hand(seat))
  tell.all?.({ e: 'eliminated', seat, cards })
  // The crossroads card that this player held goes to the new neighbour.
  for (const card of roads.at(s, held(seat)).slice()) {
    const neighbour = s.active < 0 ? seat : rightOf(s, s.active)
    if (neighbour === seat || neighbour === s.active) roads.move(s, card, held(seat), 'deck', { to: 'bottom' })
    else {
      roads.move(s, card, held(seat), held(neighbour))
      tell.only?.([neighbour], { e: 'road', seat: neighbour, card }, { e: 'road', seat: neighbour })
    }
  }
  // LN-VAR-ELIM-03
  if (playing(s).length === 0) return gameOver(s, 'nobody')
  if (s.first === seat) {
    s.first = rightOf(s, seat)
    tell.all?.({ e: 'firstPlayer', seat: s.first, why: whyOf(s) })
  }
}
