// Which events are on the screen just now, and where.

import type { Thing } from './face.ts'
import { newSlice } from './slice.ts'

export interface ShownSlice {
  /** Whether events are being shown: nothing can be chosen meanwhile. */
  readonly isShowing: boolean
  /** Ends that. */
  skip(): void
  /** Things of the event that is being shown. */
  readonly highlighted: ReadonlySet<Thing>
  /** Things that others have changed since one's last choice. */
  readonly changed: ReadonlySet<Thing>
}

export const [ShownContext, useShown] = newSlice<ShownSlice>()
