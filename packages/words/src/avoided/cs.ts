import type { Avoided } from './avoided.ts'

export const cs: readonly Avoided[] = []
