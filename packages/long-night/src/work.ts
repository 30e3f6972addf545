import { int, type Of, record, text } from '@lastlight/kernel'

/** LN-IMP-03: an improvement on offer and the progress tokens on it. */
export const WORK = record({ id: text, progress: int })
export type Work = Of<typeof WORK>

export const newWork = (id: string): Work => ({ id, progress: 0 })
