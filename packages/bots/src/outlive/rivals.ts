// The effects of a choice on the other players.

import { type Option, type State, scoreOf } from '@lastlight/outlive'
import { STRENGTH } from '@lastlight/outlive/content/heroes'
import { takeable } from '@lastlight/outlive/queries/goods'
import { target } from '@lastlight/outlive/queries/heroes'
import { difference } from '../search/difference.ts'
import type { Compared, Weighed } from '../search/reasons.ts'
import { estimate } from './estimate.ts'
import { judge } from './judgement.ts'

type ComparedChoice = Compared<State, Option>

/** The loot per point of pressure. */
const LOOT = 0.3

/** The effect on the rival who is hit or helped most. */
export function rivals(choice: ComparedChoice): Weighed[] {
  const { befores, seat } = choice
  const chances = judge(befores[0]!)
  const found = befores[0]!.players.flatMap((_, rival) =>
    rival === seat ? [] : rivalOf(choice, rival, chances[rival]! / (1 - chances[seat]!)),
  )
  return found.sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, 1)
}

/** A point that a rival loses counts the more, the likelier it is that they would win instead. */
function rivalOf({ afters, others }: ComparedChoice, rival: number, counts: number): Weighed[] {
  const goods = difference(afters, others, s => takeable(s.players[rival]!))
  const points = difference(afters, others, s => pointsOf(s, rival))
  const n = Math.round(Math.abs(goods.mean))
  if (n === 0 || !goods.isClear || !points.isClear || goods.mean * points.mean < 0) return []
  const key = goods.mean > 0 ? 'coach.rival.more' : 'coach.rival.less'
  return [{ key, args: { seat: rival, n }, points: -points.mean * counts }]
}

const pointsOf = (s: State, seat: number): number =>
  s.phase === 'over' ? scoreOf(s.players[seat]!).total : estimate(s, seat)

/**
 * OUT-PRESS-01, OUT-PRESS-02: a hero who arrives robs the weaker ones who are there. The strongest pressure is named.
 */
export function pressure({ option, befores, seat }: ComparedChoice): Weighed[] {
  if (option.do !== 'move') return []
  const strength = STRENGTH[option.hero]
  const found = befores[0]!.players.flatMap((player, victim) => {
    const there = target(player, { at: option.to, strength })
    if (victim === seat || there === undefined || takeable(player) === 0) return []
    const n = strength - there.strength
    return [{ key: 'coach.pressure', args: { seat: victim, n }, points: n * LOOT }]
  })
  return found.sort((a, b) => b.points - a.points).slice(0, 1)
}
