// The things that can be pointed at on the board. The frame does the rest of choosing.

import type { GameOption } from '../play/game.ts'
import type { Choice } from './choice.ts'
import type { Thing } from './face.ts'
import { newSlice } from './slice.ts'

/** Between the things that an option names in `data-about`. */
export const ABOUT_GAP = '|'

export interface PointingSlice<Option = GameOption> {
  readonly choice: Choice<Option>
  /** Points at a thing; pointing again confirms the option that it has chosen. A thing that is not lit says why not. */
  point(thing: Thing): void
  /** Chooses an option by its label, as the list does. */
  choose(option: Option): void
  /** Asks why a wish is not possible, and shows the answer. */
  why(wish: Option): void
  /** The options of the tokens that are laid out for a payment; undefined without a payment. */
  readonly laidOut: readonly Option[] | undefined
  /** The number of the key that chooses a thing's option, where it has only one. */
  keyOf(thing: Thing): number | undefined
}

const [PointingContext, useAny] = newSlice<PointingSlice>()

export { PointingContext }

/** A game's screen names its option type: every option at its table belongs to that game. */
export const usePointing = <Option extends GameOption = GameOption>(): PointingSlice<Option> =>
  useAny() as PointingSlice<Option>
