// The progress of a lesson during a real game: steps come one after the other, each in its moment.

import type { Step } from '../../face/lesson.ts'

export interface Progress {
  /** The next step; the number of steps when the lesson is over. */
  readonly reached: number
  /** The number of events told when the step was first readable; null before its moment. */
  readonly told: number | null
  /** The step on screen: an earlier one for a reader who went back. */
  readonly shown: number
}

export const begun = (reached = 0): Progress => ({ reached, told: null, shown: reached })

interface WithTold {
  readonly told: readonly unknown[]
}

/** The moment as a step sees it: events before it could be read do not count. */
const since = <M extends WithTold>(moment: M, told: number | null): M => ({
  ...moment,
  told: told === null ? [] : moment.told.slice(told),
})

/** Skips the steps that are done. An undo in the game does not undo learning. */
export function followed<M extends WithTold>(steps: readonly Step<M>[], progress: Progress, moment: M): Progress {
  const { reached, shown, told } = progress
  const step = steps[reached]
  const now = moment.told.length
  if (!step) return progress
  if (told !== null && told > now) return followed(steps, { ...progress, told: now }, moment)
  if (step.done(since(moment, told)))
    return followed(steps, { ...begun(reached + 1), shown: shown === reached ? reached + 1 : shown }, moment)
  return told === null && step.when(since(moment, now)) ? { ...progress, told: now } : progress
}

export const onward = (progress: Progress): Progress =>
  progress.shown < progress.reached ? { ...progress, shown: progress.shown + 1 } : begun(progress.reached + 1)

export const backward = (progress: Progress): Progress => ({ ...progress, shown: Math.max(0, progress.shown - 1) })

/**
 * The step to read now; undefined while the next one waits for its moment. A reader who went back reads on in any case.
 */
export function readNow<M extends WithTold>(
  steps: readonly Step<M>[],
  { reached, shown, told }: Progress,
  moment: M,
): Step<M> | undefined {
  const step = steps[shown]
  return step && (shown < reached || step.when(since(moment, told))) ? step : undefined
}
