// A card whose text is a rule of its own: whether it is possible now, and the procedure that carries it out.

import type { Go } from '@lastlight/kernel'
import type { EffectContext } from '../../queries/conditions.ts'
import type { State } from '../../state.ts'
import type { ListInContext } from '../resolve.ts'

export interface Special {
  /** Missing where it always is. */
  readonly can?: (s: State, context: EffectContext) => boolean
  readonly run: (s: State, l: ListInContext) => Go
}
