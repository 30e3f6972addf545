import type { Messages } from '@lastlight/kernel'

export const lesson: Messages = {
  'learn.goal': 'One winter, one colony',
  'learn.goal.text':
    'All players work towards the main objective before the rounds run out. If the colony has no morale left, the game is over.',
  'learn.group': 'Choose your group',
  'learn.group.text':
    'For attacks and searches a low number is better: it is the least that a die must show. When zombies overrun an entrance, the survivor with the lowest influence there dies.',
  'learn.dice': 'Your dice',
  'learn.dice.text':
    'Each round you roll 1 die, and 1 more for each of your survivors. The dice are yours, so one survivor may use several of them.',
  'learn.act': 'Survivor first, then the action',
  'learn.act.text':
    'Choose one of your survivors, then what they do: it costs the lowest die that is enough. What needs no survivor is shown below.',
  'learn.tonight': 'Tonight',
  'learn.tonight.text':
    'This row shows what the night would cost as things stand, and each entrance shows what comes there. Kill zombies, put up barricades and bring food to change it.',
  'learn.crisis': 'The crisis',
  'learn.crisis.text':
    'Tonight it needs as many cards of its type as there are players, given face down. All see how many cards you give, but not which.',
  'learn.exposure': 'Going outside',
  'learn.exposure.text':
    'Cards are found only outside the colony. Each move and each zombie killed rolls the exposure die: half of its faces are safe, one is a deadly bite.',
  'learn.hand': 'Your cards',
  'learn.hand.text':
    'Press them: there you play them or give them to the crisis. WASTE means that a card works once and goes on the waste pile; EQUIP means that a survivor keeps it.',
  'learn.secret': 'Your secret objective',
  'learn.secret.text':
    'It lies face down: look at it when you are alone with your screen. You win only if it is fulfilled, and another player’s may be to see the colony fall.',
  'learn.dilemma': 'Your two objectives',
  'learn.dilemma.text':
    'They lie face down: look at them when you are alone with your screen. You win with the secret objective if the main objective is completed, and with the betrayal objective if morale is 0 and the other player has not fulfilled theirs.',
  'learn.crossroads': 'Crossroads',
  'learn.crossroads.text':
    'In your turn the player on your right holds a crossroads card. If what it waits for happens, the game stops for its story, and you choose.',
  'learn.end': 'End your turn',
  'learn.end.text': 'Unused dice are lost at the end of the round. When nothing else is worth a die, end your turn.',
  'learn.colony': 'The colony phase',
  'learn.colony.text':
    'After all turns the colony uses food, the crisis is resolved and the zombies come. Now it is the next round, with a new crisis and new dice.',
  'learn.help': 'Where to find help',
  'learn.help.text':
    '“Why not?” explains what is not available; the rulebook and the list of keys are in the menu, and the log repeats what happened. When you know the game, the set-up offers three modules and two scenarios.',
}
