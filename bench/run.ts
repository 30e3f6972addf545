// npm run bench [-- SUITE] [--json] [--seconds N] [--only WORD,WORD]: our speed beside our peers', in one run.

import process from 'node:process'
import { parseArgs } from 'node:util'
import { absolutes, ratio } from './figures.ts'
import { installPeers } from './peers/install.ts'
import { measureRounds, roundsIn } from './rounds.ts'
import { suites } from './suites/index.ts'
import { idOf, type SpeedSuite, type WeighedSuite } from './suites/suite.ts'
import { absoluteTable, figureTable, readingTable } from './table.ts'

/** Leaves time for installing the peers in a minute. */
const SECONDS = 50

interface Wishes {
  readonly seconds: number
  readonly only: readonly string[]
}

const progress = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

const weigh = async (suite: WeighedSuite): Promise<Readonly<Record<string, unknown>>> => {
  const { readings, report } = await suite.weigh(progress)
  console.log(`\n${readingTable(readings)}`)
  return report
}

const race = async (suite: SpeedSuite, { seconds, only }: Wishes): Promise<Record<string, unknown>> => {
  progress(await suite.check())
  const measurements = suite.measurements.filter(
    measurement => only.length === 0 || only.some(word => idOf(measurement).includes(word)),
  )
  const rounds = await measureRounds(measurements, roundsIn(seconds, measurements), progress)
  const absolute = absolutes(rounds)
  const figures = suite.figures.flatMap(figure => {
    const value = ratio(figure, absolute)
    return value === undefined ? [] : [{ figure, value }]
  })
  console.log(`\n${absoluteTable(absolute)}\n\n${figureTable(figures)}`)
  return { ...Object.fromEntries(figures.map(({ figure, value }) => [figure.name, value])), absolute }
}

const fail = (message: string): never => {
  progress(message)
  process.exit(1)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: String(SECONDS) },
    only: { type: 'string', default: '' },
  },
})
const names = positionals.length > 0 ? positionals : Object.keys(suites)
const unknown = names.filter(name => !Object.hasOwn(suites, name))
if (unknown.length > 0) fail(`No such suite: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`)
const seconds = Number(values.seconds)
if (!(seconds > 0)) fail(`--seconds wants a number above 0, not ${values.seconds}.`)
const only = values.only.split(',').filter(word => word !== '')

const report: Record<string, unknown> = {}
for (const name of names) {
  const suite = await suites[name]?.()
  // 'long-night' is asked for, `longNight` is the field.
  const field = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (suite === undefined) continue
  if (suite.peers) installPeers(progress)
  progress(`${suite.name}: ${suite.about}`)
  report[field] = await ('weigh' in suite ? weigh(suite) : race(suite, { seconds, only }))
}
if (values.json) console.log(JSON.stringify(report))
