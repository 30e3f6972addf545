import { type Seat, same } from '@lastlight/kernel'
import type { GameEvent } from '../play/game.ts'
import type { TableState } from '../play/table.ts'

type ToldTable = Pick<TableState, 'viewer' | 'told' | 'undoneBy'>

export interface TakenBack {
  readonly by: Seat
  /** What the viewer had heard of the choice. */
  readonly events: readonly GameEvent[]
}

/** The choice that another person has just taken back; undefined where there is none that the viewer had heard of. */
export function takenBack(before: ToldTable, now: ToldTable): TakenBack | undefined {
  const by = now.undoneBy
  const count = before.told.length - now.told.length
  if (by === undefined || by === now.viewer || before.viewer !== now.viewer || count <= 0) return undefined
  const first = before.told.findIndex((event, i) => !same(event, now.told[i]))
  return { by, events: before.told.slice(first, first + count) }
}
