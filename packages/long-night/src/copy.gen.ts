// Emitted by `npm run generate` from the shape of the state. Do not edit.
import { copyChance, copyFlow, copyJson, copyLists, localsCopies, type LocalsCode } from '@lastlight/kernel'
import type { State } from './state.ts'

function copyList1(list: State['players'][number][]): State['players'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      leader: x.leader,
      waiting: x.waiting,
      bereft: x.bereft,
      dice: x.dice.slice(),
      used: x.used.slice(),
      exiled: x.exiled,
      role: x.role,
      out: x.out,
      called: x.called,
      asked: x.asked.slice(),
      declines: x.declines,
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
      equipment: x.equipment.slice(),
      restrained: x.restrained,
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
      placed: x.placed,
    }
  }
  return out
}

function copyList5(list: State['happened'][number][]): State['happened'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      what: x.what,
      survivor: x.survivor,
      at: x.at,
      type: x.type,
    }
  }
  return out
}

function copyList6(list: State['offer'][number][]): State['offer'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      id: x.id,
      progress: x.progress,
    }
  }
  return out
}

function copyList7(list: State['mutants'][number][]): State['mutants'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      experiment: x.experiment,
      at: x.at,
      entrance: x.entrance,
    }
  }
  return out
}

function copyList8(list: State['sideEffects'][number][]): State['sideEffects'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = {
      id: x.id,
      survivor: x.survivor,
    }
  }
  return out
}

/** The locals of each procedure: literals, because spreading objects of many shapes is slow. */
export const LOCALS: { readonly [procedure: string]: LocalsCode } = {
  comingIn: { copy: () => ({}) },
  aftermath: {
    begin: () => ({ done: [] }),
    copy: l => ({ done: copyJson(l['done']!) }),
  },
  succession: { copy: l => ({ seat: l['seat']! }) },
  naming: { copy: l => ({ seat: l['seat']! }) },
  pickSurvivor: {
    begin: p => ({ seat: p['seat']!, among: p['among']! }),
    copy: l => ({ seat: l['seat']!, among: copyJson(l['among']!) }),
  },
  pickPlace: {
    begin: p => ({ seat: p['seat']!, among: p['among']! }),
    copy: l => ({ seat: l['seat']!, among: copyJson(l['among']!) }),
  },
  pickPlayer: {
    begin: p => ({ seat: p['seat']!, among: p['among']! }),
    copy: l => ({ seat: l['seat']!, among: copyJson(l['among']!) }),
  },
  pickEntrance: { copy: l => ({ seat: l['seat']!, at: l['at']!, has: l['has']! }) },
  pickDie: { copy: l => ({ seat: l['seat']! }) },
  giveUp: { copy: l => ({ seat: l['seat']!, left: l['left']!, type: l['type']!, to: l['to']! }) },
  placingBandits: {
    begin: p => ({ numbers: p['numbers']!, led: p['led']!, at: "colony" }),
    copy: l => ({ numbers: copyJson(l['numbers']!), led: l['led']!, at: l['at']! }),
  },
  offering: { copy: l => ({ seat: l['seat']! }) },
  ballot: { copy: l => ({ seat: l['seat']! }) },
  tieBreak: { copy: l => ({ seat: l['seat']! }) },
  vote: {
    begin: () => ({ result: false, yes: [] }),
    copy: l => ({ result: l['result']!, yes: copyJson(l['yes']!) }),
  },
  takingHelpless: { copy: l => ({ left: l['left']!, killed: l['killed']! }) },
  addZombies: {
    begin: p => ({ at: p['at']!, left: p['left']!, entrance: 0, begun: 0 }),
    copy: l => ({ at: l['at']!, left: l['left']!, entrance: l['entrance']!, begun: l['begun']! }),
  },
  releasing: {
    begin: () => ({ left: 0, placed: false, experiment: "claw" }),
    copy: l => ({ left: l['left']!, placed: l['placed']!, experiment: l['experiment']! }),
  },
  containing: {
    begin: () => ({ carried: false, at: "colony" }),
    copy: l => ({ carried: l['carried']!, at: l['at']! }),
  },
  resolve: {
    begin: p => ({ home: p['home']!, card: p['card']!, list: p['list']!, seat: p['seat']!, survivor: p['survivor']!, place: p['place']!, other: p['other']!, i: 0 }),
    copy: l => ({ home: l['home']!, card: l['card']!, list: l['list']!, seat: l['seat']!, survivor: l['survivor']!, place: l['place']!, other: l['other']!, i: l['i']! }),
  },
  shield: { copy: l => ({ seat: l['seat']! }) },
  woundAll: {
    begin: p => ({ survivors: p['survivors']! }),
    copy: l => ({ survivors: copyJson(l['survivors']!) }),
  },
  exposure: {
    begin: p => ({ survivor: p['survivor']!, shielded: false }),
    copy: l => ({ survivor: l['survivor']!, shielded: l['shielded']! }),
  },
  spread: { copy: l => ({ at: l['at']! }) },
  freezing: { copy: l => ({ seat: l['seat']! }) },
  exileVote: {
    begin: p => ({ seat: p['seat']!, carried: false }),
    copy: l => ({ seat: l['seat']!, carried: l['carried']! }),
  },
  exile: { copy: l => ({ seat: l['seat']! }) },
  leaving: { copy: l => ({ seat: l['seat']!, barred: l['barred']! }) },
  leavingAgain: {
    begin: p => ({ barred: p['barred']!, done: [] }),
    copy: l => ({ barred: l['barred']!, done: copyJson(l['done']!) }),
  },
  makeRoom: {
    begin: p => ({ seat: p['seat']!, asked: 0, left: 0 }),
    copy: l => ({ seat: l['seat']!, asked: l['asked']!, left: l['left']! }),
  },
  comingHome: {
    begin: p => ({ survivors: p['survivors']!, survivor: "" }),
    copy: l => ({ survivors: copyJson(l['survivors']!), survivor: l['survivor']! }),
  },
  gate: {
    begin: () => ({ seat: 0, survivor: "", drawn: 0, entrance: 0 }),
    copy: l => ({ seat: l['seat']!, survivor: l['survivor']!, drawn: l['drawn']!, entrance: l['entrance']! }),
  },
  friend: {
    begin: () => ({ left: 0 }),
    copy: l => ({ left: l['left']! }),
  },
  slaying: {
    begin: p => ({ seat: p['seat']!, at: p['at']!, left: p['left']!, by: p['by']!, entrance: 0 }),
    copy: l => ({ seat: l['seat']!, at: l['at']!, left: l['left']!, by: l['by']!, entrance: l['entrance']! }),
  },
  fortifying: {
    begin: p => ({ seat: p['seat']!, at: p['at']!, left: p['left']!, what: p['what']!, by: p['by']!, entrance: 0 }),
    copy: l => ({ seat: l['seat']!, at: l['at']!, left: l['left']!, what: l['what']!, by: l['by']!, entrance: l['entrance']! }),
  },
  breaching: {
    begin: p => ({ seat: p['seat']!, at: p['at']!, left: p['left']!, entrance: 0 }),
    copy: l => ({ seat: l['seat']!, at: l['at']!, left: l['left']!, entrance: l['entrance']! }),
  },
  luring: {
    begin: p => ({ seat: p['seat']!, at: p['at']!, left: p['left']!, forced: p['forced']!, from: "colony", source: 0, target: 0, begun: false }),
    copy: l => ({ seat: l['seat']!, at: l['at']!, left: l['left']!, forced: l['forced']!, from: l['from']!, source: l['source']!, target: l['target']!, begun: l['begun']! }),
  },
  playing: { copy: l => ({ seat: l['seat']!, card: l['card']! }) },
  equipping: {
    begin: p => ({ seat: p['seat']!, card: p['card']!, survivor: "" }),
    copy: l => ({ seat: l['seat']!, card: l['card']!, survivor: l['survivor']! }),
  },
  dropping: {
    begin: p => ({ seat: p['seat']!, left: p['left']!, die: 0 }),
    copy: l => ({ seat: l['seat']!, left: l['left']!, die: l['die']! }),
  },
  rerolling: {
    begin: p => ({ seat: p['seat']!, left: p['left']!, die: 0 }),
    copy: l => ({ seat: l['seat']!, left: l['left']!, die: l['die']! }),
  },
  raising: { copy: l => ({ seat: l['seat']!, by: l['by']! }) },
  encounter: {
    begin: p => ({ seat: p['seat']!, exposed: p['exposed']!, survivor: p['survivor']!, experiment: p['experiment']!, at: p['at']!, entrance: p['entrance']!, line: "low" }),
    copy: l => ({ seat: l['seat']!, exposed: l['exposed']!, survivor: l['survivor']!, experiment: l['experiment']!, at: l['at']!, entrance: l['entrance']!, line: l['line']! }),
  },
  attackingMutants: {
    begin: p => ({ seat: p['seat']!, survivor: p['survivor']!, by: p['by']!, at: p['at']!, left: 0, begun: false }),
    copy: l => ({ seat: l['seat']!, survivor: l['survivor']!, by: l['by']!, at: l['at']!, left: l['left']!, begun: l['begun']! }),
  },
  attacking: {
    begin: p => ({ seat: p['seat']!, survivor: p['survivor']!, by: p['by']!, at: p['at']!, before: 0 }),
    copy: l => ({ seat: l['seat']!, survivor: l['survivor']!, by: l['by']!, at: l['at']!, before: l['before']! }),
  },
  pickImprovement: { copy: l => ({ seat: l['seat']! }) },
  improving: {
    begin: p => ({ seat: p['seat']!, by: p['by']!, improvement: "" }),
    copy: l => ({ seat: l['seat']!, by: l['by']!, improvement: l['improvement']! }),
  },
  answer: { copy: l => ({ seat: l['seat']!, asker: l['asker']!, what: l['what']! }) },
  requesting: {
    begin: p => ({ seat: p['seat']!, whom: 0, what: "", given: [], from: [] }),
    copy: l => ({ seat: l['seat']!, whom: l['whom']!, what: l['what']!, given: copyJson(l['given']!), from: copyJson(l['from']!) }),
  },
  recruiting: {
    begin: p => ({ seat: p['seat']!, left: p['left']!, at: "colony" }),
    copy: l => ({ seat: l['seat']!, left: l['left']!, at: l['at']! }),
  },
  ambush: {
    begin: () => ({ highest: "", lowest: "" }),
    copy: l => ({ highest: l['highest']!, lowest: l['lowest']! }),
  },
  unmasking: { copy: l => ({ seat: l['seat']! }) },
  suspicion: {
    begin: () => ({ order: [], seat: 0, accused: 0 }),
    copy: l => ({ order: copyJson(l['order']!), seat: l['seat']!, accused: l['accused']! }),
  },
  callVote: { copy: l => ({ seat: l['seat']! }) },
  passToken: {
    begin: () => ({ carried: false }),
    copy: l => ({ carried: l['carried']! }),
  },
  colony: {
    begin: () => ({ counts: [], place: 0 }),
    copy: l => ({ counts: copyJson(l['counts']!), place: l['place']! }),
  },
  resolveCrisis: {
    begin: () => ({ score: 0, failed: false }),
    copy: l => ({ score: l['score']!, failed: l['failed']! }),
  },
  fadeNoise: {
    begin: () => ({ location: 0 }),
    copy: l => ({ location: l['location']! }),
  },
  fetching: { copy: l => ({ seat: l['seat']!, at: l['at']!, type: l['type']!, to: l['to']! }) },
  salvaging: { copy: l => ({ seat: l['seat']!, type: l['type']! }) },
  opening: {
    begin: () => ({ order: [], yes: false }),
    copy: l => ({ order: copyJson(l['order']!), yes: l['yes']! }),
  },
  gift: { copy: l => ({ seat: l['seat']! }) },
  choose: {
    begin: p => ({ seat: p['seat']!, dropped: [] }),
    copy: l => ({ seat: l['seat']!, dropped: copyJson(l['dropped']!) }),
  },
  setup: {
    begin: () => ({ place: 0 }),
    copy: l => ({ place: l['place']! }),
  },
  afterSearch: { copy: l => ({ seat: l['seat']!, survivor: l['survivor']! }) },
  turnEnd: { copy: l => ({ seat: l['seat']! }) },
  search: {
    begin: p => ({ seat: p['seat']!, survivor: p['survivor']!, at: p['at']!, kept: 0 }),
    copy: l => ({ seat: l['seat']!, survivor: l['survivor']!, at: l['at']!, kept: l['kept']! }),
  },
  searched: { copy: l => ({ seat: l['seat']!, survivor: l['survivor']!, at: l['at']! }) },
  raiding: { copy: l => ({ seat: l['seat']!, survivor: l['survivor']!, wounds: l['wounds']!, left: l['left']! }) },
  crossing: {
    begin: () => ({ card: "", survivor: "", place: "colony", options: [], yea: false, seat: 0 }),
    copy: l => ({ card: l['card']!, survivor: l['survivor']!, place: l['place']!, options: copyJson(l['options']!), yea: l['yea']!, seat: l['seat']! }),
  },
  turn: { copy: l => ({ seat: l['seat']! }) },
  arming: {
    begin: p => ({ seat: p['seat']!, at: "police", card: "", survivor: "" }),
    copy: l => ({ seat: l['seat']!, at: l['at']!, card: l['card']!, survivor: l['survivor']! }),
  },
  leadingAway: {
    begin: p => ({ seat: p['seat']!, from: p['from']!, to: "colony" }),
    copy: l => ({ seat: l['seat']!, from: l['from']!, to: l['to']! }),
  },
  revealing: {
    begin: p => ({ seat: p['seat']!, at: p['at']!, shown: 0 }),
    copy: l => ({ seat: l['seat']!, at: l['at']!, shown: l['shown']! }),
  },
  calling: { copy: l => ({ seat: l['seat']! }) },
  telling: {
    begin: p => ({ seats: p['seats']!, seat: 0, silent: 0 }),
    copy: l => ({ seats: copyJson(l['seats']!), seat: l['seat']!, silent: l['silent']! }),
  },
  branch: {
    begin: p => ({ home: p['home']!, card: p['card']!, seat: p['seat']!, survivor: p['survivor']!, place: p['place']!, other: p['other']!, lists: p['lists']!, free: p['free']! }),
    copy: l => ({ home: l['home']!, card: l['card']!, seat: l['seat']!, survivor: l['survivor']!, place: l['place']!, other: l['other']!, lists: copyJson(l['lists']!), free: l['free']! }),
  },
  repeated: {
    begin: p => ({ home: p['home']!, card: p['card']!, list: p['list']!, seat: p['seat']!, survivor: p['survivor']!, place: p['place']!, other: p['other']!, seats: p['seats']! }),
    copy: l => ({ home: l['home']!, card: l['card']!, list: l['list']!, seat: l['seat']!, survivor: l['survivor']!, place: l['place']!, other: l['other']!, seats: copyJson(l['seats']!) }),
  },
  voteOn: {
    begin: p => ({ home: p['home']!, card: p['card']!, seat: p['seat']!, survivor: p['survivor']!, place: p['place']!, other: p['other']!, yes: p['yes']!, no: p['no']!, yea: false }),
    copy: l => ({ home: l['home']!, card: l['card']!, seat: l['seat']!, survivor: l['survivor']!, place: l['place']!, other: l['other']!, yes: l['yes']!, no: l['no']!, yea: l['yea']! }),
  },
  lawVote: { copy: l => ({ law: l['law']! }) },
  healing: { copy: l => ({ seat: l['seat']!, survivor: l['survivor']!, left: l['left']! }) },
  sendAway: {
    begin: p => ({ seat: p['seat']!, survivor: p['survivor']!, to: "colony" }),
    copy: l => ({ seat: l['seat']!, survivor: l['survivor']!, to: l['to']! }),
  },
  driving: {
    begin: p => ({ seat: p['seat']!, survivor: p['survivor']!, to: "colony" }),
    copy: l => ({ seat: l['seat']!, survivor: l['survivor']!, to: l['to']! }),
  },
  exposeAll: {
    begin: p => ({ survivors: p['survivors']! }),
    copy: l => ({ survivors: copyJson(l['survivors']!) }),
  },
  disarming: { copy: l => ({ seat: l['seat']!, survivor: l['survivor']! }) },
  spreading: {
    begin: p => ({ at: p['at']!, left: p['left']!, seats: p['seats']!, hit: [], seat: 0, some: false }),
    copy: l => ({ at: l['at']!, left: l['left']!, seats: copyJson(l['seats']!), hit: copyJson(l['hit']!), seat: l['seat']!, some: l['some']! }),
  },
  addEverywhere: {
    begin: p => ({ count: p['count']!, location: 0 }),
    copy: l => ({ count: l['count']!, location: l['location']! }),
  },
  addAtRandom: { copy: l => ({ left: l['left']! }) },
  shooting: { copy: l => ({ seat: l['seat']!, at: l['at']!, by: l['by']! }) },
  players: {
    begin: () => ({ order: [] }),
    copy: l => ({ order: copyJson(l['order']!) }),
  },
  longNight: { copy: () => ({}) },
}
const COPIES = localsCopies(LOCALS)

export const copyState = (s: State): State => ({
  edition: s.edition,
  mode: s.mode,
  likely: s.likely,
  elimination: s.elimination,
  modules: s.modules,
  scenario: s.scenario,
  passages: s.passages,
  reader: s.reader,
  objective: s.objective,
  draws: s.draws,
  side: s.side,
  raxxonTribute: s.raxxonTribute,
  morale: s.morale,
  rounds: s.rounds,
  food: s.food,
  starvation: s.starvation,
  helpless: s.helpless,
  rebellious: s.rebellious,
  first: s.first,
  active: s.active,
  phase: s.phase,
  players: copyList1(s.players),
  survivors: copyList2(s.survivors),
  places: copyList4(s.places),
  bandits: s.bandits.slice(),
  kills: s.kills,
  used: s.used.slice(),
  lasting: s.lasting.slice(),
  happened: copyList5(s.happened),
  items: {
    cards: s.items.cards,
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
      table: s.items.at.table.slice(),
      objective: s.items.at.objective.slice(),
      waste: s.items.at.waste.slice(),
      discard: s.items.at.discard.slice(),
      removed: s.items.at.removed.slice(),
      raxxon: s.items.at.raxxon.slice(),
      stash: s.items.at.stash.slice(),
      left: s.items.at.left.slice(),
    },
    known: copyLists(s.items.known),
    possible: s.items.possible.slice(),
  },
  people: {
    cards: s.people.cards,
    at: {
      deck: s.people.at.deck.slice(),
      dealt0: s.people.at.dealt0.slice(),
      dealt1: s.people.at.dealt1.slice(),
      dealt2: s.people.at.dealt2.slice(),
      dealt3: s.people.at.dealt3.slice(),
      dealt4: s.people.at.dealt4.slice(),
      waiting: s.people.at.waiting.slice(),
      graveyard: s.people.at.graveyard.slice(),
      lost: s.people.at.lost.slice(),
      aside: s.people.at.aside.slice(),
    },
    known: copyLists(s.people.known),
    possible: s.people.possible.slice(),
  },
  crises: {
    cards: s.crises.cards,
    at: {
      deck: s.crises.at.deck.slice(),
      now: s.crises.at.now.slice(),
      gone: s.crises.at.gone.slice(),
    },
    known: copyLists(s.crises.known),
    possible: s.crises.possible.slice(),
  },
  goals: {
    cards: s.goals.cards,
    at: {
      box: s.goals.at.box.slice(),
      goal0: s.goals.at.goal0.slice(),
      goal1: s.goals.at.goal1.slice(),
      goal2: s.goals.at.goal2.slice(),
      goal3: s.goals.at.goal3.slice(),
      goal4: s.goals.at.goal4.slice(),
    },
    known: copyLists(s.goals.known),
    possible: s.goals.possible.slice(),
  },
  fates: {
    cards: s.fates.cards,
    at: {
      deck: s.fates.at.deck.slice(),
      fate0: s.fates.at.fate0.slice(),
      fate1: s.fates.at.fate1.slice(),
      fate2: s.fates.at.fate2.slice(),
      fate3: s.fates.at.fate3.slice(),
      fate4: s.fates.at.fate4.slice(),
    },
    known: copyLists(s.fates.known),
    possible: s.fates.possible.slice(),
  },
  roads: {
    cards: s.roads.cards,
    at: {
      deck: s.roads.at.deck.slice(),
      held0: s.roads.at.held0.slice(),
      held1: s.roads.at.held1.slice(),
      held2: s.roads.at.held2.slice(),
      held3: s.roads.at.held3.slice(),
      held4: s.roads.at.held4.slice(),
      now: s.roads.at.now.slice(),
      gone: s.roads.at.gone.slice(),
    },
    known: copyLists(s.roads.known),
    possible: s.roads.possible.slice(),
  },
  offer: copyList6(s.offer),
  improvements: {
    cards: s.improvements.cards,
    at: {
      deck: s.improvements.at.deck.slice(),
      built: s.improvements.at.built.slice(),
    },
    known: copyLists(s.improvements.known),
    possible: s.improvements.possible.slice(),
  },
  experiments: {
    cards: s.experiments.cards,
    at: {
      deck: s.experiments.at.deck.slice(),
      log: s.experiments.at.log.slice(),
      loose: s.experiments.at.loose.slice(),
      gone: s.experiments.at.gone.slice(),
    },
    known: copyLists(s.experiments.known),
    possible: s.experiments.possible.slice(),
  },
  mutants: copyList7(s.mutants),
  code: s.code.slice(),
  matched: s.matched,
  fewer: s.fewer,
  fewerAt: s.fewerAt,
  sideEffects: copyList8(s.sideEffects),
  ending: s.ending,
  winners: s.winners.slice(),
  turnEnds: s.turnEnds,
  flow: copyFlow(s.flow, COPIES),
  chance: copyChance(s.chance),
})
