// Backs and faces of cards, 126 by 176. A face is a frame: its words are laid over it by the page.
import { ITEM_TYPES, type ItemType } from '@lastlight/long-night/content/itemTypes'
import { memo, type ReactNode, useId } from 'react'
import type { Glyph } from '../../../art/glyphs/layer.ts'
import { Layers } from '../../../art/icons.tsx'
import { FAR, NEAR, specks } from '../../../art/landscape.tsx'
import { disc } from '../../../art/paths.ts'
import { fill, line } from '../../../art/strokes.tsx'
import { type ArtProps, Svg } from '../../../art/svg.tsx'
import { BONE, FLAKE, SHADE, SNOW } from './colours.ts'
import { GLYPHS } from './glyphs/index.ts'

export const CARD_KINDS = ['item', 'crisis', 'crossroads', 'objective', 'secret', 'survivor'] as const
export type CardKind = (typeof CARD_KINDS)[number]
export type CardFaceKind = Exclude<CardKind, 'item'> | ItemType
const toneOf = (kind: CardFaceKind): string => `var(--card-${kind}-tone)`

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

interface CardPictureProps extends ArtProps {
  readonly kind: CardFaceKind
  /** Of the card itself, such as the mark of an item or of a main objective; else that of the kind of card is shown. */
  readonly mark?: Glyph | undefined
}

/** A picture for the head of a card, 220 by 96: the mark of the card, larger than life, in the snow. It can be cut at all sides. */
export const CardPicture = memo(function CardPicture({ kind, mark: glyph = GLYPHS[kind], ...art }: CardPictureProps) {
  const id = useId()
  return (
    <Svg kind="scene card-picture" viewBox="0 0 220 96" fit="xMidYMid slice" {...art}>
      <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-1)" />
        <stop offset="1" stopColor="var(--sky-3)" />
      </linearGradient>
      <radialGradient id={`${id}t`}>
        <stop offset="0" stopColor={toneOf(kind)} stopOpacity=".28" />
        <stop offset="1" stopColor={toneOf(kind)} stopOpacity="0" />
      </radialGradient>
      {fill('M0 0h220v96H0z', `url(#${id}s)`)}
      {fill('M0 96V62l26-16 22 12 30-24 28 26 22-12 34 22 26-18 32 14V96z', FAR, 0.5)}
      <ellipse cx="110" cy="52" rx="92" ry="58" fill={`url(#${id}t)`} />
      {fill('M0 96V76q50-14 108-4t112-4v28z', SNOW)}
      {fill('M0 96V84q60-10 118-2t102-2v16z', SHADE)}
      {fill('M76 82q34-8 68 0-34 7-68 0z', NEAR, 0.3)}
      <g color="var(--near)" opacity=".3">
        <Centred glyph={glyph} x={112} y={50} size={62} />
      </g>
      <g color={toneOf(kind)}>
        <Centred glyph={glyph} x={110} y={48} size={62} />
      </g>
      {fill(specks(30, 5, 0, 0, 220, 90, 0.9), FLAKE, 0.7)}
    </Svg>
  )
})

/** The frame of a whole card: a band for the name, a window of 110 by 72 at 8, 34, and paper for the words from y 112 on. */
export const CardFace = memo(function CardFace({ kind, mark, ...art }: CardPictureProps) {
  const tone = toneOf(kind)
  return (
    <Card kind={`face ${kind}`} {...art}>
      <rect x="1" y="1" width="124" height="174" rx="11" fill="var(--bg-2)" stroke={tone} strokeWidth="2" />
      {fill('M2 30V12A10 10 0 0 1 12 2h102a10 10 0 0 1 10 10v18z', tone, 0.22)}
      <svg x="8" y="34" width="110" height="72">
        <CardPicture kind={kind} mark={mark} />
      </svg>
      {line('M8 34h110v72H8z', tone, 1.5, 0.7)}
      <g color={tone}>
        <Centred glyph={GLYPHS[kind]} x={17} y={16} size={17} />
      </g>
      {line('M12 168h102', tone, 2, 0.6)}
    </Card>
  )
})
