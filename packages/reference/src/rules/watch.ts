import { limit, next, type Offer, SEAT, type Seat } from '@lastlight/kernel'
import { ITEM_IDS } from '../content/items.ts'
import { KEEPER_IDS } from '../content/keepers.ts'
import { PLACE_IDS, type PlaceId } from '../content/places.ts'
import { call, items, left, omens, proc, right, roll, tell } from '../language.ts'
import type { Offers } from '../options.ts'
import type { State } from '../state.ts'
import { hand, omenOf } from '../zones.ts'
import { canPlay, useItem } from './item.ts'
import { isFree, pieceOf } from './keepers.ts'
import { happen, settle } from './omen.ts'
import { putFence } from './places.ts'
import { bonus } from './strength.ts'

type Action = Offers['action']

const END: Action = { do: 'end' }

const DEEDS = new Map(
  KEEPER_IDS.map(keeper => [
    keeper,
    {
      moves: PLACE_IDS.map(to => ({ do: 'move', keeper, to }) as const),
      fight: { do: 'fight', keeper } as const,
      fence: { do: 'fence', keeper } as const,
    },
  ]),
)

const NO_ACTION = limit('EMB-WATCH-02', 'watch.noAction')
const ALREADY_THERE = limit('EMB-WATCH-03', 'watch.alreadyThere')
const NO_WOLF = limit('EMB-WATCH-04', 'watch.noWolf')
const NO_WOOD = limit('EMB-WATCH-05', 'watch.noWood')
const NO_SPACE = limit('EMB-WATCH-05', 'watch.noSpace')
const NOTHING = limit('EMB-ITEM-10', 'item.nothing')

const PLAYS = new Map<string, Action>(ITEM_IDS.map(card => [card, { do: 'play', card }]))

function actions(s: State, { seat }: { seat: Seat }, offer: Offer<Action>): void {
  const spent = s.actions === 0 ? NO_ACTION : undefined
  if (!offer.skips(spent)) {
    for (const piece of s.pieces) {
      if (piece.seat !== seat) continue
      const { moves, fight, fence } = DEEDS.get(piece.keeper)!
      for (const move of moves) offer.add(move, spent ?? (piece.at === move.to ? ALREADY_THERE : undefined))
      offer.add(fight, spent ?? (s.places[piece.at].wolves === 0 ? NO_WOLF : undefined))
      offer.add(fence, spent ?? fenceLimit(s, seat, piece.at))
    }
    for (const card of items.at(s, hand(seat)))
      offer.add(PLAYS.get(card)!, spent ?? (canPlay(s, seat, card) ? undefined : NOTHING))
  }
  offer.add(END)
}

function fenceLimit(s: State, seat: Seat, at: PlaceId) {
  if (s.wood[seat] === 0) return NO_WOOD
  return isFree(s, at) ? undefined : NO_SPACE
}

function act(s: State, seat: Seat, o: Exclude<Action, { do: 'end' }>): void {
  switch (o.do) {
    // EMB-WATCH-03
    case 'move':
      pieceOf(s, o.keeper).at = o.to
      tell.all?.({ e: 'moved', keeper: o.keeper, to: o.to })
      return happen(s, { what: 'moved', at: o.to })
    // EMB-WATCH-04
    case 'fight': {
      const at = pieceOf(s, o.keeper).at
      const rolled = roll(s, 6)
      const won = rolled + bonus(s, 'fight', seat, at) >= 4
      if (won) s.places[at].wolves--
      tell.all?.({ e: 'fought', keeper: o.keeper, roll: rolled, won })
      return happen(s, { what: 'fought', at })
    }
    // EMB-WATCH-05
    case 'fence': {
      const at = pieceOf(s, o.keeper).at
      s.wood[seat]!--
      putFence(s, at)
      return happen(s, { what: 'fenced', at })
    }
    // EMB-WATCH-06
    case 'play':
      call(useItem, { seat, card: o.card, from: 'hand' })
      return happen(s, { what: 'played', at: 'fire' })
  }
}

const turn = proc('turn', { seat: SEAT })
turn.steps({
  // EMB-WATCH-01
  omen(s, l) {
    s.active = l.seat
    s.actions = 2
    tell.all?.({ e: 'turn', seat: l.seat })
    const by = right(s, l.seat)
    const card = omens.draw(s, 'omens', omenOf(by))
    if (card !== undefined) tell.only?.([by], { e: 'omen drawn', by, card }, { e: 'omen drawn', by })
    return next
  },
  // EMB-WATCH-02
  act: turn.ask({
    candidates: actions,
    take(s, l, o) {
      if (o.do === 'end') return 'close'
      s.actions--
      act(s, l.seat, o)
      return next
    },
  }),
  // EMB-OMEN-02
  after() {
    call(settle, {})
    return 'act'
  },
  // EMB-WATCH-07
  close(s, l) {
    const by = right(s, l.seat)
    const card = omens.draw(s, omenOf(by), 'omens', { to: 'bottom' })
    if (card !== undefined) tell.all?.({ e: 'omen kept', by })
    return next
  },
})

// EMB-ROUND-02
export const watch = proc('watch', {}, { own: { seat: SEAT } })
watch.steps({
  begin(s, l) {
    s.phase = 'watch'
    l.seat = s.lantern
    return next
  },
  turn: (_, l) => call(turn, { seat: l.seat }),
  pass(s, l) {
    l.seat = left(s, l.seat)
    return l.seat === s.lantern ? next : 'turn'
  },
})
