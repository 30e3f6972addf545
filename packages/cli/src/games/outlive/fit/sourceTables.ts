// The tables of numbers in the bots' sources, as Biome would lay them out.

import type { Weights } from '@lastlight/bots/games/outlive'
import { CommandError } from '../../../command.ts'
import { rounded } from '../../../sim/spreads.ts'
import type { Opening } from './opening.ts'

/** weights.ts with other weights. */
export function withWeights(source: string, weights: Weights, note: string): string {
  const lines = Object.entries(weights).flatMap(([part, rows]: [string, { readonly [row: string]: Row }]) => [
    `  ${part}: {`,
    ...Object.entries(rows).map(([name, row]) => `    ${name}: ${tuple(row)},`),
    '  },',
  ])
  return withTable(source, 'WEIGHTS', lines, note)
}

/** opening.ts with other values. */
export function withOpening(source: string, { leader, kept, free }: Opening, note: string): string {
  const withLeaders = withTable(source, 'LEADER', bestFirst(leader), note)
  return withTable(withTable(withLeaders, 'KEPT', bestFirst(kept)), 'FREE', bestFirst(free))
}

type Row = readonly number[]
const tuple = (values: Row): string => `[${values.map(value => String(rounded(value, 3))).join(', ')}]`

const bestFirst = (values: Opening['leader']): string[] =>
  Object.entries(values)
    .sort(([, a], [, b]) => b - a)
    .map(([name, value]) => `  ${name}: ${String(rounded(value))},`)

/** A table is a constant with a type and one object; a note about where it comes from stands right above it. */
function withTable(source: string, name: string, lines: readonly string[], note?: string): string {
  const table = new RegExp(`^(// Fitted .*\\n)?((?:export )?const ${name}: .* = )\\{\\n[^]*?^\\}$`, 'm')
  if (!table.test(source)) throw new CommandError(`There is no table ${name} to write to.`)
  return source.replace(table, (_, noted: string | undefined, head: string) => {
    const above = note === undefined ? (noted ?? '') : `// Fitted ${note}\n`
    return `${above}${head}{\n${lines.join('\n')}\n}`
  })
}
