// A thread that plays one game after another.

import { parentPort, workerData } from 'node:worker_threads'
import { KitFailure, playChecked, type Subject } from '@lastlight/kernel/testing'
import { findingOf } from './finding.ts'
import { importSubject } from './subject.ts'
import type { Result, Ticket } from './ticket.ts'

function play(subject: Subject, ticket: Ticket): Result {
  try {
    const { decisions } = playChecked(subject, ticket.config, ticket.seed)
    return { ticket, decisions }
  } catch (problem) {
    if (!(problem instanceof KitFailure)) throw problem
    return { ticket, decisions: problem.choices.length, finding: findingOf(problem) }
  }
}

const subject = await importSubject(workerData as string)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (ticket: Ticket) => parentPort?.postMessage(play(subject, ticket)))
