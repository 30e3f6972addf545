// OUT-SHIP: the slots of the cargo ship, and the survivors aboard.

import type { Seat } from '@lastlight/kernel'
import type { EventId } from '../content/events.ts'
import { SHIP_SLOTS } from '../content/tables.ts'
import type { Hero, Player } from '../state.ts'
import { suffers } from './events.ts'

interface Ship {
  readonly aboard: readonly boolean[]
  readonly players: readonly Pick<Player, 'heroes'>[]
}

/** The place of a slot in `aboard`. */
export const placeAboard = (slot: number): number => slot - SHIP_SLOTS[0]

/** Whether a survivor waits on the slot. */
export const isAboard = ({ aboard }: Pick<Ship, 'aboard'>, slot: number): boolean => aboard[placeAboard(slot)] === true

/** OUT-SHIP-03, OUT-EVTK-10, OUT-EQK-11: the slot that a hero takes. */
export const slotFor = (
  player: Player,
  active: readonly EventId[],
  { strength }: Pick<Hero, 'strength'>,
  hook: boolean,
): number => (suffers(player, active, 'sandstorm')?.actions ?? strength) + (hook ? 1 : 0)

/** OUT-SHIP-04: whether a rival's hero stands on the slot. */
export function isTaken({ players }: Pick<Ship, 'players'>, seat: Seat, slot: number): boolean {
  for (let other = 0; other < players.length; other++)
    if (other !== seat) for (const hero of players[other]!.heroes) if (hero.slot === slot && hero.active) return true
  return false
}

/** OUT-SHIP-08, OUT-ROOMK-06: on a slot that is taken the survivor comes from the supply. */
export const hasSurvivor = (ship: Ship, seat: Seat, slot: number): boolean =>
  isAboard(ship, slot) || isTaken(ship, seat, slot)
