// Emitted by `npm run generate` from the shape of the state. Do not edit.
import { copyFrames, copyJson } from '@lastlight/kernel'
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
    out[i] = copyJson(x)
  }
  return out
}

function copyList7(list: State['flow']['lanes'][number][]): State['flow']['lanes'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      seat: x.seat,
      stack: copyFrames(x.stack),
      done: x.done,
      gave: copyJson(x.gave),
    }
  }
  return out
}

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
    may: s.items.may.slice(),
  },
  omens: {
    at: {
      omens: s.omens.at.omens.slice(),
      gone: s.omens.at.gone.slice(),
      omen0: s.omens.at.omen0.slice(),
      omen1: s.omens.at.omen1.slice(),
      omen2: s.omens.at.omen2.slice(),
      omen3: s.omens.at.omen3.slice(),
    },
    known: copyList3(s.omens.known),
    may: s.omens.may.slice(),
  },
  keepers: {
    at: {
      keepers: s.keepers.at.keepers.slice(),
      field: s.keepers.at.field.slice(),
      grave: s.keepers.at.grave.slice(),
    },
    known: copyList4(s.keepers.known),
    may: s.keepers.may.slice(),
  },
  roles: {
    at: {
      aside: s.roles.at.aside.slice(),
      role0: s.roles.at.role0.slice(),
      role1: s.roles.at.role1.slice(),
      role2: s.roles.at.role2.slice(),
      role3: s.roles.at.role3.slice(),
    },
    known: copyList5(s.roles.known),
    may: s.roles.may.slice(),
  },
  votes: s.votes.slice(),
  happened: copyList6(s.happened),
  end: s.end,
  flow: {
    stack: copyFrames(s.flow.stack),
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
