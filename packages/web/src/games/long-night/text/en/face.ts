import type { Messages } from '@lastlight/kernel'

export const face: Messages = {
  'face.who': '{who}',
  'face.round': 'Round {n} of {of}',
  'face.rounds': 'Rounds',
  'face.waste': 'Waste pile',
  'face.food': 'Food supply',
  'face.morale': 'Morale',
  'face.noise': 'Noise',
  'face.helpless': 'Helpless survivors',
  'face.graveyard': 'Graveyard',

  'face.about.person': 'Influence {influence}, attack {attack}+, search {search}+.',
  'face.about.spaces': 'Free spaces: {free} of {spaces}.',
  'face.about.entrance': 'At the entrance: {what}.',
  'face.about.gate': 'Free spaces: {n}. A zombie without a space breaks a barricade, sets off a trap or overruns it.',
  'face.about.deck': 'Cards in the deck: {n}.',
  'face.about.die': 'Pays for one action. Attacks and searches need at least the survivor’s value.',
  'face.about.hand': 'Only you see your cards.',
  'face.about.type': 'Any card of this type.',
  'face.about.waste': 'Cards in it: {n}. Every full {heap} cost 1 morale in the colony phase.',
  'face.about.food': 'Food tokens: {n}. Tonight the colony eats {need}.',
  'face.about.morale': 'Now {n}. At 0 the game is over.',
  'face.about.noise': 'Tokens: {n} of {most}. Each may bring 1 more zombie in the colony phase.',
  'face.about.round': 'Rounds left: {n} of {of}.',
  'face.about.graveyard': 'No survivor has died yet.',

  'face.there': 'There: {what}.',
  'face.there.noise': 'There: {what}, noise {n} of {most}.',
  'face.exposure': 'Then the exposure die.',
  'face.safe': 'No exposure die.',
  'face.exile': 'All non-exiled players vote at once.',
  'face.unused': '{n, plural, one {# die is unused.} other {# dice are unused.}}',

  'face.final.rolled': 'Final: a die is rolled.',
  'face.final.seen': 'Final: you see the card.',
  'face.final.asked': 'Final: other players are asked.',
  'face.final.next': 'Final: the game goes on.',

  'face.won': '{whoMe, select, yes {You win} other {{who} wins}}',
  'face.lost': '{whoMe, select, yes {You lose} other {{who} loses}}',
  'face.betrayal': 'Betrayal objective: {goal}. {text}',
}
