// The page's side of its two workers: they start when they are first needed.

import { type Asking, askOver } from './calls.ts'
import type { Host } from './host.ts'
import type { Push } from './hosted.ts'
import type { Pushed, Role } from './worker.ts'

type Heard = (push: Push) => void

const newWorker = (name: string): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name })

let asking: Asking<Host> | undefined
const listeners = new Map<number, Heard>()
let eyesCount = 0

/** After this long, a thinker that died is followed by another. */
const RECOVERY_MS = 3000

function giveThinker(to: Worker): void {
  const { port1, port2 } = new MessageChannel()
  const thinker = newWorker('lastlight bots')
  thinker.postMessage({ role: 'thinker', port: port1 } satisfies Role, [port1])
  to.postMessage({ role: 'host', thinker: port2 } satisfies Role, [port2])
  thinker.addEventListener('error', () => {
    thinker.terminate()
    setTimeout(giveThinker, RECOVERY_MS, to)
  })
}

function startHost(): Asking<Host> {
  const worker = newWorker('lastlight tables')
  giveThinker(worker)
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<Pushed>>) => {
    if (data.push && data.eyes !== undefined) listeners.get(data.eyes)?.(data.push)
  })
  const started = askOver<Host>(worker)
  worker.addEventListener('error', () => {
    worker.terminate()
    asking = undefined
    started.giveUp()
    for (const heard of listeners.values()) heard({ t: 'problem', problem: 'shell.local.fault' })
  })
  return started
}

export const hasHost = (): boolean => asking !== undefined

export const host = (): Asking<Host>['methods'] => (asking ??= startHost()).methods

/** Registers a watcher with a number of its own, until `shut` is called. */
export function openEyes(heard: Heard): { readonly eyes: number; readonly shut: () => void } {
  const eyes = eyesCount++
  listeners.set(eyes, heard)
  return { eyes, shut: () => listeners.delete(eyes) }
}
