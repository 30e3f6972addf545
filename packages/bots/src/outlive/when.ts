import { nightStep, type State, type View } from '@lastlight/outlive'
import type { Stage } from './table.ts'

type Step = View['steps'][number]

const STAGE_AT: { readonly [step in Step]: Stage } = {
  events: 'events',
  feed: 'feed',
  radiation: 'recruit',
  recruit: 'recruit',
  build: 'build',
  repair: 'repair',
  cleanUp: 'end',
  done: 'end',
}

export const stageAt = (step: Step | undefined): Stage => (step === undefined ? 'day' : STAGE_AT[step])

/** How far the night has come for a seat. */
export const stageFor = (s: State, seat: number): Stage => stageAt(nightStep(s, seat))
