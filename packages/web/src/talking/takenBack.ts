import type { TableState } from '../play/table.ts'

type ToldTable = Pick<TableState, 'viewer' | 'told' | 'info' | 'sight'>

/** Whether somebody has taken back a choice. A person who took back their own, and can redo it, knows it already. */
export function isTakenBack(before: ToldTable, now: ToldTable): boolean {
  if (now.info?.status !== 'playing' || before.viewer !== now.viewer) return false
  return now.told.length < before.told.length && now.sight?.redo === false
}
