import type { Messages } from '@lastlight/kernel'

export const crossroadsPeople: Messages = {
  'crossroads.bothHands': 'Both Hands',
  'crossroads.trigger.bothHands': 'You move a survivor while Fatima is in play.',
  'crossroads.story.bothHands':
    'Fatima has one rule for doors: everyone who comes through shows both hands, front and back, and says what day it is. She wrote the rule, so it goes for her as well. Tonight there is a scratch that nobody remembers getting, and the day, it turns out, is not Thursday. Somebody has already fetched the curtain cord. Somebody else says that a person can be wrong about Thursday.',
  'crossroads.option.bothHands.tie': 'Tie Fatima’s hands, loosely and for good.',
  'crossroads.effect.bothHands.tie':
    'Fatima is restrained: from now on she cannot attack, clean waste, barricade or attract. She can still do everything else.',
  'crossroads.option.bothHands.watch': 'Sit opposite her and stay awake.',
  'crossroads.effect.bothHands.watch':
    'Spend 1 unused die, then roll a die. 3 or more: remove 1 despair from Fatima, if she has any. 1 or 2: Fatima takes 1 wound.',

  'crossroads.rosaHasTwoPoints': 'Rosa Has Two Points',
  'crossroads.trigger.rosaHasTwoPoints': 'You contribute a card to the crisis while Rosa is in play.',
  'crossroads.story.rosaHasTwoPoints':
    'Rosa waits until the card is on the pile and then climbs onto the crate. Giving is lovely, she says, but a colony is not a collection box, and she has two points. The first is that the shop should stand open to all who can carry. The second is that nobody should be out after dark, shop or no shop. It is pointed out to her that in this month dark begins after lunch; that, says Rosa, is a detail.',
  'crossroads.option.rosaHasTwoPoints.stores': 'Put the open stores to the vote.',
  'crossroads.effect.rosaHasTwoPoints.stores':
    'The non-exiled players vote; a tie rejects the law. Carried: for the rest of the game a search at the Grocery Store needs a die 1 lower; remove 2 food from the supply, or all there is. Rejected: the law ends if it held; put the top 2 cards of the Grocery Store deck on the waste pile.',
  'crossroads.option.rosaHasTwoPoints.curfew': 'Put the curfew to the vote.',
  'crossroads.effect.rosaHasTwoPoints.curfew':
    'The non-exiled players vote; a tie rejects the law. Carried: for the rest of the game step 4 of the colony phase adds 1 fewer zombie to the colony; it loses 1 morale. Rejected: the law ends if it held; put the top 2 cards of the Grocery Store deck on the waste pile.',

  'crossroads.oneWarmMeal': 'One Warm Meal',
  'crossroads.trigger.oneWarmMeal': 'You begin your turn while Nadia is in play and you are not exiled.',
  'crossroads.story.oneWarmMeal':
    'Nadia has counted the tins, and then counted them again in better light, which made it worse. She proposes a law: one warm meal a day, and the other one to be imagined. She has even written a menu for the imaginary one; the goulash is said to be excellent. There is also a crate behind the boiler marked NOT YET, in her own hand, and one of the cooks has already been seen with the crowbar.',
  'crossroads.option.oneWarmMeal.law': 'Vote on one meal a day.',
  'crossroads.effect.oneWarmMeal.law':
    'The non-exiled players vote; a tie rejects the law. Carried: for the rest of the game the colony needs 1 less food in step 1 of the colony phase; it loses 1 morale. Rejected: the law ends if it held, and you lose 1 unused die.',
  'crossroads.option.oneWarmMeal.reserve': 'Open the crate.',
  'crossroads.effect.oneWarmMeal.reserve': 'Add 2 food to the supply, and add 1 starvation token.',

  'crossroads.roccosBrigade': 'Rocco’s Brigade',
  'crossroads.trigger.roccosBrigade':
    'You begin your turn while Rocco is in play, at least 1 helpless survivor is in the colony and you are not exiled.',
  'crossroads.story.roccosBrigade':
    'Rocco has given every helpless survivor a broom and a rank. The oldest is a general; the smallest is a general too, because there were tears. They march along the fence very well and turn at the end of it very badly. Now he wants to take them outside the gate for an hour, to nail boards. For weeks nobody has told them anything except to sit down, and every one of them is standing.',
  'crossroads.option.roccosBrigade.drill': 'Let the brigade march out.',
  'crossroads.effect.roccosBrigade.drill':
    'Roll a die. 4 or more: put 2 barricades on empty entrance spaces of the colony. 1 to 3: 1 helpless survivor is killed, so the colony loses 1 morale.',
  'crossroads.option.roccosBrigade.forbid': 'Collect the brooms.',
  'crossroads.effect.roccosBrigade.forbid': '1 helpless survivor turns rebellious. You roll 1 more die this round.',

  'crossroads.anitaIsNotDone': 'Anita Is Not Done',
  'crossroads.trigger.anitaIsNotDone': 'One of your survivors kills a zombie with an attack while Anita is in play.',
  'crossroads.story.anitaIsNotDone':
    'It is lying down, and Anita has come over to look at it. The coat is a policeman’s, she says, the boots are not, and a man in another man’s boots seldom walks alone. Nobody has found out what Anita did before the winter; at moments like this nobody tries. Two streets away something trips over a bin. She could go and meet it, or she could go through the pockets, which she does slowly, the way other people do a crossword.',
  'crossroads.option.anitaIsNotDone.goOn': 'Let her meet the rest.',
  'crossroads.effect.anitaIsNotDone.goOn':
    'Kill 2 more zombies at the same location, or all if there are fewer, without exposure rolls for them. Then make 1 exposure roll for Anita, wherever she is.',
  'crossroads.option.anitaIsNotDone.pockets': 'Let her search the coat.',
  'crossroads.effect.anitaIsNotDone.pockets':
    'Draw 2 cards from the Police Station deck. Then add 1 zombie at the location of the attack.',

  'crossroads.theViewFromTheRoof': 'The View from the Roof',
  'crossroads.trigger.theViewFromTheRoof': 'You end your turn while Kevin is in play and you are not exiled.',
  'crossroads.story.theViewFromTheRoof':
    'Kevin has a roof, a scope and nothing to read. Last night, he says, somebody carried a bag behind the boiler house, buried it and patted the snow flat, rather tenderly. He knows the walk, but he will not say whose it is; he would sooner hear it from the owner. By breakfast four people have explained to him, unasked, that it was not them. There is one spade, and it is in your hands.',
  'crossroads.option.theViewFromTheRoof.accuse': 'Dig it up and name somebody.',
  'crossroads.effect.theViewFromTheRoof.accuse':
    'Choose another player and take 1 random card from their hand. Add 2 zombies to the colony.',
  'crossroads.option.theViewFromTheRoof.confess': 'Say that it is yours.',
  'crossroads.effect.theViewFromTheRoof.confess':
    'Put 1 card of your choice from your hand on the waste pile. Choose another player and show them your secret objective. The colony gains 1 morale.',

  'crossroads.teodorsColumns': 'Teodor’s Columns',
  'crossroads.trigger.teodorsColumns': 'You contribute a card to the crisis while Teodor is in play.',
  'crossroads.story.teodorsColumns':
    'Teodor has ruled a sheet of wallpaper into columns: name, item, date, remarks. From today, he says, anyone who puts something into the sack signs for it, and anyone who puts in an old boot signs for the boot. He looks at no one in particular and takes his time about it. The objection is that a gift with a signature is a tax. The other objection, which nobody voices, is the boot.',
  'crossroads.option.teodorsColumns.ledger': 'Sign the sheet.',
  'crossroads.effect.teodorsColumns.ledger':
    'Each non-exiled player in turn puts 1 card of their choice from their hand on the waste pile, if they have one, and adds 1 food to the supply.',
  'crossroads.option.teodorsColumns.trust': 'Paste the sheet on the wall, blank side out.',
  'crossroads.effect.teodorsColumns.trust':
    'Add the top card of the School deck and the top card of the Gas Station deck to the contributions, face down and unseen.',

  'crossroads.threeBedsAway': 'Three Beds Away',
  'crossroads.trigger.threeBedsAway':
    'Hedda moves, searches, kills a zombie with an attack, barricades or uses her ability.',
  'crossroads.story.threeBedsAway':
    'Halfway through something else Hedda mentions that she is moving, though not far: three beds away, to the people by the window. They laugh at her stories, they have a kettle, and one of them snores in tune. It is nothing personal, she says, and then lists for some time the things it is not. Her new friends would part with something by way of apology. You could also ask her to stay; she would, and she would look across at that kettle every evening.',
  'crossroads.option.threeBedsAway.go': 'Carry her mattress over.',
  'crossroads.effect.threeBedsAway.go':
    'Possible only if you have at least 2 survivors. Choose another player and take 2 random cards from their hand, or all if they have fewer. Hedda joins their group with all her equipment.',
  'crossroads.option.threeBedsAway.stay': 'Ask her to stay.',
  'crossroads.effect.threeBedsAway.stay': 'Hedda takes 2 despair.',

  'crossroads.theStoveOrTheGate': 'The Stove or the Gate',
  'crossroads.trigger.theStoveOrTheGate': 'You begin your turn while Alfonso is in play and you are not exiled.',
  'crossroads.story.theStoveOrTheGate':
    'Alfonso has walked around the stove twice and knocked on it, as one does with a melon. Good iron, he says; out of that he could make two traps by evening, and whatever came to the gate would leave in several directions. It is explained to him that people sleep around this stove. He nods, he has thought of that: they can sleep closer together. Outside the gate something coughs that no longer breathes.',
  'crossroads.option.theStoveOrTheGate.melt': 'Give him the stove.',
  'crossroads.effect.theStoveOrTheGate.melt':
    'Put 2 explosive traps on empty entrance spaces of the colony. Next round every player rolls 1 fewer die.',
  'crossroads.option.theStoveOrTheGate.keep': 'Keep the stove.',
  'crossroads.effect.theStoveOrTheGate.keep':
    'Add 2 zombies to the colony. Remove 1 wound or frostbite from every survivor in the colony who has any.',

  'crossroads.overdue': 'Overdue',
  'crossroads.trigger.overdue': 'Emma searches.',
  'crossroads.story.overdue':
    'In a forgotten school satchel Emma has found nine books from the town library, dry as the day they were packed, and a class list with nine names. She wants to carry them back through the drifts tonight, so that there is one shelf in this town without a gap in it. The others have looked at the same books and thought of a fire, and of feeling their toes again. Emma has stopped arguing; she is reading the atlas to herself, very quietly, beginning with the key to the signs.',
  'crossroads.option.overdue.haul': 'Carry the books back.',
  'crossroads.effect.overdue.haul': 'Emma takes 1 wound. Draw 2 cards from the Library deck.',
  'crossroads.option.overdue.burn': 'Light the fire.',
  'crossroads.effect.overdue.burn':
    'Emma takes 1 despair. Then remove 1 wound or frostbite from each of your survivors who has any.',

  'crossroads.sideB': 'Side B',
  'crossroads.trigger.sideB': 'Elijah moves to a location outside the colony.',
  'crossroads.story.sideB':
    '“It was in the corner, with a crank. The record’s cracked, but a crack is only a drum. I haven’t played for anybody since the winter began, unless you count the kettle. Side A is a brass band. Side B is why people have knees.” Elijah wipes the record with his sleeve. “Open that window and they’ll hear it at home. In the next valley too, and I know who walks about there at night. There’s copper in the works, I’m told. There’s always somebody who tells you.”',
  'crossroads.option.sideB.play': 'Open the window and play.',
  'crossroads.effect.sideB.play':
    'Bring up to 2 zombies from one other location to empty entrance spaces where Elijah is, and put 2 noise tokens there. Remove 1 despair from every survivor in play who has any.',
  'crossroads.option.sideB.strip': 'Take it apart for the copper.',
  'crossroads.effect.sideB.strip': 'Draw 1 card from the Gas Station deck. Elijah takes 1 despair.',

  'crossroads.thisWillHurtALittle': 'This Will Hurt a Little',
  'crossroads.trigger.thisWillHurtALittle':
    'One of your survivors takes a wound, frostbite or despair while Gia is in play and you are not exiled.',
  'crossroads.story.thisWillHurtALittle':
    'Gia’s advice travels further than Gia does; by now everybody can recite it. Rule one: do not look. Rule two: it will hurt a little, where “a little” is a technical term. It can be done now, on the floor, with a belt to bite on and a door that does not quite shut. Or it can be done properly, in a bed, with a day of lying still and of being told about other people’s backs.',
  'crossroads.option.thisWillHurtALittle.now': 'Now, on the floor.',
  'crossroads.effect.thisWillHurtALittle.now':
    'Remove 1 wound or frostbite from the survivor who was hurt. Add 1 zombie where they are.',
  'crossroads.option.thisWillHurtALittle.bed': 'Properly, in a bed.',
  'crossroads.effect.thisWillHurtALittle.bed':
    'Spend 1 unused die. Remove up to 2 wounds or frostbites from the survivor who was hurt and put them into the colony; this does not count as a move.',

  'crossroads.signedForByKumar': 'Signed for by Kumar',
  'crossroads.trigger.signedForByKumar': 'Kumar searches.',
  'crossroads.story.signedForByKumar':
    'Kumar leaves a receipt wherever he takes something: one tin of peaches, one pair of socks, with thanks, K. People smile about it. Today, under last week’s receipt, there is an answer in pencil. The peaches were for a birthday, it says; the writer lives behind the wall and would come along if things were put right. Kumar has gone red; behind the same wall, to judge by the echo, there are more peaches.',
  'crossroads.option.signedForByKumar.settle': 'Put it right.',
  'crossroads.effect.signedForByKumar.settle':
    'Put 1 card of your choice from your hand on the waste pile. 1 survivor from the survivor deck joins your group.',
  'crossroads.option.signedForByKumar.owe': 'Write another receipt.',
  'crossroads.effect.signedForByKumar.owe':
    'Draw 1 card from the deck where Kumar is and put 3 noise tokens there, or as many as fit.',

  'crossroads.wandasBoot': 'Wanda’s Boot',
  'crossroads.trigger.wandasBoot': 'You barricade.',
  'crossroads.story.wandasBoot':
    'Wanda’s test for a barricade is known in every street: walk up to it and kick it. She need not be there in person any more; everybody kicks for her. This one has just been kicked and has answered in the voice of a wardrobe. By Wanda’s method it comes down, gets a wire and a tin of nails, and goes up again as something nobody should kick. By yours it gets another plank and the benefit of the doubt.',
  'crossroads.option.wandasBoot.rebuild': 'Take it down and wire it.',
  'crossroads.effect.wandasBoot.rebuild':
    'Spend 1 unused die. Remove 1 barricade at the location where the barricade was just built, and put 1 explosive trap on an empty entrance space there.',
  'crossroads.option.wandasBoot.defend': 'Add a plank and stand by it.',
  'crossroads.effect.wandasBoot.defend':
    'Roll a die. 4 or more: put 1 more barricade on an empty entrance space of the same location, if there is one. 1 to 3: remove 2 barricades there, or all if there are fewer.',

  'crossroads.theLastRocket': 'The Last Rocket',
  'crossroads.trigger.theLastRocket':
    'You end your turn while Cyril is in play, you are not exiled and there are at least 3 zombies at the colony.',
  'crossroads.story.theLastRocket':
    '“Forty kilos, three stages, gold rain, and a whistle to finish. I built her for New Year’s Eve, and then there was no New Year’s Eve to speak of.” Cyril wipes the snow off the case with his sleeve. “Let her go tonight and that lot below the gate will look up, and when a fellow is looking up you can do what you like with him. So will everything from here to the river, mind. Or I take her apart; there’s a decent trap in that powder. Only somebody else does the unscrewing. I know her, you see.”',
  'crossroads.option.theLastRocket.fire': 'Light the fuse.',
  'crossroads.effect.theLastRocket.fire':
    'Kill 3 zombies at the colony, or all if there are fewer, without exposure rolls for them. Then add 2 zombies, each at its own random location.',
  'crossroads.option.theLastRocket.powder': 'Unscrew it, slowly.',
  'crossroads.effect.theLastRocket.powder':
    'Put 1 explosive trap on an empty entrance space of the colony. Cyril takes 1 despair.',

  'crossroads.aStraightEdge': 'A Straight Edge',
  'crossroads.trigger.aStraightEdge':
    'You begin your turn while Marek is in play, you are not exiled and at least 1 survivor lies in the graveyard.',
  'crossroads.story.aStraightEdge':
    'Marek has marked it out behind the shed with string and four pegs. Two metres by eighty centimetres, as it should be. The ground rings like a plate when he sets the spade on it. He has been at it since six and is down to his ankles. He does not ask for help. He only says that he buried strangers for thirty years and never left one lying under a tarpaulin, and these are not strangers. In April, of course, the same hole would take an hour.',
  'crossroads.option.aStraightEdge.dig': 'Take the second spade.',
  'crossroads.effect.aStraightEdge.dig': 'Spend 2 unused dice. Marek takes 1 frostbite. The colony gains 1 morale.',
  'crossroads.option.aStraightEdge.thaw': 'Tell him April.',
  'crossroads.effect.aStraightEdge.thaw': 'Marek takes 1 despair. You roll 2 more dice this round.',

  'crossroads.thursdaySoup': 'Thursday Soup',
  'crossroads.trigger.thursdaySoup': 'You play a food card while Ingrid is in play and you are not exiled.',
  'crossroads.story.thursdaySoup':
    'Serves thirty, Ingrid says, and nobody is to write this down. Take what Wednesday left and do not look at it for long. Add water until the arguing stops. Then a bone; there is always a bone, if one does not ask in whose cupboard it was. Leave the lid half off, so that the smell can stretch its legs. If a thirty-first should turn up, and tonight there is one at the gate with his own spoon, either close the shutters or cut the bread thinner.',
  'crossroads.option.thursdaySoup.shutters': 'Close the shutters and eat.',
  'crossroads.effect.thursdaySoup.shutters':
    'Add 2 food to the supply. Choose one of your survivors: they take 1 despair.',
  'crossroads.option.thursdaySoup.gate': 'Lay one more place.',
  'crossroads.effect.thursdaySoup.gate':
    'Remove 1 food from the supply. 1 survivor from the survivor deck joins your group, and you roll 1 more die this round.',

  'crossroads.theFifthPlace': 'The Fifth Place',
  'crossroads.trigger.theFifthPlace': 'One of your survivors searches while Milena is in play.',
  'crossroads.story.theFifthPlace':
    'Inspection of the premises, M. Ostoja, dictated on site. The biscuit tin held crumbs, the gap behind the meter a family photograph, which was left where it was, and the cistern ice; in the bag of the vacuum cleaner somebody has been before us, and was untidy. The assessor notes that this makes four, that the insured always have a fifth place, and that it calls for patience. The assessor’s companions note that a floor is only boards, that they own a crowbar, and that something downstairs is listening to the dictation.',
  'crossroads.option.theFifthPlace.wait': 'Let her find it in her own time.',
  'crossroads.effect.theFifthPlace.wait':
    'Spend 1 unused die. Look through the item deck of this location for a tool card, take it into your hand and shuffle the deck.',
  'crossroads.option.theFifthPlace.floor': 'Have the boards up.',
  'crossroads.effect.theFifthPlace.floor':
    'Draw 2 cards from the item deck of this location. Put 1 noise token there and add 1 zombie.',
}
