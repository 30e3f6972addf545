import type { Suite } from './suite.ts'

/** The suites by name, each loaded when it is asked for. */
export const suites: Readonly<Record<string, () => Promise<Suite>>> = {
  kernel: async () => (await import('./kernel.ts')).suite,
  outlive: async () => (await import('./outlive.ts')).suite,
  'long-night': async () => (await import('./longNight.ts')).suite,
  search: async () => (await import('./search.ts')).suite,
  web: async () => (await import('./web.ts')).suite,
}
