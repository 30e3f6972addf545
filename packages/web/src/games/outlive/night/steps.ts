// The seven steps of the night as a viewer sees them: which are done, which is on, and one fact of each.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { BUILD_COST } from '@lastlight/outlive/content/rooms'
import { NIGHT_STEPS, type NightStep } from '@lastlight/outlive/content/tables'
import { mealOf, radiationIn, spoilsOf } from '@lastlight/outlive/queries/tonight'
import type { Words } from '@lastlight/words'

export interface StepSeen {
  readonly step: NightStep
  readonly state: 'done' | 'now' | 'next'
  /** Empty when there is nothing left to tell. */
  readonly fact: string
}

export function stepsDone(view: View, seat: Seat): number {
  const step = view.steps[seat]
  return step === undefined || step === 'done' ? NIGHT_STEPS.length : NIGHT_STEPS.indexOf(step)
}

export function nightOf(view: View, seat: Seat, words: Words): readonly StepSeen[] {
  const done = stepsDone(view, seat)
  return NIGHT_STEPS.map((step, i) => ({
    step,
    state: i < done ? 'done' : i === done ? 'now' : 'next',
    fact: i < done ? '' : FACTS[step](view, seat, words),
  }))
}

const FACTS: { readonly [step in NightStep]: (view: View, seat: Seat, words: Words) => string } = {
  events: (view, _, words) => words.say('shelter.fact.events', { n: view.events.active.length }),
  feed(view, seat, words) {
    const { due } = view
    if (due?.for === 'feed') return words.say('shelter.fact.left', { n: due.left })
    const { food, water, foodShort, waterShort } = mealOf(view.players[seat]!)
    const n = foodShort + waterShort
    return n > 0 ? words.say('shelter.fact.short', { n }) : words.say('shelter.fact.feed', { food, water })
  },
  radiation: (view, _, words) => words.say('shelter.fact.radiation', { n: radiationIn(view.round) }),
  recruit: (_, __, words) => words.say('shelter.fact.recruit'),
  build: (_, __, words) => words.say('shelter.fact.build', { n: BUILD_COST }),
  repair: (view, seat, words) =>
    words.say('shelter.fact.repair', { n: view.players[seat]!.equipment.filter(tile => !tile.repaired).length }),
  cleanUp(view, seat, words) {
    const { meat, water } = spoilsOf(view.players[seat]!)
    return words.say('shelter.fact.cleanUp', { n: meat + water })
  },
}
