// Counts what test processes tell, and keeps what is worth reading at the end.

import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { TestNews } from './testReporter.ts'

const SLOWEST = 10

interface Failure {
  readonly title: string
  readonly place: string
  readonly text: string
}

interface TestTime {
  readonly title: string
  readonly file: string
  readonly ms: number
}

export class TestReport {
  passed = 0
  skipped = 0
  readonly failures: Failure[] = []
  /** Notes that tests made with `t.diagnostic`. */
  readonly notes: string[] = []
  readonly tests: TestTime[] = []
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  get slowest(): readonly TestTime[] {
    return this.tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  }

  /** Listens to one file. */
  of(file: string): FileLog {
    return new FileLog(this, file, this.#root)
  }

  failed(title: string, place: string, text = ''): void {
    this.failures.push({ title, place, text: stripVTControlCharacters(text).trim() })
  }
}

type Ended = Extract<TestNews, { readonly type: 'end' }>

class FileLog {
  readonly #report: TestReport
  readonly #file: string
  readonly #root: string
  /** Titles of the open suites and tests, outermost first, without the file. */
  readonly #titles: string[] = []
  /** Depth of the test that ended last: a shallower one that ends next has had children. */
  #depth = 0

  constructor(report: TestReport, file: string, root: string) {
    this.#report = report
    this.#file = file
    this.#root = root
  }

  /** The test that runs now. */
  get running(): string {
    return this.#titles.join(' › ')
  }

  hear(news: TestNews): void {
    if (news.type === 'note') this.#report.notes.push(`${this.#file}: ${news.text}`)
    else if (news.type === 'end') this.#ended(news)
    else if (news.depth > 0) this.#titles.splice(news.depth - 1, Infinity, news.name)
  }

  #ended({ depth, name, ms, isSuite, isSkipped, failure, calledIn, line }: Ended): void {
    const hadChildren = this.#depth > depth
    this.#depth = depth
    const title = depth === 0 ? `${this.#file} broke off` : [...this.#titles.slice(0, depth - 1), name].join(' › ')
    this.#titles.splice(Math.max(0, depth - 1))
    if (depth > 0 && !hadChildren) this.#report.tests.push({ title, file: this.#file, ms })
    if (isSkipped) this.#report.skipped += 1
    else if (failure) {
      // A parent that fails because of its children adds no information.
      if (failure.kind === 'subtestsFailed') return
      // `test` may have been called in a file that test files share.
      const isHere = relative(this.#root, calledIn).replaceAll('\\', '/') === this.#file
      const place = depth > 0 && isHere ? `${this.#file}:${line}` : this.#file
      this.#report.failed(title, place, [failure.text, ...this.#stackOf(failure.stack)].join('\n'))
    } else if (depth === 0 && !hadChildren) this.#report.failed(`${this.#file} has no tests`, this.#file)
    else if (!isSuite) this.#report.passed += 1
  }

  /** The lines of the stack that lie in this tree. */
  #stackOf(stack: string): readonly string[] {
    return stack
      .split('\n')
      .filter(text => /^\s+at /.test(text) && text.includes(this.#root) && !text.includes('node_modules'))
      .map(text => text.replace('file://', '').replace(`${this.#root}/`, ''))
  }
}
