// OUT-DAY-01: the event of the round is revealed, and all active events are applied.

import { end, int, limit, list, next, one, SEAT, type Seat } from '@lastlight/kernel'
import { byPlayers, CITIES, type PoolArea } from '../content/areas.ts'
import { EVENT_IDS, type EventId, eventRow } from '../content/events.ts'
import { FOOD, MATERIALS, type Resource } from '../content/resources.ts'
import type { Cause } from '../events.ts'
import { activeEvents, call, events, inOrder, playerOf, proc, search, tell } from '../language.ts'
import { capOf, isImmune } from '../queries/events.ts'
import { CAUSE, type Player, type State } from '../state.ts'
import { contaminate } from './contamination.ts'
import { loseSurvivors } from './survivors.ts'

export const morning = proc('morning', {}, { own: { left: list(one(...EVENT_IDS)) } })
morning.steps({
  reveal(s) {
    const event = events.draw(s, 'convoy', 'active')
    if (event !== undefined) tell.all?.({ e: 'newEvent', event })
    return next
  },
  // OUT-DAY-06
  order(s, l) {
    const active = activeEvents(s)
    l.left = [...active.slice(-1), ...active.slice(0, -1)]
    return next
  },
  effects(_, l) {
    const event = l.left.shift()
    if (event === undefined) return end
    call(strike, { event })
    return 'effects'
  },
})

/** Applies one event. */
const strike = proc('strike', { event: one(...EVENT_IDS) }, { own: { seats: list(int) } })
strike.steps({
  board(s, l) {
    const { effect } = eventRow(l.event)
    if (effect.does === 'cut') cutPools(s, l.event, effect.pools)
    if (effect.does === 'cutSearch') cutSearch(s, l.event, byPlayers(effect.by, s.players.length))
    l.seats = [...inOrder(s)]
    return next
  },
  // OUT-EVT-03
  players(s, l) {
    const seat = l.seats.shift()
    if (seat === undefined) return end
    if (!isImmune(playerOf(s, seat), l.event)) suffer(s, seat, l.event)
    return 'players'
  },
})

function suffer(s: State, seat: Seat, event: EventId): void {
  const { effect } = eventRow(event)
  switch (effect.does) {
    // OUT-EVTK-06
    case 'contaminate':
      return contaminate(s, seat, effect.by, event)
    // OUT-EVTK-07
    case 'loseSurvivor':
      call(loseSurvivors, { seat, left: 1, cause: event })
      return
    // OUT-EVTK-11
    case 'rats':
      if (sum(playerOf(s, seat), FOOD) > 0) call(giveUp, { seat, left: 1, what: 'food', cause: event })
      else call(loseSurvivors, { seat, left: 1, cause: event })
      return
    // OUT-EVTK-12
    case 'clan':
      if (sum(playerOf(s, seat), STORES) >= effect.tokens)
        call(giveUp, { seat, left: effect.tokens, what: 'stores', cause: event })
      else call(loseSurvivors, { seat, left: 1, cause: event })
      return
    // Cuts are made on the board, and the others change what a hero can do.
    case 'cut':
    case 'cutSearch':
    case 'lessMeat':
    case 'tougherPrey':
    case 'sandstorm':
  }
}

// OUT-EVT-02
function cutPools(s: State, event: string, pools: readonly PoolArea[]): void {
  for (const area of pools) {
    const most = capOf(activeEvents(s), area, s.players.length)
    if (s.pools[area] <= most) continue
    s.pools[area] = most
    tell.all?.({ e: 'cut', event, area, left: most })
  }
}

// OUT-EVTK-05
function cutSearch(s: State, event: string, by: number): void {
  for (const city of CITIES) {
    const tokens: string[] = []
    for (let i = 0; i < by; i++) {
      const token = search[city].draw(s, 'stack', 'gone')
      if (token !== undefined) tokens.push(token)
    }
    tell.all?.({ e: 'cutSearch', event, city, tokens })
  }
}

const STORES: readonly Resource[] = [...MATERIALS, 'ammo']
const LOSE = {
  food: FOOD.map(kind => ({ do: 'giveUp', kind }) as const),
  stores: STORES.map(kind => ({ do: 'giveUp', kind }) as const),
}
const NONE_LEFT = limit('OUT-EVT-03', 'giveUp.noneLeft')

const sum = (player: Player, kinds: readonly Resource[]): number => kinds.reduce((n, kind) => n + player[kind], 0)

function lose(s: State, seat: Seat, kind: Resource, count: number, by: Cause): void {
  if (count === 0) return
  playerOf(s, seat)[kind] -= count
  tell.all?.({ e: 'gaveUp', seat, kind, count, by })
}

/** Gives up tokens one by one, of the owner's choice. Reserves are no tokens. */
const giveUp = proc('giveUp', { seat: SEAT, left: int, what: one('food', 'stores'), cause: CAUSE })
giveUp.steps({
  check(s, l) {
    const player = playerOf(s, l.seat)
    const kinds = l.what === 'food' ? FOOD : STORES
    if (l.left > 0 && sum(player, kinds) > l.left) return next
    for (const kind of kinds) if (l.left > 0) lose(s, l.seat, kind, player[kind], l.cause)
    return end
  },
  choose: giveUp.ask({
    from: (_, l) => LOSE[l.what],
    limit: (s, l, o) => (playerOf(s, l.seat)[o.kind] > 0 ? undefined : NONE_LEFT),
    alone: 'take',
    take(s, l, o) {
      lose(s, l.seat, o.kind, 1, l.cause)
      l.left--
      return 'check'
    },
  }),
})
