// The costs of tonight, as far as they are known by day.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { roomKind, roomRow } from '@lastlight/outlive/content/rooms'
import { CONTAMINATION, RADIATION } from '@lastlight/outlive/content/tables'
import { has } from '@lastlight/outlive/queries/goods'
import { survivors } from '@lastlight/outlive/queries/shelter'
import { tonightOf } from '@lastlight/outlive/queries/tonight'

export interface Tonight {
  /** Food that the rooms with people in them eat, and how much of it is not there. */
  readonly food: number
  readonly foodShort: number
  /** Water that the rows of the airlock drink, and how much of it is not there. */
  readonly water: number
  readonly waterShort: number
  readonly radiation: number
  /** How much of the radiation is stopped as people live now. */
  readonly stopped: number
  /** The space of the track where the marker ends up at least. */
  readonly space: number
  /** Survivors lost to hunger, and to radiation that no space is left for. */
  readonly hunger: number
  readonly overflow: number
}

/** The food of a room while anybody is in it. */
export const upkeepOf = (room: string): number => roomRow(roomKind(room)).upkeep

/** The radiation of a round; there is none before the first. */
export const radiationOf = ({ round }: View): number => RADIATION[round - 1] ?? 0

export function tonight(view: View, seat: Seat): Tonight {
  const player = view.players[seat]!
  const { food, water: rows, radiation, shield } = tonightOf(player, view.round)
  const water = has(player, 'water')
  const drunk = Math.min(rows, water)
  const foodShort = Math.max(0, food - player.meat - player.cans - (water - drunk))
  const hunger = Math.min(survivors(player), rows - drunk + foodShort)
  const reached = player.contamination + Math.max(0, radiation - shield)
  const space = Math.min(CONTAMINATION.length - 1, reached)
  return {
    food,
    foodShort,
    water: rows,
    waterShort: rows - drunk,
    radiation,
    stopped: Math.min(radiation, shield),
    space,
    hunger,
    overflow: Math.min(survivors(player) - hunger, reached - space),
  }
}

/** Whether the night is still ahead, so that its costs can be prevented. */
export const isAhead = ({ phase }: View): boolean => phase === 'day' || phase === 'events'
