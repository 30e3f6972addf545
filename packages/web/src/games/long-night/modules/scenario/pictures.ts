// The pictures of the passages, as rows like those of the crossroads cards.

import type { PassageId } from '@lastlight/long-night/content/scenarios'
import { type Row, row } from '../../art/crossroads/rows/row.ts'

export const PICTURES: { readonly [passage in PassageId]: Row } = {
  plans: row(
    'hallOfTheHearth',
    'lamp',
    [
      'crowd',
      [
        'emma',
        {
          x: 190,
          arms: [
            [140, 400],
            [250, 400],
          ],
        },
      ],
    ],
    [
      ['sheet', 196, 424, 0.5],
      ['candle', 330, 416, 0.9],
    ],
  ),
  gate: row(
    'lab',
    'torch',
    [
      ['blue', { x: 140, y: 276, size: 1.7, arms: [[78, 300, 'raised']] }],
      ['emma', { x: 288, y: 280, size: 1.6 }],
    ],
    [['bottles', 344, 414, 0.9]],
  ),
  friend: row(
    'ward',
    'lamp',
    [
      ['watchman', { x: 134, y: 300, size: 1.7 }],
      ['blue', { x: 280, y: 290, size: 1.5, arms: [[196, 396]] }],
    ],
    [
      ['candle', 60, 414, 0.9],
      ['keys', 346, 416, 0.9],
    ],
  ),
  gifts: row(
    'gate',
    'moon',
    [
      ['robber', { x: 118, arms: [[62, 232, 'raised']] }],
      ['sly', { x: 286, flip: true, arms: [[340, 236, 'raised']] }],
    ],
    [
      ['crate', 200, 424, 1.2],
      ['pills', 320, 420, 0.9],
    ],
  ),
  ambush: row(
    'camp',
    'torch',
    [
      ['man', { x: 128, y: 282, size: 1.7 }],
      ['lad', { x: 276, y: 286, size: 1.6, flip: true, arms: [[246, 394]] }],
    ],
    [['bag', 206, 424, 1.1]],
  ),
  suspicion: row(
    'forest',
    'moon',
    [
      'backs',
      ['woman', { x: 122, y: 282, size: 1.6 }],
      ['clerk', { x: 282, y: 282, size: 1.6, flip: true, arms: [[214, 372]] }],
    ],
    [['rifle', 210, 396, 0.9]],
  ),
  wronged: row(
    'forest',
    'moon',
    [
      'backs',
      [
        'man',
        {
          x: 206,
          y: 262,
          size: 1.5,
          arms: [
            [146, 214, 'raised'],
            [266, 214, 'raised'],
          ],
        },
      ],
    ],
    [['tracks', 320, 424, 0.8]],
  ),
  caught: row(
    'road',
    'moon',
    [['sly', { x: 236, y: 276, size: 1.6, flip: true }]],
    [['tracks', 130, 424, 1.1]],
    'storm',
  ),
  betrayed: row(
    'camp',
    'fire',
    [['robber', { x: 210, y: 278, size: 1.9, arms: [[118, 208, 'raised']] }]],
    [
      ['pistol', 112, 196, 0.9],
      ['rucksacks', 330, 422, 0.9],
    ],
  ),
  home: row(
    'road',
    'window',
    [
      ['woman', { x: 92, y: 300, size: 1.3 }],
      ['man', { x: 204, y: 280, size: 1.4 }],
      ['lad', { x: 312, y: 296, size: 1.3 }],
    ],
    [['tracks', 200, 428, 1.1]],
  ),
}
