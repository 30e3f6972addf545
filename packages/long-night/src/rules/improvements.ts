// LN-IMP: the colony builds improvements.

import { type BrokenLimit, end, int, limit, SEAT, type Seat } from '@lastlight/kernel'
import { type ImprovementId, improvementRow, ON_OFFER } from '../content/improvements.ts'
import { itemRow, kindOf, typeOf } from '../content/items.ts'
import { progressOf } from '../content/itemTypes.ts'
import type { Why } from '../events.ts'
import { IMPROVEMENT_OR_NONE } from '../ids.ts'
import { callInto, improvements, items, proc, tell } from '../language.ts'
import type { Build } from '../options.ts'
import { editionOf } from '../queries/position.ts'
import type { State } from '../state.ts'
import type { ItemZone } from '../zones.ts'
import { happen } from './happenings.ts'
import { setLasting } from './lasting.ts'
import { wasteOf } from './spent.ts'
import { whyOf } from './why.ts'

function layOne(s: State): void {
  const improvement = improvements.draw(s, 'deck', 'offer') as ImprovementId | undefined
  if (improvement !== undefined) tell.all?.({ e: 'offered', improvement })
}

/** LN-IMP-02 */
export function layOut(s: State): void {
  improvements.shuffle(s, 'deck')
  for (let i = 0; i < ON_OFFER; i++) layOne(s)
}

/** LN-IMP-03, LN-IMP-04: completed as soon as it has enough tokens; further ones are lost. */
function addProgress(s: State, id: string, by: number, why: Why): void {
  const improvement = id as ImprovementId
  const work = s.offer.find(each => each.id === id)!
  work.progress += by
  tell.all?.({ e: 'progress', improvement, by, tokens: work.progress, why })
  if (work.progress < improvementRow(id).cost) return
  improvements.move(s, id, 'offer', 'built')
  tell.all?.({ e: 'improved', improvement })
  setLasting(s, improvement, true)
  // LN-IMP-05
  if (editionOf(s).improvementsRefill) layOne(s)
}

const NO_MATERIAL = limit('LN-IMP-03', 'build.noMaterial')
export const buildLimit = (card: string): BrokenLimit => (progressOf(itemRow(card)) > 0 ? undefined : NO_MATERIAL)

/** LN-IMP-03: every improvement on which this card could be used up. */
export const buildsWith = (s: State, card: string): readonly Build[] =>
  s.offer.map(({ id }) => ({ do: 'build', card, improvement: id }))

/** LN-IMP-03: plays a card for progress instead of its other effect. */
export function buildWith(s: State, seat: Seat, { card, improvement }: Build, from: ItemZone): void {
  items.move(s, card, from, wasteOf(s, seat))
  tell.all?.({ e: 'played', seat, card })
  happen(s, seat, 'play', { type: typeOf(card) })
  addProgress(s, improvement, progressOf(itemRow(card)), `item.${kindOf(card)}`)
}

/** Which improvement gets the tokens of an effect. */
const pickImprovement = proc('pickImprovement', { seat: SEAT }, { gives: IMPROVEMENT_OR_NONE })
pickImprovement.steps({
  ask: pickImprovement.ask({
    from: s => s.offer.map(({ id }) => ({ do: 'improvement', improvement: id }) as const),
    alone: 'take',
    take(s, l, { improvement }) {
      if (s.offer.length > 1) tell.all?.({ e: 'picked', seat: l.seat, what: { improvement } })
      return pickImprovement.give(improvement)
    },
  }),
})

/** LN-IMP-03: tokens of an effect that is no item; it is possible only while something is on offer. */
export const improving = proc('improving', { seat: SEAT, by: int }, { own: { improvement: IMPROVEMENT_OR_NONE } })
improving.steps({
  which: (_, l) => callInto(l, 'improvement', pickImprovement, { seat: l.seat }),
  build(s, l) {
    addProgress(s, l.improvement, l.by, whyOf(s))
    return end
  },
})
