// The use and the worth of cards and options.

import { CRISIS_IDS } from '@lastlight/long-night/content/crises'
import { CROSSROADS_IDS } from '@lastlight/long-night/content/crossroads'
import { EXPERIMENT_IDS } from '@lastlight/long-night/content/experiments'
import { IMPROVEMENT_IDS } from '@lastlight/long-night/content/improvements'
import { ITEM_KINDS } from '@lastlight/long-night/content/itemKinds'
import { SIDE_EFFECT_IDS } from '@lastlight/long-night/content/sideEffects'
import { SURVIVOR_IDS } from '@lastlight/long-night/content/survivors'
import type { Words } from '@lastlight/words'
import { shareOf } from '../../../sim/interval.ts'
import { barsOf, columnsOf, markOf } from '../../../sim/page/layOut.ts'
import type { Row, Section } from '../../../sim/page/section.ts'
import { useName } from './names.ts'
import { example, type Report } from './report.ts'
import type { UseKind } from './uses.ts'

type CardKind = Exclude<UseKind, 'option'>

const ALL: { readonly [kind in CardKind]: readonly string[] } = {
  item: Object.keys(ITEM_KINDS),
  survivor: SURVIVOR_IDS,
  improvement: IMPROVEMENT_IDS,
  experiment: EXPERIMENT_IDS,
  sideEffect: SIDE_EFFECT_IDS,
}

/** In percent: a card whose option is chosen less or more often than this is no choice. */
const CHOICE = { low: 15, high: 85 }

function neverIn(words: Words, names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : words.say('sim.longNight.never', { items: names })
}

/** The surest figures first. */
const byFrequency = <T extends { readonly times: number }>(
  [a, x]: readonly [string, T],
  [b, y]: readonly [string, T],
) => y.times - x.times || (a < b ? -1 : 1)

export function uses(report: Report, kind: CardKind): Section {
  const { figures, words } = report
  const found = figures.uses[kind]
  const never = ALL[kind].filter(id => !Object.hasOwn(found, id))
  return {
    title: words.say(`sim.longNight.uses.${kind}`),
    note: words.say('sim.longNight.uses.note'),
    of: words.say('sim.longNight.card'),
    columns: columnsOf(words, {
      'sim.longNight.uses.completed': 'share',
      'sim.longNight.uses.worth': 'points',
      'sim.longNight.times': 'count',
    }),
    rows: Object.entries(found)
      .sort(byFrequency)
      .map(([id, { times, games, completed, worth }]) => ({
        name: useName(words, kind, id),
        id,
        cells: [shareOf(completed, games), worth, times],
        game: example(report, kind, id),
      })),
    after: neverIn(
      words,
      never.map(id => useName(words, kind, id)),
    ),
    charts: [],
  }
}

export function crossroads(report: Report): Section {
  const { figures, words } = report
  const cards = Object.entries(figures.crossroads).map(([card, options]) => {
    const times = Object.values(options).reduce((sum, n) => sum + n, 0)
    return [card, { options, times }] as const
  })
  const [least, most] = [CHOICE.low / 100, CHOICE.high / 100]
  const rowOf = (card: string, option: string, chosen: number, times: number): Row => {
    const id = `${card} ${option}`
    const share = shareOf(chosen, times)
    const use = figures.uses.option[id]
    return {
      name: useName(words, 'option', id),
      id,
      cells: [
        share,
        markOf(words, share, { least, most }),
        use ? shareOf(use.completed, use.games) : null,
        use ? use.worth : null,
      ],
      // For an option that was chosen in no game, the row names a game in which its crossroads card came up.
      game: example(report, 'option', id) ?? example(report, 'crossroads', card),
    }
  }
  return {
    title: words.say('sim.longNight.crossroads'),
    note: `${words.say('sim.longNight.crossroads.note', CHOICE)} ${words.say('sim.outside.note')} ${words.say('sim.longNight.uses.note')}`,
    of: words.say('sim.longNight.crossroads.option'),
    columns: columnsOf(words, {
      'sim.longNight.chosen': 'share',
      'sim.outside': 'words',
      'sim.longNight.uses.completed': 'share',
      'sim.longNight.uses.worth': 'points',
    }),
    rows: cards
      .filter(([, { times }]) => times > 0)
      .sort(byFrequency)
      .flatMap(([card, { options, times }]) =>
        Object.entries(options).map(([option, chosen]) => rowOf(card, option, chosen, times)),
      ),
    after: neverIn(
      words,
      CROSSROADS_IDS.filter(id => cards.some(([card, { times }]) => card === id && times === 0)).map(id =>
        words.say(`crossroads.${id}`),
      ),
    ),
    charts: [],
  }
}

export function crises(report: Report): Section {
  const { figures, words } = report
  const found = Object.entries(figures.crises)
    .map(([id, { prevented, failed }]) => [id, { prevented, times: prevented + failed }] as const)
    .filter(([, { times }]) => times > 0)
  const all = found.reduce((sum, [, { times }]) => sum + times, 0)
  const allPrevented = found.reduce((sum, [, { prevented }]) => sum + prevented, 0)
  const never = CRISIS_IDS.filter(id => !found.some(([each]) => each === id))
  return {
    title: words.say('sim.longNight.crises'),
    of: words.say('sim.longNight.card'),
    columns: columnsOf(words, { 'sim.longNight.prevented': 'share' }),
    rows: found.sort(byFrequency).map(([id, { prevented, times }]) => ({
      name: words.say(`crisis.${id}`),
      id,
      cells: [shareOf(prevented, times)],
      game: example(report, 'crisis', id),
    })),
    total: { name: words.say('sim.total'), cells: [shareOf(allPrevented, all)] },
    after: neverIn(
      words,
      never.map(id => words.say(`crisis.${id}`)),
    ),
    charts: [barsOf(0)],
  }
}
