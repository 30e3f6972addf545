// Blue is a chimpanzee: a head of her own, in the light of the other portraits.
import { EYES } from '../../../art/bust/face.tsx'
import { CLOTHS, SKINS } from '../../../art/bust/tones.ts'
import { disc } from '../../../art/paths.ts'
import { fill, line } from '../../../art/strokes.tsx'

const FUR = '#2a2320'
const SCARF = CLOTHS.navy

export function Blue({ eyes = 'open' }: { readonly eyes?: 'open' | 'closed' }) {
  return (
    <>
      {fill('M16 104C16 84 30 76 50 76s34 8 34 28Z', FUR)}
      {fill('M36 78q14 10 28 0l4 8q-18 10-36 0z', '#3f77a3')}
      {fill('M58 85l9-2 3 20H59z', SCARF[0])}
      {fill(disc(24, 49, 10.5) + disc(76, 49, 10.5), FUR)}
      {fill(disc(24, 49.5, 6), '#b98766')}
      {fill(disc(76, 49.5, 6), '#8d6148')}
      {fill('M50 20c17 0 26 12 26 29S66 80 50 80 24 66 24 49s9-29 26-29z', FUR)}
      {line('M35 27q7-5 16-4', '#5b4c44', 3)}
      {fill(
        'M50 36c-6-6-19-4-19 9 0 6 3 9 5 12-3 3-4 6-4 9 0 8 8 13 18 13s18-5 18-13c0-3-1-6-4-9 2-3 5-6 5-12 0-13-13-15-19-9z',
        '#cf9d7a',
      )}
      {fill(
        'M50 36c6-6 19-4 19 9 0 6-3 9-5 12 3 3 4 6 4 9 0 8-8 13-18 13 8-4 12-14 9-24-2-8-3-14-9-19z',
        '#9a6c50',
        0.6,
      )}
      {line('M33 41q8-5 14 0M53 41q6-5 14 0', FUR, 3)}
      {[41, 59].map(x => (
        <g key={x} transform="translate(0 -2)">
          {EYES[eyes](x, { skin: SKINS[2] })}
        </g>
      ))}
      {line('M46.5 58q1.5 2 3.5 0 2 2 3.5 0M39 68q11 6 22 0', '#5f3d2a', 2.2)}
      {line('M26 44q-2 10 2 18', '#ffdf9c', 1.8, 0.7)}
    </>
  )
}
