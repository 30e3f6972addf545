import { type FreeAct, limit, next, SEAT } from '@lastlight/kernel'
import { call, proc, table, tell } from '../language.ts'
import type { State } from '../state.ts'

const LIGHT = [{ do: 'lamp' }] as const
const STACKS = [
  { do: 'look', at: 'deck' },
  { do: 'look', at: 'omens' },
] as const

const ONLY_IN_THE_WATCH = limit('EMB-LAMP-01', 'lamp.onlyInTheWatch')
const NO_OIL = limit('EMB-LAMP-01', 'lamp.noOil')
const NOTHING_THERE = limit('EMB-LAMP-01', 'lamp.nothingThere')

const look = proc('lamp', { seat: SEAT })
look.steps({
  where: look.ask({
    from: STACKS,
    limit: (s, _, o) => (table.at(s, o.at).length === 0 ? NOTHING_THERE : undefined),
    take(s, l, o) {
      const cards = table.look(s, [l.seat], o.at, 1)
      const saw = { e: 'saw', seat: l.seat, zone: o.at } as const
      tell.only?.([l.seat], { ...saw, cards }, saw)
      return next
    },
  }),
})

// EMB-LAMP-01
export const lamp: FreeAct<State, (typeof LIGHT)[number]> = {
  from: () => LIGHT,
  limit(s, seat) {
    if (s.phase !== 'watch') return ONLY_IN_THE_WATCH
    if (s.oil[seat] === 0) return NO_OIL
    return table.at(s, 'deck').length + table.at(s, 'omens').length === 0 ? NOTHING_THERE : undefined
  },
  take(s, seat) {
    s.oil[seat]!--
    tell.all?.({ e: 'lamp', seat })
    call(look, { seat })
  },
}
