// LN-XROADS: the crossroads card, known to the right-hand neighbour of the active player.

import { end, flag, limit, list, next, one, SEAT, type Seat } from '@lastlight/kernel'
import type { CrossroadsRow } from '../content/crossroads/row.ts'
import { crossroadsRow } from '../content/crossroads.ts'
import { PLACES, type Place } from '../content/places.ts'
import { isOn, type Trigger } from '../content/triggers.ts'
import { LIST_NAME, ROAD_OR_NONE, SURVIVOR_OR_NONE } from '../ids.ts'
import { CARDS, callInto, proc, roads, tell } from '../language.ts'
import { effectContext, holds } from '../queries/conditions.ts'
import { roomFor } from '../queries/people.ts'
import { playerOf, rightOf, seatsOf, survivorOf } from '../queries/position.ts'
import type { Happened, State } from '../state.ts'
import { held } from '../zones.ts'
import { pickSurvivor } from './picks.ts'
import { addsPeople, possible } from './possible.ts'
import { reopen } from './request.ts'
import { continueWith } from './resolve.ts'
import { oneList } from './sameOption.ts'
import { voting } from './votes.ts'

/** LN-XROADS-01; LN-VAR-ELIM-03: a single remaining player has no neighbour. */
export function drawRoad(s: State, seat: Seat): void {
  const neighbour = rightOf(s, seat)
  if (neighbour === seat) return
  const card = roads.draw(s, 'deck', held(neighbour))
  if (card !== undefined) tell.only?.([neighbour], { e: 'road', seat: neighbour, card }, { e: 'road', seat: neighbour })
}

/** LN-XROADS-06 */
export function returnRoad(s: State): void {
  for (const seat of s.players.keys())
    for (const card of roads.at(s, held(seat)).slice()) roads.move(s, card, held(seat), 'deck', { to: 'bottom' })
}

const isAt = (wanted: Place | 'outside', at: Place): boolean => (wanted === 'outside' ? at !== 'colony' : wanted === at)

/** LN-XROADS-08: the survivors that fit the trigger. The beginning and the end of a turn name no survivor. */
const candidates = (s: State): string[] => [...new Set(s.happened.map(each => each.survivor))].filter(id => id !== '')

/** LN-XROADS-02; LN-RULE-01: a survivor who died of it does not fit the trigger. */
function isTriggered(s: State, trigger: Trigger, happened: Happened): boolean {
  const { what, survivor, at, type } = happened
  if (!isOn(trigger, what)) return false
  if (survivor !== '' && what !== 'died' && survivorOf(s, survivor) === undefined) return false
  if (trigger.survivor !== undefined && trigger.survivor !== survivor) return false
  if (trigger.at !== undefined && !isAt(trigger.at, at)) return false
  if (trigger.type !== undefined && trigger.type !== type) return false
  const context = effectContext(s.active, survivor, at)
  return (trigger.if ?? []).every(condition => holds(s, CARDS, condition, context))
}

/** LN-XROADS-07: both options would add people, and there is no room. */
const noRoom = (s: State, row: CrossroadsRow): boolean =>
  roomFor(s, s.active) === 0 && row.options.every(option => addsPeople(row.lists, option))

const IMPOSSIBLE = limit('LN-XROADS-04', 'option.impossible')

const isOptionOpen = (s: State, card: string, option: string, survivor: string, place: Place): boolean => {
  const row = crossroadsRow(card)
  const context = effectContext(s.active, survivor, place)
  return (
    (row.if?.[option] ?? []).every(condition => holds(s, CARDS, condition, context)) &&
    possible(s, row.lists, option, context)
  )
}

/** Whether anything of the kind that the card waits for has happened; if not, the turn's happenings are forgotten. */
export function takeTriggered(s: State): boolean {
  const holder = holderOf(s)
  if (holder !== undefined) {
    const { trigger } = crossroadsRow(roads.at(s, held(holder))[0]!)
    for (const happened of s.happened) if (isOn(trigger, happened.what)) return true
  }
  s.happened = []
  return false
}

function holderOf(s: State): Seat | undefined {
  for (const seat of seatsOf(s)) if (roads.at(s, held(seat)).length > 0) return seat
  return undefined
}

/** LN-XROADS-03: the crossroads card is checked when the action has ended completely. */
export const crossing = proc(
  'crossing',
  {},
  {
    own: {
      card: ROAD_OR_NONE,
      survivor: SURVIVOR_OR_NONE,
      place: one(...PLACES),
      options: list(LIST_NAME),
      yea: flag,
      seat: SEAT,
    },
  },
)
crossing.steps({
  look(s, l) {
    const holder = holderOf(s)
    const queue = s.happened
    s.happened = []
    // LN-VAR-ELIM-03: without the active player no card is triggered any more.
    if (holder === undefined || playerOf(s, s.active).out) return end
    const card = roads.at(s, held(holder))[0]!
    const row = crossroadsRow(card)
    const met = queue.filter(happened => isTriggered(s, row.trigger, happened))
    if (met.length === 0 || noRoom(s, row)) return end
    roads.move(s, card, held(holder), 'now')
    tell.all?.({ e: 'crossroads', card, seat: s.active })
    l.card = card
    l.seat = s.active
    s.happened = met
    return next
  },
  // LN-XROADS-08
  whom(s, l) {
    const among = candidates(s)
    return among.length === 0 ? next : callInto(l, 'survivor', pickSurvivor, { seat: s.active, among })
  },
  options(s, l) {
    l.place = survivorOf(s, l.survivor)?.at ?? s.happened.find(each => each.survivor === l.survivor)!.at
    const row = crossroadsRow(l.card)
    l.options = row.options.filter(option => isOptionOpen(s, l.card, option, l.survivor, l.place))
    if (l.options.length === 0) return 'leave'
    // LN-XROADS-05
    return row.vote && l.options.length > 1 ? 'vote' : next
  },
  // LN-XROADS-04
  choose: crossing.ask({
    who: (_, l) => l.seat,
    from: (_, l) => crossroadsRow(l.card).options.map(oneList),
    limit: (_, l, o) => (l.options.includes(o.option) ? undefined : IMPOSSIBLE),
    alone: 'take',
    take(_, l, o) {
      l.options = [o.option]
      return 'go'
    },
  }),
  vote: (_, l) => voting(l, 'yea'),
  count(_, l) {
    l.options = [l.options[l.yea ? 0 : 1]!]
    return next
  },
  go(_, l) {
    const [option] = l.options
    tell.all?.({ e: 'chose', card: l.card, option: option! })
    return continueWith(
      { ...effectContext(l.seat, l.survivor, l.place), home: 'crossroads', card: l.card, list: option! },
      option!,
    )
  },
  // LN-XROADS-06
  leave(s) {
    roads.draw(s, 'now', 'gone')
    reopen(s, s.active)
    s.happened = []
    return end
  },
})
