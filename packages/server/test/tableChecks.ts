// Checks of a table, through the API and in the database.

import assert from 'node:assert/strict'
import type { Entry } from '@lastlight/kernel'
import type { SightMessage } from '@lastlight/protocol'
import { proofOf } from '../src/deals/proof.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { check } from '../src/storage/check.ts'
import type { Database } from '../src/storage/database.ts'
import type { Client } from './client.ts'
import type { Acknowledged } from './player.ts'
import { lostIn, readLoggedChoices } from './storm/logFindings.ts'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown

/** Acknowledged commands that are not in the log as they were acknowledged, one line each. */
async function lossesOf(db: Database, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const lost: string[] = []
  for (const [table, own] of Map.groupBy(acknowledged, each => each.table)) {
    const bySeat = [...Map.groupBy(own, each => each.seat).values()]
    const people = bySeat.map(each => ({ keys: each.map(({ key }) => key), acknowledged: each }))
    for (const line of lostIn(await readLoggedChoices(db, table), people)) lost.push(`table ${table}: ${line}`)
  }
  return lost
}

/** The database fits together, and nothing acknowledged is missing in it. */
export async function assertNothingLost(db: Database, acknowledged: readonly Acknowledged[]): Promise<void> {
  assert.deepEqual(await check(db), [])
  assert.deepEqual(await lossesOf(db, acknowledged), [])
}

/** The API's answers about a finished game fit together, and hold everything that was acknowledged. */
export async function assertProven(
  client: Client,
  table: string,
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  const file = await client.request<{ readonly log: readonly Entry[] }>('GET', `/tables/${table}/export`)
  const proof = proofOf(file, GAMES_BY_ID)
  // Programs without a salt leave the deal to the server; everything else must be proved.
  assert.ok(proof.fits, JSON.stringify(proof.checks))
  for (const { version, entry } of acknowledged) assert.deepEqual(file.log[version - 1], plain(entry))
}

/** The sight that a client has patched together equals the one that the server shows to a new client. */
export async function assertSameSight(client: Client, { table, viewer, ...own }: SightMessage): Promise<void> {
  const fresh = await client.request<{ sight: SightMessage }>('GET', `/tables/${table}/sight?viewer=${viewer}`)
  assert.deepEqual({ table, viewer, ...own }, fresh.sight)
}
