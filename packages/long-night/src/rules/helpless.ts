// LN-REBEL, LN-SKILL: helpless survivors are taken from the colony.

import { flag, int, limit, next } from '@lastlight/kernel'
import { call, proc, tell } from '../language.ts'
import type { State } from '../state.ts'
import { aftermath } from './death.ts'
import { changeMorale } from './morale.ts'
import { whyOf } from './why.ts'

const SIDES = [false, true].map(rebellious => ({ do: 'helpless', rebellious }) as const)
const NONE_SUCH = limit('LN-REBEL-04', 'helpless.none')

/** LN-REBEL-04: takes up to this many helpless; the first player decides which. */
export const takingHelpless = proc('takingHelpless', { left: int, killed: flag })
takingHelpless.steps({
  more: (_, l) => (l.left > 0 ? next : 'after'),
  which: takingHelpless.ask({
    who: s => s.first,
    from: SIDES,
    limit: (s, _, o) => ((o.rebellious ? s.rebellious : s.helpless) > 0 ? undefined : NONE_SUCH),
    alone: 'take',
    take(s, l, o) {
      l.left--
      loseHelpless(s, o.rebellious, l.killed)
      return 'more'
    },
  }),
  // LN-LAST-03: a space may be free.
  after: () => call(aftermath, {}),
})

/** LN-SKILL-06; LN-SKILL-07: helpless who only leave cost no morale. */
function loseHelpless(s: State, rebellious: boolean, killed: boolean): void {
  if (rebellious) s.rebellious--
  else s.helpless--
  tell.all?.({ e: killed ? 'helplessDied' : 'helplessLeft', rebellious, why: whyOf(s) })
  if (killed) changeMorale(s, -1, 'helplessDied')
}
