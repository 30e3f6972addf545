import type { Messages } from '@lastlight/kernel'

export const crossroadsAdult: Messages = {
  'crossroads.grass': 'Grass',
  'crossroads.trigger.grass': 'You play a medicine card and you are not exiled.',
  'crossroads.story.grass':
    'Behind the bandages, where the label promises camomile, stands a jar of something that is not camomile. The whole room knows the smell, and nobody remembers from where. Along the table on your left people are suddenly very concerned about your health. There is enough in it for one excellent bargain, or for one evening on which nobody mentions the cold.',
  'crossroads.option.grass.trade': 'Close the lid and name your price.',
  'crossroads.effect.grass.trade':
    'You lose 1 unused die, if you have one. Name a card by its type or by its name: the next player to your left who has such a card hands it over to you.',
  'crossroads.option.grass.share': 'Pass it round until the jar is empty.',
  'crossroads.effect.grass.share':
    'Remove 1 food from the supply. Add 2 zombies to the colony. The colony gains 1 morale.',

  'crossroads.theBoilerRoom': 'The Boiler Room',
  'crossroads.trigger.theBoilerRoom':
    'You end your turn, you are not exiled, at least 4 survivors are in the colony and at least 2 rounds are left.',
  'crossroads.story.theBoilerRoom':
    'The boiler room is the only place in the colony that is both warm and lockable, and lately the boiler has been inspected a great deal. The inspectors work in pairs, at all hours, and come out with their jumpers inside out. Tonight two inspections met in the doorway, and a third was already holding the lamp. People have not been so cheerful for weeks, or so hungry, or so tired.',
  'crossroads.option.theBoilerRoom.rota': 'Hang a rota on the door, half an hour a pair.',
  'crossroads.effect.theBoilerRoom.rota':
    'The colony gains 1 morale. Next round every player rolls 1 fewer die. The supply loses 2 food, or all if there is less.',
  'crossroads.option.theBoilerRoom.padlock': 'Padlock the door and send everybody to bed, separately.',
  'crossroads.effect.theBoilerRoom.padlock':
    'Each non-exiled player chooses one of their own survivors: that survivor takes 1 despair. Next round every player rolls 1 more die.',

  'crossroads.aLongWalk': 'A Long Walk',
  'crossroads.trigger.aLongWalk':
    'You begin your turn, you are not exiled, there is at least 1 helpless survivor and at most 4 food in the supply.',
  'crossroads.story.aLongWalk':
    'She has folded her blanket, returned the spoon she borrowed in November and finished the hat she was knitting, which fits nobody. She has done the sums, she says: too many mouths, and she was always fond of walking. Her boots stand by the door, and no, thank you, she needs no company. Nobody has said anything so quietly all week, and you are the only one who heard it.',
  'crossroads.option.aLongWalk.letGo': 'Open the door for her and say nothing.',
  'crossroads.effect.aLongWalk.letGo':
    '1 helpless survivor leaves the colony, without loss of morale. One of your survivors takes 1 despair.',
  'crossroads.option.aLongWalk.sitDown': 'Sit down next to her and stay until morning.',
  'crossroads.effect.aLongWalk.sitDown':
    'Spend 1 unused die and roll a die. 3 or more: she stays and remembers where she hid the jam; add 2 food to the supply. 1 or 2: 1 helpless survivor dies, and the colony loses 1 morale.',

  'crossroads.twiceDistilled': 'Twice Distilled',
  'crossroads.trigger.twiceDistilled':
    'You end your turn, you are not exiled, at least 3 survivors are in the colony and at least 2 zombies are at it.',
  'crossroads.story.twiceDistilled':
    'I do not drink, so they let me hold the lamp. The still is in the laundry: a wash boiler, a bicycle pump, four metres of hose from somebody’s shower. What drips from it burns blue and takes the enamel off a mug. At ten they sang, at eleven they apologised to everyone, and now two of them are looking for the third with the handle of the mangle. There are twelve bottles left. The dead are back at the fence, and somebody did have a sensible idea about rags and matches; he has forgotten it, and I have not.',
  'crossroads.option.twiceDistilled.drink': 'Pour the next round.',
  'crossroads.effect.twiceDistilled.drink':
    'Remove 1 despair from every survivor in the colony who has any. The colony gains 1 morale. Then 3 wounds are spread as evenly as possible over the survivors there; owners choose among their own.',
  'crossroads.option.twiceDistilled.throw': 'Stuff rags into the bottles.',
  'crossroads.effect.twiceDistilled.throw':
    'Kill 3 zombies at the colony, or all if there are fewer, without exposure rolls for them. Choose one of your survivors: they take 1 despair.',

  'crossroads.theCountIsShort': 'The Count Is Short',
  'crossroads.trigger.theCountIsShort':
    'You begin your turn with at least 1 medicine card in your hand, you are not exiled and at least 2 rounds are left.',
  'crossroads.story.theCountIsShort':
    'Monday: forty tablets. Tuesday: forty. Wednesday: thirty-six, a mouse is suspected. Thursday: thirty-one, and no mouse sleeps as soundly as that. Friday’s page is missing. We have nobody better for the night watch, everybody says so: he never nods off, he can hear the snow settle. Lately he also counts the beams aloud and scratches at a place where there is nothing. He brought us the empty box himself, folded flat, and asked us not to tell the rest. He would like to be helped, if it need not hurt.',
  'crossroads.option.theCountIsShort.wean': 'Give him less every night, and sit with him.',
  'crossroads.effect.theCountIsShort.wean':
    'Put 1 medicine card from your hand on the waste pile, spend 1 unused die and roll a die. 4 or more: for the rest of the game step 4 of the colony phase adds 1 fewer zombie to the colony. 1 to 3: put 1 more card on the waste pile, if you have one.',
  'crossroads.option.theCountIsShort.lock': 'Take him off the wall and lock the cupboard.',
  'crossroads.effect.theCountIsShort.lock': 'Draw 2 cards from the Hospital deck. Add 2 zombies to the colony.',

  'crossroads.theGoingRate': 'The Going Rate',
  'crossroads.trigger.theGoingRate':
    'You end your turn, you are not exiled and at least 1 helpless survivor is in the colony.',
  'crossroads.story.theGoingRate':
    'They say it began with a tin of pears. They say that he minds the pantry and she minds her tongue, that it is nobody’s business but hers, that everyone here pays with something. Somebody knows the price of a night, and somebody else knows that it has come down. Yesterday two of them were waiting outside his door, and they did not look at each other. He is a good storekeeper; since he has had the key, nothing has gone that was not paid for. And today she asked us, quite calmly, who holds the key to him.',
  'crossroads.option.theGoingRate.key': 'Take the key from him, and the pantry with it.',
  'crossroads.effect.theGoingRate.key':
    'Remove 2 food from the supply. Put 1 card of your choice from your hand on the waste pile, if you have one. The colony gains 1 morale.',
  'crossroads.option.theGoingRate.blindEye': 'Count the tins and say nothing.',
  'crossroads.effect.theGoingRate.blindEye':
    'Add 3 food to the supply. 1 helpless survivor turns rebellious, if there is one who is not yet. Choose one of your survivors: they take 1 despair.',

  'crossroads.unsigned': 'Unsigned',
  'crossroads.trigger.unsigned':
    'You begin your turn, you are not exiled, morale is 4 or lower and at least 2 survivors are in the colony.',
  'crossroads.story.unsigned':
    'The note lay under the kettle, folded twice. It thanks everybody for the winter. It says that the gloves are for the boy and that the debt at cards is settled. It says not to look. There is no name, the letters are printed, and at half past two in the morning every bed that you can see has somebody in it, or a blanket in the shape of somebody. One of them has made up their mind. You are holding a candle, it is very quiet, and the outer door is not quite shut.',
  'crossroads.option.unsigned.wake': 'Wake them all and light the stove.',
  'crossroads.effect.unsigned.wake':
    'Remove 1 food from the supply. Each non-exiled player puts 1 card from their hand on the waste pile, if they have one. Next round every player rolls 1 fewer die. The colony gains 1 morale.',
  'crossroads.option.unsigned.search': 'Follow the footprints, now, alone.',
  'crossroads.effect.unsigned.search':
    'Spend 1 unused die. Then roll a die. 3 or more: the colony gains 1 morale, and you roll 1 more die this round. 1 or 2: the colony loses 1 morale.',

  'crossroads.admissionTwoTins': 'Admission Two Tins',
  'crossroads.trigger.admissionTwoTins': 'One of your survivors kills a zombie with an attack and you are not exiled.',
  'crossroads.story.admissionTwoTins':
    '“Walk up, two tins, children half! He bites, he has bitten three, and there’s not a tooth in him we haven’t counted!” They keep him in the coal cellar on a dog chain, in what is left of a tram conductor’s uniform, and those who bring a stick may have a turn. People laugh who have not laughed since autumn. A boy is keeping the score. Afterwards nobody meets your eye on the stairs, and the cashbox, it has to be said, is heavy. The man used to clip your tickets; you remember that he said good morning.',
  'crossroads.option.admissionTwoTins.stop': 'Go down and put an end to it.',
  'crossroads.effect.admissionTwoTins.stop':
    'Make an exposure roll for the survivor who attacked. 1 helpless survivor turns rebellious, if there is one who is not yet. The colony gains 1 morale.',
  'crossroads.option.admissionTwoTins.sell': 'Carry the cashbox up to the kitchen.',
  'crossroads.effect.admissionTwoTins.sell':
    'Add 3 food to the supply. The survivor with the lowest influence in the colony, who went too near, takes 1 wound and 1 despair.',

  'crossroads.sundayHam': 'Sunday Ham',
  'crossroads.trigger.sundayHam':
    'You begin your turn, you are not exiled, there is at most 1 food in the supply and at least 1 survivor lies in the graveyard.',
  'crossroads.story.sundayHam':
    '“Where did you get it?” “Smell that. Juniper.” “I asked where.” “There was a pig.” “There hasn’t been a pig in this valley since September.” “Then it was a thin one. Look at them. Look at the small ones, they’ve got it up to the elbows.” “The ground behind the shed has been dug up.” “Frost does that.” “Frost doesn’t fill it in again.” “Are you going to tell them, or are you going to say grace?”',
  'crossroads.option.sundayHam.eat': 'Say grace.',
  'crossroads.effect.sundayHam.eat': 'The colony loses 1 morale. Add 4 food to the supply.',
  'crossroads.option.sundayHam.bury': 'Carry the pot out and bury it, twice as deep.',
  'crossroads.effect.sundayHam.bury':
    'Spend 1 unused die. Add 1 starvation token to the food supply. The colony gains 1 morale.',
}
