import { median, percentile } from '../figures.ts'
import { type Judged, judged } from '../peers/lighthouse.ts'
import { type Pressed, pressedGames } from '../web/presses.ts'
import { type KeyTimes, withSite } from '../web/site.ts'
import type { WeighedSuite } from './suite.ts'

const RUNS = 5
const GAMES = ['outlive', 'long-night'] as const

export const suite: WeighedSuite = {
  name: 'web',
  about:
    'what the page weighs at first, how soon it answers keys on a slow device, how many presses a choice needs, and what Lighthouse says of it',
  peers: true,
  weigh: async progress => {
    const pressed: { [game: string]: readonly Pressed[] } = {}
    for (const game of GAMES) {
      progress(`whole games of ${game} are played through the page`)
      pressed[game] = await pressedGames(game)
    }
    return withSite(async site => {
      const { first, games, strays, workerStrays } = site.routes
      const runs: Judged[] = []
      for (let run = 1; run <= RUNS; run++) {
        progress(`Lighthouse, ${run} of ${RUNS}`)
        runs.push(await judged(`${site.url}/`, site))
      }
      const middle = (pick: (run: Judged) => number): number => median(runs.map(pick))
      const lighthouse = {
        performance: middle(run => run.performance),
        accessibility: middle(run => run.accessibility),
        bestPractices: middle(run => run.bestPractices),
      }
      const figures = Object.fromEntries(
        GAMES.map(game => [
          game,
          {
            routeKB: games[game]!.page.kb,
            pressesPerChoice: median(pressed[game]!.map(({ presses, questions }) => presses / questions)),
            keyToPaintMs: percentile(site.keys[game]!.paints, 95),
          },
        ]),
      )
      const { outlive, 'long-night': longNight } = figures as { readonly [game in (typeof GAMES)[number]]: Figures }
      const readings = [
        { name: 'firstRouteKB', value: first.kb, atMost: 120 },
        { name: 'gameRouteKB', value: outlive.routeKB, atMost: 300 },
        { name: 'longNightRouteKB', value: longNight.routeKB, atMost: 320 },
        // Scripts of a page or of its workers with the screen or the rules of a game that is not open.
        { name: 'strayScripts', value: strays.length + workerStrays.length, atMost: 0 },
        { name: 'pressesPerChoice', value: outlive.pressesPerChoice, atMost: 0.6 },
        { name: 'longNightPressesPerChoice', value: longNight.pressesPerChoice, atMost: 0.9 },
        { name: 'keyToPaintMs', value: outlive.keyToPaintMs, atMost: 200 },
        { name: 'longNightKeyToPaintMs', value: longNight.keyToPaintMs, atMost: 200 },
      ]
      return {
        readings: [
          ...readings,
          { name: 'lighthouse.performance', value: lighthouse.performance, atLeast: 95 },
          { name: 'lighthouse.accessibility', value: lighthouse.accessibility, atLeast: 100 },
          { name: 'lighthouse.bestPractices', value: lighthouse.bestPractices, atLeast: 100 },
        ],
        report: {
          ...Object.fromEntries(readings.map(({ name, value }) => [name, value])),
          workerKB: games['outlive']!.worker.kb,
          longNightWorkerKB: games['long-night']!.worker.kb,
          strays,
          workerStrays,
          pressed,
          keys: Object.fromEntries(Object.entries(site.keys).map(([game, times]) => [game, waitsOf(times)])),
          lighthouse,
          files: { first: first.files, games },
          runs,
        },
      }
    })
  },
}

interface Figures {
  readonly routeKB: number
  readonly pressesPerChoice: number
  readonly keyToPaintMs: number
}

const waitsOf = ({ paints, effects }: KeyTimes) => ({
  /** How many keys were pressed. Event Timing leaves out the fastest. */
  keys: effects.length,
  count: paints.length,
  medianMs: median(paints),
  toEffect: { medianMs: median(effects), p95Ms: percentile(effects, 95) },
})
