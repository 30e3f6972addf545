import type { Messages } from '@lastlight/kernel'

/** The reasons of the coach: what the next round begins with, compared with another choice. */
export const coach: Messages = {
  'coach.morale.more': 'Morale is {n} higher on average.',
  'coach.morale.less': 'Morale is {n} lower on average.',
  'coach.objective.more': '{n} more of what the main objective wants is there on average.',
  'coach.objective.less': '{n} less of what the main objective wants is there on average.',
  'coach.survivors.more': 'You have {n} more survivors on average.',
  'coach.survivors.less': 'You have {n} fewer survivors on average.',
  'coach.others.more': 'The other players have {n} more survivors on average.',
  'coach.others.less': 'The other players have {n} fewer survivors on average.',
  'coach.damage.more': 'Your survivors have {n} more damage on average.',
  'coach.damage.less': 'Your survivors have {n} less damage on average.',
  'coach.food.more': 'The colony has {n} more food on average.',
  'coach.food.less': 'The colony has {n} less food on average.',
  'coach.cards.more': 'You hold {n} more cards on average.',
  'coach.cards.less': 'You hold {n} fewer cards on average.',
  'coach.waste.more': 'The waste pile is {n} cards larger on average.',
  'coach.waste.less': 'The waste pile is {n} cards smaller on average.',
  'coach.zombies.more': 'There are {n} more zombies on average.',
  'coach.zombies.less': 'There are {n} fewer zombies on average.',
  'coach.barricades.more': 'The colony has {n} more barricades on average.',
  'coach.barricades.less': 'The colony has {n} fewer barricades on average.',
}
