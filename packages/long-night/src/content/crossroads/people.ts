// Crossroads that are about one person.

import { all, does } from '../effects.ts'
import { type CrossroadsRow, road } from './row.ts'

export const PEOPLE = {
  /** LN-CLAR-08: Fatima herself is tied up for good; or a die, and for her a wound on 1 or 2. */
  bothHands: road({
    trigger: { on: 'move', if: [['inPlay', 'fatima']] },
    options: ['tie', 'watch'],
    lists: {
      tie: [['survivor', { is: 'fatima' }], ['restrain']],
      watch: [
        ['payDie', 1],
        ['survivor', { is: 'fatima' }],
        ['test', 3, 'quiet', 'scuffle'],
      ],
      quiet: [['console', 1]],
      scuffle: [['wound', 1]],
    },
    source: 'proposed',
  }),
  /** LN-CLAR-09: one of two laws is put to the vote; carried, it costs food or morale; rejected, cards of the shop. */
  rosaHasTwoPoints: road({
    trigger: { on: 'contribute', if: [['inPlay', 'rosa']] },
    options: ['stores', 'curfew'],
    lists: {
      stores: [
        ['law', 'lawOpenStores'],
        ['if', ['lasting', 'lawOpenStores'], 'emptied', 'shouting'],
      ],
      emptied: [['food', -2]],
      curfew: [
        ['law', 'lawCurfew'],
        ['if', ['lasting', 'lawCurfew'], 'dark', 'shouting'],
      ],
      dark: [['morale', -1]],
      shouting: [['litter', 'grocery', 2]],
    },
    source: 'proposed',
  }),
  /** LN-CLAR-09, LN-CLAR-10: a vote to eat less for good, for morale; or two food now and a starvation token. */
  oneWarmMeal: road({
    trigger: { on: 'begin', if: all(['inPlay', 'nadia'], ['exiled', false]) },
    options: ['law', 'reserve'],
    lists: {
      law: [
        ['law', 'lawOneWarm'],
        ['if', ['lasting', 'lawOneWarm'], 'thin', 'strike'],
      ],
      thin: [['morale', -1]],
      strike: [['loseDie', 1]],
      reserve: does(['food', 2], ['starve', 1]),
    },
    source: 'proposed',
  }),
  /** The helpless drill: two barricades on 4+, otherwise one dies; or one of them turns rebellious, and a die more. */
  roccosBrigade: road({
    trigger: { on: 'begin', if: all(['inPlay', 'rocco'], ['helpless', 1], ['exiled', false]) },
    options: ['drill', 'forbid'],
    lists: {
      drill: [['test', 4, 'fence', 'breached']],
      fence: [['barricade', 2]],
      breached: [['loseHelpless', 1]],
      forbid: does(['incite', 1], ['gainDie', 1]),
    },
    source: 'proposed',
  }),
  /** Two more zombies and an exposure roll for Anita; or two police cards, and a zombie more. */
  anitaIsNotDone: road({
    trigger: { on: 'attack', if: [['inPlay', 'anita']] },
    options: ['goOn', 'pockets'],
    lists: {
      goOn: [['slay', 2], ['survivor', { is: 'anita' }], ['expose']],
      pockets: does(['draw', 'police', 2], ['zombies', 'here', 1]),
    },
    source: 'proposed',
  }),
  /** Somebody's buried bag: a stolen card and two zombies; or a confession and a card, for morale. */
  theViewFromTheRoof: road({
    trigger: { on: 'end', if: all(['inPlay', 'kevin'], ['exiled', false]) },
    options: ['accuse', 'confess'],
    lists: {
      accuse: does(['player', 'other'], ['steal', 1], ['zombies', 'colony', 2]),
      confess: [['discard', 1, 'any'], ['player', 'other'], ['confess'], ['morale', 1]],
    },
    noCooperation: true,
    source: 'proposed',
  }),
  /** Everybody gives a card and the colony eats; or two unknown cards go to the crisis. */
  teodorsColumns: road({
    trigger: { on: 'contribute', if: [['inPlay', 'teodor']] },
    options: ['ledger', 'trust'],
    vote: true,
    lists: {
      ledger: [['each', 'members', 'entry']],
      entry: does(['loseCards', 1], ['food', 1]),
      trust: does(['contribute', 'school', 1], ['contribute', 'gas', 1]),
    },
    noCooperation: true,
    source: 'proposed',
  }),
  /** Hedda joins somebody else, for two of their cards; or stays in despair. */
  threeBedsAway: road({
    trigger: { on: ['move', 'search', 'attack', 'barricade', 'use'], survivor: 'hedda' },
    options: ['go', 'stay'],
    if: { go: [['own', 'board', 2]] },
    lists: {
      go: [['player', 'other'], ['steal', 2], ['handOver']],
      stay: [['despair', 2]],
    },
    noCooperation: true,
    source: 'proposed',
  }),
  /** The stove becomes two traps and everybody has a die fewer; or two zombies come to the colony, where people heal. */
  theStoveOrTheGate: road({
    trigger: { on: 'begin', if: all(['inPlay', 'alfonso'], ['exiled', false]) },
    options: ['melt', 'keep'],
    vote: true,
    lists: {
      melt: [['colony'], ['trap', 2], ['lasting', 'badNight']],
      keep: does(['zombies', 'colony', 2], ['everybody', { at: 'colony', hurt: true }, 'heal']),
    },
    source: 'proposed',
  }),
  /** Two library cards for a wound; or Emma despairs and all the own hurt are healed by one. */
  overdue: road({
    trigger: { on: 'search', survivor: 'emma' },
    options: ['haul', 'burn'],
    lists: {
      haul: does(['wound', 1], ['draw', 'library', 2]),
      burn: does(['despair', 1], ['everybody', { whose: 'own', hurt: true }, 'heal']),
    },
    source: 'proposed',
  }),
  /** Music: zombies and noise here, less despair everywhere; or a gas station card and a despair. */
  sideB: road({
    trigger: { on: 'move', survivor: 'elijah', at: 'outside' },
    options: ['play', 'strip'],
    lists: {
      play: does(['lure', 2], ['noise', 2], ['everybody', { sad: true }, 'console']),
      strip: does(['draw', 'gas', 1], ['despair', 1]),
    },
    source: 'proposed',
  }),
  /** One damage healed and a zombie hears it; or a die for two, and home to bed. */
  thisWillHurtALittle: road({
    trigger: { on: 'hurt', if: all(['inPlay', 'gia'], ['exiled', false]) },
    options: ['now', 'bed'],
    lists: {
      now: does(['heal', 1], ['zombies', 'here', 1]),
      bed: does(['payDie', 1], ['heal', 2], ['put', 'colony']),
    },
    source: 'proposed',
  }),
  /** A card given back brings a survivor; or a card of this deck, and three noise. */
  signedForByKumar: road({
    trigger: { on: 'search', survivor: 'kumar' },
    options: ['settle', 'owe'],
    lists: {
      settle: does(['discard', 1, 'any'], ['recruit', 1]),
      owe: does(['draw', 'here', 1], ['noise', 3]),
    },
    source: 'proposed',
  }),
  /** A die and the barricade for a trap; or on 4+ one barricade more, otherwise two fewer. */
  wandasBoot: road({
    trigger: { on: 'barricade' },
    options: ['rebuild', 'defend'],
    lists: {
      rebuild: does(['payDie', 1], ['breach', 1], ['trap', 1]),
      defend: [['test', 4, 'holds', 'falls']],
      holds: [['barricade', 1]],
      falls: [['breach', 2]],
    },
    source: 'proposed',
  }),
  /** Three zombies at the gate die and two come somewhere else; or a trap, and Cyril despairs. */
  theLastRocket: road({
    trigger: { on: 'end', if: all(['inPlay', 'cyril'], ['exiled', false], ['zombies', 'colony', 3]) },
    options: ['fire', 'powder'],
    lists: {
      fire: [['colony'], ['slay', 3], ['zombies', 'random', 2]],
      powder: does(['colony'], ['trap', 1], ['survivor', { is: 'cyril' }], ['despair', 1]),
    },
    source: 'proposed',
  }),
  /** Two dice and a frostbite for Marek, for morale; or two dice more, and Marek despairs. */
  aStraightEdge: road({
    trigger: { on: 'begin', if: all(['inPlay', 'marek'], ['exiled', false], ['graveyard', 1]) },
    options: ['dig', 'thaw'],
    lists: {
      dig: does(['payDie', 2], ['survivor', { is: 'marek' }], ['frostbite', 1], ['morale', 1]),
      thaw: does(['survivor', { is: 'marek' }], ['despair', 1], ['gainDie', 2]),
    },
    source: 'proposed',
  }),
  /** Two food and despair behind closed shutters; or a food for a survivor and a die. */
  thursdaySoup: road({
    trigger: { on: 'play', type: 'food', if: all(['inPlay', 'ingrid'], ['exiled', false]) },
    options: ['shutters', 'gate'],
    lists: {
      shutters: does(['food', 2], ['survivor', { whose: 'own' }], ['despair', 1]),
      gate: does(['payFood', 1], ['recruit', 1], ['gainDie', 1]),
    },
    source: 'proposed',
  }),
  /** A die for a tool of this deck; or two cards of it, a noise and a zombie. */
  theFifthPlace: road({
    trigger: { on: 'search', if: [['inPlay', 'milena']] },
    options: ['wait', 'floor'],
    lists: {
      wait: does(['payDie', 1], ['fetch', 'here', 'tool']),
      floor: does(['draw', 'here', 2], ['noise', 1], ['zombies', 'here', 1]),
    },
    source: 'proposed',
  }),
} as const satisfies { readonly [id: string]: CrossroadsRow }
