// A thread that plays one game after another.

import { parentPort, workerData } from 'node:worker_threads'
import { KitFailure, playChecked, type Subject } from '@lastlight/kernel/testing'
import { findingOf } from './finding.ts'
import type { GameOrder, Result } from './messages.ts'
import { importSubject } from './subject.ts'

function play(subject: Subject, order: GameOrder): Result {
  try {
    const { decisions } = playChecked(subject, order.config, order.seed)
    return { order, decisions }
  } catch (problem) {
    if (!(problem instanceof KitFailure)) throw problem
    return { order, decisions: problem.choices.length, finding: findingOf(problem) }
  }
}

const subject = await importSubject(workerData as string)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (order: GameOrder) => parentPort?.postMessage(play(subject, order)))
