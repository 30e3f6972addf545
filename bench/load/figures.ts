// Figures from the measurements.

import type { ServerResult } from './contest.ts'
import { type Timings, timingsOf } from './timings.ts'

export interface Figures extends Timings {
  readonly actionsPerSecond: number
  /** Choices for each second of a core that the server used; `null` where the system does not tell. */
  readonly actionsPerCpuSecond: number | null
  readonly bytesPerChoice: number
  /** Share of its core that the generator used. */
  readonly generatorCpu: number
  /** The generator was the limit: the server could have done more. */
  readonly lowerBound: boolean
  readonly refused: number
}

/** A generator that uses more of its core is the limit itself. */
const BUSY = 0.9

const round = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits

export function figuresOf({ stretches, serverCpu }: ServerResult): Figures {
  const sum = (of: (stretch: ServerResult['stretches'][number]) => number): number =>
    stretches.reduce((all, each) => all + of(each), 0)
  const actions = sum(each => each.actions)
  const seconds = sum(each => each.seconds)
  const generatorCpu = sum(each => each.generatorCpu * each.seconds) / seconds
  return {
    actionsPerSecond: round(actions / seconds, 0),
    actionsPerCpuSecond: serverCpu === undefined || serverCpu === 0 ? null : round(actions / serverCpu, 0),
    ...timingsOf(stretches.flatMap(each => each.times)),
    bytesPerChoice: round(sum(each => each.bytes) / actions, 0),
    generatorCpu: round(generatorCpu, 2),
    lowerBound: generatorCpu > BUSY,
    refused: sum(each => each.refused),
  }
}

/** How many times the one is as much as the other. */
export const ratio = (one: number, other: number): number => round(one / other, 2)
