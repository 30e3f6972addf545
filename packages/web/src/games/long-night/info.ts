import { configs, VERSION } from '@lastlight/long-night/config'
import type { GameInfo } from '@lastlight/protocol'

/** The game as a server would describe it. */
export const info: GameInfo = {
  id: 'long-night',
  version: VERSION,
  config: configs as never,
  bots: ['random', 'casual', 'greedy', 'planner', 'search'],
}
