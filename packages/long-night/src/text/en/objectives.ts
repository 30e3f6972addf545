import type { Messages } from '@lastlight/kernel'

export const objectives: Messages = {
  'objective.time.short': 'Short: 45 to 90 minutes',
  'objective.time.medium': 'Medium: 90 to 120 minutes',
  'objective.time.long': 'Long: 120 to 210 minutes',

  'objective.frostyNight': 'Frosty Night',
  'objective.story.frostyNight':
    'The thermometer on the porch has stopped at its lowest mark; the wind has not. In this cold every swing of an axe costs feeling in the fingers. There is nowhere to go and nothing to win: the night only has to end before we do.',
  'objective.goal.frostyNight.normal': 'Survive 8 rounds: morale is above 0 in step 5 of the last round.',
  'objective.goal.frostyNight.hard': 'Survive 10 rounds: morale is above 0 in step 5 of the last round.',
  'objective.rule.frostyNight': 'A survivor who attacks a zombie takes 1 frostbite, before the exposure roll.',

  'objective.tribute': 'Tribute',
  'objective.story.tribute':
    'They came with a sledge, good coats and a list: a share of everything, from every quarter of the town. Otherwise they burn us out and pick it from the ashes. They will be back, and they can count.',
  'objective.goal.tribute.normal': 'At least 2 cards of each of the locations 1 to 6 lie under this card.',
  'objective.goal.tribute.normal.raxxon':
    'At least 2 cards of each of the locations 1 to 6 and of Raxxon lie under this card.',
  'objective.goal.tribute.hard': 'At least 3 cards of each of the locations 1 to 6 lie under this card.',
  'objective.goal.tribute.hard.raxxon':
    'At least 3 cards of each of the locations 1 to 6 and of Raxxon lie under this card.',
  'objective.rule.tribute':
    'With 3 players or fewer, every player begins with one more follower: the top survivor of the deck, in the colony. Whenever you move a survivor to the colony, you may put any number of item cards from your hand under this card, face up. Starting items do not count for the goal.',

  'objective.streetByStreet': 'Street by Street',
  'objective.story.streetByStreet':
    'The only road out runs through the middle of town, and the town is standing on it. We take it back one street at a time and chalk up every one that stays down. Chalk there is plenty of.',
  'objective.goal.streetByStreet.normal':
    'Since the start of the game survivors have killed at least 2 zombies, and 3 more per non-exiled player, by attacks. Zombies that die in any other way do not count.',
  'objective.goal.streetByStreet.hard':
    'Since the start of the game survivors have killed at least 4 zombies, and 4 more per non-exiled player, by attacks. Zombies that die in any other way do not count.',

  'objective.untilTheThaw': 'Until the Thaw',
  'objective.story.untilTheThaw':
    'The barometer promises a thaw. Until then nothing will come: no truck, no bird, no fish. Those who get into the reserve early will be eating snow when the ice breaks.',
  'objective.goal.untilTheThaw.normal':
    'Survive 4 rounds. In step 5 of the last round the food supply holds at least 6 food tokens and at most 1 starvation token.',
  'objective.goal.untilTheThaw.hard':
    'Survive 5 rounds. In step 5 of the last round the food supply holds at least 9 food tokens and at most 1 starvation token.',

  'objective.convoy': 'The Convoy',
  'objective.story.convoy':
    'Four trucks stand in the depot under a metre of snow. With full tanks, mended axles and somebody armed on every roof they would carry us south. The depot has the trucks and nothing else.',
  'objective.goal.convoy.normal':
    'These cards lie under this one: at least 3 fuel cards and 1 more per non-exiled player, 1 tool card and 2 more per non-exiled player, and 1 weapon card and 1 more per non-exiled player.',
  'objective.goal.convoy.hard':
    'These cards lie under this one: at least 4 fuel cards and 1 more per non-exiled player, 1 tool card and 2 more per non-exiled player, and 1 weapon card and 1 more per non-exiled player.',
  'objective.rule.convoy':
    'At any time in your turn you may put any number of fuel, tool and weapon cards from your hand under this card, face up. Equipment stays with its survivor.',

  'objective.cleanSheets': 'Clean Sheets',
  'objective.story.cleanSheets':
    'A travelling doctor will stay with us until spring, on three conditions: a full cabinet, books to look up the doses in, and a room that does not smell. We agreed at once. Then somebody opened the door to the yard and the smell came in.',
  'objective.goal.cleanSheets.normal':
    'These cards lie under this one: at least 3 medicine cards and 2 more per non-exiled player, and 2 education cards and 2 more per non-exiled player. The waste pile holds at most 9 cards.',
  'objective.goal.cleanSheets.hard':
    'These cards lie under this one: at least 4 medicine cards and 2 more per non-exiled player, and 2 education cards and 2 more per non-exiled player. The waste pile holds at most 7 cards.',
  'objective.rule.cleanSheets':
    'At any time in your turn you may put any number of medicine and education cards from your hand under this card, face up. Equipment stays with its survivor.',

  'objective.wall': 'The Wall',
  'objective.story.wall':
    'There are eighteen gaps around this yard, and something stands in most of them. Boards, doors, the piano if it must be. On the last night the wall has to hold without anybody leaning on it.',
  'objective.goal.wall.normal':
    'Survive 5 rounds. In step 5 of the last round at least 7 barricades stand at the entrances of the colony.',
  'objective.goal.wall.hard':
    'Survive 6 rounds. In step 5 of the last round at least 7 barricades stand at the entrances of the colony.',

  'objective.openDoor': 'The Open Door',
  'objective.story.openDoor':
    'They came over the ice in the dark: people too old, too small or too tired to carry anything but each other. Somebody opened the gate before anybody could call a vote. Now they are ours, and spring will ask how many are left.',
  'objective.goal.openDoor.normal':
    'Survive 6 rounds. In step 5 of the last round there are at least 3 helpless survivors in the colony, and at most 1 of them is rebellious.',
  'objective.goal.openDoor.hard':
    'Survive 7 rounds. In step 5 of the last round there are at least 4 helpless survivors in the colony, and none of them is rebellious.',
}
