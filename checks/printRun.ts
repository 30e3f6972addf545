// What a person reads of a run: how far it is, what failed, and where the time went.

import process from 'node:process'
import type { TestReport } from './testReport.ts'
import type { KindTime } from './testTimes.ts'

const EVERY = 30_000

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
export const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ')
export const printLine = (name: string, isWell: boolean, ms: number): void =>
  console.log(`${name.padEnd(10)} ${isWell ? 'ok' : 'FAILED'}  ${seconds(ms)}`)

let told = performance.now()
let named = 0

/**
 * For a person at a terminal one line that rewrites itself, for a log a line now and then. A failure is told at once,
 * and again at the end: a run that is cut off has told it, too.
 */
export function printProgress(report?: TestReport): void {
  const text = report ? `tests      ${report.passed} passed, ${report.failures.length} failed` : ''
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K`)
  for (const { title, place, text } of report?.failures.slice(named) ?? [])
    console.error(`✖ ${title}  (${place})\n${indent(text)}`)
  named = report?.failures.length ?? named
  if (process.stderr.isTTY) process.stderr.write(text)
  else if (text && performance.now() - told > EVERY) {
    told = performance.now()
    console.error(`${text} so far`)
  }
}

export function printReport({ failures, notes, slowest, skipped }: TestReport, kinds: readonly KindTime[]): void {
  for (const { title, place, text } of failures) console.log(`\n✖ ${title}\n  ${place}\n${indent(text)}`)
  if (notes.length > 0) console.log(`\nnotes\n${indent(notes.join('\n'))}`)
  if (slowest.length > 0) console.log('\nslowest tests')
  for (const { title, file, ms } of slowest) console.log(`${seconds(ms).padStart(9)}  ${title}  (${file})`)
  if (kinds.length > 1) printKinds(kinds)
  if (skipped > 0) console.log(`\n${skipped} skipped`)
  console.log()
}

/** Work is the processor's time; a file waits while it uses less than one core. */
function printKinds(kinds: readonly KindTime[]): void {
  console.log('\nwhere the time went, in seconds')
  const row = (head: string, ...cells: readonly string[]): void =>
    console.log(`${head.padStart(7)}  ${cells.map(cell => cell.padStart(9)).join('')}`)
  row('', 'kind', 'files', 'our work', 'browser', 'database', 'waiting')
  for (const { kind, files, share, own, browser, database, waited } of kinds) {
    const figures = [own, browser, database, waited].map(each => each.toFixed(0))
    row(`${Math.round(share * 100)} %`, kind, String(files), ...figures)
  }
}
