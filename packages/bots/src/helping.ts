// The code of a helping thread, in Node or in a browser.

import { searcherOf } from './registry.ts'
import { explore, type SearchResult, type SearchTask } from './search/together.ts'

export interface HelperRequest {
  readonly id: number
  readonly task: SearchTask
}

export type HelperReply =
  | { readonly id: number; readonly result: SearchResult }
  | { readonly id: number; readonly problem: string }

export function resultOf(task: SearchTask): SearchResult {
  const searcher = searcherOf(task.game, task.bot)
  if (searcher === undefined) throw new Error(`no bot of ${task.game} that searches is called '${task.bot}'`)
  return explore(searcher, task)
}

export function replyTo({ id, task }: HelperRequest): HelperReply {
  try {
    return { id, result: resultOf(task) }
  } catch (problem) {
    return { id, problem: problem instanceof Error ? problem.message : String(problem) }
  }
}
