// Faces: eyes, brows, noses, mouths, beards, and what is worn on a face.
import type { ReactNode } from 'react'
import { fill, line } from '../strokes.tsx'
import type { Measures, Part } from './person.ts'

const INK = '#231d18'
const EYE_Y = 49

type Eye = (x: number, measures: Pick<Measures, 'skin'>) => ReactNode
export const EYES = {
  open: (x: number) => (
    <>
      <ellipse cx={x} cy={EYE_Y} rx="3.5" ry="3" fill="#fff7ea" />
      <circle cx={x + 0.4} cy={EYE_Y} r="2.1" fill={INK} />
    </>
  ),
  narrow: (x: number) => (
    <>
      {fill(`M${x - 4} ${EYE_Y}q4-3.2 8 0-4 2.2-8 0z`, '#fff7ea')}
      <circle cx={x + 0.4} cy={EYE_Y - 0.1} r="1.7" fill={INK} />
    </>
  ),
  tired: (x: number, { skin }: Pick<Measures, 'skin'>) => (
    <>
      <ellipse cx={x} cy={EYE_Y} rx="3.3" ry="2.2" fill="#fff7ea" />
      <circle cx={x + 0.4} cy={EYE_Y + 0.3} r="1.7" fill={INK} />
      {line(`M${x - 3.8} ${EYE_Y - 1.8}h7.6`, skin[1], 2)}
      {line(`M${x - 3} ${EYE_Y + 4}q3 1.5 6 0`, skin[1], 1.3)}
    </>
  ),
  closed: (x: number, { skin }: Pick<Measures, 'skin'>) => line(`M${x - 3.8} ${EYE_Y}q3.8 3 7.6 0`, skin[2], 2),
} satisfies { readonly [name: string]: Eye }

export const BROWS = {
  flat: 'M38 43h8M54 43h8',
  stern: 'M37.5 41l8.5 2.8M62.5 41L54 43.8',
  up: 'M38 42.5q4-3.5 8-.5M54 42q4-3.5 8 .5',
  odd: 'M38 43.5l8 1M54 41.5q4-3.5 8 0',
}

export const NOSES = {
  small: 'M50 51q-2.5 5 .5 6',
  long: 'M50 49q-4 9 1 10',
  broad: 'M46.5 57q3.5 3 7 0',
  hook: 'M51 48q-6 8-1.5 10.5',
}

export const MOUTHS = {
  flat: (y: number) => `M45 ${y}h10`,
  smile: (y: number) => `M44.5 ${y - 0.5}q5.5 4.5 11 0`,
  smirk: (y: number) => `M45 ${y}q6 1.5 10-2.2`,
  grim: (y: number) => `M45 ${y + 1}q5-2.8 10 0`,
}

export const BEARDS = {
  full: ({ w, chin, mouthY, skin, hair }: Measures) => (
    <>
      {fill(
        `M${50 - w + 0.5} 51Q${51 - w} ${chin + 4} 50 ${chin + 8}Q${49 + w} ${chin + 4} ${50 + w - 0.5} 51Q${46 + w} 60 57 59 50 56 43 59 ${54 - w} 60 ${50 - w + 0.5} 51Z`,
        hair[0],
      )}
      {line(`M40 ${chin - 3}q3 6 8 7`, hair[1], 2.2)}
      {line(`M45.5 ${mouthY + 0.5}h9`, skin[2], 2.2)}
    </>
  ),
  stubble: ({ w, chin, hair }: Measures) =>
    fill(
      `M${50 - w + 1.5} 54Q${52 - w} ${chin} 50 ${chin}Q${48 + w} ${chin} ${50 + w - 1.5} 54Q58 61 50 59 42 61 ${50 - w + 1.5} 54Z`,
      hair[0],
      0.32,
    ),
  moustache: ({ mouthY, hair }: Measures) =>
    fill(`M39.5 ${mouthY + 1}q3-7 10.5-4 7.5-3 10.5 4-6 2-10.5-1-4.5 3-10.5 1z`, hair[0]),
  goatee: ({ mouthY, hair }: Measures) => fill(`M44 ${mouthY + 2.5}q6-1.8 12 0-.5 9-6 11-5.5-2-6-11z`, hair[0]),
} satisfies { readonly [name: string]: Part }

export const PROPS = {
  goggles: ({ w }: Measures) => (
    <>
      {line(`M${49 - w} 36L${51 + w} 36`, '#3a2f22', 4.5)}
      <g fill="#86c9c2" stroke="#3a2f22" strokeWidth="2.8">
        <circle cx="41" cy="35.5" r="7" />
        <circle cx="59" cy="35.5" r="7" />
      </g>
      {line('M38 33.5l3.5-3M56 33.5l3.5-3', '#fff', 1.8)}
    </>
  ),
  glasses: () => (
    <>
      <g fill="#d6f0ea" fillOpacity=".35" stroke={INK} strokeWidth="2.2">
        <rect x="35" y="43.5" width="12.5" height="11" rx="4" />
        <rect x="52.5" y="43.5" width="12.5" height="11" rx="4" />
      </g>
      {line('M47.5 47.5q2.5-1.5 5 0', INK, 2.2)}
    </>
  ),
  patch: ({ w }: Measures) => (
    <>
      {line(`M${50 - w} 36L${50 + w} 46`, INK, 2.2)}
      {fill('M51 43.5l14 2.5q.5 8-6 9.5-7-1.5-8-12z', INK)}
    </>
  ),
  scar: ({ skin }: Measures) => line('M37.5 53l4.5 7M36.8 57.5l4-2', skin[2], 1.7),
  freckles: ({ skin }: Measures) =>
    line('M38 54.5h.1M41.5 56h.1M44.5 54.5h.1M56 54.5h.1M59 56h.1M62 54.5h.1', skin[1], 1.7),
} satisfies { readonly [name: string]: Part }
