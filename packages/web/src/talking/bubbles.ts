// What is said at the table while nobody looks into the chat: for a moment it stands over the board.

import type { ChatMessage } from '../play/table.ts'

/** As long as it takes to read two lines. */
export const LASTS = 5000
/** More at once would hide the table; the chat has them all. */
const MOST = 2

/** The newest last. One's own words are known, and whoever reads the chat has read it there. */
export function said(
  bubbles: readonly ChatMessage[],
  message: ChatMessage,
  isReading: boolean,
): readonly ChatMessage[] {
  if (message.mine || isReading || bubbles.some(({ id }) => id === message.id)) return bubbles
  return [...bubbles, message].slice(-MOST)
}

export const gone = (bubbles: readonly ChatMessage[], id: string): readonly ChatMessage[] =>
  bubbles.filter(each => each.id !== id)
