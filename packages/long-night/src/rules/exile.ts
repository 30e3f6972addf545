// LN-EXVOTE, LN-EXILE: a player is exiled.

import { end, flag, int, limit, list, next, type Offer, one, SEAT, type Seat } from '@lastlight/kernel'
import { PLACES, type Place } from '../content/places.ts'
import { call, fates, proc, tell } from '../language.ts'
import type { Offers } from '../options.ts'
import { exilesInColony, freeSpaces, placesOutside, roomOutside } from '../queries/people.ts'
import { banditLeader, editionOf, groupOf, inOrder, membersOf, playerOf, survivorOf } from '../queries/position.ts'
import { sparedFrom } from '../queries/values.ts'
import type { State, Survivor } from '../state.ts'
import { fate } from '../zones.ts'
import { aftermath, setLeaveColony } from './death.ts'
import { exposure } from './exposure.ts'
import { changeMorale } from './morale.ts'
import { moveTo, relocate } from './moving.ts'
import { voting } from './votes.ts'
import { isTraitor } from './winning.ts'

/** LN-EXVOTE-02 */
export const exileVote = proc('exileVote', { seat: SEAT }, { own: { carried: flag } })
exileVote.steps({
  vote: (_, l) => voting(l, 'carried'),
  result: (_, l) => (l.carried ? call(exile, { seat: l.seat }) : end),
})

const LOYAL_EXILES = 2

const exile = proc('exile', { seat: SEAT })
exile.steps({
  // LN-EXILE-01, LN-EXILE-02
  objective(s, l) {
    const player = playerOf(s, l.seat)
    player.exiled = true
    player.role = isTraitor(s, l.seat) ? 'traitor' : 'loyal'
    tell.all?.({ e: 'exiled', seat: l.seat, role: player.role })
    // LN-BAND-LEAD-01
    if (banditLeader(s) === l.seat) tell.all?.({ e: 'banditLeader', seat: l.seat })
    const card = fates.draw(s, 'deck', fate(l.seat))
    if (card !== undefined) tell.only?.([l.seat], { e: 'exiledObjective', seat: l.seat, card })
    return next
  },
  // LN-EXILE-14, ED-67: under elimination an exile may have left the game.
  innocents(s) {
    const { loyalExiles } = editionOf(s)
    const loyal = s.players.filter(each => each.role === 'loyal' && (loyalExiles === 'ever' || !each.out))
    if (loyal.length >= LOYAL_EXILES) changeMorale(s, -s.morale, 'exiles')
    return next
  },
  // LN-EXILE-03
  leave: (_, l) => call(leaving, { seat: l.seat, barred: 'colony' }),
})

const inColony = (s: State, seat: Seat): readonly Survivor[] => groupOf(s, seat).filter(each => each.at === 'colony')

const hasRoom = (s: State, barred: Place): boolean => roomOutside(s).some(at => at !== barred)

const FULL = limit('LN-MOVE-01', 'move.full')

/**
 * LN-EXILE-03, LN-EXILE-04: one after the other, outside the limit of moves. LN-SCEN-R2-02: whom a passage has called
 * back from a location goes to another one, and rolls no die; without a passage `barred` is the colony itself.
 */
const leaving = proc('leaving', { seat: SEAT, barred: one(...PLACES) })
leaving.steps({
  more: (s, l) => (inColony(s, l.seat).length === 0 ? 'done' : hasRoom(s, l.barred) ? 'flee' : next),
  room: (_, l) => call(makeRoom, { seat: l.seat }),
  flee: leaving.ask({
    candidates(s, l, offer: Offer<Offers['flee']>) {
      const places = placesOutside(s)
        .filter(to => to !== l.barred)
        .map(to => ({ to, broken: freeSpaces(s, to) > 0 ? undefined : FULL }))
      for (const { id } of inColony(s, l.seat))
        for (const { to, broken } of places) offer.add({ do: 'flee', survivor: id, to }, broken)
    },
    alone: 'take',
    take(s, l, o) {
      flee(s, l.barred, o.survivor, o.to)
      return 'more'
    },
  }),
  done: () => call(aftermath, {}),
})

// LN-EXILE-05: an exile who could not leave does so as soon as there is room, unless they are leaving already.
setLeaveColony(seat => {
  call(leaving, { seat, barred: 'colony' })
})

/**
 * LN-SCEN-R2-02: exiles whom a passage has called into the colony leave it again. LN-TEXT-02: the first player decides
 * the order.
 */
export const leavingAgain = proc('leavingAgain', { barred: one(...PLACES) }, { own: { done: list(int) } })
leavingAgain.steps({
  who: leavingAgain.ask({
    who: s => s.first,
    from: (s, l) =>
      exilesInColony(s)
        .filter(seat => !l.done.includes(seat))
        .map((player): Offers['next'] => ({ do: 'next', player })),
    alone: 'take',
    take(_, l, o) {
      l.done.push(o.player)
      call(leaving, { seat: o.player, barred: l.barred })
      return 'who'
    },
  }),
})

/** ED-13: a real move with its exposure roll, or none. */
function flee(s: State, barred: Place, id: string, to: Place): void {
  if (!editionOf(s).exileMoves || barred !== 'colony') return relocate(s, id, to)
  const survivor = survivorOf(s, id)!
  const { moved } = survivor
  moveTo(s, id, to)
  survivor.moved = moved
  if (sparedFrom(survivor, 'move')) call(aftermath, {})
  else call(exposure, { survivor: id })
}

const PASS = { do: 'pass' } as const

const outside = (s: State, seat: Seat): readonly Survivor[] => groupOf(s, seat).filter(each => each.at !== 'colony')

/** LN-EXILE-05: a survivor comes home so that there is room outside; if need be the first player names one. */
const makeRoom = proc('makeRoom', { seat: SEAT }, { own: { asked: SEAT, left: SEAT } })
makeRoom.steps({
  begin(s, l) {
    l.left = membersOf(s).length
    return freeSpaces(s, 'colony') > 0 ? next : end
  },
  whom(s, l) {
    if (l.left === 0) return 'name'
    const members = inOrder(s).filter(seat => membersOf(s).includes(seat))
    l.asked = members[members.length - l.left]!
    l.left--
    return next
  },
  volunteer: makeRoom.ask({
    who: (_, l) => l.asked,
    from: (s, l) => [
      ...outside(s, l.asked).map(({ id }): Offers['makeRoom'] => ({ do: 'makeRoom', survivor: id })),
      PASS,
    ],
    alone: 'take',
    take(s, _, o) {
      if (o.do === 'pass') return 'whom'
      relocate(s, o.survivor, 'colony')
      return 'done'
    },
  }),
  name: makeRoom.ask({
    who: s => s.first,
    from: s =>
      membersOf(s)
        .flatMap(seat => outside(s, seat))
        .map(({ id }) => ({ do: 'makeRoom', survivor: id }) as const),
    alone: 'take',
    take(s, _, o) {
      relocate(s, o.survivor, 'colony')
      return next
    },
  }),
  done: () => call(aftermath, {}),
})
