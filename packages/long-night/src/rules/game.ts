// LN-ROUND: the whole game.

import { end, int, list, next } from '@lastlight/kernel'
import { call, crises, groupOf, inOrder, playerOf, proc, roll, seatsOf, tell } from '../language.ts'
import { colony } from './colony.ts'
import { setup } from './setup.ts'
import { turn } from './turn.ts'

/** LN-ROUND-02 */
const players = proc('players', {}, { own: { order: list(int) } })
players.steps({
  // LN-ROUND-03
  crisis(s) {
    s.phase = 'turns'
    const crisis = crises.draw(s, 'deck', 'now')
    if (crisis !== undefined) tell.all?.({ e: 'crisis', crisis })
    return next
  },
  // LN-ROUND-04, U-27: a player without survivors rolls one die.
  dice(s) {
    for (const seat of seatsOf(s)) {
      const player = playerOf(s, seat)
      player.used = []
      player.dice = Array.from({ length: 1 + groupOf(s, seat).length }, () => roll(s, 6))
      tell.all?.({ e: 'rolled', seat, dice: [...player.dice] })
    }
    return next
  },
  // LN-ROUND-06
  order(s, l) {
    l.order = [...inOrder(s)]
    return next
  },
  turns(_, l) {
    const seat = l.order.shift()
    if (seat === undefined) return end
    call(turn, { seat })
    return 'turns'
  },
})

// LN-ROUND-01
export const longNight = proc('longNight', {})
longNight.steps({
  setup: () => call(setup, {}),
  players: () => call(players, {}),
  // LN-ROUND-09
  colony: () => call(colony, {}),
  // LN-COLONY-FIRST-04
  again: () => 'players',
})
