// Every glyph by its name. The names of game pieces are their ids in the game's content.
import { EQUIPMENT_GLYPHS } from './glyphs/equipment.ts'
import { EVENT_GLYPHS } from './glyphs/events.ts'
import { INTERFACE } from './glyphs/interface.ts'
import type { Glyphs } from './glyphs/layer.ts'
import { LEADER_GLYPHS } from './glyphs/leaders.ts'
import { TOKENS } from './glyphs/tokens.ts'
import { type ArtProps, Svg } from './svg.tsx'

export type IconName =
  | keyof typeof TOKENS
  | keyof typeof EQUIPMENT_GLYPHS
  | keyof typeof EVENT_GLYPHS
  | keyof typeof LEADER_GLYPHS
  | keyof typeof INTERFACE

const GLYPHS: Glyphs<IconName> = { ...TOKENS, ...EQUIPMENT_GLYPHS, ...EVENT_GLYPHS, ...LEADER_GLYPHS, ...INTERFACE }

/** The layers alone, to stand inside another drawing. */
export const Glyph = ({ name }: { readonly name: IconName }) => (
  <g fill="currentColor" fillRule="evenodd">
    {GLYPHS[name].map(layer =>
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
  readonly name: IconName
}

/** One glyph in the colour of the text around it. */
export const Icon = ({ name, ...art }: IconProps) => (
  <Svg kind="icon" viewBox="0 0 24 24" size="1.25em" {...art}>
    <Glyph name={name} />
  </Svg>
)
