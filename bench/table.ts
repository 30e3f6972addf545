import type { Absolute } from './figures.ts'
import type { Figure } from './suites/suite.ts'

/** Three figures for what is small, whole thousands apart for what is large. */
const number = (n: number): string =>
  n.toLocaleString('en-US', n < 1000 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 })

/** Columns as wide as their widest cell; the first is flush left, the others right. */
const columns = (rows: readonly (readonly string[])[]): string => {
  const widths: number[] = []
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('   ')
  return rows.map(row => line(row).trimEnd()).join('\n')
}

export const absoluteTable = (of: Readonly<Record<string, Readonly<Record<string, Absolute>>>>): string => {
  const rows = [['', 'per second of CPU', 'spread']]
  for (const [id, rates] of Object.entries(of)) {
    for (const [what, { perSecond, spread }] of Object.entries(rates)) {
      rows.push([`${id}: ${what}`, number(perSecond), `${(spread * 100).toFixed(0)} %`])
    }
  }
  return columns(rows)
}

export const figureTable = (figures: readonly { readonly figure: Figure; readonly value: number }[]): string =>
  columns([
    ['', 'ratio', 'at least', ''],
    ...figures.map(({ figure: { name, atLeast }, value }) => [
      name,
      number(value),
      number(atLeast),
      value < atLeast ? 'BELOW' : 'ok',
    ]),
  ])
