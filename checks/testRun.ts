// Runs test files: as many at a time as there are cores, and one that computes beside them. Those that mostly wait, for a
// browser or a server, come first.

import { availableParallelism } from 'node:os'
import type { Cpu } from './cpuMeter.ts'
import { groupOf, kindOf, mostlyWaits } from './testGroups.ts'
import { TestProcess } from './testProcess.ts'
import { TestReport } from './testReport.ts'

/** No file takes nearly as long, also on a slow machine. */
const FILE_MS = 6 * 60_000

export interface FileTime {
  readonly file: string
  readonly kind: string
  readonly ms: number
  readonly cpu: Cpu
}

export interface TestRun {
  readonly report: TestReport
  readonly files: readonly FileTime[]
}

interface Group {
  readonly name: string
  readonly files: string[]
  /** Processes that are at it. */
  lanes: number
}

/** Files that share processes, in the order of their first one. */
const grouped = (files: readonly string[]): Group[] =>
  Array.from(Map.groupBy(files, groupOf), ([name, each]) => ({ name, files: [...each], lanes: 0 }))

/** Where the fewest processes are at work; a group that somebody is at is shared when no other is left. */
function nextOf(groups: readonly Group[]): Group | undefined {
  const left = groups.filter(({ files }) => files.length > 0)
  return left.toSorted((a, b) => a.lanes - b.lanes)[0]
}

export async function runTestFiles(
  root: string,
  files: readonly string[],
  onProgress: (report: TestReport) => void,
  fileMs = FILE_MS,
): Promise<TestRun> {
  const report = new TestReport(root)
  const times: FileTime[] = []
  const waiting = grouped(files.filter(mostlyWaits))
  const computing = grouped(files.filter(file => !mostlyWaits(file)))

  /** Runs files of a group in one process until none is left, or until the process is lost. */
  async function work(group: Group): Promise<void> {
    const one = new TestProcess(root)
    let isAlive = true
    for (let file = group.files.shift(); file !== undefined; file = group.files.shift()) {
      const log = report.of(file)
      const { end, ms, cpu } = await one.run(file, fileMs, news => {
        log.hear(news)
        onProgress(report)
      })
      times.push({ file, kind: kindOf(file), ms, cpu })
      const during = log.running === '' ? '' : ` in “${log.running}”`
      if (end === 'broken') report.failed(`${file} broke off${during}`, file, one.output)
      if (end === 'late') report.failed(`${file} did not end and was ended${during}`, file, one.output)
      isAlive = end === 'done'
      if (!isAlive) break
    }
    if (isAlive && !(await one.close()))
      report.notes.push(`${group.name}: a process had to be ended, something in it was still open`)
  }

  async function lane(...all: readonly (readonly Group[])[]): Promise<void> {
    for (const groups of all)
      for (let group = nextOf(groups); group; group = nextOf(groups)) {
        group.lanes += 1
        await work(group)
        group.lanes -= 1
      }
  }
  const cores = Array.from({ length: availableParallelism() }, () => lane(waiting, computing))
  await Promise.all([...cores, lane(computing)])
  return { report, files: times }
}
