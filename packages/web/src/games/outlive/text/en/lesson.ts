import type { Messages } from '@lastlight/kernel'

export const lesson: Messages = {
  'learn.goal': 'Six days, then the Convoy',
  'learn.goal.text':
    'After six days the Convoy rescues the best shelter. You score points for survivors, working rooms, repaired equipment and ended events.',
  'learn.shelter': 'Your shelter',
  'learn.shelter.text':
    'Your survivors live here. Every night each room with survivors costs food, and each row of survivors in the airlock costs 1 water.',
  'learn.heroes': 'Four heroes',
  'learn.heroes.text':
    'On each turn you move one of your heroes 1 or 2 areas along the road, until all four have moved. Their strength is the number of actions they have on arrival.',
  'learn.pressure': 'Pressure',
  'learn.pressure.text':
    'Your hero puts pressure on weaker rivals standing where it arrives and takes tokens from them, as many as the difference. Ammo cancels it, one for one.',
  'learn.move': 'Make your move',
  'learn.move.text':
    'Choose a hero, then a highlighted area: on the board or in this list. The line under each option says what you get; confirm to go.',
  'learn.gather': 'Use your actions',
  'learn.gather.text':
    'Here an action usually takes one token, as long as some are left. At the dam, first pay 1 microchip; then each action takes 1 water.',
  'learn.end': 'End the turn',
  'learn.end.text': 'Unused actions are lost. When nothing else is worth it, end this hero’s turn.',
  'learn.hunt': 'Hunting',
  'learn.hunt.text':
    'The prey on top costs as many actions as its resistance; each ammo makes it 1 less. Meat feeds your survivors tonight, but it does not keep.',
  'learn.search': 'Searching the cities',
  'learn.search.text':
    'In a city one action draws a search token or takes an equipment tile. A tile is broken until you repair it at night.',
  'learn.ship': 'The cargo ship',
  'learn.ship.text':
    'A hero on the slot of its strength takes cans and a survivor, without any action. Board first to become first player tonight.',
  'learn.feed': 'Night: food and water',
  'learn.feed.text':
    'Now the rooms need food and the airlock needs water. For each token you lack, you lose one survivor; with left-over food you can recruit new ones.',
  'learn.radiation': 'Radiation',
  'learn.radiation.text':
    'Each survivor in the airlock holds back 1 radiation. The rest contaminates your shelter, and that costs points in the end.',
  'learn.build': 'Build and repair',
  'learn.build.text':
    'Any 3 materials build a room, and it works once every seat is filled. The 3 materials shown on an equipment tile repair it for good.',
  'learn.help': 'Where to find help',
  'learn.help.text':
    '“Why not?” explains what is not available, and the coach suggests a move. The rulebook and the list of keys are in the menu.',
}
