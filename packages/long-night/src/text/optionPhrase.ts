// A choice as the label of a button.

import { type Phrase, phrase, who } from '@lastlight/kernel'
import { crossroadsRow } from '../content/crossroads.ts'
import { EDITIONS } from '../content/editions.ts'
import { itemRow } from '../content/items.ts'
import { progressOf } from '../content/itemTypes.ts'
import type { Option, OptionOf } from '../options.ts'
import { CLEANED } from '../queries/colony.ts'
import { ALL } from '../queries/requestKey.ts'
import * as named from './named.ts'
import { type TextView, voteSubjectOf } from './subject.ts'

type Labels = { readonly [D in Option['do']]: (option: OptionOf<D>, view: TextView) => Phrase }

/** LN-CLEAN-01: three cards, or all if there are fewer; of an empty pile it is only said that it cannot be cleaned. */
const cleanedOf = (waste: number): number => (waste === 0 ? CLEANED : Math.min(CLEANED, waste))

/** Where a survivor stands. */
const whereIs = (survivor: string, { survivors }: TextView): string =>
  survivors.find(each => each.id === survivor)?.at ?? 'colony'

type WithSurvivor = { readonly survivor: string }
type WithDie = WithSurvivor & { readonly die: number }
const doer = ({ survivor, die }: WithDie) => ({ survivor: named.survivor(survivor), die })
const atDoor = (o: WithDie & { readonly entrance: number }, view: TextView) => ({
  ...doer(o),
  at: named.doorIn(whereIs(o.survivor, view), o.entrance),
})
const where = (o: WithDie, view: TextView) => ({ ...doer(o), at: named.placeIn(whereIs(o.survivor, view)) })
const plain =
  (key: string): (() => Phrase) =>
  () =>
    phrase(key)
const withCard =
  (key: string) =>
  ({ card }: { readonly card: string }): Phrase =>
    phrase(key, { card: named.itemAcc(card) })
const withJob =
  (key: string) =>
  ({ survivor }: WithSurvivor): Phrase =>
    phrase(key, { survivor: named.survivorFull(survivor), job: named.job(survivor) })
const either =
  (yes: string, no: string) =>
  (o: { readonly yes: boolean }): Phrase =>
    phrase(o.yes ? yes : no)

function use({ survivor: id, by, die }: OptionOf<'use'>): Phrase {
  const survivor = named.survivor(id)
  if (named.isSurvivor(by))
    return die === 0 ? phrase('option.use.ability', { survivor }) : phrase('option.use.ability.die', { survivor, die })
  const what = named.itemAcc(by)
  return die === 0 ? phrase('option.use', { survivor, what }) : phrase('option.use.die', { survivor, what, die })
}

function attackWith(o: OptionOf<'attackWith'>): Phrase {
  if (named.isSurvivor(o.by)) return phrase('option.attackWith.ability', doer(o))
  const what = named.itemAcc(o.by)
  return o.fuel === undefined
    ? phrase('option.attackWith', { ...doer(o), what })
    : phrase('option.attackWith.fuel', { ...doer(o), what, fuel: named.item(o.fuel) })
}

/** A list that a card lets choose: an option of a crossroads card, or a part of another card. */
function option({ option: list }: OptionOf<'option'>, { roads: { now } }: TextView): Phrase {
  if (list === '') return phrase('option.none')
  return now !== null && (crossroadsRow(now).options as readonly string[]).includes(list)
    ? phrase(`crossroads.option.${now}.${list}`)
    : phrase(`choice.${list}`)
}

function vote({ yes }: OptionOf<'vote' | 'decide'>, view: TextView): Phrase {
  const matter = voteSubjectOf(view)
  switch (matter.of) {
    case 'road':
      return phrase(`crossroads.option.${matter.card}.${yes ? matter.yes : matter.no}`)
    case 'crisis':
      return phrase(`choice.${yes ? matter.yes : matter.no}`)
    case 'law':
      return phrase(yes ? 'option.vote.law' : 'option.vote.noLaw')
    case 'exile':
      return phrase(yes ? 'option.vote.exile' : 'option.vote.stay')
    case 'code':
      return phrase(yes ? 'option.vote.contain' : 'option.vote.release')
    case 'token':
      // LN-COLONY-FIRST-02: one book votes to keep it, the other to pass it on.
      return phrase(yes === EDITIONS[view.edition].tokenPasses ? 'option.vote.keep' : 'option.vote.pass')
  }
}

const LABELS: Labels = {
  drop: withJob('option.drop'),
  lead: withJob('option.lead'),

  attack: (o, view) => phrase('option.attack', atDoor(o, view)),
  attackWith,
  fight: o => phrase('option.fight', { ...doer(o), target: named.survivorAcc(o.target) }),
  fightBandit: (o, view) => phrase('option.fightBandit', where(o, view)),
  raid: o => phrase(o.how === 'search' ? 'option.raid.search' : 'option.raid.attack', doer(o)),
  attackMutant: (o, view) =>
    phrase('option.attackMutant', { ...atDoor(o, view), what: named.experiment(o.experiment) }),
  code: o => phrase('option.code', { die: o.die }),
  loot: withCard('option.loot'),
  search: (o, view) => phrase('option.search', { ...doer(o), at: named.placeAcc(whereIs(o.survivor, view)) }),
  barricade: (o, view) => phrase('option.barricade', atDoor(o, view)),
  clean: (o, { waste }) => phrase('option.clean', { die: o.die, n: cleanedOf(waste.length) }),
  attract: (o, view) => phrase('option.attract', where(o, view)),
  use,
  play: withCard('option.play'),
  stow: withCard('option.stow'),
  contribute: withCard('option.contribute'),
  move: o => phrase('option.move', { survivor: named.survivor(o.survivor), to: named.placeTo(o.to) }),
  food: o => phrase('option.food', { die: o.die, to: o.die + 1 }),
  eat: o => phrase('option.eat', { card: named.itemAcc(o.card), die: o.die, to: o.die + 1 }),
  handOff: o =>
    phrase('option.handOff', {
      card: named.itemAcc(o.card),
      from: named.survivor(o.from),
      to: named.survivorDat(o.to),
    }),
  exile: o => phrase('option.exile', { who: who(o.player) }),
  donate: withCard('option.donate'),
  pacify: withCard('option.pacify'),
  build: o =>
    phrase('option.build', {
      card: named.itemAcc(o.card),
      n: progressOf(itemRow(o.card)),
      improvement: named.improvement(o.improvement),
    }),

  survivor: o => named.survivorFull(o.survivor),
  place: o => named.place(o.place),
  improvement: o => named.improvement(o.improvement),
  player: o => phrase('option.player', { who: who(o.player) }),
  entrance: o => phrase('option.entrance', { n: o.entrance + 1 }),
  die: o => phrase('option.die', { die: o.die }),
  card: o => named.item(o.card),
  target: o => phrase(o.what === 'bandit' ? 'option.target.bandit' : 'option.target.zombie'),
  foe({ experiment, at, entrance }) {
    const where = { at: named.doorIn(at, entrance) }
    return experiment === ''
      ? phrase('option.foe.zombie', where)
      : phrase('option.foe', { ...where, what: named.experiment(experiment) })
  },
  option,
  heal: o => phrase(o.what === 'wounds' ? 'option.heal.wounds' : 'option.heal.frostbite'),
  helpless: o => phrase(o.rebellious ? 'option.rebel' : 'option.helpless'),
  useUp: o => phrase(o.what === 'trap' ? 'option.useUp.trap' : 'option.useUp.barricade'),

  keep: withCard('option.keep'),
  take: withCard('option.take'),
  name: o => named.cardLike(o.card),
  ask: o => (o.player === ALL ? phrase('option.ask.all') : phrase('option.ask', { who: who(o.player) })),
  askFor: o => named.cardLike(o.what),
  give: withCard('option.give'),

  next: o => phrase('option.next', { who: who(o.player) }),
  enter: o => (o.at === 'wait' ? phrase('option.enter.wait') : phrase('option.enter', { to: named.placeTo(o.at) })),
  flee: o => phrase('option.flee', { survivor: named.survivor(o.survivor), to: named.placeTo(o.to) }),
  makeRoom: o => phrase('option.makeRoom', { survivor: named.survivorAcc(o.survivor) }),
  useNow: o => phrase('option.use.ability', { survivor: named.survivor(o.survivor) }),

  vote,
  decide: vote,
  call: either('option.call', 'option.call.not'),
  gift: either('option.gift', 'option.gift.not'),
  reveal: either('option.reveal', 'option.reveal.not'),
  trust: plain('option.trust'),
  tell: either('option.tell', 'option.tell.not'),
  shield: either('option.shield', 'option.shield.not'),
  declines: either('option.declines', 'option.declines.not'),

  done: plain('option.done'),
  request: plain('option.request'),
  noise: plain('option.noise'),
  stop: plain('option.stop'),
  enough: plain('option.enough'),
  lure: plain('option.lure'),
  accept: plain('option.accept'),
  risk: plain('option.risk'),
  pass: plain('option.pass'),
  skip: plain('option.skip'),
  refuse: plain('option.refuse'),
  nothing: plain('option.nothing'),
  usePlay: plain('option.usePlay'),
  usePacify: plain('option.usePacify'),
  useStow: plain('option.useStow'),
  neverMind: plain('option.neverMind'),
  reconsider: plain('option.reconsider'),
}

export function optionPhrase(given: Option, view: TextView): Phrase {
  const label = LABELS[given.do] as (option: Option, view: TextView) => Phrase
  return label(given, view)
}
