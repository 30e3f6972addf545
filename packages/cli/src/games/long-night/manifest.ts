import { optionFeatures } from '@lastlight/bots/prior/long-night'
import { decksFromText } from '@lastlight/long-night/content/deckFile'
import { MODULES } from '@lastlight/long-night/content/modules'
import type { Manifest } from '../manifest.ts'
import { decks } from './decks.ts'
import { fit } from './fit.ts'
import { guide } from './play/guide.ts'
import { statistics } from './sim/statistics.ts'
import { tunings } from './tunings.ts'

export const manifest: Manifest = {
  title: 'The Long Night',
  guide,
  statistics,
  settingFiles: { decks: decksFromText },
  decks,
  fit,
  optionFeatures,
  tunings,
  decisionsVsBoardgameIo: 12,
  inFull: { modules: MODULES },
}
