// The things of an option: pointing at all of them chooses it.

import type { Option, OptionOf, View } from '@lastlight/long-night'
import { ITEM_KINDS, type ItemKind } from '@lastlight/long-night/content/itemKinds'
import { ITEM_TYPES } from '@lastlight/long-night/content/itemTypes'
import type { Place } from '@lastlight/long-night/content/places'
import { SURVIVOR_IDS } from '@lastlight/long-night/content/survivors'
import { groupOf, survivorOf } from '@lastlight/long-night/queries/position'
import { isOfGame, pairOf, type Run, type ScreenOption } from './runs.ts'
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

/** A button for all acts without a survivor, where there is no room for one each. */
export const OTHER: LongNightThing = 'answer:other'

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

/** A certain card is found under its type. */
const nameThings = (name: string): readonly LongNightThing[] =>
  (ITEM_TYPES as readonly string[]).includes(name)
    ? [`name:${name}`, 'answer:any']
    : [`name:${ITEM_KINDS[name as ItemKind].type}`, `name:${name}`]

const THINGS: Things = {
  drop: o => [person(o.survivor)],
  lead: o => [person(o.survivor)],
  reconsider: answer,

  attack: (o, view) => atGate(o, view, 'answer:attack'),
  barricade: (o, view) => atGate(o, view, 'answer:barricade'),
  attackWith: o =>
    o.fuel === undefined
      ? [person(o.survivor), means(o.by), 'answer:attackWith', die(o.die)]
      : ['hand', card(o.fuel), `answer:burn.${o.survivor}.${o.by}`, die(o.die)],
  // Acts against players are not things on the board: nobody points at them by mistake.
  fight: o => ['answer:against', `answer:fight.${o.survivor}.${o.target}`, die(o.die), OTHER],
  fightBandit: (o, view) => [person(o.survivor), ...placeOf(o.survivor, view), 'answer:fightBandit', die(o.die)],
  raid: (o, view) => [person(o.survivor), ...placeOf(o.survivor, view), `answer:raid.${o.how}`, die(o.die)],
  attackMutant: (o, view) => [
    person(o.survivor),
    gateThing(survivorOf(view, o.survivor)?.at ?? 'colony', o.entrance),
    `answer:mutant.${o.experiment}`,
    die(o.die),
  ],
  // LN-RAX-CODE-01: it is an act of the survivor who is there; of several the first one.
  code(o, view) {
    const there = groupOf(view, view.active).find(({ at }) => at === 'raxxon')
    return [...(there ? [person(there.id)] : []), place('raxxon'), `answer:code.${o.die}`, die(o.die)]
  },
  loot: o => ['answer:loot', card(o.card), OTHER],
  build: o => ['hand', card(o.card), thing('improvement', o.improvement)],
  exile: o => ['answer:against', `answer:exile.${o.player}`, OTHER],
  search: (o, view) => [person(o.survivor), ...placeOf(o.survivor, view), 'answer:search', die(o.die)],
  // Pressing a location does not offer it: whoever presses one wants to look at it, or to go there.
  attract: o => [person(o.survivor), 'answer:attract', die(o.die)],
  use: o => [person(o.survivor), means(o.by), 'answer:use', ...(o.die === 0 ? [] : [die(o.die)])],
  move: o => [person(o.survivor), place(o.to), 'answer:move'],
  clean: o => ['waste', die(o.die), OTHER],
  food: o => ['food', die(o.die), OTHER],
  play: o => ['hand', card(o.card), 'answer:play'],
  stow: o => ['hand', card(o.card), 'answer:stow'],
  contribute(o, view) {
    const owner = view.survivors.find(({ equipment }) => equipment.includes(o.card))
    return owner ? [person(owner.id), card(o.card), 'answer:contribute'] : ['hand', card(o.card), 'crisis']
  },
  donate: o => ['hand', card(o.card), 'objective'],
  pacify: o => ['hand', card(o.card), 'helpless'],
  eat: o => ['hand', card(o.card), 'answer:eat', die(o.die)],
  // The receiver is no thing of it: pointing at another survivor means that survivor's acts.
  handOff: o => [person(o.from), card(o.card), `answer:to.${o.to}`],
  request: () => ['answer:request', 'answer:one', OTHER],
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
  askFor: o => nameThings(o.what),
  give: o => [card(o.card)],
  refuse: answer,
  neverMind: answer,
  usePlay: answer,
  usePacify: answer,
  useStow: answer,

  survivor: o => [person(o.survivor)],
  place: o => [place(o.place)],
  improvement: o => [thing('improvement', o.improvement)],
  target: o => [`answer:${o.what}`],
  foe: o => [gateThing(o.at, o.entrance), `answer:${o.experiment === '' ? 'zombie' : o.experiment}`],
  player: o => [`seat:${o.player}`],
  entrance: o => [`gate:${o.entrance + 1}`],
  die: o => [die(o.die)],
  card: o => [card(o.card)],
  option: o => [`answer:${o.option === '' ? 'none' : o.option}`],
  heal: o => [`answer:${o.what}`],
  take: o => [card(o.card)],
  nothing: answer,
  name: o => nameThings(o.card),
  tell: yesOrNo,

  vote: yesOrNo,
  decide: yesOrNo,
  call: yesOrNo,
  gift: yesOrNo,
  reveal: yesOrNo,
  trust: answer,

  useUp: o => [`answer:${o.what}`],
  helpless: o => ['helpless', `answer:${o.rebellious ? 'rebel' : 'calm'}`],
  next: o => [`seat:${o.player}`],
  enter: o => [o.at === 'wait' ? 'answer:wait' : place(o.at)],
  flee: o => [person(o.survivor), place(o.to)],
  makeRoom: o => [person(o.survivor)],
  pass: answer,
  declines: answer,
}

/** Its first choice says where it is found; the others are answers, so nobody points at one of them by mistake. */
function thingsOfRun({ steps: [first, ...then] }: Run, view: View): readonly LongNightThing[] {
  const pair = pairOf({ do: 'run', steps: [first, ...then] }, view)
  if (pair) return [person(pair.leader), `answer:${pair.other}`]
  const answers = then.map(step => Object.values(step).join('.')).join('-')
  const things = first.do === 'request' ? (['answer:request', OTHER] as const) : thingsOf(first, view)
  return [...things, `answer:${answers}`]
}

export const thingsOf = (option: ScreenOption, view: View): readonly LongNightThing[] =>
  isOfGame(option)
    ? (THINGS[option.do] as (option: Option, view: View) => readonly LongNightThing[])(option, view)
    : thingsOfRun(option, view)

/** LN-REQ-01: offered with every question in another player's turn, and no answer to it. */
export const isApart = (option: ScreenOption): boolean => option.do === 'declines'

/** Each ends a turn or a step, or leaves something out. */
const ENDINGS: readonly Option['do'][] = [
  'done',
  'enough',
  'stop',
  'skip',
  'pass',
  'nothing',
  'refuse',
  'neverMind',
  'trust',
]

export const endingOf = (options: readonly ScreenOption[]): ScreenOption | undefined =>
  options.find(option => (ENDINGS as readonly string[]).includes(option.do))
