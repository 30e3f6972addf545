// A monotonic clock for rates and timeouts: it does not jump when the machine's clock is set.

import { performance } from 'node:perf_hooks'

/** Milliseconds that can be compared with one another, but not with a date. */
export const steadyNow = (): number => performance.now()
