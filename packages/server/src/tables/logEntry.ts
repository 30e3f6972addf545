import type { Entry, Told } from '@lastlight/kernel'
import type { ChosenBy, LogRow } from './rows.ts'

export interface LogEntry {
  readonly version: number
  readonly entry: Entry
  readonly told: readonly Told<unknown>[]
  readonly at: number
  readonly by: ChosenBy
  /** The key of the command that has made it; null where there was none. */
  readonly key: string | null
}

export const logEntryOf = ({ version, entry, told, at, chosen_by: by, request_key: key }: LogRow): LogEntry => ({
  version,
  at,
  by,
  key,
  entry: JSON.parse(entry) as Entry,
  told: JSON.parse(told) as Told<unknown>[],
})

/** The seat that chooses or takes something back; -1 where the table goes back. */
export const seatOf = (entry: Entry): number =>
  'seat' in entry ? entry.seat : 'undo' in entry ? entry.undo : 'redo' in entry ? entry.redo : -1
