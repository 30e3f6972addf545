// The announcements for screen readers: the turns of others in one go, urgent events apart.

import type { Seat } from '@lastlight/kernel'
import type { GameEvent } from '../play/game.ts'

/** Of a long run only the beginning is read: the log has it all. */
const MOST = 6

export interface Announcement {
  readonly polite: string
  readonly urgent: string
}

export function announcementOf(
  news: readonly GameEvent[],
  me: Seat | undefined,
  isUrgent: (event: GameEvent) => boolean,
  line: (event: GameEvent) => string,
): Announcement {
  const urgent = news.filter(isUrgent)
  const others = news.filter(event => !isUrgent(event) && (me === undefined || event.seat !== me))
  return { polite: others.slice(0, MOST).map(line).join(' '), urgent: urgent.map(line).join(' ') }
}
