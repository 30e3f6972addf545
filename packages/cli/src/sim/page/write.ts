// Writes a report: a page for people, and the same figures for programs.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@lastlight/words'
import { manifestOf } from '../../games/index.ts'
import type { Figures } from '../figures.ts'
import { playsByClock } from '../seated.ts'
import { simLine } from '../shellLine.ts'
import type { Order } from '../simOrder.ts'
import type { Sums } from '../sums.ts'
import { pageWords } from '../text/index.ts'
import type { Lengths } from './common.ts'
import { commonSections } from './commonSections.ts'
import { factsOf, type Occasion } from './facts.ts'
import { pageOf } from './page.ts'

export interface Run {
  /** The game's own id: its manifest has the statistics. */
  readonly id: string
  readonly order: Order
  readonly figures: Figures
  readonly lengths: Lengths
  readonly counted: Sums
  /** For each thing that was counted, as `kind/id`, the first game in which it was. */
  readonly examples?: Sums
}

/** Returns the path of the page. */
export async function writeReport(folder: string, run: Run, occasion: Occasion, locale: Locale): Promise<string> {
  const { id, order, figures, lengths, counted, examples = new Map() } = run
  const statistics = (await manifestOf(id))?.statistics
  const own = await statistics?.messages(locale)
  const words = pageWords(own, locale)
  const sample = { players: figures.players, games: figures.finished, bots: order.bots, examples }
  const report = figures.finished > 0 ? statistics?.report(counted, sample) : undefined
  const page = {
    title: words.say('sim.title', {
      game: own?.['game.title'] === undefined ? figures.game : words.say('game.title'),
      n: figures.games,
    }),
    facts: factsOf(id, figures, order, occasion, words),
    sections: [...commonSections({ id, figures, lengths, examples, words }), ...(report?.sections(words) ?? [])],
    replay: order.bots.some(bot => playsByClock(id, bot, order.budget))
      ? undefined
      : (game: number) => simLine([...occasion.again, '--game', `${game}`, '--save', `game-${game}.json`]),
  }
  const all = {
    ...figures,
    command: occasion.command,
    budget: order.budget,
    /** Pairs of a number of decisions and how many games had it. */
    lengths: [...lengths].sort(([a], [b]) => a - b),
    ...(report && { [id]: report.figures }),
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(all, undefined, 2)}\n`)
  writeFileSync(join(folder, 'index.html'), pageOf(page, words))
  return join(folder, 'index.html')
}
