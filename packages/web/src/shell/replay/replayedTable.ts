// A replay as a table that one looks at and does nothing with.

import type { Replay } from '../../play/local/openReplay.ts'
import type { Answer, Table, TableInfo, TableState } from '../../play/table.ts'

/** Who sat where. */
export const infoOf = ({ game, config, seats, names, length, outcome }: Replay): TableInfo => ({
  id: 'replay',
  code: '',
  game,
  config: { ...config },
  owner: false,
  host: { name: '', seat: null },
  status: outcome ? 'over' : 'playing',
  open: false,
  watching: false,
  onlookers: 0,
  clock: { kind: 'none' },
  delay: 0,
  seats: seats.map((each, seat) => ({
    seat,
    kind: each.kind,
    me: false,
    name: names[seat]!,
    bot: each.kind === 'bot' ? each.level : null,
    away: false,
    presence: each.kind === 'person' ? 'here' : null,
    keptUntil: null,
    saltCommitment: null,
  })),
  version: length,
  commitment: '',
  knownDeal: false,
  dealing: null,
  calledOff: { times: 0, missing: [] },
  paused: false,
  motions: [],
  verdict: null,
  deadline: null,
  rematch: null,
  created: 0,
  changed: 0,
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
