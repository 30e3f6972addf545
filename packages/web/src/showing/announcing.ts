// The announcements for screen readers: the turns of others in one go, urgent events at once.

import type { GameEvent } from '../play/game.ts'
import { newsFor, paragraphsOf, type RecapReader } from './recap.ts'

/** How many of the told events were announced: in a summary, and as urgent ones before that. */
export interface Heard {
  readonly inSummary: number
  readonly asUrgent: number
}

export interface Announcement {
  readonly heard: Heard
  /** One paragraph for each player, one's own luck first. */
  readonly summary: readonly string[]
  readonly urgent: string
}

export const heardAll = (told: readonly GameEvent[]): Heard => ({ inSummary: told.length, asUrgent: told.length })

/** Events that were taken back need not be heard again. */
export const heardOf = ({ inSummary, asUrgent }: Heard, told: readonly GameEvent[]): Heard => ({
  inSummary: Math.min(inSummary, told.length),
  asUrgent: Math.min(asUrgent, told.length),
})

/**
 * `isOver`: the others have finished, so all of it is told, in the words of the recap. Until then only urgent events are
 * announced.
 */
export function announcementOf(
  told: readonly GameEvent[],
  heard: Heard,
  isOver: boolean,
  reader: RecapReader,
): Announcement {
  if (isOver) {
    const news = newsFor(told.slice(heard.inSummary), reader)
    return { heard: heardAll(told), summary: paragraphsOf(news, reader).map(({ text }) => text), urgent: '' }
  }
  const urgent = told
    .slice(heard.asUrgent)
    .filter(event => reader.face.display(event, reader.me ?? 'public').urgent)
    .map(event => reader.saying.event(event))
  return { heard: { ...heard, asUrgent: told.length }, summary: [], urgent: urgent.join(' ') }
}
