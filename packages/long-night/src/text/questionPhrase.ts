// The question, derived from the options and the cards on the table.

import { type Phrase, phrase, type Seat, who } from '@lastlight/kernel'
import type { Option, Question } from '../options.ts'
import { asking } from '../queries/asking.ts'
import * as named from './named.ts'
import { subjectOf, type TextView, voteSubjectOf } from './subject.ts'

type AsPhrase = (options: readonly Option[], view: TextView) => Phrase

/** With the card that asks, where it is seen. */
const about =
  (key: string): AsPhrase =>
  (_, view) => {
    const card = subjectOf(view)
    return card === undefined ? phrase(key) : phrase(`${key}.for`, { card })
  }

function card(options: readonly Option[], view: TextView): Phrase {
  const { own, waste } = view
  const among = (pile: readonly string[]): boolean =>
    options.every(option => option.do !== 'card' || pile.includes(option.card))
  if (among(own?.hand ?? [])) return about('question.card.hand')(options, view)
  return phrase(among(waste) ? 'question.card.waste' : 'question.card.gear')
}

const VOTES = {
  road: 'question.vote.road',
  crisis: 'question.vote.crisis',
  law: 'question.vote.law',
  token: 'question.vote.token',
  exile: 'question.vote.exile',
  code: 'question.vote.code',
} as const

function vote(_: readonly Option[], view: TextView): Phrase {
  const matter = voteSubjectOf(view)
  if (matter.of === 'law') return phrase(VOTES.law, { law: named.lasting(matter.law) })
  if (matter.of === 'exile') return phrase(VOTES.exile, { player: who(matter.seat) })
  if (matter.of === 'code') return phrase(VOTES.code, { card: named.experiment(matter.experiment) })
  const subject = subjectOf(view)
  return subject === undefined ? phrase(VOTES[matter.of]) : phrase(VOTES[matter.of], { card: subject })
}

const plain =
  (key: string): AsPhrase =>
  () =>
    phrase(key)

/** LN-TEXT-02 */
const ORDERS = { dies: 'question.survivor.dies', home: 'question.survivor.home' } as const

/** LN-RULE-09, LN-LAST-03, LN-EXILE-05: whose survivor is replaced, whose comes in, who leaves the colony. */
function whoIsNext(options: readonly Option[], { players, survivors }: TextView): Phrase {
  const seats = options.flatMap(option => (option.do === 'next' ? [option.player] : []))
  const isStranded = (seat: Seat): boolean =>
    players[seat]!.exiled && survivors.some(each => each.seat === seat && each.at === 'colony')
  if (seats.every(isStranded)) return phrase('question.next.exile')
  const isAtDoor = (seat: Seat): boolean => players[seat]!.waiting !== '' && !players[seat]!.exiled
  return phrase(seats.every(isAtDoor) ? 'question.next.room' : 'question.next')
}

const QUESTIONS: { readonly [Q in Question]: AsPhrase } = {
  act: plain('question.act'),
  drop: plain('question.drop'),
  lead: (_, { phase }) => phrase(phase === 'setup' ? 'question.lead.first' : 'question.lead'),
  option: about('question.option'),
  survivor: (options, view) =>
    view.order === undefined ? about('question.survivor')(options, view) : phrase(ORDERS[view.order]),
  place(options, view) {
    if (view.raxxon?.checking) return phrase('question.fewer')
    return view.banditsCome ? phrase('question.bandit') : about('question.place')(options, view)
  },
  improvement: plain('question.improvement'),
  player: about('question.player'),
  entrance: about('question.entrance'),
  die: about('question.die'),
  target: plain('question.target'),
  foe: plain('question.foe'),
  card,
  heal: plain('question.heal'),
  helpless: plain('question.helpless'),
  useUp: plain('question.useUp'),
  lure: plain('question.lure'),
  noise: plain('question.noise'),
  keep: plain('question.keep'),
  take: plain('question.take'),
  name: plain('question.name'),
  ask: plain('question.ask'),
  askFor: plain('question.askFor'),
  give: plain('question.give'),
  how: plain('question.how'),
  donate: plain('question.donate'),
  spread: plain('question.spread'),
  next: whoIsNext,
  enter: plain('question.enter'),
  flee: plain('question.flee'),
  makeRoom: plain('question.makeRoom'),
  useNow: plain('question.useNow'),
  vote,
  decide: plain('question.decide'),
  call: plain('question.call'),
  gift: plain('question.gift'),
  accuse: plain('question.accuse'),
  reveal: plain('question.reveal'),
  tell: plain('question.tell'),
  shield: plain('question.shield'),
  reconsider: plain('question.reconsider'),
}

export function questionPhrase(options: readonly Option[], view: TextView): Phrase {
  const question = asking(options)
  return question === undefined ? phrase('question.any') : QUESTIONS[question](options, view)
}
