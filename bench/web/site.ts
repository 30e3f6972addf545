// The page as visitors get it, in a process of its own.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MEASURED = fileURLToPath(new URL('../../packages/web/test/browser/measured.ts', import.meta.url))

interface Weight {
  readonly kb: number
  readonly files: Readonly<Record<string, number>>
}

export interface Browser {
  readonly chromium: string
  readonly flags: readonly string[]
}

/** Milliseconds for each of up to 300 keys of a game against bots, on a device four times slower than this one. */
export interface KeyTimes {
  /** To the paint that shows what the key did. */
  readonly effects: readonly number[]
  /** To the next paint, whatever it shows. */
  readonly paints: readonly number[]
}

export interface Site extends Browser {
  readonly url: string
  readonly keys: { readonly [game: string]: KeyTimes }
  readonly routes: {
    readonly first: Weight
    readonly games: { readonly [game: string]: { readonly page: Weight; readonly worker: Weight } }
    /** Scripts of the page, and of its workers, with the screen or the rules of a game that is not open. */
    readonly strays: readonly string[]
    readonly workerStrays: readonly string[]
  }
}

/** The message that a process sends when it has measured. */
export async function told<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the page could not be measured: its process ended with ${String(code)}`)
  })
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [T]
  ended.catch(() => undefined)
  return message
}

/** The site is served while this runs. */
export async function withSite<T>(look: (site: Site) => Promise<T>): Promise<T> {
  const child = fork(MEASURED)
  try {
    return await look(await told<Site>(child))
  } finally {
    if (child.connected) child.disconnect()
  }
}
