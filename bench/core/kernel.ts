// Embers on the kernel, in the order of rules.md.

import { defineGame, end, type Game, type Limit, language, limit, next } from '@lastlight/kernel'
import {
  KEEPERS,
  MOST_WARMTH,
  PLACE_IDS,
  PLACES,
  PLAYERS,
  type PlaceId,
  type PlaceRow,
  ROUNDS,
  WEATHER,
  type WeatherId,
  type WeatherRow,
} from './content.ts'
import { copyState, LOCALS } from './copy.gen.ts'
import { deal } from './deal.ts'
import { STATE, type State } from './shape.ts'
import type { Place, PlaceState, PlayerState } from './state.ts'

type Config = { players: number }
type CoreEvent = { readonly e: 'placed'; readonly seat: number; readonly at: PlaceId } | { readonly e: 'round' }

export const rules = language<State, CoreEvent>()
const { proc, call, tell } = rules

const indexOf = new Map<string, number>(PLACE_IDS.map((id, i) => [id, i]))
const weatherOf = new Map<WeatherId, WeatherRow>(WEATHER.map(row => [row.id, row]))
const weatherNow = (s: State): WeatherRow => weatherOf.get(s.weather[s.round]!)!

const CHOICES: readonly Place[] = PLACE_IDS.map(at => ({ do: 'place', at }))

const CLOSED = limit('PLACE', 'closed')
const FULL = limit('PLACE', 'full')
const ALREADY_THERE = limit('PLACE', 'already-there')
const CANNOT_PAY = limit('PLACE', 'cannot-pay')
const POOL_EMPTY = limit('PLACE', 'pool-empty')

const isHere = (here: readonly number[], seat: number): boolean => {
  for (let i = 0; i < here.length; i++) if (here[i] === seat) return true
  return false
}

function placeLimit(player: PlayerState, place: PlaceState, row: PlaceRow): Limit<State, object, Place> | undefined {
  if (place.closed) return CLOSED
  if (place.here.length >= row.slots) return FULL
  if (!row.crowd && isHere(place.here, player.seat)) return ALREADY_THERE
  const { cost } = row
  if (
    player.wood < cost.wood ||
    player.food < cost.food ||
    player.stone < cost.stone ||
    player.fur < cost.fur ||
    player.tool < cost.tool
  )
    return CANNOT_PAY
  return row.pool.good !== 'none' && place.pool === 0 ? POOL_EMPTY : undefined
}

const round = proc('round', {})
round.steps({
  begin(s) {
    for (const place of s.places) place.closed = false
    for (const id of weatherNow(s).closes) s.places[indexOf.get(id)!]!.closed = true
    tell.all?.({ e: 'round' })
    return next
  },
  turn: round.ask({
    who: s => s.turn,
    from: CHOICES,
    limit: (s, _, __, i) => placeLimit(s.players[s.turn]!, s.places[i]!, PLACES[i]!),
    take(s, _, o) {
      visit(s, indexOf.get(o.at)!)
      if (++s.placed === PLAYERS * KEEPERS) return next
      s.turn = (s.turn + 1) % PLAYERS
      return 'turn'
    },
  }),
  suffer(s) {
    const { hunger, cold } = weatherNow(s)
    for (const player of s.players) eatAndFreeze(player, hunger, cold)
    return next
  },
  home(s) {
    for (const player of s.players) player.keepers = ['home', 'home', 'home', 'home']
    for (const place of s.places) while (place.here.length > 0) place.here.pop()
    s.round++
    s.first = s.turn = s.next
    s.next = (s.first + 1) % PLAYERS
    s.placed = 0
    return s.round === ROUNDS ? end : next
  },
  refill(s) {
    for (let i = 0; i < PLACES.length; i++) {
      const { pool } = PLACES[i]!
      const place = s.places[i]!
      place.pool = Math.min(place.pool + pool.refill, pool.most)
    }
    return 'begin'
  },
})

function visit(s: State, i: number): void {
  const row = PLACES[i]!
  const player = s.players[s.turn]!
  const place = s.places[i]!
  place.here.push(player.seat)
  player.keepers[(s.placed / PLAYERS) | 0] = row.id
  player.visits[i]!++
  pay(player, row)
  if (row.pool.good !== 'none') take(player, place, row)
  gain(player, row)
  if (row.leads) s.next = s.turn
  tell.all?.({ e: 'placed', seat: player.seat, at: row.id })
}

const pay = (player: PlayerState, { cost }: PlaceRow): void => {
  player.wood -= cost.wood
  player.food -= cost.food
  player.stone -= cost.stone
  player.fur -= cost.fur
  player.tool -= cost.tool
}

function take(player: PlayerState, place: PlaceState, { pool }: PlaceRow): void {
  const taken = Math.min(player.tool > 0 ? pool.take + 1 : pool.take, place.pool)
  place.pool -= taken
  player.taken += taken
  if (pool.good !== 'none') player[pool.good] += taken
}

const gain = (player: PlayerState, row: PlaceRow): void => {
  player.wood += row.gain.wood
  player.food += row.gain.food
  player.stone += row.gain.stone
  player.fur += row.gain.fur
  player.tool += row.gain.tool
  player.ember += row.gain.ember
  player.warmth = Math.min(player.warmth + row.gain.warmth, MOST_WARMTH)
}

function eatAndFreeze(player: PlayerState, hunger: number, cold: number): void {
  const missing = Math.max(0, hunger - player.food)
  player.food -= hunger - missing
  player.hungry += missing
  player.warmth -= missing + cold
  if (player.warmth >= 0) return
  const lost = Math.min(player.ember, -player.warmth)
  player.ember -= lost
  player.frozen += lost
  player.warmth = 0
}

const embers = proc('embers', {})
embers.steps({ rounds: () => call(round, {}) })

function score(p: PlayerState): number {
  let total = p.ember + p.warmth + 2 * p.tool + p.fur + (((p.wood + p.food + p.stone) / 3) | 0)
  for (const times of p.visits) if (times > 0) total++
  return total
}

const defined = defineGame<State, Config, Place, State, CoreEvent>({
  id: 'embers-core',
  version: '1',
  configs: { players: { kind: 'int', min: PLAYERS, max: PLAYERS, default: PLAYERS } },
  language: rules,
  shape: STATE,
  copy: copyState,
  locals: LOCALS,
  root: embers,
  lay: () => ({
    round: 0,
    placed: 0,
    turn: 0,
    first: 0,
    next: 1,
    weather: ['clear', 'clear', 'clear', 'clear', 'clear', 'clear'],
    players: Array.from({ length: PLAYERS }, (_, seat) => ({
      seat,
      wood: 0,
      food: 0,
      stone: 0,
      fur: 0,
      tool: 0,
      warmth: 5,
      ember: 0,
      hungry: 0,
      frozen: 0,
      taken: 0,
      keepers: ['home', 'home', 'home', 'home'],
      visits: PLACES.map(() => 0),
    })),
    places: PLACES.map(row => ({ id: row.id, pool: row.pool.start, closed: false, here: [] })),
  }),
  view: s => s,
  redeal: () => {},
  outcome(s) {
    const scores = s.players.map(score)
    const best = Math.max(...scores)
    return { winners: scores.flatMap((n, seat) => (n === best ? [seat] : [])), scores, reasons: [] }
  },
})

const blank = defined.setup({ players: PLAYERS }, 'blank')

/** Set up by the deal that all engines share instead of the kernel's own chance, so that they can be compared. */
export const game: Game<State, Config, Place, State, CoreEvent> = {
  ...defined,
  setup(_, seed) {
    const s = copyState(blank)
    const { weather, starts, first } = deal(seed)
    s.weather = weather
    for (const [seat, start] of starts.entries()) Object.assign(s.players[seat]!, start)
    s.first = s.turn = first
    s.next = (first + 1) % PLAYERS
    for (const id of weatherNow(s).closes) s.places[indexOf.get(id)!]!.closed = true
    return s
  },
}
