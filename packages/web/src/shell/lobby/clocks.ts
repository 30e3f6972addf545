// The clocks on offer for a table: a few of those that the server accepts.

import type { Clock } from '@lastlight/protocol'

const MINUTE = 60

export const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', seconds: MINUTE },
  { kind: 'live', seconds: 3 * MINUTE },
  { kind: 'live', seconds: 10 * MINUTE },
  { kind: 'days', hours: 24 },
  { kind: 'days', hours: 72 },
]

export const clockId = (clock: Clock): string =>
  clock.kind === 'none' ? 'none' : clock.kind === 'live' ? `live${clock.seconds}` : `days${clock.hours}`

/** The message for a clock, with its arguments. */
export function clockWords(clock: Clock): { readonly key: string; readonly args: { readonly n: number } } {
  switch (clock.kind) {
    case 'none':
      return { key: 'tables.clock.none', args: { n: 0 } }
    case 'live':
      return clock.seconds % MINUTE === 0
        ? { key: 'tables.clock.minutes', args: { n: clock.seconds / MINUTE } }
        : { key: 'tables.clock.seconds', args: { n: clock.seconds } }
    case 'days':
      return clock.hours % 24 === 0
        ? { key: 'tables.clock.days', args: { n: clock.hours / 24 } }
        : { key: 'tables.clock.hours', args: { n: clock.hours } }
  }
}

/** Delays for spectators, in seconds. */
export const DELAYS: readonly number[] = [0, 30, 120, 600]
