import type { Messages } from '@lastlight/kernel'

export const crossroadsModules: Messages = {
  'crossroads.theHalfBuiltShower': 'The Half-Built Shower',
  'crossroads.trigger.theHalfBuiltShower': 'You clean waste and you are not exiled.',
  'crossroads.story.theHalfBuiltShower':
    'There is no door yet, nor a roof, and the hot water runs for ninety seconds, counted aloud by the queue; people who sing get sixty. The shower consists of a barrel, eleven metres of copper pipe and a good deal of hope, and tonight nineteen people with towels stand in front of it in the snow. The only fire that is big enough has the soup on it. The builders want their pipe back, too. Under the barrel waits the first bather, soaped from head to foot, at twenty-four below.',
  'crossroads.option.theHalfBuiltShower.pipe': 'Unscrew the pipe and hand in a towel.',
  'crossroads.effect.theHalfBuiltShower.pipe':
    'Put 2 progress tokens on an improvement. Then the survivor with the lowest influence in the colony takes 1 frostbite.',
  'crossroads.option.theHalfBuiltShower.fire': 'Move the soup and let the queue move up.',
  'crossroads.effect.theHalfBuiltShower.fire':
    'Remove 1 food from the supply. Add 1 zombie to the colony. Remove 1 despair from every survivor there who has any, and put 1 progress token on an improvement.',

  'crossroads.twoHundredNails': 'Two Hundred Nails',
  'crossroads.trigger.twoHundredNails': 'You contribute a card to the crisis and you are not exiled.',
  'crossroads.story.twoHundredNails':
    'The box came with two hundred nails in it, and the new wall has had sixty. The storekeeper has turned the box over, tapped it on every side, and found fourteen. The word thief has not been said, but since noon everybody has been walking a little stiffly, so that nothing jingles. One pocket, she is sure, hangs lower than the others. “Or else,” says the man with the crowbar, “we stop looking at each other’s trousers and pull a few out of the gate. It has plenty. From the inside one would hardly notice.”',
  'crossroads.option.twoHundredNails.accuse': 'Point at the pocket.',
  'crossroads.effect.twoHundredNails.accuse':
    'Take 1 random card from the hand of another non-exiled player. Put 2 progress tokens on an improvement. Add 1 zombie to the colony. One of your survivors takes 1 despair.',
  'crossroads.option.twoHundredNails.pull': 'Fetch the crowbar.',
  'crossroads.effect.twoHundredNails.pull':
    'Only possible while there is at least 1 barricade in the colony. Put 1 progress token on an improvement. Then remove 1 barricade from the colony.',

  'crossroads.dustysOldFriends': 'Dusty’s Old Friends',
  'crossroads.trigger.dustysOldFriends': 'You begin your turn while Dusty is in play, and you are not exiled.',
  'crossroads.story.dustysOldFriends':
    '“Evening. Is Dusty in? We were at school together, so to speak. It had bars.” There are four of them at the fence, hats in their hands, with a sledge full of tins and, on top, a cake. They would like to sit by the stove with him, talk about old doors and perhaps settle in the neighbourhood. Dusty has turned the colour of porridge. “They count windows,” he whispers. “They can’t sit down anywhere without counting the windows. Send them off, and I’ll show you which ones I would take. Only don’t ask me in front of people.”',
  'crossroads.option.dustysOldFriends.cake': 'Let them in, cake first.',
  'crossroads.effect.dustysOldFriends.cake':
    'Add 3 food to the supply. Place 2 bandits, each at its own random location.',
  'crossroads.option.dustysOldFriends.windows': 'Send them off, and have Dusty point.',
  'crossroads.effect.dustysOldFriends.windows':
    'Put 2 barricades on empty entrance spaces of the colony, or as many as fit. Dusty takes 1 despair.',

  'crossroads.weHaveYourBoy': 'We Have Your Boy',
  'crossroads.trigger.weHaveYourBoy':
    'You begin your turn with at least 2 cards in your hand, you are not exiled and there is at least 1 bandit on the board.',
  'crossroads.story.weHaveYourBoy':
    'The boy stands between two rifles and eats their bread. “We have your boy,” the taller man calls across the ditch. “Two things of value, and he is yours again.” We count our children. They are all here. We count once more, out loud, and over there they begin to look uneasy. “Well, whose is he, then?” He is nobody’s, says the boy with his mouth full, and these two snore, and in their cellar there is somebody who cries. It is getting dark. They would clearly rather sell him than carry him home.',
  'crossroads.option.weHaveYourBoy.ransom': 'Recognise him, loudly, and pay.',
  'crossroads.effect.weHaveYourBoy.ransom':
    'Put 2 cards of your choice from your hand on the waste pile. 1 helpless survivor comes to the colony. The colony gains 1 morale.',
  'crossroads.option.weHaveYourBoy.creep': 'Wait until they snore, and look into the cellar.',
  'crossroads.effect.weHaveYourBoy.creep':
    'Spend 1 unused die and roll a die. 3 or more: 1 survivor from the survivor deck joins your group. 1 or 2: place 1 bandit at a random location, and one of your survivors takes 1 wound.',

  'crossroads.withoutGloves': 'Without Gloves',
  'crossroads.trigger.withoutGloves':
    'One of your survivors moves to a location outside the colony where there is at least 1 bandit, or searches one.',
  'crossroads.story.withoutGloves':
    'He has you in his sights, and nothing happens. He looks at his finger. The finger is white and has stopped taking orders. He is one of theirs, he says, or was; they went on in the morning, and his feet did not. The rifle across his knees has the number of the police armoury on it. For a pair of gloves he would tell you what is hidden in here, and where. You own exactly one pair, and your hands are in it. He does not say please. One can see him looking for the word.',
  'crossroads.option.withoutGloves.gloves': 'Pull them off, finger by finger.',
  'crossroads.effect.withoutGloves.gloves':
    'Draw 3 cards from the item deck at the location of the survivor who moved or searched. That survivor takes 1 frostbite.',
  'crossroads.option.withoutGloves.rifle': 'Lift the rifle off his knees and go.',
  'crossroads.effect.withoutGloves.rifle':
    'The survivor who moved or searched takes 1 despair. Add 1 zombie at their location. Look through the Police Station deck for a weapon card, take it into your hand and shuffle the deck.',

  'crossroads.blueAndTheKey': 'Blue and the Key',
  'crossroads.trigger.blueAndTheKey': 'You begin your turn while Blue is in play, and you are not exiled.',
  'crossroads.story.blueAndTheKey':
    'Since yesterday Blue has worn a key on a string round her neck. It is flat, made of steel, and there is a skull stamped on it; only one firm in town ever signed its keys like that. All may look, none may touch. She has a price. She has pointed at two tins, then at the key, then at the tins again, slowly, for the benefit of the less gifted. One could also wait until she sleeps. The children have heard this remark and are sitting round her bed in their coats, in shifts.',
  'crossroads.option.blueAndTheKey.pay': 'Two tins, opened.',
  'crossroads.effect.blueAndTheKey.pay': 'Remove 2 food from the supply. Draw 3 cards from the Raxxon deck.',
  'crossroads.option.blueAndTheKey.night': 'Wait for the change of shifts.',
  'crossroads.effect.blueAndTheKey.night':
    'Draw 2 cards from the Raxxon deck. 1 helpless survivor turns rebellious, if there is one who is not yet. Blue takes 1 despair.',

  'crossroads.theLastStrip': 'The Last Strip',
  'crossroads.trigger.theLastStrip':
    'You begin your turn, at least one of your survivors has a wound, frostbite or despair, and the rules for pills are in use.',
  'crossroads.story.theLastStrip':
    '“What this medicine is for: our investors. Do not take it if you drive, sleep or know a member of our staff. Very common: relief. Common: hands that obey you on weekdays. Frequency not known: page two.” There is no page two. There is a strip with one pill left in it, found in a white coat, and a patient who has not slept since Tuesday. The patient has read the leaflet to the end, folded it into a small boat and put it on the blanket. Now a hand is lying next to the boat, palm up.',
  'crossroads.option.theLastStrip.give': 'Press the pill out into the palm.',
  'crossroads.effect.theLastStrip.give':
    'Choose one of your survivors with a wound or frostbite and remove up to 2 wounds or frostbites from them. Then they have the side effect “The shakes”, unless a survivor has it already.',
  'crossroads.option.theLastStrip.keep': 'Keep it. The batch number names a storeroom.',
  'crossroads.effect.theLastStrip.keep':
    'Draw 2 cards from the Raxxon deck. Choose one of your survivors: they take 1 despair.',

  'crossroads.theVoiceOnTheLog': 'The Voice on the Log',
  'crossroads.trigger.theVoiceOnTheLog':
    'One of your survivors moves to Raxxon or searches it, and you are not exiled.',
  'crossroads.story.theVoiceOnTheLog':
    '“Log nineteen. The lift is out, the coffee is out, and the ones in wing C have worked out handles. If you find this: third drawer, under the socks, there is chocolate. And tell my …” Click. You wind it back, because nobody else breathes in like that before a bad joke. You shared a room with that breath for eleven years. He was going to be a dentist. The label says the tape is nine days old, and beside the recorder hangs a telephone with a button for every floor below.',
  'crossroads.option.theVoiceOnTheLog.ring': 'Lift the receiver and try every button.',
  'crossroads.effect.theVoiceOnTheLog.ring':
    'Roll a die. 3 or more: 1 survivor from the survivor deck joins your group, and you draw 1 card from the Raxxon deck. 1 or 2: add 2 zombies to Raxxon.',
  'crossroads.option.theVoiceOnTheLog.home': 'Take the tape home, with the joke in your head.',
  'crossroads.effect.theVoiceOnTheLog.home':
    'Put 2 cards of your choice from your hand on the waste pile. The colony gains 1 morale. The survivor who moved or searched takes 1 despair.',

  'crossroads.countingOut': 'Counting Out',
  'crossroads.trigger.countingOut':
    'You begin your turn, you are not exiled and there is at least 1 helpless survivor.',
  'crossroads.story.countingOut':
    '“Seven for fever and nine for snow, open the cage and let him go.” All week the children have been counting out with it behind the fence, and it is always the smallest who is out. No grown-up taught it to them. They had it from the drainpipe, they explain, from a man who is very far down and very polite. The verses change, the two numbers never do. On the delivery gate of Raxxon there is a keypad that wants exactly two. And along the fence the dead are standing, more of them each evening, with their heads on one side.',
  'crossroads.option.countingOut.sing': 'Let them play until supper.',
  'crossroads.effect.countingOut.sing': 'The colony gains 1 morale. Add 2 zombies to the colony.',
  'crossroads.option.countingOut.keypad': 'Send the children in and try the keypad.',
  'crossroads.effect.countingOut.keypad':
    'Spend 1 unused die. Then roll a die. 3 or more: draw 3 cards from the Raxxon deck. 1 or 2: add 2 zombies, each at its own random location.',

  'crossroads.protectionMoney': 'Protection Money',
  'crossroads.trigger.protectionMoney':
    'You begin your turn with at least 3 cards in your hand, you are not exiled and at least 2 rounds are left.',
  'crossroads.story.protectionMoney':
    '“Dear neighbours, please excuse the disturbance. In return for two articles of your choice the undersigned, at present living in a hideout, will keep the dead away from your fence. It is such a nice fence, and so much could happen to it. A price list and a short survey are enclosed; your opinion matters to us.” The letter is typed without a single mistake. Somebody pushed it under the gate during the night, and from the gate a line of fresh boot prints leads straight back to the sender.',
  'crossroads.option.protectionMoney.pay': 'Pay, and tick “fairly satisfied”.',
  'crossroads.effect.protectionMoney.pay':
    'Put 2 cards of your choice from your hand on the waste pile. For the rest of the game step 4 of the colony phase adds 1 fewer zombie to the colony.',
  'crossroads.option.protectionMoney.track': 'Follow the prints before the snow covers them.',
  'crossroads.effect.protectionMoney.track':
    'Add 2 food to the supply. For the rest of the game, whenever a bandit is placed, roll a die: on 4 or more the bandit is driven off. Choose one of your survivors: they take 1 wound.',

  'crossroads.bedBoards': 'Bed Boards',
  'crossroads.trigger.bedBoards': 'You end your turn, you are not exiled and at least 3 survivors are in the colony.',
  'crossroads.story.bedBoards':
    'The carpenter has run out of wood, and she has started to look at the beds. Solid planks, she says, oak, dry for forty years. The man in bed nine says that he has been dry for seventy and does not intend to move. Outside, the frame of the new work stands in the snow like the ribs of something that was never fed. There are, if all lie closer, enough blankets on the floor. The carpenter has come with the saw, and bed nine has come with his walking stick.',
  'crossroads.option.bedBoards.saw': 'Hand her the saw.',
  'crossroads.effect.bedBoards.saw':
    'Choose one of your survivors: they take 1 despair. Put 2 progress tokens on an improvement.',
  'crossroads.option.bedBoards.sleep': 'Let them sleep, and chop up something of your own.',
  'crossroads.effect.bedBoards.sleep':
    'Put 1 card of your choice from your hand on the waste pile. Put 2 progress tokens on an improvement.',

  'crossroads.byLamplight': 'By Lamplight',
  'crossroads.trigger.byLamplight': 'You put up a barricade in the colony.',
  'crossroads.story.byLamplight':
    'The last nail of the barricade goes in at dusk, and the crew does not put the hammers down. They are warm for once and want to finish the roof as well. It needs two hours, a lamp on a pole, and a noise that carries over the river and back. The other way is to tie everything you own in cloth over the beams and pray that the wind is tired tonight. The lamp is already lit. Somebody has already begun to sing.',
  'crossroads.option.byLamplight.hammer': 'Hammer on while the oil lasts.',
  'crossroads.effect.byLamplight.hammer': 'Put 2 progress tokens on an improvement. Add 2 zombies to the colony.',
  'crossroads.option.byLamplight.cover': 'Cover it for the night, quietly.',
  'crossroads.effect.byLamplight.cover':
    'Each non-exiled player puts 1 card of their choice from their hand on the waste pile (none if the hand is empty). Put 1 progress token on an improvement.',

  'crossroads.theManual': 'The Manual',
  'crossroads.trigger.theManual': 'You play a tool card.',
  'crossroads.story.theManual':
    'You have the tool in your hand and no idea which end is which. There is a manual: eighty pages in very small print, with a drawing of a smiling man who does it without gloves. Reading it will cost the evening and, if you are honest, two more books to look up the words. The crew thinks that metal explains itself. They thought so last week as well, and the bandage is still on the table.',
  'crossroads.option.theManual.read': 'Read it from the first page.',
  'crossroads.effect.theManual.read':
    'Spend 1 unused die and put 2 cards of your choice from your hand on the waste pile. Put 3 progress tokens on an improvement.',
  'crossroads.option.theManual.guess': 'It will be obvious once it moves.',
  'crossroads.effect.theManual.guess':
    'Put 2 progress tokens on an improvement. Choose one of your survivors: they take 1 wound.',

  'crossroads.iceCreamInJanuary': 'Ice Cream in January',
  'crossroads.trigger.iceCreamInJanuary': 'One of your survivors outside the colony attracts zombies or makes noise.',
  'crossroads.story.iceCreamInJanuary':
    'All this noise comes from an ice-cream van with a plaster cone on its roof and a loudspeaker that plays eight bars of a waltz. It started at the first try, and the reason for that now comes round the corner with three rifles: the van is theirs, they have looked after it all winter, and they are rather hurt. Their leader hums along. For something nice he would let bygones be bygones; otherwise he would like to shoot at us a little.',
  'crossroads.option.iceCreamInJanuary.keep': 'Step on it and turn the waltz up.',
  'crossroads.effect.iceCreamInJanuary.keep':
    'Add 1 food to the supply. Choose another location with zombies and bring up to 3 of them to empty entrance spaces at this survivor’s location. Then this survivor takes 1 wound.',
  'crossroads.option.iceCreamInJanuary.trade': 'Hand back the van, with a present.',
  'crossroads.effect.iceCreamInJanuary.trade':
    'Put 1 card of your choice from your hand on the waste pile. For the rest of the game, whenever a bandit is placed, roll a die: on 4 or more the bandit is driven off.',
}
