import type { Seat } from '@lastlight/kernel'

/** A request as a player's list of refused ones has it: who was asked (-1: all), and for what. */
export const requestKey = (whom: Seat, what: string): string => `${whom} ${what}`
