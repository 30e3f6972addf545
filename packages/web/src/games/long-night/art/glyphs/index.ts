import { ACTS } from './acts.ts'
import { BOARD } from './board.ts'
import { DAMAGE } from './damage.ts'
import { ITEM_GLYPHS } from './items.ts'

/** Those of items and damage are called as in the rules. */
export const GLYPHS = { ...ACTS, ...BOARD, ...DAMAGE, ...ITEM_GLYPHS }
export type GlyphName = keyof typeof GLYPHS
