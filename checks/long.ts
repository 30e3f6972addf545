// The tests that `npm test -- --quick` leaves to the whole run: browsers, bots, commands, measurements, processes that are killed,
// and whole games over sockets. The rules of both games stay, and so does one journey through a browser.

import lists from './long.json' with { type: 'json' }

export const isLong = (path: string): boolean =>
  !lists.allTheSame.includes(path) && lists.long.some(start => path.startsWith(start))

/** Whether the test file keeps a core busy for less than half of its time. */
export const mostlyWaits = (path: string): boolean => lists.waiting.some(start => path.startsWith(start))

/** The files of this folder run in one process: they leave nothing behind that others would notice. Long ones run alone. */
export const folderToShare = (path: string): string | undefined =>
  lists.alone.some(start => path.startsWith(start)) ? undefined : lists.sharing.find(folder => path.startsWith(folder))
