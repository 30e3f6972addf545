import type { Messages } from '@lastlight/kernel'
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
    'The graveyard is not a location. It keeps the cards and standees of killed survivors; no survivor enters it and it is never counted. Only a crossroads card may refer to it; by the Czech edition one does.',
  'LN-BOARD-11':
    'The hideout is a location without an item deck. The face-up cards lying there are the loot stash, which is not an item deck.',
  'LN-BOARD-12':
    'A roll for a random location never picks the colony or a location numbered above 6, that is, Raxxon or the hideout.',
  'LN-BOARD-13':
    'Each survivor, each helpless survivor and each bandit takes up one survivor space of its location. A rebellious token also takes only one.',
  'LN-CARD-01':
    'A main objective has a name, a set-up, a goal and a playing time: short is 45 to 90 minutes, medium 90 to 120, long 120 to 210. It has a normal side and a hard side.',
  'LN-CARD-02': 'A secret objective has a name and a list of conditions. All of them must hold.',
  'LN-CARD-03':
    'A survivor has a name, an occupation without effect, influence (higher ranks higher), attack and search values (lower is better: spend a die of at least the value), and an ability with its location.',
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
    'At the start of your turn your right-hand neighbour first draws a crossroads card; then your survivors with frostbite take their wound.',
  'LN-ROUND-08': 'In your turn take any number of allowed actions in any order. You end your turn when you like.',
  'LN-ROUND-09': 'When every player has had a turn, the colony phase begins.',
  'LN-DIE-01': 'When you spend a die, it moves from your unused dice to your used dice.',
  'LN-DIE-02':
    'Where a value is needed, such as 4+, any die showing that value or more will do. To barricade, clean waste or attract you may spend any die.',
  'LN-ATTACK-01':
    'Attack: choose one of your survivors, spend a die of at least its attack value and pick a target in the same location: a zombie or another player’s survivor. Modules add bandits, special zombies and the hideout.',
  'LN-ATTACK-02':
    'If the target is a zombie, it dies and leaves the board. Then make an exposure roll for the attacker.',
  'LN-ATTACK-03':
    'If the target is a survivor, roll again the die you have just spent. A result up to the target’s attack value is a hit; otherwise nothing happens.',
  'LN-ATTACK-04':
    'A hit gives the target 1 wound, and you take 1 random card from the hand of the player who controls it, if that hand has any.',
  'LN-ATTACK-05': 'If the wound is deadly, you take the card before the consequences of the death are resolved.',
  'LN-ATTACK-06': 'An attack on a survivor never causes an exposure roll.',
  'LN-ATTACK-07': 'A survivor may attack several times in a turn. Each attack needs its own sufficient die.',
  'LN-ATTACK-08': 'You cannot attack your own survivors or helpless survivors.',
  'LN-SEARCH-01': 'You can search at any location that has an item deck, never in the colony.',
  'LN-SEARCH-02':
    'Search: choose one of your survivors, spend a die of at least its search value, draw the top card of that location’s deck and look at it secretly. It is not yet in your hand.',
  'LN-SEARCH-03':
    'Then stop, or make noise: put 1 noise token on a free noise space and draw one more card. You may repeat this while noise spaces are free.',
  'LN-SEARCH-04':
    'With 4 noise tokens at the location you cannot draw an extra card; in the Polish edition neither once 4 were placed there this round. The first card of a search needs no noise.',
  'LN-SEARCH-05':
    'When you stop, keep exactly 1 of the drawn cards in your hand. Put the others at the bottom of that deck, in the order you drew them.',
  'LN-SEARCH-06': 'A survivor may search several times in a turn. Each search needs its own sufficient die.',
  'LN-SEARCH-07': 'You cannot search an empty deck. If the deck runs out during a search, you can make no more noise.',
  'LN-BARR-01':
    'Barricade: choose one of your survivors, spend any die and put a barricade on any empty entrance space of its location.',
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
    'Attach an EQUIP card to any of your survivors, wherever it is, and it gains the card’s ability. A survivor may have any number of them.',
  'LN-PLAY-05':
    'An equipped item leaves its survivor only as a contribution to the crisis, by a hand off, when the survivor dies or by its own text. You can never return it to your hand at will.',
  'LN-CRISISADD-01':
    'In your turn you may put any number of cards face down on the contributions, from your hand and from your survivors’ equipment. They may be of any type.',
  'LN-CRISISADD-02': 'A food card counts as one card, however many food tokens it would give.',
  'LN-MOVE-01':
    'Each of your survivors may move once in your turn, to any other location with a free survivor space, the colony included.',
  'LN-MOVE-02': 'After each move make an exposure roll for the survivor who moved. A bite spreads where it arrived.',
  'LN-MOVE-03':
    'When a text puts or places a survivor somewhere, that is a relocation and not a move: it does not use up the survivor’s one move and causes no exposure roll.',
  'LN-MOVE-04':
    'If the location a survivor is relocated to is full, the survivor stays where it is and the rest of the effect still happens.',
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
    'Hand off: one of your survivors gives an item it is equipped with to another survivor in the same location, yours or another player’s. It is equipped there at once, and the receiver is not asked.',
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
    'Make an exposure roll for a survivor right after it moves and right after it kills a zombie by attack, item or ability: once per zombie killed, unless a text exempts it.',
  'LN-EXPO-02':
    'A blank face does nothing. A wound face gives 1 wound and a frostbite face 1 frostbite. On a bite the survivor is killed, and then the bite spreads.',
  'LN-EXPO-03': 'Frostbite counts as a wound for every purpose.',
  'LN-FROST-01':
    'At the start of your turn each of your survivors with at least 1 frostbite takes exactly 1 wound, however many frostbite tokens it has.',
  'LN-BITE-01':
    'After a death by bite, the spread reaches the remaining survivor with the lowest influence in the same location, no matter who controls it.',
  'LN-BITE-02':
    'If that survivor is yours, choose: it is killed and the spread ends, or you make an exposure roll for it.',
  'LN-BITE-03':
    'If you roll, a blank face saves the survivor unharmed and ends the spread. Any other face kills it, and the spread continues to the next survivor with the lowest influence.',
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
  'LN-COLONY-FEED-02': 'Survivors elsewhere eat nothing. A need of 0 is always met.',
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
    'A new survivor’s card joins your followers, and its standee goes to a free survivor space in the colony.',
  'LN-SADD-02': 'A new survivor can act at once but gives you no die until dice are rolled again.',
  'LN-SADD-03':
    'With no free space in the colony, no card or crossroads effect that would add a survivor or helpless survivor may be used. With too few spaces, or by any other effect, as many as fit come in, survivors first.',
  'LN-SKILL-01':
    'A survivor is killed by an overrun, by a bite or its spread, by 3 or more wounds, frostbite and despair tokens together, or by an effect that says so.',
  'LN-SKILL-02': 'A survivor with 3 of these tokens dies at once. No card can be played in between.',
  'LN-SKILL-03':
    'When a survivor dies, its standee leaves the board, its card goes to the graveyard and the colony loses 1 morale. An exiled player’s survivor costs no morale.',
  'LN-SKILL-04':
    'Equipment of a survivor killed in the colony returns to its controller’s hand. Anywhere else it is shuffled into the item deck of that location.',
  'LN-SKILL-05':
    'At the hideout, which has no deck, such equipment joins the loot stash. Side-effect cards return to the side-effect pile.',
  'LN-SKILL-06': 'When a helpless survivor is killed, remove its token. The colony loses 1 morale.',
  'LN-SKILL-07': 'To be removed or lost is not to be killed: it costs no morale unless the text says so.',
  'LN-SKILL-08': 'Equipment of a survivor that is removed or lost goes where it would go if the survivor were killed.',
  'LN-LEADER-01': 'If your leader is killed or lost, choose a new leader among your followers.',
  'LN-LAST-01':
    'If your last survivor is killed or lost, you lose your whole hand at once. Polish edition: it is removed from the game; Czech edition: it is discarded.',
  'LN-LAST-02': 'Then you draw 1 survivor, put it in the colony and make it your leader.',
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
    'As an exiled player you cannot spend food tokens. Instead you may use up food cards from your hand: each raises one unused die by 1, and the card’s own effect is ignored.',
  'LN-EXILE-11': 'As an exiled player you cannot vote.',
  'LN-EXILE-12': 'The death of an exiled player’s survivor costs no morale.',
  'LN-EXILE-13':
    'Cards you play as an exiled player are not put on the waste pile. Polish edition: they leave the game; Czech edition: they go to the discard pile. EQUIP cards are attached as usual.',
  'LN-EXILE-14':
    'As soon as two exiled players both have no betrayal objective, the colony loses all its morale and the game ends.',
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
  'LN-REBEL-01': 'Effects can bring a helpless survivor in as rebellious or make it so. Flip the token to show it.',
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
  'LN-IMP-01':
    'Set-up of the improvements: add the crisis, survivor, crossroads and objective cards with the hammer to their decks.',
  'LN-IMP-02': 'Shuffle the 10 improvements and lay 4 of them face up beside the colony.',
  'LN-IMP-03':
    'Items and other effects place progress tokens on face-up improvements. Tools and junk may be used up for progress instead of their own effect: 1 token each, 2 for planks and scrap.',
  'LN-IMP-04':
    'As soon as an improvement has at least its printed number of tokens, it is completed: it goes into the colony and its lasting effect starts.',
  'LN-IMP-05':
    'Polish edition: a completed improvement is replaced from the deck, while it lasts. Czech edition: the other 6 went back into the box, so nothing replaces it.',
  'LN-BAND-01':
    'Set-up of the bandits: add the cards with the bandit mark to their decks, add the hideout, which has no item deck, and put the bandits beside it.',
  'LN-BAND-02':
    'Bandits are neither zombies nor controlled by players. They stand on survivor spaces of locations outside the colony.',
  'LN-BAND-03':
    'When a crisis is revealed, a bandit comes at once to each location whose number stands on it. A number that stands there twice means two bandits.',
  'LN-BAND-04': 'A bandit whose location has no free survivor space is not placed.',
  'LN-BAND-05': 'A base-game crisis shows no numbers: 2 bandits come to random locations instead.',
  'LN-BAND-06':
    'Attacking a bandit at the survivor’s location works like attacking a survivor with attack value 4: a roll of 4 or less removes the bandit. There is no exposure roll, and nothing is stolen.',
  'LN-BAND-ZOM-01': 'Each bandit counts as a survivor when zombies are added at its location.',
  'LN-BAND-ZOM-02':
    'When a location is overrun, survivors die first. If none is there, all bandits of the location are removed.',
  'LN-BAND-ZOM-03': 'A bite never spreads to bandits, and removing bandits never changes morale.',
  'LN-BAND-LOOT-01':
    'Right after zombies are added in the colony phase, each bandit moves the top item card of its location face up to the loot stash in the hideout.',
  'LN-BAND-HIDE-01':
    'A survivor of a non-exiled player at the hideout may search it or attack it: spend a die of at least the search or attack value, then roll a die on the table of the hideout.',
  'LN-BAND-HIDE-02':
    'Searching the hideout: 1: 1 wound. 2 or 3: nothing. 4: 1 wound, and take 1 card of your choice from the stash. 5 or 6: take 1 card of your choice.',
  'LN-BAND-HIDE-03':
    'Attacking the hideout: 1: 3 wounds. 2: 2 wounds and 1 card. 3: 1 wound and 1 card. 4: 1 card. 5 or 6: 2 cards. You choose the cards.',
  'LN-BAND-HIDE-04':
    'Cards from the stash go into your hand, as many as there are. It makes no noise and causes no exposure roll. Wounds come first, and a death is resolved in full; then you still take the cards.',
  'LN-BAND-HIDE-05':
    'An attack on the hideout is an action of its own, apart from an attack on a survivor, a bandit or a zombie there.',
  'LN-BAND-LEAD-01': 'An exiled player who was not a traitor becomes the leader of the bandits.',
  'LN-BAND-LEAD-02':
    'When a crisis brings bandits, the leader chooses all their locations. Only the number of bandits on the crisis counts.',
  'LN-BAND-LEAD-03': 'The leader chooses locations outside the colony with a free survivor space, but not the hideout.',
  'LN-BAND-LEAD-04':
    'Once per round, in their own turn and even without a survivor there, the leader may take 1 card of their choice from the stash.',
  'LN-RAX-01':
    'Set-up of Raxxon: add the cards with the skull to their decks, and add the Raxxon location with its deck of 20 items.',
  'LN-RAX-02':
    'Shuffle the 12 experiments and lay them on Raxxon with the audio log up. The top log is public at any time.',
  'LN-RAX-03': 'The 6 side effects lie open beside Raxxon. You may read them at any time.',
  'LN-RAX-04': 'After every search at Raxxon, make an exposure roll for the survivor who searched.',
  'LN-RAX-PILL-01': 'To use a pill, choose one of your survivors, roll a die and follow the card.',
  'LN-RAX-PILL-02':
    'If the card says so, the survivor gets the side effect it names. A side effect can never be removed or handed off.',
  'LN-RAX-PILL-03': 'There is one card of each side effect. While a survivor has it, no other survivor can get it.',
  'LN-RAX-CODE-01':
    'In your turn, if you have a survivor at Raxxon, you may put unused dice on the Raxxon card, as many as you like. Exiled players may do so, too.',
  'LN-RAX-CODE-02':
    'At the start of the colony phase, the code is matched if two of the dice there show the two values of the top experiment’s code, in either order.',
  'LN-RAX-CODE-03':
    'If the code is matched, the players who are not exiled vote. If the majority is for it, discard the experiment; nothing is placed.',
  'LN-RAX-CODE-04':
    'If the majority is against it, the first player names a location, or the colony: this round’s step 4 adds 3 fewer zombies there, not below 0, and noise counts last. Then the special zombies of the experiment are placed.',
  'LN-RAX-CODE-05':
    'If the code is not matched, the special zombies are placed. Czech edition: the first player names a location with 3 fewer zombies then as well. Polish edition: not.',
  'LN-RAX-CODE-06': 'After the check, all dice leave the Raxxon card. They are rolled again in the next round.',
  'LN-RAX-PLACE-01':
    'Place the special zombies that the log names one at a time, each at its own random location if the log says random.',
  'LN-RAX-PLACE-02':
    'Each takes an empty entrance space. If there is none, a trap, a barricade or the people there pay for it as usual, and the figure is not placed.',
  'LN-RAX-PLACE-03':
    'If at least one was placed, turn the card to its encounter side and leave it on the table. If none was, discard it.',
  'LN-RAX-PLACE-04': 'In the colony, a special zombie comes to entrance 1.',
  'LN-RAX-PLACE-05': 'When no experiment is left, nothing happens.',
  'LN-RAX-SPEC-01':
    'Only an attack can remove a special zombie. Items, abilities and traps that kill without an attack do nothing to it.',
  'LN-RAX-SPEC-02': 'Only its own encounter card moves a special zombie. It cannot be attracted.',
  'LN-RAX-SPEC-03':
    'While a special zombie is at the attacker’s location, the first target of every attack must be a special zombie, before standard zombies, survivors and bandits.',
  'LN-RAX-SPEC-04':
    'Effects that reach other locations may hit standard zombies there, even if special zombies are with them.',
  'LN-RAX-SPEC-05':
    'After an attack on a special zombie, make the exposure roll as usual. If the attacker is still alive, roll a die and follow that line of the encounter card. The attack itself kills nothing.',
  'LN-RAX-SPEC-06': 'When the last special zombie of a kind leaves the board, discard its encounter card.',
  'LN-RAX-SPEC-07':
    'A special zombie takes an entrance space like any zombie and helps to overrun the entrance. Effects that remove zombies do not count it.',
  ...rulebookScenarios,
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
    'Crossroads card Crazy Mother: a survivor is wounded only when it moves to the School or is put there, not for staying.',
  'LN-CLAR-13':
    'Crossroads card Crazy Mother: an exiled player’s survivor is sent to any other location, never to the colony.',
  'LN-CLAR-14':
    'If a survivor is to be relocated to a full location, it stays where it is and the rest of the effect still happens.',
  'LN-CLAR-15':
    'A cutter that Anita Wallace treats as EQUIP can still be used only once and then goes to the waste pile.',
  'LN-CLAR-16': 'Blue is female and not a human survivor.',
  'LN-CLAR-17': 'A survivor handed to another player takes all its equipment along.',
  'ED-07':
    'Where cleaned waste, contributions, cards used in exile and the hand lost with your last survivor go, even by elimination: Polish edition: out of the game; Czech edition: to the discard pile (in exile WASTE and food cards). The crisis card always leaves the game.',
  'ED-08':
    'How many zombies you attract: Polish edition: up to 2; Czech edition: 2 from one location. In both they need empty spaces.',
  'ED-12':
    'The gesture in an exile vote: Polish edition: thumb up means exile; Czech edition: thumb down means exile, thumb up means keep.',
  'ED-13':
    'Leaving the colony when you are exiled: Polish edition: each survivor moves with an exposure roll, outside its one move per turn; Czech edition: it is not a move, and nothing is rolled.',
  'ED-21':
    'The first-player token: Polish edition: it passes to the right unless a vote stops it; Czech edition: it stays unless a vote passes it, also to the right.',
  'ED-29':
    'Ties in votes: Polish edition: the first player settles them, even when exiled; Czech edition: the first player’s own vote decides, so with an exiled first player a tied motion fails.',
  'ED-30':
    'A medicine card that turns a rebellious helpless survivor back: Polish edition: it is put aside and was not played; Czech edition: it is played, so a card that waits for that is met. In both it has no other effect.',
  'ED-65':
    'How much noise a location takes: Polish edition: at most 4 tokens are placed on it in one round, even if some were taken away meanwhile; Czech edition: at most 4 lie on it.',
  'LN-OBJ-01':
    'Frosty Night: a survivor that attacks a zombie, standard or special, takes 1 frostbite when it attacks, before the exposure roll. If that kills it, the zombie still dies and nothing is rolled.',
  'LN-PRINT-01':
    'Rocco Bellini, in the colony: with at least 1 helpless survivor in the colony, step 4 adds 2 fewer zombies to the colony.',
  'LN-PRINT-02':
    'Anita Wallace, anywhere, once per round in your turn: she kills 1 zombie at her location without an exposure roll, or another survivor there takes 1 wound.',
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
    'Frosty Night: survive 8 rounds with morale 8, 6 zombies at the colony and 1 at each location; on the hard side 10 rounds with morale 6, 12 zombies at the colony and 2 at each location. A survivor that attacks a zombie takes 1 frostbite.',
  'LN-PRINT-14':
    'Tribute: when you move a survivor to the colony, any number of item cards from your hand may go under the card. Only cards of locations 1 to 6 count for its goal; starting items may lie there and do not count.',
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
  'LN-RULE-09': 'The survivor that replaces a player’s last one enters after a bite chain in progress has ended.',
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
    'Example: a survivor has 2 wounds, and the player who controls it holds a medicine card. When a third wound is dealt the survivor dies; the medicine cannot be played first.',
  'EX-10': 'Example: at the start of the game you have 2 survivors, so like every player you roll 3 dice.',
  'EX-11':
    'Example: you contribute a food card worth several food tokens to a crisis that accepts food. In step 3 it counts only +1.',
  'EX-12':
    'Example: a survivor moves from location A to location B, and the exposure roll shows a bite. The survivor dies at B, and the bite spreads to the lowest influence at B; no survivor at A is touched.',
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
