// Hair and hats: one part lies before the face, the other falls behind the shoulders.
import type { ReactNode } from 'react'
import { fill, line } from '../strokes.tsx'
import type { Measures } from './person.ts'

export interface Hairdo {
  readonly front: (measures: Measures) => ReactNode
  readonly back?: (measures: Measures) => ReactNode
}

const cap = (w: number, fringe: string): string => `M${49 - w} 47C${45 - w} 19 ${55 + w} 19 ${51 + w} 47${fringe}Z`
const sideburns = ({ w, hair }: Measures) => line(`M${50.5 - w} 43v9M${49.5 + w} 43v9`, hair[0], 4)
const shine = (d: string, measures: Measures) => line(d, measures.hair[1], 2.5)

const peaked = (measures: Measures) => {
  const { w, extra } = measures
  return (
    <>
      {sideburns(measures)}
      {fill(`M${47 - w} 41C${44 - w} 15 ${56 + w} 15 ${53 + w} 41Z`, extra[0])}
      {line('M37 31q5-6 14-6', extra[1], 2.8)}
      {fill(`M${44 - w} 44q${6 + w}-11 ${12 + 2 * w} 0-${6 + w}-4.5-${12 + 2 * w} 0z`, extra[2])}
    </>
  )
}

export const HAIRDOS = {
  crop: {
    front: measures => (
      <>
        {fill(cap(measures.w, `L${50 + measures.w - 3} 40Q50 30 ${50 - measures.w + 3} 40`), measures.hair[0])}
        {shine(`M${50 - measures.w + 4} 35Q48 25 ${50 + measures.w - 9} 29`, measures)}
      </>
    ),
  },
  bald: {
    front: ({ w, hair }) => (
      <>
        {fill(`M${49 - w} 53q-2-8 2-13l2.5 9zM${51 + w} 53q2-8-2-13l-2.5 9z`, hair[0])}
        {line('M38 36q5-5 12-4.5', '#fff', 2.8, 0.45)}
      </>
    ),
  },
  long: {
    front: measures => (
      <>
        {fill(cap(measures.w, `C62 40 48 38 44 31 42 38 36 42 ${49 - measures.w} 47`), measures.hair[0])}
        {shine('M38 29Q46 22 56 26', measures)}
      </>
    ),
    back: ({ w, hair }) => (
      <>
        {fill(
          `M${48 - w} 46C${40 - w} 14 ${60 + w} 14 ${52 + w} 46C${58 + w} 66 ${56 + w} 78 ${54 + w} 86H${46 - w}C${44 - w} 78 ${42 - w} 66 ${48 - w} 46Z`,
          hair[0],
        )}
        {line(`M${46 - w} 60Q${44 - w} 74 ${48 - w} 84`, hair[1], 2.2)}
      </>
    ),
  },
  bun: {
    front: measures => (
      <>
        {fill(cap(measures.w, `C${46 + measures.w} 35 ${54 - measures.w} 35 ${49 - measures.w} 47`), measures.hair[0])}
        {shine('M37 33Q45 25 58 29', measures)}
      </>
    ),
    back: ({ hair }) => (
      <>
        <circle cx="52" cy="18.5" r="10" fill={hair[0]} />
        {line('M46 16q4-5.5 10-4', hair[1], 2.2)}
      </>
    ),
  },
  bob: {
    front: measures => {
      const { w } = measures
      return (
        <>
          {fill(
            `M${46 - w} 66C${40 - w} 16 ${60 + w} 16 ${54 + w} 66Q${50 + w} 69 ${48 + w} 62L${50 + w - 1} 43Q54 43 41 33 37 42 ${50 - w + 1} 45L${52 - w} 62Q${50 - w} 69 ${46 - w} 66Z`,
            measures.hair[0],
          )}
          {shine('M36 36Q44 26 57 30', measures)}
        </>
      )
    },
  },
  wild: {
    front: measures => {
      const { w } = measures
      return (
        <>
          {fill(
            `M${48 - w} 49L${41 - w} 40 ${47 - w} 36 ${42 - w} 25 ${52 - w} 28 38 14 48 20 56 11 60 21 ${50 + w} 16 ${50 + w} 28 ${58 + w} 31 ${53 + w} 38 ${57 + w} 47 ${51 + w} 48 ${50 + w - 4} 39 58 42 54 35 46 42 42 36 ${50 - w + 3} 47Z`,
            measures.hair[0],
          )}
          {shine('M39 24l7 3M55 18l2 6', measures)}
        </>
      )
    },
  },
  mohawk: {
    front: measures => (
      <>
        {fill('M41 33Q40 10 56 9 66 16 60 34 50 28 41 33Z', measures.hair[0])}
        {shine('M47 27Q48 16 55 14', measures)}
        {line(`M${50.5 - measures.w} 47q0-9 6-13M${49.5 + measures.w} 47q0-9-6-13`, measures.hair[0], 2.5, 0.45)}
      </>
    ),
  },
  braid: {
    front: measures => (
      <>
        {fill(
          cap(measures.w, `C${46 + measures.w} 40 51 39 47 30 43 39 ${54 - measures.w} 40 ${49 - measures.w} 47`),
          measures.hair[0],
        )}
        {shine('M36 34Q39 28 44 26M52 27q7 2 10 7', measures)}
      </>
    ),
    back: ({ w, hair }) => (
      <>
        {fill(`M${48 - w} 48q-9 7-3 14-8 6-1 13-6 6 0 12l4 9 5-9q5-6 0-12 6-7 0-13 5-7 1-14z`, hair[0])}
        {line(`M${44 - w} 63l6-1M${43.5 - w} 75l6.5-1M${44.5 - w} 86l5-1`, hair[1], 2)}
      </>
    ),
  },
  cap: { front: peaked },
  badge: {
    front: measures => (
      <>
        {peaked(measures)}
        {fill('M50 22.5l2.7 5.4 6 .8-4.3 4.2 1 6-5.4-2.8-5.4 2.8 1-6-4.3-4.2 6-.8z', '#ffd98c')}
      </>
    ),
    back: ({ w, hair }) => fill(`M${47 - w} 40h${6 + 2 * w}q6 18 0 30H${47 - w}q-6-12 0-30z`, hair[0]),
  },
  beanie: {
    front: measures => {
      const { w, extra } = measures
      return (
        <>
          {sideburns(measures)}
          {fill(`M${48 - w} 42C${46 - w} 13 ${54 + w} 13 ${52 + w} 42Z`, extra[0])}
          <rect x={46 - w} y="35" width={8 + 2 * w} height="9" rx="4.5" fill={extra[1]} />
        </>
      )
    },
  },
  brim: {
    front: measures => {
      const { w, extra } = measures
      return (
        <>
          {sideburns(measures)}
          {fill(`M${51 - w} 34C${50 - w} 9 ${50 + w} 9 ${49 + w} 34Z`, extra[2])}
          {fill(`M${38 - w} 36q${12 + w}-12 ${24 + 2 * w} 0-${12 + w} 6-${24 + 2 * w} 0z`, extra[0])}
          {line(`M${52 - w} 29q${w - 2}-4.5 ${2 * w - 4} 0`, extra[1], 3.5)}
        </>
      )
    },
  },
  hood: {
    front: ({ w, coat }) => (
      <>
        {fill(
          `M${41 - w} 92C${34 - w} 54 ${44 - w} 15 50 11 ${56 + w} 15 ${66 + w} 54 ${59 + w} 92L${51 + w} 66C${56 + w} 42 ${48 + w} 29 50 28 ${52 - w} 29 ${44 - w} 42 ${49 - w} 66Z`,
          coat[0],
        )}
        {line(`M${48 - w} 60C${45 - w} 42 ${52 - w} 30 50 29`, coat[1], 2.5)}
        {fill(
          `M50 11C${56 + w} 15 ${66 + w} 54 ${59 + w} 92L${51 + w} 66C${56 + w} 42 ${48 + w} 29 50 28Z`,
          coat[2],
          0.55,
        )}
      </>
    ),
    back: ({ w, coat }) => fill(`M${44 - w} 80C${40 - w} 40 ${48 - w} 20 50 18S${60 + w} 40 ${56 + w} 80Z`, coat[2]),
  },
} satisfies { readonly [name: string]: Hairdo }
