// LN-CARD-10: crossroads with the mark of a module, in the order of the modules.

import { all, does } from '../effects.ts'
import { type CrossroadsRow, road } from './row.ts'

export const OF_MODULES = {
  // Hot water for ninety seconds. Pipe: 2 progress, frostbite for the lowest. Fire: a food and a zombie, comfort and 1 progress.
  theHalfBuiltShower: road({
    trigger: { on: 'clean', if: [['exiled', false]] },
    options: ['pipe', 'fire'],
    lists: {
      pipe: does(['progress', 2], ['lowest', { at: 'colony' }], ['frostbite', 1]),
      fire: does(
        ['payFood', 1],
        ['zombies', 'colony', 1],
        ['everybody', { at: 'colony', sad: true }, 'console'],
        ['progress', 1],
      ),
    },
    mark: 'improvements',
    source: 'proposed',
  }),
  // The nails are stolen. Accuse: a card of another member and 2 progress, a zombie and despair. Pull: a barricade for 1.
  twoHundredNails: road({
    trigger: { on: 'contribute', if: [['exiled', false]] },
    options: ['accuse', 'pull'],
    if: { pull: [['barricades', 'colony', 1]] },
    lists: {
      accuse: does(
        ['player', 'member'],
        ['steal', 1],
        ['progress', 2],
        ['zombies', 'colony', 1],
        ['survivor', { whose: 'own' }],
        ['despair', 1],
      ),
      pull: does(['progress', 1], ['colony'], ['breach', 1]),
    },
    mark: 'improvements',
    noCooperation: true,
    source: 'proposed',
  }),
  // They bring a cake. Let them in: three food, two bandits in the neighbourhood. Send them off: two barricades, Dusty despairs.
  dustysOldFriends: road({
    trigger: { on: 'begin', if: all(['inPlay', 'dusty'], ['exiled', false]) },
    options: ['cake', 'windows'],
    lists: {
      cake: does(['food', 3], ['bandits', 2]),
      windows: does(['colony'], ['barricade', 2], ['survivor', { is: 'dusty' }], ['despair', 1]),
    },
    mark: 'bandits',
    source: 'proposed',
  }),
  // Bandits hold a stranger hostage. Pay: two cards for a mouth and morale. Fetch: a die, on 3+ a survivor, otherwise a wound and a bandit.
  weHaveYourBoy: road({
    trigger: { on: 'begin', if: all(['exiled', false], ['hand', 2], ['bandits', 'board', 1]) },
    options: ['ransom', 'creep'],
    lists: {
      ransom: does(['discard', 2, 'any'], ['helpless', 1], ['morale', 1]),
      creep: [
        ['payDie', 1],
        ['test', 3, 'freed', 'heard'],
      ],
      freed: [['recruit', 1]],
      heard: does(['bandits', 1], ['survivor', { whose: 'own' }], ['wound', 1]),
    },
    mark: 'bandits',
    source: 'proposed',
  }),
  // A bandit who cannot shoot. Gloves: frostbite for three cards of this deck. Rifle: despair and a zombie for a weapon of the police.
  withoutGloves: road({
    trigger: { on: ['move', 'search'], at: 'outside', if: [['bandits', 'here', 1]] },
    options: ['gloves', 'rifle'],
    lists: {
      gloves: does(['draw', 'here', 3], ['frostbite', 1]),
      rifle: does(['despair', 1], ['zombies', 'here', 1], ['fetch', 'police', 'weapon']),
    },
    mark: 'bandits',
    source: 'proposed',
  }),
  // She has it on a string. Pay: two food for three cards of Raxxon. At night: Blue despairs and a helpless is angry, for two.
  blueAndTheKey: road({
    trigger: { on: 'begin', if: all(['inPlay', 'blue'], ['exiled', false]) },
    options: ['pay', 'night'],
    lists: {
      pay: does(['payFood', 2], ['draw', 'raxxon', 3]),
      night: does(['draw', 'raxxon', 2], ['incite', 1], ['survivor', { is: 'blue' }], ['despair', 1]),
    },
    mark: 'raxxon',
    source: 'proposed',
  }),
  // One pill is left. Give: two damage healed, and the shakes for good. Keep: despair for two cards of Raxxon.
  theLastStrip: road({
    trigger: { on: 'begin', if: all(['hurt', 1], ['pills']) },
    options: ['give', 'keep'],
    lists: {
      give: does(['survivor', { whose: 'own', hurt: true }], ['heal', 2], ['sideEffect', 'shakes']),
      keep: does(['draw', 'raxxon', 2], ['survivor', { whose: 'own' }], ['despair', 1]),
    },
    mark: 'raxxon',
    source: 'proposed',
  }),
  // A brother on the tape. Ring: on 3+ a survivor and a card, otherwise two zombies. Home: two cards and despair, for morale.
  theVoiceOnTheLog: road({
    trigger: { on: ['move', 'search'], at: 'raxxon', if: [['exiled', false]] },
    options: ['ring', 'home'],
    lists: {
      ring: [['test', 3, 'answered', 'echo']],
      answered: does(['recruit', 1], ['draw', 'raxxon', 1]),
      echo: [['zombies', 'here', 2]],
      home: does(['discard', 2, 'any'], ['morale', 1], ['despair', 1]),
    },
    mark: 'raxxon',
    source: 'proposed',
  }),
  // A rhyme with two numbers. Sing: morale, two zombies. Keypad: a die, on 3+ three cards of Raxxon, otherwise two zombies somewhere.
  countingOut: road({
    trigger: { on: 'begin', if: all(['exiled', false], ['helpless', 1]) },
    options: ['sing', 'keypad'],
    lists: {
      sing: does(['morale', 1], ['zombies', 'colony', 2]),
      keypad: [
        ['payDie', 1],
        ['test', 3, 'opens', 'alarm'],
      ],
      opens: [['draw', 'raxxon', 3]],
      alarm: [['zombies', 'random', 2]],
    },
    mark: 'raxxon',
    source: 'proposed',
  }),
} as const satisfies { readonly [id: string]: CrossroadsRow }
