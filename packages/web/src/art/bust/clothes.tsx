import type { ReactNode } from 'react'
import { fill, line } from '../strokes.tsx'
import type { Measures } from './person.ts'

export const COLLARS = {
  fur: () => (
    <>
      {fill(
        'M20 96q-4-5 1-8-1-6 6-7 2-5 9-4 6-1 14 6 8-7 14-6 7-1 9 4 7 1 6 7 5 3 1 8-5 3-9-1-6 4-11 0-5 4-10 0-5 4-10 0-5 4-11 0-4 4-9 1z',
        '#dcb36a',
      )}
      {fill('M52 84q7-7 12-6 7-1 9 4 7 1 6 7 5 3 1 8-5 3-9-1-6 4-11 0-5 4-9 0z', '#b58a40')}
    </>
  ),
  up: ({ coat }) => (
    <>
      {fill('M33 92L35 65 49 82ZM67 92L65 65 51 82Z', coat[1])}
      {fill('M67 92L65 65 51 82Z', coat[0])}
    </>
  ),
  scarf: ({ extra }) => (
    <>
      {fill('M33 75q17 10 34 0l4 11q-21 12-42 0z', extra[0])}
      {line('M35 79q15 9 31 0', extra[1], 2.2)}
      {fill('M57 85l10-3 5 20H60z', extra[2])}
    </>
  ),
  tie: () => (
    <>
      {fill('M37 76l13 10 13-10 4 12-10 6-7-6-7 6-10-6z', '#efe7d6')}
      {fill('M50 85l4 4-2 14h-4l-2-14z', '#2b2524')}
    </>
  ),
  tee: ({ coat }) => line('M39 76.5q11 10 22 0', coat[1], 3.5),
  straps: ({ coat }) => <>{fill('M32 104L36 79l7-3 2 28zM68 104L64 79l-7-3-2 28z', coat[1])}</>,
  bandolier: ({ coat }) => (
    <>
      {line('M39 76.5q11 10 22 0', coat[1], 3)}
      {fill('M22 84l7-5 40 25H54z', '#4a3524')}
      {line('M31 83l-3.5 4M37 87l-3.5 4M43 91l-3.5 4', '#e9c458', 3)}
    </>
  ),
  rope: ({ coat }) => (
    <>
      {fill('M37 78q13 12 26 0l3 9q-16 11-32 0z', coat[2])}
      {line('M20 82q14 4 21 22M26 80q14 6 20 24', '#c9a268', 3.2)}
    </>
  ),
} satisfies { readonly [name: string]: (measures: Measures) => ReactNode }
