// Both workers of a page run this file, so that they share its chunks. One keeps the tables. The other thinks: a search
// takes half a second, and the tables must answer meanwhile.

import { answerCalls, callsOver, type Endpoint, type RemoteCalls, send } from './calls.ts'
import { openDatabase } from './database.ts'
import { Host } from './host.ts'
import type { PageMessage } from './hosted.ts'
import { lockHere } from './lock.ts'
import { memoryStore } from './store.ts'
import type { Thinker } from './thinking.ts'

/** The first thing a worker is told. A new thinker is announced when the old one has died. */
export type Role =
  | { readonly role: 'host'; readonly thinker: MessagePort }
  | { readonly role: 'thinker'; readonly port: MessagePort }

export interface PageMessageFor {
  readonly watcher: number
  readonly message: PageMessage
}

const endpoint = globalThis as unknown as Endpoint
let thinker: RemoteCalls<Thinker> | undefined

async function newHost(): Promise<Host> {
  return new Host({
    store: await openDatabase().catch(memoryStore),
    thinker: {
      choose: (task, level) => thinker!.methods.choose(task, level),
      advise: task => thinker!.methods.advise(task),
    },
    lock: lockHere(),
    tell: (watcher, message) => send(endpoint, { watcher, message } satisfies PageMessageFor),
  })
}

endpoint.addEventListener('message', ({ data }) => {
  const given = data as Partial<Role>
  if (given.role === 'thinker' && given.port) {
    answerCalls(
      given.port,
      import('./thinking.ts').then(({ newThinker }) => newThinker()),
    )
    given.port.start()
  }
  if (given.role !== 'host' || !given.thinker) return
  if (thinker) thinker.giveUp()
  else answerCalls(endpoint, newHost())
  thinker = callsOver<Thinker>(given.thinker)
  given.thinker.start()
})
