// The picture of a crossroads card, upright 400 by 570, or the band of it in which the faces are.
import { memo, type ReactNode, useId } from 'react'
import { HAZE, NEAR, SPARK } from '../../../../art/landscape.tsx'
import { disc } from '../../../../art/paths.ts'
import { tenth, times } from '../../../../art/random.ts'
import { type ArtProps, Svg } from '../../../../art/svg.tsx'
import { FLAKE } from '../colours.ts'
import { CROWDS, type Crowd, NEAREST, zombie } from './crowds.ts'
import { type Backdrop, INDOORS } from './indoors.ts'
import { LIGHT } from './light.ts'
import { OUTDOORS } from './outdoors.ts'
import { Painted } from './Painted.tsx'
import { moved, oval, type Paint, shape, stroke } from './paint.ts'
import { armsOf, coatOf, grown, Head, type Standing } from './people.tsx'
import type { Figure, Placed, Pose, Row, Who } from './rows/row.ts'
import { THINGS, type Thing } from './things/index.ts'

const BACKDROPS = { ...INDOORS, ...OUTDOORS }

/** Where one, two or three people stand if nothing else is said. */
const STANDING = [
  [[200, 276, 2.1]],
  [
    [126, 280, 1.75],
    [276, 280, 1.75],
  ],
  [
    [90, 286, 1.5],
    [204, 268, 1.5],
    [314, 286, 1.5],
  ],
] as const

const isCrowd = (figure: Figure): figure is Crowd => typeof figure === 'string' && Object.hasOwn(CROWDS, figure)
const posed = (figure: Exclude<Figure, Crowd>): readonly [Who | 'dead', Pose] =>
  typeof figure === 'string' ? [figure, {}] : figure

function peopleOf(figures: readonly Figure[]): readonly Standing[] {
  const people = figures.flatMap(figure => {
    if (isCrowd(figure)) return []
    const [who, pose] = posed(figure)
    return who === 'dead' ? [] : [{ who, pose }]
  })
  const places = STANDING[people.length - 1]
  return people.map(({ who, pose }, i) => {
    const [x, y, size] = places![i]!
    return grown({ who, x, y, size, arms: [], flip: false, ...pose })
  })
}

/** The dead who stand alone among the people. */
const deadOf = (figures: readonly Figure[]): Paint =>
  figures.flatMap(figure => {
    if (isCrowd(figure)) return []
    const [who, { x = 200, y = 262, size = 1, flip }] = posed(figure)
    return who === 'dead' ? [zombie(x, y, size * 0.9, flip)] : []
  })

/** Things that are held, hung or lie flat cast no shadow on the ground. */
const HELD: readonly Thing[] = [
  'cord',
  'needle',
  'receipt',
  'splint',
  'saucepan',
  'tracks',
  'knife',
  'rifle',
  'pistol',
  'broomUp',
  'spade',
  'plates',
  'coats',
  'mailbag',
  'saw',
  'sheet',
  'ladder',
  'grave',
  'hatch',
  'chain',
]
const WIDE: { readonly [thing in Thing]?: number } = {
  car: 150,
  van: 132,
  heap: 150,
  mattress: 120,
  barricade: 90,
  stove: 72,
  rats: 96,
  boots: 84,
}
const GROUND = 404

const thing = ([name, x, y, size = 1]: Placed): Paint =>
  moved(`translate(${x} ${y}) scale(${size})`, [
    y >= GROUND && !HELD.includes(name) ? oval(0, 1, WIDE[name] ?? 54, 8, NEAR, 0.4) : [],
    THINGS[name],
  ])

/** Flakes spread evenly, but in no order that one sees. */
const flakes = (n: number, from: number, size: number): string =>
  times(n, i =>
    disc(
      tenth((((i + from) * 0.7549) % 1) * 400),
      tenth((((i + from) * 0.5698) % 1) * 430),
      tenth(size * (0.6 + ((i * 0.37) % 0.8))),
    ),
  ).join('')
const falling: Paint = [shape(flakes(34, 3, 1.3), FLAKE, 0.5), shape(flakes(26, 61, 1.9), FLAKE, 0.85)]
const storm: Paint = stroke(times(12, i => `M${i * 38 - 30} ${(i * 83) % 400}l60 16`).join(''), FLAKE, 2, 0.35)

const Fade = ({ id, colour, from }: { readonly id: string; readonly colour: string; readonly from: number }) => (
  <radialGradient id={id}>
    <stop offset="0" stopColor={colour} stopOpacity={from} />
    <stop offset="1" stopColor={colour} stopOpacity="0" />
  </radialGradient>
)

/** What the lights are called in `paint.ts`. */
const Lights = ({ id }: { readonly id: string }) => (
  <>
    <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--sky-1)" />
      <stop offset=".4" stopColor="var(--sky-2)" />
      <stop offset=".62" stopColor="var(--sky-3)" />
    </linearGradient>
    <Fade id={`${id}glow`} colour={SPARK} from={0.55} />
    <Fade id={`${id}chill`} colour={HAZE} from={0.42} />
    <Fade id={`${id}ember`} colour={SPARK} from={0.28} />
    <radialGradient id={`${id}edge`} cx=".5" cy=".48" r=".72">
      <stop offset=".45" stopColor={NEAR} stopOpacity="0" />
      <stop offset="1" stopColor={NEAR} stopOpacity=".6" />
    </radialGradient>
  </>
)

interface PictureProps extends ArtProps {
  readonly row: Row
  readonly wide?: boolean
}

export const Picture = memo(function Picture({ row, wide = false, ...art }: PictureProps): ReactNode {
  const id = useId()
  const { at, light, who, things, storm: stormy } = row
  const { behind, before = [], outside }: Backdrop = BACKDROPS[at]
  const people = peopleOf(who)
  const crowds = who.filter(isCrowd)
  const layer = (paint: Paint) => <Painted paint={paint} id={id} />
  return (
    <Svg kind="scene crossroads" viewBox={wide ? '0 180 400 250' : '0 0 400 570'} fit="xMidYMid slice" {...art}>
      <Lights id={id} />
      {layer([
        behind,
        LIGHT[light].behind,
        things.filter(([, , y]) => y < GROUND).map(thing),
        crowds.filter(name => !NEAREST.includes(name)).map(name => CROWDS[name]),
        deadOf(who),
      ])}
      {people.map(standing => (
        <g key={standing.who}>
          {layer(coatOf(standing))}
          <Head {...standing} />
        </g>
      ))}
      {layer([
        before,
        things.filter(([, , y]) => y >= GROUND).map(thing),
        people.map(armsOf),
        crowds.filter(name => NEAREST.includes(name)).map(name => CROWDS[name]),
        LIGHT[light].over,
        outside ? falling : [],
        stormy ? storm : [],
      ])}
    </Svg>
  )
})
