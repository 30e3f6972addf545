import type { Messages } from '@lastlight/kernel'

export const table: Messages = {
  'game.title': 'Outlive',
  'phase.setup': 'Set-up',
  'phase.day': 'Day',
  'phase.events': 'Night: ending events',
  'phase.night': 'Night in the shelters',
  'phase.over': 'The end',
  'setting.players': 'Players',
  'setting.quick': 'Quick set-up',
  'setting.heroes': 'Setting out heroes',
  'setting.heroes.together': 'All at once',
  'setting.heroes.inTurn': 'One player after another',
  'score.events': 'Events ended',
  'score.rooms': 'Working rooms',
  'score.contamination': 'Contamination',
  'score.survivors': 'Survivors',
  'score.equipment': 'Repaired equipment',
  'score.pairs': 'Pairs of symbols',
  'score.total': 'Total',
  'outcome.over.most':
    '{seatMe, select, yes {You win} other {{seat} wins}} with {points, plural, one {# point} other {# points}}.',
  'outcome.over.tieBreak':
    '{seatMe, select, yes {You win} other {{seat} wins}} with {points, plural, one {# point} other {# points}}: more in store wins the tie.',
  'outcome.over.shared':
    '{seatMe, select, yes {You share} other {{seat} shares}} the win with {points, plural, one {# point} other {# points}}.',
}
