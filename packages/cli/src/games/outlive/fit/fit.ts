import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../../../command.ts'
import { Errors } from '../../../fit/errors.ts'
import type { Fit } from '../../../fit/fit.ts'
import { duration, Progress } from '../../../progress.ts'
import { type FitGames, KINDS } from './kinds.ts'
import { fitOpening } from './opening.ts'
import { printErrors } from './printErrors.ts'
import { withOpening, withWeights } from './sourceTables.ts'
import { playAll } from './threads.ts'
import { fitWeights } from './weights.ts'

export const fit: Fit = async ({ root, seed, games, workers, write }) => {
  const [weightsFile, openingFile] = ['weights.ts', 'opening.ts'].map(name =>
    join(root, 'packages', 'bots', 'src', 'outlive', name),
  ) as [string, string]
  // Checked before the long run, not after it.
  const missing = [weightsFile, openingFile].find(path => write && !existsSync(path))
  if (missing !== undefined) throw new CommandError(`There is no file ${missing} to write to.`)

  const played = await play(seed, games, workers)
  const errors = new Errors()
  const weights = fitWeights(played, errors)
  const opening = fitOpening(played, errors)
  printErrors(errors)
  if (!write) {
    console.log('nothing is written: --write does that')
    return
  }
  const note = `by npm run fit to ${games} games of each kind with the seed ${JSON.stringify(seed)}: see docs/bots.md.`
  const written = [
    [weightsFile, withWeights(readFileSync(weightsFile, 'utf8'), weights, note)],
    [openingFile, withOpening(readFileSync(openingFile, 'utf8'), opening, note)],
  ] as const
  for (const [path, source] of written) {
    writeFileSync(path, source)
    console.log(`written: ${path}`)
  }
}

async function play(seed: string, games: number, workers: number): Promise<FitGames> {
  const progress = new Progress()
  const all = games * KINDS.length
  const start = performance.now()
  const played = await playAll({ seed, games }, workers, done => {
    const seconds = (performance.now() - start) / 1000
    progress.show(`${done} of ${all} games, about ${duration((seconds / done) * (all - done))} to go`)
  })
  progress.clear()
  console.error(`${all} games in ${duration((performance.now() - start) / 1000)}`)
  return played
}
