// The events as they are told and shown, for the log, the recap and the announcer.

import type { ShownSlice } from '../face/shown.ts'
import { newSlice } from '../face/slice.ts'
import type { GameEvent } from '../play/game.ts'

export interface ShowingSlice extends ShownSlice {
  /** Where in the told events each choice of this person began. */
  readonly choices: readonly number[]
  /** Events that went by too fast to be shown, until somebody has read them. */
  readonly missed: readonly GameEvent[]
  markRead(): void
  /** Events of this person's last choice that they could not know before: what was found, drawn or lost. */
  readonly results: readonly GameEvent[]
  /** Gives the function that shows these events once more; undefined where nothing is kept of them. */
  again(events: readonly GameEvent[]): (() => void) | undefined
  /** The events that are shown once more now, and how many scenes follow. */
  readonly repeated: { readonly events: readonly GameEvent[]; readonly left: number } | undefined
}

export const [ShowingContext, useShowing] = newSlice<ShowingSlice>()
