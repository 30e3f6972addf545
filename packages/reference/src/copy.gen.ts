// Emitted by `npm run generate` from the shape of the state. Do not edit.
import { copyFrames, copyJson } from '@lastlight/kernel'
import type { State } from './state.ts'

function copyBook1(book: { [key: string]: State['stands'][string] }): { [key: string]: State['stands'][string] } {
  const out = { ...book }
  return out
}

function copyBook2(book: { [key: string]: State['owner'][string] }): { [key: string]: State['owner'][string] } {
  const out = { ...book }
  return out
}

function copyList3(list: State['cards']['may'][number][]): State['cards']['may'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList4(list: State['happened'][number][]): State['happened'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = copyJson(x)
  }
  return out
}

function copyList5(list: State['flow']['lanes'][number][]): State['flow']['lanes'][number][] {
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
  stands: copyBook1(s.stands),
  owner: copyBook2(s.owner),
  cards: {
    at: {
      deck: s.cards.at.deck.slice(),
      discard: s.cards.at.discard.slice(),
      playing: s.cards.at.playing.slice(),
      omens: s.cards.at.omens.slice(),
      gone: s.cards.at.gone.slice(),
      keepers: s.cards.at.keepers.slice(),
      field: s.cards.at.field.slice(),
      grave: s.cards.at.grave.slice(),
      aside: s.cards.at.aside.slice(),
      hand0: s.cards.at.hand0.slice(),
      hand1: s.cards.at.hand1.slice(),
      hand2: s.cards.at.hand2.slice(),
      hand3: s.cards.at.hand3.slice(),
      got0: s.cards.at.got0.slice(),
      got1: s.cards.at.got1.slice(),
      got2: s.cards.at.got2.slice(),
      got3: s.cards.at.got3.slice(),
      gear0: s.cards.at.gear0.slice(),
      gear1: s.cards.at.gear1.slice(),
      gear2: s.cards.at.gear2.slice(),
      gear3: s.cards.at.gear3.slice(),
      role0: s.cards.at.role0.slice(),
      role1: s.cards.at.role1.slice(),
      role2: s.cards.at.role2.slice(),
      role3: s.cards.at.role3.slice(),
      omen0: s.cards.at.omen0.slice(),
      omen1: s.cards.at.omen1.slice(),
      omen2: s.cards.at.omen2.slice(),
      omen3: s.cards.at.omen3.slice(),
    },
    known: {
      deck: s.cards.known.deck.slice(),
      discard: s.cards.known.discard.slice(),
      playing: s.cards.known.playing.slice(),
      omens: s.cards.known.omens.slice(),
      gone: s.cards.known.gone.slice(),
      keepers: s.cards.known.keepers.slice(),
      field: s.cards.known.field.slice(),
      grave: s.cards.known.grave.slice(),
      aside: s.cards.known.aside.slice(),
      hand0: s.cards.known.hand0.slice(),
      hand1: s.cards.known.hand1.slice(),
      hand2: s.cards.known.hand2.slice(),
      hand3: s.cards.known.hand3.slice(),
      got0: s.cards.known.got0.slice(),
      got1: s.cards.known.got1.slice(),
      got2: s.cards.known.got2.slice(),
      got3: s.cards.known.got3.slice(),
      gear0: s.cards.known.gear0.slice(),
      gear1: s.cards.known.gear1.slice(),
      gear2: s.cards.known.gear2.slice(),
      gear3: s.cards.known.gear3.slice(),
      role0: s.cards.known.role0.slice(),
      role1: s.cards.known.role1.slice(),
      role2: s.cards.known.role2.slice(),
      role3: s.cards.known.role3.slice(),
      omen0: s.cards.known.omen0.slice(),
      omen1: s.cards.known.omen1.slice(),
      omen2: s.cards.known.omen2.slice(),
      omen3: s.cards.known.omen3.slice(),
    },
    may: copyList3(s.cards.may),
  },
  votes: s.votes.slice(),
  happened: copyList4(s.happened),
  end: s.end,
  flow: {
    stack: copyFrames(s.flow.stack),
    lanes: copyList5(s.flow.lanes),
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
