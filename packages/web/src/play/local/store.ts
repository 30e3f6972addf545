// Where tables on this device are kept.

import type { Save } from '@lastlight/kernel'
import type { LocalSummary } from './shapes.ts'

/** The summary for lists, and a revision: a writer names the revision it continues. */
export interface Head extends LocalSummary {
  readonly revision: number
}

export interface Kept {
  readonly head: Head
  readonly save: Save
}

/** Another window has written or deleted this table meanwhile. */
export class Overtaken extends Error {}

export interface Store {
  /** Whether it is still there when the window is closed. */
  readonly lasts: boolean
  heads(): Promise<readonly Head[]>
  read(id: string): Promise<Kept | undefined>
  /** Fulfilled when it is safe. Revision 1 is new; any other must follow the one that is there, or it is `Overtaken`. */
  write(kept: Kept): Promise<void>
  remove(id: string): Promise<void>
}

export function checkTurn(stored: Head | undefined, next: Head): void {
  if ((stored?.revision ?? 0) !== next.revision - 1) throw new Overtaken(`revision ${next.revision} of ${next.id}`)
}

/** For windows in which nothing can be stored. */
export function memoryStore(): Store {
  const kept = new Map<string, string>()
  const found = (id: string): Kept | undefined => {
    const text = kept.get(id)
    return text === undefined ? undefined : (JSON.parse(text) as Kept)
  }
  return {
    lasts: false,
    heads: () => Promise.resolve([...kept.keys()].map(id => found(id)!.head)),
    read: id => Promise.resolve(found(id)),
    write: next =>
      new Promise(resolve => {
        checkTurn(found(next.head.id)?.head, next.head)
        kept.set(next.head.id, JSON.stringify(next))
        resolve()
      }),
    remove(id) {
      kept.delete(id)
      return Promise.resolve()
    },
  }
}
