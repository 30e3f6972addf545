// A thread that plays one game after another.

import { parentPort, workerData } from 'node:worker_threads'
import { KitFailure, playChecked, playGoingBack, type Subject } from '@lastlight/kernel/testing'
import { findingOf } from './finding.ts'
import type { GameOrder, Result, Work } from './messages.ts'
import { importSubject } from './subject.ts'

function play(subject: Subject, order: GameOrder): Result {
  const { config, seed, goesBack } = order
  try {
    if (goesBack) {
      const { decisions, undos, rewinds } = playGoingBack(subject, config, seed)
      return { order, decisions, checks: 0, takenBack: undos + rewinds }
    }
    const { decisions, checked } = playChecked(subject, config, seed, { scale: work.checks })
    const checks = Object.values(checked).reduce((sum, n) => sum + n, 0)
    return { order, decisions, checks, takenBack: 0 }
  } catch (problem) {
    if (!(problem instanceof KitFailure)) throw problem
    const finding = goesBack ? { ...findingOf(problem), choices: null } : findingOf(problem)
    return { order, decisions: problem.choices.length, checks: 0, takenBack: 0, finding }
  }
}

const work = workerData as Work
const subject = await importSubject(work.subject)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (order: GameOrder) => parentPort?.postMessage(play(subject, order)))
