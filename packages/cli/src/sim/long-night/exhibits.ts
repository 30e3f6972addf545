// Figures of The Long Night, laid out for a page.

import type { Words } from '@lastlight/words'
import type { Sample } from '../ledger.ts'
import type { Column, Exhibit } from '../page/exhibit.ts'
import { type LongNightFigures, share, type Won } from './figures.ts'

type Make = (figures: LongNightFigures, words: Words, sample: Sample) => Exhibit

const EXHIBITS: readonly Make[] = [endings, objectives, morale, goals, crossroads]

export const longNightExhibits = (figures: LongNightFigures, words: Words, sample: Sample): readonly Exhibit[] =>
  EXHIBITS.map(make => make(figures, words, sample))

const column = (words: Words, key: string, kind: Column['kind']): Column => ({ name: words.say(key), kind })

function endings(figures: LongNightFigures, words: Words, { games }: Sample): Exhibit {
  return {
    title: words.say('sim.longNight.endings'),
    of: words.say('sim.longNight.ending'),
    columns: [column(words, 'sim.longNight.share', 'share'), column(words, 'sim.length.games', 'count')],
    rows: Object.entries(figures.endings).map(([id, n]) => ({
      name: words.say(`sim.longNight.ending.${id}`),
      cells: [share(n, games), n],
    })),
    charts: [{ kind: 'bars', columns: [0] }],
  }
}

function objectives(figures: LongNightFigures, words: Words): Exhibit {
  return {
    title: words.say('sim.longNight.objectives'),
    note: words.say('sim.longNight.objectives.note'),
    of: words.say('sim.longNight.objective'),
    columns: [column(words, 'sim.longNight.completed', 'share'), column(words, 'sim.longNight.played', 'count')],
    rows: Object.entries(figures.objectives).map(([id, { played, completed }]) => ({
      name: id,
      cells: [share(completed, played), played],
    })),
    charts: [{ kind: 'bars', columns: [0] }],
  }
}

function morale(figures: LongNightFigures, words: Words): Exhibit {
  const rounds = Math.max(figures.moraleByRound.length, ...Object.keys(figures.roundsPlayed).map(Number))
  return {
    title: words.say('sim.longNight.morale'),
    note: words.say('sim.longNight.morale.note'),
    of: words.say('sim.longNight.round'),
    columns: [column(words, 'sim.longNight.meanMorale', 'mean'), column(words, 'sim.longNight.ended', 'count')],
    rows: Array.from({ length: rounds }, (_, i) => ({
      name: `${i + 1}`,
      cells: [
        figures.moraleByRound.find(({ round }) => round === i + 1)?.morale ?? null,
        figures.roundsPlayed[i + 1] ?? 0,
      ],
    })),
    charts: [
      { kind: 'bars', columns: [0] },
      { kind: 'bars', columns: [1] },
    ],
  }
}

function goals({ winsByGoal }: LongNightFigures, words: Words): Exhibit {
  const cells = ({ dealt, won, completed }: Won) => [
    share(won, dealt),
    completed > 0 ? Math.min(1, won / completed) : null,
    dealt,
  ]
  return {
    title: words.say('sim.longNight.goals'),
    note: words.say('sim.longNight.goals.note'),
    of: words.say('sim.longNight.goal'),
    columns: [
      column(words, 'sim.won', 'share'),
      column(words, 'sim.longNight.goals.completed', 'share'),
      column(words, 'sim.longNight.dealt', 'count'),
    ],
    rows: [
      ...Object.entries(winsByGoal.byKind).map(([kind, won]) => ({
        name: words.say(`sim.longNight.kind.${kind}`),
        cells: cells(won),
      })),
      ...Object.entries(winsByGoal.byId).map(([name, won]) => ({ name, cells: cells(won) })),
    ],
    charts: [{ kind: 'bars', columns: [0] }],
  }
}

function crossroads(figures: LongNightFigures, words: Words): Exhibit {
  return {
    title: words.say('sim.longNight.crossroads'),
    note: words.say('sim.longNight.crossroads.note', { low: 15, high: 85 }),
    of: words.say('sim.longNight.card'),
    columns: [
      column(words, 'sim.longNight.first', 'share'),
      column(words, 'sim.longNight.second', 'share'),
      column(words, 'sim.longNight.times', 'count'),
    ],
    rows: Object.entries(figures.crossroads).map(([name, options]) => {
      const [first = 0, second = 0] = Object.values(options)
      const times = first + second
      return { name, cells: [share(first, times), share(second, times), times] }
    }),
    charts: [],
  }
}
