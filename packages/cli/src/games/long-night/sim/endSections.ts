// How games end, by settings and main objectives, and how morale falls until then.

import { MAIN_OBJECTIVE_IDS, SCENARIO_OBJECTIVE_IDS } from '@lastlight/long-night/content/mainObjectiveIds'
import { shareOf, type Wanted } from '../../../sim/interval.ts'
import { barsOf, columnsOf, markOf } from '../../../sim/page/layOut.ts'
import { numbersOf } from '../../../sim/page/numbers.ts'
import type { Section } from '../../../sim/page/section.ts'
import { bySetting, objectiveName, settingName } from './names.ts'
import { example, type Report } from './report.ts'

export function endings(report: Report): Section {
  const { figures, words, sample } = report
  return {
    title: words.say('sim.longNight.endings'),
    of: words.say('sim.longNight.ending'),
    columns: columnsOf(words, { 'sim.longNight.share': 'share', 'sim.length.games': 'count' }),
    rows: Object.entries(figures.endings).map(([id, n]) => ({
      name: words.say(`sim.longNight.ending.${id}`),
      cells: [shareOf(n, sample.games), n],
      game: example(report, 'ending', id),
    })),
    total: { name: words.say('sim.total'), cells: [1, sample.games] },
    charts: [barsOf(0)],
  }
}

export function settings(report: Report): Section {
  const { figures, words } = report
  return {
    title: words.say('sim.longNight.settings'),
    note: words.say('sim.longNight.settings.note'),
    of: words.say('sim.longNight.setting'),
    columns: columnsOf(words, {
      'sim.longNight.completed': 'share',
      'sim.longNight.traitors.won': 'share',
      'sim.longNight.others.won': 'share',
    }),
    rows: Object.entries(figures.settings)
      .sort(([a], [b]) => bySetting(a, b))
      .map(([id, of]) => ({
        name: settingName(words, id),
        id: id.replace(' ', '='),
        cells: [
          shareOf(of.completed, of.games),
          shareOf(of.traitorsWon, of.traitors),
          shareOf(of.othersWon, of.others),
        ],
        game: example(report, 'setting', id),
      })),
    charts: [barsOf(0, 1, 2)],
  }
}

const WANTED: { readonly [side: string]: Wanted } = {
  normal: { least: 0.45, most: 0.65 },
  hard: { least: 0.2, most: 0.4 },
}

/** U-12: the objectives of a scenario follow its story and have no line to hold. */
const wantedOf = (id: string): Wanted | undefined => {
  const [objective = '', side = ''] = id.split(' ')
  return (MAIN_OBJECTIVE_IDS as readonly string[]).includes(objective) ? WANTED[side] : undefined
}

/** The normal side before the hard one. */
const inPrintedOrder = (ids: readonly string[]): readonly string[] =>
  [...MAIN_OBJECTIVE_IDS, ...SCENARIO_OBJECTIVE_IDS]
    .flatMap(objective => [`${objective} normal`, `${objective} hard`])
    .filter(id => ids.includes(id))

export function objectives(report: Report): Section {
  const { figures, words } = report
  const { tick } = numbersOf(words.locale)
  return {
    title: words.say('sim.longNight.objectives'),
    note: `${words.say('sim.longNight.objectives.note')} ${words.say('sim.outside.note')}`,
    of: words.say('sim.longNight.objective'),
    columns: columnsOf(words, {
      'sim.longNight.completed': 'share',
      'sim.wanted': 'mean',
      'sim.outside': 'words',
    }),
    rows: inPrintedOrder(Object.keys(figures.objectives)).map(id => {
      const { played, completed } = figures.objectives[id]!
      const [done, wanted] = [shareOf(completed, played), wantedOf(id)]
      return {
        name: objectiveName(words, id),
        id,
        cells: wanted
          ? [done, `${tick(wanted.least, 'share')} – ${tick(wanted.most, 'share')}`, markOf(words, done, wanted)]
          : [done, null, ''],
        game: example(report, 'objective', id),
      }
    }),
    charts: [barsOf(0)],
  }
}

export function morale(report: Report): Section {
  const { figures, words, sample } = report
  const rounds = Math.max(figures.moraleByRound.length, ...Object.keys(figures.roundsPlayed).map(Number))
  return {
    title: words.say('sim.longNight.morale'),
    note: words.say('sim.longNight.morale.note'),
    of: words.say('sim.longNight.round'),
    columns: columnsOf(words, { 'sim.longNight.meanMorale': 'mean', 'sim.longNight.ended': 'share' }),
    rows: Array.from({ length: rounds }, (_, i) => {
      const at = figures.moraleByRound.find(({ round }) => round === i + 1)
      return {
        name: words.say('sim.longNight.round.n', { n: i + 1 }),
        cells: [
          at ? { value: at.morale, interval: at.interval, of: at.games } : null,
          shareOf(figures.roundsPlayed[i + 1] ?? 0, sample.games),
        ],
        game: example(report, 'length', i + 1) ?? example(report, 'round', i + 1),
      }
    }),
    charts: [barsOf(0), barsOf(1)],
  }
}
