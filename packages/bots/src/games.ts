// The games that bots can play. Server, terminal and checks know a game because it stands here.

import { manifest as longNight } from './long-night/manifest.ts'
import type { Manifest } from './manifest.ts'
import { manifest as outlive } from './outlive/manifest.ts'

export const GAMES: readonly Manifest[] = [outlive, longNight]
