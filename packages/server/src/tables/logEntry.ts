import type { Entry, Told } from '@lastlight/kernel'
import type { ChosenBy, LogRow } from './rows.ts'

export interface LogEntry {
  readonly version: number
  readonly entry: Entry
  readonly told: readonly Told<unknown>[]
  readonly at: number
  readonly by: ChosenBy
}

export const logEntryOf = ({ version, entry, told, at, chosen_by: by }: LogRow): LogEntry => ({
  version,
  at,
  by,
  entry: JSON.parse(entry) as Entry,
  told: JSON.parse(told) as Told<unknown>[],
})
