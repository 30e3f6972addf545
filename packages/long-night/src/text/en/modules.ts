// What only a module says.

import type { Messages } from '@lastlight/kernel'

export const modules: Messages = {
  'lasting.watchtower': 'Watchtower',
  'lasting.kitchen': 'Field kitchen',
  'lasting.compost': 'Compost heap',
  'lasting.ambulance': 'Ambulance',
  'lasting.quarters': 'Separate quarters',
  'lasting.stoves': 'Tiled stoves',
  'lasting.loopholes': 'Loopholes',
  'lasting.radioMast': 'Radio mast',
  'lasting.quarantine': 'Quarantine room',
  'lasting.ploughedRoad': 'Ploughed road',
  'lasting.effect.watchtower': 'step 4 of the colony phase adds 1 fewer zombie to the colony',
  'lasting.effect.kitchen': 'the colony needs 1 fewer food token in step 1 of the colony phase',
  'lasting.effect.compost': '5 cards of the waste pile do not count in step 2 of the colony phase',
  'lasting.effect.ambulance': 'search values are 1 lower at the Hospital',
  'lasting.effect.quarters': 'a rebellious helpless survivor counts as 1 person, not 2',
  'lasting.effect.stoves': 'frostbite causes no wounds to survivors in the colony',
  'lasting.effect.loopholes': 'attack values are 1 lower in the colony',
  'lasting.effect.radioMast': 'every crisis needs 1 fewer card',
  'lasting.effect.quarantine': 'a bite in the colony does not spread',
  'lasting.effect.ploughedRoad': 'a move to the colony causes no exposure roll',
  'improvement.story.watchtower':
    'Four poles, a tin roof and a bell. The guard comes down blue, but the rest of us sleep.',
  'improvement.story.kitchen':
    'One big pot wastes less than thirty small tins. The cook decides what “a bit of meat” means.',
  'improvement.story.compost':
    'It steams, it stinks, and in spring it may feed somebody. For now it only has to shrink.',
  'improvement.story.ambulance':
    'No engine, but runners off a sleigh and a stretcher that slides straight into the ward.',
  'improvement.story.quarters': 'A wall between the loud and the tired. It took two days and saved three noses.',
  'improvement.story.stoves': 'We took them apart tile by tile in the manor house. Blue flowers on every one.',
  'improvement.story.loopholes': 'Holes at three heights: standing, kneeling, and for Blue.',
  'improvement.story.radioMast':
    'Most nights there is only hiss. Once a week a man reads out what other colonies ran out of.',
  'improvement.story.quarantine': 'A door that locks from the outside. Nobody likes to carry the key.',
  'improvement.story.ploughedRoad': 'Two lines of sticks and a trench in the snow: from here on you can run home.',

  'option.build':
    'Use up {card}: {n, plural, one {# progress token} other {# progress tokens}} on the improvement “{improvement}”',
  'question.improvement': 'Which improvement gets the progress?',
  'refusal.build.noMaterial':
    'Only tools, the empty gun, the empty canister, the outdated atlas and the box of empty vials are good for building.',
  'log.offered': 'A new improvement is on offer: {improvement} ({cost} progress). Effect: {effect}.',
  'log.progress': '{improvement}: progress {tokens} of {cost}{why}.',
  'log.improved': 'The colony has completed an improvement: {improvement}.',

  'option.fightBandit': '{survivor} attacks a bandit {at} (die {die})',
  'option.raid.search': '{survivor} searches the bandit hideout (die {die})',
  'option.raid.attack': '{survivor} attacks the bandit hideout (die {die})',
  'option.loot': 'As leader of the bandits, take {card} from the stash',
  'option.target.zombie': 'A zombie',
  'option.target.bandit': 'A bandit',
  'question.bandit': 'Where does the bandit go?',
  'question.target': 'What is the target?',
  'refusal.bandit.none': 'There is no bandit here.',
  'refusal.raid.elsewhere': 'The survivor has to be at the bandit hideout.',
  'refusal.raid.exiled': 'Exiles do not raid the hideout.',
  'refusal.loot.notLeader': 'Only the leader of the bandits helps themselves to the stash.',
  'refusal.loot.once': 'The leader of the bandits takes one card per round.',
  'refusal.target.none': 'There is no zombie or bandit of that kind there. Choose another target.',
  'why.hideout': 'bandit hideout',
  'why.leader': 'leader of the bandits',
  'log.banditCame': 'A bandit comes {to}{why}.',
  'log.banditBarred': 'No space is left for a bandit {at}{why}.',
  'log.banditsGone': '{n, plural, one {A bandit is} other {# bandits are}} driven off {at}{why}.',
  'log.foughtBandit': '{survivor} attacks a bandit {at} (roll {rolled}): a hit.',
  'log.foughtBandit.missed': '{survivor} attacks a bandit {at} (roll {rolled}) and misses.',
  'log.looted': 'A bandit carries off {card} {from}.',
  'log.raided.search': '{survivor} searches the bandit hideout (roll {rolled}).',
  'log.raided.attack': '{survivor} attacks the bandit hideout (roll {rolled}).',
  'log.took.stash': '{whoMe, select, yes {You take} other {{who} takes}} {card} out of the loot stash{why}.',
  'log.banditLeader': '{whoMe, select, yes {You become} other {{who} becomes}} the leader of the bandits.',

  'table.improvements': 'Improvements on offer',
  'table.improvement': '{what}: progress {progress} of {cost}; {effect}.',
  'table.bandits': '{n, plural, one {# bandit} other {# bandits}}',
  'table.stash': 'loot stash: {cards}',

  'crisis.coordinatedAttack': 'Coordinated Attack',
  'crisis.story.coordinatedAttack':
    'Three columns of smoke at three crossroads, all lit in the same minute. The people out there own a watch and have a plan.',
  'crisis.fail.coordinatedAttack': 'Place 6 bandits, each at its own random location.',

  'crisis.halfBuilt': 'Half Built',
  'crisis.story.halfBuilt': 'We pulled down the old wall to build a better one. The better one comes up to the knee.',
  'crisis.fail.halfBuilt':
    'Remove 4 barricades from the colony, or all if there are fewer. Then add 6 zombies to the colony.',

  'crisis.tornFilters': 'Torn Filters',
  'crisis.story.tornFilters':
    'Grey dust blows down from the Raxxon plant, and mice have been at the masks. People who breathe it lie down; some of them get up again.',
  'crisis.fail.tornFilters':
    'Every survivor at Raxxon takes 1 wound. Add 6 zombies, each at its own random location. The colony loses 1 morale.',

  'crisis.coldRooms': 'The Cold Rooms',
  'crisis.story.coldRooms':
    'The generator at Raxxon is running dry and the cold rooms are getting warm. So far nobody has asked what is kept in them, and that was wise.',
  'crisis.fail.coldRooms':
    'Roll exposure for every survivor at Raxxon. Add 1 zombie to the colony and 1 to every other location. The colony loses 1 morale.',

  'secret.workbench': 'The Good Tools',
  'secret.if.workbench': 'The main objective is completed, and you hold at least 3 tool cards.',
  'secret.story.workbench':
    'Whatever you lend comes back blunt. Let them build what they like; the good tools stay with you.',

  'secret.acquaintance': 'An Old Acquaintance',
  'secret.if.acquaintance':
    'The main objective is completed, and at least 1 of your survivors is at the bandit hideout and you hold at least 1 weapon card; equipped weapons do not count.',
  'secret.story.acquaintance':
    'One of the bandits wears your watch. When this is over, you want somebody in their hideout who can ask for it with emphasis.',

  'secret.missingFile': 'The Missing File',
  'secret.if.missingFile':
    'The main objective is completed, and at least 1 of your survivors is at Raxxon and you hold at least 2 medicine cards.',
  'secret.story.missingFile':
    'Somewhere in Raxxon there is a form with your signature on it. In the end you want somebody inside, and samples enough to show what was signed.',

  'secret.bandit': 'Bandit',
  'secret.if.bandit':
    'Objective B2 of the Bandit Raid is completed, and you hold at least 3 cards in hand. That is enough right after the exile votes that follow B2, unless you have been exiled; from then on morale must be 0 as well.',
  'secret.story.bandit':
    'Your own people sit in the hideout; the colony is only work. Wait until the way home is open, and do not come empty-handed.',
}
