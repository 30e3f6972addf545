// Choices that the page makes for a person: standing answers, and the end of a turn with nothing left to do.

import type { Words } from '@lastlight/words'
import type { AnyFace } from '../face/face.ts'
import type { GameOption, GameView } from '../play/game.ts'

interface Question {
  readonly options: readonly GameOption[]
  readonly view: GameView
}

/** The option that a standing answer chooses; undefined when none or several have one. */
export function standingChoice(
  face: AnyFace,
  { options, view }: Question,
  keys: readonly string[],
  words: Words,
): GameOption | undefined {
  if (!face.standing || keys.length === 0) return undefined
  const [first, ...more] = options.filter(option => keys.includes(face.standing!(option, options, view, words) ?? ''))
  return more.length === 0 ? first : undefined
}

/** How long the end of a turn waits while it can be stopped by an undo, and when nothing could be undone anyway. */
const UNDO_MS = 3000
const NO_UNDO_MS = 500

export const waitBeforeEnd = (mayUndo: boolean): number => (mayUndo ? UNDO_MS : NO_UNDO_MS)
