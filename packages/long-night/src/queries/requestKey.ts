import type { Seat } from '@lastlight/kernel'

/** All players are asked. */
export const ALL: Seat = -1

/** A request as a player's list of refused ones has it: who was asked (or ALL), and for what. */
export const requestKey = (whom: Seat, what: string): string => `${whom} ${what}`
