// Results of analyses on this device. They have a database of their own, so that tables never depend on it; where nothing
// can be stored, nothing is kept.

import { ended, settled } from './indexed.ts'

const NAME = 'lastlight analyses'
const ANALYSES = 'analyses'
/** One takes about 100 KB; those that were made long ago are forgotten. */
const MOST = 20

/** What an analysis belongs to. */
export interface AnalysedGame {
  readonly kind: 'local' | 'live'
  readonly id: string
  /** The version of the table: a table that was played on is another game. */
  readonly version: number
  /** The build of the page that made it: another one may have other rules, and think otherwise. */
  readonly build: string
}

interface KeptAnalysis {
  readonly table: string
  readonly version: number
  readonly build: string
  readonly kept: number
  readonly analysis: unknown
}

const nameOf = ({ kind, id }: Pick<AnalysedGame, 'kind' | 'id'>): string => `${kind} ${id}`

async function inDatabase<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T | undefined> {
  try {
    const request = indexedDB.open(NAME, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(ANALYSES, { keyPath: 'table' }).createIndex('kept', 'kept')
    })
    const database = await settled(request)
    try {
      return await work(database)
    } finally {
      database.close()
    }
  } catch {
    // The store is full or forbidden.
    return undefined
  }
}

/** Undefined where none is kept for this very game, rules and page. */
export const keptAnalysis = (game: AnalysedGame): Promise<unknown> =>
  inDatabase(async database => {
    const reading = database.transaction(ANALYSES).objectStore(ANALYSES)
    const kept = (await settled(reading.get(nameOf(game)))) as KeptAnalysis | undefined
    return kept?.version === game.version && kept.build === game.build ? kept.analysis : undefined
  })

export const keepAnalysis = (game: AnalysedGame, analysis: unknown): Promise<void> =>
  inDatabase(async database => {
    const writing = database.transaction(ANALYSES, 'readwrite')
    const end = ended(writing)
    const all = writing.objectStore(ANALYSES)
    const { version, build } = game
    all.put({ table: nameOf(game), version, build, kept: Date.now(), analysis } satisfies KeptAnalysis)
    const keys = all.index('kept').getAllKeys()
    keys.addEventListener('success', () => {
      for (const old of keys.result.slice(0, -MOST)) all.delete(old)
    })
    await end
  })

export const forgetAnalysis = (game: Pick<AnalysedGame, 'kind' | 'id'>): Promise<void> =>
  inDatabase(async database => {
    const writing = database.transaction(ANALYSES, 'readwrite')
    writing.objectStore(ANALYSES).delete(nameOf(game))
    await ended(writing)
  })
