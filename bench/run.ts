// npm run bench [-- SUITE] [--json] [--seconds N] [--only WORD,WORD]: our speed beside our peers', in one run.

import process from 'node:process'
import { parseArgs } from 'node:util'
import { BadArgument, runCommand } from '@lastlight/cli/command'
import type { Options, Usage } from '@lastlight/cli/usage'
import { absolutes, ratio } from './figures.ts'
import { installPeers } from './peers/install.ts'
import { absoluteTable, figureTable, readingTable } from './printTables.ts'
import { measureRounds, roundsIn } from './rounds.ts'
import { suites } from './suites/index.ts'
import { camelCase, idOf, type Measurement, type SpeedSuite, type WeighedSuite } from './suites/suite.ts'

/** Three rounds of a whole game. */
const SECONDS = 90

interface Wishes {
  /** Undefined: as long as the suite itself wants. */
  readonly seconds: number | undefined
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

/** Engines are named as on the command line and as in a report: 'long-night', 'longNight'. */
const isCalled = (word: string, measurement: Measurement): boolean =>
  idOf(measurement).includes(word) || measurement.engine.includes(word)

const race = async (suite: SpeedSuite, { seconds, only }: Wishes): Promise<Record<string, unknown>> => {
  progress(await suite.check())
  const measurements = suite.measurements.filter(
    measurement => only.length === 0 || only.some(word => isCalled(word, measurement)),
  )
  const rounds = await measureRounds(
    measurements,
    roundsIn(seconds ?? suite.seconds ?? SECONDS, measurements),
    progress,
  )
  const absolute = absolutes(rounds)
  const figures = suite.figures.flatMap(figure => {
    const value = ratio(figure, absolute)
    return value === undefined ? [] : [{ figure, value }]
  })
  console.log(`\n${absoluteTable(absolute)}\n\n${figureTable(figures)}`)
  return { ...Object.fromEntries(figures.map(({ figure, value }) => [figure.name, value])), absolute }
}

const OPTIONS = {
  json: { type: 'boolean', default: false, does: 'prints one JSON object as the last line' },
  seconds: {
    type: 'string',
    value: 'N',
    does: `how long each suite is measured (${SECONDS} if not given, and search longer)`,
  },
  only: { type: 'string', value: 'WORD,..', does: 'only what has one of these words in its name' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run bench -- [SUITE..]',
  does: `Our speed beside our peers', in one run. SUITE is one of ${Object.keys(suites).join(', ')}; without it all run.`,
  options: OPTIONS,
  example: 'npm run bench -- search --seconds 20',
}

async function bench(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const names = positionals.length > 0 ? positionals : Object.keys(suites)
  const unknown = names.filter(name => !Object.hasOwn(suites, name))
  if (unknown.length > 0)
    throw new BadArgument(`No such suite: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`)
  const seconds = values.seconds === undefined ? undefined : Number(values.seconds)
  if (seconds !== undefined && !(seconds > 0))
    throw new BadArgument(`--seconds takes a number above 0, not '${values.seconds}'.`)
  const only = (values.only ?? '').split(',').filter(word => word !== '')

  const chosen = await Promise.all(names.map(async name => [name, await suites[name]!()] as const))
  const measured = chosen.flatMap(([, suite]) => ('measurements' in suite ? suite.measurements : []))
  const nothing = only.filter(word => !measured.some(measurement => isCalled(word, measurement)))
  if (nothing.length > 0)
    throw new BadArgument(
      `--only: nothing is called ${nothing.join(', ')}. There are: ${[...new Set(measured.map(idOf))].join(', ')}.`,
    )

  const report: Record<string, unknown> = {}
  for (const [name, suite] of chosen) {
    if (suite.peers) installPeers(progress)
    progress(`${suite.name}: ${suite.about}`)
    report[camelCase(name)] = await ('weigh' in suite ? weigh(suite) : race(suite, { seconds, only }))
  }
  if (values.json) console.log(JSON.stringify(report))
  return 0
}

await runCommand(USAGE, bench)
