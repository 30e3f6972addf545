// A portrait put together: head and shoulders, a lantern at the lower left.
import { createElement, Fragment, type ReactNode } from 'react'
import { fill, line } from '../strokes.tsx'
import { type ArtProps, Svg } from '../svg.tsx'
import { COLLARS } from './clothes.tsx'
import { BEARDS, BROWS, EYES, MOUTHS, NOSES, PROPS } from './face.tsx'
import { HAIRDOS, type Hairdo } from './hair.tsx'
import { measuresOf, type Person } from './person.ts'
import { GROUNDS, type Ground } from './tones.ts'

/** Head and shoulders alone, to stand inside another picture. */
export function Shoulders({ person }: { readonly person: Person }) {
  const measures = measuresOf(person)
  const { w, shoulder, chin, jaw, mouthY, skin, hair, coat } = measures
  const hairdo: Hairdo = HAIRDOS[person.hairdo]
  const eye = EYES[person.eyes]
  const right = `C${50 + w - 1} ${chin - 6} ${50 + jaw * 0.6} ${chin} 50 ${chin}`
  const muzzled = person.beard === 'full'
  return (
    <>
      {person.behind?.(measures)}
      {hairdo.back?.(measures)}
      {fill(
        `M${50 - shoulder} 104C${50 - shoulder} 86 ${58 - shoulder} 79 41 75H59C${42 + shoulder} 79 ${50 + shoulder} 86 ${50 + shoulder} 104Z`,
        coat[0],
      )}
      {fill(`M56 104L60 75C${42 + shoulder} 79 ${50 + shoulder} 86 ${50 + shoulder} 104Z`, coat[2])}
      {fill('M41.5 60h17v17q-8.5 7-17 0z', skin[1])}
      {fill('M43 68q8 5 15.5-1v5q-8 5-15.5 1z', skin[2], 0.5)}
      {fill(`M${49 - w} 46q-5-1-3.5 5.5t5.5 5.5zM${51 + w} 46q5-1 3.5 5.5t-5.5 5.5z`, skin[1])}
      {fill(
        `M${50 - w} 44C${50 - w} 26 ${50 + w} 26 ${50 + w} 44L${50 + w - 0.5} 53${right}S${51 - w} ${chin - 6} ${50.5 - w} 53Z`,
        skin[0],
      )}
      {fill(
        `M50 30C${50 + w} 28 ${50 + w} 40 ${50 + w} 44L${50 + w - 0.5} 53${right}C59 ${chin - 8} 63 60 61 50C59 42 58 34 50 30Z`,
        skin[1],
        0.6,
      )}
      {person.old && line('M39.5 56q-1.5 4 .5 6.5M60.5 56q1.5 4-.5 6.5M43 37.5h13', skin[1], 1.5)}
      {person.beard && BEARDS[person.beard](measures)}
      {eye(42, measures)}
      {person.prop !== 'patch' && eye(58, measures)}
      {line(BROWS[person.brow], person.hairdo === 'bald' ? skin[2] : hair[0], 2.6)}
      {line(NOSES[person.nose], skin[2], 2, 0.8)}
      {!muzzled && line(MOUTHS[person.mouth](mouthY), skin[2], 2.3)}
      {hairdo.front(measures)}
      {COLLARS[person.collar](measures)}
      {person.prop && PROPS[person.prop](measures)}
      {line(`M${50 - w} 46.5q0 4 1.3 9`, '#ffe2a6', 2, 0.85)}
      {createElement(Fragment, null, ...(person.over ?? []).map(part => part(measures)))}
    </>
  )
}

interface FramedProps extends ArtProps {
  readonly ground: Ground
  readonly children: ReactNode
}

/** The frame of all portraits: a square ground, lit from the lower left. */
export function Framed({ ground, children, ...art }: FramedProps) {
  const [far, near] = GROUNDS[ground]
  return (
    <Svg kind="bust" viewBox="11 9 78 78" {...art}>
      {fill('M0 0h100v100H0z', far)}
      <circle cx="24" cy="78" r="66" fill={near} opacity=".4" />
      <circle cx="24" cy="78" r="42" fill={near} opacity=".75" />
      {children}
    </Svg>
  )
}

export const Portrait = ({ person, ...art }: ArtProps & { readonly person: Person }) => (
  <Framed ground={person.ground} {...art}>
    <Shoulders person={person} />
  </Framed>
)
