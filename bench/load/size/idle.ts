// The memory and CPU time of tables that are stored and not open, beside ten tables that are open.

import { setTimeout as sleep } from 'node:timers/promises'
import { type SizePlan, StoredServer } from './storedServer.ts'

const LIVE = 10
const MINUTE_MS = 60_000

export interface IdleFigures {
  readonly stored: number
  readonly live: number
  /** Memory of the server with all of them stored, less that without them, for each. */
  readonly heapKBPerTable: number
  readonly kBPerTable: number
  /** CPU time of the server in one minute without choices, with the stored tables and without them. */
  readonly cpuMsPerMinute: number
  readonly cpuMsPerMinuteWithout: number
}

interface Rest {
  readonly rss: number
  readonly heapUsed: number
  readonly cpuMsPerMinute: number
}

/** Measures the server with ten open tables and no choices. */
async function rest(stored: number, plan: SizePlan): Promise<Rest> {
  plan.progress(`${stored} stored tables, ${LIVE} live: storing them`)
  const server = await StoredServer.start(plan, LIVE, stored)
  try {
    await server.sit()
    await server.play(plan.warmUp, 1)
    plan.progress(`${stored} stored tables, ${LIVE} live: nobody chooses`)
    const { rss, heapUsed } = await server.memory()
    const start = await server.cpuMs()
    await sleep(plan.seconds * 1000)
    const used = (await server.cpuMs()) - start
    return { rss, heapUsed, cpuMsPerMinute: (used * MINUTE_MS) / (plan.seconds * 1000) }
  } finally {
    await server.close()
  }
}

export async function measureIdle(stored: number, plan: SizePlan): Promise<IdleFigures> {
  const without = await rest(LIVE, plan)
  const all = await rest(stored, plan)
  const perTable = (bytes: number): number => Math.round((bytes / 1024 / stored) * 1000) / 1000
  return {
    stored,
    live: LIVE,
    heapKBPerTable: perTable(all.heapUsed - without.heapUsed),
    kBPerTable: perTable(all.rss - without.rss),
    cpuMsPerMinute: Math.round(all.cpuMsPerMinute),
    cpuMsPerMinuteWithout: Math.round(without.cpuMsPerMinute),
  }
}
