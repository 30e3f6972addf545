import { EQUIPMENT, type EquipmentKind } from '@lastlight/outlive/content/equipment'
import { Layers } from '../../../art/icons.tsx'
import { type ArtProps, Svg } from '../../../art/svg.tsx'
import { EQUIPMENT_GLYPHS } from './glyphs/equipment.ts'

interface EquipmentTileProps extends ArtProps {
  readonly kind: EquipmentKind
  readonly broken: boolean
}

const PARTNERS = Object.keys(EQUIPMENT) as readonly EquipmentKind[]
/** The first of a pair carries its half on the right edge, the second on the left, so that they meet. */
const joinsRight = (kind: EquipmentKind): boolean =>
  PARTNERS.find(other => EQUIPMENT[other].pair === EQUIPMENT[kind].pair) === kind

/** A tile with half a disc on the edge that meets its partner: filled when repaired, dashed and askew when broken. */
export function EquipmentTile({ kind, broken, ...art }: EquipmentTileProps) {
  const right = joinsRight(kind)
  return (
    <Svg kind="equipment-tile" viewBox="-2 -2 68 68" {...art}>
      <g transform={broken ? 'rotate(-4 32 32)' : undefined}>
        <rect
          x="2"
          y="2"
          width="60"
          height="60"
          rx="9"
          fill={broken ? 'none' : 'var(--good-wash)'}
          stroke={broken ? 'var(--edge)' : 'var(--good)'}
          strokeWidth="2"
          strokeDasharray={broken ? '5 4' : undefined}
        />
        <path
          d={right ? 'M61 21a11 11 0 0 0 0 22z' : 'M3 21a11 11 0 0 1 0 22z'}
          fill={broken ? 'none' : 'var(--good)'}
          stroke={broken ? 'var(--edge)' : 'var(--good)'}
          strokeWidth="1.6"
          strokeDasharray={broken ? '3 3' : undefined}
        />
        <g color={broken ? 'var(--ink-2)' : 'var(--ink)'} transform={`translate(${right ? 8 : 18} 13) scale(1.58)`}>
          <Layers glyph={EQUIPMENT_GLYPHS[kind]} />
        </g>
      </g>
    </Svg>
  )
}
