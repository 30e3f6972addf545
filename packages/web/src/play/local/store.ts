// Where tables on this device are kept.

import { isSeat, type LocalSummary } from './shapes.ts'

/** The summary for lists, and a revision: a writer names the revision it continues. */
export interface StoredSummary extends LocalSummary {
  readonly revision: number
  /** The versions before choices that one press made together with the choice before them. */
  readonly parts?: readonly number[]
}

export interface StoredTable {
  readonly head: StoredSummary
  /** A `Save`, which is checked when a match is made of it. */
  readonly save: unknown
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

/** Whether a stored value has the fields that lists and tables read. */
export function isHead(value: unknown): value is StoredSummary {
  if (typeof value !== 'object' || value === null) return false
  const { id, game, seats, asked, outcome, created, changed, revision }: { [name in keyof StoredSummary]?: unknown } =
    value
  return (
    [id, game].every(each => typeof each === 'string') &&
    [created, changed, revision].every(Number.isFinite) &&
    Array.isArray(seats) &&
    seats.every(isSeat) &&
    Array.isArray(asked) &&
    typeof outcome === 'object'
  )
}

/** For windows in which nothing can be stored. */
export function memoryStore(): TableStore {
  const kept = new Map<string, StoredTable>()
  return {
    lasts: false,
    heads: () => Promise.resolve([...kept.values()].map(({ head }) => head)),
    read: id => Promise.resolve(kept.get(id)),
    write: next =>
      new Promise(resolve => {
        checkRevision(kept.get(next.head.id)?.head, next.head)
        kept.set(next.head.id, structuredClone(next))
        resolve()
      }),
    remove(id) {
      kept.delete(id)
      return Promise.resolve()
    },
  }
}
