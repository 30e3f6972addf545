import { type Subject, whereaboutsAgree } from '@lastlight/kernel/testing'
import { CARDS, type Config, type Event, game, type Option, type State, table, type View } from './parlour.ts'

export type Parlour = Subject<State, Config, Option, View, Event>

export const subject: Parlour = {
  game,
  conserved: s => ({
    cards: table.zones.flatMap(zone => table.at(s, zone)).toSorted(),
    coins: s.bank + s.coins.reduce((a, b) => a + b, 0),
  }),
  invariants: {
    'nobody owes coins': s => (s.bank < 0 || s.coins.some(coins => coins < 0) ? `bank ${s.bank}` : undefined),
  },
  publicLeaves: ['flow', 'cards.cards', 'cards.known', 'cards.possible'],
  ids: CARDS,
  allowed: whereaboutsAgree(table),
  things: ['drew', 'peeked', 'stirred', 'fetched', 'earned', 'buried', 'showed', 'tipped', 'opened', ...CARDS],
  fired: event => [event.e, ...(typeof event['card'] === 'string' ? [event['card']] : [])],
}
