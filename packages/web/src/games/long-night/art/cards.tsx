// Backs and faces of cards, 126 by 176. A face is a frame: its words are laid over it by the page.
import { ITEM_TYPES, type ItemType } from '@lastlight/long-night/content/itemTypes'
import { memo, type ReactNode, useId } from 'react'
import type { Glyph } from '../../../art/glyphs/layer.ts'
import { Layers } from '../../../art/icons.tsx'
import { disc } from '../../../art/paths.ts'
import { fill, line } from '../../../art/strokes.tsx'
import { type ArtProps, Svg } from '../../../art/svg.tsx'
import { BONE, SHADE, SNOW } from './colours.ts'
import { GLYPHS } from './glyphs/index.ts'

export const CARD_KINDS = ['item', 'crisis', 'crossroads', 'objective', 'secret', 'survivor'] as const
export type CardKind = (typeof CARD_KINDS)[number]
export type CardFaceKind = Exclude<CardKind, 'item'> | ItemType
export const CARD_FACES: readonly CardFaceKind[] = [...ITEM_TYPES, 'crisis', 'crossroads', 'objective', 'secret']

interface Weave {
  readonly size: number
  readonly d: string
  readonly width: number
}
interface Back {
  readonly ground: string
  readonly lines: string
  readonly mark: Glyph
  /** The pattern by which a kind is known even where its mark is too small. */
  readonly weave: Weave
}

const BACKS: { readonly [kind in CardKind]: Back } = {
  item: {
    ground: 'var(--card)',
    lines: 'var(--card-line)',
    mark: GLYPHS.stow,
    weave: { size: 18, d: 'M0 9L9 0l9 9-9 9z', width: 2 },
  },
  crisis: {
    ground: 'var(--card-crisis)',
    lines: 'var(--card-crisis-line)',
    mark: GLYPHS.crisis,
    weave: { size: 18, d: 'M-4 4L4-4M-4 22L22-4M14 22l8-8', width: 5 },
  },
  crossroads: {
    ground: 'var(--card-road)',
    lines: 'var(--card-road-line)',
    mark: GLYPHS.crossroads,
    weave: { size: 20, d: 'M10 0v20M0 10h20', width: 2.4 },
  },
  objective: {
    ground: 'var(--card-goal)',
    lines: 'var(--card-goal-line)',
    mark: GLYPHS.objective,
    weave: { size: 18, d: 'M3 9a6 6 0 1 0 12 0a6 6 0 1 0-12 0', width: 2.2 },
  },
  secret: {
    ground: 'var(--card-secret)',
    lines: 'var(--card-secret-line)',
    mark: GLYPHS.secret,
    weave: { size: 16, d: 'M0 12l8-8 8 8', width: 2.4 },
  },
  survivor: {
    ground: 'var(--card-person)',
    lines: 'var(--card-person-line)',
    mark: GLYPHS.survivor,
    weave: { size: 18, d: 'M0 5q4.5-5 9 0t9 0M0 14q4.5-5 9 0t9 0', width: 2.2 },
  },
}

const Centred = ({
  glyph,
  x,
  y,
  size,
}: {
  readonly glyph: Glyph
  readonly x: number
  readonly y: number
  readonly size: number
}) => (
  <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
    <Layers glyph={glyph} />
  </g>
)

const Card = ({ kind, children, ...art }: ArtProps & { readonly kind: string; readonly children: ReactNode }) => (
  <Svg kind={`card ${kind}`} viewBox="0 0 126 176" {...art}>
    {children}
  </Svg>
)

export const CardBack = memo(function CardBack({ kind, ...art }: ArtProps & { readonly kind: CardKind }) {
  const id = useId()
  const { ground, lines, mark, weave } = BACKS[kind]
  return (
    <Card kind="back" {...art}>
      <pattern id={id} width={weave.size} height={weave.size} patternUnits="userSpaceOnUse" x="9" y="16">
        {line(weave.d, lines, weave.width)}
      </pattern>
      <rect x="1" y="1" width="124" height="174" rx="11" fill={ground} stroke={lines} strokeWidth="2" />
      <rect x="9" y="9" width="108" height="158" rx="6" fill={`url(#${id})`} opacity=".75" />
      <rect x="9" y="9" width="108" height="158" rx="6" fill="none" stroke={lines} strokeWidth="2" />
      {fill(disc(63, 88, 30), ground)}
      {line(disc(63, 88, 30), lines, 2.5)}
      <g color={BONE}>
        <Centred glyph={mark} x={63} y={88} size={36} />
      </g>
    </Card>
  )
})

/** A hill of snow under a thing on a card. */
const drift = (
  <>
    {fill('M8 106V96q26-12 56-5t54-3v18z', SNOW)}
    {fill('M8 106v-5q30-8 60-2t50-1v8z', SHADE)}
  </>
)

interface CardFaceProps extends ArtProps {
  readonly kind: CardFaceKind
  /** Stands in the window instead of the mark: 110 by 72, its upper left corner at 8, 34. */
  readonly children?: ReactNode
}

/** A band for the name, a window, and paper for the words from y 112 on. */
export const CardFace = memo(function CardFace({ kind, children, ...art }: CardFaceProps) {
  const id = useId()
  const tone = `var(--card-${kind}-tone)`
  return (
    <Card kind={`face ${kind}`} {...art}>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-1)" />
        <stop offset="1" stopColor="var(--sky-3)" />
      </linearGradient>
      <rect x="1" y="1" width="124" height="174" rx="11" fill="var(--bg-2)" stroke={tone} strokeWidth="2" />
      {fill('M2 30V12A10 10 0 0 1 12 2h102a10 10 0 0 1 10 10v18z', tone, 0.22)}
      {fill('M8 34h110v72H8z', `url(#${id})`)}
      {children ?? (
        <>
          {fill(disc(63, 68, 34), tone, 0.14)}
          {drift}
          {fill('M30 98q33-9 66 0-33 6-66 0z', 'var(--near)', 0.25)}
          <g color="var(--rim)" opacity=".35">
            <Centred glyph={GLYPHS[kind]} x={61.5} y={69} size={49} />
          </g>
          <g color={tone}>
            <Centred glyph={GLYPHS[kind]} x={63} y={70} size={48} />
          </g>
        </>
      )}
      {line('M8 34h110v72H8z', tone, 1.5, 0.7)}
      <g color={tone}>
        <Centred glyph={GLYPHS[kind]} x={17} y={16} size={17} />
      </g>
      {line('M12 168h102', tone, 2, 0.6)}
    </Card>
  )
})
