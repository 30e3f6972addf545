// Runs bots and the coach. They have a worker of their own, because the tables must answer meanwhile.

import type { Advice, Bot, Budget, Manifest } from '@lastlight/bots'
import { botsIn, nameIn } from '@lastlight/bots/named'
import type { Seat, Sight } from '@lastlight/kernel'
import { botsCalled, gameCalled } from './games.ts'

/** Nothing in it is hidden from the seat: the world is one that the seat cannot tell from the true one. */
export interface Task {
  readonly table: string
  readonly game: string
  readonly seat: Seat
  readonly view: unknown
  readonly options: readonly unknown[]
  readonly told: readonly unknown[]
  readonly world: unknown
  /** The seed of the bot's random choices. */
  readonly name: string
}

export interface BotRunner {
  /** The index of the option that a bot of this level takes. */
  choose(task: Task, level: string): Promise<number>
  advise(task: Task): Promise<readonly Advice[]>
}

export interface Patience {
  readonly bot: Budget
  readonly coach: Budget
}

/** Of a bot's budget each level takes its own part: only the strongest takes all of it. */
const PATIENCE: Patience = { bot: { ms: 500 }, coach: { ms: 1500 } }

/** The level that plays for one which no longer exists. */
const STAND_IN = 'greedy'

async function sightOf({
  game: id,
  seat,
  view,
  options,
  told,
  world,
}: Task): Promise<Sight<unknown, unknown, unknown, unknown>> {
  const game = await gameCalled(id)
  return { seat, view, options, told, imagine: seed => game.resample(world, seat, seed) }
}

export function newBotRunner(patience: Patience = PATIENCE): BotRunner {
  // A bot keeps the search of its last question, for one table at a time.
  let table = ''
  const bots = new Map<string, Bot>()

  const botAt = (task: Task, level: string, manifest: Manifest): Bot => {
    if (task.table !== table) {
      table = task.table
      bots.clear()
    }
    const key = `${task.seat} ${level}`
    const bot = bots.get(key) ?? botsIn(manifest)[nameIn(manifest, level) ?? STAND_IN]!(task.name, patience.bot)
    bots.set(key, bot)
    return bot
  }

  return {
    async choose(task, level) {
      const [sight, manifest] = await Promise.all([sightOf(task), botsCalled(task.game)])
      return task.options.indexOf(botAt(task, level, manifest).choose(sight))
    },
    async advise(task) {
      const [sight, { coach }] = await Promise.all([sightOf(task), botsCalled(task.game)])
      return coach?.(sight, task.name, patience.coach) ?? []
    },
  }
}
