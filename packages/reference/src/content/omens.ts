import type { Effect } from './effects.ts'
import type { PlaceId } from './places.ts'

/** The actions that an omen can wait for. */
export const OMEN_CAUSES = ['moved', 'fought', 'fenced', 'played'] as const

export interface OmenRow {
  readonly on: (typeof OMEN_CAUSES)[number]
  /** The places where it answers; anywhere when left out. */
  readonly at?: readonly PlaceId[]
  readonly left: readonly Effect[]
  readonly right: readonly Effect[]
}

export const OMENS: { readonly [id: string]: OmenRow } = {
  'omen:tracks': { on: 'moved', at: ['forest', 'cliff'], left: [['wolves', 1]], right: [['wood', -1]] },
  'omen:howl': { on: 'moved', at: ['forest', 'cliff', 'ruin'], left: [['wolves', 2]], right: [['ember', -1]] },
  'omen:cache': {
    on: 'moved',
    at: ['ruin'],
    left: [
      ['draw', 2],
      ['wolves', 1],
    ],
    right: [['wood', 1]],
  },
  'omen:hearth': {
    on: 'moved',
    at: ['fire'],
    left: [
      ['wood', -2],
      ['ember', 1],
    ],
    right: [['draw', 1]],
  },
  'omen:scent': {
    on: 'fought',
    left: [['wolves', 1]],
    right: [
      ['wood', -1],
      ['draw', 1],
    ],
  },
  'omen:den': { on: 'fought', at: ['cliff'], left: [['wolves', 3]], right: [['ember', -1]] },
  'omen:rot': {
    on: 'fenced',
    left: [['wood', -1]],
    right: [
      ['draw', 1],
      ['ember', -1],
    ],
  },
  'omen:splinter': { on: 'fenced', at: ['fire'], left: [['barter']], right: [['wood', -1]] },
  'omen:envy': {
    on: 'played',
    left: [['steal']],
    right: [
      ['wood', 1],
      ['wolves', 1],
    ],
  },
  'omen:crow': { on: 'played', left: [['look', 2], ['shuffle']], right: [['wood', -1], ['torch']] },
}

export const OMEN_IDS: readonly string[] = Object.keys(OMENS)
