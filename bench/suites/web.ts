import { median, percentile } from '../figures.ts'
import { type Judged, judged } from '../peers/lighthouse.ts'
import { withSite } from '../web/site.ts'
import type { WeighedSuite } from './suite.ts'

const RUNS = 5

export const suite: WeighedSuite = {
  name: 'web',
  about: 'what the page weighs at first, how soon it answers keys on a slow device, and what Lighthouse says of it',
  peers: true,
  weigh: progress =>
    withSite(async site => {
      const { first, game, worker } = site.routes
      const { paints, effects } = site.keys
      const keyToPaintMs = percentile(paints, 95)
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
      return {
        readings: [
          { name: 'firstRouteKB', value: first.kb, atMost: 120 },
          { name: 'gameRouteKB', value: game.kb, atMost: 300 },
          { name: 'keyToPaintMs', value: keyToPaintMs, atMost: 200 },
          { name: 'lighthouse.performance', value: lighthouse.performance, atLeast: 95 },
          { name: 'lighthouse.accessibility', value: lighthouse.accessibility, atLeast: 100 },
          { name: 'lighthouse.bestPractices', value: lighthouse.bestPractices, atLeast: 100 },
        ],
        report: {
          firstRouteKB: first.kb,
          gameRouteKB: game.kb,
          workerKB: worker.kb,
          keyToPaintMs,
          keys: {
            count: paints.length,
            medianMs: median(paints),
            toEffect: { medianMs: median(effects), p95Ms: percentile(effects, 95) },
          },
          lighthouse,
          files: { first: first.files, game: game.files, worker: worker.files },
          runs,
        },
      }
    }),
}
