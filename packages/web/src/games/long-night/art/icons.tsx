// The glyphs of The Long Night by their names, and the shared ones.
import type { ReactElement } from 'react'
import type { Glyph } from '../../../art/glyphs/layer.ts'
import { Icon as AnyIcon, type IconName as SharedName } from '../../../art/icons.tsx'
import type { ArtProps } from '../../../art/svg.tsx'
import { GLYPHS, type GlyphName } from './glyphs/index.ts'

export type IconName = GlyphName | SharedName | Glyph

const isOwn = (name: IconName): name is GlyphName => typeof name === 'string' && Object.hasOwn(GLYPHS, name)

/** By name, or one of the marks of the kinds of items. */
export const Icon = ({ name, ...art }: ArtProps & { readonly name: IconName }): ReactElement => (
  <AnyIcon name={isOwn(name) ? GLYPHS[name] : name} {...art} />
)
