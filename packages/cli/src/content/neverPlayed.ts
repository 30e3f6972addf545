// Cards that never come up when bots play in all kinds of games.

import { availableParallelism } from 'node:os'
import { configsOf } from '@lastlight/kernel/testing'
import { importSubject, subjectPath } from '../fuzz/subject.ts'
import type { Deck } from '../games/deck.ts'
import { gamePath } from '../importGame.ts'
import { Progress } from '../progress.ts'
import { Tally } from '../sim/figures.ts'
import type { Order } from '../sim/simOrder.ts'
import type { Sums } from '../sim/sums.ts'
import { Threads } from '../sim/threads.ts'

const PATIENCE_S = 120
/** The bot that every game has and that chooses at once. */
const BOT = 'greedy'

/** Of these decks, the names that were not counted. */
export const neverIn = (decks: readonly Deck[], counted: Sums): readonly string[] =>
  decks.flatMap(({ played = [] }) => played.filter(name => !counted.get(name)))

/** Plays this many games, shared out over every number of players and settings chosen pairwise. */
export async function countPlayed(root: string, game: string, games: number): Promise<Sums> {
  const configs = configsOf(await importSubject(subjectPath(root, game))).flatMap(group => group.configs)
  // Few games are shared out over all of them, too.
  const every = Math.max(1, Math.ceil(configs.length / games))
  const workers = Math.min(games, availableParallelism())
  const order: Order = {
    path: gamePath(root, game),
    tables: configs.filter((_, i) => i % every === 0).map(({ players, ...config }) => ({ players, config })),
    games,
    seed: 'content',
    bots: [BOT],
    budget: { iterations: 1 },
    isCounted: true,
    atOnce: false,
    cells: new SharedArrayBuffer(4 * (workers + 1)),
  }
  const progress = new Progress()
  const tally = new Tally(order)
  await new Threads(order, workers, PATIENCE_S).play(
    batch => tally.add(batch),
    () => progress.show(`${game}: ${tally.games} of ${games} games`),
  )
  progress.clear()
  const [failed] = tally.figures(game, 1).failed
  if (failed) throw new Error(`game ${failed.seed}: ${failed.message}`)
  return tally.counted
}
