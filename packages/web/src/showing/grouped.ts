// Events in a row that the log tells as one: the game merges them, or they are equal and are counted.

import { same } from '@lastlight/kernel'
import type { Words } from '@lastlight/words'
import type { AnyFace, Saying } from '../face/face.ts'
import type { GameEvent } from '../play/game.ts'

export interface GroupedEvent {
  readonly event: GameEvent
  readonly times: number
  /** The number of its first event. */
  readonly number: number
}

export function grouped(events: readonly GameEvent[], { merged }: Pick<AnyFace, 'merged'>): readonly GroupedEvent[] {
  const groups: GroupedEvent[] = []
  for (const [i, event] of events.entries()) {
    const last = groups.at(-1)
    const both = last?.times === 1 ? merged?.(last.event, event) : undefined
    if (last && both) groups[groups.length - 1] = { ...last, event: both }
    else if (last && same(last.event, event)) groups[groups.length - 1] = { ...last, times: last.times + 1 }
    else groups.push({ event, times: 1, number: i })
  }
  return groups
}

/** One sentence for each group. */
export const sayGrouped = (
  events: readonly GameEvent[],
  face: Pick<AnyFace, 'merged'>,
  saying: Pick<Saying, 'event'>,
  words: Words,
): readonly string[] => grouped(events, face).map(group => sayOne(group, saying, words))

export function sayOne(
  { event, times }: Pick<GroupedEvent, 'event' | 'times'>,
  saying: Pick<Saying, 'event'>,
  words: Words,
): string {
  const what = saying.event(event)
  return times === 1 ? what : words.say('table.log.times', { what, n: times })
}
