import type { Messages } from '@lastlight/kernel'

export const secrets: Messages = {
  'secret.memoir': 'Memoir',
  'secret.if.memoir': 'The main objective is completed, and you hold at least 1 tool card and 2 education cards.',
  'secret.story.memoir':
    'Somebody must write down how this winter really went. You need books to learn from and something to stitch the pages with.',
  'secret.pantry': 'Behind the Boards',
  'secret.if.pantry': 'The main objective is completed, and you hold at least 2 food cards.',
  'secret.story.pantry':
    'You know what a hungry winter does to a family. Behind your bunk there is a gap in the wall, and you sleep badly until it is full.',
  'secret.firstAid': 'The Bottom Drawer',
  'secret.if.firstAid': 'The main objective is completed, and you hold at least 2 medicine cards.',
  'secret.story.firstAid':
    'There is a bed you still see at night, and your empty hands beside it. You want a drawer that no crisis can get at.',
  'secret.tank': 'Three Days by Car',
  'secret.if.tank': 'The main objective is completed, and you hold at least 1 fuel card and 1 food card.',
  'secret.story.tank':
    'Your sister’s last letter was posted three days’ drive from here. As soon as this is over, you are going to knock on her door.',
  'secret.arms': 'Oiled and Wrapped',
  'secret.if.arms':
    'The main objective is completed, and you hold at least 2 weapon cards; equipped weapons do not count.',
  'secret.story.arms':
    'Worse than the dead will come in spring. You keep something sharp and something loud in a blanket, and in the blanket it stays.',
  'secret.backpack': 'Packed by the Door',
  'secret.if.backpack':
    'The main objective is completed, and you hold at least 1 food card, 1 medicine card and 1 fuel card.',
  'secret.story.backpack':
    'You have run from three places, once in your socks. Now a bag stands by the door with something to eat, something to heal with and something to burn.',
  'secret.addresses': 'The Address Book',
  'secret.if.addresses':
    'The main objective is completed, and you hold at least 1 item card of the survivor type, 1 education card and 1 food card.',
  'secret.story.addresses':
    'Somebody is waiting behind a door that nobody here knows about. When it is over you fetch them, with a map and with bread.',
  'secret.school': 'First Lesson',
  'secret.if.school':
    'The main objective is completed, and you hold at least 1 education card and at least 1 of your survivors is at the school.',
  'secret.story.school':
    'The children here learn to read from the labels on tins. You want a classroom again, with books and with somebody at the blackboard.',
  'secret.loner': 'One Bowl, One Spoon',
  'secret.if.loner': 'The main objective is completed, and you control at most 1 survivor.',
  'secret.story.loner':
    'You remember the name of everybody who ever followed you. You do not want to learn any more names.',
  'secret.kin': 'The Head of the Table',
  'secret.if.kin':
    'The main objective is completed, and you control more survivors than every other player. A tie is not enough.',
  'secret.story.kin':
    'The one who speaks for the most people here gets to finish the sentence. You have a long sentence in mind.',
  'secret.unhurt': 'All Ten Fingers',
  'secret.if.unhurt':
    'The main objective is completed, and you control at least 2 survivors, none of whom has a wound, a frostbite or a despair token.',
  'secret.story.unhurt':
    'Their families have your word that they will come back whole. You count fingers every evening.',
  'secret.scouts': 'Elbow Room',
  'secret.if.scouts':
    'The main objective is completed, and at least 2 of your survivors are outside the colony and you hold at least 1 fuel card.',
  'secret.story.scouts':
    'The walls in here move closer every night. When it is over your people are to be outside already, with something for the engine.',
  'secret.miser': 'The Ledger',
  'secret.if.miser':
    'The main objective is completed, and you hold more cards in hand than every other player (a tie is not enough), at least 1 of them a fuel card.',
  'secret.story.miser':
    'Every evening you write down who owns what. It calms you when your own column is the longest and smells of petrol.',
  'secret.armory': 'To the Teeth',
  'secret.if.armory':
    'The main objective is completed, and your survivors carry more items as equipment than those of every other player. A tie is not enough.',
  'secret.story.armory':
    'Anybody whose people carry more than yours makes you nervous. There is a simple remedy for that.',
  'secret.builder': 'A Good Door',
  'secret.if.builder': 'The main objective is completed, and at least 5 barricades stand in the colony.',
  'secret.story.builder':
    'Your father used to say that a house is worth as much as its door. You want to leave behind one that even he would have to knock on.',
  'secret.almsgiver': 'Empty Pockets',
  'secret.if.almsgiver':
    'The main objective is completed, and you hold no card in hand and there are at least 3 food tokens in the food supply.',
  'secret.story.almsgiver':
    'One winter there was flour under your floor while the neighbours starved. This time the store is to be full and you are to own nothing.',
  'secret.fullBellies': 'Nobody Leaves Hungry',
  'secret.if.fullBellies':
    'The main objective is completed, and the colony has no starvation token and you hold at least 1 food card.',
  'secret.story.fullBellies':
    'From your kitchen nobody has ever gone away hungry. A winter is no reason to start, and tomorrow’s pot wants filling too.',
  'secret.broom': 'Clean Sweep',
  'secret.if.broom':
    'The main objective is completed, and there are at most 3 cards in the waste pile and you hold at least 1 tool card.',
  'secret.story.broom':
    'The last colony did not fall to the dead, it fell to its own rubbish. At night you can hear the heap growing.',
  'secret.undertaker': 'A Proper Grave',
  'secret.if.undertaker':
    'The main objective is completed, and at least 2 survivors lie in the graveyard and you hold at least 1 tool card.',
  'secret.story.undertaker':
    'The ground is frozen an arm deep, and our own lie under a tarpaulin. Somebody owes them a grave, and you know how to swing a pick.',
  'secret.rollCall': 'Roll Call',
  'secret.if.rollCall':
    'The main objective is completed, and at most 1 survivor lies in the graveyard and you hold at least 1 medicine card.',
  'secret.story.rollCall':
    'You remember how many heads there were on the first evening. On the last you want to count nearly as many, and to have something for the one who is coughing.',
  'secret.closeCall': 'By a Hair',
  'secret.if.closeCall':
    'The main objective is completed, and morale is at most 3 and you hold at least 1 medicine card.',
  'secret.story.closeCall':
    'A colony that feels safe stops closing the gate. Let them come through, but so narrowly that nobody forgets it; you have drops for the nerves.',
  'secret.hoarder': 'All of It',
  'secret.if.hoarder': 'Morale is 0, and you hold at least 6 cards in hand.',
  'secret.story.hoarder':
    'You are here for the stores, not for the company. When the gate falls, one sack has to be full, and it is yours.',
  'secret.driver': 'The Engine Is Running',
  'secret.if.driver':
    'Morale is 0, and at least 1 of your survivors is at the gas station and you hold at least 2 fuel cards.',
  'secret.story.driver':
    'A full tank needs no friends. One of yours waits at the pumps while the others argue about soup.',
  'secret.deserter': 'Gone by Morning',
  'secret.if.deserter': 'Morale is 0, and none of your survivors is in the colony and you hold at least 2 food cards.',
  'secret.story.deserter':
    'You know on which night the gate will be open, because you are the one not closing it. None of yours sleeps inside that night.',
  'secret.apothecary': 'A Seller’s Market',
  'secret.if.apothecary': 'Morale is 0, and you hold at least 3 medicine cards.',
  'secret.story.apothecary':
    'A cure costs most where everything else is lost. Your buyers are camped down the road, and they are patient.',
  'secret.raider': 'Hired Hands',
  'secret.if.raider':
    'Morale is 0, and your survivors carry at least 2 items as equipment in all and you hold at least 1 weapon card in hand.',
  'secret.story.raider':
    'The people in the woods pay for an open gate and take on people who can fight. You mean to apply with references.',
  'secret.arsonist': 'Bare Walls',
  'secret.if.arsonist':
    'Morale is 0, and no barricade stands in the colony and you hold at least 1 fuel card and 1 tool card.',
  'secret.story.arsonist':
    'Boards burn beautifully. You want to see this place without a single one, and to have enough left over for the rest.',
  'secret.warlord': 'No More Ballots',
  'secret.if.warlord':
    'Morale is 0, and you control more survivors than every other player (a tie is not enough) and hold at least 1 weapon card in hand.',
  'secret.story.warlord':
    'They vote on everything, even on whose turn it is to freeze. What remains of this place will be yours to run, and nobody will be asked.',
  'secret.famine': 'The Lean Weeks',
  'secret.if.famine':
    'Morale is 0, and the colony has at least 2 starvation tokens and you hold at least 2 food cards.',
  'secret.story.famine': 'Hungry people agree to anything. You eat at night, with the tin wrapped in a sock.',
  'secret.rot': 'Let It Rot',
  'secret.if.rot': 'Morale is 0, and there are at least 8 cards in the waste pile and you hold at least 2 tool cards.',
  'secret.story.rot':
    'Nobody suspects a person who merely never tidies up. The rats do the work, and you know what in that heap is still worth keeping.',
  'secret.chronicler': 'The Last Chapter',
  'secret.if.chronicler':
    'Morale is 0, and at least 3 survivors lie in the graveyard and you hold at least 2 education cards.',
  'secret.story.chronicler':
    'You are writing the book on how a colony comes to its end. What it still lacks are sources and the final chapter, and the final chapter can be helped along.',
  'exiled.outlast': 'Outlast Them',
  'exiled.if.outlast.traitor':
    'Morale is 0, the other conditions of your betrayal objective are met, and you control at least 2 survivors.',
  'exiled.story.outlast.traitor':
    'They expect the frost to finish the job. You still have people, and you still have your plan.',
  'exiled.if.outlast.wronged':
    'The main objective is completed, and you control at least 2 survivors and hold at least 4 cards in hand. This replaces your secret objective.',
  'exiled.story.outlast.wronged':
    'They sent you into the snow for nothing. You want them saved all the same, and to meet them afterwards with a full sack and in good company.',
  'exiled.reckoning': 'Armed at the Gate',
  'exiled.if.reckoning.traitor':
    'Morale is 0, and your survivors carry at least 2 items as equipment in all and you hold at least 1 weapon card in hand. This replaces your betrayal objective.',
  'exiled.story.reckoning.traitor':
    'Everybody knows the first plan now. The second is simpler: you come back when nobody guards the gate.',
  'exiled.if.reckoning.wronged':
    'The main objective is completed, the other conditions of your secret objective are met, and your survivors carry at least 2 items as equipment in all.',
  'exiled.story.reckoning.wronged':
    'You finish what you set out to do, with them or without them. And nobody turns your people away again, because your people carry iron.',
  'exiled.secondFire': 'A Second Fire',
  'exiled.if.secondFire.traitor':
    'Morale is 0, and you control at least 3 survivors and hold at least 2 food cards. This replaces your betrayal objective.',
  'exiled.story.secondFire.traitor':
    'When the colony falls, those who run will run towards smoke. It had better be yours, and there had better be a pot over the fire.',
  'exiled.if.secondFire.wronged':
    'However the game ends, you control more survivors than every other player (a tie is not enough) and hold at least 3 food cards and 2 fuel cards. This replaces your secret objective.',
  'exiled.story.secondFire.wronged':
    'There is another roof with a stove under it, and nobody votes on who may sit there. Whatever becomes of the colony, yours is to be the bigger house.',
  'exiled.longRoad': 'The Long Road',
  'exiled.if.longRoad.traitor':
    'Morale is 0, and you hold at least 2 fuel cards, 1 food card and 1 tool card. This replaces your betrayal objective.',
  'exiled.story.longRoad.traitor':
    'There is nothing more to fetch here. With the smoke behind you, you will want a tank, a spanner and something to chew.',
  'exiled.if.longRoad.wronged':
    'The main objective is completed, and you hold at least 2 fuel cards, 1 food card and 1 medicine card. This replaces your secret objective.',
  'exiled.story.longRoad.wronged':
    'You will not knock again. But you can drive away in peace only when you know that they are alive.',
  'exiled.cleanName': 'A Clean Name',
  'exiled.if.cleanName.traitor':
    'Morale is 0, the other conditions of your betrayal objective are met, and at least 3 survivors lie in the graveyard.',
  'exiled.story.cleanName.traitor':
    'Some of them know too much about you. Snow covers a great deal, and the dead give no evidence.',
  'exiled.if.cleanName.wronged':
    'The main objective is completed, the other conditions of your secret objective are met, and none of your survivors has a wound, a frostbite or a despair token.',
  'exiled.story.cleanName.wronged':
    'One day they will say that they were wrong. You want to hear it with all your people standing unharmed behind you.',
}
