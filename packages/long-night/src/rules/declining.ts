// LN-REQ-01: a standing answer. A player says in advance that requests are declined, or no longer.

import { type FreeAct, limit } from '@lastlight/kernel'
import { tell } from '../language.ts'
import type { Declines } from '../options.ts'
import { playerOf } from '../queries/position.ts'
import type { State } from '../state.ts'

const NOT_NOW = limit('LN-REQ-01', 'declines.notNow')

export const declining: FreeAct<State, Declines> = {
  candidates(s, seat, offer) {
    const { declines, out } = playerOf(s, seat)
    const isOpen = s.phase === 'turns' && s.active !== seat && !out
    offer.add(declines ? YES_OR_NO.no : YES_OR_NO.yes, isOpen ? undefined : NOT_NOW)
  },
  take(s, seat, { yes }) {
    playerOf(s, seat).declines = yes
    tell.all?.({ e: 'declines', seat, yes })
  },
}
const YES_OR_NO: { readonly [answer in 'yes' | 'no']: Declines } = {
  yes: Object.freeze({ do: 'declines', yes: true }),
  no: Object.freeze({ do: 'declines', yes: false }),
}
