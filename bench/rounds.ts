import { execFile } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Measured } from './measure/meter.ts'
import { idOf, type Measurement } from './suites/suite.ts'

const worker = fileURLToPath(new URL('./worker.ts', import.meta.url))
const run = promisify(execFile)

/** For each measurement, what every process of every round has measured. */
export type Rounds = ReadonlyMap<string, readonly Measured[]>

/** Starting Node and loading an engine, roughly. */
const START_MS = 250

const roundMs = (measurements: readonly Measurement[]): number =>
  measurements.reduce((sum, { warm, measure }) => sum + warm + measure + START_MS, 0)

/** As many rounds as fit into the time: an odd number, so that the median is one of them. */
export const roundsIn = (seconds: number, measurements: readonly Measurement[]): number => {
  const fit = Math.max(1, Math.floor((seconds * 1000) / roundMs(measurements)))
  return fit % 2 === 0 ? fit - 1 : fit
}

/**
 * Every measurement once per round, each in its own process; every other round in reverse, so that a drift of the
 * machine affects all alike.
 */
export const measureRounds = async (
  measurements: readonly Measurement[],
  rounds: number,
  progress: (line: string) => void,
): Promise<Rounds> => {
  const all = new Map<string, Measured[]>(measurements.map(measurement => [idOf(measurement), []]))
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? measurements : measurements.toReversed()
    for (const [i, measurement] of order.entries()) {
      progress(`round ${round + 1} of ${rounds}, ${i + 1} of ${order.length}: ${idOf(measurement)}`)
      all.get(idOf(measurement))?.push(...(await measureAtOnce(measurement, round)))
    }
  }
  return all
}

const measureAtOnce = ({ atOnce = 1, ...measurement }: Measurement, round: number): Promise<Measured[]> =>
  Promise.all(Array.from({ length: atOnce }, (_, i) => measureOnce(measurement, round * atOnce + i)))

const measureOnce = async ({ kind, engine, warm, measure }: Measurement, number: number): Promise<Measured> => {
  const { stdout } = await run(process.execPath, [worker, kind, engine, ...[warm, measure, number].map(String)], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as Measured
}
