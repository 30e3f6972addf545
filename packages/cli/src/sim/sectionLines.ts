// A section of a report as lines for a terminal.

import type { Words } from '@lastlight/words'
import { numbersOf } from './page/numbers.ts'
import type { Cell, Column, Section } from './page/section.ts'

const GAP = '  '

export function sectionLines({ title, of, columns, rows, total, after }: Section, words: Words): readonly string[] {
  const numbers = numbersOf(words.locale)
  const text = (cell: Cell, { kind }: Column): string =>
    [numbers.cell(cell, kind), ...numbers.sureness(cell, kind)].join(' ')
  const lines = [
    [of, ...columns.map(({ name }) => name)],
    ...[...rows, ...(total ? [total] : [])].map(({ name, cells }) => [
      name,
      ...cells.map((cell, i) => text(cell, columns[i]!)),
    ]),
  ]
  const widths = lines[0]!.map((_, i) => Math.max(...lines.map(line => line[i]!.length)))
  const padded = lines.map(line => line.map((cell, i) => cell.padEnd(widths[i]!)).join(GAP))
  return ['', title, ...padded.map(line => `${GAP}${line}`.trimEnd()), ...(after === undefined ? [] : [GAP + after])]
}
