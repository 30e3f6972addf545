// Cards whose text is a rule of its own.

import type { SpecialId } from '../../content/specials.ts'
import { alfonso } from './alfonso.ts'
import { elijah } from './elijah.ts'
import { emma } from './emma.ts'
import { grass } from './grass.ts'
import { secretTold } from './secretTold.ts'
import type { Special } from './special.ts'

/** Kumar's rule stands in the exposure roll itself. */
export const SPECIALS: { readonly [id in Exclude<SpecialId, 'kumar'>]: Special } = {
  alfonso,
  elijah,
  emma,
  grass,
  secretTold,
}
