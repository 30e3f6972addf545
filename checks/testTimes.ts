// Sums the times of test files by their kind.

import type { FileTime } from './testRun.ts'

export interface KindTime {
  readonly kind: string
  readonly files: number
  /** Of the processor's time of all kinds; of the time that passed, where the processor's is not known. */
  readonly share: number
  /** Seconds */
  readonly own: number
  readonly browser: number
  readonly database: number
  readonly waited: number
}

const SECOND = 1000

export function shares(files: readonly FileTime[]): readonly KindTime[] {
  const sum = (list: readonly FileTime[], of: (file: FileTime) => number): number =>
    list.reduce((all, each) => all + of(each), 0)
  const cpuOf = ({ cpu }: FileTime): number => cpu.own + cpu.browser + cpu.database
  const isMeasured = sum(files, cpuOf) > 0
  const workOf = (file: FileTime): number => (isMeasured ? cpuOf(file) : file.ms / SECOND)
  const all = sum(files, workOf)
  return Array.from(
    Map.groupBy(files, ({ kind }) => kind),
    ([kind, list]) => ({
      kind,
      files: list.length,
      share: sum(list, workOf) / all,
      own: sum(list, ({ cpu }) => cpu.own),
      browser: sum(list, ({ cpu }) => cpu.browser),
      database: sum(list, ({ cpu }) => cpu.database),
      waited: sum(list, file => Math.max(0, file.ms / SECOND - workOf(file))),
    }),
  ).toSorted((a, b) => b.share - a.share)
}
