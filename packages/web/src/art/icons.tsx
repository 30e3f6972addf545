// The shared glyphs by their names. A game brings its own as data.
import { INTERFACE } from './glyphs/interface.ts'
import type { Glyph } from './glyphs/layer.ts'
import { type ArtProps, Svg } from './svg.tsx'

export type IconName = keyof typeof INTERFACE
/** A shared glyph by its name, or one of a game. */
export type AnyIcon = IconName | Glyph

/** The layers alone, to stand inside another drawing. */
export const Layers = ({ glyph }: { readonly glyph: Glyph }) => (
  <g fill="currentColor" fillRule="evenodd">
    {glyph.map(layer =>
      typeof layer === 'string' ? (
        <path key={layer} d={layer} />
      ) : (
        <path
          key={layer[1]}
          d={layer[1]}
          fill="none"
          stroke="currentColor"
          strokeWidth={layer[0]}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ),
    )}
  </g>
)

interface IconProps extends ArtProps {
  readonly name: AnyIcon
}

/** One glyph in the colour of the text around it. */
export const Icon = ({ name, ...art }: IconProps) => (
  <Svg kind="icon" viewBox="0 0 24 24" {...art}>
    <Layers glyph={typeof name === 'string' ? INTERFACE[name] : name} />
  </Svg>
)
