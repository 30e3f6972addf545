// One process that runs test files, one after the other. It can always be ended, with all that it has started.

import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { type Cpu, CpuMeter } from './cpuMeter.ts'
import type { TestNews } from './testReporter.ts'

export type Order = { readonly file: string; readonly timeout: number } | 'end'

/** How a file ended: by itself, by the clock, or with its process. */
export type FileEnd = 'done' | 'late' | 'broken'

export interface FileTimes {
  readonly ms: number
  readonly cpu: Cpu
}

const WORKER = join(import.meta.dirname, 'testWorker.ts')
const REPORTER = join(import.meta.dirname, 'testReporter.ts')
/** How much longer a file may take to put away what it had open when its time was over. */
const CLOSING_MS = 20_000
const ENDING_MS = 10_000
const LOOK_MS = 1000
const KEPT_OUTPUT = 20_000

const running = new Set<TestProcess>()
export const endAll = (): void => {
  for (const each of running) each.kill()
}

export class TestProcess {
  readonly #child: ChildProcess
  readonly #meter: CpuMeter
  readonly #exit: Promise<unknown>
  #onNews: (news: TestNews) => void = () => {}
  #last: Cpu = { own: 0, browser: 0, database: 0 }
  /** The end of what it has printed. */
  output = ''

  constructor(root: string) {
    // Groups of processes are ended as one; Windows has none.
    const detached = process.platform !== 'win32'
    this.#child = fork(WORKER, {
      cwd: root,
      detached,
      execArgv: [`--test-reporter=${REPORTER}`, '--test-reporter-destination=stderr'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#meter = new CpuMeter(this.#child.pid ?? -1)
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output = (this.output + text).slice(-KEPT_OUTPUT)
      })
    this.#child.on('message', (news: TestNews) => this.#onNews(news))
    this.#exit = new Promise(resolve => {
      this.#child.on('exit', resolve).on('error', resolve)
    })
    running.add(this)
    void this.#exit.then(() => running.delete(this))
  }

  kill(): void {
    const { pid } = this.#child
    try {
      if (pid !== undefined && process.platform !== 'win32') process.kill(-pid, 'SIGKILL')
      else this.#child.kill('SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  }

  /** `timeout`: when the file is told to end; it is ended a little later. */
  async run(
    file: string,
    timeout: number,
    onNews: (news: TestNews) => void,
  ): Promise<FileTimes & { readonly end: FileEnd }> {
    const start = performance.now()
    const look = setInterval(() => this.#meter.read(), LOOK_MS)
    let clock: NodeJS.Timeout | undefined
    const done = new Promise<FileEnd>(resolve => {
      this.#onNews = news => {
        onNews(news)
        if (news.type === 'end' && news.depth === 0)
          resolve(news.failure?.kind === 'testTimeoutFailure' ? 'late' : 'done')
      }
      clock = setTimeout(() => resolve('late'), timeout + CLOSING_MS)
      void this.#exit.then(() => resolve('broken'))
    })
    const order: Order = { file, timeout }
    this.#child.send(order, () => undefined)
    const end = await done
    clearTimeout(clock)
    clearInterval(look)
    if (end !== 'done') this.kill()
    const before = this.#last
    this.#last = this.#meter.read()
    const { own, browser, database } = this.#last
    const cpu = { own: own - before.own, browser: browser - before.browser, database: database - before.database }
    return { end, ms: performance.now() - start, cpu }
  }

  /** Whether it ended by itself; otherwise something was left open, and it is ended. */
  async close(): Promise<boolean> {
    const order: Order = 'end'
    if (this.#child.connected) this.#child.send(order, () => undefined)
    let endedItself = true
    const clock = setTimeout(() => {
      endedItself = false
      this.kill()
    }, ENDING_MS)
    await this.#exit
    clearTimeout(clock)
    return endedItself
  }
}
