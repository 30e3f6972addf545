// node bench/worker.ts KIND ENGINE WARM MEASURE: one measurement in a process of its own; the last line is its rates as JSON.

import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { type EngineName, engines } from './engines.ts'
import { type Kind, kinds } from './measure/index.ts'
import type { Tally, Work } from './measure/tally.ts'

const [kind, name, warm, measure] = process.argv.slice(2)

/** Works for so many milliseconds by the clock; returns what was done per second of the main thread's own CPU time. */
const rates = (work: Work, milliseconds: number): Tally => {
  const tally: Tally = {}
  const until = performance.now() + milliseconds
  const before = process.threadCpuUsage()
  do work(tally)
  while (performance.now() < until)
  const { user, system } = process.threadCpuUsage(before)
  const seconds = (user + system) / 1e6
  return Object.fromEntries(Object.entries(tally).map(([what, n]) => [what, n / seconds]))
}

const work = kinds[kind as Kind](await engines[name as EngineName]())
rates(work, Number(warm))
console.log(JSON.stringify(rates(work, Number(measure))))
