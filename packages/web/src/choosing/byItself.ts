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

const waitBeforeEnd = (mayUndo: boolean): number => (mayUndo ? UNDO_MS : NO_UNDO_MS)

interface Waiting {
  /** A standing answer, or else the end of a turn with nothing left to do. */
  readonly answer: GameOption | undefined
  readonly end: GameOption | undefined
  readonly mayUndo: boolean
  /** Whether no other person could see how long it takes. */
  readonly isPractice: boolean
  /** The time of this question for a choice whose moment would tell a secret. */
  readonly slow: number
}

/** How long the page waits before it chooses. A secret answer that always came at once would tell that nobody looked. */
export function waitBefore(face: Pick<AnyFace, 'isSlow'>, { answer, end, mayUndo, isPractice, slow }: Waiting): number {
  const next = answer ?? end
  if (next === undefined) return 0
  if (!isPractice && face.isSlow?.(next)) return slow
  return answer === undefined ? waitBeforeEnd(mayUndo) : 0
}

/**
 * About as long as people take who read the question, and now and then as long as people who have a choice: with a fixed
 * end a late answer would tell that there was one.
 */
const LEAST_SLOW_MS = 2000
const USUAL_SLOW_MS = 2500
const MOST_SLOW_MS = 20_000

export const slowWait = (): number =>
  Math.min(MOST_SLOW_MS, LEAST_SLOW_MS - USUAL_SLOW_MS * Math.log(1 - Math.random()))
