import {
  KEEPERS,
  MOST_WARMTH,
  PLACES,
  PLAYERS,
  type PlaceId,
  type PlaceRow,
  type Reason,
  ROUNDS,
  WEATHER,
  type WeatherId,
  type WeatherRow,
} from './content.ts'
import { deal, type Start } from './deal.ts'
import type { CoreState, Place, PlaceState, PlayerState } from './state.ts'

// Embers by hand: plain objects changed in place, no engine beneath. About the limit of the language.

const indexOf = new Map<string, number>(PLACES.map((row, i) => [row.id, i]))
const weatherOf = new Map<WeatherId, WeatherRow>(WEATHER.map(row => [row.id, row]))

const newPlayer = (start: Start, seat: number): PlayerState => ({
  seat,
  wood: start.wood,
  food: start.food,
  stone: start.stone,
  fur: 0,
  tool: 0,
  warmth: 5,
  ember: 0,
  hungry: 0,
  frozen: 0,
  taken: 0,
  keepers: ['home', 'home', 'home', 'home'],
  visits: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
})

const newPlace = (row: PlaceRow): PlaceState => ({ id: row.id, pool: row.pool.start, closed: false, here: [] })

export const setup = (seed: string): CoreState => {
  const { weather, starts, first } = deal(seed)
  const s: CoreState = {
    round: 0,
    placed: 0,
    turn: first,
    first,
    next: (first + 1) % PLAYERS,
    weather,
    players: starts.map(newPlayer),
    places: PLACES.map(newPlace),
  }
  close(s)
  return s
}

const weatherNow = (s: CoreState): WeatherRow => weatherOf.get(s.weather[s.round] as WeatherId) as WeatherRow

const placeAt = (s: CoreState, id: PlaceId): PlaceState => s.places[indexOf.get(id) as number] as PlaceState

const close = (s: CoreState): void => {
  for (const place of s.places) place.closed = false
  for (const id of weatherNow(s).closes) placeAt(s, id).closed = true
}

const isHere = (here: readonly number[], seat: number): boolean => {
  for (let i = 0; i < here.length; i++) if (here[i] === seat) return true
  return false
}

const broken = (player: PlayerState, place: PlaceState, row: PlaceRow): Reason | undefined => {
  if (place.closed) return 'closed'
  if (place.here.length >= row.slots) return 'full'
  if (!row.crowd && isHere(place.here, player.seat)) return 'already-there'
  const { cost } = row
  if (
    player.wood < cost.wood ||
    player.food < cost.food ||
    player.stone < cost.stone ||
    player.fur < cost.fur ||
    player.tool < cost.tool
  )
    return 'cannot-pay'
  if (row.pool.good !== 'none' && place.pool === 0) return 'pool-empty'
  return undefined
}

export const over = (s: CoreState): boolean => s.round === ROUNDS

export const options = (s: CoreState): Place[] => {
  const list: Place[] = []
  if (over(s)) return list
  const player = s.players[s.turn] as PlayerState
  for (let i = 0; i < PLACES.length; i++) {
    const row = PLACES[i] as PlaceRow
    if (broken(player, s.places[i] as PlaceState, row) === undefined) list.push({ do: 'place', at: row.id })
  }
  return list
}

export const play = (s: CoreState, option: Place): void => {
  const i = option.do === 'place' && !over(s) ? indexOf.get(option.at) : undefined
  if (i === undefined) throw new Error('not an option')
  const row = PLACES[i] as PlaceRow
  const player = s.players[s.turn] as PlayerState
  const place = s.places[i] as PlaceState
  const reason = broken(player, place, row)
  if (reason !== undefined) throw new Error(reason)
  place.here.push(player.seat)
  player.keepers[(s.placed / PLAYERS) | 0] = row.id
  player.visits[i] = (player.visits[i] as number) + 1
  pay(player, row)
  if (row.pool.good !== 'none') take(player, place, row)
  gain(player, row)
  if (row.leads) s.next = s.turn
  s.placed++
  if (s.placed === PLAYERS * KEEPERS) endRound(s)
  else s.turn = (s.turn + 1) % PLAYERS
}

const pay = (player: PlayerState, { cost }: PlaceRow): void => {
  player.wood -= cost.wood
  player.food -= cost.food
  player.stone -= cost.stone
  player.fur -= cost.fur
  player.tool -= cost.tool
}

const take = (player: PlayerState, place: PlaceState, { pool }: PlaceRow): void => {
  const most = player.tool > 0 ? pool.take + 1 : pool.take
  const taken = most < place.pool ? most : place.pool
  place.pool -= taken
  player.taken += taken
  switch (pool.good) {
    case 'wood':
      player.wood += taken
      break
    case 'food':
      player.food += taken
      break
    case 'stone':
      player.stone += taken
      break
    case 'fur':
      player.fur += taken
      break
    case 'none':
  }
}

const gain = (player: PlayerState, { gain }: PlaceRow): void => {
  player.wood += gain.wood
  player.food += gain.food
  player.stone += gain.stone
  player.fur += gain.fur
  player.tool += gain.tool
  player.ember += gain.ember
  const warmth = player.warmth + gain.warmth
  player.warmth = warmth > MOST_WARMTH ? MOST_WARMTH : warmth
}

const endRound = (s: CoreState): void => {
  const { hunger, cold } = weatherNow(s)
  for (const player of s.players) {
    eatAndFreeze(player, hunger, cold)
    player.keepers = ['home', 'home', 'home', 'home']
  }
  // Measured: popping is a quarter of a playout faster than `length = 0`, which gives the memory back each time.
  for (const place of s.places) while (place.here.length > 0) place.here.pop()
  s.round++
  s.first = s.next
  s.next = (s.first + 1) % PLAYERS
  s.turn = s.first
  s.placed = 0
  if (over(s)) return
  for (let i = 0; i < PLACES.length; i++) {
    const { pool } = PLACES[i] as PlaceRow
    const place = s.places[i] as PlaceState
    place.pool = Math.min(place.pool + pool.refill, pool.most)
  }
  close(s)
}

const eatAndFreeze = (player: PlayerState, hunger: number, cold: number): void => {
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

export const scores = (s: CoreState): number[] => s.players.map(score)

const score = (p: PlayerState): number => {
  let total = p.ember + p.warmth + 2 * p.tool + p.fur + (((p.wood + p.food + p.stone) / 3) | 0)
  for (const times of p.visits) if (times > 0) total++
  return total
}

const copyPlayer = (p: PlayerState): PlayerState => ({
  seat: p.seat,
  wood: p.wood,
  food: p.food,
  stone: p.stone,
  fur: p.fur,
  tool: p.tool,
  warmth: p.warmth,
  ember: p.ember,
  hungry: p.hungry,
  frozen: p.frozen,
  taken: p.taken,
  keepers: p.keepers.slice(),
  visits: p.visits.slice(),
})

const copyPlace = (p: PlaceState): PlaceState => ({ id: p.id, pool: p.pool, closed: p.closed, here: p.here.slice() })

export const copy = (s: CoreState): CoreState => ({
  round: s.round,
  placed: s.placed,
  turn: s.turn,
  first: s.first,
  next: s.next,
  weather: s.weather.slice(),
  players: s.players.map(copyPlayer),
  places: s.places.map(copyPlace),
})
