import type { Messages } from '@lastlight/kernel'

export const crises: Messages = {
  'crisis.shelter': 'Shelter',
  'crisis.story.shelter':
    'Half the roof came down with the snow. Until it is patched we all sleep in one room, too close to keep anything to ourselves.',
  'crisis.fail.shelter':
    'Add 6 zombies to the colony. Then, in turn order, each player may tell one of their secrets that no other player knows yet. When all have answered, add 2 more zombies to the colony for each player who did not, all as one batch.',

  'crisis.fuelShortage': 'Fuel Shortage',
  'crisis.story.fuelShortage':
    'The generator coughs twice and thinks it over. What is left in the tank would not warm a cup of tea.',
  'crisis.fail.fuelShortage': 'The colony loses 2 morale.',

  'crisis.emptyShelves': 'Empty Shelves',
  'crisis.story.emptyShelves': 'The storekeeper has begun to count the beans one by one. It does not take long.',
  'crisis.fail.emptyShelves': 'Add 1 starvation token to the food supply. The colony loses 1 morale.',

  'crisis.coughingWard': 'The Coughing Ward',
  'crisis.story.coughingWard':
    'First one cough behind the partition, then an answer from the far end of the room. By morning it is a choir.',
  'crisis.fail.coughingWard': 'Every survivor, wherever they are, takes 1 wound. The colony loses 1 morale.',

  'crisis.weakFence': 'A Weak Fence',
  'crisis.story.weakFence':
    'The posts have worked loose in the frozen ground; you can rock the whole north side with one hand. There are a great many hands out there.',
  'crisis.fail.weakFence': 'Add 8 zombies to the colony.',

  'crisis.loudNight': 'A Loud Night',
  'crisis.story.loudNight':
    'The wind has found a loose sheet of roofing and has been beating it since dusk. Every corpse in town has turned its head.',
  'crisis.fail.loudNight': 'Add 10 zombies to the colony.',

  'crisis.lostCount': 'What Day Is It?',
  'crisis.story.lostCount':
    'Two calendars hang in the hall, nine days apart. People have begun to come to blows over which of them is winter.',
  'crisis.fail.lostCount': 'People stop believing that it ends: the colony loses 2 morale.',

  'crisis.coldStoves': 'Cold Stoves',
  'crisis.story.coldStoves':
    'The stoves went out an hour before dawn. There is ice in the washbasin, and on the blankets where people breathe.',
  'crisis.fail.coldStoves':
    'Each non-exiled player chooses one of their own survivors. That survivor takes 1 frostbite.',

  'crisis.darkGate': 'Lamps at the Gate',
  'crisis.story.darkGate':
    'The lamps at the gate burn on fumes. Once they go out, the watch can only guess what is walking up to it.',
  'crisis.fail.darkGate':
    'Add 4 zombies to the colony. For the rest of the game step 4 of the colony phase adds 1 more zombie to the colony.',

  'crisis.hungryMouths': 'Hungry Mouths',
  'crisis.story.hungryMouths':
    'The line for soup reached the door before the soup did. At the back somebody says aloud what the others only think.',
  'crisis.fail.hungryMouths':
    'If there is at least 1 helpless survivor in the colony (rebellious ones count too), 2 who are not rebellious become so, or as many as there are, and the colony loses 1 morale. If there is none, the colony loses 2 morale.',

  'crisis.ratsInTheFlour': 'Rats in the Flour',
  'crisis.story.ratsInTheFlour':
    'Something has gnawed open the bottom sacks and left its opinion in the rest. The rats are the only ones here who gain weight.',
  'crisis.fail.ratsInTheFlour':
    'Remove 3 food from the supply, or all of it if there is less. Put the top 3 cards of the Grocery Store deck on the waste pile. The colony loses 1 morale.',

  'crisis.wrongMap': 'The Wrong Map',
  'crisis.story.wrongMap':
    'The map on the wall shows a bridge that fell years ago. Everybody who is out tonight planned their route by it.',
  'crisis.fail.wrongMap': 'Roll exposure for every survivor outside the colony. The colony loses 1 morale.',

  'crisis.longTongues': 'Loose Tongues',
  'crisis.story.longTongues':
    'By noon the well is poisoned, the leader has packed and the army is a day away. None of it is true, but it goes round faster than bread.',
  'crisis.fail.longTongues':
    'Each non-exiled player chooses one of their own survivors. That survivor takes 1 despair. The colony loses 1 morale.',

  'crisis.feverBed': 'The Fever Bed',
  'crisis.story.feverBed':
    'A fever in the bed by the window, and climbing. There is one room with a stove, and everybody sleeps in it.',
  'crisis.fail.feverBed':
    'Vote on sending the sick away. Carried: of the non-exiled players’ survivors in the colony, the one with the lowest influence is lost (not killed), and the colony loses 1 morale. Rejected: every survivor in the colony takes 1 wound.',

  'crisis.badWater': 'Bad Water',
  'crisis.story.badWater': 'The snow we melted came from the slope below the latrine. On top it was perfectly white.',
  'crisis.fail.badWater':
    'Spread 5 wounds over the survivors in the colony as evenly as possible; each player picks among their own. The colony loses 1 morale.',

  'crisis.frozenPipes': 'Frozen Pipes',
  'crisis.story.frozenPipes':
    'The pipes burst in the night and the storeroom is a skating rink. Those who are not chipping ice are drying socks.',
  'crisis.fail.frozenPipes':
    'Remove 2 food from the supply, or all of it if there is less. Next round every player rolls 1 fewer die.',

  'crisis.openLockers': 'Open Lockers',
  'crisis.story.openLockers':
    'The two who had the watch at the lockers had nothing to keep watch with, and went to bed. In the morning all the doors stood open.',
  'crisis.fail.openLockers':
    'Each non-exiled player in turn: if your survivors have any equipment, choose one item of theirs and put it on the waste pile; if they have none, put 2 cards of your choice from your hand on the waste pile, or all if you have fewer. The colony loses 1 morale.',

  'crisis.missingPatrol': 'The Missing Patrol',
  'crisis.story.missingPatrol':
    'Three went out to check the wires, and what has been found is one glove. A second party could go, if there were people for it, or guns.',
  'crisis.fail.missingPatrol':
    'If there is any survivor outside the colony, the one with the lowest influence out there is lost (not killed), and the colony loses 1 morale. If there is none, the colony loses 2 morale.',
}
