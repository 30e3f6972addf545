// What can be pointed at on the board. The whole of choosing is a matter of the frame.

import type { GameOption } from '../play/game.ts'
import type { Choice } from './choice.ts'
import type { Thing } from './face.ts'
import { newSlice } from './slice.ts'

export interface PointingSlice<Option = GameOption> {
  readonly choice: Choice<Option>
  /** Points at a thing; on the second time, when it has chosen an option, does it. A thing that is not lit says why not. */
  point(thing: Thing): void
  /** Asks why a wish is not possible, and shows the answer. */
  why(wish: Option): void
  /** The options that give what is laid out of a payment so far, one for each token; undefined without a payment. */
  readonly laidOut: readonly Option[] | undefined
  /** The number of the key that chooses a thing's option, where it has only one. */
  keyOf(thing: Thing): number | undefined
}

const [PointingContext, useAny] = newSlice<PointingSlice>()

export { PointingContext }

/** The screen of a game says of which game: whatever is offered at its table is an option of that game. */
export const usePointing = <Option extends GameOption = GameOption>(): PointingSlice<Option> =>
  useAny() as PointingSlice<Option>
