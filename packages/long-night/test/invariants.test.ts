// A fault is planted for every invariant, and is found.

import assert from 'node:assert/strict'
import { end } from '@lastlight/kernel'
import { brokenInvariant } from '@lastlight/kernel/testing'
import { ITEM_IDS, itemRow } from '../src/content/items.ts'
import { placeRow } from '../src/content/places.ts'
import { game, type State } from '../src/index.ts'
import { crises, fates, items, people, roads, rules } from '../src/language.ts'
import { dealt, fate, hand, held } from '../src/zones.ts'
import { invariants } from './invariants.ts'
import { config, entrance, type LongNight, rule, setGoals, setHand, setPeople, survivorIn, turn } from './longNight.ts'
import { setMutants, strike, table } from './raxxonTable.ts'

const everything = config(3, { objective: 'streetByStreet', modules: ['improvements', 'bandits', 'raxxon'] })

/** Survivors who were dealt and not chosen are back in the deck. */
function endDeal(s: State): void {
  for (const seat of s.players.keys())
    for (const id of people.at(s, dealt(seat)).slice()) people.move(s, id, dealt(seat), 'deck')
}

const died = (s: State, ...ids: readonly string[]): void => {
  for (const id of ids) people.move(s, id, 'inPlay', 'graveyard')
}

/** Seat 0 has Gia, seat 1 Rocco, seat 2 Emma; it is seat 0's turn. */
const FAULTS: { readonly [sentence in keyof typeof invariants]: (s: State) => void } = {
  'every card lies in exactly one zone': s => void s.items.at.waste.push(s.items.at.police[0]!),
  'LN-LAST-01 nobody without survivors holds a hand': s => {
    setHand(s, 1, 'police/shotgun:1')
    died(s, 'rocco')
  },
  'LN-LAST-02 whoever has no survivor gets one, waits for one, or is out': s => died(s, 'rocco'),
  'LN-LAST-03 nobody waits while there is room': s => {
    died(s, 'rocco')
    s.players[1]!.waiting = 'anita'
  },
  'LN-LAST-03 the survivors who wait are those of the players': s => void (s.players[1]!.waiting = 'anita'),
  'LN-LEADER-01 a leader is an own survivor in play': s => void (s.players[0]!.leader = 'emma'),
  'LN-LEADER-01 whoever has survivors has a leader': s => void (s.players[0]!.leader = ''),
  'LN-VAR-ELIM-01 nobody leaves the game unless the last survivor eliminates': s => void (s.players[1]!.out = true),
  'LN-VAR-ELIM-02 who is out has nothing left': s => void (s.players[1]!.out = true),
  'LN-VAR-ELIM-03 nobody who is out is asked': s => void (s.players[0]!.out = true),
  'LN-ROUND-06 a player in the game is first': s => void (s.first = 3),
  'LN-ROUND-07 a player in the game is active': s => void (s.active = -1),
  'LN-SETUP-09 everybody has the objectives that the variant deals': s => setGoals(s, 1),
  'LN-EXILE-01 exiles have an objective more, and nobody else': s => void fates.draw(s, 'deck', fate(1)),
  'LN-EXILE-02 the role of an exile is known, and of nobody else': s => void (s.players[1]!.exiled = true),
  'LN-EXILE-05 no exile stays in the colony while there is room elsewhere': s => void (s.players[1]!.exiled = true),
  'LN-EXILE-14 no two players in the game are exiled without cause': s => {
    for (const seat of [1, 2]) s.players[seat]!.role = 'loyal'
  },
  'LN-ROUND-04 a die shows 1 to 6': s => void s.players[1]!.dice.push(7),
  'LN-BOARD-13 no place has more people than spaces': s => void (s.helpless = placeRow('colony').spaces),
  'LN-BOARD-09 nobody stands where no place is': s => {
    s.modules = []
    s.survivors[0]!.at = 'hideout'
  },
  'LN-SKILL-01 nobody lives with three damage': s =>
    void Object.assign(s.survivors[0]!, { wounds: 1, frostbite: 1, despair: 1 }),
  'LN-PLAY-04 survivors carry what can be equipped, or what is theirs to carry': s => {
    const card = ITEM_IDS.find(id => {
      const row = itemRow(id)
      return row.keyword !== 'equip' && row.keeper === undefined
    })!
    items.move(s, card, items.zoneOf(s, card), 'equipped', { into: s.survivors[0]!.equipment })
  },
  'LN-RAX-PILL-02 side effects are those of the living, each once': s =>
    void (s.sideEffects = [{ id: 'shakes', survivor: 'anita' }]),
  'LN-REBEL-01 there are no fewer helpless than none': s => void (s.rebellious = -1),
  'LN-BAND-02 bandits stand outside of the colony, in a game with them': s => void (s.bandits[0] = 1),
  'LN-BOARD-04 an entrance space holds one thing': s => void (entrance(s, 'school').traps = 5),
  'LN-BOARD-08 a place has at most four noise tokens': s => void (s.places[1]!.noise = 5),
  'LN-RAX-SPEC-06 the card of a special zombie lies with it': s => {
    setMutants(s, ['claw', 'school'])
    s.mutants = []
  },
  'LN-RAX-SPEC-07 a special zombie stands on an entrance': s =>
    void (s.mutants = [{ experiment: 'claw', at: 'school', entrance: 1 }]),
  'LN-RAX-CODE-01 dice lie on the card of Raxxon only where it is in play': s => {
    s.modules = []
    s.code = [1]
  },
  'LN-IMP-04 an improvement is completed as soon as it has enough tokens': s => void (s.offer[0]!.progress = 9),
  'LN-IMP-04 what is completed has its effect': s => void s.lasting.push('kitchen'),
  'LN-END-01 at morale 0 the game is over': s => void (s.morale = 0),
  'LN-END-02 at round 0 the game is over': s => void (s.rounds = 0),
  'LN-END-04 an ending has been reached when the game is over': s => void (s.ending = 'rounds'),
  'LN-END-04 winners are in the game': s => void (s.winners = [3]),
  'LN-COLONY-FEED-04 food, starvation and kills are never below 0': s => void (s.food = -1),
  'LN-ROUND-03 one crisis lies open': s => {
    for (let i = 0; i < 2; i++) crises.draw(s, 'deck', 'now')
  },
  'LN-XROADS-01 the right-hand neighbour alone holds a crossroads card': s =>
    void roads.draw(s, 'deck', held(s.active)),
  'LN-CLAR-02 what is used in a round is used once': s => void s.used.push('gia', 'gia'),
  'LN-SEARCH-06 no card is half drawn or half played': s => void items.draw(s, 'police', 'table'),
  'LN-VOTE-02 somebody is a member of the colony': s => {
    for (const player of s.players) player.out = true
  },
  'LN-SETUP-20 every survivor has a player': s => void (s.survivors[0]!.seat = 3),
}

rule('a fault planted for each invariant is found, and nothing is found without one', everything, t => {
  turn(t, s => {
    endDeal(s)
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
  })
  for (const [sentence, holds] of Object.entries(invariants)) {
    assert.equal(holds(t.state), undefined, sentence)
    const faulty = game.copy(t.state)
    FAULTS[sentence as keyof typeof FAULTS](faulty)
    assert.notEqual(holds(faulty), undefined, sentence)
  }
})

/** Gia, the last survivor of seat 0, attacks a special zombie, and the cold of Frosty Night kills her. */
function freezeInAttack(t: LongNight): string | undefined {
  table(t, 'school', s => {
    endDeal(s)
    survivorIn(s, 'gia').wounds = 2
    setHand(s, 0, 'police/shotgun:1')
    setMutants(s, ['claw', 'school'])
  })
  t.choose(0, strike('claw'))
  return brokenInvariant(invariants, t.state)
}

const frosty = config(3, { modules: ['raxxon'] })

rule('[LN-OBJ-01, LN-LAST-01, LN-LAST-02] whoever freezes while attacking a special zombie is replaced', frosty, t => {
  assert.equal(freezeInAttack(t), undefined)
  assert.equal(items.at(t.state, hand(0)).length, 0)
  assert.notEqual(t.state.players[0]!.leader, '')
})

rule('without the aftermath of that attack an invariant is broken', frosty, t => {
  const step = rules.machine.nodes.get('aftermath.leaders') as unknown as { act: () => string }
  const { act } = step
  step.act = () => end
  try {
    assert.match(String(freezeInAttack(t)), /^LN-LAST-01/)
  } finally {
    step.act = act
  }
})
