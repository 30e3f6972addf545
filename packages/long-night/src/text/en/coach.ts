import type { Messages } from '@lastlight/kernel'

/** The reasons of the coach: what the next round begins with, compared with another choice. */
export const coach: Messages = {
  'coach.morale.more': 'Morale is {n, number} higher on average.',
  'coach.morale.less': 'Morale is {n, number} lower on average.',
  'coach.objective.more': 'On average the main objective is {n, number} nearer.',
  'coach.objective.less': 'On average the main objective is {n, number} further away.',
  'coach.survivors.more': 'You have {n, plural, one {# more survivor} other {# more survivors}} on average.',
  'coach.survivors.less': 'You have {n, plural, one {# fewer survivor} other {# fewer survivors}} on average.',
  'coach.others.more': 'The other players have {n, plural, one {# more survivor} other {# more survivors}} on average.',
  'coach.others.less':
    'The other players have {n, plural, one {# fewer survivor} other {# fewer survivors}} on average.',
  'coach.damage.more': 'Your survivors have {n, plural, one {# more wound} other {# more wounds}} on average.',
  'coach.damage.less': 'Your survivors have {n, plural, one {# fewer wound} other {# fewer wounds}} on average.',
  'coach.food.more': 'The colony has {n, number} more food on average.',
  'coach.food.less': 'The colony has {n, number} less food on average.',
  'coach.cards.more': 'You hold {n, plural, one {# more card} other {# more cards}} on average.',
  'coach.cards.less': 'You hold {n, plural, one {# fewer card} other {# fewer cards}} on average.',
  'coach.waste.more': 'The waste pile is {n, plural, one {# card} other {# cards}} larger on average.',
  'coach.waste.less': 'The waste pile is {n, plural, one {# card} other {# cards}} smaller on average.',
  'coach.zombies.more': 'There {n, plural, one {is # more zombie} other {are # more zombies}} on average.',
  'coach.zombies.less': 'There {n, plural, one {is # fewer zombie} other {are # fewer zombies}} on average.',
  'coach.barricades.more': 'The colony has {n, plural, one {# more barricade} other {# more barricades}} on average.',
  'coach.barricades.less': 'The colony has {n, plural, one {# fewer barricade} other {# fewer barricades}} on average.',
}
