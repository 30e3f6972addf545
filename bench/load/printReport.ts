// The figures for a person at a terminal.

import type { Figures } from './figures.ts'
import { type Contest, type RateFigures, WANTED } from './measure.ts'
import type { AtSize } from './size/measure.ts'
import { GROWTH } from './size/sizes.ts'

type Line = Omit<Figures, 'bytesPerChoice'> & { readonly bytesPerChoice?: number }

function line(name: string, figures: Line): string {
  const { actionsPerSecond, p50, p99, generatorCpu, lowerBound, bytesPerChoice } = figures
  const bytes = bytesPerChoice === undefined ? '' : `, ${bytesPerChoice} bytes a choice`
  const bound = lowerBound ? ' (the generator was the limit: a lower bound)' : ''
  return `${name.padEnd(14)}${String(actionsPerSecond).padStart(7)} choices/s   p50 ${p50} ms   p99 ${p99} ms   generator ${Math.round(generatorCpu * 100)} %${bytes}${bound}`
}

const verdict = (is: number, wanted: number, atLeast: boolean): string =>
  `${is} (wanted ${atLeast ? 'at least' : 'at most'} ${wanted}: ${(atLeast ? is >= wanted : is <= wanted) ? 'yes' : 'no'})`

export const contestLines = (figures: Contest): readonly string[] => [
  line('Lastlight', figures),
  line('boardgame.io', figures.boardgameIo),
  line('Colyseus', figures.colyseus),
  line('Outlive', figures.outlive),
  `against boardgame.io ${verdict(figures.vsBoardgameIo, WANTED.vsBoardgameIo, true)}`,
  `against Colyseus ${verdict(figures.vsColyseus, WANTED.vsColyseus, true)}`,
  `for each second of CPU: ${figures.perCpu.vsBoardgameIo ?? '?'} and ${figures.perCpu.vsColyseus ?? '?'}`,
]

export const paceLines = (figures: RateFigures): readonly string[] => [
  line('Lastlight', figures),
  line('echo', figures.echo),
  `p99 against the echo ${verdict(figures.p99VsEcho, WANTED.p99VsEcho, false)}`,
]

export function sizeLines({
  sizes = [],
  problems = [],
  tables,
  growth,
  growthAtSameRate,
  idle,
  spectators,
}: AtSize): readonly string[] {
  const lines = sizes.map(
    each =>
      `${String(each.tables).padStart(6)} tables   p50 ${each.p50} ms   p99 ${each.p99} ms   ${each.cpuMsPerChoice} ms CPU a choice (${each.sameRate.cpuMsPerChoice} at the same rate)   ${each.kBPerTable} kB a table`,
  )
  lines.push(...problems)
  if (sizes.length > 0) lines.push(`most tables with a p99 under 100 ms: ${tables}`)
  for (const [name, is] of [
    ['growth', growth],
    ['growth at the same rate', growthAtSameRate],
  ] as const)
    if (typeof is === 'number') lines.push(`${name} ${verdict(is, GROWTH.wanted, false)}`)
  if (idle)
    lines.push(
      `${idle.stored} stored tables: ${idle.heapKBPerTable} kB of heap each, ${idle.cpuMsPerMinute} ms CPU a minute (${idle.cpuMsPerMinuteWithout} without them)`,
    )
  if (spectators)
    lines.push(
      `${spectators.spectators} spectators: p99 ${spectators.p99} ms (${spectators.alone.p99} without them), ${spectators.cpuMsPerChoice} ms CPU a choice (${spectators.alone.cpuMsPerChoice}), ${spectators.bytesPerSpectator} bytes each`,
    )
  return lines
}
