// LN-CLAR: rulings on single crossroads cards.

import assert from 'node:assert/strict'
import { items } from '../src/language.ts'
import { card, DONE, die, firstCard, move, player, whom } from './choices.ts'
import {
  does,
  rule,
  setEntrance,
  setGear,
  setGoals,
  setHand,
  setPeople,
  setRoad,
  survivorIn,
  turn,
} from './longNight.ts'
import { BASE, choose } from './roadTable.ts'
import { BLANK, NO, PEOPLE, searchOnce, votes, YES } from './roadWords.ts'

rule('[LN-CLAR-07] wounds go round: everybody once before anybody twice, and owners pick among their own', BASE, t => {
  choose(t, 'ratsInTheWalls', 'hunt', s => {
    setPeople(
      s,
      ['alfonso', 0, 'colony'],
      ['hedda', 1, 'colony'],
      ['gia', 1, 'colony'],
      ['emma', 1, 'colony'],
      ['cyril', 2, 'gas'],
    )
  })
  // Alfonso has had his. The other two are for two of the second player's.
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(does(t, whom('gia')), { 'gia.wounds': 1 })
  assert.equal(t.refused(1, whom('gia')), 'LN-CLAR-07 spread.already')
  const { turn: _, ...found } = does(t, whom('emma'))
  assert.deepEqual(found, { 'emma.wounds': 1, waste: -3, removed: 3 })
  assert.deepEqual(
    t.state.survivors.map(each => each.wounds),
    [1, 0, 1, 1, 0],
  )
})

rule('[LN-CLAR-08] Both Hands ties Fatima herself, whoever moved and whoever leads her', BASE, t => {
  turn(t, s => {
    setPeople(s, ['kevin', 0, 'school'], ['alfonso', 0, 'colony'], ['fatima', 1, 'police'], ['cyril', 2, 'colony'])
    setRoad(s, 'bothHands')
    s.chance.rolls = [...BLANK]
  })
  does(t, move('kevin', 'gas'), { do: 'option', option: 'tie' })
  assert.deepEqual(
    t.heard('public').filter(event => event.e === 'restrained'),
    [{ e: 'restrained', survivor: 'fatima', why: 'crossroads.bothHands' }],
  )
  assert.deepEqual(
    t.state.survivors.filter(each => each.restrained).map(each => each.id),
    ['fatima'],
  )
})

rule('[LN-CLAR-08] the restrained cannot attack, clean, barricade or attract; all else they can', BASE, t => {
  turn(t, s => {
    setPeople(s, ['kevin', 0, 'colony', { restrained: true }], ['hedda', 1, 'colony'], ['cyril', 2, 'colony'])
    setHand(s, 0, 'police/riotShield:1', 'gas/scrap:1')
    setGear(s, 'kevin', 'police/truncheon:1', 'police/shotgun:1')
    setEntrance(s, 'colony', 0, { zombies: 1 })
    setEntrance(s, 'gas', 0, { zombies: 1 })
    items.draw(s, 'police', 'waste')
    s.chance.rolls = [...BLANK]
  })
  const by = { survivor: 'kevin', die: 6 }
  for (const [forbidden, o] of [
    ['attack', { entrance: 0 }],
    ['attackWith', { by: 'police/shotgun:1' }],
    ['fight', { target: 'hedda' }],
    ['barricade', { entrance: 0 }],
    ['attract', {}],
  ] as const)
    assert.equal(t.refused(0, { do: forbidden, ...by, ...o }), 'LN-CLAR-08 act.restrained')
  assert.equal(t.refused(0, { do: 'clean', die: 6 }), 'LN-CLAR-08 act.restrained')
  does(t, { do: 'play', card: 'police/riotShield:1' })
  does(t, { do: 'handOff', card: 'police/truncheon:1', from: 'kevin', to: 'hedda' })
  does(t, { do: 'contribute', card: 'police/shotgun:1' })
  does(t, { do: 'use', survivor: 'kevin', by: 'kevin', die: 0 }, { do: 'place', place: 'gas' })
  does(t, move('kevin', 'school'), ...searchOnce('kevin', 5))
  assert.deepEqual(survivorIn(t.state, 'kevin').equipment, ['police/riotShield:1'])
})

for (const [carried, lasting] of [
  [YES, ['lawCurfew']],
  [NO, []],
] as const)
  rule(`[LN-CLAR-09] a law that holds is voted on again: ${lasting.length > 0 ? 'it stays' : 'it falls'}`, BASE, t => {
    for (const id of ['powerStruggle', 'rosaHasTwoPoints'] as const) {
      choose(t, id, id === 'rosaHasTwoPoints' ? 'curfew' : 'council', s => {
        s.lasting = ['lawCurfew']
      })
      does(t, ...(id === 'rosaHasTwoPoints' ? carried : [firstCard, firstCard, firstCard, ...carried, ...NO]))
      assert.deepEqual(
        t.state.lasting.filter(each => each !== 'badNight'),
        lasting,
      )
    }
  })

rule('[LN-CLAR-10] a tie rejects a law, whatever the first player says', BASE, t => {
  for (const [id, option] of [
    ['oneWarmMeal', 'law'],
    ['powerStruggle', 'council'],
  ] as const) {
    choose(t, id, option, s => {
      s.players[2]!.exiled = true
      for (const each of s.survivors) if (each.seat === 2) each.at = 'gas'
    })
    if (id === 'powerStruggle') does(t, firstCard, firstCard)
    assert.equal(t.state.first, 0)
    does(t, ...votes(true, false))
    assert.deepEqual(t.state.lasting, [])
    assert.deepEqual(
      t.heard('public').find(event => event.e === 'voted'),
      { e: 'voted', yes: [0], carried: false, why: `crossroads.${id}` },
    )
  }
})

rule('[LN-CLAR-11] Grass: a card by its type or by its name, from the next on the left who has one', BASE, t => {
  const name = (what: string): void => {
    choose(t, 'grass', 'trade', s => {
      setHand(s, 1, 'gas/lighter:1', 'gas/coffee:1')
      setHand(s, 2, 'gas/lighter:2', 'gas/petrolBomb:1')
    })
    does(t, die(1), { do: 'name', card: what })
  }
  name('lighter')
  assert.deepEqual(t.heard('public').slice(0, 2), [
    { e: 'named', seat: 0, card: 'lighter' },
    { e: 'gave', seat: 1, to: 0, card: 'gas/lighter:1', why: 'crossroads.grass' },
  ])
  assert.deepEqual([t.pending, t.state.items.at.hand1, t.state.items.at.hand2.length], [[0], ['gas/coffee:1'], 2])
  name('fuel')
  assert.ok(t.view(0).own!.hand.includes('gas/petrolBomb:1'))
  assert.deepEqual([t.state.items.at.hand1.length, t.state.items.at.hand2], [2, ['gas/lighter:2']])
  name('stretcher')
  assert.deepEqual([t.state.items.at.hand1.length, t.state.items.at.hand2.length], [2, 2])
  assert.ok(t.offers(0, DONE))
})

rule(
  '[LN-CLAR-12] the mother wounds who moves or is put into the school, not who stays',
  { ...BASE, edition: 'cs' },
  t => {
    turn(t, s => {
      setPeople(s, ...PEOPLE)
      s.lasting = ['armedMother']
      s.chance.rolls = [...BLANK]
    })
    assert.deepEqual(does(t, move('alfonso', 'school')), {
      exposed: 1,
      'alfonso.at': 'school',
      'alfonso.moved': 1,
      'alfonso.wounds': 1,
    })
    // In this edition an exile is put outside and does not move.
    does(t, { do: 'exile', player: 1 }, ...YES)
    const found = does(t, { do: 'flee', survivor: 'hedda', to: 'school' })
    assert.equal(found['hedda.wounds'], 1)
    assert.equal(survivorIn(t.state, 'kevin').wounds, 0)
  },
)

rule('[LN-CLAR-13] an exiled player’s survivor is sent anywhere but to the colony', BASE, t => {
  choose(t, 'crazyMother', 'back', s => {
    s.players[0]!.exiled = true
    survivorIn(s, 'alfonso').at = 'gas'
  })
  assert.ok(!t.offers(0, { do: 'place', place: 'colony' }))
  assert.ok(!t.offers(0, { do: 'place', place: 'school' }))
  assert.equal(does(t, { do: 'place', place: 'library' })['alfonso.at'], 'library')
})

rule('[LN-CLAR-11] Grass: of several such cards chance takes one, and all see which', BASE, t => {
  for (const taken of ['gas/lighter:1', 'gas/lighter:2']) {
    choose(t, 'grass', 'trade', s => {
      setHand(s, 0, 'hospital/bandage:1')
      setHand(s, 1, 'gas/lighter:1', 'gas/lighter:2')
    })
    t.choose(0, die(1))
    t.picks(t.state.items.at.hand1.indexOf(taken))
    t.choose(0, { do: 'name', card: 'weapon' })
    assert.deepEqual([t.view(0).own!.hand, t.state.items.at.hand1.length], [[taken], 1])
    assert.ok(t.heard(2).some(event => event.e === 'gave' && event.card === taken))
    assert.deepEqual(t.pending, [0])
  }
})

rule('[LN-SETUP-11] who has shown a secret cannot take it back', BASE, t => {
  choose(t, 'theViewFromTheRoof', 'confess', s => {
    // Gia still has something to do at the end of the turn.
    setPeople(
      s,
      ['kevin', 0, 'school'],
      ['gia', 0, 'school'],
      ['hedda', 1, 'colony', { wounds: 1 }],
      ['cyril', 2, 'gas'],
    )
    setGoals(s, 0, 'pantry')
  })
  t.choose(0, card('gas/coffee:1'))
  t.choose(0, player(1))
  assert.ok(t.heard(1).some(event => event.e === 'confessed' && event.goals?.includes('pantry')))
  // The player who showed it reads in the log what they have shown.
  assert.ok(t.heard(0).some(event => event.e === 'confessed' && event.goals?.includes('pantry')))
  assert.ok(!t.heard(2).some(event => event.e === 'confessed' && event.goals))
  assert.ok(t.offers(0, { do: 'skip' }))
  assert.equal(t.canUndo(0), false)
})

rule('[LN-XROADS-04] nor a card that was given unseen by the others', BASE, t => {
  choose(t, 'theDebtBook', 'settle', () => undefined)
  t.choose(0, player(1))
  assert.equal(t.canUndo(0), true)
  t.choose(0, card('gas/coffee:1'))
  assert.ok(t.heard(1).some(event => event.e === 'gave' && event.card === 'gas/coffee:1'))
  assert.ok(!t.heard(2).some(event => event.e === 'gave' && event.card !== undefined))
  assert.equal(t.canUndo(0), false)
})
