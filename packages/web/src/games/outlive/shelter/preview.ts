// The changes of the chosen option in a shelter, before it is confirmed.

import type { Option } from '@lastlight/outlive'
import { roomKind } from '@lastlight/outlive/content/rooms'
import { buildCost, nextBuildCost } from '@lastlight/outlive/queries/shelter'
import { sparedBy } from '@lastlight/outlive/queries/tiles'
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
  const now: Preview = { cost: nextBuildCost(player), spared: [], falls: 0 }
  switch (option?.do) {
    case 'moveIn':
      return {
        ...now,
        comes: option.room,
        leaves: HERE,
        cost: nextBuildCost(afterMoveIn(player, option.room)),
      }
    case 'recruit':
      return { ...now, comes: HERE }
    case 'house':
    case 'board':
      return { ...now, comes: option.to }
    case 'lose':
      return { ...now, lost: option.from }
    case 'build':
      return { ...now, cost: buildCost('discount' in option) }
    case 'repair':
      return { ...now, tile: option.tile, spared: sparedBy(option) }
    case 'algae':
      return { ...now, falls: 1 }
    case 'use':
      return { ...now, ...roomPreview(option.what) }
    default:
      return now
  }
}

const roomPreview = (what: string): Partial<Preview> => {
  switch (roomKind(what)) {
    case 'decontaminate':
      return { falls: 1 }
    case 'nursery':
      return { comes: what }
    default:
      return {}
  }
}

/** One more person may make the room work that makes building cheaper. */
const afterMoveIn = (player: PlayerSeen, id: string): PlayerSeen => ({
  ...player,
  rooms: player.rooms.map(room => (room.id === id ? { ...room, people: room.people + 1 } : room)),
})
