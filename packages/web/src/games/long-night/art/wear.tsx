// Things that only the survivors of The Long Night wear: each is the idea by which one of them is known at 40 px.
import type { Measures, Part } from '../../../art/bust/person.ts'
import { disc } from '../../../art/paths.ts'
import { fill, line } from '../../../art/strokes.tsx'

const BONE = '#efe8d8'
const RED = '#a3322c'
const INK = '#20242a'

export const pompom: Part = () => (
  <>
    {fill(disc(50, 15, 6.5), '#d8ccae')}
    {line('M46 13q3-4 7-2', '#fff', 1.6, 0.5)}
  </>
)

/** Cloth around the head: base, light and shade. */
const hijabOf =
  (base: string, light: string, shade: string): Part =>
  ({ w }: Measures) => (
    <>
      <path
        fillRule="evenodd"
        d={`M50 13C${25 - w / 6} 13 ${26 - w / 4} 36 ${27 - w / 6} 54C${28 - w / 6} 70 33 78 24 90H76C67 78 ${72 + w / 6} 70 ${73 + w / 6} 54C${74 + w / 4} 36 ${75 + w / 6} 13 50 13ZM50 33C60 33 ${48 + w} 40 ${48 + w} 50C${48 + w} 62 58 70 50 70S${52 - w} 62 ${52 - w} 50C${52 - w} 40 40 33 50 33Z`}
        fill={base}
      />
      {fill('M63 21q11 8 10 33-1 15-5 22 7-7 9-22 1-25-14-33z', shade, 0.8)}
      {line('M32 35Q38 20 54 19M34 71q8 12 30 8M38 80q10 6 18 4', light, 2.4)}
    </>
  )
export const hijab = hijabOf('#1f5a60', '#4b9498', '#143538')

export const ushanka: Part = ({ w }) => (
  <>
    {fill(`M${47 - w} 40C${45 - w} 11 ${55 + w} 11 ${53 + w} 40Z`, '#4b3f33')}
    {fill(`M${43 - w} 29q${w + 7}-9 ${2 * w + 14} 0l1 14q-${w + 8}-8-${2 * w + 16} 0z`, '#8a745b')}
    {fill(`M${43 - w} 40q-5 12 0 30 6 3 9-1-2-15-1-27zM${57 + w} 40q5 12 0 30-6 3-9-1 2-15 1-27z`, '#8a745b')}
    {fill(`M${57 + w} 40q5 12 0 30-3 1.5-5 1 4-15 1-31z`, '#5f4f3e')}
    {line(`M${46 - w} 34q8-4 16-5M${45 - w} 52q-1 6 1 12M${58 + w} 33q-8-3-14-4`, '#fff', 2, 0.25)}
    {fill('M50 27l2.5 4.5 5 .6-3.7 3.4.9 5-4.7-2.4-4.7 2.4.9-5-3.7-3.4 5-.6z', '#c9b98e')}
  </>
)

export const cookHat: Part = ({ w }) => (
  <>
    {fill(
      `M${48 - w} 40C${40 - w} 14 34 11 39 17 44 6 58 6 61 16 70 10 ${60 + w} 16 ${52 + w} 40Q50 31 ${48 - w} 40Z`,
      '#f4efe3',
    )}
    {fill('M62 18q12-4 9 19l-3 4q3-14-6-23z', '#c9c2b0')}
    {line('M40 30q-2-7 0-13M52 28q0-8 1-13', '#cfc7b4', 2, 0.8)}
    {fill(`M${48 - w} 41Q50 31 ${52 + w} 41v-6Q50 25 ${48 - w} 35z`, '#ddd5c3')}
  </>
)

export const guardCap: Part = ({ w }) => (
  <>
    {fill(`M${43 - w} 32C${43 - w} 12 ${57 + w} 12 ${57 + w} 32Z`, '#2c4560')}
    {line('M33 24q6-7 17-8', '#5f86ad', 2.4)}
    {fill(`M${46 - w} 31h${8 + 2 * w}v8q-${w + 4}-6-${2 * w + 8} 0z`, RED)}
    {fill(`M${46 - w} 40q${w + 4}-9 ${2 * w + 8} 0-4 6-${w + 4} 4.5-${w} 1.5-${w + 4}-4.5z`, '#171a1e')}
    {line('M43 39q6-2.5 13-1', '#fff', 1.6, 0.4)}
    {fill(disc(50, 24.5, 4), '#e8cb82')}
    {line(`M${50 - w} 44v9M${50 + w} 44v9`, '#85827b', 4)}
  </>
)

export const headscarf: Part = ({ w }) => (
  <>
    {fill(`M${48 - w} 42C${43 - w} 15 ${57 + w} 15 ${52 + w} 42Q50 31 ${48 - w} 42Z`, '#3a4a57')}
    {fill('M46 20l-8-9 9 2.5 3-6.5 3 6.5 9-3.5-7 10z', '#5d7282')}
    {fill(
      [disc(38, 30, 1.9), disc(47, 26, 1.9), disc(57, 28, 1.9), disc(64, 34, 1.9), disc(33, 37, 1.6)].join(''),
      BONE,
    )}
    {line(`M${51 + w} 38l6 10`, '#e0b25a', 3.4)}
  </>
)

export const headset: Part = ({ w }) => (
  <>
    {line(`M${49 - w} 46C${47 - w} 16 ${53 + w} 16 ${51 + w} 46`, INK, 3)}
    <rect x={45 - w} y="43" width="7" height="13" rx="3.5" fill={INK} />
    <rect x={48 + w} y="43" width="7" height="13" rx="3.5" fill="#15181c" />
    {line(`M${48 - w} 55q1 12 12 13`, INK, 2)}
    <rect x={58 - w} y="64.5" width="9" height="5.5" rx="2.7" fill={RED} />
  </>
)

export const headphones: Part = ({ w }) => (
  <>
    {line(`M${47 - w} 48C${45 - w} 13 ${55 + w} 13 ${53 + w} 48`, INK, 3.6)}
    <rect x={42 - w} y="41" width="9" height="15" rx="4" fill="#d65a34" />
    <rect x={49 + w} y="41" width="9" height="15" rx="4" fill="#9a3c22" />
  </>
)

export const stethoscope: Part = () => (
  <>
    {line('M38 74l-2 7q2 14 14 14t14-14l-2-7', '#1d2226', 2.8)}
    {line('M38 79q2 12 12 13', '#6c7a82', 1)}
  </>
)

export const loupe: Part = ({ w }) => (
  <>
    {line(`M${50 - w} 36h${2 * w}`, '#2b2524', 3.4)}
    {fill(disc(59, 35, 7), '#2b2524')}
    {fill(disc(59, 35, 4.3), '#9cd0e6')}
    {line('M57 34l2.5-2', '#fff', 1.4)}
  </>
)

export const plaster: Part = () => (
  <>
    {fill('M55 37l11 4.5-1.7 4.3-11-4.5z', '#f0dfc0')}
    {line('M57.8 39.8l4.8 2', '#b99b74', 1.2)}
  </>
)

export const soot: Part = () =>
  fill('M35 55q5-3 10 1-1 6-7 5-4-1-3-6zM60 39q6-2 7 2-4 4-7-2zM47 68q4-2 7 0-3 3-7 0z', '#1f1a17', 0.5)

export const headband: Part = ({ w }) => (
  <>
    {fill(`M${50 - w} 38Q50 28 ${50 + w} 38l.5 5.5Q50 34 ${49.5 - w} 43.5z`, '#3d8f93')}
    {line(`M${52 - w} 39.5Q50 31 ${48 + w} 39.5`, '#8fd0cf', 1.2, 0.8)}
  </>
)

export const afro: Part = () => (
  <>
    {fill('M50 9C24 9 15 30 19 46c1 8 6 13 12 12h38c6 1 11-4 12-12C85 30 76 9 50 9z', '#2a2125')}
    {line('M26 31q6-14 20-16M23 44q-1-5 0-8', '#5a4750', 3)}
  </>
)

export const bandana: Part = () => (
  <>
    {fill('M32 72q18 9 36 0l2 7-20 16-20-16z', RED)}
    {fill('M50 95l20-16-2-7q-9 4.5-18 4.5z', '#7c2320', 0.7)}
    {fill([disc(41, 80, 1.6), disc(50, 84, 1.6), disc(59, 80, 1.6)].join(''), BONE, 0.9)}
  </>
)

export const turtleneck: Part = () => (
  <>
    {fill('M38 66q12 6 24 0l3 14q-15 7-30 0z', '#8f6384')}
    {line('M39 71q11 5 22 0M38 76q12 5 24 0', '#5f3d57', 1.6)}
  </>
)

export const stripedScarf: Part = () => (
  <>
    {fill('M33 75q17 10 34 0l4 11q-21 12-42 0z', BONE)}
    {line('M38 79l-2 9M46 82v9M55 81.5l1 9M62 79l3 8', RED, 3.6)}
  </>
)

export const apron: Part = () => (
  <>
    {fill('M38 78l2 26h20l2-26-6 5q-6 3-12 0z', BONE)}
    {fill('M50 85q-4-4-6-1 0 3 6 7 6-4 6-7-2-3-6 1z', RED)}
  </>
)

export const lips: Part = ({ mouthY }) => fill(`M44.5 ${mouthY}q3-2.6 5.5-1 2.5-1.6 5.5 1-5.5 5-11 0z`, '#c23f3c')

export const earrings: Part = ({ w }) => fill(disc(48.5 - w, 59, 2.5) + disc(51.5 + w, 59, 2.5), BONE)
