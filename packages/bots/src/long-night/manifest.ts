import { game } from '@lastlight/long-night'
import type { Manifest } from '../manifest.ts'
import { levelThree, levelTwo } from './levels.ts'

export const manifest: Manifest = { game, bots: { greedy: levelTwo, planner: levelThree } }
