// The things of an option: pointing at all of them chooses it.

import type { Option, OptionOf, View } from '@lastlight/long-night'
import type { Place } from '@lastlight/long-night/content/places'
import { SURVIVOR_IDS } from '@lastlight/long-night/content/survivors'
import { survivorOf } from '@lastlight/long-night/queries/position'
import { type LongNightThing, thing } from './thing.ts'

/** Every option has things of its own: a new one without them does not compile. */
type Things = { readonly [D in Option['do']]: (option: OptionOf<D>, view: View) => readonly LongNightThing[] }

const place = (at: Place): LongNightThing => `place:${at}`
const person = (id: string): LongNightThing => `person:${id}`
const card = (id: string): LongNightThing => `card:${id}`
const die = (value: number): LongNightThing => `die:${value}`
/** An answer beside the board. */
const answer = ({ do: name }: Option): readonly LongNightThing[] => [`answer:${name}`]
const yesOrNo = ({ yes }: { readonly yes: boolean }): readonly LongNightThing[] => [yes ? 'answer:yes' : 'answer:no']

const placeOf = (survivor: string, view: View): readonly LongNightThing[] => {
  const at = survivorOf(view, survivor)?.at
  return at === undefined ? [] : [place(at)]
}

/** Only the colony has more than one entrance; elsewhere the place says enough. */
export const gateThing = (at: Place, entrance: number): LongNightThing =>
  at === 'colony' ? `gate:${entrance + 1}` : place(at)

const atGate = (
  { survivor, entrance, die: value }: OptionOf<'attack' | 'barricade'>,
  view: View,
  tool: LongNightThing,
): readonly LongNightThing[] => {
  const at = survivorOf(view, survivor)?.at ?? 'colony'
  return [person(survivor), gateThing(at, entrance), tool, die(value)]
}

/** An ability belongs to the survivor, so only an item is a thing of its own. */
const means = (by: string): LongNightThing =>
  (SURVIVOR_IDS as readonly string[]).includes(by) ? 'answer:ability' : card(by)

const THINGS: Things = {
  drop: o => [person(o.survivor)],
  lead: o => [person(o.survivor)],
  reconsider: answer,

  attack: (o, view) => atGate(o, view, 'answer:attack'),
  barricade: (o, view) => atGate(o, view, 'answer:barricade'),
  attackWith: o => [
    person(o.survivor),
    means(o.by),
    'answer:attackWith',
    die(o.die),
    ...(o.fuel === undefined ? [] : [card(o.fuel)]),
  ],
  fight: o => [person(o.survivor), person(o.target), 'answer:fight', die(o.die)],
  search: (o, view) => [person(o.survivor), ...placeOf(o.survivor, view), 'answer:search', die(o.die)],
  attract: (o, view) => [person(o.survivor), ...placeOf(o.survivor, view), 'answer:attract', die(o.die)],
  use: o => [person(o.survivor), means(o.by), 'answer:use', ...(o.die === 0 ? [] : [die(o.die)])],
  move: o => [person(o.survivor), place(o.to), 'answer:move'],
  clean: o => ['waste', die(o.die)],
  food: o => ['food', die(o.die)],
  play: o => ['hand', card(o.card), 'answer:play'],
  stow: o => ['hand', card(o.card), 'answer:stow'],
  contribute: o => ['crisis', card(o.card)],
  donate: o => ['objective', card(o.card)],
  pacify: o => ['helpless', card(o.card)],
  eat: o => ['hand', card(o.card), 'answer:eat', die(o.die)],
  handOff: o => [person(o.from), card(o.card), person(o.to), 'answer:handOff'],
  request: answer,
  exile: o => [`seat:${o.player}`],
  done: answer,

  useNow: o => [person(o.survivor)],
  skip: answer,
  noise: answer,
  stop: answer,
  keep: o => [card(o.card)],
  enough: answer,
  lure: answer,
  accept: answer,
  risk: answer,
  shield: yesOrNo,

  ask: o => [o.player < 0 ? 'answer:all' : thing('seat', o.player)],
  askFor: o => [`name:${o.what}`],
  give: o => [card(o.card)],
  refuse: answer,
  neverMind: answer,
  usePlay: answer,
  usePacify: answer,
  useStow: answer,

  survivor: o => [person(o.survivor)],
  place: o => [place(o.place)],
  player: o => [`seat:${o.player}`],
  entrance: o => [`gate:${o.entrance + 1}`],
  die: o => [die(o.die)],
  card: o => [card(o.card)],
  option: o => [`answer:${o.option === '' ? 'none' : o.option}`],
  heal: o => [`answer:${o.what}`],
  take: o => [card(o.card)],
  nothing: answer,
  name: o => [`name:${o.card}`],
  tell: yesOrNo,

  vote: yesOrNo,
  decide: yesOrNo,
  call: yesOrNo,

  useUp: o => [`answer:${o.what}`],
  helpless: o => ['helpless', `answer:${o.rebellious ? 'rebel' : 'calm'}`],
  next: o => [`seat:${o.player}`],
  enter: o => [o.at === 'wait' ? 'answer:wait' : place(o.at)],
  flee: o => [person(o.survivor), place(o.to)],
  makeRoom: o => [person(o.survivor)],
  pass: answer,
  declines: yesOrNo,
}

export const thingsOf = (option: Option, view: View): readonly LongNightThing[] =>
  (THINGS[option.do] as (option: Option, view: View) => readonly LongNightThing[])(option, view)

/** Each ends a turn or a step, or leaves something out. */
const ENDINGS: readonly Option['do'][] = ['done', 'enough', 'stop', 'skip', 'pass', 'nothing', 'refuse', 'neverMind']

export const endingOf = (options: readonly Option[]): Option | undefined =>
  options.find(option => ENDINGS.includes(option.do))
