import type { Messages } from '@lastlight/kernel'

export const crossroadsColony: Messages = {
  'crossroads.powerStruggle': 'Power Struggle',
  'crossroads.trigger.powerStruggle':
    'You begin your turn, you are not exiled, morale is 4 or lower and at least 2 rounds are left.',
  'crossroads.story.powerStruggle':
    '“By order of the Provisional Committee: the stove is ours.” “By order of the Committee (Real): the firewood is ours.” Both notices hang on the door of the toilet, which since this morning takes two passes. It is thirty below, and nobody has been warm since breakfast. Now a delegation from each side is coming up the stairs, each with its own bell, because you are the only person left whom nobody has made a minister of anything.',
  'crossroads.option.powerStruggle.council': 'Call everybody to the table and vote on laws.',
  'crossroads.effect.powerStruggle.council':
    'Each non-exiled player puts 1 card from their hand on the waste pile, if they have one. Then vote on two laws in turn; a tie rejects one. Curfew: step 4 of the colony phase adds 1 fewer zombie to the colony. One warm meal: the colony needs 1 less food. A carried law holds for the rest of the game; a rejected one ends if it held. Next round every player rolls 1 fewer die.',
  'crossroads.option.powerStruggle.keys': 'Pocket the keys to the armoury and rule alone.',
  'crossroads.effect.powerStruggle.keys':
    'One of your survivors takes 1 despair. 1 helpless survivor turns rebellious, if there is one who is not yet. Draw 3 cards from the Police Station deck. You roll 2 more dice this round.',

  'crossroads.ratsInTheWalls': 'Rats in the Walls',
  'crossroads.trigger.ratsInTheWalls':
    'You end your turn, you are not exiled and there are at least 6 cards in the waste pile.',
  'crossroads.story.ratsInTheWalls':
    'It starts with a scratching behind the boards and a loaf with a corridor through it. By evening somebody has counted eleven tails on the rubbish heap, and that is only the queue. The cat was sent in at noon; it looked round, considered its position and resigned. Now the wall next to the beds is breathing, and everybody pretends that it is the wind.',
  'crossroads.option.ratsInTheWalls.hunt': 'Tear the boards off and go in with shovels.',
  'crossroads.effect.ratsInTheWalls.hunt':
    'Needs a survivor in the colony. 3 wounds are spread as evenly as possible over the survivors there; owners choose among their own. Then the top 3 cards leave the waste pile.',
  'crossroads.option.ratsInTheWalls.feed': 'Leave them supper at the far end and hope they are polite.',
  'crossroads.effect.ratsInTheWalls.feed':
    'Remove 2 food from the supply. Put 1 card of your choice from your hand on the waste pile, if you have one. Then the top 3 cards leave the waste pile.',

  'crossroads.theEmptyChair': 'The Empty Chair',
  'crossroads.trigger.theEmptyChair':
    'You have called a vote on an exile, or one of your survivors has died; you are not exiled, and there are at least 2 non-exiled players.',
  'crossroads.story.theEmptyChair':
    'They have counted twice, because nobody trusted the first count, or the person who did it. Now there is a chair that everybody looks at and nobody sits on. Then, one after another, they stop looking at the chair and look at you. The question comes politely, the way one asks who finished the sugar: whose side are you on, and could they perhaps have it in writing?',
  'crossroads.option.theEmptyChair.show': 'Take one of them aside and show everything.',
  'crossroads.effect.theEmptyChair.show':
    'Choose another player who is not exiled: give them 1 card of your choice from your hand and show them your secret objective. The colony gains 1 morale.',
  'crossroads.option.theEmptyChair.silence': 'Say nothing and turn out your pockets instead.',
  'crossroads.effect.theEmptyChair.silence':
    'Put 2 cards of your choice from your hand on the waste pile (as many as you have, if fewer). Choose one of your survivors: they take 1 despair.',

  'crossroads.theDebtBook': 'The Debt Book',
  'crossroads.trigger.theDebtBook': 'You request an item and you are not exiled.',
  'crossroads.story.theDebtBook':
    'You have only asked for a small thing, but she licks her pencil and turns to your page. It is a long page. Every screw, every spoonful of soup and one sneeze in her direction are down there, with interest. The book has reached its fourth volume, and she keeps it warm with her own blanket. Outside the gate a nephew is stamping his feet; he has come about the collecting.',
  'crossroads.option.theDebtBook.settle': 'Pay what the page says, to the last button.',
  'crossroads.effect.theDebtBook.settle': 'Choose another player and give them 2 cards of your choice from your hand.',
  'crossroads.option.theDebtBook.burn': 'Put all four volumes into the stove.',
  'crossroads.effect.theDebtBook.burn':
    'The top 4 cards leave the waste pile (all of them, if fewer). 1 rebellious helpless survivor comes to the colony.',

  'crossroads.theChildrensParcel': 'The Children’s Parcel',
  'crossroads.trigger.theChildrensParcel':
    'You contribute a card to the crisis while there is at least 1 helpless survivor.',
  'crossroads.story.theChildrensParcel':
    'The children have heard that everybody has to give something. Their parcel is tied up with a shoelace and signed by all of them and by a paw, although the colony has no dog. It rattles. It also drips a little. They will not say what is inside, because then it would not be a present, and they walk behind it to the pile like a very short honour guard.',
  'crossroads.option.theChildrensParcel.accept': 'Thank them and put it on the pile unopened.',
  'crossroads.effect.theChildrensParcel.accept':
    'The colony gains 1 morale. The top 3 cards of the School deck are added face down to the contributions, whatever they are. You lose 1 unused die, if you have one.',
  'crossroads.option.theChildrensParcel.open': 'Open it in front of them and sort it.',
  'crossroads.effect.theChildrensParcel.open':
    'Draw 2 cards from the School deck and add 2 food to the supply. 1 helpless survivor turns rebellious, if there is one who is not yet.',

  'crossroads.thirdHelping': 'Third Helping',
  'crossroads.trigger.thirdHelping':
    'You spend food on a die, you are not exiled, at least 2 food remain in the supply and at least 2 rounds are left.',
  'crossroads.story.thirdHelping':
    'The tin was for everybody, and everybody knows the sound of that lid. You explain that hard work needs strength, with your mouth full. The whole room watches the spoon go down and come up again, and at the back somebody asks what it tastes like, purely as a historian. Before you have swallowed there is a motion on the table: a lock for the pantry, or one proper supper, so that people stop staring.',
  'crossroads.option.thirdHelping.lock': 'Put a lock on the pantry and a scale on the table.',
  'crossroads.effect.thirdHelping.lock':
    'The colony loses 1 morale. For the rest of the game the colony needs 1 less food in step 1 of the colony phase.',
  'crossroads.option.thirdHelping.open': 'Cook one proper supper for everybody.',
  'crossroads.effect.thirdHelping.open': 'Remove 2 food from the supply. Next round every player rolls 1 more die.',

  'crossroads.armsAtTheTable': 'Arms at the Table',
  'crossroads.trigger.armsAtTheTable': 'You equip a survivor with a weapon and you are not exiled.',
  'crossroads.story.armsAtTheTable':
    'Supper begins with a clatter: everyone who owns something sharp or loaded lays it beside the plate. It started as caution and has become good manners. The salt is passed at gunpoint, very courteously, and nobody complains about the soup any more. The cook would like to see the hardware at the gate, where it might impress the right people. The others had hoped for a little target practice after the pudding.',
  'crossroads.option.armsAtTheTable.gate': 'Give a piece to the guards at the gate.',
  'crossroads.effect.armsAtTheTable.gate':
    'The survivor who has just been equipped loses 1 item of your choice to the waste pile. For the rest of the game step 4 of the colony phase adds 1 fewer zombie to the colony.',
  'crossroads.option.armsAtTheTable.wear': 'Keep everything and practise on the empty tins.',
  'crossroads.effect.armsAtTheTable.wear':
    'Add 1 zombie to the colony. Until the end of the round the attack value of all survivors is lower by 1. You roll 1 more die this round.',

  'crossroads.nightSchool': 'Night School',
  'crossroads.trigger.nightSchool': 'You play an education card or equip a survivor with one, and you are not exiled.',
  'crossroads.story.nightSchool':
    'Somebody has read a page aloud, and now there is no stopping it. Two people quarrel about a verb, and a man who has not spoken since Christmas corrects the date of a battle. It would be easy to open a school: there are benches, there is chalk, there is even a bell. There is also a stove, and for some days it has had its eye on the encyclopaedia, volumes A to D.',
  'crossroads.option.nightSchool.teach': 'Ring the bell and begin with the alphabet.',
  'crossroads.effect.nightSchool.teach':
    'Spend 1 unused die and roll a die. 2 or more: the colony gains 1 morale, and 1 helpless survivor who has heard of the school comes to it. 1: one of your survivors takes 1 despair.',
  'crossroads.option.nightSchool.burn': 'Feed the books to the stove and warm the beds.',
  'crossroads.effect.nightSchool.burn':
    'The top 3 cards of the Library deck are put on the waste pile. Remove 1 wound or frostbite from every survivor in the colony who has any.',

  'crossroads.coatsOfTheDead': 'Coats of the Dead',
  'crossroads.trigger.coatsOfTheDead':
    'You end your turn, you are not exiled, at least 2 survivors lie in the graveyard and at least 2 are in the colony.',
  'crossroads.story.coatsOfTheDead':
    'By the door hang the coats of those who are not coming back. They are good coats. Every morning people with newspaper stuffed up their sleeves walk past them and look at the ceiling, and in one pocket there is half a sandwich that nobody dares to inherit. Tonight the thermometer bursts, and somebody finally says it: either we put them on or we give them a decent farewell, but they must stop waiting for us.',
  'crossroads.option.coatsOfTheDead.wear': 'Share out the coats by size.',
  'crossroads.effect.coatsOfTheDead.wear':
    'Remove 1 wound or frostbite from every survivor in the colony who has any. The survivor with the lowest influence there gets the coat with the name in it and takes 1 despair. Next round every player rolls 1 more die.',
  'crossroads.option.coatsOfTheDead.honour': 'Burn them with candles and a few kind words.',
  'crossroads.effect.coatsOfTheDead.honour':
    'Each non-exiled player puts 1 card from their hand on the waste pile, if they have one, and removes 1 despair from each of their survivors who has any. The colony gains 1 morale. Next round every player rolls 1 fewer die.',
}
