// Emitted by `npm run generate` from the shape of the state. Do not edit.
import { copyFrames, copyJson, localsCopies, type LocalsCode } from '@lastlight/kernel'
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
    out[i] = copyJson(x)
  }
  return out
}

function copyList6(list: State['items']['known'][number][]): State['items']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList7(list: State['people']['known'][number][]): State['people']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList8(list: State['crises']['known'][number][]): State['crises']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList9(list: State['goals']['known'][number][]): State['goals']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList10(list: State['fates']['known'][number][]): State['fates']['known'][number][] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) {
    const x = out[i]!
    out[i] = x.slice()
  }
  return out
}

function copyList11(list: State['roads']['known'][number][]): State['roads']['known'][number][] {
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
  aftermath: {
    labels: ['aftermath.leaders', 'aftermath.stranded', 'aftermath.order', 'aftermath.end'],
    begin: () => ({ done: [] }),
    copy: l => ({ done: copyJson(l['done']!) }),
  },
  succession: {
    labels: ['succession.out', 'succession.hand', 'succession.draw', 'succession.enter', 'succession.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  naming: {
    labels: ['naming.leader', 'naming.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  takingHelpless: {
    labels: ['takingHelpless.more', 'takingHelpless.which', 'takingHelpless.end'],
    begin: p => ({ left: p['left']!, killed: p['killed']! }),
    copy: l => ({ left: l['left']!, killed: l['killed']! }),
  },
  addZombies: {
    labels: ['addZombies.one', 'addZombies.defence', 'addZombies.overrun', 'addZombies.end'],
    begin: p => ({ at: p['at']!, left: p['left']!, entrance: 0, begun: 0 }),
    copy: l => ({ at: l['at']!, left: l['left']!, entrance: l['entrance']!, begun: l['begun']! }),
  },
  choose: {
    labels: ['choose.drop', 'choose.lead', 'choose.end'],
    begin: p => ({ seat: p['seat']!, dropped: [] }),
    copy: l => ({ seat: l['seat']!, dropped: copyJson(l['dropped']!) }),
  },
  setup: {
    labels: ['setup.objective', 'setup.zombies', 'setup.secrets', 'setup.deal', 'setup.choose', 'setup.first', 'setup.help', 'setup.end'],
    begin: () => ({ place: 0 }),
    copy: l => ({ place: l['place']! }),
  },
  offering: {
    labels: ['offering.wanted', 'offering.offer', 'offering.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  resolve: {
    labels: ['resolve.run', 'resolve.end'],
    begin: p => ({ home: p['home']!, card: p['card']!, list: p['list']!, seat: p['seat']!, survivor: p['survivor']!, place: p['place']!, other: p['other']!, i: 0 }),
    copy: l => ({ home: l['home']!, card: l['card']!, list: l['list']!, seat: l['seat']!, survivor: l['survivor']!, place: l['place']!, other: l['other']!, i: l['i']! }),
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
  vote: {
    labels: ['vote.cast', 'vote.tie', 'vote.give', 'vote.end'],
    begin: () => ({ result: false, yes: [] }),
    copy: l => ({ result: l['result']!, yes: copyJson(l['yes']!) }),
  },
  callVote: {
    labels: ['callVote.ask', 'callVote.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  passToken: {
    labels: ['passToken.call', 'passToken.vote', 'passToken.pass', 'passToken.end'],
    begin: () => ({ carried: false }),
    copy: l => ({ carried: l['carried']! }),
  },
  colony: {
    labels: ['colony.feed', 'colony.waste', 'colony.crisis', 'colony.count', 'colony.zombies', 'colony.noise', 'colony.goal', 'colony.round', 'colony.first', 'colony.end'],
    begin: () => ({ counts: [], place: 0 }),
    copy: l => ({ counts: copyJson(l['counts']!), place: l['place']! }),
  },
  resolveCrisis: {
    labels: ['resolveCrisis.open', 'resolveCrisis.judge', 'resolveCrisis.fail', 'resolveCrisis.leave', 'resolveCrisis.end'],
    begin: () => ({ score: 0, failed: false }),
    copy: l => ({ score: l['score']!, failed: l['failed']! }),
  },
  fadeNoise: {
    labels: ['fadeNoise.token', 'fadeNoise.end'],
    begin: () => ({ location: 0 }),
    copy: l => ({ location: l['location']! }),
  },
  pickSurvivor: {
    labels: ['pickSurvivor.ask', 'pickSurvivor.end'],
    begin: p => ({ seat: p['seat']!, among: p['among']! }),
    copy: l => ({ seat: l['seat']!, among: copyJson(l['among']!) }),
  },
  pickPlace: {
    labels: ['pickPlace.ask', 'pickPlace.end'],
    begin: p => ({ seat: p['seat']!, among: p['among']! }),
    copy: l => ({ seat: l['seat']!, among: copyJson(l['among']!) }),
  },
  pickPlayer: {
    labels: ['pickPlayer.ask', 'pickPlayer.end'],
    begin: p => ({ seat: p['seat']!, among: p['among']! }),
    copy: l => ({ seat: l['seat']!, among: copyJson(l['among']!) }),
  },
  pickEntrance: {
    labels: ['pickEntrance.ask', 'pickEntrance.end'],
    begin: p => ({ seat: p['seat']!, at: p['at']!, has: p['has']! }),
    copy: l => ({ seat: l['seat']!, at: l['at']!, has: l['has']! }),
  },
  pickDie: {
    labels: ['pickDie.ask', 'pickDie.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  giveUp: {
    labels: ['giveUp.more', 'giveUp.card', 'giveUp.end'],
    begin: p => ({ seat: p['seat']!, left: p['left']!, type: p['type']!, to: p['to']! }),
    copy: l => ({ seat: l['seat']!, left: l['left']!, type: l['type']!, to: l['to']! }),
  },
  slaying: {
    labels: ['slaying.which', 'slaying.die', 'slaying.end'],
    begin: p => ({ seat: p['seat']!, at: p['at']!, left: p['left']!, by: p['by']!, entrance: 0 }),
    copy: l => ({ seat: l['seat']!, at: l['at']!, left: l['left']!, by: l['by']!, entrance: l['entrance']! }),
  },
  fortifying: {
    labels: ['fortifying.which', 'fortifying.build', 'fortifying.end'],
    begin: p => ({ seat: p['seat']!, at: p['at']!, left: p['left']!, what: p['what']!, by: p['by']!, entrance: 0 }),
    copy: l => ({ seat: l['seat']!, at: l['at']!, left: l['left']!, what: l['what']!, by: l['by']!, entrance: l['entrance']! }),
  },
  breaching: {
    labels: ['breaching.which', 'breaching.fall', 'breaching.end'],
    begin: p => ({ seat: p['seat']!, at: p['at']!, left: p['left']!, entrance: 0 }),
    copy: l => ({ seat: l['seat']!, at: l['at']!, left: l['left']!, entrance: l['entrance']! }),
  },
  luring: {
    labels: ['luring.from', 'luring.room', 'luring.more', 'luring.source', 'luring.target', 'luring.come', 'luring.end'],
    begin: p => ({ seat: p['seat']!, at: p['at']!, left: p['left']!, forced: p['forced']!, from: "colony", source: 0, target: 0, begun: false }),
    copy: l => ({ seat: l['seat']!, at: l['at']!, left: l['left']!, forced: l['forced']!, from: l['from']!, source: l['source']!, target: l['target']!, begun: l['begun']! }),
  },
  shield: {
    labels: ['shield.ask', 'shield.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  exposure: {
    labels: ['exposure.roll', 'exposure.shield', 'exposure.wound', 'exposure.after', 'exposure.end'],
    begin: p => ({ survivor: p['survivor']!, shielded: false }),
    copy: l => ({ survivor: l['survivor']!, shielded: l['shielded']! }),
  },
  spread: {
    labels: ['spread.victim', 'spread.choose', 'spread.end'],
    begin: p => ({ at: p['at']! }),
    copy: l => ({ at: l['at']! }),
  },
  playing: {
    labels: ['playing.effect', 'playing.leave', 'playing.end'],
    begin: p => ({ seat: p['seat']!, card: p['card']! }),
    copy: l => ({ seat: l['seat']!, card: l['card']! }),
  },
  equipping: {
    labels: ['equipping.whom', 'equipping.equip', 'equipping.end'],
    begin: p => ({ seat: p['seat']!, card: p['card']!, survivor: "" }),
    copy: l => ({ seat: l['seat']!, card: l['card']!, survivor: l['survivor']! }),
  },
  dropping: {
    labels: ['dropping.which', 'dropping.drop', 'dropping.end'],
    begin: p => ({ seat: p['seat']!, left: p['left']!, die: 0 }),
    copy: l => ({ seat: l['seat']!, left: l['left']!, die: l['die']! }),
  },
  rerolling: {
    labels: ['rerolling.which', 'rerolling.again', 'rerolling.end'],
    begin: p => ({ seat: p['seat']!, left: p['left']!, die: 0 }),
    copy: l => ({ seat: l['seat']!, left: l['left']!, die: l['die']! }),
  },
  raising: {
    labels: ['raising.which', 'raising.end'],
    begin: p => ({ seat: p['seat']!, by: p['by']! }),
    copy: l => ({ seat: l['seat']!, by: l['by']! }),
  },
  attacking: {
    labels: ['attacking.noise', 'attacking.face', 'attacking.end'],
    begin: p => ({ seat: p['seat']!, survivor: p['survivor']!, by: p['by']!, at: p['at']!, before: 0 }),
    copy: l => ({ seat: l['seat']!, survivor: l['survivor']!, by: l['by']!, at: l['at']!, before: l['before']! }),
  },
  fetching: {
    labels: ['fetching.look', 'fetching.take', 'fetching.end'],
    begin: p => ({ seat: p['seat']!, at: p['at']!, type: p['type']!, to: p['to']! }),
    copy: l => ({ seat: l['seat']!, at: l['at']!, type: l['type']!, to: l['to']! }),
  },
  salvaging: {
    labels: ['salvaging.which', 'salvaging.end'],
    begin: p => ({ seat: p['seat']!, type: p['type']! }),
    copy: l => ({ seat: l['seat']!, type: l['type']! }),
  },
  exileVote: {
    labels: ['exileVote.vote', 'exileVote.result', 'exileVote.end'],
    begin: p => ({ seat: p['seat']!, carried: false }),
    copy: l => ({ seat: l['seat']!, carried: l['carried']! }),
  },
  exile: {
    labels: ['exile.objective', 'exile.innocents', 'exile.leave', 'exile.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  leaving: {
    labels: ['leaving.more', 'leaving.room', 'leaving.flee', 'leaving.done', 'leaving.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  makeRoom: {
    labels: ['makeRoom.begin', 'makeRoom.whom', 'makeRoom.volunteer', 'makeRoom.name', 'makeRoom.done', 'makeRoom.end'],
    begin: p => ({ seat: p['seat']!, asked: 0, left: 0 }),
    copy: l => ({ seat: l['seat']!, asked: l['asked']!, left: l['left']! }),
  },
  answer: {
    labels: ['answer.ask', 'answer.end'],
    begin: p => ({ seat: p['seat']!, asker: p['asker']!, what: p['what']! }),
    copy: l => ({ seat: l['seat']!, asker: l['asker']!, what: l['what']! }),
  },
  requesting: {
    labels: ['requesting.whom', 'requesting.what', 'requesting.answers', 'requesting.each', 'requesting.how', 'requesting.end'],
    begin: p => ({ seat: p['seat']!, whom: 0, what: "", given: [], from: [] }),
    copy: l => ({ seat: l['seat']!, whom: l['whom']!, what: l['what']!, given: copyJson(l['given']!), from: copyJson(l['from']!) }),
  },
  recruiting: {
    labels: ['recruiting.next', 'recruiting.where', 'recruiting.join', 'recruiting.end'],
    begin: p => ({ seat: p['seat']!, left: p['left']!, at: "colony" }),
    copy: l => ({ seat: l['seat']!, left: l['left']!, at: l['at']! }),
  },
  afterSearch: {
    labels: ['afterSearch.can', 'afterSearch.ask', 'afterSearch.end'],
    begin: p => ({ seat: p['seat']!, survivor: p['survivor']! }),
    copy: l => ({ seat: l['seat']!, survivor: l['survivor']! }),
  },
  turnEnd: {
    labels: ['turnEnd.any', 'turnEnd.ask', 'turnEnd.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  search: {
    labels: ['search.draw', 'search.more', 'search.keep', 'search.back', 'search.end'],
    begin: p => ({ seat: p['seat']!, survivor: p['survivor']!, at: p['at']!, kept: 0 }),
    copy: l => ({ seat: l['seat']!, survivor: l['survivor']!, at: l['at']!, kept: l['kept']! }),
  },
  crossing: {
    labels: ['crossing.look', 'crossing.whom', 'crossing.options', 'crossing.choose', 'crossing.vote', 'crossing.count', 'crossing.go', 'crossing.leave', 'crossing.end'],
    begin: () => ({ card: "", survivor: "", place: "colony", options: [], yea: false, seat: 0 }),
    copy: l => ({ card: l['card']!, survivor: l['survivor']!, place: l['place']!, options: copyJson(l['options']!), yea: l['yea']!, seat: l['seat']! }),
  },
  turn: {
    labels: ['turn.begin', 'turn.frostbite', 'turn.crossroadsAtStart', 'turn.goOn', 'turn.act', 'turn.crossroadsAfterAct', 'turn.crossroadsAtEnd', 'turn.abilitiesAtEnd', 'turn.crossroadsAfterAbilities', 'turn.over', 'turn.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  arming: {
    labels: ['arming.deck', 'arming.weapon', 'arming.whom', 'arming.arm', 'arming.end'],
    begin: p => ({ seat: p['seat']!, at: "police", card: "", survivor: "" }),
    copy: l => ({ seat: l['seat']!, at: l['at']!, card: l['card']!, survivor: l['survivor']! }),
  },
  leadingAway: {
    labels: ['leadingAway.where', 'leadingAway.move', 'leadingAway.end'],
    begin: p => ({ seat: p['seat']!, from: p['from']!, to: "colony" }),
    copy: l => ({ seat: l['seat']!, from: l['from']!, to: l['to']! }),
  },
  revealing: {
    labels: ['revealing.show', 'revealing.take', 'revealing.end'],
    begin: p => ({ seat: p['seat']!, at: p['at']!, shown: 0 }),
    copy: l => ({ seat: l['seat']!, at: l['at']!, shown: l['shown']! }),
  },
  calling: {
    labels: ['calling.name', 'calling.end'],
    begin: p => ({ seat: p['seat']! }),
    copy: l => ({ seat: l['seat']! }),
  },
  telling: {
    labels: ['telling.next', 'telling.ask', 'telling.zombies', 'telling.end'],
    begin: p => ({ seats: p['seats']!, seat: 0, silent: 0 }),
    copy: l => ({ seats: copyJson(l['seats']!), seat: l['seat']!, silent: l['silent']! }),
  },
  branch: {
    labels: ['branch.choose', 'branch.end'],
    begin: p => ({ home: p['home']!, card: p['card']!, seat: p['seat']!, survivor: p['survivor']!, place: p['place']!, other: p['other']!, lists: p['lists']!, free: p['free']! }),
    copy: l => ({ home: l['home']!, card: l['card']!, seat: l['seat']!, survivor: l['survivor']!, place: l['place']!, other: l['other']!, lists: copyJson(l['lists']!), free: l['free']! }),
  },
  repeated: {
    labels: ['repeated.each', 'repeated.end'],
    begin: p => ({ home: p['home']!, card: p['card']!, list: p['list']!, seat: p['seat']!, survivor: p['survivor']!, place: p['place']!, other: p['other']!, seats: p['seats']! }),
    copy: l => ({ home: l['home']!, card: l['card']!, list: l['list']!, seat: l['seat']!, survivor: l['survivor']!, place: l['place']!, other: l['other']!, seats: copyJson(l['seats']!) }),
  },
  voteOn: {
    labels: ['voteOn.vote', 'voteOn.go', 'voteOn.end'],
    begin: p => ({ home: p['home']!, card: p['card']!, seat: p['seat']!, survivor: p['survivor']!, place: p['place']!, other: p['other']!, yes: p['yes']!, no: p['no']!, yea: false }),
    copy: l => ({ home: l['home']!, card: l['card']!, seat: l['seat']!, survivor: l['survivor']!, place: l['place']!, other: l['other']!, yes: l['yes']!, no: l['no']!, yea: l['yea']! }),
  },
  lawVote: {
    labels: ['lawVote.vote', 'lawVote.end'],
    begin: p => ({ law: p['law']! }),
    copy: l => ({ law: l['law']! }),
  },
  healing: {
    labels: ['healing.more', 'healing.which', 'healing.end'],
    begin: p => ({ seat: p['seat']!, survivor: p['survivor']!, left: p['left']! }),
    copy: l => ({ seat: l['seat']!, survivor: l['survivor']!, left: l['left']! }),
  },
  sendAway: {
    labels: ['sendAway.where', 'sendAway.go', 'sendAway.end'],
    begin: p => ({ seat: p['seat']!, survivor: p['survivor']!, to: "colony" }),
    copy: l => ({ seat: l['seat']!, survivor: l['survivor']!, to: l['to']! }),
  },
  driving: {
    labels: ['driving.where', 'driving.go', 'driving.end'],
    begin: p => ({ seat: p['seat']!, survivor: p['survivor']!, to: "colony" }),
    copy: l => ({ seat: l['seat']!, survivor: l['survivor']!, to: l['to']! }),
  },
  exposeAll: {
    labels: ['exposeAll.each', 'exposeAll.end'],
    begin: p => ({ survivors: p['survivors']! }),
    copy: l => ({ survivors: copyJson(l['survivors']!) }),
  },
  woundAll: {
    labels: ['woundAll.others', 'woundAll.order', 'woundAll.all', 'woundAll.end'],
    begin: p => ({ survivors: p['survivors']! }),
    copy: l => ({ survivors: copyJson(l['survivors']!) }),
  },
  disarming: {
    labels: ['disarming.which', 'disarming.end'],
    begin: p => ({ seat: p['seat']!, survivor: p['survivor']! }),
    copy: l => ({ seat: l['seat']!, survivor: l['survivor']! }),
  },
  spreading: {
    labels: ['spreading.player', 'spreading.pick', 'spreading.after', 'spreading.end'],
    begin: p => ({ at: p['at']!, left: p['left']!, seats: p['seats']!, hit: [], seat: 0, some: false }),
    copy: l => ({ at: l['at']!, left: l['left']!, seats: copyJson(l['seats']!), hit: copyJson(l['hit']!), seat: l['seat']!, some: l['some']! }),
  },
  addEverywhere: {
    labels: ['addEverywhere.each', 'addEverywhere.end'],
    begin: p => ({ count: p['count']!, location: 0 }),
    copy: l => ({ count: l['count']!, location: l['location']! }),
  },
  addAtRandom: {
    labels: ['addAtRandom.each', 'addAtRandom.end'],
    begin: p => ({ left: p['left']! }),
    copy: l => ({ left: l['left']! }),
  },
  players: {
    labels: ['players.crisis', 'players.dice', 'players.order', 'players.turns', 'players.end'],
    begin: () => ({ order: [] }),
    copy: l => ({ order: copyJson(l['order']!) }),
  },
  longNight: {
    labels: ['longNight.setup', 'longNight.players', 'longNight.colony', 'longNight.end'],
    begin: () => ({}),
    copy: () => ({}),
  },
}
const COPIES = localsCopies(LOCALS)

export const copyState = (s: State): State => ({
  edition: s.edition,
  mode: s.mode,
  likely: s.likely,
  elimination: s.elimination,
  objective: s.objective,
  drawObjective: s.drawObjective,
  side: s.side,
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
      equipped: s.items.at.equipped.slice(),
      objective: s.items.at.objective.slice(),
      waste: s.items.at.waste.slice(),
      discard: s.items.at.discard.slice(),
      removed: s.items.at.removed.slice(),
    },
    known: copyList6(s.items.known),
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
      inPlay: s.people.at.inPlay.slice(),
      waiting: s.people.at.waiting.slice(),
      graveyard: s.people.at.graveyard.slice(),
      lost: s.people.at.lost.slice(),
    },
    known: copyList7(s.people.known),
    possible: s.people.possible.slice(),
  },
  crises: {
    cards: s.crises.cards,
    at: {
      deck: s.crises.at.deck.slice(),
      now: s.crises.at.now.slice(),
      gone: s.crises.at.gone.slice(),
    },
    known: copyList8(s.crises.known),
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
    known: copyList9(s.goals.known),
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
    known: copyList10(s.fates.known),
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
    known: copyList11(s.roads.known),
    possible: s.roads.possible.slice(),
  },
  ending: s.ending,
  winners: s.winners.slice(),
  turnEnds: s.turnEnds,
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
