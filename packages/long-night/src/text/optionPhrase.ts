// A choice as the label of a button.

import { type Phrase, phrase, who } from '@lastlight/kernel'
import { crossroadsRow } from '../content/crossroads.ts'
import { EDITIONS } from '../content/editions.ts'
import type { Option } from '../index.ts'
import * as named from './named.ts'
import { matterOf, type Seen } from './subject.ts'

type Label = (option: Option, view: Seen) => Phrase
type Value = Option[string] | undefined

const id = (value: Value): string => String(value)
const count = (value: Value): number => Number(value)

const ALL = -1

/** Where a survivor stands. */
const whereIs = (survivor: Value, { survivors }: Seen): string =>
  survivors.find(each => each.id === survivor)?.at ?? 'colony'

const doer = (o: Option) => ({ survivor: named.survivor(id(o['survivor'])), die: count(o['die']) })
const atDoor = (o: Option, view: Seen) => ({
  ...doer(o),
  at: named.doorIn(whereIs(o['survivor'], view), count(o['entrance'])),
})
const withCard =
  (key: string): Label =>
  o =>
    phrase(key, { card: named.itemAcc(id(o['card'])) })
const withSurvivor =
  (key: string): Label =>
  o =>
    phrase(key, { survivor: named.survivorAcc(id(o['survivor'])) })
const either =
  (yes: string, no: string): Label =>
  o =>
    phrase(o['yes'] === true ? yes : no)

function use(o: Option): Phrase {
  const survivor = named.survivor(id(o['survivor']))
  const die = count(o['die'])
  if (named.isSurvivor(id(o['by'])))
    return die === 0 ? phrase('option.use.ability', { survivor }) : phrase('option.use.ability.die', { survivor, die })
  const what = named.itemAcc(id(o['by']))
  return die === 0 ? phrase('option.use', { survivor, what }) : phrase('option.use.die', { survivor, what, die })
}

/** A list that a card lets choose: an option of a crossroads card, or a part of another card. */
function option(o: Option, { roads: { now } }: Seen): Phrase {
  const list = id(o['option'])
  if (list === '') return phrase('option.none')
  return now !== null && (crossroadsRow(now).options as readonly string[]).includes(list)
    ? phrase(`crossroads.option.${now}.${list}`)
    : phrase(`choice.${list}`)
}

function vote(o: Option, view: Seen): Phrase {
  const yes = o['yes'] === true
  const matter = matterOf(view)
  switch (matter.of) {
    case 'road':
      return phrase(`crossroads.option.${matter.card}.${yes ? matter.yes : matter.no}`)
    case 'crisis':
      return phrase(`choice.${yes ? matter.yes : matter.no}`)
    case 'law':
      return phrase(yes ? 'option.vote.law' : 'option.vote.noLaw')
    case 'exile':
      return phrase(yes ? 'option.vote.exile' : 'option.vote.stay')
    case 'token':
      // LN-COLONY-FIRST-02: one book votes to keep it, the other to pass it on.
      return phrase(yes === EDITIONS[view.edition].tokenPasses ? 'option.vote.keep' : 'option.vote.pass')
  }
}

const LABELS: { readonly [deed: string]: Label } = {
  drop: o =>
    phrase('option.drop', { survivor: named.survivorFull(id(o['survivor'])), job: named.job(id(o['survivor'])) }),
  lead: o =>
    phrase('option.lead', { survivor: named.survivorFull(id(o['survivor'])), job: named.job(id(o['survivor'])) }),

  attack: (o, view) => phrase('option.attack', atDoor(o, view)),
  attackWith: o =>
    named.isSurvivor(id(o['by']))
      ? phrase('option.attackWith.ability', doer(o))
      : o['fuel'] === undefined
        ? phrase('option.attackWith', { ...doer(o), what: named.itemAcc(id(o['by'])) })
        : phrase('option.attackWith.fuel', {
            ...doer(o),
            what: named.itemAcc(id(o['by'])),
            fuel: named.item(id(o['fuel'])),
          }),
  fight: o => phrase('option.fight', { ...doer(o), target: named.survivorAcc(id(o['target'])) }),
  search: (o, view) => phrase('option.search', { ...doer(o), at: named.placeIn(whereIs(o['survivor'], view)) }),
  barricade: (o, view) => phrase('option.barricade', atDoor(o, view)),
  clean: o => phrase('option.clean', { die: count(o['die']) }),
  attract: (o, view) => phrase('option.attract', { ...doer(o), at: named.placeIn(whereIs(o['survivor'], view)) }),
  use,
  play: withCard('option.play'),
  stow: withCard('option.stow'),
  contribute: withCard('option.contribute'),
  move: o => phrase('option.move', { survivor: named.survivor(id(o['survivor'])), to: named.placeTo(id(o['to'])) }),
  food: o => phrase('option.food', { die: count(o['die']), to: count(o['die']) + 1 }),
  eat: o => phrase('option.eat', { card: named.itemAcc(id(o['card'])), die: count(o['die']), to: count(o['die']) + 1 }),
  handOff: o =>
    phrase('option.handOff', {
      card: named.itemAcc(id(o['card'])),
      from: named.survivor(id(o['from'])),
      to: named.survivor(id(o['to'])),
    }),
  exile: o => phrase('option.exile', { who: who(count(o['player'])) }),
  donate: withCard('option.donate'),
  pacify: withCard('option.pacify'),

  survivor: o => named.survivorFull(id(o['survivor'])),
  place: o => named.place(id(o['place'])),
  player: o => phrase('option.player', { who: who(count(o['player'])) }),
  entrance: o => phrase('option.entrance', { n: count(o['entrance']) + 1 }),
  die: o => phrase('option.die', { die: count(o['die']) }),
  card: o => named.item(id(o['card'])),
  option,
  heal: o => phrase(o['what'] === 'wounds' ? 'option.heal.wounds' : 'option.heal.frostbite'),
  helpless: o => phrase(o['rebellious'] === true ? 'option.rebel' : 'option.helpless'),
  useUp: o => phrase(o['what'] === 'trap' ? 'option.useUp.trap' : 'option.useUp.barricade'),

  keep: withCard('option.keep'),
  take: withCard('option.take'),
  name: o => named.cardLike(id(o['card'])),
  ask: o =>
    count(o['player']) === ALL ? phrase('option.ask.all') : phrase('option.ask', { who: who(count(o['player'])) }),
  askFor: o => named.cardLike(id(o['what'])),
  give: withCard('option.give'),

  next: o => phrase('option.next', { who: who(count(o['player'])) }),
  enter: o =>
    o['at'] === 'wait' ? phrase('option.enter.wait') : phrase('option.enter', { to: named.placeTo(id(o['at'])) }),
  flee: o => phrase('option.flee', { survivor: named.survivor(id(o['survivor'])), to: named.placeTo(id(o['to'])) }),
  makeRoom: withSurvivor('option.makeRoom'),
  useNow: o => phrase('option.use.ability', { survivor: named.survivor(id(o['survivor'])) }),

  vote,
  decide: vote,
  call: either('option.call', 'option.call.not'),
  tell: either('option.tell', 'option.tell.not'),
  shield: either('option.shield', 'option.shield.not'),
  declines: either('option.declines', 'option.declines.not'),
}

/** Deeds that need no more words than their name. */
const PLAIN: { readonly [deed: string]: string } = {
  done: 'option.done',
  request: 'option.request',
  noise: 'option.noise',
  stop: 'option.stop',
  enough: 'option.enough',
  lure: 'option.lure',
  accept: 'option.accept',
  risk: 'option.risk',
  pass: 'option.pass',
  skip: 'option.skip',
  refuse: 'option.refuse',
  nothing: 'option.nothing',
  usePlay: 'option.usePlay',
  usePacify: 'option.usePacify',
  useStow: 'option.useStow',
  neverMind: 'option.neverMind',
  reconsider: 'option.reconsider',
}

export function optionPhrase(given: Option, view: Seen): Phrase {
  const label = Object.hasOwn(LABELS, given.do) ? LABELS[given.do] : undefined
  return label ? label(given, view) : phrase(PLAIN[given.do] ?? `option.${given.do}`)
}
