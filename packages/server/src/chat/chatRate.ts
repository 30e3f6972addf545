// Limits how fast a person may write: a few messages at once, then one at a time.

import { NamedRates } from '../ops/namedRates.ts'

const LINES = { burst: 6, perSecond: 0.5 }

export class ChatRate extends NamedRates {
  constructor(now: () => number) {
    super(LINES, now)
  }
}
