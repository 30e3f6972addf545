// The page's side of its two workers: they start when they are first needed.

import { callsOver, type RemoteCalls } from './calls.ts'
import type { Host } from './host.ts'
import type { PageMessage } from './hosted.ts'
import type { PageMessageFor, Role } from './worker.ts'

type PageListener = (message: PageMessage) => void

const newWorker = (name: string): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name })

let asking: RemoteCalls<Host> | undefined
const listeners = new Map<number, PageListener>()
let watcherCount = 0

/** A bot runner that died is replaced after this long. */
const RECOVERY_MS = 3000

function giveBotRunner(to: Worker): void {
  const { port1, port2 } = new MessageChannel()
  const botRunner = newWorker('lastlight bots')
  botRunner.postMessage({ role: 'bots', port: port1 } satisfies Role, [port1])
  to.postMessage({ role: 'host', botRunner: port2 } satisfies Role, [port2])
  botRunner.addEventListener('error', () => {
    botRunner.terminate()
    setTimeout(giveBotRunner, RECOVERY_MS, to)
  })
}

function startHost(): RemoteCalls<Host> {
  const worker = newWorker('lastlight tables')
  giveBotRunner(worker)
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<PageMessageFor>>) => {
    if (data.message && data.watcher !== undefined) listeners.get(data.watcher)?.(data.message)
  })
  const started = callsOver<Host>(worker)
  worker.addEventListener('error', () => {
    worker.terminate()
    asking = undefined
    started.giveUp()
    for (const heard of listeners.values()) heard({ t: 'problem', problem: 'shell.local.fault' })
  })
  return started
}

export const hasHost = (): boolean => asking !== undefined

export const host = (): RemoteCalls<Host>['methods'] => (asking ??= startHost()).methods

/** Registers a watcher with a number of its own, until `shut` is called. */
export function openWatcher(heard: PageListener): { readonly watcher: number; readonly shut: () => void } {
  const watcher = watcherCount++
  listeners.set(watcher, heard)
  return { watcher, shut: () => listeners.delete(watcher) }
}
