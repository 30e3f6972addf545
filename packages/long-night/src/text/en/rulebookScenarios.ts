import type { Messages } from '@lastlight/kernel'

export const rulebookScenarios: Messages = {
  'LN-SCEN-01':
    'When step 5 finds the special objective of a scenario complete, a passage of the story is read instead of ending the game. After R3 and B3 the game ends.',
  'LN-SCEN-02':
    'Czech edition: in the round of a passage step 6 is skipped, so the round marker stays. Polish edition: step 6 is played. Step 7 is played in both.',
  'LN-SCEN-03': 'The next objective replaces the old one at the start of the following round.',
  'LN-SCEN-04': 'Putting survivors somewhere in a passage is never a move.',
  'LN-SCEN-05':
    'In the cooperative game, with 2 players and in the prisoner’s dilemma the cards of a scenario have one side only. There is no Bandit objective then, and no special exile phase.',
  'LN-SCEN-R0-01': 'Chimp and the Code is set up as usual and with the Raxxon module.',
  'LN-SCEN-R0-02':
    'Put a barricade on every entrance space and every survivor space of Raxxon. No survivor may go there.',
  'LN-SCEN-R0-03': 'At first neither the rules for pills nor those for the containment code are used.',
  'LN-SCEN-R0-04': 'Before survivors are dealt, take Blue and Emma Han out of the deck and put them aside.',
  'LN-SCEN-R0-05': 'The main objective is R1.',
  'LN-SCEN-R0-06': 'At the start of the game Emma Han comes to the colony and joins the first player’s followers.',
  'LN-SCEN-R0-07': 'Find the plans of Raxxon in its item deck and equip Emma with them. Then shuffle the deck.',
  'LN-SCEN-R1-01':
    'The passage after R1 is read and carried out by the player with the fewest survivors. On a tie it is the one of them who has the survivor with the highest influence.',
  'LN-SCEN-R1-02': 'Remove all barricades from Raxxon.',
  'LN-SCEN-R1-03': 'The reader puts one of their survivors at Raxxon, if they have any.',
  'LN-SCEN-R1-04':
    'For the rest of the game survivors may move to Raxxon and search there, with an exposure roll after each search.',
  'LN-SCEN-R1-05':
    'The reader moves 3 zombies of their choice from the colony to Raxxon, or fewer if fewer are there or fit.',
  'LN-SCEN-R1-06': 'Blue joins the reader’s followers at Raxxon and has 1 wound.',
  'LN-SCEN-R1-07':
    'If there is no space for Blue, the first player chooses a survivor at Raxxon, who is put back into the colony.',
  'LN-SCEN-R1-08': 'From now on pills are used. The containment code is not.',
  'LN-SCEN-R1-09': 'The next round begins with R2 instead of R1.',
  'LN-SCEN-R2-01': 'After R2 remove all dice from the Raxxon card.',
  'LN-SCEN-R2-02':
    'All survivors at Raxxon are put into the colony, those of exiled players too. If there are too few free spaces, the first player chooses who comes in, and the others stay. An exiled player’s survivors then leave the colony at once for locations of that player’s choice other than Raxxon. None of this is a move, so nothing is rolled.',
  'LN-SCEN-R2-03':
    'At once 2 experiments get out, or 3 with 4 players or more, and their special zombies are placed. Polish edition: count the non-exiled players. Czech edition: count all players.',
  'LN-SCEN-R2-04': 'From the next round to the end of the game the containment code is used.',
  'LN-SCEN-R2-05': 'The next round begins with R3 instead of R2.',
  'LN-SCEN-R3-01': 'Completing R3 ends the game as usual.',
  'LN-SCEN-B0-01': 'Bandit Raid is set up as usual and with the bandits module. The main objective is B1.',
  'LN-SCEN-B0-02':
    'The betrayal objective that is shuffled in is not random: it is the Bandit, and all players may read it. It needs B2 to be completed. In other games it is not used.',
  'LN-SCEN-B0-03': 'At the start of the game each player may draw 1 card from the Hospital deck.',
  'LN-SCEN-B0-04':
    'At first bandits only come, count for the zombies that are added, and loot. The other rules for bandits are not used.',
  'LN-SCEN-B1-01': 'After B1 remove all food tokens from the supply.',
  'LN-SCEN-B1-02':
    'The survivor with the highest influence and the human survivor with the lowest influence are put at the bandit hideout.',
  'LN-SCEN-B1-03': 'The survivor with the highest influence is killed there, and the colony loses 1 morale as usual.',
  'LN-SCEN-B1-04': 'The other one takes 1 wound, unless that would be their third token.',
  'LN-SCEN-B1-05': 'That survivor is put back into the colony.',
  'LN-SCEN-B1-06': 'For the rest of the game bandits can be attacked, and the rules for the bandit hideout are used.',
  'LN-SCEN-B1-07': 'The next round begins with B2 instead of B1.',
  'LN-SCEN-B1-08':
    'Polish edition: the passage after B1 is read by the player of the survivor with the lowest influence. Czech edition: by the player of the human survivor with the lowest influence.',
  'LN-SCEN-B1-09':
    'Both are sought among all survivors in play, those of exiled players too, and both are found before one of them is put anywhere. If they are the same, that survivor is only killed. An exiled player’s survivor who comes back leaves the colony at once, without an exposure roll and not for the hideout. Blue is not human.',
  'LN-SCEN-B2-01':
    'After B2 there is a special exile phase: from the first player on, clockwise, each player may call one vote to exile.',
  'LN-SCEN-B2-02': 'Each exile is carried out in full before the next player is asked.',
  'LN-SCEN-B2-03':
    'An exiled player who was not a traitor becomes the leader of the bandits. The rules for the leader are used from now on.',
  'LN-SCEN-B2-04': 'An exiled traitor does not become the leader of the bandits.',
  'LN-SCEN-B2-05':
    'After the exile phase a traitor who is not exiled and has fulfilled the Bandit objective may reveal it. That player wins, and the game is over; the main objective is not completed.',
  'LN-SCEN-B2-06':
    'A traitor who is not exiled and has not fulfilled the Bandit objective, or does not reveal it, stays hidden. From now on morale must be 0 as well.',
  'LN-SCEN-B2-07':
    'If the game is not over, survivors are put into the colony. Polish edition: this means all survivors of non-exiled players. Czech edition: it means only those at the bandit hideout.',
  'LN-SCEN-B2-08': 'The next round begins with B3 instead of B2.',
  'LN-SCEN-B2-09': 'A loyal player who was exiled before the exile phase leads the bandits from then on, too.',
  'LN-SCEN-B3-01': 'Completing B3 ends the game as usual.',
}
