// Emitted by `npm run generate` from the shape of the state. Do not edit.
import { copyChance, copyFlow, copyJson, copyLists, localsCopies, type LocalsCode } from '@lastlight/kernel'
import type { State } from './state.ts'

function copyList1(list: State['players'][number]['rooms'][number][]): State['players'][number]['rooms'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      id: x.id,
      built: x.built,
      people: x.people,
      used: x.used,
    }
  }
  return out
}

function copyList2(list: State['players'][number]['equipment'][number][]): State['players'][number]['equipment'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      id: x.id,
      repaired: x.repaired,
      used: x.used,
    }
  }
  return out
}

function copyList3(list: State['players'][number]['heroes'][number][]): State['players'][number]['heroes'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      id: x.id,
      strength: x.strength,
      at: x.at,
      active: x.active,
      slot: x.slot,
    }
  }
  return out
}

function copyList4(list: State['players'][number][]): State['players'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      leader: x.leader,
      contamination: x.contamination,
      meat: x.meat,
      water: x.water,
      cans: x.cans,
      wood: x.wood,
      metal: x.metal,
      microchip: x.microchip,
      ammo: x.ammo,
      airlock: x.airlock,
      rooms: copyList1(x.rooms),
      equipment: copyList2(x.equipment),
      heroes: copyList3(x.heroes),
      events: x.events.slice(),
    }
  }
  return out
}

/** The locals of each procedure: literals, because spreading objects of many shapes is slow. */
export const LOCALS: { readonly [procedure: string]: LocalsCode } = {
  dawn: { copy: () => ({}) },
  loseSurvivors: { copy: l => ({ seat: l['seat']!, left: l['left']!, cause: l['cause']! }) },
  houseSurvivor: { copy: l => ({ seat: l['seat']!, cause: l['cause']! }) },
  morning: {
    begin: () => ({ left: [] }),
    copy: l => ({ left: copyJson(l['left']!) }),
  },
  strike: {
    begin: p => ({ event: p['event']!, seats: [] }),
    copy: l => ({ event: l['event']!, seats: copyJson(l['seats']!) }),
  },
  giveUp: { copy: l => ({ seat: l['seat']!, left: l['left']!, what: l['what']!, cause: l['cause']! }) },
  pay: { copy: l => ({ seat: l['seat']!, group: l['group']!, left: l['left']!, cause: l['cause']! }) },
  moreMeat: { copy: l => ({ seat: l['seat']! }) },
  drawToken: { copy: l => ({ seat: l['seat']!, city: l['city']! }) },
  pressure: {
    begin: p => ({ seat: p['seat']!, hero: p['hero']!, victims: [], victim: 0, value: 0, bat: false }),
    copy: l => ({ seat: l['seat']!, hero: l['hero']!, victims: copyJson(l['victims']!), victim: l['victim']!, value: l['value']!, bat: l['bat']! }),
  },
  handOver: { copy: l => ({ from: l['from']!, to: l['to']!, by: l['by']!, left: l['left']! }) },
  turn: {
    begin: p => ({ seat: p['seat']!, hero: "h5", points: 0, gathered: false, searched: false, unlocked: false, hunted: false, sensed: false, boarded: false }),
    copy: l => ({ seat: l['seat']!, hero: l['hero']!, points: l['points']!, gathered: l['gathered']!, searched: l['searched']!, unlocked: l['unlocked']!, hunted: l['hunted']!, sensed: l['sensed']!, boarded: l['boarded']! }),
  },
  day: {
    begin: () => ({ seat: 0, out: [], gaveUp: false }),
    copy: l => ({ seat: l['seat']!, out: copyJson(l['out']!), gaveUp: l['gaveUp']! }),
  },
  repair: { copy: l => ({ seat: l['seat']! }) },
  build: { copy: l => ({ seat: l['seat']! }) },
  cleanUp: { copy: l => ({ seat: l['seat']! }) },
  endOne: { copy: l => ({ seat: l['seat']! }) },
  endEvents: {
    begin: () => ({ seat: 0, out: [], passed: 0 }),
    copy: l => ({ seat: l['seat']!, out: copyJson(l['out']!), passed: l['passed']! }),
  },
  feed: {
    begin: p => ({ seat: p['seat']!, due: 0, short: 0 }),
    copy: l => ({ seat: l['seat']!, due: l['due']!, short: l['short']! }),
  },
  radiation: { copy: l => ({ seat: l['seat']! }) },
  recruit: { copy: l => ({ seat: l['seat']! }) },
  shelterNight: { copy: l => ({ seat: l['seat']! }) },
  night: { copy: () => ({}) },
  settle: {
    begin: p => ({ seat: p['seat']!, dropped: [], built: "", inside: 0, leader: "solen", heroes: [] }),
    copy: l => ({ seat: l['seat']!, dropped: copyJson(l['dropped']!), built: l['built']!, inside: l['inside']!, leader: l['leader']!, heroes: copyJson(l['heroes']!) }),
  },
  setup: {
    begin: () => ({ order: [] }),
    copy: l => ({ order: copyJson(l['order']!) }),
  },
  setOut: { copy: l => ({ seat: l['seat']! }) },
  maryDraws: { copy: l => ({ seat: l['seat']! }) },
  outlive: { copy: () => ({}) },
}
const COPIES = localsCopies(LOCALS)

export const copyState = (s: State): State => ({
  round: s.round,
  phase: s.phase,
  first: s.first,
  token: s.token,
  shipEntered: s.shipEntered,
  pools: {
    militaryBase: s.pools.militaryBase,
    forest: s.pools.forest,
    mine: s.pools.mine,
    amusementPark: s.pools.amusementPark,
    dam: s.pools.dam,
  },
  algae: s.algae,
  aboard: s.aboard.slice(),
  players: copyList4(s.players),
  events: {
    cards: s.events.cards,
    at: {
      convoy: s.events.at.convoy.slice(),
      box: s.events.at.box.slice(),
      active: s.events.at.active.slice(),
      ended: s.events.at.ended.slice(),
    },
    known: copyLists(s.events.known),
    possible: s.events.possible.slice(),
  },
  equipment: {
    cards: s.equipment.cards,
    at: {
      stack: s.equipment.at.stack.slice(),
      discard: s.equipment.at.discard.slice(),
      blackwood: s.equipment.at.blackwood.slice(),
      silentPeak: s.equipment.at.silentPeak.slice(),
      aside: s.equipment.at.aside.slice(),
    },
    known: copyLists(s.equipment.known),
    possible: s.equipment.possible.slice(),
  },
  prey: {
    cards: s.prey.cards,
    at: {
      amusementPark: s.prey.at.amusementPark.slice(),
      forest: s.prey.at.forest.slice(),
      mine: s.prey.at.mine.slice(),
      removed: s.prey.at.removed.slice(),
      trophies0: s.prey.at.trophies0.slice(),
      trophies1: s.prey.at.trophies1.slice(),
      trophies2: s.prey.at.trophies2.slice(),
      trophies3: s.prey.at.trophies3.slice(),
    },
    known: copyLists(s.prey.known),
    possible: s.prey.possible.slice(),
  },
  blackwood: {
    cards: s.blackwood.cards,
    at: {
      stack: s.blackwood.at.stack.slice(),
      gone: s.blackwood.at.gone.slice(),
      mary: s.blackwood.at.mary.slice(),
    },
    known: copyLists(s.blackwood.known),
    possible: s.blackwood.possible.slice(),
  },
  silentPeak: {
    cards: s.silentPeak.cards,
    at: {
      stack: s.silentPeak.at.stack.slice(),
      gone: s.silentPeak.at.gone.slice(),
      mary: s.silentPeak.at.mary.slice(),
    },
    known: copyLists(s.silentPeak.known),
    possible: s.silentPeak.possible.slice(),
  },
  rooms: {
    cards: s.rooms.cards,
    at: {
      stack: s.rooms.at.stack.slice(),
      discarded: s.rooms.at.discarded.slice(),
      dealt0: s.rooms.at.dealt0.slice(),
      dealt1: s.rooms.at.dealt1.slice(),
      dealt2: s.rooms.at.dealt2.slice(),
      dealt3: s.rooms.at.dealt3.slice(),
      shelter0: s.rooms.at.shelter0.slice(),
      shelter1: s.rooms.at.shelter1.slice(),
      shelter2: s.rooms.at.shelter2.slice(),
      shelter3: s.rooms.at.shelter3.slice(),
    },
    known: copyLists(s.rooms.known),
    possible: s.rooms.possible.slice(),
  },
  leaders: {
    cards: s.leaders.cards,
    at: {
      stack: s.leaders.at.stack.slice(),
      discarded: s.leaders.at.discarded.slice(),
      dealt0: s.leaders.at.dealt0.slice(),
      dealt1: s.leaders.at.dealt1.slice(),
      dealt2: s.leaders.at.dealt2.slice(),
      dealt3: s.leaders.at.dealt3.slice(),
      leads0: s.leaders.at.leads0.slice(),
      leads1: s.leaders.at.leads1.slice(),
      leads2: s.leaders.at.leads2.slice(),
      leads3: s.leaders.at.leads3.slice(),
    },
    known: copyLists(s.leaders.known),
    possible: s.leaders.possible.slice(),
  },
  quick: s.quick,
  heroesInTurn: s.heroesInTurn,
  flow: copyFlow(s.flow, COPIES),
  chance: copyChance(s.chance),
})
