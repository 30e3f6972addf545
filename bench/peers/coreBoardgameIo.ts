import {
  KEEPERS,
  MOST_WARMTH,
  PLACES,
  PLAYERS,
  type PlaceId,
  type PlaceRow,
  ROUNDS,
  WEATHER,
  type WeatherId,
  type WeatherRow,
} from '../core/content.ts'
import { deal } from '../core/deal.ts'
import type { CoreState, Place, PlaceState, PlayerState } from '../core/state.ts'
import {
  CreateGameReducer,
  type Game,
  INVALID_MOVE,
  InitializeGame,
  type Move,
  ProcessGameConfig,
  type State,
} from './boardgameIo.ts'

// Embers on boardgame.io, as its documentation advises: moves change G through immer, turns of one move each, a turn order of its own,
// `endIf`, `ai.enumerate`; undo off. Driven through its own reducer, which is faster than its client.

const indexOf = new Map<string, number>(PLACES.map((row, i) => [row.id, i]))
const weatherOf = new Map<WeatherId, WeatherRow>(WEATHER.map(row => [row.id, row]))

const weatherNow = (G: CoreState): WeatherRow => weatherOf.get(G.weather[G.round] as WeatherId) as WeatherRow

const start = (seed: string): CoreState => {
  const { weather, starts, first } = deal(seed)
  const G: CoreState = {
    round: 0,
    placed: 0,
    turn: first,
    first,
    next: (first + 1) % PLAYERS,
    weather,
    players: starts.map(
      ({ wood, food, stone }, seat): PlayerState => ({
        seat,
        wood,
        food,
        stone,
        fur: 0,
        tool: 0,
        warmth: 5,
        ember: 0,
        hungry: 0,
        frozen: 0,
        taken: 0,
        keepers: Array.from({ length: KEEPERS }, () => 'home' as const),
        visits: PLACES.map(() => 0),
      }),
    ),
    places: PLACES.map(({ id, pool }): PlaceState => ({ id, pool: pool.start, closed: false, here: [] })),
  }
  const { closes } = weatherNow(G)
  for (const place of G.places) place.closed = closes.includes(place.id)
  return G
}

const mayPlace = (player: PlayerState, place: PlaceState, { slots, crowd, cost, pool }: PlaceRow): boolean =>
  !place.closed &&
  place.here.length < slots &&
  (crowd || !place.here.includes(player.seat)) &&
  player.wood >= cost.wood &&
  player.food >= cost.food &&
  player.stone >= cost.stone &&
  player.fur >= cost.fur &&
  player.tool >= cost.tool &&
  (pool.good === 'none' || place.pool > 0)

// Every read and write of a draft goes through a proxy, so unchanged fields are left alone.
const payAndGain = (player: PlayerState, { cost, gain }: PlaceRow): void => {
  const wood = gain.wood - cost.wood
  const food = gain.food - cost.food
  const stone = gain.stone - cost.stone
  const fur = gain.fur - cost.fur
  const tool = gain.tool - cost.tool
  if (wood !== 0) player.wood += wood
  if (food !== 0) player.food += food
  if (stone !== 0) player.stone += stone
  if (fur !== 0) player.fur += fur
  if (tool !== 0) player.tool += tool
  if (gain.ember !== 0) player.ember += gain.ember
  if (gain.warmth !== 0) player.warmth = Math.min(MOST_WARMTH, player.warmth + gain.warmth)
}

const take = (player: PlayerState, place: PlaceState, { pool }: PlaceRow): void => {
  if (pool.good === 'none') return
  const lies = place.pool
  const taken = Math.min(lies, player.tool > 0 ? pool.take + 1 : pool.take)
  place.pool = lies - taken
  player.taken += taken
  player[pool.good] += taken
}

const eatAndFreeze = (player: PlayerState, { hunger, cold }: WeatherRow): void => {
  const eaten = Math.min(player.food, hunger)
  const missing = hunger - eaten
  const warmth = player.warmth - missing - cold
  if (eaten > 0) player.food -= eaten
  if (missing > 0) player.hungry += missing
  player.warmth = Math.max(0, warmth)
  if (warmth >= 0) return
  const lost = Math.min(player.ember, -warmth)
  player.ember -= lost
  player.frozen += lost
}

const endRound = (G: CoreState): void => {
  const weather = weatherNow(G)
  for (const player of G.players) {
    eatAndFreeze(player, weather)
    player.keepers = Array.from({ length: KEEPERS }, () => 'home' as const)
  }
  const round = G.round + 1
  const first = G.next
  G.round = round
  G.first = first
  G.next = (first + 1) % PLAYERS
  G.turn = first
  G.placed = 0
  const last = round === ROUNDS
  const closes = last ? [] : weatherNow(G).closes
  for (const [i, { id, pool }] of PLACES.entries()) {
    const place = G.places[i] as PlaceState
    place.here = []
    if (last) continue
    if (pool.good !== 'none') place.pool = Math.min(pool.most, place.pool + pool.refill)
    place.closed = closes.includes(id)
  }
}

const score = (p: PlayerState): number =>
  p.ember +
  p.warmth +
  2 * p.tool +
  p.fur +
  Math.floor((p.wood + p.food + p.stone) / 3) +
  p.visits.filter(times => times > 0).length

/** The scores, and the result that its bots look for: a winner or a draw. */
const ending = (G: CoreState): unknown => {
  const scores = G.players.map(score)
  const most = Math.max(...scores)
  const winner = scores.indexOf(most)
  return scores.lastIndexOf(most) === winner ? { scores, winner: String(winner) } : { scores, draw: true }
}

export const game: Game<CoreState, string> = ProcessGameConfig({
  name: 'embers',
  disableUndo: true,
  setup: (_context, seed: string) => start(seed),
  moves: {
    place: ({ G, ctx }, at) => {
      const i = indexOf.get(at)
      if (i === undefined) return INVALID_MOVE
      const row = PLACES[i] as PlaceRow
      const seat = Number(ctx.currentPlayer)
      const player = G.players[seat] as PlayerState
      const place = G.places[i] as PlaceState
      if (!mayPlace(player, place, row)) return INVALID_MOVE
      const placed = G.placed
      place.here.push(seat)
      player.keepers[Math.floor(placed / PLAYERS)] = row.id
      ;(player.visits[i] as number)++
      take(player, place, row)
      payAndGain(player, row)
      if (row.leads) G.next = seat
      if (placed + 1 === PLAYERS * KEEPERS) endRound(G)
      else {
        G.placed = placed + 1
        G.turn = (seat + 1) % PLAYERS
      }
      return undefined
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn },
  },
  endIf: ({ G }) => (G.round === ROUNDS ? ending(G) : undefined),
  ai: {
    enumerate: (G, ctx) => {
      const player = G.players[Number(ctx.currentPlayer)] as PlayerState
      const moves: Move[] = []
      for (let i = 0; i < PLACES.length; i++) {
        const row = PLACES[i] as PlaceRow
        if (mayPlace(player, G.places[i] as PlaceState, row)) moves.push({ move: 'place', args: [row.id] })
      }
      return moves
    },
  },
})

const reducer = CreateGameReducer({ game })

export type BoardgameState = State<CoreState>

export const setup = (seed: string): BoardgameState => InitializeGame({ game, numPlayers: PLAYERS, setupData: seed })

/** Whose turn it is, or -1 when the game is over. */
export const turn = ({ ctx }: BoardgameState): number => (ctx.gameover === undefined ? Number(ctx.currentPlayer) : -1)

export const options = ({ G, ctx }: BoardgameState): readonly Move[] => game.ai.enumerate(G, ctx)

export const play = (state: BoardgameState, { move, args }: Move): BoardgameState => {
  const payload = { type: move, args, playerID: state.ctx.currentPlayer }
  const after = reducer(state, { type: 'MAKE_MOVE', payload })
  if (after.transients?.error !== undefined) throw new Error(after.transients.error.type)
  return after
}

export const scores = ({ ctx }: BoardgameState): readonly number[] => (ctx.gameover as { scores: number[] }).scores

export const placeOf = ({ args }: Move): Place => ({ do: 'place', at: args[0] as PlaceId })

export const moveTo = ({ at }: Place): Move => ({ move: 'place', args: [at] })
