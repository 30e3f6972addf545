// Choices that the page makes for a person: standing answers, and the end of a turn with nothing left to do.

import type { Words } from '@lastlight/words'
import type { AnyFace } from '../face/face.ts'
import type { GameOption, GameView } from '../play/game.ts'

interface Question {
  readonly options: readonly GameOption[]
  readonly view: GameView
}

/** The option that the first standing answer chooses; none where several options have the same one. */
export function standingChoice(
  face: Pick<AnyFace, 'standing'>,
  { options, view }: Question,
  keys: readonly string[],
  words: Words,
): GameOption | undefined {
  if (!face.standing || keys.length === 0) return undefined
  const keyed = options.map(option => ({ option, key: face.standing!(option, options, view, words) }))
  const single = keys.map(key => keyed.filter(each => each.key === key)).find(found => found.length === 1)
  return single?.[0]!.option
}

/** How long the end of a turn waits while it can be stopped by an undo, and when nothing could be undone anyway. */
const UNDO_MS = 3000
const NO_UNDO_MS = 500

export const waitBeforeEnd = (mayUndo: boolean): number => (mayUndo ? UNDO_MS : NO_UNDO_MS)

/**
 * About as long as people take who read the question, and now and then as long as people who have a choice: with a fixed
 * end a late answer would tell that there was one.
 */
const LEAST_SLOW_MS = 2000
const USUAL_SLOW_MS = 2500
const MOST_SLOW_MS = 20_000

export const slowWait = (): number =>
  Math.min(MOST_SLOW_MS, LEAST_SLOW_MS - USUAL_SLOW_MS * Math.log(1 - Math.random()))
