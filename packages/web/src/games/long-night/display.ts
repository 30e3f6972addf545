// How long each event is looked at, which things of the board light up for it, and what it sounds like. Nothing here
// depends on the objective of a seat, so every role sees and hears the same.

import type { Seat, Viewer } from '@lastlight/kernel'
import type { Event, View } from '@lastlight/long-night'
import { objectiveSide } from '@lastlight/long-night/content/mainObjectives'
import type { EventDisplay } from '../../face/face.ts'
import { isOfMoment } from './moments/kinds.ts'
import { type LongNightThing, thing } from './thing.ts'
import { gateThing } from './things.ts'

type Place = View['survivors'][number]['at']

const seat = (of: Seat): LongNightThing => `seat:${of}`
const person = (id: string): LongNightThing => `person:${id}`
const place = (at: Place): LongNightThing => `place:${at}`
const improvement = (id: string): LongNightThing => `improvement:${id}`
/** The own cards light up one by one; those of others are only a number. */
const cards = (of: Seat, viewer: Viewer, card?: string): readonly LongNightThing[] =>
  of === viewer && card !== undefined ? [seat(of), thing('card', card)] : [seat(of)]
const isOwn = (viewer: Viewer, ...seats: readonly Seat[]): boolean => seats.some(each => each === viewer)

/** The event of this name; some names share one type. */
type Named<E extends Event['e'], V = Event> = V extends { readonly e: infer K } ? (E extends K ? V : never) : never
type Sound = NonNullable<EventDisplay['sound']>
type DisplayRow = readonly [things: readonly LongNightThing[], weight: number, sound: Sound | 'none', urgent?: boolean]
/** Every event has a display and a sound, or says that it has none: a new one without them does not compile. */
type DisplayRows = { readonly [E in Event['e']]: (event: Named<E>, viewer: Viewer) => DisplayRow }

const NOTHING = 0
const SMALL = 0.2
const LITTLE = 0.4
const STEP = 0.5
const FULL = 1
/** Something to read: who voted how. */
const READ = 2.5
/** What a choice leads to. */
const OUTCOME = 5
/** The story of another player's crossroads card. The story of one's own card stays until its question is answered. */
const STORY = 14

const ROWS: DisplayRows = {
  objective: () => [['objective'], FULL, 'card'],
  // It is read at the reader's own pace.
  passage: e => [[seat(e.reader)], STEP, 'card', true],
  newObjective: () => [['objective'], FULL, 'card'],
  goal: () => [[], NOTHING, 'paper'],
  dealt: () => [[], NOTHING, 'card'],
  goals: e => [[seat(e.seat)], LITTLE, 'card'],
  over: () => [['morale', 'round'], FULL, 'end'],

  joins: e => [[person(e.survivor), place(e.at), seat(e.seat)], e.why === 'setup' ? LITTLE : READ, 'step'],
  leads: e => [[person(e.survivor), seat(e.seat)], SMALL, 'card'],
  drawnSurvivor: e => [[seat(e.seat)], LITTLE, 'card'],
  moved: e => [[person(e.survivor), place(e.to)], STEP, 'step'],
  put: e => [[person(e.survivor), place(e.to)], STEP, 'step'],
  exposed: e => [[person(e.survivor)], FULL, 'die', e.result === 'bite'],
  hurt: e => [[person(e.survivor)], STEP, 'pressure'],
  healed: e => [[person(e.survivor)], LITTLE, 'token'],
  died: e => [[person(e.survivor), place(e.at), 'graveyard'], FULL, 'bell', true],
  left: e => [[person(e.survivor), place(e.at)], FULL, 'loss'],
  attracts: e => [[person(e.survivor), place(e.at)], LITTLE, 'none'],
  handedOver: (e, viewer) => [[person(e.survivor), seat(e.to)], STEP, 'step', isOwn(viewer, e.to)],
  restrained: e => [[person(e.survivor)], STEP, 'pressure'],
  used: e => [[person(e.survivor)], LITTLE, 'card'],
  fought: e => [[person(e.survivor), person(e.target)], FULL, 'die'],
  eliminated: e => [[seat(e.seat)], FULL, 'loss', true],

  zombie: e => [[gateThing(e.at, e.entrance), place(e.at)], LITTLE, 'knock'],
  barricadeLost: e => [[gateThing(e.at, e.entrance), place(e.at)], STEP, 'plank'],
  overrun: e => [[gateThing(e.at, e.entrance), place(e.at)], FULL, 'plank', true],
  trapSprung: e => [[gateThing(e.at, e.entrance), place(e.at)], STEP, 'pressure'],
  zombieDied: e => [[gateThing(e.at, e.entrance), place(e.at)], LITTLE, 'token'],
  barricaded: e => [[gateThing(e.at, e.entrance), place(e.at)], LITTLE, 'token'],
  trapped: e => [[gateThing(e.at, e.entrance), place(e.at)], LITTLE, 'token'],
  lured: e => [[gateThing(e.from, e.source), place(e.from), gateThing(e.at, e.entrance), place(e.at)], LITTLE, 'step'],
  noise: e => [[`noise:${e.at}`, place(e.at)], LITTLE, 'pressure'],
  hushed: e => [[`noise:${e.at}`, place(e.at)], SMALL, 'token'],
  noiseMoved: e => [[`noise:${e.from}`, `noise:${e.to}`], LITTLE, 'token'],
  noiseGone: e => [[`noise:${e.at}`, place(e.at)], LITTLE, 'die'],

  searched: e => [[person(e.survivor), place(e.at), seat(e.seat)], STEP, 'card'],
  looked: e => [[place(e.at), seat(e.seat)], LITTLE, 'card'],
  revealed: e => [[place(e.at)], STEP, 'card'],
  drew: (e, viewer) => [[...cards(e.seat, viewer, e.card), place(e.from)], SMALL, 'card'],
  kept: (e, viewer) => [cards(e.seat, viewer, e.card), SMALL, 'card'],
  contributed: (e, viewer) => [[...cards(e.seat, viewer, e.card), 'crisis'], LITTLE, 'card'],
  took: (e, viewer) => [
    [...cards(e.seat, viewer, e.card), e.from === 'waste' ? 'waste' : place(e.from === 'stash' ? 'hideout' : e.from)],
    LITTLE,
    'card',
  ],
  discarded: (e, viewer) => [[...cards(e.seat, viewer, e.card), 'waste'], SMALL, 'card'],
  played: (e, viewer) => [cards(e.seat, viewer, e.card), STEP, 'card'],
  donated: (e, viewer) => [[...cards(e.seat, viewer, e.card), 'objective'], LITTLE, 'card'],
  givenBack: (e, viewer) => [cards(e.seat, viewer, e.card), LITTLE, 'card'],
  gave: (e, viewer) => [[seat(e.seat), seat(e.to)], LITTLE, 'card', isOwn(viewer, e.seat, e.to)],
  stole: (e, viewer) => [[seat(e.seat), seat(e.from)], STEP, 'card', isOwn(viewer, e.from)],
  equipped: e => [[person(e.survivor), thing('card', e.card)], LITTLE, 'card'],
  handedOff: e => [[person(e.from), person(e.to), thing('card', e.card)], LITTLE, 'card'],
  handLost: e => [[seat(e.seat)], FULL, 'loss'],
  cleaned: () => [['waste'], LITTLE, 'card'],
  littered: () => [['waste'], SMALL, 'card'],
  added: e => [[place(e.at)], SMALL, 'card'],
  asked: (e, viewer) => [[seat(e.seat), ...(e.of < 0 ? [] : [seat(e.of)])], STEP, 'none', isOwn(viewer, e.of)],
  answered: e => [[seat(e.seat)], LITTLE, 'card'],
  named: e => [[seat(e.seat)], STEP, 'none'],

  firstPlayer: e => [[seat(e.seat)], LITTLE, 'token'],
  turnOver: () => [[], NOTHING, 'none'],
  requests: e => [[seat(e.seat)], SMALL, 'none'],
  enough: e => [[seat(e.seat)], SMALL, 'none'],
  rolled: e => [[seat(e.seat)], LITTLE, 'die'],
  tested: () => [[], FULL, 'die'],
  picked: e => [[seat(e.seat)], LITTLE, 'none'],
  spent: e => [[seat(e.seat)], SMALL, 'die'],
  dieChanged: e => [[seat(e.seat)], LITTLE, 'die'],
  voted: () => [[], READ, 'card', true],
  exileCalled: (e, viewer) => [[seat(e.seat), seat(e.player)], FULL, 'pressure', isOwn(viewer, e.player)],
  exiled: e => [[seat(e.seat)], FULL, 'loss', true],
  exiledObjective: e => [[seat(e.seat)], STEP, 'paper'],
  confessed: e => [[seat(e.seat), seat(e.to)], STEP, 'card'],
  secret: e => [[seat(e.seat)], STEP, 'card'],
  declines: e => [[seat(e.seat)], NOTHING, 'none'],
  road: e => [[seat(e.seat)], NOTHING, 'none'],
  crossroads: (e, viewer) => [[seat(e.seat), 'road'], isOwn(viewer, e.seat) ? FULL : STORY, 'card', true],
  chose: () => [['road'], OUTCOME, 'none'],
  lasting: () => [[], STEP, 'none'],

  crisis: () => [['crisis'], FULL, 'card', true],
  crisisFailed: () => [['crisis'], FULL, 'loss', true],
  crisisPrevented: () => [['crisis'], FULL, 'dawn'],
  opened: () => [['crisis'], STEP, 'card'],
  ate: () => [['food'], STEP, 'token'],
  food: () => [['food'], LITTLE, 'token'],
  morale: e => [['morale'], FULL, e.by < 0 ? 'loss' : 'dawn', e.by < 0],
  starved: () => [['food'], FULL, 'loss'],
  starvation: () => [['food'], STEP, 'token'],
  wasteRots: () => [['waste'], STEP, 'loss'],
  helpless: () => [['helpless'], LITTLE, 'step'],
  flipped: () => [['helpless'], LITTLE, 'token'],
  helplessDied: () => [['helpless'], FULL, 'bell'],
  helplessLeft: () => [['helpless'], LITTLE, 'step'],
  round: () => [['round'], FULL, 'night'],

  offered: e => [[improvement(e.improvement)], LITTLE, 'card'],
  progress: e => [[improvement(e.improvement)], STEP, 'token'],
  improved: e => [[improvement(e.improvement)], FULL, 'dawn'],
  banditCame: e => [[place(e.at)], STEP, 'step'],
  banditBarred: e => [[place(e.at)], SMALL, 'none'],
  banditsGone: e => [[place(e.at)], LITTLE, 'token'],
  foughtBandit: e => [[person(e.survivor), place(e.at)], FULL, 'die'],
  looted: e => [[place(e.at), place('hideout')], LITTLE, 'card'],
  raided: e => [[person(e.survivor), place('hideout')], FULL, 'die'],
  experiment: () => [['code', place('raxxon')], LITTLE, 'card'],
  codeDie: e => [['code', place('raxxon'), seat(e.seat)], LITTLE, 'die'],
  code: () => [['code', place('raxxon')], READ, 'die'],
  contained: () => [['code', place('raxxon')], FULL, 'dawn'],
  experimentOver: () => [[place('raxxon')], SMALL, 'card'],
  fewer: e => [[place(e.at)], LITTLE, 'token'],
  mutantCame: e => [[gateThing(e.at, e.entrance), place(e.at), thing('special', e.experiment)], FULL, 'pressure', true],
  mutantBarred: e => [[place(e.at)], LITTLE, 'none'],
  mutantLeft: e => [[gateThing(e.at, e.entrance), place(e.at)], STEP, 'step'],
  mutantGone: e => [[gateThing(e.at, e.entrance), place(e.at), person(e.by)], FULL, 'dawn'],
  encounter: e => [[person(e.survivor), thing('special', e.experiment)], READ, 'die'],
  dosed: e => [[person(e.survivor)], FULL, 'die'],
  sideEffect: e => [[person(e.survivor), thing('effect', e.sideEffect)], FULL, 'token'],
  banditLeader: e => [[seat(e.seat)], FULL, 'pressure'],
}

/** How long a die is in the air, and how long votes are turned over, before anything tells what came of it. */
const THROW = 1.4
const FALLS: { readonly [E in Event['e']]?: number } = {
  exposed: THROW,
  voted: 2.4,
  encounter: THROW,
  dosed: THROW,
  raided: THROW,
  foughtBandit: THROW,
}

/** A breath of wind while all hearts are there, and the more of it the fewer are left. */
export function windOf({ phase, morale, objective, side }: View): number {
  if (phase === 'setup' || phase === 'over') return 0
  const most = objectiveSide(objective, side).morale
  return 0.3 + 0.7 * (1 - Math.min(1, morale / most))
}

/** What dice, decks and the votes of others decide for a seat. */
const LUCK: readonly Event['e'][] = [
  'joins',
  'drawnSurvivor',
  'eliminated',
  'drew',
  'stole',
  'handLost',
  'firstPlayer',
  'rolled',
  'exiled',
  'exiledObjective',
  'crossroads',
  'codeDie',
  'banditLeader',
]

/** The events that open a chapter of the log. */
const HEADINGS: readonly Event['e'][] = ['round', 'over']

export function displayOf(event: Event, viewer: Viewer): EventDisplay {
  const [things, weight, sound, urgent = false] = (ROWS[event.e] as (event: Event, viewer: Viewer) => DisplayRow)(
    event,
    viewer,
  )
  return {
    things: [...new Set(things)],
    weight,
    urgent,
    ...(sound !== 'none' && { sound }),
    ...(HEADINGS.includes(event.e) && { heading: true }),
    ...(isOfMoment(event) && { moment: true }),
    ...('seat' in event && event.seat === viewer && LUCK.includes(event.e) && { luck: true }),
    ...(FALLS[event.e] !== undefined && { falls: FALLS[event.e]! }),
  }
}
