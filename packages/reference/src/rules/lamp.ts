import { type FreeAct, limit, next, SEAT, type Seat } from '@lastlight/kernel'
import { call, items, omens, proc, tell } from '../language.ts'
import type { State } from '../state.ts'

const LIGHT = { do: 'lamp' } as const
const STACKS = [
  { do: 'look', at: 'deck' },
  { do: 'look', at: 'omens' },
] as const

const leftAt = (s: State, at: 'deck' | 'omens'): number =>
  at === 'deck' ? items.at(s, at).length : omens.at(s, at).length
const topOf = (s: State, seat: Seat, at: 'deck' | 'omens'): readonly string[] =>
  at === 'deck' ? items.look(s, [seat], at, 1) : omens.look(s, [seat], at, 1)

const ONLY_IN_THE_WATCH = limit('EMB-LAMP-01', 'lamp.onlyInTheWatch')
const NO_OIL = limit('EMB-LAMP-01', 'lamp.noOil')
const NOTHING_THERE = limit('EMB-LAMP-01', 'lamp.nothingThere')

const look = proc('lamp', { seat: SEAT })
look.steps({
  where: look.ask({
    from: STACKS,
    limit: (s, _, o) => (leftAt(s, o.at) === 0 ? NOTHING_THERE : undefined),
    take(s, l, o) {
      const cards = topOf(s, l.seat, o.at)
      const saw = { e: 'saw', seat: l.seat, zone: o.at } as const
      tell.only?.([l.seat], { ...saw, cards }, saw)
      return next
    },
  }),
})

function lampLimit(s: State, seat: Seat) {
  if (s.phase !== 'watch') return ONLY_IN_THE_WATCH
  if (s.oil[seat] === 0) return NO_OIL
  return leftAt(s, 'deck') + leftAt(s, 'omens') === 0 ? NOTHING_THERE : undefined
}

// EMB-LAMP-01
export const lamp: FreeAct<State, typeof LIGHT> = {
  candidates: (s, seat, offer) => offer.add(LIGHT, lampLimit(s, seat)),
  take(s, seat) {
    s.oil[seat]!--
    tell.all?.({ e: 'lamp', seat })
    call(look, { seat })
  },
}
