// What only a scenario says.

import type { Messages } from '@lastlight/kernel'

export const scenarios: Messages = {
  'setting.scenario': 'Scenario',
  'setting.scenario.none': 'None',
  'setting.scenario.chimp': 'Chimp and the Code',
  'setting.scenario.raid': 'Bandit Raid',

  'objective.r1': 'R1: The Gate',
  'objective.story.r1':
    'A steel gate, a bricked-up wicket, sandbags to the roof. Somebody wanted very much to keep something in, or us out. Petrol and powder do not care which.',
  'objective.goal.r1.normal': 'At least 2 fuel or weapon cards per player who began the game lie under this card.',
  'objective.rule.r1':
    'At any time in your turn you may put any number of fuel and weapon cards from your hand under this card, face up. Equipment stays with its survivor.',
  'objective.r2': 'R2: Under the Rubble',
  'objective.story.r2':
    'The voice under the concrete gets weaker every hour. There is no digger, only hands, crowbars and a chimpanzee who will not let anybody rest.',
  'objective.goal.r2.normal':
    'At least 3 dice per non-exiled player lie on the card of Raxxon. They stay there from round to round.',
  'objective.r3': 'R3: Shut Them In',
  'objective.story.r3':
    'They are out, and more are waiting behind the next door. Blue knows the keys; somebody has to press them while somebody else holds the street.',
  'objective.goal.r3.normal':
    'In step 5 no more than 2 special zombies are on the board, and the containment code was matched in this round.',
  'objective.b1': 'B1: Food for the Neighbours',
  'objective.story.b1':
    'They ask for a sackful for each of us. It is a lot of tins for a promise, but peace has never been cheap in winter.',
  'objective.goal.b1.normal': 'In step 5 the food supply holds at least 3 food tokens per non-exiled player.',
  'objective.b2': 'B2: Into Position',
  'objective.story.b2':
    'No bargaining this time. Everybody sends somebody, so that afterwards nobody can say they knew nothing about it.',
  'objective.goal.b2.normal': 'In step 5 every non-exiled player has at least 1 survivor at the bandit hideout.',
  'objective.b3': 'B3: Off Our Ground',
  'objective.story.b3':
    'Their huts can rot where they stand. But the shops, the school and the pumps are ours, and not one of them sleeps there tonight.',
  'objective.goal.b3.normal': 'In step 5 no bandit is on the board.',

  'passage.plans': 'The Rolled-up Plans',
  'passage.story.plans':
    'Emma came back late, with snow to the waist and a cardboard tube under her coat. Inside was the Raxxon works, floor by floor: the pills we all used to take, and below them two storeys that no brochure ever showed. By midnight the whole table was covered with it. There is one way in, it is walled up, and we have a list of what walls do not like.',
  'passage.rule.plans':
    'Emma Han joins the first player’s followers in the colony and carries the plans of Raxxon. Barricades stand on all spaces of Raxxon: no survivor can go there. Pills and the containment code are not used yet.',
  'passage.gate': 'The Open Gate',
  'passage.story.gate':
    'The bang broke our last whole windows, and half of the dead at our fence turned round and went to look. In the morning I climbed in over the rubble. Something small and loud hung on to my arm: a chimpanzee with a bleeding paw and a name tag, Blue. She did not want my bread. She pulled me to a fallen ceiling, and from underneath a man’s voice asked, very politely, whether anybody had a jack.',
  'passage.rule.gate':
    'The barricades of Raxxon are gone. The reader puts one of their survivors at Raxxon and leads 3 zombies there from the colony. Blue joins the reader’s followers at Raxxon with 1 wound. From now on survivors can go to Raxxon and search there, and pills work. Dice can be put on the card of Raxxon.',
  'passage.friend': 'The Night Watchman',
  'passage.story.friend':
    'He weighed no more than a coat. We laid him by the stove, Blue took his hand, and around three he woke and counted us. “So many,” he said. “Then who is at the keyboard?” We told him that we know about the dead. He laughed until it hurt him. Those were from upstairs, he said; every evening for a year he and Blue had typed two numbers, so that the ones from downstairs stayed in. It was the second evening now. He did not see the third.',
  'passage.rule.friend':
    'All dice leave the card of Raxxon, and all survivors at Raxxon are put into the colony. Experiments get out at once: 2, or 3 with at least 4 players. From the next round on the containment code is checked.',

  'passage.gifts': 'Visitors with a Sledge',
  'passage.story.gifts':
    'Two of the robbers from the brickworks stood at the gate in the morning, hands up, as thin as rakes. All a misunderstanding, they said, and could we spare something to eat. We were about to laugh when they pulled the tarpaulin off their sledge: bandages, ampoules, everything the infirmary had been praying for. Nobody asked how they knew the list. I did, later, and looked at who blushed.',
  'passage.rule.gifts':
    'Every player may draw 1 card from the Hospital deck. Bandits come, count for zombies and loot; neither they nor their hideout can be attacked yet. The betrayal objective in this game is the Bandit.',
  'passage.rule.gifts.together':
    'Every player may draw 1 card from the Hospital deck. Bandits come, count for zombies and loot; neither they nor their hideout can be attacked yet.',
  'passage.ambush': 'Two Went There',
  'passage.story.ambush':
    'I carried the potatoes and the boss carried the hope. There was smoke over the huts but not one child, and no dog barked. Then a voice from a roof told us what it thought of people with fences. We stood back to back, as one does. “Leg it,” said the boss. I heard the shots, I heard them cheer over the sacks, and I ran with an arm that was no longer quite mine. At home nobody had to call a vote.',
  'passage.rule.ambush':
    'All food is gone. The survivor with the highest influence and the human survivor with the lowest influence go to the bandit hideout. The first one is killed there; the other takes 1 wound, unless that would be their third token, and returns to the colony. From now on bandits and their hideout can be attacked.',
  'passage.suspicion': 'Before the Assault',
  'passage.story.suspicion':
    'We lie in the reeds and wait for it to get light. Their guards look in our direction a little too often. Somebody told them about the infirmary, somebody told them which road the boss would take. I go through the faces to my left and to my right, and each of them is going through mine.',
  'passage.rule.suspicion':
    'From the first player on, each player may call one vote to exile. A loyal exile becomes the leader of the bandits. Then the traitor who has fulfilled the Bandit objective may reveal it and win.',
  'passage.rule.suspicion.together':
    'In this variant there are no votes to exile: no player is accused, and the story continues at once.',
  'passage.wronged': 'The Wrong One',
  'passage.story.wronged':
    'The barrels swing round, nobody gives an order. The accused puts both hands where we can see them and walks off towards the huts, quite slowly. “I was never theirs,” we hear. “You have just made them a present of me.”',
  'passage.rule.wronged': 'The exile was not a traitor and leads the bandits from now on.',
  'passage.caught': 'The Right One',
  'passage.story.caught':
    'One look down the sights, and the face says it all. No excuse, no speech, only a shrug. Then steps in the snow: not to the huts, not to us, straight out into the white, where nobody owes anybody anything.',
  'passage.rule.caught': 'The exile was the traitor and does not lead the bandits.',
  'passage.betrayed': 'Two Shots in the Air',
  'passage.story.betrayed':
    'I let them go first. It was my plan, after all, and I said somebody ought to watch the rear. Twenty steps, ten, five. Then two shots at the clouds, and every shutter in the village opened at once. It did not take long. I go from pocket to pocket now and whistle. Tomorrow we move into a house with a fence.',
  'passage.rule.betrayed': 'The traitor has revealed the Bandit objective and wins. The game is over.',
  'passage.home': 'Single File',
  'passage.story.home':
    'Nobody attacks anybody after a morning like this. We went home in single file, and not one of us wanted to walk in front. They can keep their huts. What we want is that none of them ever sets foot in our streets again.',
  'passage.rule.home':
    'Polish edition: all survivors of non-exiled players are put into the colony. Czech edition: only those at the bandit hideout are.',

  'option.gift': 'Draw a card from the Hospital deck',
  'option.gift.not': 'Take no gift',
  'option.reveal': 'Reveal the Bandit objective and win',
  'option.reveal.not': 'Reveal nothing',
  'option.trust': 'Accuse no player',
  'question.gift': 'The bandits have brought gifts. Do you take one?',
  'question.accuse': 'Is one of the players working for the bandits?',
  'question.reveal': 'All players answer in secret. Do you reveal the Bandit objective?',
  'refusal.move.sealed': 'Raxxon is walled up.',
  'refusal.play.pills': 'The colony does not know yet what these pills do.',
  'refusal.code.notYet': 'The containment code is not used yet in this scenario.',
  'refusal.bandit.notYet': 'Bandits cannot be attacked yet in this scenario.',
  'refusal.reveal.notYours': 'Only the Bandit who has fulfilled their objective can reveal it.',
  'log.passage': '{whoMe, select, yes {You read} other {{who} reads}} aloud: {title}. {story} {rule}',
  'log.newObjective': 'New main objective: {objective}. {story} {goal}',
  'why.story': 'scenario',
  'outcome.over.bandits': 'The traitor has led the colony to the bandits.',
  'term.ending.bandits': 'B2 is completed, and you reveal the card after the exile votes or morale is 0',
}
