// The servers that are measured, their peers, and the wanted figures.

import { fileURLToPath } from 'node:url'
import { flagsFor } from '@lastlight/server'
import { contest, type Entrant, type Plan } from './contest.ts'
import { type Figures, figuresOf, ratio } from './figures.ts'
import { beside } from './process.ts'

const peer = (file: string): string => fileURLToPath(new URL(`../peers/load/${file}`, import.meta.url))

const ours = (name: string, game: string): Entrant => ({
  name,
  server: beside('lastlightServer.ts'),
  client: beside('lastlight.ts'),
  game,
  flags: flagsFor(1),
})
const LASTLIGHT = ours('lastlight', 'reference')
const OUTLIVE = ours('outlive', 'outlive')
const ofPeer = (name: string, file: string): Entrant => ({
  name,
  server: peer(`${file}Server.ts`),
  client: peer(`${file}Client.ts`),
  game: 'reference',
})
const PEERS: readonly Entrant[] = [ofPeer('boardgame-io', 'boardgameIo'), ofPeer('colyseus', 'colyseus')]
const ECHO: Entrant = { name: 'echo', server: beside('echoServer.ts'), client: beside('echo.ts'), game: 'echo' }

export const WANTED = { vsBoardgameIo: 2.5, vsColyseus: 1.5, p99VsEcho: 3 }

/** Of servers whose bytes are not counted. */
type PeerFigures = Omit<Figures, 'bytesPerChoice'>
const peerFigures = ({ bytesPerChoice: _bytes, ...figures }: Figures): PeerFigures => figures

const perCpu = (own: Figures, other: Figures): number | null =>
  own.actionsPerCpuSecond === null || other.actionsPerCpuSecond === null
    ? null
    : ratio(own.actionsPerCpuSecond, other.actionsPerCpuSecond)

export interface Contest extends Figures {
  readonly vsBoardgameIo: number
  readonly vsColyseus: number
  /** Choices per CPU second of the servers: other load on the machine counts less. */
  readonly perCpu: { readonly vsBoardgameIo: number | null; readonly vsColyseus: number | null }
  readonly boardgameIo: PeerFigures
  readonly colyseus: PeerFigures
  readonly outlive: Figures
}

/** Everybody plays as fast as the servers can. */
export async function measureContest(plan: Plan): Promise<Contest> {
  const tallies = await contest([LASTLIGHT, ...PEERS, OUTLIVE], plan)
  const of = (name: string): Figures => figuresOf(tallies.get(name)!)
  const [own, boardgameIo, colyseus] = [of('lastlight'), of('boardgame-io'), of('colyseus')]
  return {
    ...own,
    vsBoardgameIo: ratio(own.actionsPerSecond, boardgameIo.actionsPerSecond),
    vsColyseus: ratio(own.actionsPerSecond, colyseus.actionsPerSecond),
    perCpu: { vsBoardgameIo: perCpu(own, boardgameIo), vsColyseus: perCpu(own, colyseus) },
    boardgameIo: peerFigures(boardgameIo),
    colyseus: peerFigures(colyseus),
    outlive: of('outlive'),
  }
}

export interface RateFigures extends Figures {
  readonly rate: number
  readonly echo: PeerFigures
  readonly p99VsEcho: number
}

/** At a rate that a server can easily keep: how long does a choice take, compared with an echo? */
export async function measurePace(plan: Plan & { readonly rate: number }): Promise<RateFigures> {
  const tallies = await contest([LASTLIGHT, ECHO], plan)
  const [own, echo] = [figuresOf(tallies.get('lastlight')!), figuresOf(tallies.get('echo')!)]
  return { rate: plan.rate, ...own, echo: peerFigures(echo), p99VsEcho: ratio(own.p99, echo.p99) }
}
