import type { Avoided } from './avoided.ts'

export const pl: readonly Avoided[] = []
