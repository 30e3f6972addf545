// Finds the question of a seat by its options, because a view does not carry it.

import type { Option, Question } from '../options.ts'

/** The question that offers such an option; undefined where several do, or none. */
const ASKED_BY: { readonly [D in Option['do']]: Question | undefined } = {
  drop: 'drop',
  lead: 'lead',
  reconsider: 'reconsider',

  done: 'act',
  attack: 'act',
  fight: 'act',
  fightBandit: 'act',
  raid: 'act',
  attackMutant: 'act',
  code: 'act',
  search: 'act',
  barricade: 'act',
  clean: 'act',
  attract: 'act',
  use: 'act',
  play: 'act',
  stow: 'act',
  contribute: 'act',
  move: 'act',
  food: 'act',
  request: 'act',
  handOff: 'act',
  pacify: 'act',
  loot: 'act',
  useNow: 'useNow',
  skip: 'useNow',
  noise: 'noise',
  keep: 'keep',
  lure: 'lure',
  accept: 'spread',
  risk: 'spread',
  shield: 'shield',

  ask: 'ask',
  askFor: 'askFor',
  give: 'give',
  refuse: 'give',
  usePlay: 'how',
  usePacify: 'how',
  useStow: 'how',

  survivor: 'survivor',
  place: 'place',
  improvement: 'improvement',
  player: 'player',
  entrance: 'entrance',
  die: 'die',
  card: 'card',
  target: 'target',
  foe: 'foe',
  option: 'option',
  heal: 'heal',
  take: 'take',
  nothing: 'take',
  name: 'name',
  tell: 'tell',

  vote: 'vote',
  decide: 'decide',
  call: 'call',
  gift: 'gift',
  reveal: 'reveal',
  trust: 'accuse',

  useUp: 'useUp',
  helpless: 'helpless',
  next: 'next',
  enter: 'enter',
  flee: 'flee',
  makeRoom: 'makeRoom',
  pass: 'makeRoom',

  // Offered in a turn too; there `done` is always among the options.
  exile: 'accuse',
  donate: 'donate',
  eat: 'how',
  build: 'how',
  attackWith: 'how',
  stop: undefined,
  enough: undefined,
  neverMind: undefined,
  declines: undefined,
}

/** The name of the question that these options answer; undefined where nobody waits for the seat. */
export function asking(options: readonly Option[]): Question | undefined {
  let found: Question | undefined
  for (const option of options) {
    const question = ASKED_BY[option.do]
    if (question === 'act') return question
    found ??= question
  }
  return found
}
