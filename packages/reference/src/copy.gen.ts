// Emitted by `npm run generate` from the shape of the state. Do not edit.
import { copyChance, copyFlow, copyJson, copyLists, localsCopies, type LocalsCode } from '@lastlight/kernel'
import type { State } from './state.ts'

function copyList1(list: State['pieces'][number][]): State['pieces'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      keeper: x.keeper,
      seat: x.seat,
      at: x.at,
    }
  }
  return out
}

function copyList2(list: State['happened'][number][]): State['happened'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      what: x.what,
      at: x.at,
    }
  }
  return out
}

/** The locals of each procedure: literals, because spreading objects of many shapes is slow. */
export const LOCALS: { readonly [procedure: string]: LocalsCode } = {
  job: { copy: l => ({ seat: l['seat']!, left: l['left']! }) },
  dusk: { copy: () => ({}) },
  setup: { copy: () => ({}) },
  ballot: { copy: l => ({ seat: l['seat']! }) },
  vote: { copy: () => ({}) },
  resolve: {
    begin: p => ({ seat: p['seat']!, card: p['card']!, part: p['part']!, at: p['at']!, i: 0 }),
    copy: l => ({ seat: l['seat']!, card: l['card']!, part: l['part']!, at: l['at']!, i: l['i']! }),
  },
  useItem: { copy: l => ({ seat: l['seat']!, card: l['card']!, from: l['from']! }) },
  barter: {
    begin: p => ({ seat: p['seat']!, from: 0 }),
    copy: l => ({ seat: l['seat']!, from: l['from']! }),
  },
  death: {
    begin: p => ({ keeper: p['keeper']!, seat: 0 }),
    copy: l => ({ keeper: l['keeper']!, seat: l['seat']! }),
  },
  panic: {
    begin: p => ({ at: p['at']!, keeper: "" }),
    copy: l => ({ at: l['at']!, keeper: l['keeper']! }),
  },
  savaged: { copy: l => ({ keeper: l['keeper']!, at: l['at']! }) },
  stake: { copy: l => ({ seat: l['seat']! }) },
  torch: { copy: l => ({ seat: l['seat']! }) },
  steal: { copy: l => ({ seat: l['seat']! }) },
  wolvesCome: { copy: l => ({ at: l['at']!, left: l['left']! }) },
  night: {
    begin: () => ({ counts: [] }),
    copy: l => ({ counts: copyJson(l['counts']!) }),
  },
  omen: { copy: l => ({ seat: l['seat']!, card: l['card']!, at: l['at']! }) },
  settle: {
    begin: () => ({ happened: null, fired: [] }),
    copy: l => ({ happened: copyJson(l['happened']!), fired: copyJson(l['fired']!) }),
  },
  turn: { copy: l => ({ seat: l['seat']! }) },
  watch: {
    begin: () => ({ seat: 0 }),
    copy: l => ({ seat: l['seat']! }),
  },
  embers: { copy: () => ({}) },
  lamp: { copy: l => ({ seat: l['seat']! }) },
}
const COPIES = localsCopies(LOCALS)

export const copyState = (s: State): State => ({
  players: s.players,
  round: s.round,
  phase: s.phase,
  lantern: s.lantern,
  active: s.active,
  actions: s.actions,
  embers: s.embers,
  wood: s.wood.slice(),
  oil: s.oil.slice(),
  places: {
    fire: {
      wolves: s.places.fire.wolves,
      fences: s.places.fire.fences,
    },
    forest: {
      wolves: s.places.forest.wolves,
      fences: s.places.forest.fences,
    },
    cliff: {
      wolves: s.places.cliff.wolves,
      fences: s.places.cliff.fences,
    },
    ruin: {
      wolves: s.places.ruin.wolves,
      fences: s.places.ruin.fences,
    },
  },
  pieces: copyList1(s.pieces),
  items: {
    cards: s.items.cards,
    at: {
      deck: s.items.at.deck.slice(),
      discard: s.items.at.discard.slice(),
      playing: s.items.at.playing.slice(),
      hand0: s.items.at.hand0.slice(),
      hand1: s.items.at.hand1.slice(),
      hand2: s.items.at.hand2.slice(),
      hand3: s.items.at.hand3.slice(),
      got0: s.items.at.got0.slice(),
      got1: s.items.at.got1.slice(),
      got2: s.items.at.got2.slice(),
      got3: s.items.at.got3.slice(),
      gear0: s.items.at.gear0.slice(),
      gear1: s.items.at.gear1.slice(),
      gear2: s.items.at.gear2.slice(),
      gear3: s.items.at.gear3.slice(),
    },
    known: copyLists(s.items.known),
    possible: s.items.possible.slice(),
  },
  omens: {
    cards: s.omens.cards,
    at: {
      omens: s.omens.at.omens.slice(),
      gone: s.omens.at.gone.slice(),
      omen0: s.omens.at.omen0.slice(),
      omen1: s.omens.at.omen1.slice(),
      omen2: s.omens.at.omen2.slice(),
      omen3: s.omens.at.omen3.slice(),
    },
    known: copyLists(s.omens.known),
    possible: s.omens.possible.slice(),
  },
  keepers: {
    cards: s.keepers.cards,
    at: {
      keepers: s.keepers.at.keepers.slice(),
      field: s.keepers.at.field.slice(),
      grave: s.keepers.at.grave.slice(),
    },
    known: copyLists(s.keepers.known),
    possible: s.keepers.possible.slice(),
  },
  roles: {
    cards: s.roles.cards,
    at: {
      aside: s.roles.at.aside.slice(),
      role0: s.roles.at.role0.slice(),
      role1: s.roles.at.role1.slice(),
      role2: s.roles.at.role2.slice(),
      role3: s.roles.at.role3.slice(),
    },
    known: copyLists(s.roles.known),
    possible: s.roles.possible.slice(),
  },
  votes: s.votes.slice(),
  happened: copyList2(s.happened),
  end: s.end,
  flow: copyFlow(s.flow, COPIES),
  chance: copyChance(s.chance),
})
