import type { OptionFeatures } from '@lastlight/bots/prior'
import type { Fit } from '../fit/fit.ts'
import type { Guide } from '../play/guide.ts'
import type { SettingFiles } from '../settingFile.ts'
import type { Statistics } from '../sim/statistics.ts'
import type { Tuning } from '../tune/tuning.ts'
import type { Deck } from './deck.ts'

/** How the commands know a game beyond the contract. A game's folder exports one as `manifest`. */
export interface Manifest {
  /** The name that people read. */
  readonly title: string
  /** For `play`. Without it the view is printed as it is. */
  readonly guide?: Guide
  /** For `sim`. Without it only wins, scores and lengths are counted. */
  readonly statistics?: Statistics
  /** For `play` and `sim`: settings that come from a file. */
  readonly settingFiles?: SettingFiles
  /** For `content`. */
  readonly decks?: () => Promise<readonly Deck[]>
  /** For `fit`: how a net learns this game. */
  readonly fit?: Fit
  /** For `fit --choices`: what a prior counts about an option. */
  readonly optionFeatures?: OptionFeatures<never, never>
  /** For `tune`: the numbers of a bot that can be tuned, in parts. They lie in `tuned.json` beside the bot. */
  readonly tunings?: { readonly [part: string]: Tuning }
  /** For `bench`: how many times as many decisions a second as boardgame.io are wanted. */
  readonly decisionsVsBoardgameIo?: number
  /** For `bench`: settings with everything that the game has. They are measured, too. */
  readonly inFull?: { readonly [name: string]: unknown }
}
