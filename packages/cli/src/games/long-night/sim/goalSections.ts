// Who wins, by the objective that a player holds.

import { EXILED_IDS } from '@lastlight/long-night/content/exiledObjectives'
import { BETRAYAL_IDS, isBetrayal, SECRET_IDS } from '@lastlight/long-night/content/secretObjectives'
import { shareOf, type Wanted } from '../../../sim/interval.ts'
import { barsOf, columnsOf, markOf } from '../../../sim/page/layOut.ts'
import type { Section } from '../../../sim/page/section.ts'
import type { Won } from './figures.ts'
import { goalName, isFate } from './names.ts'
import { example, type Report } from './report.ts'

const TRAITORS: Wanted = { least: 0.25, most: 0.45 }
/** Of the games whose main objective is completed. */
const SECRETS: Wanted = { least: 0.2, most: 0.7 }
const PERCENT = 100

export function goalKinds(report: Report): Section {
  const { figures, words } = report
  return {
    title: words.say('sim.longNight.kinds'),
    note: `${words.say('sim.longNight.kinds.note', percents(TRAITORS))} ${words.say('sim.outside.note')}`,
    of: words.say('sim.longNight.kind'),
    columns: columnsOf(words, { 'sim.won': 'share', 'sim.outside': 'words' }),
    rows: Object.entries(figures.winsByGoal.byKind)
      .filter(([, { dealt }]) => dealt > 0)
      .map(([kind, { won, dealt }]) => {
        const share = shareOf(won, dealt)
        return {
          name: words.say(`sim.longNight.kind.${kind}`),
          cells: [share, kind === 'traitor' ? markOf(words, share, TRAITORS) : ''],
          game: example(report, 'kind', kind),
        }
      }),
    charts: [barsOf(0)],
  }
}

const percents = ({ least, most }: Wanted): { low: number; high: number } => ({
  low: Math.round(least * PERCENT),
  high: Math.round(most * PERCENT),
})

const kindOf = (id: string): 'secret' | 'betrayal' | 'exiled' =>
  isFate(id) ? 'exiled' : isBetrayal(id) ? 'betrayal' : 'secret'

export function goals(report: Report): Section {
  const { figures, words } = report
  const byId: { readonly [id: string]: Won } = figures.winsByGoal.byId
  const ids = [...SECRET_IDS, ...BETRAYAL_IDS, ...EXILED_IDS]
  const never = ids.filter(id => !Object.hasOwn(byId, id))
  return {
    title: words.say('sim.longNight.goals'),
    note: `${words.say('sim.longNight.goals.note', percents(SECRETS))} ${words.say('sim.outside.note')}`,
    of: words.say('sim.longNight.goal'),
    columns: columnsOf(words, {
      'sim.longNight.kind': 'mean',
      'sim.won': 'share',
      'sim.longNight.goals.completed': 'share',
      'sim.outside': 'words',
    }),
    rows: ids
      .filter(id => Object.hasOwn(byId, id))
      .map(id => {
        const { dealt, won, completed } = byId[id]!
        // Others win in games whose main objective is not completed, too.
        const met = kindOf(id) === 'secret' ? shareOf(won, completed) : null
        return {
          name: goalName(words, id),
          id,
          cells: [
            words.say(`sim.longNight.kind.${kindOf(id)}.one`),
            shareOf(won, dealt),
            met,
            markOf(words, met, SECRETS),
          ],
          game: example(report, 'goal', id),
        }
      }),
    after:
      never.length === 0
        ? undefined
        : words.say('sim.longNight.never', { items: never.map(id => goalName(words, id)) }),
    charts: [barsOf(1)],
  }
}
