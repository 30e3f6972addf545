import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { finished } from 'node:stream/promises'
import { type EventData, run } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { folderToShare, mostlyWaits } from './long.ts'

/** Loads test files, whose paths it is given. */
const TOGETHER = join(import.meta.dirname, 'together.ts')

const SLOWEST = 10
const TIMEOUT = 15 * 60_000

interface Failure {
  readonly title: string
  readonly place: string
  readonly text: string
}

interface Timing {
  readonly title: string
  readonly file: string
  readonly ms: number
}

/** The results of one process so far. Each of its test files is a suite, named by its path. */
class ProcessLog {
  /** Titles of the open suites and tests, outermost first: the test file */
  readonly titles: string[] = []
  /** Depth of the test that ended last: a shallower one that ends next has had children */
  depth = 0
  output = ''
}

export class TestReport {
  passed = 0
  skipped = 0
  readonly failures: Failure[] = []
  /** Notes that tests made with `t.diagnostic`. */
  readonly notes: string[] = []
  readonly #timings: Timing[] = []
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  get slowest(): readonly Timing[] {
    return this.#timings.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  }

  started({ titles }: ProcessLog, { nesting, name }: EventData.TestStart): void {
    titles.splice(nesting, Infinity, name)
  }

  noted({ titles }: ProcessLog, { file, message }: EventData.TestDiagnostic): void {
    if (file !== undefined) this.notes.push(`${titles[0]}: ${message}`)
  }

  ended(log: ProcessLog, data: EventData.TestPass | EventData.TestFail): void {
    const { name, nesting, details } = data
    const hadChildren = log.depth > nesting
    log.depth = nesting
    if (nesting === 0) return this.#fileEnded(log, data, hadChildren)
    const file = log.titles[0]!
    const title = [...log.titles.slice(1, nesting), name].join(' › ')
    if (!hadChildren) this.#timings.push({ title, file, ms: details.duration_ms })
    if (data.skip !== undefined || data.todo !== undefined) this.skipped += 1
    else if ('error' in details) {
      // `test` may have been called in a file that test files share.
      const calledIn = relative(this.#root, data.file ?? '').replaceAll('\\', '/')
      this.#failed(title, calledIn === file ? `${file}:${data.line}` : file, details.error)
    } else if (details.type !== 'suite') this.passed += 1
    return undefined
  }

  #fileEnded(
    log: ProcessLog,
    { name, file, details }: EventData.TestPass | EventData.TestFail,
    hadTests: boolean,
  ): void {
    // Node reports the file that it was given only when the process failed.
    if (name === file) {
      const running = log.titles[0] ?? name
      this.failures.push({ title: `${running} broke off`, place: running, text: log.output.trim() })
    } else if ('error' in details) this.#failed(`${name} broke off`, name, details.error)
    else if (!hadTests) this.failures.push({ title: `${name} has no tests`, place: name, text: '' })
  }

  #failed(title: string, place: string, error: Error & { failureType?: string }): void {
    // A parent that fails because of its children adds no information.
    if (error.failureType === 'subtestsFailed') return
    this.failures.push({ title, place, text: explain(error, this.#root) })
  }
}

/**
 * Runs as many processes at a time as there are cores. Files that mostly wait for a browser or a server come first, and
 * one that computes runs beside them.
 */
export async function runTestFiles(
  root: string,
  files: readonly string[],
  onProgress: (report: TestReport) => void,
): Promise<TestReport> {
  const report = new TestReport(root)
  const waiting = inProcesses(files.filter(mostlyWaits))
  const computing = inProcesses(files.filter(file => !mostlyWaits(file)))
  async function runAll(next: () => readonly string[] | undefined): Promise<void> {
    for (let some = next(); some !== undefined; some = next()) {
      const log = new ProcessLog()
      const printed = ({ message }: EventData.TestStdout | EventData.TestStderr): void => {
        log.output += message
      }
      const ended = (data: EventData.TestPass | EventData.TestFail): void => {
        report.ended(log, data)
        onProgress(report)
      }
      const stream = run({ files: [TOGETHER], argv: [...some], timeout: TIMEOUT })
        .on('test:start', data => report.started(log, data))
        .on('test:stdout', printed)
        .on('test:stderr', printed)
        .on('test:diagnostic', data => report.noted(log, data))
        .on('test:pass', ended)
        .on('test:fail', ended)
      await finished(stream.resume())
    }
  }
  const cores = Array.from({ length: availableParallelism() }, () => runAll(() => waiting.shift() ?? computing.shift()))
  await Promise.all([...cores, runAll(() => computing.shift())])
  return report
}

/**
 * Loading the modules takes longer than most tests of a rule, so the files of a folder share a process where they may. The
 * largest folders come first, so that none of them is left to one core at the end.
 */
function inProcesses(files: readonly string[]): (readonly string[])[] {
  const sharing = Map.groupBy(files, file => folderToShare(file) ?? file)
  return [...sharing.values()].sort((a, b) => b.length - a.length)
}

/** The message with its difference, and the lines of the stack that lie in this tree. */
function explain(error: Error, root: string): string {
  const { cause } = error
  if (!(cause instanceof Error)) return typeof cause === 'string' ? cause : error.message
  const stack = (cause.stack ?? '')
    .split('\n')
    .filter(text => /^\s+at /.test(text) && text.includes(root) && !text.includes('node_modules'))
    .map(text => text.replace('file://', '').replace(`${root}/`, ''))
  return stripVTControlCharacters([`${cause.name}: ${cause.message.trim()}`, ...stack].join('\n'))
}
