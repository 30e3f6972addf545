// Metrics in the text format of Prometheus.

import { readdirSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { BUILD } from './build.ts'

type Labels = Readonly<Record<string, string>>

interface Family {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  lines(): readonly string[] | Promise<readonly string[]>
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')
const labelled = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

/** The count of one combination of labels. */
export interface Count {
  value: number
}

/** One number for each combination of labels. */
export class Counter implements Family {
  readonly type = 'counter'
  readonly name: string
  readonly help: string
  readonly #counts = new Map<string, Count>()

  constructor(name: string, help: string) {
    this.name = name
    this.help = help
  }

  /** To be kept by those who count often. */
  of(labels: Labels): Count {
    const key = labelled(labels)
    let count = this.#counts.get(key)
    if (!count) this.#counts.set(key, (count = { value: 0 }))
    return count
  }

  add(labels: Labels = {}, by = 1): void {
    this.of(labels).value += by
  }

  lines(): readonly string[] {
    return [...this.#counts].map(([key, { value }]) => `${this.name}${key} ${value}`)
  }
}

/** Its value is read when the metrics are. */
class Gauge implements Family {
  readonly type: 'gauge' | 'counter'
  readonly name: string
  readonly help: string
  readonly #ask: () => number

  constructor(name: string, help: string, ask: () => number, type: 'gauge' | 'counter' = 'gauge') {
    this.name = name
    this.help = help
    this.type = type
    this.#ask = ask
  }

  lines(): readonly string[] {
    return [`${this.name} ${this.#ask()}`]
  }
}

/** Always 1: what is known about the process stands in the labels. */
class Info implements Family {
  readonly type = 'gauge'
  readonly name: string
  readonly help: string
  readonly #labels: Labels

  constructor(name: string, help: string, labels: Labels) {
    this.name = name
    this.help = help
    this.#labels = labels
  }

  lines(): readonly string[] {
    return [`${this.name}${labelled(this.#labels)} 1`]
  }
}

/** A database that does not answer must not keep the other figures back. */
const ANSWERS_MS = 2000

/** Its value has to be asked for, and may not be known. */
class AskedGauge implements Family {
  readonly type = 'gauge'
  readonly name: string
  readonly help: string
  readonly #ask: () => Promise<number | undefined>

  constructor(name: string, help: string, ask: () => Promise<number | undefined>) {
    this.name = name
    this.help = help
    this.#ask = ask
  }

  async lines(): Promise<readonly string[]> {
    const late = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => late.resolve(undefined), ANSWERS_MS)
    const value = await Promise.race([this.#ask().catch(() => undefined), late.promise])
    clearTimeout(timer)
    return value === undefined ? [] : [`${this.name} ${value}`]
  }
}

/** How many files and sockets this process has open, where the system tells. */
function openFiles(): number | undefined {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return undefined
  }
}

/** The buckets in seconds: from a single read to a wait that is too long. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** The observations of one combination of labels. */
export class Series {
  readonly labels: Labels
  readonly counts: number[] = SECONDS.map(() => 0)
  sum = 0
  count = 0

  constructor(labels: Labels) {
    this.labels = labels
  }

  observe(seconds: number): void {
    const bucket = SECONDS.findIndex(most => seconds <= most)
    if (bucket >= 0) this.counts[bucket]! += 1
    this.sum += seconds
    this.count += 1
  }

  /** Observes how long the work takes, also when it fails. */
  time<T>(work: () => Promise<T>): Promise<T> {
    const begun = performance.now()
    const working = work()
    const observe = (): void => this.observe((performance.now() - begun) / 1000)
    working.then(observe, observe)
    return working
  }
}

export class Histogram implements Family {
  readonly type = 'histogram'
  readonly name: string
  readonly help: string
  readonly #series = new Map<string, Series>()

  constructor(name: string, help: string) {
    this.name = name
    this.help = help
  }

  of(labels: Labels): Series {
    const key = labelled(labels)
    let series = this.#series.get(key)
    if (!series) this.#series.set(key, (series = new Series(labels)))
    return series
  }

  lines(): readonly string[] {
    return [...this.#series.values()].flatMap(({ labels, counts, sum, count }) => {
      let below = 0
      const buckets = counts.map((n, i) => {
        below += n
        return `${this.name}_bucket${labelled({ ...labels, le: String(SECONDS[i]) })} ${below}`
      })
      return [
        ...buckets,
        `${this.name}_bucket${labelled({ ...labels, le: '+Inf' })} ${count}`,
        `${this.name}_sum${labelled(labels)} ${sum}`,
        `${this.name}_count${labelled(labels)} ${count}`,
      ]
    })
  }
}

export class Metrics {
  readonly #families: Family[] = []

  readonly requests = this.#add(new Histogram('lastlight_request_seconds', 'Requests, by route, method and status.'))
  readonly commands = this.#add(new Counter('lastlight_commands_total', 'Commands at tables, by game and result.'))
  readonly storage = this.#add(new Histogram('lastlight_storage_seconds', 'What the database takes, by operation.'))
  /** By game and result: the labels are written once. */
  readonly #commandCounts = new Map<string, Map<string, Count>>()
  readonly bots = this.#add(new Histogram('lastlight_bot_seconds', 'How long bots take, by game and level.'))

  constructor() {
    const { version, revision } = BUILD
    const labels = { version, revision: revision ?? 'unknown', node: process.versions.node }
    this.#add(new Info('lastlight_build_info', 'The version that is running.', labels))
    if (openFiles() !== undefined) this.watch('process_open_fds', 'Open files and sockets.', () => openFiles() ?? 0)
    this.watch('process_resident_memory_bytes', 'Memory that is in use.', () => process.memoryUsage.rss())
    this.watch('nodejs_heap_used_bytes', 'Memory in use by JavaScript.', () => process.memoryUsage().heapUsed)
    const cpu = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1e6
    this.watchCount('process_cpu_seconds_total', 'Processor time so far.', cpu)
    const begun = Date.now() / 1000 - process.uptime()
    this.watch('process_start_time_seconds', 'When the process began.', () => begun)
    // Utilization since the metrics were last read.
    let last = performance.eventLoopUtilization()
    this.watch('nodejs_eventloop_utilization', 'Share of the time in which the event loop was busy.', () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, last)
      last = now
      return Number.isFinite(utilization) ? utilization : 0
    })
  }

  /** Counts a command, which happens at every choice. */
  countCommand(game: string, result: string): void {
    let counts = this.#commandCounts.get(game)
    if (!counts) this.#commandCounts.set(game, (counts = new Map<string, Count>()))
    let count = counts.get(result)
    if (!count) counts.set(result, (count = this.commands.of({ game, result })))
    count.value += 1
  }

  /** Adds a gauge whose value another part knows: live tables, sockets, tasks that wait for a thread. */
  watch(name: string, help: string, ask: () => number): void {
    this.#add(new Gauge(name, help, ask))
  }

  /** Adds a number that only grows while the process lives. */
  watchCount(name: string, help: string, ask: () => number): void {
    this.#add(new Gauge(name, help, ask, 'counter'))
  }

  /** Adds a gauge whose value takes a moment to find out, and is left out where it is not known. */
  watchLater(name: string, help: string, ask: () => Promise<number | undefined>): void {
    this.#add(new AskedGauge(name, help, ask))
  }

  #add<F extends Family>(family: F): F {
    if (this.#families.some(({ name }) => name === family.name)) throw new Error(`${family.name} is there already`)
    this.#families.push(family)
    return family
  }

  async text(): Promise<string> {
    const lines = await Promise.all(
      this.#families.map(async family => [
        `# HELP ${family.name} ${family.help}`,
        `# TYPE ${family.name} ${family.type}`,
        ...(await family.lines()),
      ]),
    )
    return `${lines.flat().join('\n')}\n`
  }
}
