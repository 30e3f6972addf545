import type { Messages } from '@lastlight/kernel'

export const crossroadsPlaces: Messages = {
  'crossroads.onTheHunt': 'On the Hunt',
  'crossroads.trigger.onTheHunt': 'You are not exiled and move a survivor.',
  'crossroads.story.onTheHunt':
    'Two sets of tracks cross the road, still sharp at the edges. Deer, five or six, at a walk. And boots, one pair, deep in the heel, like those of somebody who carries a load; they come out of the trees behind us, stop where we stopped and go on where we went on. It will be light for an hour. There are nine cartridges. We have not eaten since yesterday, and nobody has said a word for some time.',
  'crossroads.option.onTheHunt.hunt': 'Follow the deer.',
  'crossroads.effect.onTheHunt.hunt': 'Roll 4 dice. For each die of 3 or more, add 1 food to the supply.',
  'crossroads.option.onTheHunt.drive': 'Follow the boots.',
  'crossroads.effect.onTheHunt.drive':
    'For the rest of the game, whenever a bandit is placed, roll a die: on 4 or more the bandit is driven off.',

  'crossroads.crazyMother': 'Crazy Mother',
  'crossroads.trigger.crazyMother': 'You move a survivor to the School.',
  'crossroads.story.crazyMother':
    'Upstairs one classroom is swept, warm and full of small chairs, with a coat on every one. Between them and the door stands a woman with a hunting rifle and chalk on her fingers. The lesson is not over, she says, and parents wait outside. She keeps the register in a careful hand, and nothing dead has ever got past that door. The first shot goes into the ceiling, as a courtesy.',
  'crossroads.option.crazyMother.stay': 'Stay in the corridor and keep our heads down.',
  'crossroads.effect.crazyMother.stay':
    'Put 2 noise tokens on the School and draw 1 card from its deck. For the rest of the game every survivor who moves or is put into the School takes 1 wound; those who are there already do not.',
  'crossroads.option.crazyMother.back': 'Leave her something for the children and go home.',
  'crossroads.effect.crazyMother.back':
    'Put this survivor into the colony (if you are exiled: into another location of your choice), without an exposure roll. Put 1 card from your hand on the waste pile, if you have one. Add 1 food to the supply: she has packed a lunch.',

  'crossroads.elevenParkingTickets': 'Eleven Parking Tickets',
  'crossroads.trigger.elevenParkingTickets': 'One of your survivors searches the Police Station.',
  'crossroads.story.elevenParkingTickets':
    '“Eleven parking tickets; they wanted to make an example of me,” says the man in the holding cell. He has lived on the contents of one vending machine and can recite its prices. His mother, he adds, sits in the cellar across the road among her preserves and will vouch for him. The keys hang on a hook two metres from his arm, and one of them fits the gun cupboard. He has been looking at that hook for a month.',
  'crossroads.option.elevenParkingTickets.unlock': 'Break the rusty lock and let him out.',
  'crossroads.effect.elevenParkingTickets.unlock':
    'Put 2 noise tokens on the Police Station and roll a die. 3 or more: 1 survivor from the survivor deck joins your group; add 2 food to the supply. 1 or 2: the survivor who searched takes 1 wound; put 1 card from your hand on the waste pile, if you have one.',
  'crossroads.option.elevenParkingTickets.keys': 'Take the keys, open the gun cupboard, do not look back.',
  'crossroads.effect.elevenParkingTickets.keys':
    'The survivor who searched takes 1 despair. Look through the Police Station deck for a weapon card, take it into your hand and shuffle the deck. Put 2 noise tokens on the Police Station.',

  'crossroads.finalNotice': 'Final Notice',
  'crossroads.trigger.finalNotice': 'One of your survivors searches the Library.',
  'crossroads.story.finalNotice':
    'The lamp at the desk is lit, and behind it sits the librarian, in two coats and fingerless gloves. She stamps a card, blows on the ink and looks up over her glasses. There is the matter of a loan, overdue since before the snow; the rules make no exception for the end of the world. Pay, and she will explain where everything stands, for she is the last person who knows. Two shelves away something falls down, gets up and falls down again.',
  'crossroads.option.finalNotice.fine': 'Pay the fine and listen to the catalogue.',
  'crossroads.effect.finalNotice.fine':
    'Put 1 card of your choice from your hand on the waste pile. For the rest of the game, every search at the Library may use a die 1 lower than the survivor’s search value.',
  'crossroads.option.finalNotice.run': 'Grab the nearest book and run.',
  'crossroads.effect.finalNotice.run':
    'Look through the Library deck for an education card, take it into your hand and shuffle the deck. Put 2 noise tokens on the Library and add 1 zombie there.',

  'crossroads.carAlarm': 'Car Alarm',
  'crossroads.trigger.carAlarm':
    'One of your survivors makes noise, and there are at least 4 noise tokens on the board.',
  'crossroads.story.carAlarm':
    'A grey hatchback across the street decides, after months of silence, that it is being stolen. Its lights blink over the snow like a small, badly run fairground. On every corner heads turn, at least those that still can. Somebody could go out there with a hammer. Somebody else, who worked in demolition or says so, is looking fondly at a gas canister and a length of wire.',
  'crossroads.option.carAlarm.smash': 'Go out and silence it with a hammer.',
  'crossroads.effect.carAlarm.smash':
    'Remove all noise tokens from this survivor’s location. Then make an exposure roll for this survivor.',
  'crossroads.option.carAlarm.wire': 'Let it howl and lay the wire.',
  'crossroads.effect.carAlarm.wire':
    'Spend 1 unused die. Put 1 explosive trap on an empty entrance space of this survivor’s location and put 4 noise tokens there, or as many as fit.',

  'crossroads.theLastPost': 'The Last Post',
  'crossroads.trigger.theLastPost': 'One of your survivors kills a zombie with an attack outside the colony.',
  'crossroads.story.theLastPost':
    'The dead man wore a postman’s jacket, and the bag is still across his shoulder, buckled, dry and full. Four months of letters, all to people from our streets; some of those people now sleep in our bunks, and some were ahead of him in the snow. Underneath lie the parcels, and one of them smells of smoked sausage. Snow had not kept him from his round, nor had dying. Only we had.',
  'crossroads.option.theLastPost.deliver': 'Read every address and deliver the letters.',
  'crossroads.effect.theLastPost.deliver':
    'Spend 1 unused die. The survivor who attacked takes 1 despair. The colony gains 1 morale.',
  'crossroads.option.theLastPost.open': 'Open the parcels here and now.',
  'crossroads.effect.theLastPost.open':
    'Roll 3 dice. For each die of 4 or more, add 1 food to the supply. Then the top 2 cards of the item deck at this location are put on the waste pile.',

  'crossroads.witnesses': 'Witnesses',
  'crossroads.trigger.witnesses':
    'One of your survivors attacks a survivor of another player or searches a location, and at least 2 survivors are there.',
  'crossroads.story.witnesses':
    'It was over in a few seconds: a shove, a word, something that changed pockets. Then the door creaked, and there they stood, two of ours, each with an armful of firewood, and nobody says anything. One log is put down, slowly, the way one moves near a strange dog. They want to know why, and they want to know it tonight. Until then, a length of clothesline has been found that would go nicely around two wrists.',
  'crossroads.option.witnesses.explain': 'Tell one of them everything, and pay for the damage.',
  'crossroads.effect.witnesses.explain':
    'Choose another player. Give that player 1 card of your choice from your hand and show them your secret objective.',
  'crossroads.option.witnesses.silence': 'Say nothing and hold out both hands.',
  'crossroads.effect.witnesses.silence':
    'The survivor who attacked or searched is restrained: from now on they cannot attack, clean waste, barricade or attract.',

  'crossroads.theLastDoor': 'The Last Door',
  'crossroads.trigger.theLastDoor': 'One of your survivors builds a barricade in the colony.',
  'crossroads.story.theLastDoor':
    'The planks ran out at noon, the tables an hour later. Now three people with hammers stand before the last solid piece of oak in the colony: the door of the latrine. Sawn in two, it would close every gap in the wall. It is also all there is between a person’s bare dignity and twenty degrees of frost. The matter is put to a show of hands; one voter is heard from inside.',
  'crossroads.option.theLastDoor.door': 'Yes: saw up the door.',
  'crossroads.effect.theLastDoor.door':
    'Put 2 barricades on empty entrance spaces of the colony, or as many as fit. The survivor with the lowest influence in the colony, counting only non-exiled players, takes 1 frostbite.',
  'crossroads.option.theLastDoor.dignity': 'No: there are limits.',
  'crossroads.effect.theLastDoor.dignity':
    'Add 2 zombies to the colony. Remove 1 despair from every survivor in the colony who has any. You roll 1 more die this round.',

  'crossroads.theWarmestSpotInTheYard': 'The Warmest Spot in the Yard',
  'crossroads.trigger.theWarmestSpotInTheYard': 'You clean waste, and at least 4 cards are left in the waste pile.',
  'crossroads.story.theWarmestSpotInTheYard':
    'I have stood every night watch since November on this heap, me and two cats, and I tell you there is no warmer spot in the yard. It has been rotting in there since autumn. Now that you have taken the top off, look, there, between the tins: that corner belongs to something useful. The tins are all open and all sharp; I have the trousers to prove it. If you would rather put a match to it, that is your affair. Give me time to get down first. They will see that smoke for miles.',
  'crossroads.option.theWarmestSpotInTheYard.dig': 'Roll up a sleeve and reach in.',
  'crossroads.effect.theWarmestSpotInTheYard.dig':
    'Choose one of your survivors in the colony: they take 1 wound. Then take 1 card of your choice from the waste pile into your hand.',
  'crossroads.option.theWarmestSpotInTheYard.burn': 'Strike the match.',
  'crossroads.effect.theWarmestSpotInTheYard.burn':
    'The top 5 cards leave the waste pile, or all of them if there are fewer. Add 2 zombies to the colony.',

  'crossroads.midnightBroth': 'Midnight Broth',
  'crossroads.trigger.midnightBroth':
    'You are not exiled and spend food to raise a die, and at least 4 survivors are in the colony.',
  'crossroads.story.midnightBroth':
    'We were only going for a glass of water, all eleven of us, and it is pure chance that the way leads past the kitchen. We did not come because of the smell. We had not even noticed it, neither on the stairs nor in the dormitory, where it woke us bunk by bunk. There is one spoonful too many in that pot; anybody standing in the doorway in slippers can see it. Your hand is on the lid. We are not saying anything.',
  'crossroads.option.midnightBroth.share': 'Lift the lid and find more bowls.',
  'crossroads.effect.midnightBroth.share':
    'Remove 2 food from the supply and spend 1 unused die. The colony gains 1 morale.',
  'crossroads.option.midnightBroth.alone': 'Finish it, all of it, standing up.',
  'crossroads.effect.midnightBroth.alone':
    'You roll 2 more dice this round. Add 1 starvation token to the food supply.',

  'crossroads.aVeryLongWord': 'A Very Long Word',
  'crossroads.trigger.aVeryLongWord': 'One of your survivors outside the colony takes a wound, frostbite or despair.',
  'crossroads.story.aVeryLongWord':
    'It hurts in the thorough way things hurt in the cold: first not at all, then everywhere. There is a dry corner, half a blanket and enough light to sew by, provided nobody wants to go anywhere afterwards. There is also a word, a very long one, inherited from a grandfather who shod horses. It has been saved up all winter for an occasion. The street outside is perfectly quiet, as streets go.',
  'crossroads.option.aVeryLongWord.rest': 'Sit down, sew it up, call it a day.',
  'crossroads.effect.aVeryLongWord.rest':
    'Remove 1 wound or frostbite from the survivor who was hurt. Your turn is over.',
  'crossroads.option.aVeryLongWord.scream': 'Say the word, all of it.',
  'crossroads.effect.aVeryLongWord.scream':
    'You roll 2 more dice this round. Put 2 noise tokens on this survivor’s location and add 1 zombie there.',

  'crossroads.aPairOfBoots': 'A Pair of Boots',
  'crossroads.trigger.aPairOfBoots': 'You are not exiled, and one of your survivors dies outside the colony.',
  'crossroads.story.aPairOfBoots':
    'A pair of boots stands in the snow, toes together, as if put out to be polished. Beside them lies what can be buried, and a rucksack with a good strap. The ground is frozen a metre deep: a grave takes a pickaxe, an afternoon and something worth laying in it. The rucksack takes a minute. In its side pocket is a list of things to be done this week, in small neat letters, with our names against them.',
  'crossroads.option.aPairOfBoots.bury': 'Fetch the pickaxe.',
  'crossroads.effect.aPairOfBoots.bury':
    'Spend 1 unused die and put 1 card of your choice from your hand on the waste pile. Put 2 noise tokens on the location of the death. The colony gains 1 morale.',
  'crossroads.option.aPairOfBoots.pockets': 'Take the rucksack and read the list on the way.',
  'crossroads.effect.aPairOfBoots.pockets':
    'Draw 2 cards from the item deck at the location of the death. Choose one of your survivors, anywhere: they take 1 despair.',

  'crossroads.handsOnTheGate': 'Hands on the Gate',
  'crossroads.trigger.handsOnTheGate': 'You begin your turn, and there are at least 6 zombies at the colony.',
  'crossroads.story.handsOnTheGate':
    'They have been leaning on the gate since dawn, patiently, like people before a sale. The hinges sing. By now one can tell them apart through the gap: the bride, the one in the diving suit, the two who might be twins. One plan calls for a ladder, long poles and volunteers. The other is to push back, shoulder to shoulder, in shifts, all night, and to be of no use to anybody in the morning.',
  'crossroads.option.handsOnTheGate.sally': 'Yes: over the wall with the poles.',
  'crossroads.effect.handsOnTheGate.sally':
    'Kill 5 zombies at the colony, or all there are, without an exposure roll. Then each non-exiled player chooses one of their survivors there and makes an exposure roll for them.',
  'crossroads.option.handsOnTheGate.vigil': 'No: hold the gate until morning.',
  'crossroads.effect.handsOnTheGate.vigil':
    'Next round every player rolls 1 fewer die. Put 1 barricade on an empty entrance space of the colony.',

  'crossroads.theWrongRucksack': 'The Wrong Rucksack',
  'crossroads.trigger.theWrongRucksack': 'You end your turn with at least one of your survivors in the colony.',
  'crossroads.story.theWrongRucksack':
    'There are nine rucksacks on the hooks by the stove, all grey, all once given away free with something. The last one in tonight carried one off to the bunk, untied it and found somebody else’s socks. Below the socks it gets interesting: these are the things that, we were told, ran out in November. The owner is asleep, or breathing like someone asleep. Tomorrow everybody will count their socks.',
  'crossroads.option.theWrongRucksack.keep': 'Keep what is under the socks.',
  'crossroads.effect.theWrongRucksack.keep':
    'Choose another player and take 2 random cards from their hand, or all of them if they have fewer. Then choose one of your survivors in the colony: they take 1 despair.',
  'crossroads.option.theWrongRucksack.swap': 'Take one thing, leave another in its place.',
  'crossroads.effect.theWrongRucksack.swap':
    'Choose another player. Give them 1 card of your choice from your hand, then take 1 random card from theirs.',

  'crossroads.theLongProcession': 'The Long Procession',
  'crossroads.trigger.theLongProcession':
    'One of your survivors attracts zombies outside the colony, or moves to a location outside it where there are zombies.',
  'crossroads.story.theLongProcession':
    '“On your left, ladies and gentlemen, the town hall, closed for the season.” Somebody is walking backwards down the street with a saucepan and a spoon and has begun, out of habit, to explain the sights. Behind come the dead, more or less in a line, like a works outing that has missed its bus. “Mind the kerb. Beyond the last house we shall see the quarry, thirty metres deep, fence to be mended in spring. Or we stop here and admire the pump; as long as you look at the pump, you are not looking at anybody’s wall.”',
  'crossroads.option.theLongProcession.quarry': 'Go on with the tour, as far as the quarry.',
  'crossroads.effect.theLongProcession.quarry':
    'Spend 1 unused die. Kill 3 zombies where this survivor is, or all if there are fewer, without exposure rolls for them. Then make 1 exposure roll for this survivor.',
  'crossroads.option.theLongProcession.show': 'Stop at the pump, and let them nail boards at home.',
  'crossroads.effect.theLongProcession.show':
    'Add 1 zombie where this survivor is. Then put 2 barricades on empty entrance spaces of the colony, or as many as fit.',

  'crossroads.onLoan': 'On Loan',
  'crossroads.trigger.onLoan': 'You hand off an item or equip a survivor with one, and you are not exiled.',
  'crossroads.story.onLoan':
    'The thing has a new owner, and somebody has noticed that nobody said for how long. Before the kettle boils the whole room is discussing it. One half holds that it was a present and is already looking for something of its own to give away. The other half holds that whatever goes without a deposit never comes back; somebody’s cousin once lent a man a ladder, and now there is a bungalow. The giver says nothing and looks a little cold.',
  'crossroads.option.onLoan.gift': 'Call it a present, and add to it.',
  'crossroads.effect.onLoan.gift':
    'Put 1 card of your choice from your hand on the waste pile. The colony gains 1 morale.',
  'crossroads.option.onLoan.deposit': 'Ask for a deposit after all.',
  'crossroads.effect.onLoan.deposit':
    'The survivor who handed off the item or was equipped with it takes 1 despair. Draw 2 cards from the School deck. You roll 1 more die this round.',

  'crossroads.theKnack': 'The Knack',
  'crossroads.trigger.theKnack':
    'You use an ability of one of your survivors or of an item they carry, you are not exiled and at least 2 rounds are left.',
  'crossroads.story.theKnack':
    'It took perhaps four seconds and looked like nothing much. That is the trouble: anything that looks so easy everybody wants to learn. There is a small crowd, and somebody has brought a stool. “Again,” says a child, “but slowly.” One could sit down and teach them, all of them, down to the one who holds everything upside down, and tomorrow more hands would know. Or one could simply do it again, and again, while they are still clapping.',
  'crossroads.option.theKnack.lesson': 'Take the stool and show them.',
  'crossroads.effect.theKnack.lesson': 'Spend 1 unused die. Next round every player rolls 1 more die.',
  'crossroads.option.theKnack.encore': 'Do it again, faster.',
  'crossroads.effect.theKnack.encore':
    'The survivor who used the ability takes 1 despair. You roll 2 more dice this round.',

  'crossroads.theInformationDesk': 'The Information Desk',
  'crossroads.trigger.theInformationDesk': 'One of your survivors searches the Grocery Store and you are not exiled.',
  'crossroads.story.theInformationDesk':
    '“Attention, please. A small boy in a blue jacket is waiting for his parents at the information desk.” The loudspeaker says it every ten minutes, in a woman’s voice, friendly and a little tired. It has said so since October. The tape must hang on some battery at the back, behind the freezers, where nobody has looked yet. It is only a tape. But between two announcements there is a pause, and in the pause, this time, there was a cough.',
  'crossroads.option.theInformationDesk.answer': 'Go to the desk and ask for him.',
  'crossroads.effect.theInformationDesk.answer':
    'Put 1 noise token on the Grocery Store. Roll a die. 3 or more: 1 helpless survivor comes to the colony, and the colony gains 1 morale. 1 or 2: make an exposure roll for the survivor who searched.',
  'crossroads.option.theInformationDesk.unplug': 'Find the battery and pull the cable.',
  'crossroads.effect.theInformationDesk.unplug':
    'The survivor who searched takes 1 despair. Draw 2 cards from the Grocery Store deck.',

  'crossroads.bedSeven': 'Bed Seven',
  'crossroads.trigger.bedSeven': 'One of your survivors searches the Hospital.',
  'crossroads.story.bedSeven':
    'The last night report still hangs by the door, in a neat round hand. Bed one: went home, without shoes. Bed two: please stop feeding him, he has died. Beds three to six: quiet. Bed seven: will not wake before spring, but likes being read to; change the drip at four. After that the letters grow larger, and then there are none. It is five to four. In bed seven somebody is breathing, the bottle is nearly full, and what it says on the label would buy a rifle.',
  'crossroads.option.bedSeven.carry': 'Carry bed seven down the stairs.',
  'crossroads.effect.bedSeven.carry':
    'Spend 1 unused die and put 2 noise tokens on the Hospital. 1 survivor from the survivor deck joins your group. Draw 1 card from the Hospital deck.',
  'crossroads.option.bedSeven.drip': 'Take the bottle and close the door softly.',
  'crossroads.effect.bedSeven.drip':
    'The survivor who searched takes 1 despair. Look through the Hospital deck for a medicine card, take it into your hand and shuffle the deck.',

  'crossroads.oneConversationPerLitre': 'One Conversation per Litre',
  'crossroads.trigger.oneConversationPerLitre': 'You move a survivor to the Gas Station.',
  'crossroads.story.oneConversationPerLitre':
    'The man at the till has put on a tie. We are his first customers since the power went, he tells us, and the price is up on the board: one conversation per litre. He would like to begin with football and see where it goes from there. We have been on our feet since four, and one of us has just sat down beside his little stove and does not look like getting up. There is tea. Behind the car wash there is also a tank with a perfectly good tap, and a dog to whom we have not been introduced.',
  'crossroads.option.oneConversationPerLitre.talk': 'Pull up a crate and begin with football.',
  'crossroads.effect.oneConversationPerLitre.talk':
    'Draw 1 card from the Gas Station deck. Then look through that deck for a fuel card, take it into your hand and shuffle the deck. Your turn is over.',
  'crossroads.option.oneConversationPerLitre.tap': 'Thank him and try the tap.',
  'crossroads.effect.oneConversationPerLitre.tap':
    'Draw 1 card from the Gas Station deck. Then look through that deck for a fuel card, take it and shuffle the deck. Put 2 noise tokens there. The survivor who moved takes 1 wound.',
}
