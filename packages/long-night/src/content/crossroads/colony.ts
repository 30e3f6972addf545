// LN-CARD-07: crossroads of the colony, of items, counts and votes.

import { all, does } from '../effects.ts'
import { type CrossroadsRow, road } from './row.ts'

export const COLONY = {
  // Two camps, one stove. Council: a card of every member, two laws, a bad night. Keys: despair, a rebel, three police cards, two dice.
  powerStruggle: road({
    trigger: { on: 'begin', if: all(['exiled', false], ['morale', { max: 4 }], ['roundsLeft', 2]) },
    options: ['council', 'keys'],
    lists: {
      council: [
        ['each', 'members', 'fee'],
        ['law', 'lawCurfew'],
        ['law', 'lawOneWarm'],
        ['lasting', 'badNight'],
      ],
      fee: [['loseCards', 1]],
      keys: does(['survivor', { whose: 'own' }], ['despair', 1], ['incite', 1], ['draw', 'police', 3], ['gainDie', 2]),
    },
    source: 'proposed',
  }),
  // The waste has legs. Hunt: three wounds over the colony, three waste cards fewer. Feed: two food and a card for the same.
  ratsInTheWalls: road({
    trigger: { on: 'end', if: all(['exiled', false], ['waste', 6]) },
    options: ['hunt', 'feed'],
    if: { hunt: [['people', 'colony', 1]] },
    lists: {
      hunt: [['colony'], ['spreadWounds', 3], ['tidy', 3]],
      feed: does(['payFood', 2], ['loseCards', 1], ['tidy', 3]),
    },
    source: 'proposed',
  }),
  // Who is next? Show: a member sees your objective and gets a card, for morale. Silence: two cards and despair.
  theEmptyChair: road({
    trigger: { on: ['exileVote', 'died'], if: all(['exiled', false], ['members', 2]) },
    options: ['show', 'silence'],
    lists: {
      show: [['player', 'member'], ['give', 1, 'any'], ['confess'], ['morale', 1]],
      silence: does(['loseCards', 2], ['survivor', { whose: 'own' }], ['despair', 1]),
    },
    noCooperation: true,
    source: 'proposed',
  }),
  // Every favour is written down. Settle: two cards to another player. Burn: four waste cards fewer, a rebel more.
  theDebtBook: road({
    trigger: { on: 'request', if: [['exiled', false]] },
    options: ['settle', 'burn'],
    lists: {
      settle: does(['player', 'other'], ['give', 2, 'any']),
      burn: does(['tidy', 4], ['rebels', 1]),
    },
    noCooperation: true,
    source: 'proposed',
  }),
  // The children help. Accept: morale up, three unknown school cards to the crisis, a die. Open: two school cards and two food, a rebel.
  theChildrensParcel: road({
    trigger: { on: 'contribute', if: [['helpless', 1]] },
    options: ['accept', 'open'],
    lists: {
      accept: does(['morale', 1], ['contribute', 'school', 3], ['loseDie', 1]),
      open: does(['draw', 'school', 2], ['incite', 1], ['food', 2]),
    },
    source: 'proposed',
  }),
  // Somebody ate twice. Lock: one morale, the colony eats one less. Open: two food, a die more for everybody.
  thirdHelping: road({
    trigger: { on: 'food', if: all(['exiled', false], ['food', 2], ['roundsLeft', 2]) },
    options: ['lock', 'open'],
    vote: true,
    lists: {
      lock: does(['payMorale', 1], ['lasting', 'shortRations']),
      open: does(['payFood', 2], ['lasting', 'goodNight']),
    },
    source: 'proposed',
  }),
  // Guns at dinner. To the gate: an item lost, one zombie fewer a round. Wear: easier attacks this round and a die, a zombie.
  armsAtTheTable: road({
    trigger: { on: 'equip', type: 'weapon', if: [['exiled', false]] },
    options: ['gate', 'wear'],
    lists: {
      gate: [['disarm'], ['lasting', 'watch']],
      wear: does(['zombies', 'colony', 1], ['lasting', 'steadyHands'], ['gainDie', 1]),
    },
    source: 'proposed',
  }),
  // Books: to read or to burn. Teach: a die, a test for morale and a new pupil, or despair. Burn: three cards wasted, the colony heals.
  nightSchool: road({
    trigger: { on: ['play', 'equip'], type: 'education', if: [['exiled', false]] },
    options: ['teach', 'burn'],
    lists: {
      teach: [
        ['payDie', 1],
        ['test', 2, 'learned', 'bored'],
      ],
      learned: does(['morale', 1], ['helpless', 1]),
      bored: does(['survivor', { whose: 'own' }], ['despair', 1]),
      burn: does(['litter', 'library', 3], ['everybody', { at: 'colony', hurt: true }, 'heal']),
    },
    source: 'proposed',
  }),
  // 2 progress either way. Take the good timber of the beds: a despair. Leave it: a card is spent.
  bedBoards: road({
    trigger: { on: 'end', if: all(['exiled', false], ['people', 'colony', 3]) },
    options: ['saw', 'sleep'],
    lists: {
      saw: does(['survivor', { whose: 'own' }], ['despair', 1], ['progress', 2]),
      sleep: does(['discard', 1, 'any'], ['progress', 2]),
    },
    mark: 'improvements',
    source: 'proposed',
  }),
  // The half-built roof at night. Finish it by lamplight: 2 progress, 2 zombies at the colony. Cover it: a card of each member.
  byLamplight: road({
    trigger: { on: 'barricade', at: 'colony' },
    options: ['hammer', 'cover'],
    lists: {
      hammer: does(['progress', 2], ['zombies', 'colony', 2]),
      cover: [
        ['each', 'members', 'sheet'],
        ['progress', 1],
      ],
      sheet: [['loseCards', 1]],
    },
    mark: 'improvements',
    source: 'proposed',
  }),
  // The book says how. Read: a die and two cards, 3 progress. Guess: 2 progress, a wound for an own survivor.
  theManual: road({
    trigger: { on: 'play', type: 'tool' },
    options: ['read', 'guess'],
    lists: {
      read: does(['payDie', 1], ['discard', 2, 'any'], ['progress', 3]),
      guess: does(['progress', 2], ['survivor', { whose: 'own' }], ['wound', 1]),
    },
    mark: 'improvements',
    source: 'proposed',
  }),
  // A polite letter with a price. Pay: two cards, one zombie fewer a round. Hunt: a wound, two food, bandits are driven off on 4+.
  protectionMoney: road({
    trigger: { on: 'begin', if: all(['exiled', false], ['hand', 3], ['roundsLeft', 2]) },
    options: ['pay', 'track'],
    lists: {
      pay: does(['discard', 2, 'any'], ['lasting', 'watch']),
      track: does(['food', 2], ['lasting', 'banditsHunted'], ['survivor', { whose: 'own' }], ['wound', 1]),
    },
    mark: 'bandits',
    source: 'proposed',
  }),
  // The coats still hang on their hooks. Wear: the colony heals and sleeps well, its lowest despairs. Honour: a card of each member and a bad night, for morale and comfort.
  coatsOfTheDead: road({
    trigger: { on: 'end', if: all(['exiled', false], ['graveyard', 2], ['people', 'colony', 2]) },
    options: ['wear', 'honour'],
    vote: true,
    lists: {
      wear: does(
        ['everybody', { at: 'colony', hurt: true }, 'heal'],
        ['lowest', { at: 'colony' }],
        ['despair', 1],
        ['lasting', 'goodNight'],
      ),
      honour: [
        ['each', 'members', 'candle'],
        ['everybody', { whose: 'members', sad: true }, 'console'],
        ['morale', 1],
        ['lasting', 'badNight'],
      ],
      candle: [['loseCards', 1]],
    },
    source: 'proposed',
  }),
} as const satisfies { readonly [id: string]: CrossroadsRow }
