import type { Entry } from '@lastlight/kernel'
import { type Check, good, unknown } from './finding.ts'

/** Going back takes nothing out of anybody's memory, so a proof says how often it happened; `people`: those who sat there. */
export function rewindsCheck(log: readonly Entry[], people: number | undefined): Check {
  const name = 'rewinds'
  const n = log.filter(entry => 'rewind' in entry).length
  if (n === 0) return good(name, 'none', 'The table never went back.')
  const times = n === 1 ? 'once' : `${n} times`
  return people === 1
    ? unknown(
        name,
        'alone',
        `Practice: the only person among bots went back ${times}, and knew from then on what had been shown until then.`,
        { n },
      )
    : unknown(
        name,
        'agreed',
        `The table went back ${times}, after all had agreed: people already knew what had been shown until then.`,
        { n },
      )
}
