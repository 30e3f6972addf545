import { EQUIPMENT_GLYPHS } from './equipment.ts'
import { EVENT_GLYPHS } from './events.ts'
import { TOKENS } from './tokens.ts'

export const GLYPHS = { ...TOKENS, ...EQUIPMENT_GLYPHS, ...EVENT_GLYPHS }
export type GlyphName = keyof typeof GLYPHS
