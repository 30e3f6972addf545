// LN-ROUND: the whole game.

import { end, int, list, next } from '@lastlight/kernel'
import { crisisRow } from '../content/crises.ts'
import { call, crises, proc, rollDice, rollDie, tell } from '../language.ts'
import { inOrder, playerOf, playing, plays } from '../queries/position.ts'
import { diceOf } from '../queries/values.ts'
import { numbersOf, placingBandits } from './bandits.ts'
import { colony } from './colony.ts'
import { endRound } from './lasting.ts'
import { turnPage } from './scenarios/chapters.ts'
import { setup } from './setup.ts'
import { turn } from './turn.ts'
import { registerVerbs } from './verbs/index.ts'

registerVerbs()

/** LN-ROUND-02 */
const players = proc('players', {}, { own: { order: list(int) } })
players.steps({
  // LN-ROUND-03
  crisis(s) {
    s.phase = 'turns'
    s.used = []
    turnPage(s)
    for (const place of s.places) place.placed = 0
    const crisis = crises.draw(s, 'deck', 'now')
    if (crisis !== undefined) tell.all?.({ e: 'crisis', crisis })
    return next
  },
  // LN-BAND-03: at once, before the dice are rolled.
  bandits(s) {
    const crisis = crises.top(s, 'now')
    if (crisis === undefined || !plays(s, 'bandits')) return next
    return call(placingBandits, { numbers: numbersOf(crisisRow(crisis), () => rollDie(s)), led: true })
  },
  dice(s) {
    for (const seat of playing(s)) {
      const player = playerOf(s, seat)
      player.used = []
      player.dice = rollDice(s, diceOf(s, seat))
      tell.all?.({ e: 'rolled', seat, dice: [...player.dice], why: 'round' })
    }
    endRound(s)
    return next
  },
  // LN-ROUND-06
  order(s, l) {
    l.order = [...inOrder(s)]
    return next
  },
  turns(s, l) {
    const seat = l.order.shift()
    if (seat === undefined) return end
    if (!playerOf(s, seat).out) call(turn, { seat })
    return 'turns'
  },
})

// LN-ROUND-01
export const longNight = proc('longNight', {})
longNight.steps({
  setup: () => call(setup, {}),
  players: () => call(players, {}),
  // LN-ROUND-09, LN-COLONY-FIRST-04
  colony() {
    call(colony, {})
    return 'players'
  },
})
