// The result of a vote that is closed, and of a rewind without a vote.

import type { OpenMotion, TableInfo, TableState } from '../play/table.ts'

export const motionKey = (motion: OpenMotion): string =>
  motion.about === 'rewind' ? `rewind ${motion.version}` : motion.about

/** Those that were asked before and are not asked now. */
export function settledOf(before: readonly OpenMotion[], now: readonly OpenMotion[]): readonly OpenMotion[] {
  const open = new Set(now.map(motionKey))
  return before.filter(motion => !open.has(motionKey(motion)))
}

interface VoteChange {
  readonly info: Pick<TableInfo, 'paused' | 'status'>
  /** The number of told events, before and now: a rewind makes it smaller. */
  readonly told: { readonly before: number; readonly now: number }
}

/**
 * The message for the result; undefined where the table itself shows it. Only people who agreed learn that somebody did
 * not.
 */
export function endOf(motion: OpenMotion, { info, told }: VoteChange): string | undefined {
  if (info.status !== 'playing') return undefined
  if (motion.about === 'rewind' && told.now < told.before) return 'table.motion.back'
  if (motion.about === 'pause' && info.paused) return undefined
  return motion.agreed ? 'table.motion.closed' : undefined
}

type ToldTable = Pick<TableState, 'viewer' | 'told' | 'info' | 'sight'>

/** Whether the table has gone back. A person who took back their own choice, and can redo it, knows it already. */
export function isTakenBack(before: ToldTable, now: ToldTable): boolean {
  if (now.info?.status !== 'playing' || before.viewer !== now.viewer) return false
  return now.told.length < before.told.length && now.sight?.redo === false
}
