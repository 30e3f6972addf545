// Compares the sight that a client has patched together with the one that the server shows to a new connection.

import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Viewer } from '@lastlight/kernel'
import type { SightMessage } from '@lastlight/protocol'
import { Client } from '../client.ts'

/** How long a client may be behind the server: until the next read of changes whose announcement was missed. */
const BEHIND_MS = 20_000
/** How long a process may not answer at all: it may be stopped, or wait for its database. */
const SILENT_MS = 120_000
const AGAIN_MS = 100

/**
 * The fields in which two sights of one version differ. The deadline is left out: a message about the table moves it
 * without a new version.
 */
export function differencesOf(own: SightMessage, fresh: SightMessage): readonly string[] {
  const fields = Object.keys(fresh) as (keyof SightMessage)[]
  return fields.filter(field => field !== 'deadline' && !isDeepStrictEqual(own[field], fresh[field]))
}

/** The sight of a new connection of the same person at this process; undefined when it does not answer. */
async function freshSight(
  { cookie, address }: Client,
  url: string,
  table: string,
  viewer: Viewer,
): Promise<SightMessage | undefined> {
  const fresh = new Client(url)
  fresh.cookie = cookie
  fresh.address = address
  try {
    await fresh.connect()
    await fresh.watch(table, viewer)
    return fresh.sight(table, viewer)
  } catch {
    return undefined
  } finally {
    fresh.leave()
  }
}

/** Looks until the client and this process are at the same version; gives what differs, in words. */
async function divergenceAt(client: Client, url: string, table: string, viewer: Viewer): Promise<string | undefined> {
  let [silentUntil, behindUntil] = [performance.now() + SILENT_MS, Infinity]
  for (;;) {
    await client.reconnect()
    const fresh = await freshSight(client, url, table, viewer)
    const own = client.sight(table, viewer)
    const now = performance.now()
    if (!fresh && now > silentUntil) return `a process does not answer, and the client is at version ${own?.version}`
    if (fresh) {
      if (fresh.version === own?.version) {
        const fields = differencesOf(own, fresh)
        return fields.length === 0 ? undefined : `${fields.join(', ')} of version ${own.version} differ`
      }
      silentUntil = now + SILENT_MS
      behindUntil = Math.min(behindUntil, now + BEHIND_MS)
      if (now > behindUntil) return `the client is at version ${own?.version}, the server at ${fresh.version}`
    }
    await setTimeout(AGAIN_MS)
  }
}

/** A client's sight beside that of every process. */
export async function divergencesOf(
  client: Client,
  urls: readonly string[],
  table: string,
  viewer: Viewer,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const url of urls) {
    const divergence = await divergenceAt(client, url, table, viewer)
    if (divergence !== undefined) found.push(`table ${table}, viewer ${viewer}: ${divergence}`)
  }
  return found
}
