import type { Messages } from '@lastlight/kernel'
import { rulebookModules } from './rulebookModules.ts'
import { rulebookRulings } from './rulebookRulings.ts'
import { rulebookScenarios } from './rulebookScenarios.ts'

export const rulebook: Messages = {
  'LN-COMP-01':
    'Running out of zombie standees never stops a zombie from being added: spare zombie tokens stand in for them.',
  'LN-COMP-02':
    'Tokens never run out. Every supply is unlimited unless a rule sets a limit, such as 4 noise tokens per location.',
  'LN-BOARD-01': 'The colony has 6 entrances, numbered 1 to 6.',
  'LN-BOARD-02': 'Each entrance of the colony has exactly 3 entrance spaces.',
  'LN-BOARD-03': 'Every other location has exactly one entrance. How many spaces it has is shown on the location.',
  'LN-BOARD-04':
    'An entrance space holds at most one thing: a zombie, a special zombie, a barricade or an explosive trap. With none of them it is empty.',
  'LN-BOARD-05':
    'The colony board holds survivor spaces, the morale track, the round track, the food supply, the main objective, the waste pile, the crisis deck and the face-down contributions.',
  'LN-BOARD-06': 'The colony has no item deck, no noise spaces and no location number.',
  'LN-BOARD-07':
    'A numbered location has survivor spaces, entrance spaces, an item deck, 4 noise spaces and the icons of its item types, from the most to the least likely.',
  'LN-BOARD-08':
    'A location never holds more than 4 noise tokens. In the Polish edition, besides, no more than 4 are placed on one location in one round, even if some were taken away meanwhile.',
  'LN-BOARD-09':
    'A normal game has the colony, locations 1 to 6 and the graveyard. Raxxon and the bandit hideout exist only with their module or scenario.',
  'LN-BOARD-10':
    'The graveyard is not a location. It keeps the cards and standees of killed survivors, and no survivor enters it. Only crossroads cards and objectives may count the survivors in it; of the printed Czech crossroads cards one does.',
  'LN-BOARD-11':
    'The hideout is a location without an item deck. The face-up cards lying there are the loot stash, which is not an item deck.',
  'LN-BOARD-12':
    'A roll for a random location never picks the colony or a location numbered above 6, that is, Raxxon or the hideout.',
  'LN-BOARD-13':
    'Each survivor, each helpless survivor and each bandit takes up one survivor space of their location. A rebellious token also takes only one.',
  'LN-CARD-01':
    'A main objective has a name, a set-up, a goal and a playing time: short is 45 to 90 minutes, medium 90 to 120, long 120 to 210. It has a normal side and a hard side.',
  'LN-CARD-02': 'A secret objective has a name and a list of conditions. All of them must hold.',
  'LN-CARD-03':
    'A survivor has a name, an occupation without effect, influence (higher ranks higher), attack and search values (lower is better: spend a die of at least the value), and an ability with the location where it works.',
  'LN-CARD-04':
    'The location of an ability is the colony, outside the colony, or anywhere. You can use the ability only while the survivor stands there.',
  'LN-CARD-05':
    'An item has a name, exactly one of 7 types (weapon, tool, fuel, food, education, medicine, survivor), an ability with a keyword, and a home deck.',
  'LN-CARD-06':
    'A crisis has a name, the item type or types that prevent it, a target equal to the number of non-exiled players, a failure effect and bandit numbers. It may reward a surplus of 2 with 1 morale.',
  'LN-CARD-07': 'A crossroads card has a name, a trigger and usually two options.',
  'LN-CARD-08':
    'An experiment card has an audio-log side, with test group, code name, containment code and where to place it, and an encounter side with a table for one die roll.',
  'LN-CARD-09': 'An improvement shows how many progress tokens it needs and the lasting effect it then gives.',
  'LN-CARD-10':
    'A crescent marks this set, a hammer improvements, a bandit icon bandits, a skull Raxxon. 9 crossroads cards are marked adult-only, and a no-cooperation mark shows what cooperative play removes.',
  'LN-CARD-11':
    'Your player sheet has room for your group leader and your followers, face up, your secret objective, face down, your unused dice and your used dice.',
  'LN-SETUP-01':
    'First agree on the modules: improvements, bandits and Raxxon, in any combination, from none to all three.',
  'LN-SETUP-02':
    'Play with all crescent cards that bear no module mark, plus the marked cards of each module you chose.',
  'LN-SETUP-03':
    'An item for several modules loses only its effects for modules not in play. Without the bandit module, ignore whatever a crisis says about bandits.',
  'LN-SETUP-04':
    'If you mix in base-game cards, shuffle each location’s items together, keep 20 and remove the rest from the game. You may also build the decks yourselves.',
  'LN-SETUP-05': 'Step 1: lay out the colony, locations 1 to 6, the graveyard and the location of each module in play.',
  'LN-SETUP-06': 'Step 2: each player takes one player sheet.',
  'LN-SETUP-07':
    'Step 3: choose or draw a main objective, place it and carry out its set-up: morale, round track and zombies, added by the usual rules. For a first game, Tribute is a good choice.',
  'LN-SETUP-08':
    'If the main objective’s set-up hands out survivors, as Tribute does, do that after step 12, when the survivor deck is ready.',
  'LN-SETUP-09':
    'Step 4: take 2 random non-betrayal objectives per player, add 1 random betrayal objective, shuffle and deal 1 to each player. Put the rest back unseen.',
  'LN-SETUP-10':
    'Step 4 deals from 6 + 1 objectives with 3 players, 8 + 1 with 4 and 10 + 1 with 5. So there is one traitor or none.',
  'LN-SETUP-11':
    'Keep your secret objective hidden from the other players unless an effect expressly tells you to show it.',
  'LN-SETUP-12': 'Step 5: shuffle the crisis deck and put it in its place.',
  'LN-SETUP-13':
    'Step 6: shuffle the survivors, the exiled objectives and the crossroads cards into three face-down decks.',
  'LN-SETUP-14': 'You may leave out the 9 adult-only crossroads cards.',
  'LN-SETUP-15': 'Step 7: shuffle the starting items and deal 5 to each player. Remove the rest.',
  'LN-SETUP-16':
    'Step 8: sort the other items by home location, shuffle each deck and place it there. The Czech edition also asks you to leave room for a discard pile.',
  'LN-SETUP-17':
    'Step 9: each player is dealt 4 survivors, keeps 2 and returns 2. The survivor deck is then shuffled again.',
  'LN-SETUP-18':
    'With five players use all 20 survivors, whatever the modules. If the Raxxon module is also in play, deal only 3 survivors to each player; each keeps 2.',
  'LN-SETUP-19': 'Steps 10 and 11: make one of your two survivors your group leader. The other is your follower.',
  'LN-SETUP-20':
    'Steps 12 and 13: the standees of all chosen survivors start on survivor spaces of the colony. The other standees stay in the supply.',
  'LN-SETUP-21': 'Step 14: the player whose leader has the highest influence takes the first-player token.',
  'LN-SETUP-22': 'Two players always play the two-player variant or the prisoner’s dilemma.',
  'LN-ROUND-01': 'A round is a players phase followed by a colony phase.',
  'LN-ROUND-02': 'In the players phase, reveal a crisis, then roll the action dice, then take turns.',
  'LN-ROUND-03':
    'Turn up the top crisis. It is resolved in the colony phase of this round. With the bandit module, bandits are placed right away.',
  'LN-ROUND-04':
    'Put away last round’s dice, used and unused. Take 1 die plus 1 per survivor you control and roll them all: these are your unused dice. At the start of the game you have 3.',
  'LN-ROUND-05': 'Dice belong to you, not to a survivor. One survivor may use any number of them.',
  'LN-ROUND-06':
    'Turns go clockwise, to the left, from the first player. Exiled players also roll dice and take turns.',
  'LN-ROUND-07':
    'At the start of your turn your right-hand neighbour first draws a crossroads card; then your survivors with frostbite take 1 wound each.',
  'LN-ROUND-08': 'In your turn take any number of allowed actions in any order. You end your turn when you like.',
  'LN-ROUND-09': 'When every player has had a turn, the colony phase begins.',
  'LN-DIE-01': 'When you spend a die, it moves from your unused dice to your used dice.',
  'LN-DIE-02':
    'Where a value is needed, such as 4+, any die showing that value or more will do. To barricade, clean waste or attract you may spend any die.',
  'LN-ATTACK-01':
    'Attack: choose one of your survivors, spend a die of at least their attack value and pick a target in the same location: a zombie or another player’s survivor. Modules add bandits, special zombies and the hideout.',
  'LN-ATTACK-02':
    'If the target is a zombie, it dies and leaves the board. Then make an exposure roll for the attacker.',
  'LN-ATTACK-03':
    'If the target is a survivor, roll again the die you have just spent. A result up to the target’s attack value is a hit; otherwise nothing happens.',
  'LN-ATTACK-04':
    'A hit gives the target 1 wound, and you take 1 random card from the hand of the player who controls that survivor, if there is one.',
  'LN-ATTACK-05': 'If the wound is deadly, you take the card before the consequences of the death are resolved.',
  'LN-ATTACK-06': 'An attack on a survivor never causes an exposure roll.',
  'LN-ATTACK-07': 'A survivor may attack several times in a turn. Each attack needs its own sufficient die.',
  'LN-ATTACK-08': 'You cannot attack your own survivors or helpless survivors.',
  'LN-SEARCH-01': 'You can search at any location that has an item deck, never in the colony.',
  'LN-SEARCH-02':
    'Search: choose one of your survivors, spend a die of at least their search value, draw the top card of that location’s deck and look at it secretly. That card is not yet in your hand.',
  'LN-SEARCH-03':
    'Then stop, or make noise: put 1 noise token on a free noise space and draw one more card. You may repeat this while noise spaces are free.',
  'LN-SEARCH-04':
    'With 4 noise tokens at the location you cannot draw an extra card, nor, in the Polish edition, once 4 have been placed there this round. The first card of a search needs no noise.',
  'LN-SEARCH-05':
    'When you stop, keep exactly 1 of the drawn cards in your hand. Put the others at the bottom of that deck, in the order you drew them.',
  'LN-SEARCH-06': 'A survivor may search several times in a turn. Each search needs its own sufficient die.',
  'LN-SEARCH-07': 'You cannot search an empty deck. If the deck runs out during a search, you can make no more noise.',
  'LN-BARR-01':
    'Barricade: choose one of your survivors, spend any die and put a barricade on any empty entrance space of their location.',
  'LN-CLEAN-01':
    'Clean waste: with at least one of your survivors in the colony, spend any die to take the top 3 cards off the waste pile, or all if there are fewer. You cannot do this with an empty pile.',
  'LN-CLEAN-02': 'Polish edition: cleaned cards are removed from the game; Czech edition: they go to the discard pile.',
  'LN-ATTRACT-01':
    'Attract: choose one of your survivors, spend any die and move zombies from one other location of your choice to empty entrance spaces of the survivor’s location.',
  'LN-ATTRACT-02':
    'Polish edition: you move up to 2 zombies; Czech edition: you move 2, or as many as are there and fit.',
  'LN-ATTRACT-03':
    'Attracted zombies need empty spaces: they never remove barricades or explosive traps and never overrun an entrance. The bullhorn has the same limit.',
  'LN-ABIL-01':
    'An ability that begins with a number costs a die of at least that number. You may repeat it in the same turn with more dice unless its text limits it.',
  'LN-ABIL-02': 'Your abilities and items work only in your own turn unless their text says otherwise.',
  'LN-PLAY-01':
    'In your turn you may play any number of cards from your hand. You cannot play cards in other players’ turns.',
  'LN-PLAY-02': 'A WASTE card takes effect and goes on top of the waste pile.',
  'LN-PLAY-03': 'An EVENT card takes effect and is removed from the game. All survivor items and the pills are events.',
  'LN-PLAY-04':
    'Attach an EQUIP card to any of your survivors, wherever they are, and they gain the card’s ability. A survivor may have any number of them.',
  'LN-PLAY-05':
    'An equipped item leaves its survivor only as a contribution to the crisis, by a hand off, when the survivor dies or by its own text. You can never return it to your hand at will.',
  'LN-CRISISADD-01':
    'In your turn you may put any number of cards face down on the contributions, from your hand and from your survivors’ equipment. They may be of any type.',
  'LN-CRISISADD-02': 'A food card counts as one card, however many food tokens it would give.',
  'LN-MOVE-01':
    'Each of your survivors may move once in your turn, to any other location with a free survivor space, the colony included.',
  'LN-MOVE-02': 'After each move make an exposure roll for the survivor who moved. A bite spreads where they arrived.',
  'LN-MOVE-03':
    'When a text puts or places a survivor somewhere, that is a relocation and not a move: it does not use up the survivor’s one move and causes no exposure roll.',
  'LN-MOVE-04':
    'If the location a survivor is relocated to is full, the survivor stays where they are and the rest of the effect still happens.',
  'LN-FOOD-01': 'Remove 1 food token from the supply to raise one of your unused dice by 1. You may repeat this.',
  'LN-FOOD-02': 'A die never goes above 6.',
  'LN-FOOD-03': 'Food cannot give you a die when you have no unused dice.',
  'LN-FOOD-04':
    'Food cannot change a die rolled to find an effect: the second roll of an attack, rolls of cards, encounters or the hideout.',
  'LN-REQ-01':
    'In your turn you may ask the others for items. They may give you cards from their hands only, and you must play each at once, face up.',
  'LN-REQ-02': 'A card you requested cannot be contributed to the crisis or put under the main objective.',
  'LN-REQ-03': 'Only a card that you can legally play at that moment may be given to you.',
  'LN-REQ-04':
    'What you asked for and did not get you may ask for again in the same turn as soon as something has changed. As an exiled player you may also raise a die with a food card that was given to you.',
  'LN-HANDOFF-01':
    'Hand off: one of your survivors gives an item they carry as equipment to another survivor in the same location, yours or another player’s. The other survivor is equipped with it at once, and that player is not asked.',
  'LN-HANDOFF-02': 'A once-per-round item that was already used this round stays used after a hand off.',
  'LN-EXVOTE-01':
    'Once in each of your turns you may call a vote to exile another player who is not yet exiled. You can never name yourself.',
  'LN-EXVOTE-02':
    'All non-exiled players vote at the same time, including the one who called the vote and the one to be exiled. Ties are settled by the rule for votes.',
  'LN-EXVOTE-03': 'You may call an exile vote even if you are exiled yourself.',
  'LN-EXVOTE-04': 'Polish edition: thumb up means exile; Czech edition: thumb down means exile, thumb up means keep.',
  'LN-OBJADD-01':
    'If the main objective collects cards, you may add any number of matching cards from your hand in your turn, face up. Equipment and non-matching cards are not allowed, and the card may restrict when you can add.',
  'LN-PACIFY-01':
    'In your turn you may put a medicine card from your hand on the waste pile, without its effect, to turn one rebellious helpless survivor back to its normal side. A requested card may be used like this too.',
  'LN-EXPO-01':
    'Make an exposure roll for a survivor right after they move and right after they kill a zombie by attack, item or ability: once per zombie killed, unless a text says otherwise.',
  'LN-EXPO-02':
    'A blank face does nothing. A wound face gives 1 wound and a frostbite face 1 frostbite. On a bite the survivor is killed, and then the bite spreads.',
  'LN-EXPO-03': 'Frostbite counts as a wound for every purpose.',
  'LN-FROST-01':
    'At the start of your turn each of your survivors with at least 1 frostbite takes exactly 1 wound, however many frostbite tokens they have.',
  'LN-BITE-01':
    'After a death by bite, the spread reaches the remaining survivor with the lowest influence in the same location, no matter which player controls them.',
  'LN-BITE-02':
    'If that survivor is yours, choose: the survivor is killed and the spread ends, or you make an exposure roll for them.',
  'LN-BITE-03':
    'If you roll, a blank face saves the survivor unharmed and ends the spread. Any other face kills them, and the spread continues to the next survivor with the lowest influence.',
  'LN-BITE-04': 'The spread also ends when no survivor is left in the location.',
  'LN-BITE-05': 'A spreading bite never reaches helpless survivors or bandits.',
  'LN-BITE-06': 'Every death in the chain costs 1 morale, except the death of an exiled player’s survivor.',
  'LN-XROADS-01':
    'At the start of your turn your right-hand neighbour draws the top crossroads card and keeps it secret.',
  'LN-XROADS-02':
    'The card is about the active player. As soon as that player meets its trigger in the turn, play stops and the whole card is read out.',
  'LN-XROADS-03':
    'A trigger tied to an action is resolved after that action is completely finished, unless the card says otherwise.',
  'LN-XROADS-04':
    'As the active player you choose one option. One that cannot be fulfilled cannot be chosen, so you must take the other; if neither can be fulfilled, nothing happens.',
  'LN-XROADS-05': 'Instead of a choice, the card may order a vote.',
  'LN-XROADS-06':
    'A resolved crossroads card is removed from the game. One that was not triggered goes to the bottom of the deck at the end of the turn.',
  'LN-XROADS-07':
    'If the effect would add a survivor or a helpless survivor and the colony has no free space, the trigger counts as not met. If only one option would add them, only that option is barred.',
  'LN-XROADS-08': 'If several locations, survivors or players fit the trigger, the active player picks which one.',
  'LN-XROADS-09':
    'The rules text of a card overrides its story text. Take the words player, survivor and non-exiled literally.',
  'LN-COLONY-00':
    'If the containment rules of Raxxon are active, check the containment code before step 1 of the colony phase.',
  'LN-COLONY-FEED-01':
    'Step 1, food: count the survivors and helpless survivors in the colony, a rebellious token as 2. The colony needs half that number of food tokens, rounded up.',
  'LN-COLONY-FEED-02': 'Survivors elsewhere need nothing. A need of 0 is always met.',
  'LN-COLONY-FEED-03':
    'If the supply covers the need, remove that many food tokens. Starvation tokens already there have no effect then.',
  'LN-COLONY-FEED-04':
    'If the supply is too small, remove no food, add 1 starvation token, and then lose 1 morale for each starvation token now there.',
  'LN-COLONY-WASTE-01': 'Step 2, waste: lose 1 morale for every full 10 cards in the waste pile.',
  'LN-COLONY-CRISIS-01':
    'Step 3, crisis: shuffle the contributions and reveal them one by one. Each card of an accepted type counts +1, every other card −1.',
  'LN-COLONY-CRISIS-02':
    'If the total is less than the number of non-exiled players, the failure effect of the crisis is resolved at once.',
  'LN-COLONY-CRISIS-03': 'If the total is at least the number of non-exiled players, the crisis is prevented.',
  'LN-COLONY-CRISIS-04':
    'If the total is at least the number of non-exiled players plus 2, the colony also gains 1 morale.',
  'LN-COLONY-CRISIS-05':
    'Afterwards the crisis card leaves the game. Polish edition: the contributions are removed from the game; Czech edition: they go to the discard pile.',
  'LN-COLONY-ZOMBIE-01':
    'Step 4, first: count the survivors and helpless survivors in the colony, a rebellious token as 2, and add half that number of zombies to the colony, rounded up.',
  'LN-COLONY-ZOMBIE-02': 'Step 4, second: at each other location add 1 zombie per survivor there. Bandits count too.',
  'LN-COLONY-ZOMBIE-03':
    'Step 4, third: remove the noise tokens one by one, flipping each like a coin. Every !!! adds 1 zombie to that location.',
  'LN-COLONY-ZOMBIE-04':
    'The numbers for the colony and for survivors elsewhere are fixed at the start of the step. Deaths or new survivors during it do not change them.',
  'LN-COLONY-ZOMBIE-05':
    'The order is the colony, then the locations by rising number, then the noise by rising location number.',
  'LN-COLONY-GOAL-01':
    'Step 5, goal: if every condition of the main objective holds, the game ends at once. In a scenario it may move on to the next part instead.',
  'LN-COLONY-GOAL-02': 'The main objective is checked at no other time. Step 5 of the last round does count.',
  'LN-COLONY-GOAL-03':
    'A goal to survive a number of rounds is met in step 5 of the last of them, with the round marker on 1 and morale above 0.',
  'LN-COLONY-ROUND-01': 'Step 6, round: move the round marker down by 1. On 0 the game ends immediately.',
  'LN-COLONY-FIRST-01':
    'Step 7, first player: any player, even an exiled one, may call a vote on the first-player token. Only non-exiled players vote, and there is one vote per round.',
  'LN-COLONY-FIRST-02':
    'Polish edition: you vote on keeping the token; if that fails or no player calls a vote, it passes. Czech edition: you vote on passing it; if that fails or no player calls a vote, it stays.',
  'LN-COLONY-FIRST-03':
    'When the token passes, it goes to its holder’s right-hand neighbour, counter-clockwise, exiled or not.',
  'LN-COLONY-FIRST-04': 'Then a new round begins with revealing a crisis.',
  'LN-ZADD-01': 'Zombies are added one at a time. Resolve each one fully before the next.',
  'LN-ZADD-02':
    'In the colony every batch starts at entrance 1 and continues to 2, 3 and so on up to 6, then 1 again, one zombie per entrance, even if earlier entrances still have empty spaces.',
  'LN-ZADD-03': 'At any other location all zombies go to its single entrance.',
  'LN-ZADD-04': 'If the entrance has an empty space, the zombie is placed there.',
  'LN-ZADD-05': 'If it has no empty space but a barricade, remove 1 barricade. The zombie is not placed.',
  'LN-ZADD-06':
    'If it has no empty space but an explosive trap, the trap goes off: remove it and every standard zombie at that entrance. The new zombie is not placed.',
  'LN-ZADD-07':
    'With no empty space, no barricade and no trap the entrance is overrun: the zombie is not placed, and the survivor with the lowest influence there is killed.',
  'LN-ZADD-08': 'If only helpless survivors are there when an entrance is overrun, 1 of them is killed.',
  'LN-ZADD-09': 'If no survivor is there when an entrance is overrun, the zombie is discarded without effect.',
  'LN-ZADD-10': 'If a location with bandits but no survivor is overrun, all bandits there are removed.',
  'LN-ZADD-11':
    'If an overrun kills a player’s last survivor, pause, deal with the loss of the last survivor, then continue. The number of zombies stays the same.',
  'LN-ZKILL-01': 'A standard zombie that is attacked always dies.',
  'LN-ZKILL-02': 'In the colony you may kill a zombie at any entrance.',
  'LN-ZKILL-03': 'Killed or removed zombies go back to the supply.',
  'LN-SADD-01':
    'A new survivor’s card joins your followers, and the standee goes to a free survivor space in the colony.',
  'LN-SADD-02': 'A new survivor can act at once but gives you no die until dice are rolled again.',
  'LN-SADD-03':
    'With no free space in the colony, no card or crossroads effect that would add a survivor or helpless survivor may be used. With too few spaces, or by any other effect, as many as fit come in, survivors first.',
  'LN-SKILL-01':
    'A survivor is killed by an overrun, by a bite or its spread, by 3 or more wounds, frostbite and despair tokens together, or by an effect that says so.',
  'LN-SKILL-02': 'A survivor with 3 of these tokens dies at once. No card can be played in between.',
  'LN-SKILL-03':
    'When a survivor dies, the standee leaves the board, the card goes to the graveyard and the colony loses 1 morale. An exiled player’s survivor costs no morale.',
  'LN-SKILL-04':
    'Equipment of a survivor killed in the colony returns to the hand of the player who controls that survivor. Anywhere else it is shuffled into the item deck of that location.',
  'LN-SKILL-05':
    'At the hideout, which has no deck, such equipment joins the loot stash. Side-effect cards return to the side-effect pile.',
  'LN-SKILL-06': 'When a helpless survivor is killed, remove the token. The colony loses 1 morale.',
  'LN-SKILL-07': 'To be removed or lost is not to be killed: it costs no morale unless the text says so.',
  'LN-SKILL-08': 'Equipment of a survivor who is removed or lost goes where it would go if the survivor were killed.',
  'LN-LEADER-01': 'If your leader is killed or lost, choose a new leader among your followers.',
  'LN-LAST-01':
    'If your last survivor is killed or lost, you lose your whole hand at once. Polish edition: it is removed from the game; Czech edition: it is discarded.',
  'LN-LAST-02': 'Then you draw 1 survivor, put them in the colony and make them your leader.',
  'LN-LAST-03':
    'If the colony is full, put the new survivor in another location or wait. A waiting survivor enters the colony as soon as a space is free.',
  'LN-LAST-04':
    'If you are exiled, put the new survivor in any location outside the colony, not necessarily where your last one died.',
  'LN-LAST-05':
    'Equipment that came back to your hand with the death of your last survivor is lost with that hand. You can still use your unused dice.',
  'LN-EXILE-01':
    'If you are voted out, you draw 1 exiled objective at once. It modifies or replaces your secret objective, as the card says.',
  'LN-EXILE-02': 'The draw makes known whether you were a traitor.',
  'LN-EXILE-03': 'All your survivors in the colony must go to locations outside it at once.',
  'LN-EXILE-04':
    'Polish edition: these are real moves with exposure rolls, but do not count towards one move per turn; Czech edition: they are relocations without rolls.',
  'LN-EXILE-05':
    'If no other location has room, a player must first relocate a survivor into the colony, not as a move. Without a volunteer the first player names a non-exiled player’s survivor; if there is none, yours stays until a space is free.',
  'LN-EXILE-06': 'As an exiled player you cannot contribute to crises.',
  'LN-EXILE-07': 'As an exiled player you may still contribute to the main objective.',
  'LN-EXILE-08': 'As an exiled player you never add helpless survivors to the colony, whatever a card says.',
  'LN-EXILE-09': 'As an exiled player you put new survivors from your items in any location outside the colony.',
  'LN-EXILE-10':
    'As an exiled player you cannot spend food tokens. Instead you may use up food cards from your hand: each raises one unused die by 1, and the card’s own effect is ignored. Polish edition: the card is played; Czech edition: it is discarded.',
  'LN-EXILE-11': 'As an exiled player you cannot vote.',
  'LN-EXILE-12': 'The death of an exiled player’s survivor costs no morale.',
  'LN-EXILE-13':
    'Cards you play as an exiled player are not put on the waste pile. Polish edition: they leave the game; Czech edition: they go to the discard pile. EQUIP cards are attached as usual.',
  'LN-EXILE-14':
    'As soon as two exiled players both have no betrayal objective, the colony loses all its morale and the game ends. When players can be eliminated: Polish edition: only exiles who are still playing count; Czech edition: all count.',
  'LN-EXILE-15': 'As an exiled player you may still request cards and give cards that others request.',
  'LN-EXILE-16': 'Exile is permanent.',
  'LN-EXILE-17': 'Survivors of an exiled player may not move back into the colony.',
  'LN-EXILE-18':
    'As an exiled player you put survivors gained by any other effect outside the colony as well. Where a rule asks whether the colony has free spaces for newcomers, the spaces outside it count for you instead.',
  'LN-END-01':
    'The game ends immediately when morale reaches 0. The main objective is not checked and counts as failed.',
  'LN-END-02': 'The game ends when the round marker reaches 0. The main objective is not checked again.',
  'LN-END-03': 'The game ends when step 5 of the colony phase finds the main objective complete.',
  'LN-END-04':
    'At the end you win if your own secret objective, possibly modified, is fulfilled. Any number of players may win, from none to all.',
  'LN-VOTE-01': 'After free discussion all players vote yes or no at the same time.',
  'LN-VOTE-02': 'Only non-exiled players vote.',
  'LN-VOTE-03':
    'The first player decides ties, in the Czech edition by their own vote. If an exiled player holds the token: Polish edition: that player still decides; Czech edition: they have no vote, so the motion fails.',
  'LN-TEXT-01':
    'Card text beats the rulebook, with one exception: an exiled player never adds helpless survivors to the colony.',
  'LN-TEXT-02': 'If several effects happen at the same time, the first player chooses their order.',
  'LN-TEXT-03': 'You cannot play an item to interrupt an effect in progress.',
  'LN-RANDLOC-01': 'For a random location roll a six-sided die. The location with that number is chosen.',
  'LN-DECK-01': 'A deck that was searched for a particular card is shuffled afterwards.',
  'LN-ROLL-01': 'When a text tells you to roll a die, use a spare action die, never one of any player’s own dice.',
  'LN-VAR-COOP-01':
    'Cooperative: use the hard side of the main objective and no secret objectives. All players win if the main objective is completed; otherwise all lose.',
  'LN-VAR-COOP-02': 'In a cooperative game there are no exile votes.',
  'LN-VAR-COOP-03': 'Before the set-up of a cooperative game remove every card with the no-cooperation mark.',
  'LN-VAR-2P-01':
    'Two players play cooperatively with 7 starting items each. You are dealt 4 survivors and keep 3, so you start with 4 dice.',
  'LN-VAR-PD-01':
    'Prisoner’s dilemma: set up as for two players, but each of you gets 1 secret objective and 1 betrayal objective. Betrayal objectives are never removed for a no-cooperation mark.',
  'LN-VAR-PD-02': 'In the prisoner’s dilemma there are no exile votes.',
  'LN-VAR-PD-03':
    'If the main objective is completed, each player whose secret objective is fulfilled wins, perhaps both. If neither is fulfilled, both lose.',
  'LN-VAR-PD-04': 'If morale is 0 and exactly one betrayal objective is fulfilled, its owner wins.',
  'LN-VAR-PD-05': 'If morale is 0 and both betrayal objectives are fulfilled, both players lose.',
  'LN-VAR-PD-06':
    'If morale is 0 and no betrayal objective is fulfilled, or if the round track reaches 0, both players lose.',
  'LN-VAR-TRAITOR-01':
    'More likely traitor: step 4 of the set-up takes 1 secret objective per player instead of 2, and still adds 1 betrayal objective.',
  'LN-VAR-HARD-01': 'Hardcore: play by the normal rules with the hard side of the main objective.',
  'LN-VAR-ELIM-01': 'Elimination: if you lose your last survivor, you leave the game instead of drawing a new one.',
  'LN-VAR-ELIM-02':
    'Polish edition: all cards of an eliminated player leave the game; Czech edition: the hand is discarded, wherever the survivor died.',
  'LN-VAR-ELIM-03':
    'An eliminated player has lost; the turn ends, and turns, votes, neighbours and player counts skip them. The first-player token goes at once to the next remaining player on the right. With no player left, the game ends without a winner.',
  'LN-DESPAIR-01': 'Despair tokens lie on survivor cards and count as wounds for every rule.',
  'LN-DESPAIR-02':
    'Effects that remove wounds, even of any type, never remove despair. Only effects that name despair do.',
  'LN-REBEL-01':
    'Effects can bring a helpless survivor in as rebellious or make one rebellious. Flip the token to show it.',
  'LN-REBEL-02': 'A rebellious token counts as 2 for food and for adding zombies, and only there.',
  'LN-REBEL-03':
    'To calm a rebellious helpless survivor, put a medicine card from your hand on the waste pile in your turn, without its effect.',
  'LN-REBEL-04':
    'If a helpless survivor must be killed or removed and the text does not say which side, the players agree on one: the first player makes the choice.',
  'LN-TRAP-01': 'Effects put an explosive trap on an empty entrance space. It takes up the space like a barricade.',
  'LN-TRAP-02':
    'If a zombie finds no empty space at an entrance with a trap, remove the trap and every standard zombie at that entrance. The new zombie is not placed.',
  'LN-TRAP-03': 'If the entrance has both a barricade and a trap, the first player decides which one is used up.',
  'LN-TRAP-04': 'Zombies removed by a trap cause no exposure roll. Special zombies stay.',
  ...rulebookModules,
  ...rulebookScenarios,
  ...rulebookRulings,
}
