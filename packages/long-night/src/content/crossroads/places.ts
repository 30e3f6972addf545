// LN-CARD-07: crossroads tied to places and to what people do there.

import { all, does } from '../effects.ts'
import { type CrossroadsRow, road } from './row.ts'

export const AT_PLACES = {
  /** LN-CLAR-12, LN-CLAR-13. Move to the school: 2 noise, a card, and she guards it from now on | back home, a card for a food. */
  crazyMother: road({
    trigger: { on: 'move', at: 'school' },
    options: ['stay', 'back'],
    lists: {
      stay: does(['noise', 2], ['lasting', 'armedMother'], ['draw', 'school', 1]),
      back: does(['put', 'colony'], ['loseCards', 1], ['food', 1]),
    },
    source: 'proposed',
  }),
  /** Search at the police: 2 noise, 3+ a survivor and 2 food, else a wound and a card | despair and 2 noise for a weapon. */
  elevenParkingTickets: road({
    trigger: { on: 'search', at: 'police' },
    options: ['unlock', 'keys'],
    lists: {
      unlock: [
        ['noise', 2],
        ['test', 3, 'honest', 'crooked'],
      ],
      honest: does(['recruit', 1], ['food', 2]),
      crooked: does(['wound', 1], ['loseCards', 1]),
      keys: does(['despair', 1], ['fetch', 'police', 'weapon'], ['noise', 2]),
    },
    source: 'proposed',
  }),
  /** Search at the library: discard a card, searches there are easier from now on | an education card, 2 noise, a zombie. */
  finalNotice: road({
    trigger: { on: 'search', at: 'library' },
    options: ['fine', 'run'],
    lists: {
      fine: does(['discard', 1, 'any'], ['lasting', 'maps']),
      run: does(['fetch', 'library', 'education'], ['noise', 2], ['zombies', 'here', 1]),
    },
    source: 'proposed',
  }),
  /** Noise, 4 on the board: all noise here goes, an exposure roll | a die for a trap here, and 4 noise. */
  carAlarm: road({
    trigger: { on: 'noise', if: [['noise', 'board', 4]] },
    options: ['smash', 'wire'],
    lists: {
      smash: [['hush'], ['expose']],
      wire: does(['payDie', 1], ['trap', 1], ['noise', 4]),
    },
    source: 'proposed',
  }),
  /** A zombie killed outside: a die and despair for 1 morale | 3 dice, 4+ each 1 food; 2 cards of the deck are wasted. */
  theLastPost: road({
    trigger: { on: 'attack', at: 'outside' },
    options: ['deliver', 'open'],
    lists: {
      deliver: does(['payDie', 1], ['despair', 1], ['morale', 1]),
      open: [
        ['rolls', 3, 4, 'parcel'],
        ['litter', 'here', 2],
      ],
      parcel: [['food', 1]],
    },
    source: 'proposed',
  }),
  /** A survivor attacked, or a search in company: show another player the secret objective and give them a card | the survivor is restrained. */
  witnesses: road({
    trigger: { on: ['fight', 'search'], if: [['people', 'here', 2]] },
    options: ['explain', 'silence'],
    lists: {
      explain: [['player', 'other'], ['give', 1, 'any'], ['confess']],
      silence: [['restrain']],
    },
    noCooperation: true,
    source: 'proposed',
  }),
  /** Barricade in the colony, a vote: 2 barricades, frostbite for the lowest there | 2 zombies at the colony, less despair, a die. */
  theLastDoor: road({
    trigger: { on: 'barricade', at: 'colony' },
    options: ['door', 'dignity'],
    vote: true,
    lists: {
      door: does(['barricade', 2], ['lowest', { whose: 'members', at: 'colony' }], ['frostbite', 1]),
      dignity: does(['zombies', 'colony', 2], ['everybody', { at: 'colony', sad: true }, 'console'], ['gainDie', 1]),
    },
    source: 'proposed',
  }),
  /** Clean waste, 4 cards left: a wound for a card of the waste pile | 5 cards leave it, 2 zombies at the colony. */
  theWarmestSpotInTheYard: road({
    trigger: { on: 'clean', if: [['waste', 4]] },
    options: ['dig', 'burn'],
    lists: {
      dig: does(['survivor', { whose: 'own', at: 'colony' }], ['wound', 1], ['salvage', 'any']),
      burn: does(['tidy', 5], ['zombies', 'colony', 2]),
    },
    source: 'proposed',
  }),
  /** Attract or make noise outside: a food, 3 more zombies lured here, a wound | discard a card, bandits are driven off on 4+ from now on. */
  iceCreamInJanuary: road({
    trigger: { on: ['attract', 'noise'], at: 'outside' },
    options: ['keep', 'trade'],
    lists: {
      keep: does(['food', 1], ['lure', 3], ['wound', 1]),
      trade: does(['discard', 1, 'any'], ['lasting', 'banditsHunted']),
    },
    mark: 'bandits',
    source: 'proposed',
  }),
  /** Food spent, 4 survivors in the colony: 2 food and a die for 1 morale | 2 dice more, a starvation token. */
  midnightBroth: road({
    trigger: { on: 'food', if: all(['people', 'colony', 4], ['exiled', false]) },
    options: ['share', 'alone'],
    lists: {
      share: does(['payFood', 2], ['payDie', 1], ['morale', 1]),
      alone: does(['gainDie', 2], ['starve', 1]),
    },
    source: 'proposed',
  }),
  /** Hurt outside: heal 1, the turn is over | 2 dice more, 2 noise and a zombie here. */
  aVeryLongWord: road({
    trigger: { on: 'hurt', at: 'outside' },
    options: ['rest', 'scream'],
    lists: {
      rest: [['heal', 1], ['endTurn']],
      scream: does(['gainDie', 2], ['noise', 2], ['zombies', 'here', 1]),
    },
    source: 'proposed',
  }),
  /** An own survivor dies outside: a die, a card and 2 noise for 1 morale | 2 cards of the deck here, despair. */
  aPairOfBoots: road({
    trigger: { on: 'died', at: 'outside', if: [['exiled', false]] },
    options: ['bury', 'pockets'],
    lists: {
      bury: does(['payDie', 1], ['discard', 1, 'any'], ['noise', 2], ['morale', 1]),
      pockets: does(['draw', 'here', 2], ['survivor', { whose: 'own' }], ['despair', 1]),
    },
    source: 'proposed',
  }),
  /** Turn begins, 6 zombies at the colony, a vote: 5 die, a survivor of each member is exposed | one die fewer next round, a barricade. */
  handsOnTheGate: road({
    trigger: { on: 'begin', if: [['zombies', 'colony', 6]] },
    options: ['sally', 'vigil'],
    vote: true,
    lists: {
      sally: [['colony'], ['slay', 5], ['each', 'members', 'out']],
      out: [['survivor', { whose: 'own', at: 'colony' }], ['expose']],
      vigil: [['lasting', 'badNight'], ['colony'], ['barricade', 1]],
    },
    source: 'proposed',
  }),
  /** Turn ends, an own survivor in the colony: 2 random cards of another player, despair | one of ours for one of theirs. */
  theWrongRucksack: road({
    trigger: { on: 'end', if: [['own', 'colony', 1]] },
    options: ['keep', 'swap'],
    lists: {
      keep: does(['player', 'other'], ['steal', 2], ['survivor', { whose: 'own', at: 'colony' }], ['despair', 1]),
      swap: does(['player', 'other'], ['give', 1, 'any'], ['steal', 1]),
    },
    noCooperation: true,
    source: 'proposed',
  }),
  /** Attract zombies or move among them: a die, 3 zombies here die and an exposure roll | a zombie more here, 2 barricades at home. */
  theLongProcession: road({
    trigger: { on: ['attract', 'move'], at: 'outside', if: [['zombies', 'here', 1]] },
    options: ['quarry', 'show'],
    lists: {
      quarry: [['payDie', 1], ['slay', 3], ['expose']],
      show: [['zombies', 'here', 1], ['colony'], ['barricade', 2]],
    },
    source: 'proposed',
  }),
  /** Hand off or equip: a card for 1 morale | despair for that survivor, 2 cards of the school and a die. */
  onLoan: road({
    trigger: { on: ['handOff', 'equip'], if: [['exiled', false]] },
    options: ['gift', 'deposit'],
    lists: {
      gift: does(['discard', 1, 'any'], ['morale', 1]),
      deposit: does(['despair', 1], ['draw', 'school', 2], ['gainDie', 1]),
    },
    source: 'proposed',
  }),
  /** An ability used: a die, one die more for everybody next round | despair for 2 dice now. */
  theKnack: road({
    trigger: { on: 'use', if: all(['exiled', false], ['roundsLeft', 2]) },
    options: ['lesson', 'encore'],
    lists: {
      lesson: does(['payDie', 1], ['lasting', 'goodNight']),
      encore: does(['despair', 1], ['gainDie', 2]),
    },
    source: 'proposed',
  }),
  /** Search at the grocery: a noise, 3+ a helpless and 1 morale, else an exposure roll | despair for 2 cards. */
  theInformationDesk: road({
    trigger: { on: 'search', at: 'grocery', if: [['exiled', false]] },
    options: ['answer', 'unplug'],
    lists: {
      answer: [
        ['noise', 1],
        ['test', 3, 'found', 'nobody'],
      ],
      found: does(['helpless', 1], ['morale', 1]),
      nobody: [['expose']],
      unplug: does(['despair', 1], ['draw', 'grocery', 2]),
    },
    source: 'proposed',
  }),
  /** Search at the hospital: a die and 2 noise for a survivor and a card | despair for a medicine. */
  bedSeven: road({
    trigger: { on: 'search', at: 'hospital' },
    options: ['carry', 'drip'],
    lists: {
      carry: does(['payDie', 1], ['noise', 2], ['recruit', 1], ['draw', 'hospital', 1]),
      drip: does(['despair', 1], ['fetch', 'hospital', 'medicine']),
    },
    source: 'proposed',
  }),
  /** Move to the gas station: a card and a fuel, the turn is over | the same for a wound and 2 noise. */
  oneConversationPerLitre: road({
    trigger: { on: 'move', at: 'gas' },
    options: ['talk', 'tap'],
    lists: {
      talk: does(['draw', 'gas', 1], ['fetch', 'gas', 'fuel'], ['endTurn']),
      tap: does(['draw', 'gas', 1], ['fetch', 'gas', 'fuel'], ['noise', 2], ['wound', 1]),
    },
    source: 'proposed',
  }),
} as const satisfies { readonly [id: string]: CrossroadsRow }
