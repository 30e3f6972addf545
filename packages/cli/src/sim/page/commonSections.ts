// The sections that every game has: who won, from which seat, with how many points, and how long it took.

import type { Words } from '@lastlight/words'
import type { Figures } from '../figures.ts'
import { barsAndFair, barsOf, columnsOf } from './layOut.ts'
import type { Section } from './section.ts'

/** How many games were that long, by the number of decisions. */
export type Lengths = ReadonlyMap<number, number>

export const commonSections = (figures: Figures, lengths: Lengths, words: Words): readonly Section[] => [
  bots(figures, words),
  ...(figures.lead.length > 0 ? [lead(figures, words)] : []),
  // Seats of different tables are not compared.
  ...(figures.winRateBySeat.length > 0 ? [seats(figures, words)] : []),
  length(lengths, words),
]

/** Points, in games that have some. */
const POINTS = { 'sim.points': 'mean', 'sim.points.min': 'count', 'sim.points.max': 'count' } as const

function bots({ winRate, winRateInterval, winners, scores }: Figures, words: Words): Section {
  return {
    title: words.say('sim.bots'),
    note: words.say('sim.bots.note'),
    of: words.say('sim.bot'),
    columns: columnsOf(words, { 'sim.won': 'share', 'sim.winners': 'share', ...POINTS }),
    rows: Object.entries(winRate).map(([name, value]) => {
      const { mean = null, min = null, max = null } = scores.byBot[name] ?? {}
      return { name, cells: [{ value, interval: winRateInterval[name]! }, winners[name] ?? 0, mean, min, max] }
    }),
    charts: [barsOf(0)],
  }
}

function lead({ lead: leads }: Figures, words: Words): Section {
  return {
    title: words.say('sim.lead'),
    note: words.say('sim.lead.note'),
    of: words.say('sim.lead.pair'),
    columns: columnsOf(words, { 'sim.lead.mean': 'share', 'sim.lead.deals': 'count' }),
    rows: leads.map(({ of, over, mean, interval, deals }) => ({
      name: words.say('sim.lead.over', { of, over }),
      cells: [{ value: mean, interval }, deals],
    })),
    charts: [barsOf(0)],
  }
}

function seats({ players, winRateBySeat, scores }: Figures, words: Words): Section {
  return {
    title: words.say('sim.seats'),
    of: words.say('sim.seat'),
    columns: columnsOf(words, { 'sim.won': 'share', ...POINTS }),
    rows: winRateBySeat.map(({ rate, interval }, seat) => {
      const { mean = null, min = null, max = null } = scores.bySeat[seat] ?? {}
      return { name: words.say('sim.seat.number', { n: seat + 1 }), cells: [{ value: rate, interval }, mean, min, max] }
    }),
    charts: [barsAndFair(words, players, 0)],
  }
}

const BINS = 24
const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000]

function length(lengths: Lengths, words: Words): Section {
  const all = [...lengths.keys()]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const width = WIDTHS.find(each => (most - least) / each < BINS) ?? WIDTHS.at(-1)!
  const first = Math.floor(least / width)
  const bins = new Array<number>(all.length === 0 ? 0 : Math.floor(most / width) - first + 1).fill(0)
  for (const [decisions, games] of lengths) bins[Math.floor(decisions / width) - first]! += games
  return {
    title: words.say('sim.length'),
    note: words.say('sim.length.note'),
    of: words.say('sim.length.decisions'),
    columns: columnsOf(words, { 'sim.length.games': 'count' }),
    rows: bins.map((games, i) => {
      const from = (first + i) * width
      return { name: width === 1 ? `${from}` : `${from}–${from + width - 1}`, cells: [games] }
    }),
    charts: [{ kind: 'histogram', columns: [0] }],
  }
}
