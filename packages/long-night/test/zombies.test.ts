import assert from 'node:assert/strict'
import {
  batch,
  come,
  czech,
  does,
  entrance,
  happens,
  type LongNight,
  news,
  nightfall,
  rule,
  setEntrance,
  setHand,
  setPeople,
  three,
  turn,
} from './longNight.ts'

const three3 = { zombies: 3 }

rule(
  '[LN-ZADD-01, LN-ZADD-02, LN-ZADD-04] the colony: one zombie for each entrance in turn, beginning at the first',
  three,
  t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      setEntrance(s, 'colony', 0, { zombies: 1 })
    })
    come(t, 'colony', 8)
    assert.deepEqual(
      t.state.places[0]!.entrances.map(each => each.zombies),
      [3, 2, 1, 1, 1, 1],
    )
  },
)

rule('[LN-ZADD-03] elsewhere all come to the one entrance', three, t => {
  turn(t, s => setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'school']))
  come(t, 'school', 3)
  assert.equal(entrance(t.state, 'school').zombies, 3)
})

rule('[LN-ZADD-05] without an empty space a barricade goes, and the zombie with it', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'school'])
    setEntrance(s, 'school', 0, { zombies: 3, barricades: 1 })
  })
  come(t, 'school', 1)
  assert.deepEqual(entrance(t.state, 'school'), { zombies: 3, barricades: 0, traps: 0 })
  assert.equal(t.state.morale, 5)
})

rule('[LN-ZADD-06, LN-TRAP-02] a trap goes off: no zombie is placed, and all at that entrance are gone', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'colony', 0, { zombies: 2, traps: 1 })
    setEntrance(s, 'colony', 1, { zombies: 2 })
  })
  come(t, 'colony', 1)
  assert.deepEqual(entrance(t.state, 'colony', 0), { zombies: 0, barricades: 0, traps: 0 })
  assert.equal(entrance(t.state, 'colony', 1).zombies, 2)
})

rule('[LN-TRAP-03] the first player decides between a barricade and a trap', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'colony', 0, { zombies: 1, barricades: 1, traps: 1 })
    s.first = 2
  })
  come(t, 'colony', 1)
  assert.deepEqual(t.pending, [2])
  t.choose(2, { do: 'useUp', what: 'barricade' })
  assert.deepEqual(entrance(t.state, 'colony', 0), { zombies: 1, barricades: 0, traps: 1 })
})

rule('[LN-ZADD-07, LN-SKILL-03] an overrun kills the lowest influence there and costs 1 morale', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['anita', 2, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'colony', 0, three3)
  })
  come(t, 'colony', 1)
  assert.deepEqual(t.state.people.at.graveyard, ['anita'])
  assert.equal(t.state.morale, 4)
  assert.equal(entrance(t.state, 'colony', 0).zombies, 3)
})

rule('[LN-ZADD-08, LN-SKILL-06] with only helpless there one of them dies', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    setEntrance(s, 'colony', 0, three3)
    s.helpless = 2
  })
  come(t, 'colony', 1)
  assert.equal(t.state.helpless, 1)
  assert.equal(t.state.morale, 4)
})

rule('[LN-REBEL-04] which helpless dies the first player says', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    setEntrance(s, 'colony', 0, three3)
    s.helpless = s.rebellious = 1
    s.first = 1
  })
  come(t, 'colony', 1)
  t.choose(1, { do: 'helpless', rebellious: true })
  assert.deepEqual([t.state.helpless, t.state.rebellious], [1, 0])
})

rule('[LN-ZADD-09] with nobody there an overrun does nothing', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'gas', 0, three3)
  })
  come(t, 'gas', 2)
  assert.equal(entrance(t.state, 'gas').zombies, 3)
  assert.equal(t.state.morale, 5)
})

rule('[LN-ZADD-11, LN-LAST-01, LN-LAST-02] a last survivor is replaced before the next zombie comes', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'school'])
    for (const i of [0, 1]) setEntrance(s, 'colony', i, three3)
  })
  const before = t.state.people.at.deck.slice(-2)
  come(t, 'colony', 2)
  // The first replacement dies at the second entrance, and is replaced in its turn.
  assert.deepEqual(t.state.people.at.graveyard, ['rocco', before[1]])
  assert.equal(t.state.players[1]!.leader, before[0])
  assert.equal(t.state.morale, 3)
  assert.equal(t.state.items.at.hand1.length, 0)
})

rule('[LN-RULE-02, LN-END-01] morale 0 ends the game after that very zombie', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    for (const i of [0, 1]) setEntrance(s, 'colony', i, three3)
    s.morale = 1
  })
  come(t, 'colony', 3)
  assert.equal(t.state.phase, 'over')
  assert.equal(entrance(t.state, 'colony', 2).zombies, 0)
})

rule('[LN-RULE-03] every batch for the colony begins at entrance 1 again', three, t => {
  turn(t, s => setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony']))
  happens(t, [1], batch('colony', 2), batch('colony', 2))
  assert.deepEqual(
    t.state.places[0]!.entrances.map(each => each.zombies),
    [2, 2, 0, 0, 0, 0],
  )
})

/** So many people in the colony, and the third entrance is full. */
function fullThird(t: LongNight, people: number): void {
  nightfall(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['elijah', 1, 'colony'], ['anita', 2, 'colony'], ['emma', 2, 'colony'])
    s.helpless = people - 4
    s.food = 9
    setEntrance(s, 'colony', 2, three3)
  })
  assert.deepEqual(
    t.state.places[0]!.entrances.map(each => each.zombies),
    [2, 1, 3, 1, 1, 1],
  )
  assert.deepEqual(t.state.people.at.graveyard, ['anita'])
  assert.equal(t.state.morale, 4)
}

rule('[EX-07] 14 people: seven zombies, of which the third overruns', three, t => fullThird(t, 14))
rule('[EX-08] 13 people: seven zombies as well, of which the third overruns', czech, t => fullThird(t, 13))

rule('[LN-ZADD-04, LN-ZADD-05, LN-ZADD-07] space, barricade, overrun: one after the other', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['alfonso', 1, 'colony'], ['emma', 2, 'school'])
    setEntrance(s, 'school', 0, { zombies: 2, barricades: 1 })
  })
  come(t, 'school', 4)
  assert.deepEqual(
    news(t).filter(each => ['zombie', 'barricadeLost', 'overrun', 'died'].includes(each)),
    ['zombie', 'barricadeLost', 'zombie', 'overrun', 'died'],
  )
  assert.deepEqual(entrance(t.state, 'school'), { zombies: 4, barricades: 0, traps: 0 })
  assert.deepEqual(t.state.people.at.graveyard, ['rocco'])
})

rule('[LN-TRAP-01] a trap takes an empty space, and then the space is taken', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'school', 0, { zombies: 2, barricades: 1 })
    setHand(s, 0, 'police/tripwire:1', 'gas/tripwire:1')
  })
  assert.deepEqual(does(t, { do: 'play', card: 'police/tripwire:1' }), { 'school.traps': 1, hand0: -1, waste: 1 })
  assert.equal(t.refused(0, { do: 'barricade', survivor: 'gia', die: 1, entrance: 0 }), 'LN-BARR-01 barricade.noSpace')
  assert.equal(t.refused(0, { do: 'play', card: 'gas/tripwire:1' }), 'LN-PLAY-01 play.noUse')
})

rule('[LN-TRAP-02, LN-TRAP-04] what a trap clears nobody has killed: no exposure, no kill', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'school', 0, { zombies: 3, traps: 1 })
  })
  come(t, 'school', 2)
  // The second finds the entrance empty.
  assert.deepEqual(entrance(t.state, 'school'), { zombies: 1, barricades: 0, traps: 0 })
  assert.ok(!news(t).includes('exposed'))
  assert.equal(t.state.kills, 0)
})

rule('[LN-TRAP-03] the trap chosen goes off, and the barricade beside it stays', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'colony', 0, { zombies: 1, barricades: 1, traps: 1 })
    s.first = 1
  })
  come(t, 'colony', 1)
  assert.deepEqual(does(t, [1, { do: 'useUp', what: 'trap' }]), {
    'colony0.zombies': -1,
    'colony0.traps': -1,
    turn: 'player 1',
  })
})

rule('[LN-ZADD-10] no bandits are in play: an overrun outside kills survivors and nobody else', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'school', 0, { zombies: 4 })
    s.helpless = 2
  })
  come(t, 'school', 2)
  assert.deepEqual([t.state.helpless, t.state.survivors.length, t.state.morale], [2, 3, 5])
  assert.equal(entrance(t.state, 'school').zombies, 4)
})
