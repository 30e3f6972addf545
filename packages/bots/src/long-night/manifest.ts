import { game } from '@lastlight/long-night'
import type { Manifest } from '../manifest.ts'
import { greedyBot } from './greedy.ts'

export const manifest: Manifest = { game, bots: { greedy: () => greedyBot() } }
