// Repeats each dear request as often as the limits allow, and looks how long people wait who only play.

import { readFileSync } from 'node:fs'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Flooded } from './dear/flood.ts'
import { Innocent } from './dear/innocent.ts'
import { prepare } from './dear/prepared.ts'
import { type Flood, floodsOf } from './dear/requests.ts'
import { Place, ServerProcess } from './process.ts'

/** While one request was repeated: the waits of people who play, in milliseconds, and what was sent. */
export interface DearLine extends Flooded {
  readonly name: string
  readonly p50: number
  readonly p99: number
  readonly choices: number
  /** The part of a core that the server used meanwhile, in percent; 0 where the system does not say. */
  readonly busy: number
}

export interface DearResult {
  /** The longest p99, in milliseconds, and the request that was repeated then. */
  readonly worst: number
  readonly request: string
  /** The most memory that the server has held. */
  readonly memoryMB: number
  readonly lines: readonly DearLine[]
}

const INNOCENTS = 3
const MB = 1024
/** Of the times in /proc. */
const TICK_MS = 10

const rankOf = (sorted: readonly number[], part: number): number =>
  Math.round(10 * (sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0)) / 10

/** The most that the process has ever held; 0 where the system does not say. */
function peakOf(pid: number): number {
  try {
    const [, kB = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kB) / MB)
  } catch {
    return 0
  }
}

/** Milliseconds of the processor that the process has used; 0 where the system does not say. */
function usedBy(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return TICK_MS * (Number(fields[11]) + Number(fields[12]))
  } catch {
    return 0
  }
}

async function flooded(url: string, flood: Flood, ms: number): Promise<Flooded> {
  const worker = new Worker(new URL('./dear/flood.ts', import.meta.url), { workerData: { url, flood } })
  const done = new Promise<Flooded>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  await Promise.race([setTimeout(ms), done])
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage('enough')
  return done
}

async function measureDear(seconds: number): Promise<DearResult> {
  const place = await Place.on('sqlite')
  const server = await ServerProcess.start(place, undefined, { TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' })
  const db = place.open()
  const { url } = server
  try {
    const prepared = await prepare(url, db)
    const people = await Promise.all(
      Array.from({ length: INNOCENTS }, (_, i) => Innocent.come(url, `198.51.100.${i + 1}`)),
    )
    const playing = Promise.all(people.map(each => each.play()))
    const lines: DearLine[] = []

    for (const [name, flood] of [['nothing', undefined] as const, ...floodsOf(prepared)]) {
      for (const each of people) each.takeWaits()
      const [began, used] = [performance.now(), usedBy(server.pid!)]
      const found =
        flood === undefined
          ? await setTimeout(seconds * 1000, { answered: 0, refused: 0, bytes: 0 })
          : await flooded(url, flood, seconds * 1000)
      const waits = people.flatMap(each => each.takeWaits()).toSorted((a, b) => a - b)
      const busy = Math.round((100 * (usedBy(server.pid!) - used)) / (performance.now() - began))
      lines.push({ name, busy, ...found, p50: rankOf(waits, 0.5), p99: rankOf(waits, 0.99), choices: waits.length })
    }
    for (const each of people) each.leave()
    await playing
    const worst = lines.filter(({ name }) => name !== 'nothing').toSorted((a, b) => b.p99 - a.p99)[0]
    return { worst: worst?.p99 ?? 0, request: worst?.name ?? '', memoryMB: peakOf(server.pid!), lines }
  } finally {
    await db.close()
    await server.kill()
    place.remove()
  }
}

// `npm run attack` starts this file as a process of its own, and reads its report.
if (import.meta.main) {
  const [seconds] = process.argv.slice(2)
  const result = await measureDear(Number(seconds))
  process.send!(result)
  process.disconnect()
}
