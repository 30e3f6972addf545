// A replay as a table that one looks at and does nothing with.

import { infoOf } from '../../play/local/info.ts'
import type { Replay } from '../../play/local/openReplay.ts'
import type { Answer, Table, TableInfo, TableState } from '../../play/table.ts'

export const replayInfo = (replay: Replay): TableInfo => ({
  ...infoOf(replay, () => false),
  id: 'replay',
  version: replay.length,
})

const OVER: Answer = { ok: false, problem: 'shell.local.closed' }
const over = (): Promise<Answer> => Promise.resolve(OVER)
const nothing = (): void => undefined

export const replayedTable = (state: TableState, text: string): Table => ({
  id: 'replay',
  kind: 'local',
  get: () => state,
  subscribe: () => nothing,
  onNews: () => nothing,
  look: nothing,
  play: over,
  undo: over,
  redo: over,
  why: () => Promise.resolve(undefined),
  close: nothing,
  exported: () => Promise.resolve(text),
  rematch: () => Promise.reject(new Error('a replay is not played again')),
})
