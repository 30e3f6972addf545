import { end, int, next, one, SEAT } from '@lastlight/kernel'
import { PLACES } from '../../content/places.ts'
import type { Why } from '../../events.ts'
import { call, callInto, people, proc, tell } from '../../language.ts'
import type { EffectContext } from '../../queries/conditions.ts'
import { freeSpaces, roomFor, roomOutside } from '../../queries/people.ts'
import { playerOf } from '../../queries/position.ts'
import type { State } from '../../state.ts'
import { takingHelpless } from '../helpless.ts'
import { improving } from '../improvements.ts'
import { addHelpless, join, lead } from '../joining.ts'
import { changeMorale } from '../morale.ts'
import { pickPlace } from '../picks.ts'
import type { NeedTable, VerbTable } from '../resolve.ts'
import { whyOf } from '../why.ts'

type Verbs =
  | 'morale'
  | 'food'
  | 'starve'
  | 'helpless'
  | 'rebels'
  | 'incite'
  | 'calm'
  | 'loseHelpless'
  | 'helplessLeave'
  | 'recruit'
  | 'payFood'
  | 'payMorale'
  | 'progress'

export function changeFood(s: State, by: number, why?: Why): void {
  const before = s.food
  s.food = Math.max(0, s.food + by)
  if (s.food !== before) tell.all?.({ e: 'food', by: s.food - before, left: s.food, why: why ?? whyOf(s) })
}

/** LN-REBEL-01: turns this many helpless rebellious, or back. */
function flip(s: State, count: number, rebellious: boolean): void {
  const turned = Math.min(count, rebellious ? s.helpless : s.rebellious)
  if (turned === 0) return
  s.helpless += rebellious ? -turned : turned
  s.rebellious += rebellious ? turned : -turned
  tell.all?.({ e: 'flipped', count: turned, rebellious, why: whyOf(s) })
}

/** LN-SADD-01, LN-EXILE-09; U-27: an empty deck brings no survivor. */
const recruiting = proc('recruiting', { seat: SEAT, left: int }, { own: { at: one(...PLACES) } })
recruiting.steps({
  next: (s, l) => (l.left > 0 && roomFor(s, l.seat) > 0 && people.top(s, 'deck') !== undefined ? next : end),
  where(s, l) {
    l.left--
    l.at = 'colony'
    return playerOf(s, l.seat).exiled
      ? callInto(l, 'at', pickPlace, { seat: l.seat, among: [...roomOutside(s)] })
      : next
  },
  join(s, l) {
    const survivor = people.top(s, 'deck')!
    join(s, l.seat, survivor, 'deck', l.at)
    if (playerOf(s, l.seat).leader === '') lead(s, l.seat, survivor)
    return 'next'
  },
})

export const colonyVerbs: Pick<VerbTable, Verbs> = {
  morale(s, _, by) {
    changeMorale(s, by)
    return next
  },
  food(s, _, by) {
    changeFood(s, by)
    return next
  },
  starve(s, _, count) {
    s.starvation = Math.max(0, s.starvation + count)
    tell.all?.({ e: 'starvation', tokens: s.starvation, why: whyOf(s) })
    return next
  },
  helpless(s, l, count) {
    addHelpless(s, l.seat, count, false)
    return next
  },
  rebels(s, l, count) {
    addHelpless(s, l.seat, count, true)
    return next
  },
  incite(s, _, count) {
    flip(s, count, true)
    return next
  },
  calm(s, _, count) {
    flip(s, count, false)
    return next
  },
  loseHelpless: (_, __, left) => call(takingHelpless, { left, killed: true }),
  helplessLeave: (_, __, left) => call(takingHelpless, { left, killed: false }),
  recruit: (_, l, left) => call(recruiting, { seat: l.seat, left }),
  progress: (_, l, by) => call(improving, { seat: l.seat, by }),
  payFood(s, _, count) {
    changeFood(s, -count)
    return next
  },
  payMorale(s, _, count) {
    changeMorale(s, -count)
    return next
  },
}

/** LN-SADD-03, LN-EXILE-18: an exiled player's helpless never come, which makes nothing else impossible. */
const hasRoom = (s: State, { seat }: EffectContext): boolean => playerOf(s, seat).exiled || freeSpaces(s, 'colony') > 0

export const colonyNeeds: NeedTable = {
  payFood: (s, _, count) => s.food >= count,
  // A payment that would end the game cannot be paid.
  payMorale: (s, _, count) => s.morale > count,
  helpless: hasRoom,
  rebels: hasRoom,
  recruit: (s, { seat }) => roomFor(s, seat) > 0,
  calm: s => s.rebellious > 0,
  progress: s => s.offer.length > 0,
  helplessLeave: s => s.helpless + s.rebellious > 0,
}
