import { decksFromText } from '@lastlight/long-night/content/deckFile'
import type { Manifest } from '../manifest.ts'
import { decks } from './decks.ts'
import { guide } from './play/guide.ts'
import { statistics } from './sim/statistics.ts'

export const manifest: Manifest = {
  title: 'The Long Night',
  guide,
  statistics,
  settingFiles: { decks: decksFromText },
  decks,
  decisionsVsBoardgameIo: 12,
}
