// `npm run load -- --tables 50 --seconds 10 --json`: our server beside others over real sockets, in one run. With --sizes,
// --idle or --spectators: our server alone, at size.

import process from 'node:process'
import { runCommand } from '@lastlight/cli/command'
import { installPeers } from '../peers/install.ts'
import { USAGE, wishesIn } from './arguments.ts'
import { measureContest, measurePace } from './measure.ts'
import { contestLines, paceLines, sizeLines } from './printReport.ts'
import { isWell, measureAtSize } from './size/measure.ts'

const WARM_UP_SECONDS = 8
/** When single choices count, so does all remaining compilation. */
const PACED_WARM_UP_SECONDS = 20
const SETTLE_SECONDS = 10
const SIZE_WARM_UP_SECONDS = 8
const STAGES = 24

await runCommand(USAGE, async () => {
  const { tables, seconds, rate, profile, json, size } = wishesIn(process.argv.slice(2))
  const progress = (text: string): void => console.error(text)
  const nodeArgs = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  if (size) {
    const how = { seconds, warmUp: SIZE_WARM_UP_SECONDS, stages: STAGES, nodeArgs, progress }
    const figures = await measureAtSize(size, how)
    console.log(json ? JSON.stringify(figures) : sizeLines(figures).join('\n'))
    return isWell(figures) ? 0 : 1
  }
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
