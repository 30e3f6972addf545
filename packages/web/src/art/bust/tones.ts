// The colours of portraits. People keep them by day and by night, so these are no CSS tokens.
export const SKINS = [
  ['#f4cfae', '#d9a27a', '#a4694a'],
  ['#e6b388', '#c4895e', '#8d573a'],
  ['#bd845a', '#945d3a', '#663b25'],
  ['#8d5d3f', '#6a402a', '#44271a'],
] as const

export const HAIRS = {
  black: ['#2a2423', '#4d423f'],
  brown: ['#5a3a22', '#82593a'],
  rust: ['#a34a20', '#cf7036'],
  straw: ['#b98a3e', '#e0b86c'],
  grey: ['#85827b', '#b5b1a6'],
  white: ['#d3cec2', '#f3efe4'],
  teal: ['#2b716d', '#4fa39a'],
  wine: ['#6d2437', '#9c3d54'],
} as const
export type Hair = keyof typeof HAIRS

/** Base, light and shade. */
export const CLOTHS = {
  rust: ['#8f4426', '#b9663d', '#64301c'],
  olive: ['#5b6335', '#838b4e', '#3d4424'],
  navy: ['#2f4256', '#4c6883', '#1f2d3c'],
  ochre: ['#a5772b', '#d3a24a', '#76541d'],
  plum: ['#5b3a54', '#855b7c', '#3f283a'],
  bone: ['#a89c80', '#d2c8ad', '#7d7359'],
  black: ['#2b2b2a', '#4b4a44', '#191918'],
  red: ['#8e2b2b', '#bd4c43', '#5f1c1d'],
  teal: ['#2f6f6b', '#4f9c94', '#1f4d4b'],
} as const
export type Cloth = keyof typeof CLOTHS

export const GROUNDS = {
  dusk: ['#6b4a2b', '#d98a3f'],
  algae: ['#3c4d2c', '#9fb556'],
  teal: ['#21403f', '#5fa39a'],
  rust: ['#4f2a20', '#c2603a'],
  plum: ['#3a2a3c', '#9a6c8e'],
  ochre: ['#5a4720', '#e2b159'],
  sky: ['#27394b', '#7ea6bd'],
  wine: ['#3d1f2b', '#b05a66'],
  mint: ['#1f3a30', '#74b387'],
  sand: ['#655838', '#dcc78f'],
  snow: ['#33506a', '#a9cbe2'],
  frost: ['#24394c', '#7aa3bd'],
  slate: ['#2b3d4b', '#93aebc'],
  /** The colours of the surrounding game's mood. */
  mood: ['var(--mid)', 'var(--sky-3)'],
} as const
export type Ground = keyof typeof GROUNDS
