// Grass: a card is named by type or by name; the next player to the left who has one hands it over. LN-CLAR-11

import { end, SEAT, type Seat } from '@lastlight/kernel'
import { CARD_NAMES, CARD_NAMES_WITHOUT_RAXXON, isCalled } from '../../content/items.ts'
import { call, items, pick, proc, tell } from '../../language.ts'
import { inOrder, plays } from '../../queries/position.ts'
import type { State } from '../../state.ts'
import { hand } from '../../zones.ts'
import { whyOf } from '../why.ts'
import type { Special } from './special.ts'

const names = (all: readonly string[]) => all.map(card => ({ do: 'name', card }) as const)
const NAMES = { all: names(CARD_NAMES), withoutRaxxon: names(CARD_NAMES_WITHOUT_RAXXON) }

const those = (s: State, seat: Seat, name: string): readonly string[] =>
  items.at(s, hand(seat)).filter(card => isCalled(card, name))

/** Takes one at random: the owner is not asked, because their options would be secret. */
function handOver(s: State, from: Seat, to: Seat, name: string): void {
  const cards = those(s, from, name)
  const card = cards[pick(s, cards.length)]!
  items.move(s, card, hand(from), hand(to), { shown: 'all' })
  tell.all?.({ e: 'gave', seat: from, to, card, why: whyOf(s) })
}

const calling = proc('calling', { seat: SEAT })
calling.steps({
  name: calling.ask({
    from: s => (plays(s, 'raxxon') ? NAMES.all : NAMES.withoutRaxxon),
    take(s, l, o) {
      tell.all?.({ e: 'named', seat: l.seat, card: o.card })
      const giver = inOrder(s, l.seat).find(seat => seat !== l.seat && those(s, seat, o.card).length > 0)
      if (giver !== undefined) handOver(s, giver, l.seat, o.card)
      return end
    },
  }),
})

export const grass: Special = { run: (_, { seat }) => call(calling, { seat }) }
