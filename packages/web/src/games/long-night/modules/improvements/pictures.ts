// The pictures of the improvements, drawn from the same parts as those of the crossroads.

import type { ImprovementId } from '@lastlight/long-night/content/improvements'
import type { Row } from '../../art/crossroads/rows/row.ts'

export const PICTURES: { readonly [id in ImprovementId]: Row } = {
  watchtower: {
    at: 'tower',
    light: 'moon',
    who: [['watchman', { x: 232, size: 1.5 }]],
    things: [['lantern', 120, 416, 1.3]],
  },
  kitchen: {
    at: 'kitchen',
    light: 'fire',
    who: [],
    things: [
      ['pot', 190, 408, 1.7],
      ['bowl', 306, 412, 1.2],
    ],
  },
  compost: {
    at: 'yard',
    light: 'window',
    who: [],
    things: [
      ['heap', 190, 412, 1.2],
      ['spade', 340, 412, 1.2],
    ],
  },
  ambulance: {
    at: 'street',
    light: 'moon',
    who: [],
    things: [['van', 210, 412, 1.35]],
  },
  quarters: {
    at: 'dormitory',
    light: 'lamp',
    who: [],
    things: [
      ['planks', 130, 414, 1.4],
      ['hammer', 250, 414, 1.3],
      ['saw', 330, 410, 1.2],
    ],
  },
  stoves: {
    at: 'boilerRoom',
    light: 'fire',
    who: [],
    things: [
      ['stove', 196, 414, 1.5],
      ['kettle', 316, 414, 1.2],
    ],
  },
  loopholes: {
    at: 'gate',
    light: 'torch',
    who: [],
    things: [
      ['barricade', 150, 414, 1.5],
      ['rifle', 290, 380, 1.3],
    ],
  },
  radioMast: {
    at: 'roof',
    light: 'moon',
    who: [],
    things: [
      ['ladder', 120, 414, 1.3],
      ['speaker', 250, 414, 1.6],
    ],
  },
  quarantine: {
    at: 'ward',
    light: 'lamp',
    who: [],
    things: [
      ['drip', 130, 414, 1.4],
      ['keys', 270, 400, 1.8],
    ],
  },
  ploughedRoad: {
    at: 'road',
    light: 'torch',
    who: [],
    things: [
      ['tracks', 200, 414, 1.4],
      ['spade', 110, 412, 1.5],
      ['lantern', 310, 414, 1.3],
    ],
  },
}
