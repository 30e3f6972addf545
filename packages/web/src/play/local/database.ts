// The store in IndexedDB. Heads lie apart from saves, so that a list is quick.

import { ended, settled } from './indexed.ts'
import { checkRevision, isHead, type StoredSummary, type TableStore } from './store.ts'

const NAME = 'lastlight'
const VERSION = 1
const HEADS = 'heads'
const SAVES = 'saves'

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(HEADS, { keyPath: 'id' })
    request.result.createObjectStore(SAVES)
  })
  return settled(request)
}

async function headIn(transaction: IDBTransaction, id: string): Promise<StoredSummary | undefined> {
  const head = await settled<unknown>(transaction.objectStore(HEADS).get(id))
  return isHead(head) ? head : undefined
}

/** Rejects where nothing can be stored, as in some private windows. */
export async function openDatabase(): Promise<TableStore> {
  const database = await opened()
  // A newer version of the page may upgrade the database and must not wait for this one.
  database.addEventListener('versionchange', () => database.close())
  return {
    lasts: true,
    heads: async () =>
      (await settled<unknown[]>(database.transaction(HEADS).objectStore(HEADS).getAll())).filter(isHead),
    async read(id) {
      const reading = database.transaction([HEADS, SAVES])
      const [head, save] = await Promise.all([
        headIn(reading, id),
        settled<unknown>(reading.objectStore(SAVES).get(id)),
      ])
      return head && { head, save }
    },
    async write({ head, save }) {
      const writing = database.transaction([HEADS, SAVES], 'readwrite', { durability: 'strict' })
      const end = ended(writing)
      try {
        checkRevision(await headIn(writing, head.id), head)
        writing.objectStore(HEADS).put(head)
        writing.objectStore(SAVES).put(save, head.id)
      } catch (problem) {
        end.catch(() => undefined)
        writing.abort()
        throw problem
      }
      await end
    },
    async remove(id) {
      const writing = database.transaction([HEADS, SAVES], 'readwrite')
      writing.objectStore(HEADS).delete(id)
      writing.objectStore(SAVES).delete(id)
      await ended(writing)
    },
  }
}
