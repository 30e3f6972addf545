// OUT-RAD: the marker on the contamination track.

import { CONTAMINATION } from '../content/tables.ts'

const WORST = CONTAMINATION.length - 1

export interface Moved {
  readonly space: number
  /** OUT-RAD-05: spaces beyond the track. */
  readonly over: number
}

/** OUT-RAD-02, OUT-RAD-03: the marker after so many spaces up, or down. */
export const markerAfter = (space: number, by: number): Moved => ({
  space: Math.max(0, Math.min(WORST, space + by)),
  over: Math.max(0, space + by - WORST),
})
