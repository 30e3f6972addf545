import { performance } from 'node:perf_hooks'
import { newBot } from '@lastlight/bots'
import { type QuickPosition, quickPlay } from './quickPlay.ts'
import { THINKERS } from './thinkers.ts'

const { outlive } = THINKERS

export const BUDGET = 100

/** The bot takes one turn in so many, so that it meets a whole game in a few seconds. */
const EVERY = 12

/** Each call is one whole decision of a thinking bot that has a choice, in milliseconds by the clock. */
export const decisions = (number: number): (() => number) => {
  let games = 0
  const takes = (function* (): Generator<number, never> {
    for (;;) yield* inGame(`waiting-${number}-${games++}`)
  })()
  return () => takes.next().value
}

function* inGame(seed: string): Generator<number, void> {
  const game = quickPlay(outlive, seed)
  let turns = 0
  let bot = newSearchBot(seed, turns)
  let seat = -1
  for (let at = game.next(); !at.done; ) {
    const { sight } = at.value
    if (sight.seat !== seat) {
      seat = sight.seat
      turns++
      // A new one for each turn: it would be misled by what it remembers of the one before.
      bot = newSearchBot(seed, turns)
    }
    // A question that needs no search takes no time, so it is not measured.
    if (turns % EVERY !== 0 || sight.options.length < 2 || outlive.searcher.knows?.(sight) !== undefined) {
      at = game.next()
      continue
    }
    const { option, took } = timed(bot, sight)
    yield took
    at = game.next(option)
  }
}

type SearchBot = ReturnType<typeof newSearchBot>
const newSearchBot = (seed: string, turn: number) =>
  newBot(outlive.game.id, 'search', `${seed} ${turn}`, { ms: BUDGET })

function timed(bot: SearchBot, sight: QuickPosition['sight']): { readonly option: unknown; readonly took: number } {
  const before = performance.now()
  const option = bot.choose(sight)
  return { option, took: performance.now() - before }
}
