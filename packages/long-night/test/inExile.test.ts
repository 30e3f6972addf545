// LN-EXILE-06 to LN-EXILE-18: what an exiled player may do.

import assert from 'node:assert/strict'
import { LOCATIONS } from '../src/content/places.ts'
import { items } from '../src/language.ts'
import { offered } from './choices.ts'
import { atHome, EDITIONS, sendAway } from './exileTable.ts'
import {
  config,
  faceOf,
  fillColony,
  four,
  goTo,
  type LongNight,
  noRoads,
  rule,
  setGear,
  setGoals,
  setHand,
  setPeople,
  setRoad,
  survivor,
  three,
  turn,
  voteYes,
} from './longNight.ts'

/** Seat 0 has a turn in exile, with Gia at the school. */
function inExile(s: LongNight['state'], more: Parameters<typeof setPeople>[1][] = []): void {
  noRoads(s)
  setPeople(s, ['gia', 0, 'school'], ...more, ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
  s.players[0]!.exiled = true
}

rule('[LN-EXILE-06] nothing of theirs goes to the crisis, from the hand or from a survivor', three, t => {
  turn(t, s => {
    inExile(s)
    setHand(s, 0, 'start/rations:1')
    setGear(s, 'gia', 'police/truncheon:1')
  })
  for (const card of ['start/rations:1', 'police/truncheon:1'])
    assert.equal(t.refused(0, { do: 'contribute', card }), 'LN-EXILE-06 contribute.exiled')
})

rule('[LN-EXILE-07] the main objective takes their cards', config(3, { objective: 'convoy' }), t => {
  turn(t, s => {
    inExile(s)
    setHand(s, 0, 'gas/fuelOrFire:1')
  })
  t.choose(0, { do: 'donate', card: 'gas/fuelOrFire:1' })
  assert.deepEqual(t.state.items.at.objective, ['gas/fuelOrFire:1'])
})

rule('[LN-EXILE-08, LN-EXILE-09, LN-TEXT-01] whoever they take in comes elsewhere, and no helpless', three, t => {
  turn(t, s => {
    inExile(s)
    setHand(s, 0, 'police/pairAtTheDoor:1')
  })
  const next = t.state.people.at.deck.at(-1)!
  t.choose(0, { do: 'play', card: 'police/pairAtTheDoor:1' })
  assert.deepEqual(offered(t, 0, 'place'), [...LOCATIONS])
  t.choose(0, { do: 'place', place: 'hospital' })
  assert.equal(survivor(t, next).at, 'hospital')
  assert.deepEqual([t.state.helpless, t.state.rebellious], [0, 0])
})

for (const edition of EDITIONS)
  rule('[LN-EXILE-10, ED-07] a food card raises a die by one, without its own effect', edition, t => {
    turn(t, s => {
      inExile(s)
      s.food = 2
      s.players[0]!.dice = [2, 6]
      setHand(s, 0, 'start/rations:1', 'start/atlas:1')
    })
    const card = 'start/rations:1'
    assert.equal(t.refused(0, { do: 'food', die: 2 }), 'LN-EXILE-10 food.exiled')
    assert.equal(t.refused(0, { do: 'eat', card: 'start/atlas:1', die: 2 }), 'LN-EXILE-10 eat.notFood')
    assert.equal(t.refused(0, { do: 'eat', card, die: 6 }), 'LN-FOOD-02 food.highest')
    t.choose(0, { do: 'eat', card, die: 2 })
    assert.deepEqual([t.state.players[0]!.dice, t.state.food], [[3, 6], 2])
    const pile = t.state.edition === 'pl' ? 'removed' : 'discard'
    assert.ok(t.state.items.at[pile].includes(card))
    assert.deepEqual(t.state.items.at.waste, [])
  })

for (const edition of EDITIONS) {
  const plays = edition.edition === 'pl'
  rule(`[ED-66, LN-EXILE-10] ${edition.edition}: the food card is ${plays ? 'played' : 'discarded'}`, edition, t => {
    turn(t, s => {
      inExile(s)
      setHand(s, 0, 'start/rations:1')
    })
    t.choose(0, { do: 'eat', card: 'start/rations:1', die: 2 })
    const told = t.heard('public').map(({ e }) => e)
    assert.deepEqual([told.includes('played'), told.includes('discarded')], [plays, !plays])
  })

  rule(`[ED-66, LN-REQ-04] ${edition.edition}: so is one that was given on request`, edition, t => {
    turn(t, s => {
      inExile(s)
      setHand(s, 0)
      setHand(s, 1, 'start/rations:1')
    })
    t.choose(0, { do: 'request' })
    t.choose(0, { do: 'ask', player: 1 })
    t.choose(0, { do: 'askFor', what: 'food' })
    t.choose(1, { do: 'give', card: 'start/rations:1' })
    t.choose(0, { do: 'eat', card: 'start/rations:1', die: 2 })
    const told = t.heard('public').map(({ e }) => e)
    assert.deepEqual([told.includes('played'), told.includes('discarded')], [plays, !plays])
    assert.deepEqual(t.state.items.at.table, [])
  })
}

rule('[LN-EXILE-10] a member plays food and does not eat it', three, t => {
  turn(t, s => {
    atHome(s)
    setHand(s, 0, 'start/rations:1')
  })
  assert.equal(t.refused(0, { do: 'eat', card: 'start/rations:1', die: 2 }), 'LN-EXILE-10 eat.notExiled')
})

rule('[LN-EXILE-11] the exiled are not asked in a vote', four, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'school'], ['kevin', 3, 'colony'])
    s.players[2]!.exiled = true
  })
  t.choose(0, { do: 'exile', player: 1 })
  assert.deepEqual(t.pending, [0, 1, 3])
  assert.deepEqual(t.options(2), [])
  voteYes(t)
})

rule('[LN-EXILE-12] who dies for them costs no morale', three, t => {
  turn(t, s => {
    inExile(s, [['kevin', 0, 'gas']])
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'kevin', to: 'library' })
  assert.deepEqual(t.state.people.at.graveyard, ['kevin'])
  assert.equal(t.state.morale, 5)
})

for (const edition of EDITIONS)
  rule('[LN-EXILE-13, ED-07] what they play does not come to the waste pile', edition, t => {
    turn(t, s => {
      inExile(s)
      setHand(s, 0, 'start/rations:1', 'start/kitchenKnife:1')
    })
    t.choose(0, { do: 'play', card: 'start/rations:1' })
    t.choose(0, { do: 'play', card: 'start/kitchenKnife:1' })
    assert.equal(t.state.food, 2)
    const [pile, other] =
      t.state.edition === 'pl' ? (['removed', 'discard'] as const) : (['discard', 'removed'] as const)
    assert.ok(t.state.items.at[pile].includes('start/rations:1'))
    assert.ok(!t.state.items.at[other].includes('start/rations:1'))
    assert.deepEqual(t.state.items.at.waste, [])
    assert.deepEqual(survivor(t, 'gia').equipment, ['start/kitchenKnife:1'])
  })

for (const [goal, ends] of [
  ['pantry', true],
  ['hoarder', false],
] as const)
  rule(`[LN-EXILE-14] two loyal exiles are the end, a traitor among them is not: ${goal}`, four, t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'school'], ['kevin', 3, 'colony'])
      for (const [seat, id] of ['firstAid', goal, 'tank', 'arms'].entries()) setGoals(s, seat, id)
      Object.assign(s.players[2]!, { exiled: true, role: 'loyal' })
    })
    sendAway(t, 1)
    assert.equal(t.state.ending, ends ? 'morale' : 'none')
    assert.equal(t.state.morale, ends ? 0 : 5)
  })

for (const edition of ['pl', 'cs'] as const)
  rule(
    `[ED-67, LN-EXILE-14, LN-VAR-ELIM-03] ${edition}: a loyal exile who has left the game ${edition === 'pl' ? 'does not count' : 'counts'}`,
    { ...four, elimination: true, edition },
    t => {
      turn(t, s => {
        setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['kevin', 3, 'colony'])
        for (const [seat, id] of ['firstAid', 'pantry', 'tank', 'arms'].entries()) setGoals(s, seat, id)
        Object.assign(s.players[2]!, { exiled: true, role: 'loyal', out: true })
      })
      sendAway(t, 1)
      assert.deepEqual([t.state.ending, t.state.morale], edition === 'pl' ? ['none', 5] : ['morale', 0])
    },
  )

rule('[LN-EXILE-15] they ask for cards, and are asked', three, t => {
  for (const exiled of [0, 1]) {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
      s.players[exiled]!.exiled = true
      s.players[0]!.asked = []
      setHand(s, 0)
      setHand(s, 1, 'start/rations:1')
      setHand(s, 2)
    })
    t.choose(0, { do: 'request' })
    t.choose(0, { do: 'ask', player: 1 })
    t.choose(0, { do: 'askFor', what: 'food' })
    t.choose(1, { do: 'give', card: 'start/rations:1' })
    if (exiled === 0) t.choose(0, { do: 'usePlay' })
    assert.equal(t.state.food, 2)
    // The player who plays it decides where it goes.
    assert.equal(items.zoneOf(t.state, 'start/rations:1'), exiled === 0 ? 'removed' : 'waste')
  }
})

rule('[LN-EXILE-16] nobody comes back: a round later they are still out', three, t => {
  turn(t, s => {
    inExile(s)
    for (const each of s.survivors) each.at = 'school'
    s.chance.rolls = []
  })
  goTo(t, 'zombies')
  for (const seat of [0, 1, 2]) t.choose(seat, { do: 'call', yes: true })
  assert.deepEqual(t.pending, [1, 2])
  voteYes(t, 1, 2)
  assert.equal(t.state.phase, 'turns')
  assert.equal(t.state.players[0]!.exiled, true)
  assert.equal(t.refused(0, { do: 'move', survivor: 'gia', to: 'colony' }), 'LN-EXILE-17 move.exiled')
})

rule('[LN-EXILE-17] fuel does not bring them home either', three, t => {
  turn(t, s => {
    inExile(s)
    setHand(s, 0, 'gas/fuelOrFire:1')
  })
  assert.equal(t.refused(0, { do: 'move', survivor: 'gia', to: 'colony' }), 'LN-EXILE-17 move.exiled')
  t.choose(0, { do: 'play', card: 'gas/fuelOrFire:1' })
  assert.deepEqual(
    offered(t, 0, 'place'),
    LOCATIONS.filter(at => at !== 'school'),
  )
})

rule('[LN-EXILE-18] for them the spaces outside count, not those of the colony', three, t => {
  turn(t, s => {
    inExile(s)
    fillColony(s)
    setHand(s, 0, 'gas/stranger:1')
    setHand(s, 1, 'gas/pairAtTheDoor:1')
  })
  t.choose(0, { do: 'play', card: 'gas/stranger:1' })
  t.choose(0, { do: 'place', place: 'gas' })
  assert.deepEqual(
    t.state.survivors.filter(each => each.seat === 0).map(each => each.at),
    ['school', 'gas'],
  )
  t.choose(0, { do: 'done' })
  assert.equal(t.refused(1, { do: 'play', card: 'gas/pairAtTheDoor:1' }), 'LN-PLAY-01 play.noUse')
})

rule('[LN-EXILE-18] a crossroads card brings them somebody although the colony is full', three, t => {
  turn(t, s => {
    setPeople(s, ['kumar', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.players[0]!.exiled = true
    fillColony(s)
    setHand(s, 0, 'start/rations:1', 'start/atlas:1')
    setRoad(s, 'signedForByKumar')
  })
  t.choose(0, { do: 'search', survivor: 'kumar', die: 6 })
  t.choose(0, { do: 'stop' })
  t.choose(0, t.options(0)[0]!)
  t.choose(0, { do: 'option', option: 'settle' })
  t.choose(0, { do: 'card', card: 'start/rations:1' })
  t.choose(0, { do: 'place', place: 'library' })
  assert.equal(t.state.survivors.filter(each => each.seat === 0 && each.at === 'library').length, 1)
})
