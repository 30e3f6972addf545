// Time for rates and timeouts: it goes on evenly when somebody sets the machine's clock.

import { performance } from 'node:perf_hooks'

/** Milliseconds, to be compared with one another and never with a date. */
export const steadyNow = (): number => performance.now()
