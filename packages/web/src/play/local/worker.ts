// Both workers of a page run this file, so that they share its chunks. One keeps the tables. The other thinks: a search
// takes half a second, and the tables must answer meanwhile.

import type { BotRunner } from './botRunner.ts'
import { answerCalls, callsOver, type Endpoint, type RemoteCalls, send } from './calls.ts'
import { openDatabase } from './database.ts'
import { Host } from './host.ts'
import type { PageMessage } from './hosted.ts'
import { lockHere } from './lock.ts'
import { memoryStore } from './store.ts'

/** The first thing a worker is told. The host gets a new bot runner when the old one has died. */
export type Role =
  | { readonly role: 'host'; readonly botRunner: MessagePort }
  | { readonly role: 'bots'; readonly port: MessagePort }

export interface PageMessageFor {
  readonly watcher: number
  readonly message: PageMessage
}

const endpoint = globalThis as unknown as Endpoint
let botRunner: RemoteCalls<BotRunner> | undefined

async function newHost(): Promise<Host> {
  return new Host({
    store: await openDatabase().catch(memoryStore),
    botRunner: {
      choose: (task, level) => botRunner!.methods.choose(task, level),
      advise: task => botRunner!.methods.advise(task),
      judge: (task, made, against) => botRunner!.methods.judge(task, made, against),
      chance: task => botRunner!.methods.chance(task),
    },
    lock: lockHere(),
    tell: (watcher, message) => send(endpoint, { watcher, message } satisfies PageMessageFor),
  })
}

endpoint.addEventListener('message', ({ data }) => {
  const given = data as Partial<Role>
  if (given.role === 'bots' && given.port) {
    answerCalls(
      given.port,
      import('./botRunner.ts').then(({ newBotRunner }) => newBotRunner()),
    )
    given.port.start()
  }
  if (given.role !== 'host' || !given.botRunner) return
  if (botRunner) botRunner.giveUp()
  else answerCalls(endpoint, newHost())
  botRunner = callsOver<BotRunner>(given.botRunner)
  given.botRunner.start()
})
