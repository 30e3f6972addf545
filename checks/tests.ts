import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { finished } from 'node:stream/promises'
import { type EventData, run } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { mostlyWaits } from './long.ts'

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

/** The results of one test file so far. */
interface FileLog {
  /** Titles of the open suites and tests, outermost first */
  readonly titles: string[]
  /** Depth of the test that ended last: a shallower one that ends next has had children */
  depth: number
  output: string
}

export class TestReport {
  passed = 0
  skipped = 0
  readonly failures: Failure[] = []
  /** Notes that tests made with `t.diagnostic`. */
  readonly notes: string[] = []
  readonly #timings: Timing[] = []
  readonly #logs = new Map<string, FileLog>()
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  get slowest(): readonly Timing[] {
    return this.#timings.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  }

  started(data: EventData.TestStart): void {
    const { nesting, name } = data
    this.#log(testFileOf(data)).titles.splice(nesting, Infinity, name)
  }

  printed(data: EventData.TestStdout | EventData.TestStderr): void {
    this.#log(testFileOf(data)).output += data.message
  }

  noted(data: EventData.TestDiagnostic): void {
    const testFile = testFileOf(data)
    if (testFile) this.notes.push(`${this.#nameOf(testFile)}: ${data.message}`)
  }

  ended(data: EventData.TestPass | EventData.TestFail): void {
    const { name, nesting, details } = data
    const testFile = testFileOf(data)
    const log = this.#log(testFile)
    const hadChildren = log.depth > nesting
    log.depth = nesting
    // Node reports the file itself only when it failed to load or held no test.
    if (name === data.file) return this.#fileEnded(name, log, 'error' in details)
    const file = this.#nameOf(testFile)
    const title = [...log.titles.slice(0, nesting), name].join(' › ')
    if (!hadChildren) this.#timings.push({ title, file, ms: details.duration_ms })
    if (data.skip !== undefined || data.todo !== undefined) this.skipped += 1
    else if ('error' in details)
      this.#failed(title, data.file === testFile ? `${file}:${data.line}` : file, details.error)
    else if (details.type !== 'suite') this.passed += 1
    return undefined
  }

  #fileEnded(path: string, { output }: FileLog, broke: boolean): void {
    const file = this.#nameOf(path)
    this.failures.push({ title: `${file} ${broke ? 'broke off' : 'has no tests'}`, place: file, text: output.trim() })
  }

  #failed(title: string, place: string, error: Error & { failureType?: string }): void {
    // A parent that fails because of its children adds no information.
    if (error.failureType === 'subtestsFailed') return
    this.failures.push({ title, place, text: explain(error, this.#root) })
  }

  #log(file = ''): FileLog {
    const log = this.#logs.get(file) ?? { titles: [], depth: 0, output: '' }
    this.#logs.set(file, log)
    return log
  }

  #nameOf(file = ''): string {
    return relative(this.#root, file).replaceAll('\\', '/')
  }
}

/** `file` is where `test` was called, which may be a file that test files share. The types lack `entryFile`. */
const testFileOf = ({ file, entryFile }: { readonly file?: string; readonly entryFile?: string }): string | undefined =>
  entryFile ?? file

/**
 * Runs each file in a process of its own, as many at a time as there are cores. Those that mostly wait for a browser or a
 * server come first, and one that computes runs beside them.
 */
export async function runTestFiles(
  root: string,
  files: readonly string[],
  onProgress: (report: TestReport) => void,
): Promise<TestReport> {
  const report = new TestReport(root)
  const waiting = files.filter(mostlyWaits)
  const computing = files.filter(file => !mostlyWaits(file))
  const ended = (data: EventData.TestPass | EventData.TestFail): void => {
    report.ended(data)
    onProgress(report)
  }
  async function runAll(next: () => string | undefined): Promise<void> {
    for (let file = next(); file !== undefined; file = next()) {
      const stream = run({ files: [join(root, file)], timeout: TIMEOUT })
        .on('test:start', data => report.started(data))
        .on('test:stdout', data => report.printed(data))
        .on('test:stderr', data => report.printed(data))
        .on('test:diagnostic', data => report.noted(data))
        .on('test:pass', ended)
        .on('test:fail', ended)
      await finished(stream.resume())
    }
  }
  const cores = Array.from({ length: availableParallelism() }, () => runAll(() => waiting.shift() ?? computing.shift()))
  await Promise.all([...cores, runAll(() => computing.shift())])
  return report
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
