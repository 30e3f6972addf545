import { end, int, limit, next, SEAT } from '@lastlight/kernel'
import { call, items, proc, SEATS, tell } from '../language.ts'
import type { Offers } from '../options.ts'
import { got, hand } from '../zones.ts'
import { canPlay, useItem } from './item.ts'
import { canBarterWith } from './possible.ts'

const NAMES = SEATS.map(seat => ({ do: 'name', seat }) as const)
const PAY: Offers['give'] = { do: 'pay' }
const USE_OR_KEEP = [{ do: 'use' }, { do: 'keep' }] as const

const CANNOT_BARTER = limit('EMB-ITEM-04', 'barter.hasNothing')
const NO_WOOD = limit('EMB-ITEM-04', 'barter.noWood')
const CANNOT_PLAY = limit('EMB-ITEM-10', 'item.nothing')

// EMB-ITEM-04, EMB-ITEM-05
export const barter = proc('barter', { seat: SEAT }, { own: { from: int } })
barter.steps({
  name: barter.ask({
    from: NAMES,
    limit: (s, l, o) => (canBarterWith(s, l.seat, o.seat) ? undefined : CANNOT_BARTER),
    take(_, l, o) {
      l.from = o.seat
      tell.all?.({ e: 'barter', seat: l.seat, from: o.seat })
      return next
    },
  }),
  give: barter.ask({
    who: (_, l) => l.from,
    from: (s, l): readonly Offers['give'][] => [
      ...items.at(s, hand(l.from)).map(card => ({ do: 'give', card }) as const),
      PAY,
    ],
    limit: (s, l, o) => (o.do === 'pay' && s.wood[l.from] === 0 ? NO_WOOD : undefined),
    take(s, l, o) {
      if (o.do === 'give') {
        items.move(s, o.card, hand(l.from), got(l.seat))
        const { seat: to, from } = l
        tell.only?.([to, from], { e: 'gave', from, to, card: o.card }, { e: 'gave', from, to })
        return next
      }
      s.wood[l.from]!--
      s.wood[l.seat]!++
      tell.all?.({ e: 'wood', seat: l.from, by: -1 })
      tell.all?.({ e: 'wood', seat: l.seat, by: 1 })
      return end
    },
  }),
  use: barter.ask({
    from: USE_OR_KEEP,
    limit: (s, l, o) => (o.do === 'use' && !canPlay(s, l.seat, items.at(s, got(l.seat))[0]!) ? CANNOT_PLAY : undefined),
    take(s, l, o) {
      const card = items.at(s, got(l.seat))[0]!
      if (o.do === 'use') return call(useItem, { seat: l.seat, card, from: 'got' })
      items.move(s, card, got(l.seat), hand(l.seat))
      tell.all?.({ e: 'kept', seat: l.seat })
      return next
    },
  }),
})
