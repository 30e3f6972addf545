import { nightStep, type State, type View } from '@lastlight/outlive'

/** The stages of the night that are still to come, in order. */
export const STAGES = ['day', 'events', 'feed', 'recruit', 'build', 'repair', 'end'] as const
export type Stage = (typeof STAGES)[number]

/** Whether a stage of the night is still to come, or is now. */
export const isAhead = (stage: Stage, now: Stage): boolean => STAGES.indexOf(stage) >= STAGES.indexOf(now)

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
