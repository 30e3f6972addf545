// The log, line by line. Messages of events with a cause have a gap `why`.

import { type Gap, type Phrase, phrase, who } from '@lastlight/kernel'
import { crisisRow } from '../content/crises.ts'
import { experimentRow, lineOf } from '../content/experiments.ts'
import { improvementRow } from '../content/improvements.ts'
import { ruleOfPassage } from '../content/scenarios.ts'
import type { Cause, Event, Picked, Why } from '../events.ts'
import { goalMessage } from '../queries/objectives.ts'
import * as named from './named.ts'

/** The type of the event with this name; some names share one type. */
export type Named<E extends Event['e'], V = Event> = V extends { readonly e: infer K }
  ? E extends K
    ? Omit<V, 'e'> & { readonly e: E }
    : never
  : never
type Lines = { readonly [E in Event['e']]: (event: Named<E>) => Phrase }
type Args = Phrase['args']

/** With the card for viewers who know it, without it for the others. */
const perhaps = (key: string, args: Args, card: string | undefined): Phrase =>
  card === undefined ? phrase(key, args) : phrase(`${key}.seen`, { ...args, card: named.itemAcc(card) })

/** With an actor, or without. */
const byWhom = (key: string, by: string, args: Args): Phrase =>
  by === '' ? phrase(key, args) : phrase(`${key}.by`, { ...args, survivor: named.survivor(by) })

/** A number that has changed, with its sign. */
const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`)

const EVERYBODY = -1

function picked(seat: number, what: Picked): Phrase {
  const saying = (thing: Gap): Phrase => phrase('log.picked', { who: who(seat), what: thing })
  if ('survivor' in what) return saying(named.survivor(what.survivor))
  if ('place' in what) return saying(named.place(what.place))
  if ('player' in what) return saying(what.player === EVERYBODY ? phrase('log.everybody') : [who(what.player)])
  if ('entrance' in what) return saying(phrase('door', { n: what.entrance + 1 }))
  if ('improvement' in what) return saying(named.improvement(what.improvement))
  if ('die' in what) return saying(phrase('die', { die: what.die }))
  return what.option === '' ? phrase('log.picked.nothing', { who: who(seat) }) : saying(phrase(`choice.${what.option}`))
}

/** LN-RAX-CODE-02 */
export function codePhrase(experiment: string): Phrase {
  const [a, b] = experimentRow(experiment).code
  return phrase('experiment.code', { a, b })
}

/** LN-RAX-PLACE-01 */
export function placementPhrase(experiment: string): Phrase {
  const { at, figures } = experimentRow(experiment)
  return at === 'random'
    ? phrase('experiment.place.random', { n: figures })
    : phrase('experiment.place.at', { n: figures, at: named.placeIn(at) })
}

const LINES: Lines = {
  objective: ({ objective, side, raxxonTribute = false }) =>
    phrase('log.objective', {
      objective: named.objective(objective),
      side: phrase(`side.${side}`),
      story: phrase(`objective.story.${objective}`),
      goal: phrase(goalMessage({ objective, side, raxxonTribute })),
    }),
  passage: ({ passage, reader, together = false }) =>
    phrase('log.passage', {
      who: who(reader),
      title: phrase(`passage.${passage}`),
      story: phrase(`passage.story.${passage}`),
      rule: phrase(ruleOfPassage(passage, together)),
    }),
  newObjective: ({ objective }) =>
    phrase('log.newObjective', {
      objective: named.objective(objective),
      story: phrase(`objective.story.${objective}`),
      goal: phrase(`objective.goal.${objective}.normal`),
    }),
  goal: ({ seat, goal }) =>
    phrase('log.goal', { who: who(seat), goal: named.goal(goal), text: phrase(`secret.if.${goal}`) }),
  dealt: ({ seat, survivors }) => phrase('log.dealt', { who: who(seat), survivors: survivors.map(named.survivorFull) }),
  goals: ({ seat, goals }) => phrase('log.goals', { who: who(seat), goals: goals.map(named.goal) }),
  over: ({ ending, winners }) =>
    winners.length === 0
      ? phrase('log.over.nobody', { how: phrase(`outcome.over.${ending}`) })
      : phrase('log.over', { how: phrase(`outcome.over.${ending}`), winners: winners.map(who) }),

  joins: ({ seat, survivor, at }) =>
    phrase('log.joins', { who: who(seat), survivor: named.survivorFull(survivor), at: named.placeIn(at) }),
  leads: ({ seat, survivor }) => phrase('log.leads', { who: who(seat), survivor: named.survivor(survivor) }),
  drawnSurvivor: ({ seat, survivor }) =>
    phrase('log.drawnSurvivor', { who: who(seat), survivor: named.survivorFull(survivor) }),
  moved: ({ survivor, to }) => phrase('log.moved', { survivor: named.survivor(survivor), to: named.placeTo(to) }),
  put: ({ survivor, to }) => phrase('log.put', { survivor: named.survivor(survivor), to: named.placeTo(to) }),
  exposed: ({ survivor, result }) => phrase(EXPOSED[result], { survivor: named.survivor(survivor) }),
  hurt: ({ survivor, how }) => phrase(HURT[how], { survivor: named.survivor(survivor) }),
  healed: ({ survivor, what }) => phrase(HEALED[what], { survivor: named.survivor(survivor) }),
  died: ({ survivor, at }) => phrase('log.died', { survivor: named.survivorFull(survivor), at: named.placeIn(at) }),
  enough: ({ seat }) => phrase('log.enough', { who: who(seat) }),
  attracts: ({ survivor, at }) => phrase('log.attracts', { survivor: named.survivor(survivor), at: named.placeIn(at) }),
  left: ({ survivor }) => phrase('log.left', { survivor: named.survivorFull(survivor) }),
  handedOver: ({ survivor, to }) => phrase('log.handedOver', { survivor: named.survivor(survivor), who: who(to) }),
  restrained: ({ survivor }) => phrase('log.restrained', { survivor: named.survivor(survivor) }),
  used: ({ survivor, by }) =>
    named.isSurvivor(by)
      ? phrase('log.used.ability', { survivor: named.survivor(survivor) })
      : phrase('log.used', { survivor: named.survivor(survivor), what: named.kindAcc(by) }),
  fought: ({ survivor, target, rolled, hit }) =>
    phrase(hit ? 'log.fought' : 'log.fought.missed', {
      survivor: named.survivor(survivor),
      target: named.survivorAcc(target),
      rolled,
    }),
  eliminated: ({ seat }) => phrase('log.eliminated', { who: who(seat) }),

  zombie: ({ at, entrance }) => phrase('log.zombie', { to: named.doorTo(at, entrance) }),
  barricadeLost: ({ at, entrance }) => phrase('log.barricadeLost', { at: named.doorIn(at, entrance) }),
  overrun: ({ at, entrance }) => phrase('log.overrun', { at: named.doorIn(at, entrance) }),
  trapSprung: ({ at, entrance, zombies }) =>
    phrase('log.trapSprung', { at: named.doorIn(at, entrance), zombies: phrase('count.zombie', { n: zombies }) }),
  zombieDied: ({ at, entrance, by }) => byWhom('log.zombieDied', by, { at: named.doorIn(at, entrance) }),
  barricaded: ({ at, entrance, by }) => byWhom('log.barricaded', by, { at: named.doorIn(at, entrance) }),
  trapped: ({ at, entrance, by }) => byWhom('log.trapped', by, { at: named.doorIn(at, entrance) }),
  lured: ({ from, source, at, entrance }) =>
    phrase('log.lured', { from: named.doorFrom(from, source), to: named.doorTo(at, entrance) }),
  noise: ({ at }) => phrase('log.noise', { at: named.placeIn(at) }),
  hushed: ({ at }) => phrase('log.hushed', { at: named.placeIn(at) }),
  noiseMoved: ({ from, to }) => phrase('log.noiseMoved', { from: named.placeFrom(from), to: named.placeTo(to) }),
  noiseGone: ({ at, loud }) => phrase(loud ? 'log.noiseGone.loud' : 'log.noiseGone', { at: named.placeIn(at) }),

  searched: ({ survivor, at }) =>
    phrase('log.searched', { survivor: named.survivor(survivor), at: named.placeAcc(at) }),
  looked: ({ seat, at }) => phrase('log.looked', { who: who(seat), at: named.placeIn(at) }),
  revealed: ({ at, cards }) => phrase('log.revealed', { at: named.placeIn(at), cards: cards.map(named.item) }),
  drew: ({ seat, from, card }) => perhaps('log.drew', { who: who(seat), from: named.placeFrom(from) }, card),
  kept: ({ seat, card }) => perhaps('log.kept', { who: who(seat) }, card),
  contributed: ({ seat, card }) => perhaps('log.contributed', { who: who(seat) }, card),
  took: ({ seat, card, from }) =>
    from === 'waste' || from === 'stash'
      ? phrase(from === 'waste' ? 'log.took.waste' : 'log.took.stash', { who: who(seat), card: named.itemAcc(card) })
      : phrase('log.took', { who: who(seat), card: named.itemAcc(card), from: named.placeFrom(from) }),
  played: ({ seat, card }) => phrase('log.played', { who: who(seat), card: named.itemAcc(card) }),
  givenBack: ({ seat, card }) => phrase('log.givenBack', { who: who(seat), card: named.item(card) }),
  discarded: ({ seat, card }) => phrase('log.discarded', { who: who(seat), card: named.itemAcc(card) }),
  donated: ({ seat, card }) => phrase('log.donated', { who: who(seat), card: named.itemAcc(card) }),
  gave: ({ seat, to, card }) => perhaps('log.gave', { from: who(seat), to: who(to) }, card),
  stole: ({ seat, from, card }) => perhaps('log.stole', { who: who(seat), from: who(from) }, card),
  equipped: ({ card, survivor }) =>
    phrase('log.equipped', { survivor: named.survivor(survivor), card: named.itemAcc(card) }),
  handedOff: ({ card, from, to }) =>
    phrase('log.handedOff', { from: named.survivor(from), to: named.survivorDat(to), card: named.itemAcc(card) }),
  handLost: ({ seat, cards }) => phrase('log.handLost', { who: who(seat), cards: cards.map(named.item) }),
  cleaned: ({ cards }) => phrase('log.cleaned', { cards: phrase('count.card', { n: cards }) }),
  littered: ({ card }) => phrase('log.littered', { card: named.item(card) }),
  added: ({ at }) => phrase('log.added', { at: named.placeFrom(at) }),
  asked: ({ seat, of, what }) =>
    of === EVERYBODY
      ? phrase('log.asked.all', { who: who(seat), what: named.cardLike(what) })
      : phrase('log.asked', { who: who(seat), of: who(of), what: named.cardLike(what) }),
  answered: ({ seat, card }) =>
    card === ''
      ? phrase('log.answered.nothing', { who: who(seat) })
      : phrase('log.answered', { who: who(seat), card: named.itemAcc(card) }),
  named: ({ seat, card }) => phrase('log.named', { who: who(seat), what: named.cardLike(card) }),

  firstPlayer: ({ seat }) => phrase('log.firstPlayer', { who: who(seat) }),
  turnOver: ({ seat }) => phrase('log.turnOver', { who: who(seat) }),
  requests: ({ seat }) => phrase('log.requests', { who: who(seat) }),
  rolled: ({ seat, dice }) => phrase('log.rolled', { who: who(seat), dice: dice.map(String) }),
  tested: ({ dice, least }) => phrase('log.tested', { dice: dice.map(String), least }),
  picked: ({ seat, what }) => picked(seat, what),
  spent: ({ seat, die }) => phrase('log.spent', { who: who(seat), die }),
  dieChanged: ({ seat, from, to }) => phrase('log.dieChanged', { who: who(seat), from, to }),
  voted: ({ yes, carried }) => {
    const result = phrase(carried ? 'log.carried' : 'log.rejected')
    return yes.length === 0
      ? phrase('log.voted.nobody', { result })
      : phrase('log.voted', { yes: yes.map(who), result })
  },
  exileCalled: ({ seat, player }) => phrase('log.exileCalled', { who: who(seat), player: who(player) }),
  exiled: ({ seat, role }) => phrase('log.exiled', { who: who(seat), role: phrase(`role.${role}`) }),
  exiledObjective: ({ seat, card }) => phrase('log.exiledObjective', { who: who(seat), goal: named.goal(card) }),
  confessed: ({ seat, to, goals }) =>
    goals === undefined
      ? phrase('log.confessed', { who: who(seat), to: who(to) })
      : phrase('log.confessed.seen', { who: who(seat), to: who(to), goals: goals.map(named.goal) }),
  secret: ({ seat, told }) => phrase(told ? 'log.secret' : 'log.secret.kept', { who: who(seat) }),
  declines: ({ seat, yes }) => phrase(yes ? 'log.declines' : 'log.declines.not', { who: who(seat) }),
  road: ({ seat, card }) =>
    card === undefined
      ? phrase('log.road', { who: who(seat) })
      : phrase('log.road.seen', {
          who: who(seat),
          card: named.road(card),
          trigger: phrase(`crossroads.trigger.${card}`),
        }),
  crossroads: ({ card, seat }) =>
    phrase('log.crossroads', {
      who: who(seat),
      card: named.road(card),
      story: phrase(`crossroads.story.${card}`),
    }),
  chose: ({ card, option }) =>
    phrase('log.chose', {
      option: phrase(`crossroads.option.${card}.${option}`),
      effect: phrase(`crossroads.effect.${card}.${option}`),
    }),
  lasting: ({ lasting, on }) =>
    on
      ? phrase('log.lasting', { what: named.lasting(lasting), effect: phrase(`lasting.effect.${lasting}`) })
      : phrase('log.lasting.over', { what: named.lasting(lasting) }),

  crisis: ({ crisis }) =>
    phrase('log.crisis', {
      crisis: named.crisis(crisis),
      story: phrase(`crisis.story.${crisis}`),
      types: crisisRow(crisis).accepts.map(named.typeName),
    }),
  crisisFailed: ({ crisis }) =>
    phrase('log.crisisFailed', { crisis: named.crisis(crisis), effect: phrase(`crisis.fail.${crisis}`) }),
  crisisPrevented: ({ crisis }) => phrase('log.crisisPrevented', { crisis: named.crisis(crisis) }),
  opened: ({ card, counts }) => phrase(counts > 0 ? 'log.opened' : 'log.opened.against', { card: named.item(card) }),
  ate: ({ food }) => phrase('log.ate', { food: phrase('count.acc.food', { n: food }) }),
  food: ({ by, left }) => phrase('log.food', { by: signed(by), left }),
  morale: ({ by, left }) => phrase('log.morale', { by: signed(by), left }),
  starved: ({ tokens }) => phrase('log.starved', { tokens }),
  starvation: ({ tokens }) => phrase('log.starvation', { tokens }),
  wasteRots: ({ cards }) => phrase('log.wasteRots', { cards: phrase('count.card', { n: cards }) }),
  helpless: ({ count, rebellious }) => phrase('log.helpless', { people: people(count, rebellious) }),
  flipped: ({ count, rebellious }) => phrase(rebellious ? 'log.flipped' : 'log.flipped.calm', { n: count }),
  helplessDied: ({ rebellious }) => phrase('log.helplessDied', { people: people(1, rebellious) }),
  helplessLeft: ({ rebellious }) => phrase('log.helplessLeft', { people: people(1, rebellious) }),
  round: ({ left }) => phrase('log.round', { left }),

  banditCame: ({ at }) => phrase('log.banditCame', { to: named.placeTo(at) }),
  banditBarred: ({ at }) => phrase('log.banditBarred', { at: named.placeIn(at) }),
  banditsGone: ({ at, count }) => phrase('log.banditsGone', { n: count, at: named.placeIn(at) }),
  foughtBandit: ({ survivor, at, rolled, hit }) =>
    phrase(hit ? 'log.foughtBandit' : 'log.foughtBandit.missed', {
      survivor: named.survivor(survivor),
      at: named.placeIn(at),
      rolled,
    }),
  looted: ({ at, card }) => phrase('log.looted', { from: named.placeFrom(at), card: named.itemAcc(card) }),
  raided: ({ survivor, how, rolled }) =>
    phrase(how === 'search' ? 'log.raided.search' : 'log.raided.attack', {
      survivor: named.survivor(survivor),
      rolled,
    }),
  banditLeader: ({ seat }) => phrase('log.banditLeader', { who: who(seat) }),

  offered: ({ improvement }) =>
    phrase('log.offered', {
      improvement: named.improvement(improvement),
      cost: improvementRow(improvement).cost,
      effect: phrase(`lasting.effect.${improvement}`),
    }),
  progress: ({ improvement, tokens }) =>
    phrase('log.progress', {
      improvement: named.improvement(improvement),
      tokens,
      cost: improvementRow(improvement).cost,
    }),
  experiment: ({ experiment }) =>
    phrase('log.experiment', {
      what: named.experiment(experiment),
      code: codePhrase(experiment),
      place: placementPhrase(experiment),
      story: phrase(`experiment.story.${experiment}`),
    }),
  codeDie: ({ seat, die }) => phrase('log.codeDie', { who: who(seat), die }),
  code: ({ experiment, matched }) =>
    phrase(matched ? 'log.code' : 'log.code.missed', { what: named.experiment(experiment) }),
  contained: ({ experiment }) => phrase('log.contained', { what: named.experiment(experiment) }),
  experimentOver: ({ experiment }) => phrase('log.experimentOver', { what: named.experiment(experiment) }),
  fewer: ({ at, count }) => phrase('log.fewer', { at: named.placeIn(at), n: count }),
  mutantCame: ({ experiment, at, entrance }) =>
    phrase('log.mutantCame', { what: named.experiment(experiment), at: named.doorIn(at, entrance) }),
  mutantBarred: ({ experiment, at }) =>
    phrase('log.mutantBarred', { what: named.experiment(experiment), at: named.placeIn(at) }),
  mutantLeft: ({ experiment, at, entrance }) =>
    phrase('log.mutantLeft', { what: named.experiment(experiment), from: named.doorFrom(at, entrance) }),
  mutantGone: ({ experiment, at, entrance, by }) =>
    phrase('log.mutantGone', {
      survivor: named.survivor(by),
      what: named.experiment(experiment),
      at: named.doorIn(at, entrance),
    }),
  encounter: ({ survivor, experiment, rolled }) =>
    phrase('log.encounter', {
      survivor: named.survivor(survivor),
      what: named.experiment(experiment),
      rolled,
      text: phrase(`encounter.${experiment}.${lineOf(experiment, rolled)}`),
    }),
  dosed: ({ survivor, rolled }) => phrase('log.dosed', { survivor: named.survivor(survivor), rolled }),
  sideEffect: ({ survivor, sideEffect }) =>
    phrase('log.sideEffect', {
      survivor: named.survivor(survivor),
      what: named.sideEffect(sideEffect),
      effect: phrase(`sideEffect.effect.${sideEffect}`),
    }),
  improved: ({ improvement }) => phrase('log.improved', { improvement: named.improvement(improvement) }),
}

const EXPOSED = {
  blank: 'log.exposed.blank',
  wound: 'log.exposed.wound',
  frostbite: 'log.exposed.frostbite',
  bite: 'log.exposed.bite',
} as const
const HURT = { wound: 'log.hurt.wound', frostbite: 'log.hurt.frostbite', despair: 'log.hurt.despair' } as const
const HEALED = {
  wounds: 'log.healed.wounds',
  frostbite: 'log.healed.frostbite',
  despair: 'log.healed.despair',
} as const

const people = (n: number, rebellious: boolean): Phrase => phrase(rebellious ? 'count.rebel' : 'count.helpless', { n })

/** The arguments for each kind of cause. */
const CAUSES: { readonly [cause in Cause]: (id: string) => Args } = {
  item: id => ({ what: named.kind(id) }),
  ability: id => ({ whose: named.survivorGen(id) }),
  crisis: id => ({ what: named.crisis(id) }),
  crossroads: id => ({ what: named.road(id) }),
  lasting: id => ({ what: named.lasting(id) }),
  attack: id => ({ whose: named.survivorGen(id) }),
  death: id => ({ whose: named.survivorGen(id) }),
  encounter: id => ({ what: named.experiment(id) }),
}

/** The cause in brackets; empty where the line itself says it. */
function because(why: Why): Gap {
  if (why === 'turn') return ''
  const [cause, id] = why.split('.') as [Cause, string?]
  return phrase('why', { why: phrase(`why.${cause}`, id === undefined ? {} : CAUSES[cause](id)) })
}

export function eventPhrase(event: Event): Phrase {
  const line = (LINES[event.e] as (event: Event) => Phrase)(event)
  return 'why' in event ? phrase(line.key, { ...line.args, why: because(event.why) }) : line
}
