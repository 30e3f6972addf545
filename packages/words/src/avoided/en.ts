import type { Avoided } from './avoided.ts'

export const en: readonly Avoided[] = [{ word: /\blooks? on\b/i, use: 'watch' }]
