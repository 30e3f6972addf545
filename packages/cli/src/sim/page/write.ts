// Writes a report: a page for people, and the same figures for programs.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, wordsOf } from '@lastlight/words'
import type { Figures } from '../figures.ts'
import { ledgerOf } from '../ledgers.ts'
import type { Order } from '../order.ts'
import type { Sums } from '../sums.ts'
import { PAGE } from '../text/index.ts'
import { anyGame, type Lengths } from './anyGame.ts'
import { factsOf, type Occasion } from './facts.ts'
import { pageOf } from './page.ts'

/** What a run came to. */
export interface Run {
  /** The game's own id: it says whether there is a ledger for it. */
  readonly id: string
  readonly order: Order
  readonly figures: Figures
  readonly lengths: Lengths
  readonly heard: Sums
}

/** Answers with the file to look at. */
export async function writeReport(folder: string, run: Run, occasion: Occasion, locale: Locale): Promise<string> {
  const { id, order, figures, lengths, heard } = run
  const ledger = ledgerOf(id)
  const words = wordsOf({ ...(await ledger?.messages(locale)), ...PAGE[locale] }, locale, { missing: 'throws' })
  const sample = { players: order.players, games: figures.finished, bots: order.bots }
  const reading = figures.finished > 0 ? ledger?.read(heard, sample) : undefined
  const page = {
    title: words.say('sim.title', { game: figures.game, n: figures.games }),
    facts: factsOf(figures, order, occasion, words),
    exhibits: [...anyGame(figures, lengths, words), ...(reading?.exhibits(words) ?? [])],
  }
  const all = {
    ...figures,
    command: occasion.command,
    budget: order.budget,
    /** Pairs of a number of decisions and how many games had it. */
    lengths: [...lengths].sort(([a], [b]) => a - b),
    ...(reading && { [id]: reading.figures }),
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(all, undefined, 2)}\n`)
  writeFileSync(join(folder, 'index.html'), pageOf(page, words))
  return join(folder, 'index.html')
}
