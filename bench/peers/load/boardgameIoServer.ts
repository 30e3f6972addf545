// Embers on the server of boardgame.io, as its documentation advises: memory as storage, `playerView` for secrets, undo off. The rules are those of
// the kernel, so that what differs is the server alone; a move gives a new state instead of changing a draft, which is faster.

import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { Refusal } from '@lastlight/kernel'
import { game as embers, type Option, type State } from '@lastlight/reference'

interface Context {
  readonly G: State
  readonly playerID: string | null
}

interface Running {
  readonly appServer: { address(): AddressInfo }
}

interface Library {
  readonly Server: (options: { games: readonly unknown[]; origins: readonly string[] }) => {
    run(options: { port: number }): Promise<Running>
  }
  readonly original: (draft: State) => State
  readonly ActivePlayers: { readonly ALL: unknown }
  readonly INVALID_MOVE: string
}

const require = createRequire(import.meta.url)
const PEER = 'boardgame.io'
const { Server } = require(`${PEER}/server`) as Pick<Library, 'Server'>
const { ActivePlayers, INVALID_MOVE } = require(`${PEER}/core`) as Pick<Library, 'ActivePlayers' | 'INVALID_MOVE'>
const { original } = createRequire(require.resolve(`${PEER}/server`))('immer') as Pick<Library, 'original'>

const seatOf = (playerID: string | null): number | 'public' => (playerID === null ? 'public' : Number(playerID))

const game = {
  name: 'reference',
  disableUndo: true,
  setup: () => embers.setup({ players: 2 }, randomBytes(16).toString('hex')),
  playerView: ({ G, playerID }: Context) => {
    const seat = seatOf(playerID)
    const view = embers.view(G, seat)
    return seat === 'public'
      ? { view }
      : { view, asked: embers.pending(G).includes(seat), options: embers.options(G, seat) }
  },
  moves: {
    choose: {
      move: ({ G, playerID }: Context, option: Option) => {
        const state = embers.copy(original(G))
        try {
          embers.play(state, Number(playerID), option)
        } catch (problem) {
          if (problem instanceof Refusal) return INVALID_MOVE
          throw problem
        }
        return state
      },
      redact: true,
      // Clients do not work out secrets.
      client: false,
      // Seats that are asked together do not wait for each other.
      ignoreStaleStateID: true,
    },
  },
  turn: { activePlayers: ActivePlayers.ALL },
  endIf: ({ G }: Context) => embers.outcome(G),
}

const server = Server({ games: [game], origins: [] })
const { appServer } = await server.run({ port: 0 })
process.send?.({ url: `http://127.0.0.1:${appServer.address().port}` })
process.once('disconnect', () => process.exit())
