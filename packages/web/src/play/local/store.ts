// Where tables on this device are kept.

import type { Save } from '@lastlight/kernel'
import type { LocalSummary } from './shapes.ts'

/** The summary for lists, and a revision: a writer names the revision it continues. */
export interface StoredSummary extends LocalSummary {
  readonly revision: number
}

export interface StoredTable {
  readonly head: StoredSummary
  readonly save: Save
}

/** Another window has written or deleted this table meanwhile. */
export class Overtaken extends Error {}

export interface TableStore {
  /** Whether it is still there when the window is closed. */
  readonly lasts: boolean
  heads(): Promise<readonly StoredSummary[]>
  read(id: string): Promise<StoredTable | undefined>
  /** Fulfilled when it is safe. Revision 1 is new; any other must follow the one that is there, or it is `Overtaken`. */
  write(kept: StoredTable): Promise<void>
  remove(id: string): Promise<void>
}

export function checkRevision(stored: StoredSummary | undefined, next: StoredSummary): void {
  if ((stored?.revision ?? 0) !== next.revision - 1) throw new Overtaken(`revision ${next.revision} of ${next.id}`)
}

/** For windows in which nothing can be stored. */
export function memoryStore(): TableStore {
  const kept = new Map<string, string>()
  const found = (id: string): StoredTable | undefined => {
    const text = kept.get(id)
    return text === undefined ? undefined : (JSON.parse(text) as StoredTable)
  }
  return {
    lasts: false,
    heads: () => Promise.resolve([...kept.keys()].map(id => found(id)!.head)),
    read: id => Promise.resolve(found(id)),
    write: next =>
      new Promise(resolve => {
        checkRevision(found(next.head.id)?.head, next.head)
        kept.set(next.head.id, JSON.stringify(next))
        resolve()
      }),
    remove(id) {
      kept.delete(id)
      return Promise.resolve()
    },
  }
}
