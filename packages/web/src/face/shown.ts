// The events that are shown now, and their things.

import type { GameEvent } from '../play/game.ts'
import type { Thing } from './face.ts'
import { newSlice } from './slice.ts'

export interface ShownSlice {
  /** Whether events are being shown: nothing can be chosen meanwhile. */
  readonly isShowing: boolean
  /** The events that the log tells so far. */
  readonly told: readonly GameEvent[]
  /** To the end at once; to the next event. */
  skip(): void
  next(): void
  /** Things of the event that is being shown. */
  readonly highlighted: ReadonlySet<Thing>
  /** Things that others have changed since one's last choice. */
  readonly changed: ReadonlySet<Thing>
}

export const [ShownContext, useShown] = newSlice<ShownSlice>()
