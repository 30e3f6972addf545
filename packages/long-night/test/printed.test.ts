// The cards that the rulebook prints in full, each with its promised effect.

import assert from 'node:assert/strict'
import type { ItemType } from '../src/content/itemTypes.ts'
import type { Place } from '../src/content/places.ts'
import { survivorRow } from '../src/content/survivors.ts'
import type { State } from '../src/index.ts'
import { crises } from '../src/language.ts'
import { offered, place, use } from './choices.ts'
import {
  cardsOf,
  colonyZombies,
  config,
  does,
  faceOf,
  type LongNight,
  mild,
  nightfall,
  rule,
  setEntrance,
  setGoals,
  setHand,
  setPeople,
  setRoad,
  setTop,
  survivorIn,
  three,
  toldApart,
  turn,
} from './longNight.ts'

const isCard = (id: string, influence: number, attack: number, search: number): void => {
  const row = survivorRow(id)
  assert.deepEqual([row.influence, row.attack, row.search, row.source], [influence, attack, search, 'printed'])
}

/** Seat 0 has this survivor here; Hedda of seat 1 and Cyril of seat 2 are in the colony. */
function alone(t: LongNight, id: string, at: Place, set: (s: State) => void = () => {}): void {
  turn(t, s => {
    setPeople(s, [id, 0, at], ['hedda', 1, 'colony'], ['cyril', 2, 'colony'])
    for (const seat of [0, 1, 2]) setHand(s, seat)
    set(s)
  })
}

const allInColony = (s: State): number => colonyZombies(s).reduce((sum, zombies) => sum + zombies, 0)

rule('[LN-PRINT-01] Rocco in the colony with a helpless: two zombies fewer in step 4, at the colony alone', mild, t => {
  isCard('rocco', 21, 2, 4)
  const night = (at: Place, helpless: number): readonly number[] => {
    nightfall(t, s => {
      setPeople(s, ['rocco', 0, at], ['hedda', 1, 'colony'], ['kevin', 2, 'school'], ['cyril', 2, 'colony'])
      s.helpless = helpless
      s.food = 9
    })
    return [allInColony(t.state), t.state.places[3]!.entrances[0]!.zombies]
  }
  // Three and three helpless are six, so three would come: one does. Without a helpless two for three, all of them.
  assert.deepEqual(night('colony', 3), [1, 1])
  assert.deepEqual(night('colony', 0), [2, 1])
  assert.deepEqual(night('gas', 3), [3, 1])
})

rule(
  '[LN-PRINT-02] Anita, anywhere and once: a zombie at her place without exposure, or a wound for a survivor there',
  mild,
  t => {
    isCard('anita', 19, 1, 4)
    const at = (where: Place): void =>
      alone(t, 'anita', where, s => {
        setEntrance(s, where, 0, { zombies: 2 })
        survivorIn(s, 'hedda').at = where
      })
    at('school')
    assert.deepEqual(does(t, use('anita'), { do: 'option', option: 'kill' }), { 'school.zombies': -1, used: 'anita' })
    assert.equal(t.refused(0, use('anita')), 'LN-CLAR-02 use.used')
    at('colony')
    t.choose(0, use('anita'))
    t.choose(0, { do: 'option', option: 'cut' })
    assert.deepEqual(offered(t, 0, 'survivor'), ['anita', 'hedda', 'cyril'])
    assert.deepEqual(does(t, { do: 'survivor', survivor: 'hedda' }), { 'hedda.wounds': 1 })
  },
)

rule(
  '[LN-PRINT-03] Emma outside, once: the top four are open, one education card may be taken, all hear which',
  mild,
  t => {
    isCard('emma', 33, 5, 3)
    alone(t, 'emma', 'school', s => {
      for (const card of ['scrap:1', 'atlas:1', 'rations:1', 'libraryPlans:1', 'bandage:1']) setTop(s, `school/${card}`)
    })
    t.choose(0, use('emma'))
    const shown = ['atlas:1', 'rations:1', 'libraryPlans:1', 'bandage:1'].map(card => `school/${card}`)
    assert.deepEqual(t.heard('public').at(-1), { e: 'revealed', at: 'school', cards: shown, why: 'ability.emma' })
    assert.deepEqual(
      t.options(0).map(o => ('card' in o ? o.card : o.do)),
      ['school/atlas:1', 'school/libraryPlans:1', 'nothing'],
    )
    toldApart(t)
    assert.deepEqual(does(t, { do: 'take', card: 'school/atlas:1' }), { school: -1, hand0: 1 })
    for (const viewer of [0, 1, 'public'] as const)
      assert.deepEqual(t.heard(viewer), [
        { e: 'took', seat: 0, card: 'school/atlas:1', from: 'school', to: 'hand', why: 'ability.emma' },
      ])
    // The rest was shuffled back: nobody knows the top card any more.
    assert.ok(t.view(0).decks.school.every(card => card === null))
    assert.equal(t.refused(0, use('emma')), 'LN-CLAR-02 use.used')
    alone(t, 'emma', 'colony')
    assert.ok(!t.offers(0, use('emma')))
  },
)

rule(
  '[LN-PRINT-04] Elijah outside, once, after his search: all noise of his place goes to one with room for it',
  mild,
  t => {
    isCard('elijah', 39, 2, 3)
    alone(t, 'elijah', 'school', s => {
      s.places[3]!.noise = 2
      s.places[4]!.noise = 3
    })
    does(t, { do: 'search', survivor: 'elijah', die: 3 }, { do: 'stop' }, each => each.options(0)[0]!)
    t.choose(0, { do: 'useNow', survivor: 'elijah' })
    assert.ok(!t.offers(0, place('library')) && !t.offers(0, place('colony')) && !t.offers(0, place('school')))
    assert.deepEqual(does(t, place('gas')), { 'school.noise': -2, 'gas.noise': 2 })
    does(t, { do: 'search', survivor: 'elijah', die: 4 }, { do: 'noise' }, { do: 'stop' }, each => each.options(0)[0]!)
    assert.ok(t.offers(0, { do: 'done' }))
  },
)

rule('[LN-PRINT-05] Kevin, anywhere and once: a zombie at any place, without exposure', mild, t => {
  isCard('kevin', 27, 2, 5)
  for (const at of ['colony', 'gas'] as const) {
    alone(t, 'kevin', at, s => {
      setEntrance(s, 'hospital', 0, { zombies: 2 })
      setEntrance(s, 'colony', 4, { zombies: 1 })
    })
    t.choose(0, use('kevin'))
    assert.deepEqual(offered(t, 0, 'place'), ['colony', 'hospital'])
    assert.deepEqual(does(t, place('hospital')), { 'hospital.zombies': -1 })
    assert.equal(t.refused(0, use('kevin')), 'LN-CLAR-02 use.used')
  }
})

rule(
  '[LN-PRINT-06] Gia, anywhere, when her turn ends: a wound or frostbite of somebody in the colony, not despair',
  mild,
  t => {
    isCard('gia', 49, 2, 3)
    const ends = (set: (s: State) => void): void => {
      alone(t, 'gia', 'gas', set)
      t.choose(0, { do: 'done' })
    }
    ends(s => Object.assign(survivorIn(s, 'hedda'), { wounds: 1, frostbite: 1, despair: 0 }))
    t.choose(0, { do: 'useNow', survivor: 'gia' })
    assert.deepEqual(does(t, { do: 'heal', what: 'frostbite' })['hedda.frostbite'], -1)
    assert.equal(survivorIn(t.state, 'hedda').wounds, 1)
    // No survivor can be healed: despair does not count, nor do survivors outside the colony.
    ends(s => {
      survivorIn(s, 'hedda').despair = 2
      survivorIn(s, 'gia').wounds = 1
    })
    assert.deepEqual(t.pending, [1])
    // She may leave it.
    ends(s => Object.assign(survivorIn(s, 'hedda'), { wounds: 1 }))
    t.choose(0, { do: 'skip' })
    assert.equal(survivorIn(t.state, 'hedda').wounds, 1)
  },
)

rule('[LN-PRINT-08] Fuel or Fire: a move, or a kill where an own survivor is, and neither is rolled for', mild, t => {
  const card = 'start/fuelOrFire:1'
  const playing = (): void =>
    alone(t, 'kevin', 'school', s => {
      setHand(s, 0, card)
      setEntrance(s, 'school', 0, { zombies: 2 })
      setEntrance(s, 'gas', 0, { zombies: 2 })
    })
  playing()
  const drive = { do: 'option', option: 'drive' } as const
  assert.deepEqual(does(t, { do: 'play', card }, drive, place('gas')), {
    'kevin.at': 'gas',
    'kevin.moved': 1,
    hand0: -1,
    waste: 1,
  })
  assert.ok(!t.offers(0, { do: 'move', survivor: 'kevin', to: 'school' }))
  playing()
  const burn = { do: 'option', option: 'burn' } as const
  assert.deepEqual(does(t, { do: 'play', card }, burn), { 'school.zombies': -1, hand0: -1, waste: 1 })
})

rule('[LN-PRINT-12] On the Hunt: four dice, a food for each of 3 or more, when a member moves', mild, t => {
  const goes = (exiled: boolean): void => {
    alone(t, 'kevin', 'school', s => {
      s.players[0]!.exiled = exiled
      setRoad(s, 'onTheHunt')
      s.chance.rolls = [faceOf('blank')]
    })
    t.choose(0, { do: 'move', survivor: 'kevin', to: 'gas' })
  }
  goes(false)
  t.rolls(2, 3, 5, 6)
  assert.deepEqual(does(t, { do: 'option', option: 'hunt' }), { food: 3 })
  goes(false)
  t.rolls(1, 2, 2, 1)
  assert.deepEqual(does(t, { do: 'option', option: 'hunt' }), {})
  goes(true)
  assert.ok(t.offers(0, { do: 'done' }))
})

for (const [hard, morale, rounds, each] of [
  [false, 8, 8, 1],
  [true, 6, 10, 2],
] as const)
  rule(
    `[LN-PRINT-13] Frosty Night, ${hard ? 'hard' : 'normal'} side: the table, the cold and the goal`,
    config(3, { hard }),
    t => {
      assert.deepEqual([t.state.morale, t.state.rounds], [morale, rounds])
      const zombies = t.state.places.slice(0, 7).map(({ entrances }) => entrances.map(entrance => entrance.zombies))
      assert.deepEqual(zombies, [Array.from({ length: 6 }, () => each), ...Array.from({ length: 6 }, () => [each])])
      alone(t, 'kevin', 'school', s => {
        setEntrance(s, 'school', 0, { zombies: 1 })
        s.chance.rolls = [faceOf('blank')]
      })
      const attack = { do: 'attack', survivor: 'kevin', die: 2, entrance: 0 } as const
      assert.equal(does(t, attack)['kevin.frostbite'], 1)
      for (const left of [2, 1]) {
        nightfall(t, s => {
          setPeople(s, ['kevin', 0, 'school'], ['hedda', 1, 'gas'], ['cyril', 2, 'library'])
          s.rounds = left
        })
        assert.equal(t.state.ending, left === 1 ? 'objective' : 'none')
      }
    },
  )

rule('[LN-PRINT-15] Memoir: the main objective is done, and one tool and two education cards are in hand', three, t => {
  const wins = (hand: readonly ItemType[], done: boolean): boolean => {
    t.restart()
    nightfall(t, s => {
      setPeople(s, ['kevin', 0, 'school'], ['hedda', 1, 'gas'], ['cyril', 2, 'library'])
      for (const [seat, goal] of ['memoir', 'pantry', 'tank'].entries()) setGoals(s, seat, goal)
      for (const seat of [0, 1, 2]) setHand(s, seat)
      setHand(s, 0, ...cardsOf(...hand))
      while (crises.draw(s, 'now', 'gone') !== undefined);
      s.rounds = 1
      // Food short by far: morale runs out before the goal is looked at.
      if (!done) Object.assign(s, { morale: 1, helpless: 4 })
    })
    assert.equal(t.state.ending, done ? 'objective' : 'morale')
    return t.game.outcome(t.state)!.winners.includes(0)
  }
  assert.equal(wins(['tool', 'education', 'education'], true), true)
  assert.equal(wins(['tool', 'education', 'weapon'], true), false)
  assert.equal(wins(['education', 'education', 'education'], true), false)
  assert.equal(wins(['tool', 'education', 'education'], false), false)
})
