// Figures of The Long Night, laid out for a page.

import type { Words } from '@lastlight/words'
import { shareOf } from '../../../sim/interval.ts'
import { barsOf, columnsOf } from '../../../sim/page/layOut.ts'
import type { Section } from '../../../sim/page/section.ts'
import type { Sample } from '../../../sim/statistics.ts'
import type { LongNightFigures, Won } from './figures.ts'

export const longNightSections = (figures: LongNightFigures, words: Words, sample: Sample): readonly Section[] => [
  endings(figures, words, sample),
  objectives(figures, words),
  morale(figures, words),
  goals(figures, words),
  beliefs(figures, words),
  crossroads(figures, words),
]

function endings(figures: LongNightFigures, words: Words, { games }: Sample): Section {
  return {
    title: words.say('sim.longNight.endings'),
    of: words.say('sim.longNight.ending'),
    columns: columnsOf(words, { 'sim.longNight.share': 'share', 'sim.length.games': 'count' }),
    rows: Object.entries(figures.endings).map(([id, n]) => ({
      name: words.say(`sim.longNight.ending.${id}`),
      cells: [shareOf(n, games), n],
    })),
    charts: [barsOf(0)],
  }
}

function objectives(figures: LongNightFigures, words: Words): Section {
  return {
    title: words.say('sim.longNight.objectives'),
    note: words.say('sim.longNight.objectives.note'),
    of: words.say('sim.longNight.objective'),
    columns: columnsOf(words, { 'sim.longNight.completed': 'share', 'sim.longNight.played': 'count' }),
    rows: Object.entries(figures.objectives).map(([id, { played, completed }]) => ({
      name: id,
      cells: [shareOf(completed, played), played],
    })),
    charts: [barsOf(0)],
  }
}

function morale(figures: LongNightFigures, words: Words): Section {
  const rounds = Math.max(figures.moraleByRound.length, ...Object.keys(figures.roundsPlayed).map(Number))
  return {
    title: words.say('sim.longNight.morale'),
    note: words.say('sim.longNight.morale.note'),
    of: words.say('sim.longNight.round'),
    columns: columnsOf(words, { 'sim.longNight.meanMorale': 'mean', 'sim.longNight.ended': 'count' }),
    rows: Array.from({ length: rounds }, (_, i) => ({
      name: `${i + 1}`,
      cells: [
        figures.moraleByRound.find(({ round }) => round === i + 1)?.morale ?? null,
        figures.roundsPlayed[i + 1] ?? 0,
      ],
    })),
    charts: [barsOf(0), barsOf(1)],
  }
}

function goals({ winsByGoal }: LongNightFigures, words: Words): Section {
  const cells = ({ dealt, won, completed }: Won) => [
    shareOf(won, dealt),
    completed > 0 ? Math.min(1, won / completed) : null,
    dealt,
  ]
  return {
    title: words.say('sim.longNight.goals'),
    note: words.say('sim.longNight.goals.note'),
    of: words.say('sim.longNight.goal'),
    columns: columnsOf(words, {
      'sim.won': 'share',
      'sim.longNight.goals.completed': 'share',
      'sim.longNight.dealt': 'count',
    }),
    rows: [
      ...Object.entries(winsByGoal.byKind).map(([kind, won]) => ({
        name: words.say(`sim.longNight.kind.${kind}`),
        cells: cells(won),
      })),
      ...Object.entries(winsByGoal.byId).map(([name, won]) => ({ name, cells: cells(won) })),
    ],
    charts: [barsOf(0)],
  }
}

function beliefs({ beliefs: found, traitors }: LongNightFigures, words: Words): Section {
  const { dealt, suspected, exiled } = traitors
  return {
    title: words.say('sim.longNight.beliefs'),
    note: words.say('sim.longNight.beliefs.note', { dealt, suspected, exiled }),
    of: words.say('sim.longNight.belief'),
    columns: columnsOf(words, { 'sim.longNight.beliefs.right': 'share', 'sim.longNight.times': 'count' }),
    rows: Object.entries(found).map(([from, { seats, traitors: right }]) => ({
      name: `${from}–${Number(from) + 20} %`,
      cells: [shareOf(right, seats), seats],
    })),
    charts: [barsOf(0)],
  }
}

function crossroads(figures: LongNightFigures, words: Words): Section {
  return {
    title: words.say('sim.longNight.crossroads'),
    note: words.say('sim.longNight.crossroads.note', { low: 15, high: 85 }),
    of: words.say('sim.longNight.card'),
    columns: columnsOf(words, {
      'sim.longNight.first': 'share',
      'sim.longNight.second': 'share',
      'sim.longNight.times': 'count',
    }),
    rows: Object.entries(figures.crossroads).map(([name, options]) => {
      const [first = 0, second = 0] = Object.values(options)
      const times = first + second
      return { name, cells: [shareOf(first, times), shareOf(second, times), times] }
    }),
    charts: [],
  }
}
