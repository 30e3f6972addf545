import { type Choice, KitFailure, replayChecked, type Settings, type Subject } from '@lastlight/kernel/testing'
import type { Failure } from './failure.ts'
import { findingOf } from './finding.ts'
import type { Finding } from './messages.ts'
import { shrink } from './shrink.ts'
import type { Threads } from './threads.ts'

/** Only the check that failed, and that at every state. */
function settingsFor({ during }: Failure): Settings {
  return during === undefined ? {} : { only: during, rates: { [during]: 1 } }
}

/** Replays choices in the game of a failure; returns the failure now, if any. */
export function replay(subject: Subject, failure: Failure, choices: readonly Choice[]): Finding | undefined {
  try {
    replayChecked(subject, failure.config, failure.seed, choices, settingsFor(failure))
    return undefined
  } catch (problem) {
    if (problem instanceof KitFailure) return findingOf(problem)
    throw problem
  }
}

/** The same failure in fewer choices. */
export function shrunk(subject: Subject, failure: Failure, isEnough: () => boolean): Failure {
  let best = failure
  shrink(
    failure.choices ?? [],
    choices => {
      const finding = replay(subject, failure, choices)
      if (finding?.check !== failure.check || finding.choices === null) return undefined
      if (finding.choices.length <= (best.choices?.length ?? 0)) best = { ...failure, ...finding }
      return finding.choices
    },
    isEnough,
  )
  return best
}

/** The same for a failure without choices: the seed is played again, on a thread that may be lost. */
export async function replayFromSeed(threads: Threads, failure: Failure): Promise<Finding | undefined> {
  const { config, seed, goesBack = false } = failure
  const tickets = [{ players: config.players, number: 0, config, seed, goesBack }]
  let found: Finding | undefined
  await threads.play(
    () => tickets.pop(),
    ({ finding }) => {
      found = finding
    },
  )
  return found
}
