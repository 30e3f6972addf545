// The processor's time of a process and of all that it starts, as Linux counts it; nothing elsewhere.

import { readdirSync, readFileSync } from 'node:fs'

/** Seconds of the processor by program: our own processes, the browser, and the database. */
export interface Cpu {
  readonly own: number
  readonly browser: number
  readonly database: number
}

/** Kernel clock ticks per second (USER_HZ). */
const TICKS = 100
const OTHERS: readonly (readonly [RegExp, 'browser' | 'database'])[] = [
  [/chrom|msedge/i, 'browser'],
  [/postgres|initdb/, 'database'],
]

interface Row {
  readonly pid: number
  /** Differs where a number is given to another process later. */
  readonly key: string
  readonly parent: number
  readonly name: string
  /** Its own time and that of its children which have ended. */
  readonly seconds: number
}

/** Fields 4, 14 to 17 and 22 of `/proc/PID/stat`; the name before them may hold anything. */
function rowOf(pid: string): Row | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const end = text.lastIndexOf(')')
    const fields = text.slice(end + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0)
    const name = text.slice(text.indexOf('(') + 1, end)
    return { pid: Number(pid), key: `${pid} ${fields[19]}`, parent: Number(fields[1]), name, seconds: ticks / TICKS }
  } catch {
    return undefined // It has ended, or this is no Linux.
  }
}

function allRows(): readonly Row[] {
  try {
    return readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) ? (rowOf(name) ?? []) : []))
  } catch {
    return [] // Without /proc nothing is measured.
  }
}

type Program = (typeof OTHERS)[number][1]

const programOf = (name: string): Program | undefined => OTHERS.find(([pattern]) => pattern.test(name))?.[1]

export class CpuMeter {
  readonly #pid: number
  /** Of each browser and database, with its children, the most that was seen. */
  readonly #others = new Map<string, { readonly program: Program; readonly seconds: number }>()
  #total = 0

  constructor(pid: number) {
    this.#pid = pid
  }

  /** What has been used since the process began. To be called now and then: a browser that has ended cannot be asked. */
  read(): Cpu {
    const rows = allRows()
    const children = Map.groupBy(rows, ({ parent }) => parent)
    const secondsOf = (row: Row): number => {
      const sum = (children.get(row.pid) ?? []).reduce((all, child) => all + secondsOf(child), row.seconds)
      const program = programOf(row.name)
      // A process of a browser that another one has started counts with that one.
      if (program && !(programOf(byPid.get(row.parent)?.name ?? '') === program))
        this.#others.set(row.key, { program, seconds: Math.max(sum, this.#others.get(row.key)?.seconds ?? 0) })
      return sum
    }
    const byPid = new Map(rows.map(row => [row.pid, row]))
    const top = byPid.get(this.#pid)
    if (top) this.#total = Math.max(this.#total, secondsOf(top))
    const of = (wanted: Program): number =>
      [...this.#others.values()].reduce((sum, { program, seconds }) => sum + (program === wanted ? seconds : 0), 0)
    const [browser, database] = [of('browser'), of('database')]
    return { own: Math.max(0, this.#total - browser - database), browser, database }
  }
}
