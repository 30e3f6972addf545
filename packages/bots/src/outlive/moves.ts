// Where to send which hero: each turn is played to its end in an imagined world.

import { game, type Option, type State } from '@lastlight/outlive'
import { isFreeAct } from '@lastlight/outlive/queries/asking'
import { heroOf, threatTo } from '@lastlight/outlive/queries/heroes'
import { actValue, best } from './judge.ts'
import { prospects } from './prospects.ts'
import { answerFor } from './shortAnswers.ts'
import type { Situation } from './situation.ts'

/** How good a turn was for the seat whose situation it is: `before` is the world it began in, `after` the one it ended in. */
export type TurnValue = (situation: Situation, before: State, after: State) => number

/** No turn takes that many choices. */
const MOST_ACTS = 40

/** The value of robbing others beyond the loot, and the cost of standing in reach of a stronger hero. */
const LOSS_OF_OTHERS = 0.15
const RISK = 0.12

/** The value of a turn that begins with this move. */
export function moveValue(situation: Situation, world: State, o: Option, turnValue: TurnValue): number {
  if (o.do !== 'move') return Number.NEGATIVE_INFINITY
  const after = game.copy(world)
  const turn = { ...situation, table: after, hero: o.hero }
  game.play(after, situation.seat, o)
  playTurn(turn, after)
  return turnValue(turn, world, after)
}

/** By the points that the shelter promises, what others lose, and who can reach the hero. */
export const turnPoints: TurnValue = ({ seat, hero, stage, active }, before, after) => {
  const own = prospects(after.players[seat]!, { round: before.round, stage }, active)
  const { at, strength } = heroOf(after.players[seat]!, hero!)
  const taken = othersGoods(before, seat) - othersGoods(after, seat)
  return own + taken * LOSS_OF_OTHERS - RISK * threatTo(after.players, seat, at, strength)
}

/** Plays on while it is this hero's turn. */
function playTurn(situation: Situation, state: State): void {
  for (let i = 0; i < MOST_ACTS; i++) {
    const [seat] = game.pending(state)
    if (seat === undefined) return
    const options = game.options(state, seat)
    if (seat !== situation.seat) {
      if (!answerFor(options)) return
      game.play(state, seat, answerFor(options)!)
      continue
    }
    const own = options.filter(option => !isFreeAct(option))
    if (own.length === 0 || own[0]!.do === 'move' || own.some(option => option.do === 'skip' || option.do === 'end'))
      return
    const option = answerFor(own) ?? best(own, each => actValue(situation, each))
    if (option.do === 'done') return
    game.play(state, seat, option)
  }
}

function othersGoods(state: State, seat: number): number {
  let sum = 0
  for (const [other, player] of state.players.entries())
    if (other !== seat) sum += player.wood + player.metal + player.microchip + player.cans + player.water + player.ammo
  return sum
}
