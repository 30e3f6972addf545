import { duration, Progress } from '../progress.ts'
import type { Mutant } from './mutants.ts'
import { countOf, percent, type Trial } from './report.ts'
import type { Trials } from './trials.ts'

/** Tries one mutant after another, several at a time, and puts down what became of each. */
export async function tryAll(trials: Trials, sample: readonly Mutant[], workers: number, done: Trial[]): Promise<void> {
  const start = performance.now()
  const progress = new Progress()
  const waiting = [...sample]
  const work = async (): Promise<void> => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      done.push({ mutant, fate: await trials.fateOf(mutant) })
      const rest = ((performance.now() - start) / 1000 / done.length) * (sample.length - done.length)
      const share = percent(countOf(done).share)
      progress.show(`${done.length} of ${sample.length} mutants, ${share} killed, about ${duration(rest)} to go`)
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    waiting.length = 0
    progress.clear()
  }
}
