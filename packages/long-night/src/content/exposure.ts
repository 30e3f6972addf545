import type { Source } from './source.ts'

export type Exposure = 'blank' | 'wound' | 'frostbite' | 'bite'

/** LN-EXPO-02: the twelve faces. */
export const EXPOSURE: { readonly faces: readonly Exposure[]; readonly source: Source } = {
  faces: [
    'blank',
    'blank',
    'blank',
    'blank',
    'blank',
    'blank',
    'wound',
    'wound',
    'wound',
    'frostbite',
    'frostbite',
    'bite',
  ],
  source: 'proposed',
}
