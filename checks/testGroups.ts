// Which test files share a process, what kind they are of, and which of them `npm test -- --quick` leaves to the whole run:
// browsers, bots, commands, measurements, processes that are killed, and whole games over sockets. The rules of both games
// stay.

import lists from './testGroups.json' with { type: 'json' }

const isAmong = (starts: readonly string[], path: string): boolean => starts.some(start => path.startsWith(start))

export const isLong = (path: string): boolean => !lists.allTheSame.includes(path) && isAmong(lists.long, path)

/** The first row that fits. */
export const kindOf = (path: string): string =>
  Object.entries(lists.kinds).find(([start]) => path.startsWith(start))?.[1] ?? 'others'

/** Files of one group run in the same processes, where nothing of one is left for the next. */
export const groupOf = (path: string): string =>
  isAmong(lists.alone, path) || kindOf(path) === 'kit' ? path : kindOf(path)

/** The others keep a core busy most of the time. */
export const mostlyWaits = (path: string): boolean => lists.waiting.includes(kindOf(path))
