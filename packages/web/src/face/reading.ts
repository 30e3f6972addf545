// Facts about the seats of every table.

import type { Seat } from '@lastlight/kernel'
import type { TableInfo } from '../play/table.ts'

/** The seats of people who sit at this very device. */
export const ownSeats = (info: TableInfo): readonly Seat[] =>
  info.seats.filter(({ me, kind }) => me && kind === 'person').map(({ seat }) => seat)

/** The first letter of a name, as it stands on a seat's mark. */
export const initialOf = (name: string): string => /^./u.exec(name.trim())?.[0].toLocaleUpperCase() ?? '?'
