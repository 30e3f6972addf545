// The announcements for screen readers: the turns of others in one go, urgent events apart.

import type { Seat } from '@lastlight/kernel'
import type { GameEvent } from '../play/game.ts'

/** Of a long run only the beginning is read: the log has it all. */
const MOST = 6

export interface Spoken {
  readonly polite: string
  readonly urgent: string
}

export function spoken(
  news: readonly GameEvent[],
  me: Seat | undefined,
  isUrgent: (event: GameEvent) => boolean,
  line: (event: GameEvent) => string,
): Spoken {
  const urgent = news.filter(isUrgent)
  const others = news.filter(event => !isUrgent(event) && (me === undefined || event.seat !== me))
  return { polite: others.slice(0, MOST).map(line).join(' '), urgent: urgent.map(line).join(' ') }
}
