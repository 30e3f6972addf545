// Several survivors take a wound at once.

import { list, next } from '@lastlight/kernel'
import { SURVIVOR_ID } from '../ids.ts'
import { call, proc } from '../language.ts'
import { isDying } from '../queries/people.ts'
import { playerOf, survivorOf } from '../queries/position.ts'
import { aftermath, hurt } from './death.ts'
import { oneSurvivor } from './sameOption.ts'

/** LN-TEXT-02: where morale runs out before all have died, the first player says who dies first. */
export const woundAll = proc('woundAll', { survivors: list(SURVIVOR_ID) })
woundAll.steps({
  others(s, l) {
    for (const id of l.survivors.slice())
      if (!isDying(survivorOf(s, id)!)) {
        l.survivors.splice(l.survivors.indexOf(id), 1)
        hurt(s, id, 'wound')
      }
    // LN-EXILE-12
    const mourned = l.survivors.filter(id => !playerOf(s, survivorOf(s, id)!.seat).exiled)
    return mourned.length >= s.morale && l.survivors.length > s.morale ? next : 'all'
  },
  order: woundAll.ask({
    who: s => s.first,
    from: (_, l) => l.survivors.map(oneSurvivor),
    alone: 'take',
    take(s, l, o) {
      l.survivors.splice(l.survivors.indexOf(o.survivor), 1)
      hurt(s, o.survivor, 'wound')
      return 'order'
    },
  }),
  all(s, l) {
    for (const id of l.survivors) hurt(s, id, 'wound')
    return call(aftermath, {})
  },
})
