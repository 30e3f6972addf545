import { duration, Progress } from '../progress.ts'
import type { Mutant } from './mutants.ts'
import { countOf, percent, type Trial } from './printReport.ts'
import { sideBySide } from './sideBySide.ts'
import type { Trials } from './trials.ts'

/** Tries the mutants one after another and records the results. */
export async function tryAll(trials: Trials, sample: readonly Mutant[], workers: number, done: Trial[]): Promise<void> {
  const start = performance.now()
  const progress = new Progress()
  await sideBySide(sample, workers, async mutant => {
    done.push({ mutant, fate: await trials.fateOf(mutant) })
    const rest = ((performance.now() - start) / 1000 / done.length) * (sample.length - done.length)
    const share = percent(countOf(done).share)
    progress.show(`${done.length} of ${sample.length} mutants, ${share} killed, about ${duration(rest)} to go`)
  }).finally(() => progress.clear())
}
