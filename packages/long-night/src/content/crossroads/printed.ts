import { type CrossroadsRow, road } from './row.ts'

export const PRINTED = {
  /** On the Hunt: roll four dice, each 3+ is a food; or bandits are driven off from now on. */
  onTheHunt: road({
    trigger: { on: 'move', if: [['exiled', false]] },
    options: ['hunt', 'drive'],
    lists: { hunt: [['rolls', 4, 3, 'food']], food: [['food', 1]], drive: [['lasting', 'banditsHunted']] },
    source: 'printed',
  }),
} as const satisfies { readonly [id: string]: CrossroadsRow }
