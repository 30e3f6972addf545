// The light of a picture: what glows behind the people, and what falls over everything.
import { HAZE, NEAR, SPARK } from '../../../../art/landscape.tsx'
import { BLOOD } from '../colours.ts'
import { box, CHILL, EDGE, EMBER, glow, type Paint, shape, stroke } from './paint.ts'

interface Light {
  readonly behind: Paint
  readonly over: Paint
}
const dark = box(0, 0, 400, 570, EDGE)

export const LIGHT = {
  lamp: {
    behind: [
      stroke('M200 0v120', NEAR, 4),
      shape('M166 152l16-34h36l16 34z', BLOOD),
      shape('M170 152h60l-4 9h-52z', SPARK),
      shape('M172 160h56l150 260H22z', SPARK, 0.16),
      glow(200, 230, 230),
    ],
    over: dark,
  },
  window: { behind: [shape('M292 150h78v104L150 430H20z', HAZE, 0.13), glow(330, 200, 170, CHILL)], over: dark },
  moon: { behind: glow(200, 300, 220, CHILL), over: [] },
  fire: { behind: glow(200, 420, 280), over: glow(200, 470, 190, EMBER) },
  torch: { behind: [shape('M-20 210L400 90v330L-20 236z', SPARK, 0.17), glow(20, 224, 190)], over: dark },
} satisfies { readonly [name: string]: Light }
