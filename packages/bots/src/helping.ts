// The code of a helping thread, in Node or in a browser.

import { searcherOf } from './registry.ts'
import { explore, type Finding, type Task } from './search/together.ts'

export interface Request {
  readonly id: number
  readonly task: Task
}

export type Answer =
  | { readonly id: number; readonly finding: Finding }
  | { readonly id: number; readonly problem: string }

export function findingOf(task: Task): Finding {
  const searcher = searcherOf(task.game, task.bot)
  if (searcher === undefined) throw new Error(`no bot of ${task.game} that searches is called '${task.bot}'`)
  return explore(searcher, task)
}

export function answerTo({ id, task }: Request): Answer {
  try {
    return { id, finding: findingOf(task) }
  } catch (problem) {
    return { id, problem: problem instanceof Error ? problem.message : String(problem) }
  }
}
