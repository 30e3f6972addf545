// The places outside the colony, 320 by 150, the ground at about y 116 so that figures and names can lie over it.
import type { Place } from '@lastlight/long-night/content/places'
import type { ComponentType } from 'react'
import { FAR, Glow, HAZE, MID, NEAR, RIM, SPARK } from '../../../../art/landscape.tsx'
import { disc } from '../../../../art/paths.ts'
import { times } from '../../../../art/random.ts'
import { fill, line } from '../../../../art/strokes.tsx'
import { BLOOD, BONE, COLD, DOOR, PANE, POST, SNOW } from '../colours.ts'
import { Behind, cap, Ground, grid, icicles, moon, rect, sills, tracks } from './winter.tsx'

const Police = () => (
  <>
    {moon(286, 28)}
    <Behind seed={3} />
    {fill('M124 118V62h120v56zM142 62V44h84v18z', NEAR)}
    {fill('M226 118V62h18v56zM208 62V44h18v18z', MID, 0.35)}
    {fill(rect(132, 66, 104, 8), MID)}
    {cap('M122 60.5h124M140 43.5h88')}
    {fill(icicles(126, 62, 116, 5), RIM, 0.8)}
    {fill(grid([134, 82], [11, 15], [3, 1], [17, 0]) + grid([198, 82], [11, 15], [2, 1], [15, 0]), PANE)}
    {line(
      'M137.5 82v15M141.5 82v15M154.5 82v15M158.5 82v15M171.5 82v15M175.5 82v15M201.5 82v15M205.5 82v15',
      NEAR,
      1.2,
    )}
    {fill(rect(228, 82, 11, 15), SPARK)}
    {line('M233.5 82v15', NEAR, 1.4)}
    <Glow x={233} y={90} r={30} />
    {sills('M133 98h13M150 98h13M197 98h13M212 98h13M227 98h13')}
    {fill(rect(182, 86, 12, 32), PANE)}
    {line('M179 84.5h18', RIM, 2.4)}
    {fill('M174 48l10-3.5 10 3.5v6c0 4.5-4 7.5-10 9.5-6-2-10-5-10-9.5z', HAZE)}
    {fill('M184 49l1.7 3.4 3.8.5-2.8 2.7.7 3.7-3.4-1.8-3.4 1.8.7-3.7-2.8-2.7 3.8-.5z', NEAR)}
    {line('M214 44V16M208 26h12M210 20h8', NEAR, 2)}
    {fill(disc(214, 15, 2.2), BLOOD)}
    {fill(disc(176, 80, 2.6), COLD)}
    {fill(disc(176, 80, 9), COLD, 0.2)}
    <Ground seed={11} />
    {fill('M32 125l7-12 13-2 7-10h29l10 10 14 3q5 1 5 11z', NEAR)}
    {fill('M60 103h12v8H54zM75 103h11l8 8H75z', PANE)}
    {fill('M40 115h72v4H38z', BONE, 0.75)}
    {fill(disc(50, 125, 5.5) + disc(98, 125, 5.5), NEAR)}
    {fill(disc(50, 125, 2.2) + disc(98, 125, 2.2), FAR)}
    {fill(rect(67, 96, 7, 5), BLOOD)}
    {fill(rect(75, 96, 7, 5), COLD)}
    {cap('M59 101h6M85 101h5M40 112.5l12-2', 3)}
    {fill('M20 131q26-8 52-6t58 5q-54 9-110 1z', SNOW)}
    {line('M262 128v-16M284 127v-15M260 116l26-3', BLOOD, 2.6)}
    {line('M264 115.5l5-.6M274 114.3l5-.6', BONE, 2.6)}
    {fill(tracks([196, 144], [188, 120], 8), MID, 0.5)}
  </>
)

const Grocery = () => (
  <>
    {moon(36, 32, 0.75)}
    <Behind seed={21} low />
    {fill('M82 118V50h192v68z', NEAR)}
    {fill('M256 118V50h18v68z', MID, 0.35)}
    {fill(rect(82, 44, 192, 7), MID)}
    {cap('M80 43h196')}
    {fill(rect(140, 42, 76, 26), MID)}
    {cap('M139 41h78', 4)}
    {line('M154 49h6l4 9h25l4-8', HAZE, 2.6)}
    {line('M167 54h20', HAZE, 2)}
    {fill(disc(168, 62.5, 2.1) + disc(186, 62.5, 2.1), HAZE)}
    {fill(times(7, i => `M${88 + i * 26} 74h13l2 14q-7 6-14 0z`).join(''), BLOOD)}
    {fill(times(7, i => `M${101 + i * 26} 74h13l2 14q-7 6-14 0z`).join(''), BONE)}
    {line('M87 74.5h184', RIM, 3)}
    {fill(rect(94, 95, 52, 18) + rect(210, 95, 54, 18), PANE)}
    {fill('M99 113v-8h6v8zM108 113v-10h5v10zM117 113v-7h8v7zM132 113v-9h7v9z', MID)}
    {line('M218 95l12 18M238 95l-9 9 6 9M229 104l8 2', NEAR, 1.4)}
    {line('M250 92l18 22M266 92l-16 22', '#6b4a2c', 4)}
    {fill(rect(154, 93, 48, 25), SPARK)}
    {line('M154 93h48v25M154 93v25M178 93v25', NEAR, 3)}
    {line('M174 106v4M182 106v4', NEAR, 1.6)}
    <Glow x={178} y={108} r={48} />
    <Ground seed={12} />
    {fill('M152 119h52l16 14h-84z', SPARK, 0.16)}
    {line('M46 105h25l-3.5 14H51zM71 105l4-8h6M50 110h18M51.5 114.5h15', NEAR, 2)}
    {fill(disc(53, 123, 2.6) + disc(67, 123, 2.6), NEAR)}
    {cap('M48 103.5h20', 3)}
    {fill(rect(284, 106, 18, 14), POST)}
    {line('M285 107l16 12M301 107l-16 12', DOOR, 2)}
    {cap('M283 105h20', 3.5)}
    {fill('M36 128q20-6 40-4t28 4q-36 6-68 0z', SNOW)}
  </>
)

const School = () => (
  <>
    {moon(58, 28, 0.78)}
    <Behind seed={31} low />
    {fill('M56 118V72h84V50l22-21 22 21v22h88v46z', NEAR)}
    {fill('M184 118V50l-6-6v74zM256 118V72h16v46z', MID, 0.35)}
    {cap('M52 71h88M184 71h92')}
    {cap('M138 51l24-23 24 23', 4.5)}
    {fill(icicles(56, 72, 80, 3) + icicles(190, 72, 80, 8), RIM, 0.8)}
    {fill(disc(162, 54, 9), HAZE)}
    {line('M162 48v6l4.5 2.5', NEAR, 1.8)}
    {fill(grid([64, 82], [13, 14], [4, 1], [18, 0]) + grid([192, 82], [13, 14], [4, 1], [18, 0]), PANE)}
    {fill(grid([64, 82], [13, 14], [4, 1], [18, 0], [1]), SPARK)}
    {line('M70.5 82v14M88.5 82v14M106.5 82v14M124.5 82v14M198.5 82v14M216.5 82v14M234.5 82v14M252.5 82v14', NEAR, 1.4)}
    <Glow x={88} y={89} r={28} />
    {sills('M63 97.5h15M81 97.5h15M99 97.5h15M117 97.5h15M191 97.5h15M209 97.5h15M227 97.5h15M245 97.5h15')}
    {fill('M150 118V90a12 12 0 0 1 24 0v28z', PANE)}
    {line('M162 80v38', NEAR, 1.6)}
    {fill('M146 115h32v4h-32z', FAR)}
    {line('M162 29V10', NEAR, 1.6)}
    {fill('M162 10l15 4-15 4.5z', BLOOD)}
    <Ground seed={13} />
    {line('M12 126L24 88h36l12 38M24 88l-3 37M60 88l3 37', NEAR, 2.6)}
    {line('M34 88v22M42 88v22M50 88l5 20M57 88l5 20', NEAR, 1.2)}
    {line('M32 111h12M53.5 108.5h10', NEAR, 3)}
    {cap('M23 86.5h38', 3)}
    {fill(disc(288, 121, 8.5) + disc(288, 109, 6) + disc(288, 100, 4.3), RIM)}
    {fill(disc(286.5, 99, 0.7) + disc(289.5, 99, 0.7) + disc(288, 107, 0.7) + disc(288, 111, 0.7), NEAR)}
    {fill('M288 100.5l6 1-6 .8z', BLOOD)}
    {fill('M284 96.5h8v-1h-1.5v-4h-5v4H284z', NEAR)}
    {line('M283 108l-8-4M293 108l8-5', NEAR, 1.2)}
    {fill('M270 131q20-6 40-1-18 6-40 1z', SNOW)}
    {fill(tracks([150, 146], [160, 120], 8), MID, 0.5)}
  </>
)

const Library = () => (
  <>
    {moon(276, 28)}
    <Behind seed={41} />
    {fill('M88 118V64h152v54z', NEAR)}
    {fill('M84 66l80-38 80 38z', NEAR)}
    {fill('M108 61l56-26 56 26z', MID)}
    {cap('M82 65l82-39 82 39')}
    {fill('M150 49q7-3.5 14 1 7-4.5 14-1v10q-7-3.5-14 1-7-4.5-14-1z', HAZE)}
    {line('M164 50v10', MID, 1.4)}
    {fill(rect(90, 66, 148, 4), FAR)}
    {fill(rect(153, 78, 22, 30), PANE)}
    {line('M164 78v30', NEAR, 1.4)}
    {fill(rect(113, 80, 9, 20), PANE)}
    {fill(rect(204, 80, 9, 20), SPARK)}
    {line('M204 90h9', NEAR, 1.4)}
    <Glow x={208} y={90} r={30} />
    {fill(times(6, i => rect(97 + i * 25.2, 72, 8.5, 35)).join(''), FAR)}
    {fill(times(6, i => rect(102.5 + i * 25.2, 72, 3, 35)).join(''), MID)}
    {fill(times(6, i => rect(95 + i * 25.2, 70, 12.5, 3) + rect(95 + i * 25.2, 106, 12.5, 3)).join(''), MID)}
    {fill(rect(80, 109, 168, 5) + rect(72, 114, 184, 6), MID)}
    {cap('M80 109h168', 2.4)}
    {cap('M72 114.5h60M196 114.5h60', 2)}
    <Ground seed={14} />
    {line('M52 126V92m0 3q10-2 11 7', NEAR, 2.6)}
    {fill('M58 101h10l-1.5 4.5h-7z', HAZE)}
    {fill('M60 105h6l9 22H50z', HAZE, 0.16)}
    {fill('M278 124v-17q0-6 6-6h12q6 0 6 6v17z', BLOOD)}
    {fill('M283 108h14v3h-14zM284 124h12v5h-12z', NEAR)}
    {cap('M279 103.5q4-3.5 11-3.5t11 3.5', 3.5)}
    {fill('M108 124l12-3 4 5-13 3zM132 128l9-1 2 4-10 1z', BONE)}
    {line('M114 122.5l3 5M137 127.5l1 4', MID, 1)}
    {fill(tracks([172, 146], [165, 122], 7), MID, 0.5)}
  </>
)

const Hospital = () => (
  <>
    {moon(30, 26, 0.75)}
    <Behind seed={51} />
    {fill('M108 118V22h84v96zM192 118V64h82v54zM64 118V76h44v42z', NEAR)}
    {fill('M176 118V22h16v96zM258 118V64h16v54z', MID, 0.35)}
    {cap('M106 21h88M192 63h84M62 75h46')}
    {fill(icicles(110, 22, 78, 4) + icicles(196, 64, 74, 9), RIM, 0.8)}
    {fill(grid([116, 56], [9, 9], [5, 4], [14.5, 14.5]), PANE)}
    {fill(grid([200, 74], [10, 9], [4, 2], [17, 16]) + grid([71, 84], [9, 9], [2, 2], [16, 15]), PANE)}
    {fill(
      grid([116, 56], [9, 9], [5, 4], [14.5, 14.5], [7, 13]) + grid([200, 74], [10, 9], [4, 2], [17, 16], [5]),
      SPARK,
    )}
    <Glow x={150} y={76} r={28} />
    <Glow x={222} y={94} r={20} />
    {fill(rect(135, 27, 30, 23), HAZE)}
    {fill('M146.5 29.5h7v5.5h5.5v7h-5.5v5.5h-7V42H141v-7h5.5z', BLOOD)}
    {fill(rect(140, 106, 20, 12), PANE)}
    {fill(rect(134, 102, 32, 4), FAR)}
    {line('M170 22V10M164 14h12', NEAR, 1.8)}
    {fill(disc(170, 9, 1.8), BLOOD)}
    <Ground seed={15} />
    {fill('M210 127V102h36l9 11 11 3v11z', BONE)}
    {fill('M246 104.5h3l7 9.5h-10z', PANE)}
    {fill('M224 106h4.5v4.5h4.5v4.5h-4.5v4.5H224V115h-4.5v-4.5h4.5z', BLOOD)}
    {line('M211 122.5h54', BLOOD, 2)}
    {fill(disc(221, 128, 5) + disc(255, 128, 5), NEAR)}
    {fill(disc(221, 128, 2) + disc(255, 128, 2), FAR)}
    {fill(rect(229, 97.5, 9, 4.5), COLD)}
    {cap('M211 101.5h16', 3)}
    {fill('M200 133q22-7 38-5t40 5q-40 7-78 0z', SNOW)}
    {line('M40 124h34M44 124v-9M70 124v-9M42 115h32', NEAR, 2.2)}
    {fill('M42 112h32v3H42zM42 108h8v4h-8z', BONE)}
    {fill(disc(45, 126, 2) + disc(69, 126, 2), NEAR)}
    {fill(tracks([132, 146], [148, 120], 8), MID, 0.5)}
  </>
)

const Gas = () => (
  <>
    {moon(96, 26, 0.72)}
    <Behind seed={61} low />
    {fill('M194 118V78h88v40z', NEAR)}
    {fill('M266 118V78h16v40z', MID, 0.35)}
    {cap('M192 77h92', 4.5)}
    {fill(rect(202, 87, 38, 18), SPARK)}
    {line('M221 87v18M202 96h38', NEAR, 2)}
    {fill('M206 105v-6h5v6zM214 105v-8h4v8zM226 105v-5h8v5z', NEAR)}
    <Glow x={221} y={98} r={38} />
    {fill(rect(248, 88, 18, 30), PANE)}
    {fill(rect(88, 58, 122, 15), NEAR)}
    {fill(rect(88, 64, 122, 5), BLOOD)}
    {cap('M86 57h126', 6)}
    {fill(icicles(90, 72, 116, 6), RIM, 0.8)}
    {fill(rect(104, 73, 7, 46) + rect(188, 73, 7, 46), NEAR)}
    {fill('M112 74h76l8 44h-92z', HAZE, 0.1)}
    {fill('M124 120V93q0-2.5 2.5-2.5h13q2.5 0 2.5 2.5v27zM154 120V93q0-2.5 2.5-2.5h13q2.5 0 2.5 2.5v27z', MID)}
    {fill(rect(127, 94, 12, 8), HAZE)}
    {fill(rect(157, 94, 12, 8), PANE)}
    {line('M142 98q7 2 5 14M172 98q7 2 5 14', NEAR, 2)}
    {fill(rect(127, 106, 12, 3) + rect(157, 106, 12, 3), BLOOD)}
    {cap('M124 90h18M154 90h18', 2.6)}
    {fill('M45 122V54h5v68zM32 40h32v34H32z', NEAR)}
    {fill('M48 44c3.5 4.5 6 7.5 6 10.5a6 6 0 0 1-12 0c0-3 2.5-6 6-10.5z', HAZE)}
    {line('M38 65h20M38 69.5h13', HAZE, 2.4, 0.8)}
    {cap('M31 39h34', 4)}
    <Ground seed={16} />
    {fill('M56 127l8-10 11-8h24l11 9 9 3v8z', NEAR)}
    {fill('M77 111h9v6H68zM89 111h8l7 6H89z', PANE)}
    {cap('M75 108h24M60 120l9-3', 4)}
    {fill('M48 131q36-13 78 0-40 8-78 0z', SNOW)}
    {fill('M236 126q0-9 7-9t7 9zM252 126q0-9 7-9t7 9z', NEAR)}
    {fill(disc(243, 123, 2) + disc(259, 123, 2), FAR)}
    {fill(tracks([200, 146], [252, 120], 9), MID, 0.5)}
  </>
)

const Raxxon = () => (
  <>
    <Behind seed={71} />
    {fill('M52 118Q68 84 60 34h60q-8 50 7 84z', NEAR)}
    {fill('M96 34h24q-8 50 7 84h-24Q92 84 96 34z', MID, 0.5)}
    {fill('M124 118Q136 92 130 56h46q-6 36 6 62z', MID)}
    {cap('M58 33h64M129 55h48', 4.5)}
    {line('M72 27q10-14 26-9t32-11q9-4 20 3', RIM, 9, 0.28)}
    {line('M196 118V72M214 118V60M232 118V72M250 118V60', NEAR, 7)}
    {fill(rect(180, 84, 100, 34), NEAR)}
    {line('M178 84h104M190 84V58h32v26', NEAR, 4)}
    {cap('M180 83h100', 4)}
    {fill([188, 202, 216, 246, 260].map(x => rect(x, 92, 9, 7)).join(''), COLD)}
    {fill(disc(234, 104, 30), COLD, 0.14)}
    {fill(rect(224, 105, 20, 13), PANE)}
    {fill('M90 56l14-8 14 8v16l-14 8-14-8z', COLD)}
    {fill(`${disc(104, 64, 3.4)}M104 51l4 6.5h-8zM93 70l1.5-7.5 5.5 5.5zM115 70l-1.5-7.5-5.5 5.5z`, NEAR)}
    <Ground seed={17} />
    {line('M-200 106H520M-200 114H520', NEAR, 1.1)}
    {line(times(19, i => `M${-190 + i * 40} 128v-26l5-5`).join(''), NEAR, 2)}
    {line(`M-200 101${'q5-6 10 0t10 0'.repeat(36)}`, NEAR, 0.9)}
  </>
)

const Hideout = () => (
  <>
    {moon(272, 28, 0.75)}
    <Behind seed={81} />
    {fill('M168 120V64h104l12 13v43z', NEAR)}
    {fill(grid([176, 72], [15, 15], [4, 1], [22, 0]), PANE)}
    {fill(rect(220, 72, 15, 15), SPARK)}
    <Glow x={228} y={80} r={24} />
    {line('M175 72l17 16M191 72l-16 16M241 72l17 16M257 72l-16 16', '#6b4a2c', 3)}
    {fill(rect(168, 93, 116, 5), BLOOD, 0.85)}
    {cap('M166 63h106')}
    {fill(disc(194, 121, 9.5) + disc(258, 121, 9.5), NEAR)}
    {fill(disc(194, 121, 3.5) + disc(258, 121, 3.5), FAR)}
    {fill('M54 122l38-52 38 52z', MID)}
    {fill('M92 70l-11 52h22z', NEAR)}
    {cap('M90 71l-13 18M94 71l13 18', 4)}
    {line('M92 70V44', NEAR, 2.4)}
    {fill('M92 44h28l-6 8.5 6 8.5H92z', BLOOD)}
    {fill(`M103 48a4 4 0 0 1 3 6.7v2.3h-6v-2.3a4 4 0 0 1 3-6.7z${disc(101.5, 52, 0.9)}${disc(104.5, 52, 0.9)}`, BONE)}
    <Ground seed={18} />
    {fill(rect(136, 106, 20, 20), '#3a2a22')}
    {fill('M139 106q-3-10 3-16 1 5 4 6 0-8 4-11 7 11 4 21z', SPARK)}
    <Glow x={146} y={104} r={36} />
    {fill(tracks([110, 146], [100, 122], 6) + tracks([180, 146], [160, 124], 6), MID, 0.5)}
  </>
)

export const SCENES: { readonly [place in Exclude<Place, 'colony'>]: ComponentType } = {
  police: Police,
  grocery: Grocery,
  school: School,
  library: Library,
  hospital: Hospital,
  gas: Gas,
  raxxon: Raxxon,
  hideout: Hideout,
}
