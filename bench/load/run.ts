// `npm run load -- --tables 50 --seconds 10 --json`: our server beside others over real sockets, in one run.

import process from 'node:process'
import { runCommand } from '@lastlight/cli/command'
import { installPeers } from '../peers/install.ts'
import { USAGE, wishesIn } from './arguments.ts'
import { measureContest, measurePace } from './measure.ts'
import { contestLines, paceLines } from './printReport.ts'

const WARM_UP_SECONDS = 3
/** When single choices count, so does all remaining compilation. */
const PACED_WARM_UP_SECONDS = 20
const SETTLE_SECONDS = 10

await runCommand(USAGE, async () => {
  const { tables, seconds, rate, profile, json } = wishesIn(process.argv.slice(2))
  const progress = (text: string): void => console.error(text)
  const nodeArgs = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  const warmUp = rate === undefined ? WARM_UP_SECONDS : PACED_WARM_UP_SECONDS
  const plan = { tables, seconds, rate, warmUp, settle: SETTLE_SECONDS, nodeArgs, progress }
  if (rate === undefined) {
    installPeers(progress)
    const figures = await measureContest(plan)
    console.log(json ? JSON.stringify({ tables, seconds, ...figures }) : contestLines(figures).join('\n'))
  } else {
    const figures = await measurePace({ ...plan, rate })
    console.log(json ? JSON.stringify({ tables, seconds, ...figures }) : paceLines(figures).join('\n'))
  }
  return 0
})
