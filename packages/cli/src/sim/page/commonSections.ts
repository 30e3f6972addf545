// The sections that every game has: who won, from which seat, with how many points, and how long it took.

import { atTable } from '../figures.ts'
import type { Spread } from '../spreads.ts'
import { botName } from './botName.ts'
import type { Common } from './common.ts'
import { barsOf, columnsOf } from './layOut.ts'
import { lengthSection } from './lengthSection.ts'
import type { Cell, Column, Section } from './section.ts'

export const commonSections = (common: Common): readonly Section[] => {
  const { figures } = common
  return [
    ...(figures.failed.length > 0 ? [failures(common)] : []),
    bots(common),
    ...(figures.lead.length > 0 ? [lead(common)] : []),
    ...(figures.seats.length > 0 ? [seats(common)] : []),
    lengthSection(common),
  ]
}

/** Points, in games that have some. */
const pointColumns = ({ figures, words }: Common): readonly Column[] =>
  Object.keys(figures.scores.byBot).length === 0
    ? []
    : columnsOf(words, { 'sim.points': 'mean', 'sim.points.min': 'count', 'sim.points.max': 'count' })

const pointCells = (spread: Spread | undefined): readonly Cell[] =>
  spread ? [{ value: spread.mean, interval: spread.interval, of: spread.count }, spread.min, spread.max] : []

function failures({ id, figures, words }: Common): Section {
  return {
    title: words.say('sim.failed'),
    note: words.say('sim.failed.note', { n: figures.failures }),
    of: words.say('sim.failed.game'),
    columns: columnsOf(words, { 'sim.fact.lineUp': 'words', 'sim.failed.message': 'words' }),
    rows: figures.failed.map(({ game, seats: names, message }) => ({
      name: words.say('sim.example.game', { n: game }),
      cells: [names.map(name => botName(words, id, name)).join(', '), message.split('\n', 1)[0]!],
      game,
    })),
    charts: [],
  }
}

function bots(common: Common): Section {
  const { id, figures, examples, words } = common
  const { winRate, winRateInterval, gamesOf, scores } = figures
  return {
    title: words.say('sim.bots'),
    note: words.say('sim.bots.note'),
    of: words.say('sim.bot'),
    columns: [...columnsOf(words, { 'sim.won': 'share' }), ...pointColumns(common)],
    rows: Object.entries(winRate).map(([bot, value]) => ({
      name: botName(words, id, bot),
      cells: [{ value, interval: winRateInterval[bot]!, of: gamesOf[bot]! }, ...pointCells(scores.byBot[bot])],
      game: examples.get(`wonBy/${bot}`),
    })),
    charts: [barsOf(0)],
  }
}

function lead({ id, figures: { lead: leads }, words }: Common): Section {
  return {
    title: words.say('sim.lead'),
    note: words.say('sim.lead.note'),
    of: words.say('sim.lead.pair'),
    columns: columnsOf(words, { 'sim.lead.mean': 'points' }),
    rows: leads.map(({ of, over, mean, interval, deals }) => ({
      name: words.say('sim.lead.over', { of: botName(words, id, of), over: botName(words, id, over) }),
      cells: [{ value: mean, interval, of: deals }],
    })),
    charts: [barsOf(0)],
  }
}

function seats(common: Common): Section {
  const { figures, examples, words } = common
  const tables = new Set(figures.seats.map(({ players }) => players))
  const isOne = tables.size === 1
  const mean = figures.seats.reduce((sum, { won }) => sum + won.value, 0) / figures.seats.length
  return {
    title: words.say('sim.seats'),
    of: words.say('sim.seat'),
    columns: [...columnsOf(words, { 'sim.won': 'share' }), ...pointColumns(common)],
    rows: figures.seats.map(({ players, seat, won, points }) => ({
      name: words.say(isOne ? 'sim.seat.number' : 'sim.seat.at', { n: seat + 1, players }),
      cells: [won, ...pointCells(points)],
      game: examples.get(`wonAt/${atTable(players, seat)}`),
    })),
    // Several players may win together, and seats of fewer players win more often: no line suits every game.
    charts: [isOne ? { ...barsOf(0), line: { at: mean, name: words.say('sim.seats.mean') } } : barsOf(0)],
  }
}
