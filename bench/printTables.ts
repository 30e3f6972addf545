import type { Absolute, Absolutes } from './figures.ts'
import { verdict, wordsOf } from './limit.ts'
import type { Figure, Reading } from './suites/suite.ts'

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

export const absoluteTable = (of: Absolutes): string => {
  const rows = [['', 'per second of CPU', 'spread', 'ms by the clock']]
  for (const [id, whats] of Object.entries(of)) {
    for (const [what, absolute] of Object.entries(whats)) rows.push([`${id}: ${what}`, ...cells(absolute)])
  }
  return columns(rows)
}

const cells = (absolute: Absolute): readonly string[] =>
  'perSecond' in absolute
    ? [number(absolute.perSecond), `${(absolute.spread * 100).toFixed(0)} %`]
    : ['', absolute.among === undefined ? '' : `of ${absolute.among}`, number(absolute.wallMs)]

export const figureTable = (figures: readonly { readonly figure: Figure; readonly value: number }[]): string =>
  columns([
    ['', 'ratio', 'wanted', ''],
    ...figures.map(({ figure, value }) => [
      figure.name,
      number(value),
      wordsOf(figure, number),
      verdict(figure, value),
    ]),
  ])

export const readingTable = (readings: readonly Reading[]): string =>
  columns([
    ['', 'is', 'wanted', ''],
    ...readings.map(reading => [
      reading.name,
      number(reading.value),
      wordsOf(reading, number),
      verdict(reading, reading.value),
    ]),
  ])
