import type { Messages } from '@lastlight/kernel'

export const card: Messages = {
  'home.long-night.title': 'The Long Night',
  'home.long-night.mood': 'The dead are outside. So is the cold',
  'home.long-night.text':
    'One colony, one winter, one goal in common. And one in secret: a player at the table may want the fire to go out.',
  'home.long-night.players': '2–5 players',
  'home.long-night.kind': 'Hidden traitor',
  'home.long-night.side': 'Together, perhaps',
}
