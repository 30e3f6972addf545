// Compares a table's log with what people have sent and what they were told: every acknowledged choice is in it once,
// in order, and every choice of a person in it was sent by that person.

import { type Entry, same } from '@lastlight/kernel'
import type { Database } from '../../src/storage/database.ts'
import type { ChosenBy } from '../../src/tables/rows.ts'
import type { Acknowledged } from '../player.ts'

/** A log entry, with the key of the command that has made it. */
export interface LoggedChoice {
  readonly version: number
  readonly entry: Entry
  readonly by: ChosenBy
  readonly key: string | null
}

/** What one person has done at a table, in the order in which it was sent or acknowledged. */
export interface SentChoices {
  readonly keys: readonly string[]
  readonly acknowledged: readonly Acknowledged[]
}

export async function readLoggedChoices(db: Database, table: string): Promise<readonly LoggedChoice[]> {
  const rows = await db.read<{ version: number; entry: string; chosen_by: ChosenBy; request_key: string | null }>`
    SELECT version, entry, chosen_by, request_key FROM log_entries WHERE table_id = ${table} ORDER BY version`
  return rows.map(({ version, entry, chosen_by: by, request_key: key }) => ({
    version,
    entry: JSON.parse(entry) as Entry,
    by,
    key,
  }))
}

export function lostIn(log: readonly LoggedChoice[], people: readonly SentChoices[]): string[] {
  const byVersion = new Map(log.map(each => [each.version, each]))
  const gaps = [...byVersion.keys()].flatMap((version, i) =>
    version === i + 1 ? [] : [`version ${version} stands where ${i + 1} should`],
  )
  const missing = people.flatMap(({ acknowledged }) =>
    acknowledged.flatMap(each => {
      const found = byVersion.get(each.version)
      if (!found) return [`version ${each.version} was acknowledged and is gone`]
      if (same(found.entry, each.entry)) return []
      return [`version ${each.version} is ${JSON.stringify(found.entry)}, not ${JSON.stringify(each.entry)}`]
    }),
  )
  const disordered = people.flatMap(({ acknowledged }) =>
    acknowledged.flatMap(({ version }, i) =>
      i === 0 || version > acknowledged[i - 1]!.version
        ? []
        : [`version ${version} was acknowledged after version ${acknowledged[i - 1]!.version}`],
    ),
  )
  return [...gaps, ...missing, ...disordered]
}

export function duplicatedIn(log: readonly LoggedChoice[], people: readonly SentChoices[]): string[] {
  const sent = new Set(people.flatMap(({ keys }) => keys))
  const seen = new Map<string, number>()
  const found: string[] = []
  for (const { version, by, key } of log) {
    if (by !== 'person' && by !== 'part') continue
    if (key === null || !sent.has(key))
      found.push(`version ${version} was chosen by a person, and no person has sent it`)
    else if (seen.has(key)) found.push(`versions ${seen.get(key)} and ${version} are the same choice`)
    else seen.set(key, version)
  }
  const versions = new Map<number, string>()
  for (const { acknowledged } of people)
    for (const { version, key } of acknowledged) {
      if ((versions.get(version) ?? key) !== key) found.push(`version ${version} was acknowledged for two choices`)
      versions.set(version, key)
    }
  return found
}

/** One choice that was sent twice must be acknowledged with one version. */
export const acknowledgedTwice = (versionsOfKeys: ReadonlyMap<string, ReadonlySet<number>>): string[] =>
  [...versionsOfKeys.values()].flatMap(versions =>
    versions.size === 1 ? [] : [`one choice was acknowledged as versions ${[...versions].join(' and ')}`],
  )
