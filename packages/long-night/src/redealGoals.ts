// Another deal of the secret objectives that a viewer cannot tell from this one, with the odds of the set-up:
// the pool held a known number of secret objectives and exactly one betrayal objective.

import { type Chance, pickOf, type Seat, shuffleOf, type Viewer } from '@lastlight/kernel'
import { isBetrayal } from './content/secretObjectives.ts'
import { goals } from './language.ts'
import { secretsPerPlayer } from './queries/newGame.ts'
import { seatsOf } from './queries/position.ts'
import type { State } from './state.ts'
import { type GoalZone, goal } from './zones.ts'

/** Where the one betrayal objective is: at a seat, or -1 for not dealt. Every place in the pool is as likely as another. */
function traitorSeat(s: State, unknown: readonly Seat[], known: readonly string[], chance: Chance): Seat {
  if (known.some(isBetrayal)) return -1
  const exposed = s.players.findIndex(player => player.role === 'traitor')
  if (exposed >= 0) return exposed
  const open = unknown.filter(seat => s.players[seat]!.role === 'hidden')
  const undealt = secretsPerPlayer(s.likely) * s.players.length + 1 - s.players.length
  const place = pickOf(chance, open.length + undealt)
  return open[place] ?? -1
}

export function redealGoals(s: State, viewer: Viewer, chance: Chance): void {
  const knownAt = (seat: Seat): readonly string[] => goals.membersKnown(s, goal(seat), viewer)
  const seats = seatsOf(s).filter(seat => goals.at(s, goal(seat)).length > 0)
  const known = seats.flatMap(knownAt)
  const unknown = seats.filter(seat => knownAt(seat).length < goals.at(s, goal(seat)).length)
  const rest = goals.zones
    .flatMap(zone => goals.at(s, zone))
    .filter(card => !known.includes(card))
    .toSorted()
  shuffleOf(chance, rest)
  // LN-SCEN-B0-02: in the raid everybody knows which betrayal objective is in the game.
  const only = rest.indexOf('bandit')
  if (only > 0) rest.unshift(...rest.splice(only, 1))
  const take = (betrayal: boolean): string =>
    rest.splice(
      rest.findIndex(id => isBetrayal(id) === betrayal),
      1,
    )[0]!
  const traitor = s.mode === 'hidden' ? traitorSeat(s, unknown, known, chance) : -1
  const dealt: { zone: GoalZone; slots: number[]; cards: string[] }[] = []
  for (const seat of unknown) {
    const has = knownAt(seat)
    const kinds = s.mode === 'dilemma' ? [false, true] : [seat === traitor]
    const missing = kinds.filter(kind => !has.some(card => isBetrayal(card) === kind))
    const slots = [...goals.at(s, goal(seat)).keys()].filter(i => !has.includes(goals.at(s, goal(seat))[i]!))
    dealt.push({ zone: goal(seat), slots, cards: slots.map((_, i) => take(missing[i]!)) })
  }
  const box = rest.toSorted()
  goals.replace(s, viewer, [...dealt, { zone: 'box', slots: [...box.keys()], cards: box }])
}
