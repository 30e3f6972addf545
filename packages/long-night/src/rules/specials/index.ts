// Cards whose text is a rule of its own.

import type { Go } from '@lastlight/kernel'
import type { SpecialId } from '../../content/specials.ts'
import type { EffectContext } from '../../queries/conditions.ts'
import type { State } from '../../state.ts'
import type { Saying } from '../resolve.ts'
import { alfonso } from './alfonso.ts'
import { elijah } from './elijah.ts'
import { emma } from './emma.ts'
import { grass } from './grass.ts'
import { secretTold } from './secretTold.ts'

export interface Special {
  readonly can: (s: State, mind: EffectContext) => boolean
  readonly run: (s: State, l: Saying) => Go
}

/** Kumar's rule stands in the exposure roll itself. */
export const SPECIALS: { readonly [id in Exclude<SpecialId, 'kumar'>]: Special } = {
  alfonso,
  elijah,
  emma,
  grass,
  secretTold,
}
