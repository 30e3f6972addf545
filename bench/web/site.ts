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

/** Milliseconds for each key of a whole game against a bot, on a device four times slower than this one. */
interface KeyTimes {
  /** To the paint that shows what the key did. */
  readonly effects: readonly number[]
  /** To the next paint, whatever it shows. */
  readonly paints: readonly number[]
}

export interface Site extends Browser {
  readonly url: string
  readonly keys: KeyTimes
  readonly routes: { readonly first: Weight; readonly game: Weight; readonly worker: Weight }
}

async function told(child: ChildProcess): Promise<Site> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the page could not be measured: its process ended with ${String(code)}`)
  })
  const [site] = (await Promise.race([once(child, 'message'), ended])) as [Site]
  ended.catch(() => undefined)
  return site
}

/** The site is served while this runs. */
export async function withSite<T>(look: (site: Site) => Promise<T>): Promise<T> {
  const child = fork(MEASURED)
  try {
    return await look(await told(child))
  } finally {
    if (child.connected) child.disconnect()
  }
}
