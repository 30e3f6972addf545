// Emitted by `npm run generate` from the shape of the state. Do not edit.
import { copyFrames, copyJson, localsCopies, type LocalsCode } from '@lastlight/kernel'
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

function copyList5(list: State['events']['known'][number][]): State['events']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList6(list: State['equipment']['known'][number][]): State['equipment']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList7(list: State['prey']['known'][number][]): State['prey']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList8(list: State['blackwood']['known'][number][]): State['blackwood']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList9(list: State['silentPeak']['known'][number][]): State['silentPeak']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList10(list: State['rooms']['known'][number][]): State['rooms']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList11(list: State['leaders']['known'][number][]): State['leaders']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList12(list: State['flow']['lanes'][number][]): State['flow']['lanes'][number][] {
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
  dawn: {
    labels: ['dawn.begin', 'dawn.pools', 'dawn.algae', 'dawn.ship', 'dawn.tiles', 'dawn.tokens', 'dawn.end'],
    begin: () => ({}),
    copy: () => ({}),
  },
  loseSurvivors: {
    labels: ['loseSurvivors.check', 'loseSurvivors.choose', 'loseSurvivors.end'],
    begin: p => ({ seat: p['seat']!, left: p['left']!, cause: p['cause']! }),
    copy: l => ({ seat: l['seat']!, left: l['left']!, cause: l['cause']! }),
  },
  houseSurvivor: {
    labels: ['houseSurvivor.choose', 'houseSurvivor.end'],
    begin: p => ({ seat: p['seat']!, cause: p['cause']! }),
    copy: l => ({ seat: l['seat']!, cause: l['cause']! }),
  },
  morning: {
    labels: ['morning.reveal', 'morning.order', 'morning.effects', 'morning.end'],
    begin: () => ({ left: [] }),
    copy: l => ({ left: copyJson(l['left']!) }),
  },
  strike: {
    labels: ['strike.board', 'strike.players', 'strike.end'],
    begin: p => ({ event: p['event']!, seats: [] }),
    copy: l => ({ event: l['event']!, seats: copyJson(l['seats']!) }),
  },
  giveUp: {
    labels: ['giveUp.check', 'giveUp.choose', 'giveUp.end'],
    begin: p => ({ seat: p['seat']!, left: p['left']!, what: p['what']!, cause: p['cause']! }),
    copy: l => ({ seat: l['seat']!, left: l['left']!, what: l['what']!, cause: l['cause']! }),
  },
  pay: {
    labels: ['pay.check', 'pay.choose', 'pay.end'],
    begin: p => ({ seat: p['seat']!, group: p['group']!, left: p['left']!, cause: p['cause']! }),
    copy: l => ({ seat: l['seat']!, group: l['group']!, left: l['left']!, cause: l['cause']! }),
  },
  moreMeat: {
    labels: ['moreMeat.choose', 'moreMeat.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  drawToken: {
    labels: ['drawToken.draw', 'drawToken.locker', 'drawToken.end'],
    begin: p => ({ seat: p['seat']!, city: p['city']! }),
    copy: l => ({ seat: l['seat']!, city: l['city']! }),
  },
  pressure: {
    labels: ['pressure.victims', 'pressure.bat', 'pressure.attack', 'pressure.shield', 'pressure.ammo', 'pressure.rob', 'pressure.end'],
    begin: p => ({ seat: p['seat']!, hero: p['hero']!, victims: [], victim: 0, value: 0, bat: false }),
    copy: l => ({ seat: l['seat']!, hero: l['hero']!, victims: copyJson(l['victims']!), victim: l['victim']!, value: l['value']!, bat: l['bat']! }),
  },
  handOver: {
    labels: ['handOver.check', 'handOver.choose', 'handOver.end'],
    begin: p => ({ from: p['from']!, to: p['to']!, by: p['by']!, left: p['left']! }),
    copy: l => ({ from: l['from']!, to: l['to']!, by: l['by']!, left: l['left']! }),
  },
  turn: {
    labels: ['turn.move', 'turn.pressure', 'turn.collect', 'turn.act', 'turn.end'],
    begin: p => ({ seat: p['seat']!, hero: "h5", points: 0, gathered: false, searched: false, unlocked: false, hunted: false, sensed: false, boarded: false }),
    copy: l => ({ seat: l['seat']!, hero: l['hero']!, points: l['points']!, gathered: l['gathered']!, searched: l['searched']!, unlocked: l['unlocked']!, hunted: l['hunted']!, sensed: l['sensed']!, boarded: l['boarded']! }),
  },
  day: {
    labels: ['day.morning', 'day.first', 'day.who', 'day.turn', 'day.after', 'day.pass', 'day.lieDown', 'day.end'],
    begin: () => ({ seat: 0, out: [], gaveUp: false }),
    copy: l => ({ seat: l['seat']!, out: copyJson(l['out']!), gaveUp: l['gaveUp']! }),
  },
  build: {
    labels: ['build.choose', 'build.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  cleanUp: {
    labels: ['cleanUp.stores', 'cleanUp.refresh', 'cleanUp.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  endOne: {
    labels: ['endOne.choose', 'endOne.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  endEvents: {
    labels: ['endEvents.begin', 'endEvents.who', 'endEvents.turn', 'endEvents.after', 'endEvents.end'],
    begin: () => ({ seat: 0, out: [], passed: 0 }),
    copy: l => ({ seat: l['seat']!, out: copyJson(l['out']!), passed: l['passed']! }),
  },
  feed: {
    labels: ['feed.meal', 'feed.hunger', 'feed.end'],
    begin: p => ({ seat: p['seat']!, due: 0, short: 0 }),
    copy: l => ({ seat: l['seat']!, due: l['due']!, short: l['short']! }),
  },
  radiation: {
    labels: ['radiation.rise', 'radiation.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  recruit: {
    labels: ['recruit.check', 'recruit.choose', 'recruit.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  repair: {
    labels: ['repair.check', 'repair.choose', 'repair.end'],
    begin: p => ({ seat: p['seat']!, credit: false }),
    copy: l => ({ seat: l['seat']!, credit: l['credit']! }),
  },
  shelterNight: {
    labels: ['shelterNight.feed', 'shelterNight.radiation', 'shelterNight.recruit', 'shelterNight.build', 'shelterNight.repair', 'shelterNight.cleanUp', 'shelterNight.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  night: {
    labels: ['night.token', 'night.events', 'night.begin', 'night.shelters', 'night.end'],
    begin: () => ({}),
    copy: () => ({}),
  },
  settle: {
    labels: ['settle.drop', 'settle.build', 'settle.people', 'settle.lead', 'settle.stand', 'settle.give', 'settle.end'],
    begin: p => ({ seat: p['seat']!, dropped: [], built: "", inside: 0, leader: "solen", heroes: [] }),
    copy: l => ({ seat: l['seat']!, dropped: copyJson(l['dropped']!), built: l['built']!, inside: l['inside']!, leader: l['leader']!, heroes: copyJson(l['heroes']!) }),
  },
  setup: {
    labels: ['setup.deal', 'setup.settle', 'setup.quick', 'setup.board', 'setup.first', 'setup.setOut', 'setup.mary', 'setup.end'],
    begin: () => ({ order: [] }),
    copy: l => ({ order: copyJson(l['order']!) }),
  },
  setOut: {
    labels: ['setOut.stand', 'setOut.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  maryDraws: {
    labels: ['maryDraws.draw', 'maryDraws.discard', 'maryDraws.gain', 'maryDraws.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  outlive: {
    labels: ['outlive.setup', 'outlive.dawn', 'outlive.day', 'outlive.night', 'outlive.over', 'outlive.end'],
    begin: () => ({}),
    copy: () => ({}),
  },
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
    known: copyList5(s.events.known),
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
    known: copyList6(s.equipment.known),
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
    known: copyList7(s.prey.known),
    possible: s.prey.possible.slice(),
  },
  blackwood: {
    cards: s.blackwood.cards,
    at: {
      stack: s.blackwood.at.stack.slice(),
      gone: s.blackwood.at.gone.slice(),
      mary: s.blackwood.at.mary.slice(),
    },
    known: copyList8(s.blackwood.known),
    possible: s.blackwood.possible.slice(),
  },
  silentPeak: {
    cards: s.silentPeak.cards,
    at: {
      stack: s.silentPeak.at.stack.slice(),
      gone: s.silentPeak.at.gone.slice(),
      mary: s.silentPeak.at.mary.slice(),
    },
    known: copyList9(s.silentPeak.known),
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
    known: copyList10(s.rooms.known),
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
    known: copyList11(s.leaders.known),
    possible: s.leaders.possible.slice(),
  },
  quick: s.quick,
  heroesInTurn: s.heroesInTurn,
  flow: {
    stack: copyFrames(s.flow.stack, COPIES),
    lanes: copyList12(s.flow.lanes),
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
