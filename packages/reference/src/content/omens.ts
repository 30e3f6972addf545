import type { Filter } from '@lastlight/kernel'
import type { Happened } from '../rules/happened.ts'
import type { Effect } from '../rules/verbs.ts'

export interface OmenRow {
  readonly on: Happened['what']
  readonly where?: Filter<{ at: string }>
  readonly left: readonly Effect[]
  readonly right: readonly Effect[]
}

export const OMENS: { readonly [id: string]: OmenRow } = {
  'omen:tracks': { on: 'moved', where: { at: ['forest', 'cliff'] }, left: [['wolves', 1]], right: [['wood', -1]] },
  'omen:howl': { on: 'moved', where: { at: { not: 'fire' } }, left: [['wolves', 2]], right: [['ember', -1]] },
  'omen:cache': {
    on: 'moved',
    where: { at: 'ruin' },
    left: [
      ['draw', 2],
      ['wolves', 1],
    ],
    right: [['wood', 1]],
  },
  'omen:hearth': {
    on: 'moved',
    where: { at: 'fire' },
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
  'omen:den': { on: 'fought', where: { at: 'cliff' }, left: [['wolves', 3]], right: [['ember', -1]] },
  'omen:rot': {
    on: 'fenced',
    left: [['wood', -1]],
    right: [
      ['draw', 1],
      ['ember', -1],
    ],
  },
  'omen:splinter': { on: 'fenced', where: { at: 'fire' }, left: [['barter']], right: [['wood', -1]] },
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
