import type { Messages } from '@lastlight/kernel'

export const card: Messages = {
  'home.long-night.title': 'The Long Night',
  'home.long-night.mood': 'The dead are outside. So is the cold',
  'home.long-night.text':
    'One colony, one winter, one goal in common. And one in secret: a player at the table may want the fire to go out.',
  'home.long-night.players': '2–5 players',
  'home.long-night.kind': 'Hidden traitor',
  'home.long-night.side': 'Together, perhaps',
  'home.long-night.playNote': 'The Long Night: you and three bots. One may be a traitor. The first round is guided.',
  'home.long-night.starting': 'Lighting the fire',
  'home.long-night.phase.turns': 'Round {round}',
  'home.long-night.phase.colony': 'Colony phase of round {round}',
  'home.long-night.phase.setup': 'Setting up',
  'home.long-night.phase.over': 'The night is over',
}
