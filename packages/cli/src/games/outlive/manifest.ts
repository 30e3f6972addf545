import type { Manifest } from '../manifest.ts'
import { decks } from './decks.ts'
import { fit } from './fit.ts'
import { guide } from './play/guide.ts'
import { statistics } from './sim/statistics.ts'

export const manifest: Manifest = {
  title: 'Outlive',
  guide,
  statistics,
  decks,
  fit,
  decisionsVsBoardgameIo: 30,
}
