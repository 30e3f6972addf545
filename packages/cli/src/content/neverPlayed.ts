// Cards that never come up when bots play in all kinds of games.

import { availableParallelism } from 'node:os'
import { configsOf } from '@lastlight/kernel/testing'
import { importSubject, subjectPath } from '../fuzz/subject.ts'
import type { Deck } from '../games/deck.ts'
import { gamePath } from '../importGame.ts'
import { Progress } from '../progress.ts'
import { Tally } from '../sim/figures.ts'
import type { Order } from '../sim/simOrder.ts'
import { type Counts, countAll, type Sums } from '../sim/sums.ts'
import { Threads } from '../sim/threads.ts'

const PATIENCE_S = 120
const LEAST_GAMES = 20
/** The bot that every game has and that chooses at once. */
const BOT = 'greedy'

/** Of these decks, the names that were not counted. */
export const neverIn = (decks: readonly Deck[], counted: Sums): readonly string[] =>
  decks.flatMap(({ played = [] }) => played.filter(name => !counted.get(name)))

/** Plays this many games, shared out over every number of players and settings chosen pairwise. */
export async function countPlayed(root: string, game: string, games: number): Promise<Sums> {
  const all = configsOf(await importSubject(subjectPath(root, game))).flatMap(group => group.configs)
  // Starting a run takes as long as some games.
  const every = Math.max(1, Math.ceil((all.length * LEAST_GAMES) / games))
  const configs = all.filter((_, i) => i % every === 0)
  const counted: Counts = new Map()
  const progress = new Progress()
  for (const [i, { players, ...config }] of configs.entries()) {
    const share = Math.floor((games * (i + 1)) / configs.length) - Math.floor((games * i) / configs.length)
    if (share === 0) continue
    const workers = Math.min(share, availableParallelism())
    const order: Order = {
      path: gamePath(root, game),
      players,
      config,
      games: share,
      seed: `content ${i}`,
      bots: [BOT],
      budget: { iterations: 1 },
      isCounted: true,
      atOnce: false,
      cells: new SharedArrayBuffer(4 * (workers + 1)),
    }
    const tally = new Tally(order)
    await new Threads(order, workers, PATIENCE_S).play(
      batch => tally.add(batch),
      () => progress.show(`${game}: settings ${i + 1} of ${configs.length}`),
    )
    const [failed] = tally.figures(game, 1).failed
    if (failed) throw new Error(`game ${failed.seed} with ${JSON.stringify(config)}: ${failed.message}`)
    countAll(counted, tally.counted)
  }
  progress.clear()
  return counted
}
