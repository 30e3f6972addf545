// The events since a seat's last turn.

import type { Seat } from '@lastlight/kernel'
import type { GameEvent } from '../play/game.ts'

/** All events after the last one that this seat caused; in the middle of its own turn, those before that turn. */
export function sinceLast(told: readonly GameEvent[], me: Seat): readonly GameEvent[] {
  const isOwn = ({ seat }: GameEvent): boolean => seat === me
  const others = told.findLastIndex(event => event.seat !== undefined && !isOwn(event))
  const before = told.slice(0, others + 1)
  return told.slice(before.findLastIndex(isOwn) + 1).filter(event => !isOwn(event))
}

/** The events of one seat. */
export interface Turn {
  /** Undefined for events of the game itself. */
  readonly who: Seat | undefined
  readonly events: readonly GameEvent[]
}

/** One entry per acting seat, in the order of play after `me`; events of the game itself come first. */
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
