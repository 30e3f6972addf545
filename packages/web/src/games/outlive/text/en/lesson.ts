import type { Messages } from '@lastlight/kernel'

export const lesson: Messages = {
  'learn.goal': 'Six days, then the Convoy',
  'learn.goal.text':
    'After six days the Convoy takes the best shelter along. Points come from people, full rooms, repaired equipment and ended events.',
  'learn.shelter': 'Your shelter',
  'learn.shelter.text':
    'Your people live here. Every night each room with people costs food, and each row of people in the airlock costs 1 water.',
  'learn.heroes': 'Four heroes',
  'learn.heroes.text':
    'On each turn one of your heroes walks 1 or 2 areas along the road, until all four have gone. Their strength is the number of actions they have on arrival.',
  'learn.pressure': 'Pressure',
  'learn.pressure.text':
    'A stronger hero who arrives takes tokens from weaker rivals standing there, as many as the difference. Ammo cancels it, one for one.',
  'learn.move': 'Make your move',
  'learn.move.text':
    'Choose a hero, then a lit area: on the board or in this list. The line under each choice says what it brings; confirm to go.',
  'learn.gather': 'Use your actions',
  'learn.gather.text':
    'Here an action usually takes one token, as long as some are left. At the dam, first pay 1 microchip; then each action takes 1 water.',
  'learn.end': 'End the turn',
  'learn.end.text': 'Unused actions are lost. When nothing else is worth it, end this hero’s turn.',
  'learn.hunt': 'Hunting',
  'learn.hunt.text':
    'The prey on top costs as many actions as its number; each ammo makes it 1 less. Meat feeds your people tonight, but it does not keep.',
  'learn.search': 'Searching the cities',
  'learn.search.text':
    'In a city one action draws a search token or takes a piece of equipment. Equipment is broken until you repair it at night.',
  'learn.ship': 'The cargo ship',
  'learn.ship.text':
    'A hero on the slot of its strength gets cans and a survivor, without any action. Whoever boards first today begins from tonight.',
  'learn.feed': 'Night: food and water',
  'learn.feed.text':
    'Now your people eat and drink. For each token you lack, one of them is lost; left-over food can bring new people in.',
  'learn.radiation': 'Radiation',
  'learn.radiation.text':
    'Each survivor in the airlock holds back 1 radiation. The rest contaminates your shelter, and that costs points in the end.',
  'learn.build': 'Build and repair',
  'learn.build.text':
    'Any 3 materials build a room, and it works once every seat is filled. The 3 materials shown on a piece of equipment repair it for good.',
  'learn.help': 'Where to find help',
  'learn.help.text':
    '“Why not?” explains what is not possible, and the coach suggests a move. The rulebook and the list of keys are in the menu.',
}
