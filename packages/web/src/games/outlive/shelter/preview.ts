// The changes of the chosen option in a shelter, before it is confirmed.

import type { Option, OptionOf } from '@lastlight/outlive'
import { equipmentKind, equipmentRow } from '@lastlight/outlive/content/equipment'
import type { Material } from '@lastlight/outlive/content/resources'
import { BUILD_COST, DISCOUNTED_BUILD_COST, roomKind, seatsOfRoom } from '@lastlight/outlive/content/rooms'
import { unused } from '@lastlight/outlive/queries/shelter'
import type { PlayerSeen } from '../seen.ts'

export interface Preview {
  /** A place that a survivor would come to, leave for a room, or be lost from. */
  readonly comes?: string
  readonly leaves?: string
  readonly lost?: string
  /** The cost of building a room. */
  readonly cost: number
  /** The tile that would be repaired, and which of its printed materials would not be paid, by their place. */
  readonly tile?: string
  readonly spared: readonly number[]
  /** How far the marker would fall. */
  readonly falls: number
}

const HERE = 'airlock'

/** The preview for options of one's own shelter; other options change nothing here. */
export function previewOf(option: Option | undefined, player: PlayerSeen): Preview {
  const now: Preview = { cost: costOf(player), spared: [], falls: 0 }
  switch (option?.do) {
    case 'moveIn':
      return {
        ...now,
        comes: option.room,
        leaves: HERE,
        cost: fills(player, option.room) ? DISCOUNTED_BUILD_COST : now.cost,
      }
    case 'recruit':
      return { ...now, comes: HERE }
    case 'house':
    case 'board':
      return { ...now, comes: option.to }
    case 'lose':
      return { ...now, lost: option.from }
    case 'build':
      return { ...now, cost: 'discount' in option ? DISCOUNTED_BUILD_COST : BUILD_COST }
    case 'repair':
      return { ...now, tile: option.tile, spared: sparedBy(option) }
    case 'algae':
      return { ...now, falls: 1 }
    case 'use':
      return { ...now, ...usePreview(option.what) }
    default:
      return now
  }
}

const usePreview = (what: string): Partial<Preview> => {
  switch (roomKind(what)) {
    case 'decontaminate':
      return { falls: 1 }
    case 'nursery':
      return { comes: what }
    default:
      return {}
  }
}

/** The cost of the next room: less while the discount room works and is unused. */
const costOf = (player: PlayerSeen): number =>
  unused(player, 'buildDiscount') === undefined ? BUILD_COST : DISCOUNTED_BUILD_COST

/** Whether one more person makes the room work that makes building cheaper. */
function fills(player: PlayerSeen, id: string): boolean {
  const room = player.rooms.find(each => each.id === id)
  return roomKind(id) === 'buildDiscount' && room?.used === 0 && room.people + 1 === seatsOfRoom(id)
}

/** The printed materials that a cheaper repair leaves out. */
function sparedBy(option: OptionOf<'repair'>): readonly number[] {
  const cost: readonly Material[] = equipmentRow(equipmentKind(option.tile)).cost
  const all = [...cost.keys()]
  switch (option.by) {
    case 'autoRepair':
      return all
    case 'repairDiscount': {
      const paid = cost.indexOf(option.pay)
      return all.filter(i => i !== paid)
    }
    case 'workshop':
      return [cost.indexOf(option.without)]
    default:
      return []
  }
}
