// The glyphs of The Long Night by their names, and the shared ones.
import type { ReactElement } from 'react'
import type { Glyph } from '../../../art/glyphs/layer.ts'
import { Icon as AnyIcon, type IconName as SharedName } from '../../../art/icons.tsx'
import type { ArtProps } from '../../../art/svg.tsx'
import { GLYPHS, type GlyphName } from './glyphs/index.ts'

export type IconName = GlyphName | SharedName

const isOwn = (name: IconName | Glyph): name is GlyphName => typeof name === 'string' && Object.hasOwn(GLYPHS, name)

/** By name, or a mark of a kind of item or of an objective. */
export const Icon = ({ name, ...art }: ArtProps & { readonly name: IconName | Glyph }): ReactElement => (
  <AnyIcon name={isOwn(name) ? GLYPHS[name] : name} {...art} />
)
