// What has happened since somebody's last turn, and what is read aloud of it.

import type { Seat } from '@lastlight/kernel'
import type { GameEvent } from '../play/game.ts'

/** All that was told after the last thing a seat did itself. */
export function sinceLast(told: readonly GameEvent[], me: Seat): readonly GameEvent[] {
  const last = told.findLastIndex(event => event.seat === me)
  return told.slice(last + 1)
}

/** What one of those at the table did. */
export interface Turn {
  /** Undefined: nobody's doing. */
  readonly who: Seat | undefined
  readonly events: readonly GameEvent[]
}

/** One entry for each that did something, in the order of play after `me`; what is nobody's doing comes first. */
export function bySeat(events: readonly GameEvent[], me: Seat | undefined, seats: number): readonly Turn[] {
  const turns = new Map<Seat | undefined, GameEvent[]>()
  for (const event of events) {
    const who = event.seat
    const turn = turns.get(who)
    if (turn) turn.push(event)
    else turns.set(who, [event])
  }
  const from = me ?? -1
  const place = (who: Seat | undefined): number => (who === undefined ? -1 : (who - from - 1 + seats) % seats)
  return [...turns].map(([who, done]) => ({ who, events: done })).sort((a, b) => place(a.who) - place(b.who))
}
