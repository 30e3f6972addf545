// The facts about a run: the game, the bots, the budget, the sample.

import { searcherOf } from '@lastlight/bots'
import type { Words } from '@lastlight/words'
import type { Figures } from '../figures.ts'
import { botIn } from '../seated.ts'
import { type Order, rotations } from '../simOrder.ts'
import type { Until } from '../stopping.ts'
import { botName } from './botName.ts'
import { numbersOf } from './numbers.ts'

export interface Occasion {
  readonly command: string
  /** The arguments that play the same games again. */
  readonly again: readonly string[]
  readonly written: Date
  readonly until?: Until | undefined
}

export function factsOf(
  id: string,
  figures: Figures,
  order: Order,
  { command, written, until }: Occasion,
  words: Words,
): readonly (readonly [name: string, text: string])[] {
  const numbers = numbersOf(words.locale)
  const { games, finished, failures, seconds, gamesPerSecond, stopped } = figures
  const { budget, bots } = order
  const thinks = bots.some(bot => searcherOf(id, botIn(bot)) !== undefined)
  const players = [...new Set(order.tables.map(table => table.players))].map(n =>
    words.say('sim.fact.players.n', { n }),
  )
  const facts: readonly (readonly [name: string, text: string | undefined])[] = [
    ['players', words.list(players)],
    ['lineUp', bots.map(bot => botName(words, id, bot)).join(', ')],
    [
      'budget',
      !thinks
        ? undefined
        : 'ms' in budget
          ? words.say('sim.fact.budget.ms', { ms: budget.ms })
          : words.say('sim.fact.budget.iterations', { n: budget.iterations }),
    ],
    [
      'sample',
      [
        words.say('sim.fact.sample.n', { games, finished, failures }),
        ...(rotations(order) > 1 ? [words.say('sim.fact.sample.deals', { n: rotations(order) })] : []),
      ].join(' '),
    ],
    [
      'stopped',
      stopped && until && words.say(`sim.fact.stopped.${stopped}`, { bot: until.bot, rate: numbers.share(until.rate) }),
    ],
    ['time', words.say('sim.fact.time.n', { seconds, rate: gamesPerSecond })],
    ['seed', figures.seed],
    ['command', command],
    [
      'written',
      new Intl.DateTimeFormat(words.locale === 'en' ? 'en-GB' : words.locale, {
        dateStyle: 'long',
        timeStyle: 'short',
      }).format(written),
    ],
  ]
  return facts.flatMap(([name, text]) => (text === undefined ? [] : [[words.say(`sim.fact.${name}`), text] as const]))
}
