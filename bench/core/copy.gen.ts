// Emitted by `npm run generate` from the shape of the state. Do not edit.
import { copyFrames, copyJson, localsCopies, type LocalsCode } from '@lastlight/kernel'
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

function copyList3(list: State['flow']['lanes'][number][]): State['flow']['lanes'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      seat: x.seat,
      stack: copyFrames(x.stack, COPIES),
      done: x.done,
      gave: copyJson(x.gave),
    }
  }
  return out
}

/** The locals of each procedure: literals, because spreading objects of many shapes is slow. */
export const LOCALS: { readonly [procedure: string]: LocalsCode } = {
  round: {
    labels: ['round.begin', 'round.turn', 'round.suffer', 'round.home', 'round.refill', 'round.end'],
    begin: () => ({}),
    copy: () => ({}),
  },
  embers: {
    labels: ['embers.rounds', 'embers.end'],
    begin: () => ({}),
    copy: () => ({}),
  },
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
  flow: {
    stack: copyFrames(s.flow.stack, COPIES),
    lanes: copyList3(s.flow.lanes),
    open: s.flow.open,
    secret: s.flow.secret,
    asked: s.flow.asked,
    barriers: s.flow.barriers.slice(),
    over: s.flow.over,
  },
  chance: {
    k0: s.chance.k0,
    k1: s.chance.k1,
    k2: s.chance.k2,
    k3: s.chance.k3,
    drawn: s.chance.drawn,
    rolls: s.chance.rolls.slice(),
    picks: s.chance.picks.slice(),
  },
})
