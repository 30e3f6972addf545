// Runs in a thread of the pool: one task after the other.

import { parentPort } from 'node:worker_threads'
import { newBot } from '@lastlight/bots'
import { GAMES_BY_ID } from '../games.ts'
import type { BotTask, TaskAnswer, TaskRequest } from './task.ts'

/** The index of the option that the bot chooses. */
function choiceOf({ game: id, level, seat, view, options, told, world, seed, budgetMs }: BotTask): number {
  const game = GAMES_BY_ID.get(id)
  if (!game) throw new Error(`there is no game called '${id}'`)
  const bot = newBot(id, level, seed, { ms: budgetMs })
  const choice = bot.choose({ seat, view, options, told, imagine: other => game.resample(world, seat, other) })
  const index = options.indexOf(choice)
  if (index < 0) throw new Error(`the ${level} bot of ${id} chose what it was not offered`)
  return index
}

function answerTo({ id, task }: TaskRequest): TaskAnswer {
  try {
    return { id, index: choiceOf(task) }
  } catch (problem) {
    return { id, problem: problem instanceof Error ? problem.message : String(problem) }
  }
}

parentPort?.on('message', (request: TaskRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answerTo(request))
})
