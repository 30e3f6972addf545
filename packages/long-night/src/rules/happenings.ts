// Notes the happenings of a turn, because they may trigger a crossroads card.

import type { Seat } from '@lastlight/kernel'
import type { ItemType } from '../content/itemTypes.ts'
import type { Place } from '../content/places.ts'
import type { Happening } from '../content/triggers.ts'
import type { State } from '../state.ts'

/** LN-XROADS-02: only happenings of the active player's own survivors count. */
export function happen(
  s: State,
  seat: Seat,
  what: Happening,
  more: { readonly survivor?: string; readonly at?: Place; readonly type?: ItemType } = {},
): void {
  if (seat !== s.active) return
  const { survivor = '', at = 'colony', type = '' } = more
  s.happened.push({ what, survivor, at, type })
}
