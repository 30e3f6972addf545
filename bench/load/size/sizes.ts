// How the cost grows with the number of live tables: four seats each, and a choice every ten seconds.

import { timingsOf } from '../timings.ts'
import { type SizePlan, StoredServer } from './storedServer.ts'

/** A table makes a choice every so many seconds. */
export const EVERY_SECONDS = 10
/** All sizes are also measured at this rate, so that what does not depend on the choices weighs the same in each. */
const SAME_RATE = 200
/** A game goes on for at least about so many choices. */
const CHOICES_PER_GAME = 30
const HELD_MS = 100
export const GROWTH = { from: 50, to: 2000, wanted: 1.2 }

export interface SizeFigures {
  readonly tables: number
  readonly sockets: number
  readonly choices: number
  /** From the moment at which a choice was due to its acknowledgement, in ms. */
  readonly p50: number
  readonly p99: number
  /** Resident memory of the server, and its heap after a collection, for each table. */
  readonly kBPerTable: number
  readonly heapKBPerTable: number
  /** Milliseconds of a core that the server uses for a choice, with everything that it does besides. */
  readonly cpuMsPerChoice: number
  /** The same at 200 choices a second, whatever the size. */
  readonly sameRate: { readonly choices: number; readonly p99: number; readonly cpuMsPerChoice: number }
  readonly bytesPerChoice: number
  readonly generatorCpu: number
  readonly refused: number
}

export interface Sizes {
  readonly sizes: readonly SizeFigures[]
  /** The largest size whose p99 was under 100 ms; 0 if none was. */
  readonly tables: number
  readonly p99: number | null
  readonly kBPerTable: number | null
  /** CPU for a choice at 2,000 tables by that at 50; null where one of them was not measured. */
  readonly growth: number | null
  readonly growthAtSameRate: number | null
  /** Why the remaining sizes could not be measured. */
  readonly problems: readonly string[]
}

const round = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits
const kB = (bytes: number): number => bytes / 1024

async function measureSize(tables: number, plan: SizePlan): Promise<SizeFigures> {
  const { progress, seconds, warmUp } = plan
  const atSameRate = tables / SAME_RATE
  const spare = Math.ceil(((seconds + warmUp) * SAME_RATE) / tables / CHOICES_PER_GAME)
  progress(`${tables} tables: storing them`)
  const server = await StoredServer.start(plan, tables, tables, spare)
  try {
    const empty = await server.memory()
    progress(`${tables} tables: everybody sits down`)
    const sockets = await server.sit()
    progress(`${tables} tables: warming up`)
    await server.play(warmUp, atSameRate)
    await server.play(warmUp, EVERY_SECONDS)
    progress(`${tables} tables: a choice every ${EVERY_SECONDS} s at each`)
    const played = await server.play(seconds, EVERY_SECONDS)
    const full = await server.memory()
    progress(`${tables} tables: ${SAME_RATE} choices a second in all`)
    const same = await server.play(seconds, atSameRate)
    return {
      tables,
      sockets,
      choices: played.actions,
      ...timingsOf(played.times),
      kBPerTable: round(kB(full.rss - empty.rss) / tables, 1),
      heapKBPerTable: round(kB(full.heapUsed - empty.heapUsed) / tables, 1),
      cpuMsPerChoice: round(played.cpuMs / played.actions, 3),
      sameRate: {
        choices: same.actions,
        p99: timingsOf(same.times).p99,
        cpuMsPerChoice: round(same.cpuMs / same.actions, 3),
      },
      bytesPerChoice: round(played.bytes / played.actions, 0),
      generatorCpu: round(played.generatorCpu, 2),
      refused: played.refused + same.refused,
    }
  } finally {
    await server.close()
  }
}

export async function measureSizes(wanted: readonly number[], plan: SizePlan): Promise<Sizes> {
  const sizes: SizeFigures[] = []
  for (const tables of wanted) {
    const figures = await measureSize(tables, plan).catch(reasonOf)
    // The figures of the smaller sizes are still printed.
    if (typeof figures === 'string') return { ...summary(sizes), problems: [`${tables} tables: ${figures}`] }
    sizes.push(figures)
    const { p50, p99, cpuMsPerChoice, kBPerTable } = figures
    plan.progress(
      `${tables} tables: p50 ${p50} ms, p99 ${p99} ms, ${cpuMsPerChoice} ms CPU a choice, ${kBPerTable} kB each`,
    )
  }
  return summary(sizes)
}

const reasonOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem))

export function summary(sizes: readonly SizeFigures[]): Sizes {
  const held = sizes.filter(({ p99 }) => p99 < HELD_MS).toSorted((a, b) => b.tables - a.tables)[0]
  const growth = (cost: (figures: SizeFigures) => number): number | null => {
    const [from, to] = [GROWTH.from, GROWTH.to].map(tables => sizes.find(each => each.tables === tables))
    return from && to ? round(cost(to) / cost(from), 2) : null
  }
  return {
    sizes,
    tables: held?.tables ?? 0,
    p99: held?.p99 ?? null,
    kBPerTable: held?.kBPerTable ?? null,
    growth: growth(({ cpuMsPerChoice }) => cpuMsPerChoice),
    growthAtSameRate: growth(({ sameRate }) => sameRate.cpuMsPerChoice),
    problems: [],
  }
}
