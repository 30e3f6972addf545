// Runs bots, the coach and the analyst. They have a worker of their own, because the tables must answer meanwhile.

import type { Advice, Bot, Budget, Judged, Manifest } from '@lastlight/bots'
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
  /** Judges the choice with this index, or compares it with another. Null where there is no analyst. */
  judge(task: Task, made: number, against?: number): Promise<Judged | null>
  /** The seat's chance now. Null where there is no analyst. */
  chance(task: Task): Promise<number | null>
}

export interface Patience {
  readonly bot: Budget
  readonly coach: Budget
  readonly analyst: Budget
}

/**
 * Of a bot's budget each level takes its own part: only the strongest takes all of it. The analyst counts tries, so that a
 * game is judged alike on every device.
 */
const PATIENCE: Patience = { bot: { ms: 500 }, coach: { ms: 1500 }, analyst: { iterations: 100 } }

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
    async judge(task, made, against) {
      const [sight, { analyst }] = await Promise.all([sightOf(task), botsCalled(task.game)])
      if (analyst === undefined) return null
      const { options, name } = task
      return against === undefined
        ? analyst.look(sight, options[made], name, patience.analyst)
        : analyst.compare(sight, options[made], options[against], name)
    },
    async chance(task) {
      const [sight, { analyst }] = await Promise.all([sightOf(task), botsCalled(task.game)])
      return analyst?.chance(sight, task.name) ?? null
    },
  }
}
