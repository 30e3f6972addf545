// Where to send which hero: each turn is played to its end in an imagined world.

import { game, type Option, type State } from '@lastlight/outlive'
import type { HeroId } from '@lastlight/outlive/content/heroes'
import { isNear } from '@lastlight/outlive/queries/heroes'
import { withoutFreeActs } from './free.ts'
import { actValue, best } from './judge.ts'
import { prospects } from './prospects.ts'
import { answerFor } from './shortAnswers.ts'
import type { Situation } from './situation.ts'

/** No turn takes that many choices. */
const MOST_ACTS = 40

/** The value of robbing others beyond the loot, and the cost of standing in reach of a stronger hero. */
const LOSS_OF_OTHERS = 0.15
const RISK = 0.12

/** The value of a turn that begins with this move. */
export function moveValue(situation: Situation, world: State, o: Option): number {
  if (o.do !== 'move') return Number.NEGATIVE_INFINITY
  const state = game.copy(world)
  const goods = othersGoods(state, situation.seat)
  const hero = o.hero
  const strength = state.players[situation.seat]!.heroes.find(each => each.id === hero)!.strength
  game.play(state, situation.seat, o)
  playTurn({ ...situation, table: state, hero }, state)
  const outlook = { round: situation.table.round, stage: situation.stage }
  const own = prospects(state.players[situation.seat]!, outlook, situation.active)
  return (
    own +
    (goods - othersGoods(state, situation.seat)) * LOSS_OF_OTHERS -
    RISK * threat(state, situation.seat, hero, strength)
  )
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
    const own = withoutFreeActs(options)
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

/** How much stronger heroes of others could still take here today. */
function threat(state: State, seat: number, hero: HeroId, strength: number): number {
  const { at } = state.players[seat]!.heroes.find(each => each.id === hero)!
  let worst = 0
  for (const [other, player] of state.players.entries()) {
    if (other === seat) continue
    for (const each of player.heroes)
      if (!each.active && each.at !== at && isNear(each.at, at)) worst = Math.max(worst, each.strength - strength)
  }
  return worst
}
