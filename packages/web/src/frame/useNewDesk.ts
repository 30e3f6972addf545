// Puts together everything that one table's frame knows and does.

import type { RefObject } from 'react'
import type { ChoosingSlice } from '../choosing/choosing.ts'
import { useNewChoosing } from '../choosing/useNewChoosing.ts'
import { NOTHING } from '../face/choice.ts'
import { useNewOpen } from '../face/open.ts'
import { useNewTable } from '../face/table.ts'
import type { Sight } from '../play/table.ts'
import { prefs } from '../prefs/prefs.ts'
import { useMovingPieces } from '../showing/useMovingPieces.ts'
import { useNewShowing } from '../showing/useNewShowing.ts'
import { useWatched } from '../ui/store.ts'
import type { Desk } from './Desk.tsx'
import type { SeatedProps } from './HandsOver.tsx'

interface DeskInput extends SeatedProps {
  readonly frame: RefObject<HTMLElement | null>
}

interface Desks {
  readonly desk: Desk
  /** The desk of the question: it stays at the present while past events are shown again. */
  readonly asking: Desk
  /** The sight of the last scene that was shown. */
  readonly lastSight: Sight
}

/** Nothing can be chosen, because something else is on screen. */
export const withoutOffers = (choosing: ChoosingSlice): ChoosingSlice => ({
  ...choosing,
  choice: NOTHING,
  heads: [],
  means: [],
  rest: [],
  unlisted: 0,
  list: [],
  ending: undefined,
  payment: undefined,
  ready: false,
  laidOut: undefined,
  wishes: [],
  keyOf: () => undefined,
})

export function useNewDesk({ table, state, info, latest, face, frame }: DeskInput): Desks {
  const remember = useMovingPieces(frame, useWatched(prefs).speed)
  const { showing, sight, lastSight, repeated, left, acting } = useNewShowing({ table, state, latest, face, remember })
  const opened = useNewOpen(face, latest.asked)
  const at = useNewTable({ table, state, info, face, sight })
  const isRepeating = repeated !== undefined
  const isCovered = opened.open !== null || opened.rule !== null
  const choosing = useNewChoosing({ at, latest, shown: showing, isRepeating, isCovered, acting })
  const asking = { at, choosing, showing, opened }
  if (!repeated) return { asking, desk: asking, lastSight }
  const desk = {
    at: { ...at, sight: repeated.sight },
    choosing: withoutOffers(choosing),
    showing: { ...showing, isShowing: true, repeated: { events: repeated.events, left } },
    opened,
  }
  return { asking, desk, lastSight }
}
