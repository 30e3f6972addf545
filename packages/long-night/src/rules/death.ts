// LN-SKILL, LN-LEADER, LN-LAST: survivors die, and somebody has to go on.

import { end, int, limit, list, next, SEAT } from '@lastlight/kernel'
import { call, groupOf, inOrder, items, people, playerOf, proc, survivorOf, tell } from '../language.ts'
import type { State } from '../state.ts'
import { hand } from '../zones.ts'
import { join, lead } from './joining.ts'
import { changeMorale } from './morale.ts'
import { DEADLY, damageOf, freeSpaces } from './people.ts'

/** LN-EXPO-02, LN-SKILL-02: at three damage a survivor dies before anything else happens. */
export function hurt(s: State, id: string, how: 'wound' | 'frostbite' | 'despair'): void {
  const survivor = survivorOf(s, id)
  if (!survivor) return
  survivor[how === 'wound' ? 'wounds' : how]++
  tell.all?.({ e: 'hurt', survivor: id, how })
  if (damageOf(survivor) >= DEADLY) kill(s, id)
}

/** LN-SKILL-03: who is left alone is looked after when the deed is done. */
export function kill(s: State, id: string): void {
  const survivor = survivorOf(s, id)!
  s.survivors.splice(s.survivors.indexOf(survivor), 1)
  people.move(s, id, 'inPlay', 'graveyard')
  tell.all?.({ e: 'died', survivor: id, at: survivor.at })
  const player = playerOf(s, survivor.seat)
  if (player.leader === id) player.leader = ''
  if (!player.exiled) changeMorale(s, -1)
}

const NOT_YOURS = limit('LN-LEADER-01', 'lead.notYours')

/** LN-RULE-09: after a death, once what caused it has ended. */
export const aftermath = proc('aftermath', {}, { own: { seats: list(int) } })
aftermath.steps({
  begin(s, l) {
    l.seats = inOrder(s).filter(seat => playerOf(s, seat).leader === '')
    return next
  },
  each(_, l) {
    const seat = l.seats.shift()
    if (seat === undefined) return end
    call(succession, { seat })
    return 'each'
  },
})

const succession = proc('succession', { seat: SEAT })
succession.steps({
  last: (s, l) => (groupOf(s, l.seat).length > 0 ? 'leader' : next),
  // LN-LAST-01
  hand(s, l) {
    const cards = [...items.at(s, hand(l.seat))]
    for (const card of cards) items.move(s, card, hand(l.seat), 'spent')
    if (cards.length > 0) tell.all?.({ e: 'handLost', seat: l.seat, cards })
    return next
  },
  // LN-LAST-02; U-27: with an empty deck the player waits.
  draw(s, l) {
    const survivor = people.top(s, 'deck')
    if (survivor === undefined || freeSpaces(s, 'colony') === 0) return end
    join(s, l.seat, survivor, 'deck', 'colony')
    return next
  },
  // LN-LEADER-01
  leader: succession.ask({
    from: (s, l) => groupOf(s, l.seat).map(({ id }) => ({ do: 'lead', survivor: id }) as const),
    limit: (s, l, o) => (survivorOf(s, o.survivor)?.seat === l.seat ? undefined : NOT_YOURS),
    alone: 'take',
    take(s, l, o) {
      lead(s, l.seat, o.survivor)
      return next
    },
  }),
})
