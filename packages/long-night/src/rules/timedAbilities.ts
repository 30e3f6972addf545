// Abilities that belong to a moment: after a search, at the end of the turn.

import { end, limit, next, SEAT } from '@lastlight/kernel'
import { SURVIVOR_ID } from '../ids.ts'
import { call, proc, tell } from '../language.ts'
import type { Offers } from '../options.ts'
import { effectContext } from '../queries/conditions.ts'
import { groupOf, survivorOf } from '../queries/position.ts'
import { abilityOf } from '../queries/values.ts'
import type { State } from '../state.ts'
import { happen } from './happenings.ts'
import { possible } from './possible.ts'
import { listInContext, resolve } from './resolve.ts'
import { withSurvivor } from './sameOption.ts'

type TimedAbility = 'turnEnd' | 'afterSearch'

const canNow = (s: State, when: TimedAbility, id: string): boolean => {
  const survivor = survivorOf(s, id)!
  const lists = abilityOf(survivor)[when]
  if (lists === undefined || s.used.includes(id)) return false
  return possible(s, lists, 'main', effectContext(survivor.seat, id, survivor.at))
}

function useNow(s: State, when: TimedAbility, id: string): void {
  const survivor = survivorOf(s, id)!
  const { seat, at } = survivor
  if (!abilityOf(survivor).often) s.used.push(id)
  tell.all?.({ e: 'used', survivor: id, by: id })
  happen(s, seat, 'use', { survivor: id, at })
  call(resolve, listInContext(when, id, 'main', effectContext(seat, id, at)))
}

const SKIP = Object.freeze({ do: 'skip' })
const useNowOf = withSurvivor('useNow')
const NOT_NOW = limit('LN-ABIL-02', 'use.notNow')

export const afterSearch = proc('afterSearch', { seat: SEAT, survivor: SURVIVOR_ID })
afterSearch.steps({
  can: (s, l) => (canNow(s, 'afterSearch', l.survivor) ? next : end),
  ask: afterSearch.ask({
    from: (_, l) => [useNowOf(l.survivor), SKIP],
    take(s, _, o) {
      if (o.do === 'useNow') useNow(s, 'afterSearch', o.survivor)
      return end
    },
  }),
})

/** Each of them once, in the order the player likes. */
export const turnEnd = proc('turnEnd', { seat: SEAT })
turnEnd.steps({
  any: (s, l) => (groupOf(s, l.seat).some(({ id }) => canNow(s, 'turnEnd', id)) ? next : end),
  ask: turnEnd.ask({
    from: (s, l) => [...groupOf(s, l.seat).map(({ id }): Offers['useNow'] => useNowOf(id)), SKIP],
    limit: (s, _, o) => (o.do === 'skip' || canNow(s, 'turnEnd', o.survivor) ? undefined : NOT_NOW),
    take(s, _, o) {
      if (o.do === 'skip') return end
      useNow(s, 'turnEnd', o.survivor)
      return 'any'
    },
  }),
})
