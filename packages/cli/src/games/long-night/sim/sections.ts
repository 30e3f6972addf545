// Figures of The Long Night, laid out for a page.

import type { Words } from '@lastlight/words'
import { shareOf } from '../../../sim/interval.ts'
import { barsOf, columnsOf } from '../../../sim/page/layOut.ts'
import type { Section } from '../../../sim/page/section.ts'
import type { Sample } from '../../../sim/statistics.ts'
import { USES, type UseKind } from './counting.ts'
import type { LongNightFigures, Won } from './figures.ts'

export const longNightSections = (figures: LongNightFigures, words: Words, sample: Sample): readonly Section[] => {
  const report = { figures, words, sample }
  return [
    endings(report),
    settings(report),
    objectives(report),
    morale(report),
    goals(report),
    beliefs(report),
    traitors(report),
    crossroads(report),
    ...(Object.keys(USES) as UseKind[]).flatMap(kind => uses(report, kind)),
  ]
}

interface Report {
  readonly figures: LongNightFigures
  readonly words: Words
  readonly sample: Sample
}

/** The number of the first game with this thing: `--game` plays it again. */
const example = ({ examples }: Sample, kind: string, id: string | number): number | null =>
  examples?.get(`${kind}/${id}`) ?? null

function endings({ figures, words, sample }: Report): Section {
  return {
    title: words.say('sim.longNight.endings'),
    of: words.say('sim.longNight.ending'),
    columns: columnsOf(words, {
      'sim.longNight.share': 'share',
      'sim.length.games': 'count',
      'sim.longNight.example': 'count',
    }),
    rows: Object.entries(figures.endings).map(([id, n]) => ({
      name: words.say(`sim.longNight.ending.${id}`),
      cells: [shareOf(n, sample.games), n, example(sample, 'ending', id)],
    })),
    charts: [barsOf(0)],
  }
}

function objectives({ figures, words, sample }: Report): Section {
  return {
    title: words.say('sim.longNight.objectives'),
    note: words.say('sim.longNight.objectives.note'),
    of: words.say('sim.longNight.objective'),
    columns: columnsOf(words, {
      'sim.longNight.completed': 'share',
      'sim.longNight.played': 'count',
      'sim.longNight.example': 'count',
    }),
    rows: Object.entries(figures.objectives).map(([id, { played, completed }]) => ({
      name: id,
      cells: [shareOf(completed, played), played, example(sample, 'objective', id)],
    })),
    charts: [barsOf(0)],
  }
}

function morale({ figures, words }: Report): Section {
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

function goals({ figures: { winsByGoal }, words, sample }: Report): Section {
  const cells = ({ dealt, won, completed }: Won, kind: string, id: string) => [
    shareOf(won, dealt),
    completed > 0 ? Math.min(1, won / completed) : null,
    dealt,
    example(sample, kind, id),
  ]
  return {
    title: words.say('sim.longNight.goals'),
    note: words.say('sim.longNight.goals.note'),
    of: words.say('sim.longNight.goal'),
    columns: columnsOf(words, {
      'sim.won': 'share',
      'sim.longNight.goals.completed': 'share',
      'sim.longNight.dealt': 'count',
      'sim.longNight.example': 'count',
    }),
    rows: [
      ...Object.entries(winsByGoal.byKind).map(([kind, won]) => ({
        name: words.say(`sim.longNight.kind.${kind}`),
        cells: cells(won, 'kind', kind),
      })),
      ...Object.entries(winsByGoal.byId).map(([name, won]) => ({ name, cells: cells(won, 'goal', name) })),
    ],
    charts: [barsOf(0)],
  }
}

function beliefs({ figures: { beliefs: found, traitors: counted }, words }: Report): Section {
  const { dealt, suspected, exiled } = counted
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

function settings({ figures, words, sample }: Report): Section {
  return {
    title: words.say('sim.longNight.settings'),
    note: words.say('sim.longNight.settings.note'),
    of: words.say('sim.longNight.setting'),
    columns: columnsOf(words, {
      'sim.longNight.completed': 'share',
      'sim.longNight.traitors.won': 'share',
      'sim.longNight.others.won': 'share',
      'sim.length.games': 'count',
      'sim.longNight.example': 'count',
    }),
    rows: Object.entries(figures.settings).map(([id, of]) => ({
      name: id.replace(' ', ': '),
      cells: [
        shareOf(of.completed, of.games),
        shareOf(of.traitorsWon, of.traitors),
        shareOf(of.othersWon, of.others),
        of.games,
        example(sample, 'setting', id),
      ],
    })),
    charts: [barsOf(0, 1, 2)],
  }
}

function traitors({ figures: { traitors: counted }, words, sample }: Report): Section {
  const { dealt, suspectedIn, exiledIn } = counted
  const rounds = Math.max(0, ...[suspectedIn, exiledIn].flatMap(Object.keys).map(Number))
  return {
    title: words.say('sim.longNight.traitors'),
    note: words.say('sim.longNight.traitors.note', { dealt }),
    of: words.say('sim.longNight.round'),
    columns: columnsOf(words, {
      'sim.longNight.traitors.suspected': 'share',
      'sim.longNight.traitors.exiled': 'share',
      'sim.longNight.example': 'count',
    }),
    rows: Array.from({ length: rounds }, (_, i) => ({
      name: `${i + 1}`,
      cells: [
        shareOf(suspectedIn[i + 1] ?? 0, dealt),
        shareOf(exiledIn[i + 1] ?? 0, dealt),
        example(sample, 'found', i + 1) ?? example(sample, 'suspected', i + 1),
      ],
    })),
    charts: [barsOf(0, 1)],
  }
}

/** How often it came into play, and what became of those games; nothing where a run had none of them. */
function uses({ figures, words, sample }: Report, kind: UseKind): readonly Section[] {
  const found = Object.entries(figures.uses[kind])
  if (found.length === 0) return []
  const all = figures.endings.objective / sample.games
  return [
    {
      title: words.say(`sim.longNight.uses.${kind}`),
      note: words.say('sim.longNight.uses.note'),
      of: words.say('sim.longNight.card'),
      columns: columnsOf(words, {
        'sim.longNight.completed': 'share',
        'sim.longNight.uses.more': 'share',
        'sim.longNight.times': 'count',
        'sim.length.games': 'count',
        'sim.longNight.example': 'count',
      }),
      rows: found.map(([name, { times, games, completed }]) => ({
        name,
        cells: [shareOf(completed, games), completed / games - all, times, games, example(sample, kind, name)],
      })),
      charts: [],
    },
  ]
}

function crossroads({ figures, words, sample }: Report): Section {
  return {
    title: words.say('sim.longNight.crossroads'),
    note: words.say('sim.longNight.crossroads.note', { low: 15, high: 85 }),
    of: words.say('sim.longNight.card'),
    columns: columnsOf(words, {
      'sim.longNight.first': 'share',
      'sim.longNight.second': 'share',
      'sim.longNight.times': 'count',
      'sim.longNight.example': 'count',
    }),
    rows: Object.entries(figures.crossroads).map(([name, options]) => {
      const [first = 0, second = 0] = Object.values(options)
      const times = first + second
      return {
        name,
        cells: [shareOf(first, times), shareOf(second, times), times, example(sample, 'crossroads', name)],
      }
    }),
    charts: [],
  }
}
