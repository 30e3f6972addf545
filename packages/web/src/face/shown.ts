// The events that are shown now, and their things.

import type { GameEvent } from '../play/game.ts'
import type { Thing } from './face.ts'
import { newSlice } from './slice.ts'

export interface ShownSlice {
  /** Whether events are being shown: nothing can be chosen meanwhile. */
  readonly isShowing: boolean
  /** The event that chance or a vote decides at this moment: nothing tells its outcome yet. */
  readonly coming?: GameEvent | undefined
  /** The events that the log tells so far. */
  readonly told: readonly GameEvent[]
  /** Ends the present scene, with so many further events that belong to it. */
  skip(further?: number): void
  /** Goes to the next event. */
  next(): void
  /** Things of the event that is being shown. */
  readonly highlighted: ReadonlySet<Thing>
  /** Things that others have changed since one's last choice. */
  readonly changed: ReadonlySet<Thing>
}

export const [ShownContext, useShown] = newSlice<ShownSlice>()
