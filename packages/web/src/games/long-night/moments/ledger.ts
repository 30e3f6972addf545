// The lines of the night: what happened, with the morale that it cost.

import type { Event } from '@lastlight/long-night'

export interface Entry {
  readonly event: Event
  /** Zombies that came one after the other are one line. */
  readonly zombies: number
  readonly morale: number
}

const LINES: readonly Event['e'][] = [
  'ate',
  'starved',
  'wasteRots',
  'crisisFailed',
  'crisisPrevented',
  'zombie',
  'barricadeLost',
  'trapSprung',
  'overrun',
  'fewer',
  'banditsGone',
  'looted',
  'died',
  'helplessDied',
  'round',
]

export function ledgerOf(events: readonly Event[]): readonly Entry[] {
  const entries: Entry[] = []
  for (const event of events) {
    const last = entries.at(-1)
    if (event.e === 'morale' && last) entries[entries.length - 1] = { ...last, morale: last.morale + event.by }
    else if (event.e === 'zombie' && last?.event.e === 'zombie')
      entries[entries.length - 1] = { ...last, zombies: last.zombies + 1 }
    else if (LINES.includes(event.e)) entries.push({ event, zombies: event.e === 'zombie' ? 1 : 0, morale: 0 })
  }
  return entries
}
