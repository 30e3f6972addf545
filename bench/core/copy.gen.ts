// Emitted by `npm run generate` from the shape of the state. Do not edit.
import { copyChance, copyFlow, localsCopies, type LocalsCode } from '@lastlight/kernel'
import type { State } from './shape.ts'

function copyList1(list: State['players'][number][]): State['players'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      seat: x.seat,
      wood: x.wood,
      food: x.food,
      stone: x.stone,
      fur: x.fur,
      tool: x.tool,
      warmth: x.warmth,
      ember: x.ember,
      hungry: x.hungry,
      frozen: x.frozen,
      taken: x.taken,
      keepers: x.keepers.slice(),
      visits: x.visits.slice(),
    }
  }
  return out
}

function copyList2(list: State['places'][number][]): State['places'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      id: x.id,
      pool: x.pool,
      closed: x.closed,
      here: x.here.slice(),
    }
  }
  return out
}

/** The locals of each procedure: literals, because spreading objects of many shapes is slow. */
export const LOCALS: { readonly [procedure: string]: LocalsCode } = {
  round: { copy: () => ({}) },
  embers: { copy: () => ({}) },
}
const COPIES = localsCopies(LOCALS)

export const copyState = (s: State): State => ({
  round: s.round,
  placed: s.placed,
  turn: s.turn,
  first: s.first,
  next: s.next,
  weather: s.weather.slice(),
  players: copyList1(s.players),
  places: copyList2(s.places),
  flow: copyFlow(s.flow, COPIES),
  chance: copyChance(s.chance),
})
