// A lesson over a game that is really played: steps come one after the other, each in its moment.

import type { Step } from '../../face/lesson.ts'

export interface Progress {
  /** The step that is next; as many as there are when the lesson is over. */
  readonly reached: number
  /** How much had been told when it was first to be read; null as long as its moment has not come. */
  readonly told: number | null
  /** The one that is read: an earlier one for whoever went back. */
  readonly shown: number
}

export const begun = (reached = 0): Progress => ({ reached, told: null, shown: reached })

interface Told {
  readonly told: readonly unknown[]
}

/** A moment as a step sees it: what was told before it could be read is no concern of it. */
const since = <M extends Told>(moment: M, told: number | null): M => ({
  ...moment,
  told: told === null ? [] : moment.told.slice(told),
})

/** Leaves behind what is done. What is taken back in the game stays learned. */
export function followed<M extends Told>(steps: readonly Step<M>[], progress: Progress, moment: M): Progress {
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

/** The step to be read now; none while the next one waits for its moment. Whoever went back reads on in any case. */
export function readNow<M extends Told>(
  steps: readonly Step<M>[],
  { reached, shown, told }: Progress,
  moment: M,
): Step<M> | undefined {
  const step = steps[shown]
  return step && (shown < reached || step.when(since(moment, told))) ? step : undefined
}
