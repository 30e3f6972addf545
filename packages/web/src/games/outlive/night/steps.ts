// The seven steps of the night as a viewer sees them: which are done, which is on, and one fact of each.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { BUILD_COST } from '@lastlight/outlive/content/rooms'
import { WATER_KEPT } from '@lastlight/outlive/content/tables'
import type { Words } from '@lastlight/words'
import { radiationOf, tonight } from '../shelter/tonight.ts'

// OUT-NIGHT-01
export const STEPS = ['events', 'feed', 'radiation', 'recruit', 'build', 'repair', 'cleanUp'] as const
export type Step = (typeof STEPS)[number]

export interface StepSeen {
  readonly step: Step
  readonly state: 'done' | 'now' | 'next'
  /** Empty when there is nothing left to tell. */
  readonly fact: string
}

export function stepsDone(view: View, seat: Seat): number {
  const step = view.steps[seat]
  return step === undefined || step === 'done' ? STEPS.length : STEPS.indexOf(step)
}

export function nightOf(view: View, seat: Seat, words: Words): readonly StepSeen[] {
  const done = stepsDone(view, seat)
  return STEPS.map((step, i) => ({
    step,
    state: i < done ? 'done' : i === done ? 'now' : 'next',
    fact: i < done ? '' : FACTS[step](view, seat, words),
  }))
}

const FACTS: { readonly [step in Step]: (view: View, seat: Seat, words: Words) => string } = {
  events: (view, _, words) => words.say('shelter.fact.events', { n: view.events.active.length }),
  feed(view, seat, words) {
    const { due } = view
    if (due?.for === 'feed') return words.say('shelter.fact.left', { n: due.left })
    const { food, water, foodShort, waterShort } = tonight(view, seat)
    const n = foodShort + waterShort
    return n > 0 ? words.say('shelter.fact.short', { n }) : words.say('shelter.fact.feed', { food, water })
  },
  radiation: (view, _, words) => words.say('shelter.fact.radiation', { n: radiationOf(view) }),
  recruit: (_, __, words) => words.say('shelter.fact.recruit'),
  build: (_, __, words) => words.say('shelter.fact.build', { n: BUILD_COST }),
  repair: (view, seat, words) =>
    words.say('shelter.fact.repair', { n: view.players[seat]!.equipment.filter(tile => !tile.repaired).length }),
  cleanUp(view, seat, words) {
    const { meat, water } = view.players[seat]!
    return words.say('shelter.fact.cleanUp', { n: meat + Math.max(0, water - WATER_KEPT) })
  },
}
