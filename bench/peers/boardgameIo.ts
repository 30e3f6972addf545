import { createRequire } from 'node:module'

// The parts of boardgame.io 0.50.2 that the bench calls. Typed here, so that types are checked without the peers
// installed; required, because the package has no export map.

export interface Ctx {
  readonly currentPlayer: string
  readonly gameover?: unknown
}

export interface Context<G> {
  readonly G: G
  readonly ctx: Ctx
}

export interface State<G> extends Context<G> {
  readonly transients?: { readonly error?: { readonly type: string } }
}

export interface Move {
  readonly move: string
  readonly args: readonly string[]
}

export interface Game<G, SetupData> {
  readonly name: string
  readonly disableUndo: boolean
  readonly setup: (context: { readonly ctx: Ctx }, setupData: SetupData) => G
  readonly moves: Readonly<
    Record<string, (context: Context<G>, ...args: readonly string[]) => 'INVALID_MOVE' | undefined>
  >
  readonly turn: {
    readonly minMoves: number
    readonly maxMoves: number
    readonly order: {
      readonly first: (context: Context<G>) => number
      readonly next: (context: Context<G>) => number
    }
  }
  readonly endIf: (context: Context<G>) => unknown
  readonly ai: { readonly enumerate: (G: G, ctx: Ctx) => readonly Move[] }
}

export interface Action {
  readonly type: 'MAKE_MOVE'
  readonly payload: { readonly type: string; readonly args: readonly string[]; readonly playerID: string }
}

interface Internal {
  readonly ProcessGameConfig: <G, D>(game: Game<G, D>) => Game<G, D>
  readonly InitializeGame: <G, D>(args: { game: Game<G, D>; numPlayers: number; setupData: D }) => State<G>
  readonly CreateGameReducer: <G, D>(args: { game: Game<G, D> }) => (state: State<G>, action: Action) => State<G>
}

/** Not a dependency of this tree: it stands in the package.json beside this file. */
const PEER = 'boardgame.io'
const internal = createRequire(import.meta.url)(`${PEER}/internal`) as Internal

export const { ProcessGameConfig, InitializeGame, CreateGameReducer } = internal
export const INVALID_MOVE = 'INVALID_MOVE'
