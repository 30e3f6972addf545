// The colony, 720 by 230: a lodge on the right, an open yard on the left where people stand. The palisade is drawn gate by gate.
import { FAR, firs, Glow, MID, NEAR, RIM, SPARK, specks } from '../../../../art/landscape.tsx'
import { disc } from '../../../../art/paths.ts'
import { fill, line } from '../../../../art/strokes.tsx'
import { FLAKE, PANE, POST, SHADE, SNOW } from '../colours.ts'
import { cap, grid, icicles, moon, rect, tracks } from './winter.tsx'

export const Colony = () => (
  <>
    {fill(specks(34, 6, 0, 0, 560, 90, 0.7), FLAKE, 0.6)}
    {moon(262, 52, 1)}
    {fill('M0 230V130L70 84 120 116 190 58 250 112 320 72 390 118 470 64 540 112 610 78 660 108 720 86V230Z', FAR)}
    {fill(
      'M190 58l25 22-14 8-11-8-12 9-14-8zM470 64l23 18-13 7-10-6-11 8-13-8zM320 72l18 13-9 6-9-6-9 7-9-7zM610 78l17 12-9 5-8-5-9 6-8-5zM70 84l16 11-8 5-8-5-9 6-7-4z',
      RIM,
      0.8,
    )}
    {fill(firs(26, 70, -14, 172, 17, 34), FAR, 0.9)}
    {fill(firs(19, 71, -10, 178, 22, 40), MID)}
    {fill(firs(6, 72, 640, 178, 17, 50), MID)}
    <Glow x={560} y={150} r={210} />
    <g transform="translate(236 6)">
      {line('M120 192L128 96h36l8 96M124 130h44M122 160h48M126 130l44 30M168 130l-46 30', NEAR, 4.5)}
      {fill('M112 98h68V76h-68zM106 77l40-22 40 22z', NEAR)}
      {fill(rect(126, 82, 16, 11), SPARK)}
      {line('M134 82v11', NEAR, 1.6)}
      {cap('M105 76l41-23 41 23')}
      {line('M158 96V70', NEAR, 2)}
      {fill(icicles(112, 98, 66, 4), RIM, 0.7)}
    </g>
    <g transform="translate(186 0)">
      {fill('M234 198V108l64-47 64 47v90zM350 198V118h152v80z', NEAR)}
      {fill('M298 61l64 47v90h-14V104z', MID, 0.28)}
      {line('M240 124h116M240 152h116M240 176h160M432 176h68M404 124h94', FAR, 1, 0.25)}
      {fill('M452 112V82h17v30z', NEAR)}
      {cap('M450 81h21', 4)}
      {line('M461 76q10-14 0-26t6-26', RIM, 7, 0.3)}
      {cap('M227 113l71-54 71 54', 8)}
      {cap('M352 116q70-10 154 0', 8)}
      {fill(icicles(372, 120, 128, 7), RIM, 0.85)}
      {fill(
        grid([256, 118], [26, 27], [2, 1], [56, 0]) + grid([372, 132], [25, 23], [2, 1], [68, 0]) + disc(298, 92, 8.5),
        SPARK,
      )}
      {line(
        'M269 118v27M256 131h26M325 118v27M312 131h26M384 132v23M372 143h25M452 132v23M440 143h25M298 83v17M289 92h18',
        NEAR,
        2.4,
      )}
      {line('M368 129l33 28M401 129l-33 28', POST, 5)}
      {line('M254 146.5h30M310 146.5h30M438 156.5h29', RIM, 2.6)}
      {fill('M407 198V142h24v56z', PANE)}
      {fill(disc(426, 171, 1.6), SPARK)}
      {cap('M403 139h32', 3.5)}
    </g>
    {fill('M0 230V181Q90 172 200 178T400 176T600 178T720 176V230Z', SNOW)}
    {fill('M0 230V206Q120 194 260 202T520 200T720 204V230Z', SHADE, 0.7)}
    {fill('M424 187q72-8 152-6t148 1q-50 13-148 11t-152-6z', SPARK, 0.24)}
    {fill('M676 190h34v-8h-34zM680 182h27v-7h-27zM684 175h18v-6h-18z', POST)}
    {cap('M683 168.5h19', 3)}
    {fill(tracks([330, 224], [600, 192], 16), MID, 0.4)}
    {fill(specks(60, 19, 0, 0, 720, 200, 1), FLAKE, 0.85)}
    {fill(specks(40, 23, 0, 0, 720, 226, 0.7), FLAKE, 0.5)}
  </>
)
