// Chat messages while the chat is closed: they are shown over the board for a moment.

import type { ChatMessage } from '../play/table.ts'

/** As long as it takes to read two lines. */
export const LASTS = 5000
/** More at once would hide the table; the chat has them all. */
const MOST = 2

/** The newest last. One's own messages are left out, and so are messages while the chat is open. */
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
