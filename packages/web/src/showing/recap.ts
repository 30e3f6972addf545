// The events since a seat's last turn, in one paragraph for each player.

import type { Seat } from '@lastlight/kernel'
import type { Words } from '@lastlight/words'
import type { AnyFace, Saying } from '../face/face.ts'
import type { GameEvent } from '../play/game.ts'
import { sayGrouped } from './grouped.ts'

interface Since {
  /** Where in the events each choice of the seat began, as far as this page has seen them. */
  readonly choices?: readonly number[]
  /** Whether an event of the seat was decided by chance or by others. */
  isLuck?(event: GameEvent): boolean
}

/**
 * All events since the last choice of this seat before others went on, without those that it chose. A choice that this page
 * has not seen ends with the last event that the seat chose.
 */
export function sinceLast(
  told: readonly GameEvent[],
  me: Seat,
  { choices = [], isLuck = () => false }: Since = {},
): readonly GameEvent[] {
  const isChosen = (event: GameEvent): boolean => event.seat === me && !isLuck(event)
  const others = told.findLastIndex(({ seat }) => seat !== undefined && seat !== me)
  const from = choices.findLast(at => at <= others) ?? told.slice(0, others + 1).findLastIndex(isChosen) + 1
  return told.slice(from).filter(event => !isChosen(event))
}

/** The events of one seat. */
export interface Turn {
  /** Undefined for events of the game itself. */
  readonly who: Seat | undefined
  readonly events: readonly GameEvent[]
}

/** One entry per seat: first `me`, then the game itself, then the others in the order of play. */
export function bySeat(events: readonly GameEvent[], me: Seat | undefined, seats: number): readonly Turn[] {
  const turns = new Map<Seat | undefined, GameEvent[]>()
  for (const event of events) {
    const who = event.seat
    const turn = turns.get(who)
    if (turn) turn.push(event)
    else turns.set(who, [event])
  }
  const from = me ?? -1
  const place = (who: Seat | undefined): number => {
    if (who === undefined) return -1
    return who === me ? -2 : (who - from - 1 + seats) % seats
  }
  return [...turns].map(([who, done]) => ({ who, events: done })).sort((a, b) => place(a.who) - place(b.who))
}

/** Whom events are told to, and in which words. */
export interface RecapReader {
  readonly face: Pick<AnyFace, 'display' | 'merged'>
  readonly saying: Pick<Saying, 'event'>
  readonly words: Words
  readonly me: Seat | undefined
  readonly seats: number
}

interface Paragraph {
  readonly who: Seat | undefined
  readonly text: string
}

const viewerOf = ({ me }: RecapReader) => me ?? 'public'

/** Of a reader's own events only those are news which they did not choose. Events of no weight are told to nobody. */
export function newsFor(events: readonly GameEvent[], reader: RecapReader): readonly GameEvent[] {
  return events.filter(event => {
    const { weight, luck } = reader.face.display(event, viewerOf(reader))
    return weight > 0 && (event.seat === undefined || event.seat !== reader.me || luck === true)
  })
}

/** What the reader was told since their last turn. */
export function newsSinceLast(
  told: readonly GameEvent[],
  choices: readonly number[],
  reader: RecapReader,
): readonly GameEvent[] {
  const isLuck = (event: GameEvent): boolean => reader.face.display(event, viewerOf(reader)).luck === true
  return newsFor(sinceLast(told, reader.me ?? -1, { choices, isLuck }), reader)
}

/** News in words; on the screen and in the announcements they are the same. */
export const paragraphsOf = (news: readonly GameEvent[], reader: RecapReader): readonly Paragraph[] =>
  bySeat(news, reader.me, reader.seats).map(({ who, events }) => ({
    who,
    text: sayGrouped(events, reader.face, reader.saying, reader.words).join(' '),
  }))
