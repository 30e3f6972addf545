// Bots that `sim` and `bench` can seat and that players are not offered. They stand apart from the manifests, so that no
// page loads them.

import { unoffered as longNight } from './long-night/unoffered.ts'
import type { NewBot } from './manifest.ts'
import { unoffered as outlive } from './outlive/unoffered.ts'

export const UNOFFERED: { readonly [game: string]: { readonly [name: string]: NewBot } } = {
  outlive,
  'long-night': longNight,
}
