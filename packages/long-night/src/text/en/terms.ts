import type { Messages } from '@lastlight/kernel'

/** The requirements of objectives one by one. */
export const terms: Messages = {
  'term.ending.objective': 'the main objective is completed',
  'term.ending.morale': 'morale is 0',
  'term.ending.either': 'the game is over, however it ends',
  'term.min': '{what}: at least {n}',
  'term.max': '{what}: at most {n}',
  'term.hand': 'cards in hand',
  'term.cards': 'cards in hand of the type “{type}”',
  'term.own': 'survivors of the group {at}',
  'term.own.board': 'survivors of the group',
  'term.own.outside': 'survivors of the group outside the colony',
  'term.hurt': 'survivors of the group who are hurt',
  'term.equipment': 'equipment of the group',
  'term.barricades': 'barricades {at}',
  'term.food': 'food supply',
  'term.starvation': 'starvation tokens',
  'term.waste': 'cards on the waste pile',
  'term.graveyard': 'survivors in the graveyard',
  'term.morale': 'morale',
  'term.most.survivors': 'more survivors than every other player',
  'term.most.cards': 'more cards in hand than every other player',
  'term.most.equipment': 'more equipment than every other player',
}
