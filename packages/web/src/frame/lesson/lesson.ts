// The progress of a lesson during a real game: each step waits for its moment, and for its reader.

import type { Step } from '../../face/lesson.ts'

export interface Progress {
  /** The ids of the steps that were read or done, in this order. */
  readonly read: readonly string[]
  /** The step whose moment is now, and how many events had been told when it came. */
  readonly current: { readonly id: string; readonly told: number } | null
  /** How many steps the reader went back. */
  readonly back: number
}

export const begun = (read: readonly string[] = []): Progress => ({ read, current: null, back: 0 })

interface WithTold {
  readonly told: readonly unknown[]
}

/** A reader who went back keeps the card that is on screen. */
const withRead = ({ read, back }: Progress, id: string): Progress => ({
  read: [...read, id],
  current: null,
  back: back === 0 ? 0 : back + 1,
})

/**
 * The first unread step whose moment is now, until it is read, done, or its moment is over: then it comes again later.
 * Only events since it came can make it done. An undo in the game does not undo learning.
 */
export function followed<M extends WithTold>(steps: readonly Step<M>[], progress: Progress, moment: M): Progress {
  const { read, current } = progress
  const told = moment.told.length
  const step = steps.find(({ id }) => id === current?.id)
  if (current && current.told > told) return followed(steps, { ...progress, current: { ...current, told } }, moment)
  if (current && step?.done({ ...moment, told: moment.told.slice(current.told) }))
    return followed(steps, withRead(progress, current.id), moment)
  if (step?.when(moment)) return progress
  const next = steps.find(({ id, when }) => !read.includes(id) && when(moment))
  if (next) return { ...progress, current: { id: next.id, told } }
  return current ? { ...progress, current: null } : progress
}

export function onward(progress: Progress): Progress {
  if (progress.back > 0) return { ...progress, back: progress.back - 1 }
  return progress.current ? withRead(progress, progress.current.id) : progress
}

export const backward = (progress: Progress): Progress => ({
  ...progress,
  back: Math.min(progress.read.length, progress.back + 1),
})

/** The step on screen; undefined while none has its moment. A reader who went back reads on in any case. */
export function readNow<M>(steps: readonly Step<M>[], { read, current, back }: Progress): Step<M> | undefined {
  const shown = back > 0 ? read[read.length - back] : current?.id
  return steps.find(({ id }) => id === shown)
}
