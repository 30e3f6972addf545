// Emitted by `npm run generate` from the shape of the state. Do not edit.
import { copyFrames, copyJson, localsCopies, type LocalsCode } from '@lastlight/kernel'
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

function copyList2(list: State['items']['known'][number][]): State['items']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList3(list: State['omens']['known'][number][]): State['omens']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList4(list: State['keepers']['known'][number][]): State['keepers']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList5(list: State['roles']['known'][number][]): State['roles']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList6(list: State['happened'][number][]): State['happened'][number][] {
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

function copyList7(list: State['flow']['lanes'][number][]): State['flow']['lanes'][number][] {
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
  job: {
    labels: ['job.choose', 'job.end'],
    begin: p => ({ seat: p['seat']!, left: p['left']! }),
    copy: l => ({ seat: l['seat']!, left: l['left']! }),
  },
  dusk: {
    labels: ['dusk.begin', 'dusk.work', 'dusk.end'],
    begin: () => ({}),
    copy: () => ({}),
  },
  setup: {
    labels: ['setup.roles', 'setup.keepers', 'setup.items', 'setup.omens', 'setup.lantern', 'setup.end'],
    begin: () => ({}),
    copy: () => ({}),
  },
  ballot: {
    labels: ['ballot.name', 'ballot.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  vote: {
    labels: ['vote.begin', 'vote.cast', 'vote.end'],
    begin: () => ({}),
    copy: () => ({}),
  },
  resolve: {
    labels: ['resolve.run', 'resolve.end'],
    begin: p => ({ seat: p['seat']!, card: p['card']!, part: p['part']!, at: p['at']!, i: 0 }),
    copy: l => ({ seat: l['seat']!, card: l['card']!, part: l['part']!, at: l['at']!, i: l['i']! }),
  },
  useItem: {
    labels: ['useItem.show', 'useItem.effects', 'useItem.discard', 'useItem.end'],
    begin: p => ({ seat: p['seat']!, card: p['card']!, from: p['from']! }),
    copy: l => ({ seat: l['seat']!, card: l['card']!, from: l['from']! }),
  },
  barter: {
    labels: ['barter.name', 'barter.give', 'barter.use', 'barter.end'],
    begin: p => ({ seat: p['seat']!, from: 0 }),
    copy: l => ({ seat: l['seat']!, from: l['from']! }),
  },
  death: {
    labels: ['death.fall', 'death.replace', 'death.end'],
    begin: p => ({ keeper: p['keeper']!, seat: 0 }),
    copy: l => ({ keeper: l['keeper']!, seat: l['seat']! }),
  },
  panic: {
    labels: ['panic.whose', 'panic.choose', 'panic.hold', 'panic.end'],
    begin: p => ({ at: p['at']!, keeper: "" }),
    copy: l => ({ at: l['at']!, keeper: l['keeper']! }),
  },
  savaged: {
    labels: ['savaged.die', 'savaged.panic', 'savaged.end'],
    begin: p => ({ keeper: p['keeper']!, at: p['at']! }),
    copy: l => ({ keeper: l['keeper']!, at: l['at']! }),
  },
  stake: {
    labels: ['stake.where', 'stake.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  torch: {
    labels: ['torch.where', 'torch.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  steal: {
    labels: ['steal.whom', 'steal.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  wolvesCome: {
    labels: ['wolvesCome.one', 'wolvesCome.end'],
    begin: p => ({ at: p['at']!, left: p['left']! }),
    copy: l => ({ at: l['at']!, left: l['left']! }),
  },
  night: {
    labels: ['night.count', 'night.come', 'night.end'],
    begin: () => ({ counts: [] }),
    copy: l => ({ counts: copyJson(l['counts']!) }),
  },
  omen: {
    labels: ['omen.turnUp', 'omen.choose', 'omen.end'],
    begin: p => ({ seat: p['seat']!, card: p['card']!, at: p['at']! }),
    copy: l => ({ seat: l['seat']!, card: l['card']!, at: l['at']! }),
  },
  settle: {
    labels: ['settle.run', 'settle.end'],
    begin: () => ({ happened: null, fired: [] }),
    copy: l => ({ happened: copyJson(l['happened']!), fired: copyJson(l['fired']!) }),
  },
  turn: {
    labels: ['turn.omen', 'turn.act', 'turn.after', 'turn.close', 'turn.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  watch: {
    labels: ['watch.begin', 'watch.turn', 'watch.pass', 'watch.end'],
    begin: () => ({ seat: 0 }),
    copy: l => ({ seat: l['seat']! }),
  },
  embers: {
    labels: ['embers.setup', 'embers.round', 'embers.dusk', 'embers.watch', 'embers.vote', 'embers.wolves', 'embers.dawn', 'embers.end'],
    begin: () => ({}),
    copy: () => ({}),
  },
  lamp: {
    labels: ['lamp.where', 'lamp.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
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
    known: copyList2(s.items.known),
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
    known: copyList3(s.omens.known),
    possible: s.omens.possible.slice(),
  },
  keepers: {
    cards: s.keepers.cards,
    at: {
      keepers: s.keepers.at.keepers.slice(),
      field: s.keepers.at.field.slice(),
      grave: s.keepers.at.grave.slice(),
    },
    known: copyList4(s.keepers.known),
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
    known: copyList5(s.roles.known),
    possible: s.roles.possible.slice(),
  },
  votes: s.votes.slice(),
  happened: copyList6(s.happened),
  end: s.end,
  flow: {
    stack: copyFrames(s.flow.stack, COPIES),
    lanes: copyList7(s.flow.lanes),
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
