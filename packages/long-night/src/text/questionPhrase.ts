// What somebody is asked, told from what they are offered and what lies on the table.

import { type Phrase, phrase, who } from '@lastlight/kernel'
import type { Option } from '../index.ts'
import * as named from './named.ts'
import { matterOf, type Seen, subjectOf } from './subject.ts'

type Question = (options: readonly Option[], view: Seen) => Phrase

/** With the card that asks, where it is seen. */
const about =
  (key: string): Question =>
  (_, view) => {
    const card = subjectOf(view)
    return card === undefined ? phrase(key) : phrase(`${key}.for`, { card })
  }

function card(options: readonly Option[], { own, waste }: Seen): Phrase {
  const among = (pile: readonly string[]): boolean =>
    options.every(option => option.do !== 'card' || pile.includes(String(option['card'])))
  if (among(own?.hand ?? [])) return phrase('question.card.hand')
  return phrase(among(waste) ? 'question.card.waste' : 'question.card.gear')
}

const VOTES = {
  road: 'question.vote.road',
  crisis: 'question.vote.crisis',
  law: 'question.vote.law',
  token: 'question.vote.token',
  exile: 'question.vote.exile',
} as const

function vote(_: readonly Option[], view: Seen): Phrase {
  const matter = matterOf(view)
  if (matter.of === 'law') return phrase(VOTES.law, { law: named.lasting(matter.law) })
  if (matter.of === 'exile') return phrase(VOTES.exile, { player: who(matter.seat) })
  const subject = subjectOf(view)
  return subject === undefined ? phrase(VOTES[matter.of]) : phrase(VOTES[matter.of], { card: subject })
}

const plain =
  (key: string): Question =>
  () =>
    phrase(key)

/** The first of these that is offered tells what is asked. */
const BY_DEED: { readonly [deed: string]: Question } = {
  done: plain('question.act'),
  drop: plain('question.drop'),
  lead: (_, { phase }) => phrase(phase === 'setup' ? 'question.lead.first' : 'question.lead'),
  option: about('question.option'),
  survivor: about('question.survivor'),
  place: about('question.place'),
  player: about('question.player'),
  entrance: about('question.entrance'),
  die: about('question.die'),
  card,
  heal: plain('question.heal'),
  helpless: plain('question.helpless'),
  useUp: plain('question.useUp'),
  lure: plain('question.lure'),
  noise: plain('question.noise'),
  keep: plain('question.keep'),
  take: plain('question.take'),
  nothing: plain('question.take'),
  name: plain('question.name'),
  ask: plain('question.ask'),
  askFor: plain('question.askFor'),
  refuse: plain('question.give'),
  usePlay: plain('question.how'),
  usePacify: plain('question.how'),
  eat: plain('question.how'),
  attackWith: plain('question.how'),
  donate: plain('question.donate'),
  accept: plain('question.spread'),
  next: plain('question.next'),
  enter: plain('question.enter'),
  flee: plain('question.flee'),
  makeRoom: plain('question.makeRoom'),
  useNow: plain('question.useNow'),
  vote,
  decide: plain('question.decide'),
  call: plain('question.call'),
  tell: plain('question.tell'),
  shield: plain('question.shield'),
  reconsider: plain('question.reconsider'),
}

export function questionPhrase(options: readonly Option[], view: Seen): Phrase {
  for (const [deed, question] of Object.entries(BY_DEED))
    if (options.some(option => option.do === deed)) return question(options, view)
  return phrase('question.any')
}
