// Emitted by `npm run generate` from the shape of the state. Do not edit.
import { copyFrames, copyJson, localsCopies, type LocalsCode } from '@lastlight/kernel'
import type { State } from './state.ts'

function copyList1(list: State['players'][number][]): State['players'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      leader: x.leader,
      dice: x.dice.slice(),
      used: x.used.slice(),
      exiled: x.exiled,
    }
  }
  return out
}

function copyList2(list: State['survivors'][number][]): State['survivors'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      id: x.id,
      seat: x.seat,
      at: x.at,
      wounds: x.wounds,
      frostbite: x.frostbite,
      despair: x.despair,
      moved: x.moved,
    }
  }
  return out
}

function copyList3(list: State['places'][number]['entrances'][number][]): State['places'][number]['entrances'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      zombies: x.zombies,
      barricades: x.barricades,
      traps: x.traps,
    }
  }
  return out
}

function copyList4(list: State['places'][number][]): State['places'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      entrances: copyList3(x.entrances),
      noise: x.noise,
    }
  }
  return out
}

function copyList5(list: State['items']['known'][number][]): State['items']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList6(list: State['people']['known'][number][]): State['people']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList7(list: State['crises']['known'][number][]): State['crises']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList8(list: State['flow']['lanes'][number][]): State['flow']['lanes'][number][] {
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
  aftermath: {
    labels: ['aftermath.begin', 'aftermath.each', 'aftermath.end'],
    begin: () => ({ seats: [] }),
    copy: l => ({ seats: copyJson(l['seats']!) }),
  },
  succession: {
    labels: ['succession.last', 'succession.hand', 'succession.draw', 'succession.leader', 'succession.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  ballot: {
    labels: ['ballot.ask', 'ballot.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  tieBreak: {
    labels: ['tieBreak.ask', 'tieBreak.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  callVote: {
    labels: ['callVote.ask', 'callVote.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  passToken: {
    labels: ['passToken.call', 'passToken.vote', 'passToken.tie', 'passToken.pass', 'passToken.end'],
    begin: () => ({ carried: false }),
    copy: l => ({ carried: l['carried']! }),
  },
  addZombies: {
    labels: ['addZombies.one', 'addZombies.defence', 'addZombies.overrun', 'addZombies.helpless', 'addZombies.end'],
    begin: p => ({ at: p['at']!, left: p['left']!, entrance: 0, begun: 0 }),
    copy: l => ({ at: l['at']!, left: l['left']!, entrance: l['entrance']!, begun: l['begun']! }),
  },
  colony: {
    labels: ['colony.feed', 'colony.waste', 'colony.crisis', 'colony.count', 'colony.zombies', 'colony.noise', 'colony.goal', 'colony.round', 'colony.first', 'colony.end'],
    begin: () => ({ counts: [], place: 0 }),
    copy: l => ({ counts: copyJson(l['counts']!), place: l['place']! }),
  },
  resolveCrisis: {
    labels: ['resolveCrisis.open', 'resolveCrisis.judge', 'resolveCrisis.fail', 'resolveCrisis.leave', 'resolveCrisis.end'],
    begin: () => ({ score: 0, effect: 0, failed: false }),
    copy: l => ({ score: l['score']!, effect: l['effect']!, failed: l['failed']! }),
  },
  fadeNoise: {
    labels: ['fadeNoise.token', 'fadeNoise.end'],
    begin: () => ({ location: 0 }),
    copy: l => ({ location: l['location']! }),
  },
  choose: {
    labels: ['choose.drop', 'choose.lead', 'choose.end'],
    begin: p => ({ seat: p['seat']!, dropped: [] }),
    copy: l => ({ seat: l['seat']!, dropped: copyJson(l['dropped']!) }),
  },
  setup: {
    labels: ['setup.objective', 'setup.zombies', 'setup.deal', 'setup.choose', 'setup.first', 'setup.end'],
    begin: () => ({ place: 0 }),
    copy: l => ({ place: l['place']! }),
  },
  exposure: {
    labels: ['exposure.roll', 'exposure.after', 'exposure.end'],
    begin: p => ({ survivor: p['survivor']! }),
    copy: l => ({ survivor: l['survivor']! }),
  },
  spread: {
    labels: ['spread.victim', 'spread.choose', 'spread.end'],
    begin: p => ({ at: p['at']! }),
    copy: l => ({ at: l['at']! }),
  },
  search: {
    labels: ['search.draw', 'search.more', 'search.keep', 'search.end'],
    begin: p => ({ seat: p['seat']!, survivor: p['survivor']!, at: p['at']! }),
    copy: l => ({ seat: l['seat']!, survivor: l['survivor']!, at: l['at']! }),
  },
  turn: {
    labels: ['turn.frost', 'turn.act', 'turn.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  players: {
    labels: ['players.crisis', 'players.dice', 'players.order', 'players.turns', 'players.end'],
    begin: () => ({ order: [] }),
    copy: l => ({ order: copyJson(l['order']!) }),
  },
  longNight: {
    labels: ['longNight.setup', 'longNight.players', 'longNight.colony', 'longNight.again', 'longNight.end'],
    begin: () => ({}),
    copy: () => ({}),
  },
}
const COPIES = localsCopies(LOCALS)

export const copyState = (s: State): State => ({
  edition: s.edition,
  objective: s.objective,
  side: s.side,
  morale: s.morale,
  rounds: s.rounds,
  food: s.food,
  starvation: s.starvation,
  helpless: s.helpless,
  rebellious: s.rebellious,
  first: s.first,
  phase: s.phase,
  players: copyList1(s.players),
  survivors: copyList2(s.survivors),
  places: copyList4(s.places),
  items: {
    at: {
      police: s.items.at.police.slice(),
      grocery: s.items.at.grocery.slice(),
      school: s.items.at.school.slice(),
      library: s.items.at.library.slice(),
      hospital: s.items.at.hospital.slice(),
      gas: s.items.at.gas.slice(),
      start: s.items.at.start.slice(),
      hand0: s.items.at.hand0.slice(),
      hand1: s.items.at.hand1.slice(),
      hand2: s.items.at.hand2.slice(),
      hand3: s.items.at.hand3.slice(),
      hand4: s.items.at.hand4.slice(),
      drawn0: s.items.at.drawn0.slice(),
      drawn1: s.items.at.drawn1.slice(),
      drawn2: s.items.at.drawn2.slice(),
      drawn3: s.items.at.drawn3.slice(),
      drawn4: s.items.at.drawn4.slice(),
      contributed: s.items.at.contributed.slice(),
      waste: s.items.at.waste.slice(),
      spent: s.items.at.spent.slice(),
    },
    known: copyList5(s.items.known),
    may: s.items.may.slice(),
  },
  people: {
    at: {
      deck: s.people.at.deck.slice(),
      dealt0: s.people.at.dealt0.slice(),
      dealt1: s.people.at.dealt1.slice(),
      dealt2: s.people.at.dealt2.slice(),
      dealt3: s.people.at.dealt3.slice(),
      dealt4: s.people.at.dealt4.slice(),
      inPlay: s.people.at.inPlay.slice(),
      graveyard: s.people.at.graveyard.slice(),
    },
    known: copyList6(s.people.known),
    may: s.people.may.slice(),
  },
  crises: {
    at: {
      deck: s.crises.at.deck.slice(),
      now: s.crises.at.now.slice(),
      gone: s.crises.at.gone.slice(),
    },
    known: copyList7(s.crises.known),
    may: s.crises.may.slice(),
  },
  won: s.won,
  flow: {
    stack: copyFrames(s.flow.stack, COPIES),
    lanes: copyList8(s.flow.lanes),
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
