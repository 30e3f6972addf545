// LN-CARD-07: crossroads of the colony, of items, counts and votes.

import { all, does } from '../effects.ts'
import { type CrossroadsRow, road } from './row.ts'

export const COLONY = {
  // Two camps, one stove. Council: every member loses a card, then votes on two laws. Keys: despair, a helpless rebels, two police cards.
  powerStruggle: road({
    trigger: { on: 'begin', if: all(['exiled', false], ['morale', { max: 4 }], ['roundsLeft', 2]) },
    options: ['council', 'keys'],
    lists: {
      council: [
        ['each', 'members', 'fee'],
        ['law', 'lawCurfew'],
        ['law', 'lawOneWarm'],
      ],
      fee: [['loseCards', 1]],
      keys: does(['survivor', { whose: 'own' }], ['despair', 1], ['incite', 1], ['draw', 'police', 2]),
    },
    source: 'proposed',
  }),
  // The waste has legs. Hunt: three wounds over the colony, three waste cards fewer. Feed: two food and a card.
  ratsInTheWalls: road({
    trigger: { on: 'end', if: all(['exiled', false], ['waste', 6]) },
    options: ['hunt', 'feed'],
    if: { hunt: [['people', 'colony', 1]] },
    lists: {
      hunt: [['colony'], ['spreadWounds', 3], ['tidy', 3]],
      feed: does(['payFood', 2], ['loseCards', 1]),
    },
    source: 'proposed',
  }),
  // A jar behind the bandages. Trade: a die, and a named card from the left. Share: two food, two zombies, one morale more.
  grass: road({
    trigger: { on: 'play', type: 'medicine', if: [['exiled', false]] },
    options: ['trade', 'share'],
    lists: {
      trade: does(['loseDie', 1], ['special', 'grass']),
      share: does(['payFood', 2], ['zombies', 'colony', 2], ['morale', 1]),
    },
    adult: true,
    noCooperation: true,
    source: 'proposed',
  }),
  // The only warm door that locks. Rota: morale up, a die fewer for everybody. Padlock: despair for each member, a die more.
  theBoilerRoom: road({
    trigger: { on: 'end', if: all(['exiled', false], ['people', 'colony', 4], ['roundsLeft', 2]) },
    options: ['rota', 'padlock'],
    vote: true,
    lists: {
      rota: does(['morale', 1], ['lasting', 'badNight']),
      padlock: [
        ['each', 'members', 'sulk'],
        ['lasting', 'goodNight'],
      ],
      sulk: does(['survivor', { whose: 'own' }], ['despair', 1]),
    },
    adult: true,
    source: 'proposed',
  }),
  // An old woman has packed to go. Let her: one helpless less, despair. Sit with her: a die, and a test for two food or her death.
  aLongWalk: road({
    trigger: { on: 'begin', if: all(['exiled', false], ['helpless', 1], ['food', { max: 2 }]) },
    options: ['letGo', 'sitDown'],
    lists: {
      letGo: does(['helplessLeave', 1], ['survivor', { whose: 'own' }], ['despair', 1]),
      sitDown: [
        ['payDie', 1],
        ['test', 3, 'stays', 'gone'],
      ],
      stays: [['food', 2]],
      gone: [['loseHelpless', 1]],
    },
    adult: true,
    source: 'proposed',
  }),
  // Who is next? Show: a member sees your objective and gets a card. Silence: two cards lost.
  theEmptyChair: road({
    trigger: { on: 'exileVote', if: all(['exiled', false], ['members', 2]) },
    options: ['show', 'silence'],
    lists: {
      show: [['player', 'member'], ['give', 1, 'any'], ['confess']],
      silence: [['loseCards', 2]],
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
  // The children help. Accept: morale up, two unknown school cards to the crisis. Open: two school cards, two helpless rebel.
  theChildrensParcel: road({
    trigger: { on: 'contribute', if: [['helpless', 1]] },
    options: ['accept', 'open'],
    lists: {
      accept: does(['morale', 1], ['contribute', 'school', 2]),
      open: does(['draw', 'school', 2], ['incite', 2]),
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
  // Guns at dinner. To the gate: an item lost, one zombie fewer a round. Wear: easier attacks this round, two zombies.
  armsAtTheTable: road({
    trigger: { on: 'equip', type: 'weapon', if: [['exiled', false]] },
    options: ['gate', 'wear'],
    lists: {
      gate: [['disarm'], ['lasting', 'watch']],
      wear: does(['zombies', 'colony', 2], ['lasting', 'steadyHands']),
    },
    source: 'proposed',
  }),
  // Books: to read or to burn. Teach: a die, a test for morale and a new pupil, or despair. Burn: four cards wasted, the colony heals.
  nightSchool: road({
    trigger: { on: 'play', type: 'education', if: [['exiled', false]] },
    options: ['teach', 'burn'],
    lists: {
      teach: [
        ['payDie', 1],
        ['test', 3, 'learned', 'bored'],
      ],
      learned: does(['morale', 1], ['helpless', 1]),
      bored: does(['survivor', { whose: 'own' }], ['despair', 1]),
      burn: does(['litter', 'library', 4], ['everybody', { at: 'colony', hurt: true }, 'heal']),
    },
    source: 'proposed',
  }),
  // Timber that somebody sleeps on. Take it: 2 progress, a despair. Leave it: a die fewer, 1 progress.
  bedBoards: road({
    trigger: { on: 'end', if: all(['exiled', false], ['people', 'colony', 3]) },
    options: ['saw', 'sleep'],
    lists: {
      saw: does(['survivor', { at: 'colony' }], ['despair', 1], ['progress', 2]),
      sleep: does(['payDie', 1], ['progress', 1]),
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
  // The book says how. Read: a die and an education card, 3 progress. Guess: 1 progress, a wound for an own survivor.
  theManual: road({
    trigger: { on: 'play', type: 'tool' },
    options: ['read', 'guess'],
    lists: {
      read: does(['payDie', 1], ['discard', 1, 'education'], ['progress', 3]),
      guess: does(['progress', 1], ['survivor', { whose: 'own' }], ['wound', 1]),
    },
    mark: 'improvements',
    source: 'proposed',
  }),
  // A polite letter with a price. Pay: two cards, one zombie fewer a round. Hunt: a die and a wound, bandits are driven off on 4+.
  protectionMoney: road({
    trigger: { on: 'begin', if: all(['exiled', false], ['hand', 3], ['roundsLeft', 2]) },
    options: ['pay', 'track'],
    lists: {
      pay: does(['discard', 2, 'any'], ['lasting', 'watch']),
      track: does(['payDie', 1], ['survivor', { whose: 'own' }], ['wound', 1], ['lasting', 'banditsHunted']),
    },
    mark: 'bandits',
    source: 'proposed',
  }),
  // Nobody takes them off the hooks. Wear: the colony heals, its lowest despairs. Honour: a card of each member, morale, comfort.
  coatsOfTheDead: road({
    trigger: { on: 'end', if: all(['exiled', false], ['graveyard', 2], ['people', 'colony', 2]) },
    options: ['wear', 'honour'],
    vote: true,
    lists: {
      wear: does(['everybody', { at: 'colony', hurt: true }, 'heal'], ['lowest', { at: 'colony' }], ['despair', 1]),
      honour: [
        ['each', 'members', 'candle'],
        ['everybody', { whose: 'members', sad: true }, 'console'],
        ['morale', 1],
      ],
      candle: [['loseCards', 1]],
    },
    source: 'proposed',
  }),
} as const satisfies { readonly [id: string]: CrossroadsRow }
