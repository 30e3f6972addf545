// What a choice does to the others at the table.

import { type Option, type State, scoreOf } from '@lastlight/outlive'
import { STRENGTH } from '@lastlight/outlive/content/heroes'
import { TAKEABLE } from '@lastlight/outlive/content/resources'
import type { Compared } from '../search/reasons.ts'
import { difference } from './difference.ts'
import { estimate } from './estimate.ts'
import { judge } from './mind.ts'
import type { Shelter } from './table.ts'
import type { Weighed } from './weighing.ts'

type Choice = Compared<State, Option>

/** What is taken, for each point of pressure. */
const LOOT = 0.3

const goodsOf = (shelter: Shelter): number => TAKEABLE.reduce((sum, kind) => sum + shelter[kind], 0)

/** What becomes of whoever is hit or helped most. */
export function rivals(choice: Choice): Weighed[] {
  const { befores, seat } = choice
  const chances = judge(befores[0]!)
  const found = befores[0]!.players.flatMap((_, rival) =>
    rival === seat ? [] : rivalOf(choice, rival, chances[rival]! / (1 - chances[seat]!)),
  )
  return found.sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth)).slice(0, 1)
}

/** A point that a rival loses counts the more, the likelier it is that they would win instead. */
function rivalOf({ afters, others }: Choice, rival: number, counts: number): Weighed[] {
  const goods = difference(afters, others, s => goodsOf(s.players[rival]!))
  const points = difference(afters, others, s => pointsOf(s, rival))
  const n = Math.round(Math.abs(goods.mean))
  if (n === 0 || !goods.isClear || !points.isClear || goods.mean * points.mean < 0) return []
  const key = goods.mean > 0 ? 'coach.rival.more' : 'coach.rival.less'
  return [{ key, args: { seat: rival, n }, worth: -points.mean * counts }]
}

const pointsOf = (s: State, seat: number): number =>
  s.phase === 'over' ? scoreOf(s.players[seat]!).total : estimate(s, seat)

/** OUT-PRESS-01, OUT-PRESS-02: whoever arrives robs the weaker who are there. The strongest pressure is named. */
export function pressure({ option, befores, seat }: Choice): Weighed[] {
  if (option.do !== 'move') return []
  const strength = STRENGTH[option['hero']]
  const found = befores[0]!.players.flatMap((player, victim) => {
    const there = player.heroes.find(hero => hero.active && hero.at === option['to'] && hero.strength < strength)
    if (victim === seat || there === undefined || goodsOf(player) === 0) return []
    const n = strength - there.strength
    return [{ key: 'coach.pressure', args: { seat: victim, n }, worth: n * LOOT }]
  })
  return found.sort((a, b) => b.worth - a.worth).slice(0, 1)
}
