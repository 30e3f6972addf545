import type { Entry, Told } from '@lastlight/kernel'
import type { LogRow } from './rows.ts'

export interface LogEntry {
  readonly version: number
  readonly entry: Entry
  readonly told: readonly Told<unknown>[]
  readonly at: number
}

export const logEntryOf = ({ version, entry, told, at }: LogRow): LogEntry => ({
  version,
  at,
  entry: JSON.parse(entry) as Entry,
  told: JSON.parse(told) as Told<unknown>[],
})
