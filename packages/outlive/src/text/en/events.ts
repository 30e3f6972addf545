import type { Messages } from '@lastlight/kernel'

export const events: Messages = {
  'event.wildfire': 'Wildfire',
  'event.fallingDebris': 'Falling debris',
  'event.looters': 'Looters',
  'event.generalShortage': 'General shortage',
  'event.nomads': 'Nomads',
  'event.radioactiveCloud': 'Radioactive cloud',
  'event.iceAge': 'Ice age',
  'event.epidemic': 'Epidemic',
  'event.animalMutation': 'Animal mutation',
  'event.sandstorm': 'Sandstorm',
  'event.ratPlague': 'Rat plague',
  'event.hostileClan': 'Hostile clan',
  'event.effect.wildfire': 'The forest holds 2, 3 or 4 less wood with 2, 3 or 4 players.',
  'event.effect.fallingDebris': 'The mine holds 2, 3 or 4 less metal with 2, 3 or 4 players.',
  'event.effect.looters': 'The amusement park holds 2, 3 or 4 fewer microchips with 2, 3 or 4 players.',
  'event.effect.generalShortage':
    'Forest, mine and amusement park each hold 1, 2 or 3 fewer materials with 2, 3 or 4 players.',
  'event.effect.nomads': 'Each city loses its top 2, 3 or 4 search tokens with 2, 3 or 4 players.',
  'event.effect.radioactiveCloud': 'Every shelter: contamination rises 2 spaces.',
  'event.effect.iceAge': 'Every shelter loses 1 survivor.',
  'event.effect.epidemic': 'Every hunt gives 1 less meat.',
  'event.effect.animalMutation': 'All prey has 1 more resistance.',
  'event.effect.sandstorm': 'Heroes have at most 3 actions and count as strength 3 for ship slots.',
  'event.effect.ratPlague': 'Every shelter loses 1 food, or 1 survivor if it has no food.',
  'event.effect.hostileClan': 'Every shelter loses 2 materials or ammo, or 1 survivor if it has fewer than 2.',
}
