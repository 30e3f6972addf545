// What views and events of every game have in common: whom the game waits for, and who did something.

import type { Seat } from '@lastlight/kernel'
import type { TableInfo } from '../play/table.ts'

export interface Waiting {
  readonly secret: boolean
  readonly seats: readonly Seat[]
}

const NOBODY: Waiting = { secret: false, seats: [] }

export const waitingOf = (view: unknown): Waiting =>
  (view as { readonly waiting?: Waiting } | null | undefined)?.waiting ?? NOBODY

/** Whose doing an event is; undefined when it is the game's. */
export function actorOf(event: unknown): Seat | undefined {
  const { seat } = event as { readonly seat?: unknown }
  return typeof seat === 'number' ? seat : undefined
}

/** The seats of people who sit at this very device. */
export const ownSeats = (info: TableInfo): readonly Seat[] =>
  info.seats.filter(({ me, kind }) => me && kind === 'person').map(({ seat }) => seat)

/** The first letter of a name, as it stands on a seat's mark. */
export const initialOf = (name: string): string => /^./u.exec(name.trim())?.[0].toLocaleUpperCase() ?? '?'
