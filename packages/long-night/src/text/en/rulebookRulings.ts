// Rulings on cards and open questions, differences between the editions, and examples.

import type { Messages } from '@lastlight/kernel'

export const rulebookRulings: Messages = {
  'LN-CLAR-01':
    'If the main objective collects cards, you may add matching cards from your hand in your turn, face up, unless the card restricts it.',
  'LN-CLAR-02':
    'Once per round on an item limits the item, not its holder: handing it off does not make it usable again.',
  'LN-CLAR-03': 'Nothing works outside your own turn unless it says so. Kumar Sen’s ability is such an exception.',
  'LN-CLAR-04':
    'Survivor items are ordinary items: you keep them in hand, they count for secret objectives, and they may be contributed and requested.',
  'LN-CLAR-05': 'The shotgun and the chainsaw still work when their location has no free noise space.',
  'LN-CLAR-06':
    'With the shotgun or assault rifle against a special zombie, finish that attack first. The extra target may then be another special zombie or a standard one; the standard one causes no exposure roll.',
  'LN-CLAR-07':
    'Crossroads card Rats in the Walls: spread the wounds over the survivors as evenly as possible. Each owner decides which of their own survivors takes a wound.',
  'LN-CLAR-08':
    'Crossroads card Both Hands: Fatima Maktabi herself, no matter which survivor has moved, can no longer attack, clean waste, barricade or attract. She may still move, search, be equipped, hand off, contribute equipment and use her ability.',
  'LN-CLAR-09':
    'Crossroads cards Power Struggle, Rosa Has Two Points and One Warm Meal: their laws are voted on again even while they are active.',
  'LN-CLAR-10':
    'Power Struggle, Rosa Has Two Points and One Warm Meal: when single laws are voted on, the first player does not break ties. A tie rejects the law.',
  'LN-CLAR-11': 'Crossroads card Grass: you may name a card by its type or more specifically.',
  'LN-CLAR-12':
    'Crossroads card Crazy Mother: a survivor takes the wound only when they move to the School or are put there, not for staying.',
  'LN-CLAR-13':
    'Crossroads card Crazy Mother: an exiled player’s survivor is sent to any other location, never to the colony.',
  'LN-CLAR-14':
    'If a survivor is to be relocated to a full location, they stay where they are and the rest of the effect still happens.',
  'LN-CLAR-15':
    'A cutter that Anita Wallace treats as EQUIP can still be used only once and then goes to the waste pile.',
  'LN-CLAR-16': 'Blue is female and not a human survivor.',
  'LN-CLAR-17': 'A survivor handed to another player takes all their equipment along.',
  'ED-07':
    'These cards leave play: cleaned waste, contributions, cards used in exile and the hand lost with your last survivor, also by elimination. Polish edition: they leave the game; Czech edition: they go to the discard pile (in exile, WASTE and food cards do). The crisis card always leaves the game.',
  'ED-08':
    'How many zombies you attract: Polish edition: you move up to 2; Czech edition: you move 2 from one location. In both they need empty spaces.',
  'ED-12':
    'The gesture in an exile vote: Polish edition: thumb up means exile; Czech edition: thumb down means exile, thumb up means keep.',
  'ED-13':
    'Leaving the colony when you are exiled: Polish edition: each survivor moves with an exposure roll, besides their one move per turn; Czech edition: it is not a move, and nothing is rolled.',
  'ED-21':
    'The first-player token: Polish edition: it passes to the right unless a vote stops it; Czech edition: it stays unless a vote passes it, also to the right.',
  'ED-29':
    'Ties in votes: Polish edition: the first player settles them, even when exiled; Czech edition: the first player’s own vote decides, so with an exiled first player a tied motion fails.',
  'ED-30':
    'A medicine card that turns a rebellious helpless survivor back: Polish edition: it is put aside and was not played; Czech edition: it is played, so a card that waits for that is met. In both it has no other effect.',
  'ED-33':
    'A completed improvement: Polish edition: the next one of the deck takes its place, while the deck lasts; Czech edition: nothing replaces it.',
  'ED-38':
    'The containment code was not matched: Polish edition: only the special zombies come; Czech edition: they come, and one location gets 3 fewer zombies.',
  'ED-40':
    'The round in which a passage of a scenario is read: Polish edition: the round marker moves as usual; Czech edition: it stays.',
  'ED-43':
    'The experiments that get out after R2: Polish edition: the non-exiled players are counted; Czech edition: all players.',
  'ED-44':
    'The passage after B1 is read by the player of the survivor with the lowest influence: Polish edition: any survivor counts; Czech edition: only human survivors count.',
  'ED-45':
    'The survivors who come home after B2: Polish edition: all survivors of non-exiled players come; Czech edition: only those of them at the bandit hideout come.',
  'ED-65':
    'How much noise a location takes: Polish edition: at most 4 tokens are placed on it in one round, even if some were taken away meanwhile; Czech edition: at most 4 lie on it.',
  'ED-66':
    'A food card that an exiled player uses up to raise a die: Polish edition: it is played, so a card that waits for that is met; Czech edition: it is discarded and was not played. In both its own effect is ignored.',
  'ED-67':
    'Two loyal exiles end the game. When players can be eliminated: Polish edition: only exiles who are still playing count; Czech edition: every loyal exile counts, also one who has been eliminated.',
  'LN-OBJ-01':
    'Frosty Night: a survivor who attacks a zombie, standard or special, takes 1 frostbite when they attack, before the exposure roll. If the attacker dies of it, the zombie still dies and nothing is rolled.',
  'LN-PRINT-01':
    'Rocco Bellini, in the colony: with at least 1 helpless survivor in the colony, step 4 of the colony phase adds 2 fewer zombies to the colony.',
  'LN-PRINT-02':
    'Anita Wallace, anywhere, once per round in your turn: she kills 1 zombie at her location without an exposure roll, or a survivor there takes 1 wound; she may be that survivor herself.',
  'LN-PRINT-03':
    'Emma Han, outside the colony, once per round: you reveal the top 4 cards of the deck where she is and may take 1 education card among them. The rest is shuffled back. All players hear which card left which deck.',
  'LN-PRINT-04':
    'Elijah Jordan, outside the colony, once per round after he has searched: you may move all noise tokens of his location to one other location that has room for all of them.',
  'LN-PRINT-05':
    'Kevin Jackson, anywhere, once per round in your turn: he kills 1 zombie or bandit at any location, without an exposure roll.',
  'LN-PRINT-06':
    'Gia Najjar, anywhere, at the end of your turn: you may remove 1 wound or 1 frostbite, never despair, from a survivor in the colony.',
  'LN-PRINT-07':
    'Alfonso Ortega, in the colony, once per round: for 2 food tokens you look through one item deck of locations 1 to 6 for a weapon and equip a survivor in the colony with it. All players hear which card left which deck.',
  'LN-PRINT-08':
    'Fuel or Fire (WASTE): one of your survivors moves, or you kill a zombie at a location where you have a survivor. That move or kill causes no exposure roll.',
  'LN-PRINT-09':
    'Lighter (EQUIP): once per round, when this survivor attacks, you use up a fuel card to kill 4 zombies instead of 1, without an exposure roll and without the fuel card’s own effect. It may also be a fuel card that was just given to you on request.',
  'LN-PRINT-10':
    'Crisis Shelter, not prevented: 6 zombies come to the colony. Then all players answer in player order whether they tell a secret. Then 2 zombies for each player who told none come to the colony as one batch.',
  'LN-PRINT-11': 'Crisis Coordinated Attack, not prevented: 6 bandits come to random locations.',
  'LN-PRINT-12':
    'Crossroads card On the Hunt, when you move a survivor and are not exiled: roll 4 dice, and each 3 or more adds 1 food token to the supply. The other option: for the rest of the game, a die is rolled for every bandit who comes, and 4 or more drives them off. Without bandits it does nothing.',
  'LN-PRINT-13':
    'Frosty Night: on the normal side you survive 8 rounds and begin with morale 8, 6 zombies at the colony and 1 at each location; on the hard side you survive 10 rounds and begin with morale 6, 12 zombies at the colony and 2 at each location. A survivor who attacks a zombie takes 1 frostbite.',
  'LN-PRINT-14':
    'Tribute: when you move a survivor to the colony, any number of item cards from your hand may go under the card. Only cards of locations 1 to 6 count for its goal; starting items may lie there and do not count. With the Raxxon module the table may ask for cards of Raxxon, too: a choice of the set-up.',
  'LN-PRINT-15':
    'Memoir: the main objective is completed, and you hold at least 1 tool card and at least 2 education cards.',
  'LN-PRINT-16':
    'Hunter: place 2 of them at random locations. Encounter: on 1 to 3 the attacker takes 1 wound; on 4 the Hunter goes to a random location; on 5 or 6 the attacker takes 1 wound and the Hunter is removed.',
  'LN-PRINT-17':
    'Each location shows the item types of its deck, from the likeliest to the least likely. All players can read that at any time.',
  'LN-RULE-01':
    'A crossroads trigger tied to a move is resolved after the exposure roll of that move. If the survivor who moved has died, the trigger is not met.',
  'LN-RULE-02':
    'Morale 0 ends the game at once, wherever it happens. While zombies are added, that is after each single zombie, not at the end of the step.',
  'LN-RULE-03': 'Every separate instruction to add zombies to the colony starts again at entrance 1.',
  'LN-RULE-04':
    'At most one effect that kills several zombies instead of 1 applies to an attack. Effects that change the die you need combine freely.',
  'LN-RULE-05':
    'A once-per-round item that was used stays used after a hand off, after the death of its holder and when it is equipped again.',
  'LN-RULE-06': 'A survivor may have two copies of one item. They work independently.',
  'LN-RULE-07':
    'A tie for the most fails unless the card says otherwise. One card in your hand may serve two terms of an objective, unless the terms add up to more cards than you hold.',
  'LN-RULE-08':
    'An effect on all of a group is legal even if the group is empty. An option whose cost cannot be paid is not.',
  'LN-RULE-09': 'The survivor who replaces a player’s last one enters after a bite chain in progress has ended.',
  'LN-RULE-10':
    'You can never attract zombies from the colony to the colony. The player who attracts them spreads them over the free entrance spaces as they like.',
  'EX-01':
    'Example: Gia (attack 2+) and 1 zombie are at the School. Gia attacks it with an unused die of 4 and the exposure roll shows a wound: the zombie is gone from the School, the die is used and Gia has 1 wound.',
  'EX-02':
    'Example: Hedda (attack 2+, player A) faces 1 zombie at the School, and A spends a die of 4 on an attack. The zombie dies, the die moves to the used dice, and since the exposure die shows a wound, Hedda takes 1 wound.',
  'EX-03':
    'Example: Gia (attack 2+, player 1) and Rocco (attack 2+, player 2) are at the School. Gia attacks Rocco with a die of 3, and the second roll shows 1, which is not above 2: Rocco takes 1 wound, player 1 takes 1 random card of player 2, and there is no exposure roll.',
  'EX-04':
    'Example: at the School, Hedda (attack 2+, player A) attacks Kevin (attack 2+, player B) with a die of 3, and the second roll shows 1. Kevin takes 1 wound, A takes 1 random card from B’s hand and makes no exposure roll.',
  'EX-05':
    'Example: Alfonso (search 5+) searches the Gas Station with a die of 5: you draw the lighter, make 1 noise and draw a fuel card, which you keep. The fuel is in your hand, the lighter at the bottom of the deck, and 1 noise token lies on the Gas Station.',
  'EX-06':
    'Example: 3 players, none of them exiled, have contributed 3 fuel cards and 1 weapon to a crisis that accepts fuel. In step 3 the total is 1 + 1 + 1 − 1 = 2, less than 3, so the failure effect is resolved; the contributions leave the table.',
  'EX-07':
    'Example: 14 people are in the colony, entrance 3 holds 3 zombies and the others have room, so step 4 adds 7 zombies. Entrances 1 and 2 get one each; entrance 3 is overrun (the survivor with the lowest influence dies, the colony loses 1 morale, the zombie is not placed); 4, 5 and 6 get one each, and the seventh goes to entrance 1.',
  'EX-08':
    'Example: with 13 people in the colony, half rounded up is 7 zombies as well. On the same board as in the example with 14 people the result is the same.',
  'EX-09':
    'Example: a survivor has 2 wounds, and the player who controls them holds a medicine card. When a third wound is dealt the survivor dies; the medicine cannot be played first.',
  'EX-10': 'Example: at the start of the game you have 2 survivors, so like every player you roll 3 dice.',
  'EX-11':
    'Example: you contribute a food card worth several food tokens to a crisis that accepts food. In step 3 it counts only +1.',
  'EX-12':
    'Example: a survivor moves from location A to location B, and the exposure roll shows a bite. The survivor dies at B, and the bite spreads to the survivor with the lowest influence at B; no survivor at A is touched.',
  'EX-13':
    'Example: there is already 1 starvation token, and food runs short again. In step 1 the second token is added, the colony loses 2 morale and no food is removed; a third time would cost 3 morale.',
  'EX-14':
    'Example, Polish edition: the top log is the Hunter and the code is not matched. At the start of the colony phase 2 Hunters come to 2 separately rolled locations, and the card is turned over.',
  'EX-15':
    'Example: a survivor attacks a Hunter. The exposure roll is blank, the die shows 5: the attacker takes 1 wound and the Hunter is removed. The card stays while the second Hunter lives.',
  'EX-16':
    'Example: on the crossroads card On the Hunt you follow the deer and roll 2, 3, 5 and 6. Three of the dice show 3 or more, so 3 food tokens are added to the supply.',
  'EX-17':
    'Example: your survivor attacks the bandit hideout, and the die shows 2. The survivor takes 2 wounds, and you take 1 card of your choice from the stash.',
  'EX-18':
    'Example: a survivor with attack 2 spends a die of 2 to attack a bandit. The reroll shows 4, which is not more than 4: the bandit is removed, without an exposure roll.',
  'EX-19':
    'Example: 3 players set up the normal side of Frosty Night. Morale is 8, the round marker stands on 8, each of the colony entrances 1 to 6 gets 1 zombie, and so does each other location.',
  'EX-20':
    'Example: on the hard side of Frosty Night you begin with morale 6 and 10 rounds. Two zombies stand at each entrance of the colony and 2 at each other location.',
  'EX-21':
    'Example: in step 4 of the set-up 3 players shuffle 7 objectives, 6 of them secret objectives and 1 a betrayal objective. 3 are dealt, and 4 go back into the box unseen.',
  'EX-22': 'Example: with 19 cards in the waste pile you lose 1 morale in step 2. With 20 cards you lose 2.',
  'EX-23':
    'Example: the leaders include Anita (influence 19) and Elijah (influence 39), and all the others are below 39. In step 14 the player whose leader is Elijah takes the first-player token.',
}
