// A table without a server in the form in which a server describes one.

import type { Outcome } from '@lastlight/kernel'
import type { TableInfo } from '../table.ts'
import type { LocalSeat } from './shapes.ts'

interface Facts {
  readonly game: string
  readonly config: object
  readonly seats: readonly LocalSeat[]
  readonly names: readonly string[]
  readonly outcome: Outcome | null
  readonly analysis?: boolean | undefined
}

export const infoOf = (
  { game, config, seats, names, outcome, analysis = true }: Facts,
  isMine: (seat: LocalSeat) => boolean,
): TableInfo => ({
  id: '',
  code: '',
  game,
  config: { ...config },
  owner: false,
  host: { name: '', seat: null },
  status: outcome ? 'over' : 'playing',
  open: false,
  watching: false,
  spectators: 0,
  clock: { kind: 'none' },
  delay: 0,
  analysis,
  seats: seats.map((each, seat) => ({
    seat,
    kind: each.kind,
    me: isMine(each),
    name: names[seat]!,
    bot: each.kind === 'bot' ? each.level : null,
    away: false,
    presence: each.kind === 'person' ? 'here' : null,
    keptUntil: null,
    saltCommitment: null,
  })),
  version: 0,
  commitment: '',
  knownDeal: false,
  dealing: null,
  calledOff: { times: 0, missing: [] },
  paused: false,
  motions: [],
  verdict: null,
  rewinds: 0,
  practice: seats.filter(({ kind }) => kind === 'person').length === 1,
  deadline: null,
  rematch: null,
  created: 0,
  changed: 0,
})
