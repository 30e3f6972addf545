import { limit, next, SEAT } from '@lastlight/kernel'
import { items, pick, proc, SEATS, tell } from '../language.ts'
import { hand } from '../zones.ts'

const VICTIMS = SEATS.map(seat => ({ do: 'rob', seat }) as const)
const NO_CARD = limit('EMB-ITEM-08', 'thief.noCard')

// EMB-ITEM-08
export const steal = proc('steal', { seat: SEAT })
steal.steps({
  whom: steal.ask({
    from: VICTIMS,
    limit: (s, l, o) =>
      o.seat === l.seat || o.seat >= s.players || items.at(s, hand(o.seat)).length === 0 ? NO_CARD : undefined,
    take(s, l, o) {
      const cards = items.at(s, hand(o.seat))
      const card = cards[pick(s, cards.length)]!
      items.move(s, card, hand(o.seat), hand(l.seat))
      const stolen = { e: 'stolen', by: l.seat, from: o.seat } as const
      tell.only?.([l.seat, o.seat], { ...stolen, card }, stolen)
      return next
    },
  }),
})
