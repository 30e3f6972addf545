import type { Messages } from '@lastlight/kernel'

export const survivors: Messages = {
  'survivor.rocco': 'Rocco Bellini',
  'survivor.short.rocco': 'Rocco',
  'survivor.acc.rocco': 'Rocco',
  'survivor.gen.rocco': 'Rocco’s',
  'survivor.dat.rocco': 'Rocco',
  'survivor.job.rocco': 'father',
  'survivor.power.rocco':
    'Colony: while at least 1 helpless survivor is in the colony, step 4 of the colony phase adds 2 fewer zombies to the colony.',
  'survivor.story.rocco':
    'He left the city with three children and a pram full of canned peaches. At the gate he counts everybody in, twice, whether they are his or not.',
  'survivor.anita': 'Anita Wallace',
  'survivor.short.anita': 'Anita',
  'survivor.acc.anita': 'Anita',
  'survivor.gen.anita': 'Anita’s',
  'survivor.dat.anita': 'Anita',
  'survivor.job.anita': 'unknown',
  'survivor.power.anita':
    'Anywhere: once per round, kill 1 zombie at Anita’s location without an exposure roll, or give 1 wound to a survivor at her location.',
  'survivor.story.anita':
    'Nobody knows where she comes from, and since one man asked, nobody asks. She sleeps with her back to the wall and her shoes on.',
  'survivor.emma': 'Emma Han',
  'survivor.short.emma': 'Emma',
  'survivor.acc.emma': 'Emma',
  'survivor.gen.emma': 'Emma’s',
  'survivor.dat.emma': 'Emma',
  'survivor.job.emma': 'student',
  'survivor.power.emma':
    'Outside the colony: once per round, reveal the top 4 cards of the item deck at Emma’s location. You may take 1 education card among them into your hand. Shuffle the others back into the deck.',
  'survivor.story.emma':
    'Two exams short of a degree, she still puts every book back on the shelf it came from. Her thesis was about snow on flat roofs, and it has stopped being boring.',
  'survivor.elijah': 'Elijah Jordan',
  'survivor.short.elijah': 'Elijah',
  'survivor.acc.elijah': 'Elijah',
  'survivor.gen.elijah': 'Elijah’s',
  'survivor.dat.elijah': 'Elijah',
  'survivor.job.elijah': 'DJ',
  'survivor.power.elijah':
    'Outside the colony: once per round, after a search with Elijah, you may move all noise tokens from his location to one other location with room for all of them.',
  'survivor.story.elijah':
    'He could fill a hall of three thousand and empty it again in ten minutes. It is the second skill that has kept him alive.',
  'survivor.kevin': 'Kevin Jackson',
  'survivor.short.kevin': 'Kevin',
  'survivor.acc.kevin': 'Kevin',
  'survivor.gen.kevin': 'Kevin’s',
  'survivor.dat.kevin': 'Kevin',
  'survivor.job.kevin': 'sniper',
  'survivor.power.kevin':
    'Anywhere: once per round, kill 1 zombie or bandit at any location, the colony included, without an exposure roll.',
  'survivor.story.kevin':
    'Two wars left him a pension and a bad back. He takes the watch on the roof because nobody up there wants to talk.',
  'survivor.gia': 'Gia Najjar',
  'survivor.short.gia': 'Gia',
  'survivor.acc.gia': 'Gia',
  'survivor.gen.gia': 'Gia’s',
  'survivor.dat.gia': 'Gia',
  'survivor.job.gia': 'physiotherapist',
  'survivor.power.gia':
    'Anywhere: at the end of your turn you may remove 1 wound or 1 frostbite from a survivor in the colony. Despair stays.',
  'survivor.story.gia':
    'For eleven years she taught people to walk again after their accidents. They learn faster now, for lack of time.',
  'survivor.alfonso': 'Alfonso Ortega',
  'survivor.short.alfonso': 'Alfonso',
  'survivor.acc.alfonso': 'Alfonso',
  'survivor.gen.alfonso': 'Alfonso’s',
  'survivor.dat.alfonso': 'Alfonso',
  'survivor.job.alfonso': 'gunsmith',
  'survivor.power.alfonso':
    'Colony: once per round, remove 2 food from the supply to look through the item deck of one of the locations 1 to 6 for 1 weapon. If there is one, equip a survivor in the colony with it. Then shuffle the deck.',
  'survivor.story.alfonso':
    'His shop had a bell over the door and a rule against selling to anyone who smiled too much. The door went in the first week; the rule still holds.',
  'survivor.blue': 'Blue',
  'survivor.short.blue': 'Blue',
  'survivor.acc.blue': 'Blue',
  'survivor.gen.blue': 'Blue’s',
  'survivor.dat.blue': 'Blue',
  'survivor.job.blue': 'chimpanzee',
  'survivor.power.blue': 'Anywhere: Blue’s moves cause no exposure roll. At Raxxon her search value is 1 lower.',
  'survivor.story.blue':
    'She spent six years behind a door with a number on it and remembered which keeper carried the keys. Nobody has had to teach her the word for quiet.',
  'survivor.fatima': 'Fatima Maktabi',
  'survivor.short.fatima': 'Fatima',
  'survivor.acc.fatima': 'Fatima',
  'survivor.gen.fatima': 'Fatima’s',
  'survivor.dat.fatima': 'Fatima',
  'survivor.job.fatima': 'bus driver',
  'survivor.power.fatima':
    'Outside the colony: after each search with Fatima you may choose one of your survivors at her location who has not moved this turn, Fatima included: that survivor moves without an exposure roll. This is the survivor’s move for the turn.',
  'survivor.story.fatima':
    'She drove the number 14 for nineteen years and was late four times. In the last week she kept to the timetable too, for the people still standing at the stops.',
  'survivor.kumar': 'Kumar Sen',
  'survivor.short.kumar': 'Kumar',
  'survivor.acc.kumar': 'Kumar',
  'survivor.gen.kumar': 'Kumar’s',
  'survivor.dat.kumar': 'Kumar',
  'survivor.job.kumar': 'stuntman',
  'survivor.power.kumar':
    'Anywhere: once per round, in any player’s turn, when another survivor at Kumar’s location would take a wound from an exposure roll, you may put that wound on Kumar instead.',
  'survivor.story.kumar':
    'He was paid by the fall, with extra for fire. He has broken eleven bones for actors whose names he can no longer place.',
  'survivor.rosa': 'Rosa Rodriguez',
  'survivor.short.rosa': 'Rosa',
  'survivor.acc.rosa': 'Rosa',
  'survivor.gen.rosa': 'Rosa’s',
  'survivor.dat.rosa': 'Rosa',
  'survivor.job.rosa': 'nursery teacher',
  'survivor.power.rosa':
    'Colony: once per round, turn 1 rebellious helpless survivor back to its normal side. If there is none, remove the top 2 cards of the waste pile instead.',
  'survivor.story.rosa':
    'Twenty-six four-year-olds a day prepared her for the colony better than any army would have. She has not raised her voice since the winter began; she lowers it.',
  'survivor.nadia': 'Nadia Rivers',
  'survivor.short.nadia': 'Nadia',
  'survivor.acc.nadia': 'Nadia',
  'survivor.gen.nadia': 'Nadia’s',
  'survivor.dat.nadia': 'Nadia',
  'survivor.job.nadia': 'night radio host',
  'survivor.power.nadia':
    'Colony: once per round, remove 1 despair from a survivor in the colony, or reroll 1 of your unused dice.',
  'survivor.story.nadia':
    'For nine years, between two and five in the morning, she talked to people who could not sleep. The audience has shrunk; it is still awake.',
  'survivor.cyril': 'Cyril Mott',
  'survivor.short.cyril': 'Cyril',
  'survivor.acc.cyril': 'Cyril',
  'survivor.gen.cyril': 'Cyril’s',
  'survivor.dat.cyril': 'Cyril',
  'survivor.job.cyril': 'fireworks maker',
  'survivor.power.cyril':
    'Outside the colony: spend a die of 5 or more to put 1 explosive trap on an empty entrance space of Cyril’s location.',
  'survivor.story.cyril':
    'He made the rockets for the fairs of four towns and still has ten fingers, which in his trade counts as a diploma. The powder he was saving for New Year’s Eve did not last that long.',
  'survivor.hedda': 'Hedda Brekke',
  'survivor.short.hedda': 'Hedda',
  'survivor.acc.hedda': 'Hedda',
  'survivor.gen.hedda': 'Hedda’s',
  'survivor.dat.hedda': 'Hedda',
  'survivor.job.hedda': 'vet',
  'survivor.power.hedda':
    'Anywhere: spend a die of 4 or more to remove 1 wound or 1 frostbite from a survivor at Hedda’s location, Hedda included. Despair stays.',
  'survivor.story.hedda':
    'Cows, mostly, and once a circus bear. People, she says, are easier to hold down and complain more.',
  'survivor.marek': 'Marek Dolny',
  'survivor.short.marek': 'Marek',
  'survivor.acc.marek': 'Marek',
  'survivor.gen.marek': 'Marek’s',
  'survivor.dat.marek': 'Marek',
  'survivor.job.marek': 'gravedigger',
  'survivor.power.marek':
    'Outside the colony: once per round, when Marek attacks a zombie, he kills 2 zombies at his location instead of 1, without an exposure roll.',
  'survivor.story.marek':
    'He dug by hand, because the excavator left a crooked edge. In the first week he stopped digging and went after those who would not stay down.',
  'survivor.ingrid': 'Ingrid Halvard',
  'survivor.short.ingrid': 'Ingrid',
  'survivor.acc.ingrid': 'Ingrid',
  'survivor.gen.ingrid': 'Ingrid’s',
  'survivor.dat.ingrid': 'Ingrid',
  'survivor.job.ingrid': 'canteen cook',
  'survivor.power.ingrid': 'Colony: the colony needs 1 less food in step 1 of the colony phase.',
  'survivor.story.ingrid':
    'At a tyre factory she cooked four hundred lunches a day on the money for three hundred and fifty. What goes into the Thursday soup she tells nobody.',
  'survivor.teodor': 'Teodor Lazar',
  'survivor.short.teodor': 'Teodor',
  'survivor.acc.teodor': 'Teodor',
  'survivor.gen.teodor': 'Teodor’s',
  'survivor.dat.teodor': 'Teodor',
  'survivor.job.teodor': 'railway dispatcher',
  'survivor.power.teodor': 'Colony: whenever the action dice are rolled at the start of a round, you roll 1 more die.',
  'survivor.story.teodor':
    'For thirty-one years he sent off trains that he never rode on. He runs the mornings from a chart on the wall, and they leave on time.',
  'survivor.milena': 'Milena Ostoja',
  'survivor.short.milena': 'Milena',
  'survivor.acc.milena': 'Milena',
  'survivor.gen.milena': 'Milena’s',
  'survivor.dat.milena': 'Milena',
  'survivor.job.milena': 'insurance assessor',
  'survivor.power.milena':
    'Outside the colony: the search value of every survivor at Milena’s location, her own included, is 1 lower.',
  'survivor.story.milena':
    'She walked through burnt-out houses and wrote down what used to be in them. People hide the good things in the same five places, and she knows them in order.',
  'survivor.dusty': 'Dusty Pike',
  'survivor.short.dusty': 'Dusty',
  'survivor.acc.dusty': 'Dusty',
  'survivor.gen.dusty': 'Dusty’s',
  'survivor.dat.dusty': 'Dusty',
  'survivor.job.dusty': 'burglar',
  'survivor.power.dusty':
    'Outside the colony: on each search with Dusty you may keep 1 more of the cards drawn. At the bandit hideout his search value is 2 lower.',
  'survivor.story.dusty':
    'He rode with the bandits until they voted to leave him behind, and he overheard the count. He took his share along, and one that was not his.',
  'survivor.wanda': 'Wanda Grot',
  'survivor.short.wanda': 'Wanda',
  'survivor.acc.wanda': 'Wanda',
  'survivor.gen.wanda': 'Wanda’s',
  'survivor.dat.wanda': 'Wanda',
  'survivor.job.wanda': 'carpenter',
  'survivor.power.wanda':
    'Anywhere: at the end of your turn you may put 1 barricade on an empty entrance space of a location where one of your survivors stands, the colony included.',
  'survivor.story.wanda':
    'She put up half the roofs in the district and after the first heavy snow went round to see which had held. All of hers had; she mentions it.',
}
