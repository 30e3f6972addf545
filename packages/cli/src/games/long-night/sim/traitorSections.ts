// How early traitors are suspected and found, and how good an onlooker's beliefs are.

import { shareOf } from '../../../sim/interval.ts'
import { barsOf, columnsOf } from '../../../sim/page/layOut.ts'
import { numbersOf } from '../../../sim/page/numbers.ts'
import type { Section } from '../../../sim/page/section.ts'
import { FIFTHS } from './beliefCount.ts'
import { example, type Report } from './report.ts'

export function beliefs(report: Report): Section {
  const { figures, words } = report
  const { tick } = numbersOf(words.locale)
  return {
    title: words.say('sim.longNight.beliefs'),
    note: words.say('sim.longNight.beliefs.note'),
    of: words.say('sim.longNight.belief'),
    columns: columnsOf(words, { 'sim.longNight.beliefs.held': 'share', 'sim.longNight.beliefs.right': 'share' }),
    rows: FIFTHS.map(from => ({ from, ...figures.beliefs[from] }))
      .filter(({ seats }) => seats > 0)
      .map(({ from, seats, traitors: right, believed }) => ({
        name: `${tick(Number(from) / 100, 'share')} – ${tick((Number(from) + 20) / 100, 'share')}`,
        cells: [believed, shareOf(right, seats)],
        game: example(report, 'belief', from),
      })),
    charts: [barsOf(0, 1)],
  }
}

export function traitors(report: Report): Section {
  const { figures, words } = report
  const { dealt, suspected, exiled, suspectedIn, exiledIn } = figures.traitors
  const rounds = dealt === 0 ? 0 : Math.max(0, ...[suspectedIn, exiledIn].flatMap(Object.keys).map(Number))
  return {
    title: words.say('sim.longNight.traitors'),
    note: words.say('sim.longNight.traitors.note'),
    of: words.say('sim.longNight.round'),
    columns: columnsOf(words, {
      'sim.longNight.traitors.suspected': 'share',
      'sim.longNight.traitors.exiled': 'share',
    }),
    rows: Array.from({ length: rounds }, (_, i) => ({
      name: words.say('sim.longNight.round.n', { n: i + 1 }),
      cells: [shareOf(suspectedIn[i + 1] ?? 0, dealt), shareOf(exiledIn[i + 1] ?? 0, dealt)],
      game: example(report, 'found', i + 1) ?? example(report, 'suspected', i + 1),
    })),
    total: {
      name: words.say('sim.longNight.traitors.ever'),
      cells: [shareOf(suspected, dealt), shareOf(exiled, dealt)],
    },
    after: words.say('sim.longNight.traitors.exiles', { traitors: exiled, loyal: figures.exiles.loyal }),
    charts: [barsOf(0, 1)],
  }
}
