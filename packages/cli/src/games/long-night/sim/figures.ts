// The figures of many games of The Long Night.

import { CROSSROADS, CROSSROADS_IDS } from '@lastlight/long-night/content/crossroads'
import { byId, countsIn, idsIn } from '../../../sim/countsById.ts'
import { differenceOf, type Estimate, meanOf } from '../../../sim/interval.ts'
import { rounded } from '../../../sim/spreads.ts'
import type { Sums } from '../../../sim/sums.ts'
import { FIFTHS, PERMILLE } from './beliefCount.ts'
import { USES, type UseKind } from './uses.ts'

export interface Won {
  readonly dealt: number
  readonly won: number
  /** A share of those dealt, in games whose main objective was completed. */
  readonly completed: number
}

const ENDINGS = ['objective', 'morale', 'rounds', 'nobody', 'bandits'] as const
const KINDS = ['secret', 'betrayal', 'exiled', 'cooperative', 'traitor'] as const

export type LongNightFigures = ReturnType<typeof longNightFigures>

export function longNightFigures(sums: Sums) {
  const of = countsIn(sums)
  const idsOf = idsIn(sums)
  const won = (what: string, id: string): Won => ({
    dealt: of(what, id, 'dealt'),
    won: of(what, id, 'won'),
    completed: of(what, id, 'completed'),
  })
  const games = ENDINGS.reduce((sum, id) => sum + of('ending', id, 'games'), 0)
  const completed = of('ending', 'objective', 'games')
  const rounds = numbers(idsOf('round'))
  return {
    endings: byId(ENDINGS, id => of('ending', id, 'games')),
    /** The mean at the end of each round that was finished. */
    moraleByRound: rounds.map(round => ({
      round,
      games: of('round', round, 'games'),
      morale: rounded(of('round', round, 'morale') / of('round', round, 'games')),
      interval: meanOf(of('round', round, 'games'), of('round', round, 'morale'), of('round', round, 'squares'))!
        .interval,
    })),
    roundsPlayed: Object.fromEntries(numbers(idsOf('length')).map(n => [n, of('length', n, 'games')])),
    winsByGoal: {
      byKind: byId(KINDS, id => won('kind', id)),
      byId: byId(idsOf('goal'), id => won('goal', id)),
    },
    objectives: byId(idsOf('objective'), id => ({
      played: of('objective', id, 'played'),
      completed: of('objective', id, 'completed'),
    })),
    crises: byId(idsOf('crisis'), id => ({
      prevented: of('crisis', id, 'prevented'),
      failed: of('crisis', id, 'failed'),
    })),
    exiles: byId(['traitor', 'loyal'], role => of('exile', role, 'exiled')),
    deaths: of('people', 'all', 'died'),
    /** How often those were traitors whom an onlooker held for one with a chance from this many per cent on, to the next. */
    beliefs: byId(FIFTHS, from => ({
      seats: of('belief', from, 'seats'),
      traitors: of('belief', from, 'traitors'),
      /** The mean of the chances. */
      believed: meanChance(of('belief', from, 'seats'), of('belief', from, 'permille'), of('belief', from, 'squares')),
    })),
    traitors: {
      ...byId(['dealt', 'suspected', 'exiled'], what => of('traitor', 'all', what)),
      /** The round at whose end they were first suspected. */
      suspectedIn: Object.fromEntries(numbers(idsOf('suspected')).map(n => [n, of('suspected', n, 'games')])),
      /** The round in which they were exiled. */
      exiledIn: Object.fromEntries(numbers(idsOf('found')).map(n => [n, of('found', n, 'games')])),
    },
    /** By number of players, and by each setting that differs between the tables of the run. */
    settings: byId(idsOf('setting'), id =>
      byId(['games', 'completed', 'traitors', 'traitorsWon', 'others', 'othersWon'], what => of('setting', id, what)),
    ),
    /**
     * How often cards and options came into play, in how many games, and how many of those were completed. The worth is
     * by how much more often that is than in the games without them.
     */
    uses: byId(Object.keys(USES) as UseKind[], kind =>
      byId(
        idsOf(kind).filter(id => of(kind, id, 'games') > 0),
        id => {
          const [having, done] = [of(kind, id, 'games'), of(kind, id, 'completed')]
          return {
            times: of(kind, id, USES[kind]),
            games: having,
            completed: done,
            worth: differenceOf(done, having, completed - done, games - having),
          }
        },
      ),
    ),
    crossroads: byId(CROSSROADS_IDS, id => byId(CROSSROADS[id].options, option => of('crossroads', id, option))),
  }
}

const numbers = (ids: readonly string[]): readonly number[] => ids.map(Number).sort((a, b) => a - b)

/** Of chances in thousandths: their interval ends where chances do. */
function meanChance(n: number, sum: number, squares: number): Estimate | null {
  const mean = meanOf(n, sum / PERMILLE, squares / PERMILLE ** 2)
  if (!mean?.interval) return mean
  const [low, high] = mean.interval
  return { ...mean, interval: [Math.max(0, low), Math.min(1, high)] }
}
