import type { Messages } from '@lastlight/kernel'

export const rulebookModules: Messages = {
  'LN-IMP-01':
    'Set-up of the improvements: add the crisis, survivor, crossroads and objective cards with the hammer to their decks.',
  'LN-IMP-02': 'Shuffle the 10 improvements and lay 4 of them face up beside the colony.',
  'LN-IMP-03':
    'Items and other effects place progress tokens on face-up improvements. Tools and junk (the empty gun, the empty canister, the outdated atlas, the box of empty vials) may be used up for progress instead of their own effect: 1 token each, 2 for planks and scrap.',
  'LN-IMP-04':
    'As soon as an improvement has at least its printed number of tokens, it is completed: it goes into the colony and its lasting effect starts.',
  'LN-IMP-05':
    'Polish edition: a completed improvement is replaced from the deck, while it lasts. Czech edition: the other 6 went back into the box, so nothing replaces it.',
  'LN-BAND-01':
    'Set-up of the bandits: add the cards with the bandit mark to their decks, add the hideout, which has no item deck, and put the bandits beside it.',
  'LN-BAND-02':
    'Bandits are neither zombies nor controlled by players. They stand on survivor spaces of locations outside the colony.',
  'LN-BAND-03':
    'When a crisis is revealed, a bandit comes at once to each location whose number is printed on it. A number that is printed twice means two bandits.',
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
    'Cards from the stash go into your hand, as many as there are. The search or attack makes no noise and causes no exposure roll. Wounds come first, and a death is resolved in full; then you still take the cards.',
  'LN-BAND-HIDE-05':
    'An attack on the hideout is a separate action, apart from an attack on a survivor, a bandit or a zombie there.',
  'LN-BAND-LEAD-01': 'An exiled player who was not a traitor becomes the leader of the bandits.',
  'LN-BAND-LEAD-02':
    'When a crisis is revealed, the leader chooses all locations of the bandits who come. Only the number of bandits on the crisis counts.',
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
    'If the card says so, the survivor gets the side effect that the card names. A side effect can never be removed or handed off.',
  'LN-RAX-PILL-03': 'There is one card of each side effect. While a survivor has it, no other survivor can get it.',
  'LN-RAX-CODE-01':
    'In your turn, if you have a survivor at Raxxon, you may put unused dice on the Raxxon card, as many as you like. Exiled players may do so, too.',
  'LN-RAX-CODE-02':
    'At the start of the colony phase, the code is matched if two of the dice there show the two values of the top experiment’s code, in either order.',
  'LN-RAX-CODE-03':
    'If the code is matched, the non-exiled players vote. If the majority is for it, discard the experiment; nothing is placed.',
  'LN-RAX-CODE-04':
    'If the majority is against it, the first player names a location, or the colony: this round’s step 4 adds 3 fewer zombies there, not below 0, and zombies from noise are reduced last. Then the special zombies of the experiment are placed.',
  'LN-RAX-CODE-05':
    'If the code is not matched, the special zombies are placed. Czech edition: the first player again names a location that gets 3 fewer zombies. Polish edition: no location is named.',
  'LN-RAX-CODE-06': 'After the check, all dice leave the Raxxon card. They are rolled again in the next round.',
  'LN-RAX-PLACE-01':
    'Place the special zombies that the log names one at a time, each at its own random location if the log says random.',
  'LN-RAX-PLACE-02':
    'Each takes an empty entrance space. If there is none, a trap, a barricade or the people there pay for it as usual, and the figure is not placed.',
  'LN-RAX-PLACE-03':
    'If at least one was placed, turn the card to its encounter side and leave it on the table. If none was, discard it.',
  'LN-RAX-PLACE-04':
    'In the colony a special zombie takes the first entrance with a free space, beginning with entrance 1. Only when all entrances are full does it find no space; then it comes to entrance 1.',
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
}
