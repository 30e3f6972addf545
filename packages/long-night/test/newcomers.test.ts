// LN-SADD, LN-LEADER, LN-LAST: survivors who join, lead and replace the dead.

import assert from 'node:assert/strict'
import { LOCATIONS } from '../src/content/places.ts'
import { people } from '../src/language.ts'
import { graveyard, KNIFE, nextComes, type State } from './deathTable.ts'
import {
  batch,
  come,
  czech,
  entrance,
  faceOf,
  fillColony,
  goTo,
  happens,
  type LongNight,
  news,
  noRoads,
  rule,
  setEntrance,
  setGear,
  setHand,
  setPeople,
  survivor,
  three,
  turn,
  voteYes,
} from './longNight.ts'

/** ED-07 */
const spent = (s: State): readonly string[] => (s.edition === 'pl' ? s.items.at.removed : s.items.at.discard)
const unspent = (s: State): readonly string[] => (s.edition === 'pl' ? s.items.at.discard : s.items.at.removed)

// LN-SADD

rule('[LN-SADD-01, LN-SADD-02] a follower in the colony, who acts at once and brings a die next round', three, t => {
  turn(t, s => {
    noRoads(s)
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    nextComes(s, 'elijah')
    setHand(s, 0, 'gas/stranger:1')
    s.players[0]!.dice = [3]
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(0, { do: 'play', card: 'gas/stranger:1' })
  const { seat, at } = survivor(t, 'elijah')
  assert.deepEqual([seat, at, t.state.players[0]!.leader], [0, 'colony', 'gia'])
  assert.deepEqual(t.state.players[0]!.dice, [3])
  t.choose(0, { do: 'move', survivor: 'elijah', to: 'gas' })
  t.choose(0, { do: 'search', survivor: 'elijah', die: 3 })
  t.choose(0, { do: 'stop' })
  t.choose(0, t.options(0)[0]!)
  goTo(t, 'dice')
  assert.equal(t.state.players[0]!.dice.length, 3)
})

rule('[LN-SADD-03] with no free space nobody can be taken in', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setHand(s, 0, 'gas/stranger:1')
    fillColony(s)
  })
  assert.equal(t.refused(0, { do: 'play', card: 'gas/stranger:1' }), 'LN-PLAY-01 play.noUse')
  t.arrange(s => {
    s.helpless--
  })
  assert.ok(t.offers(0, { do: 'play', card: 'gas/stranger:1' }))
})

rule('[LN-SADD-03] with too few as many as fit, the survivor first', three, t => {
  for (const [free, helpless] of [
    [1, 0],
    [2, 1],
    [5, 2],
  ] as const) {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      setHand(s, 0, 'police/family:1')
      s.helpless = 0
      fillColony(s)
      s.helpless -= free
      s.chance.rolls = [4]
    })
    const before = t.state.helpless
    t.choose(0, { do: 'play', card: 'police/family:1' })
    assert.equal(t.state.survivors.length, 4)
    assert.equal(t.state.helpless - before, helpless)
    assert.equal(news(t).includes('helpless'), helpless > 0)
  }
})

// LN-LEADER, LN-LAST

rule('[LN-LEADER-01] of several followers the player picks who leads', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'gas'],
      ['kevin', 0, 'gas'],
      ['kumar', 0, 'colony'],
      ['rocco', 1, 'colony'],
      ['emma', 2, 'colony'],
    )
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  assert.deepEqual(t.options(0), [
    { do: 'lead', survivor: 'kevin' },
    { do: 'lead', survivor: 'kumar' },
  ])
  t.choose(0, { do: 'lead', survivor: 'kumar' })
  assert.deepEqual(
    t.state.players.map(player => player.leader),
    ['kumar', 'rocco', 'emma'],
  )
})

rule('[LN-LEADER-01] a follower’s death leaves the leader', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'gas'],
      ['kevin', 0, 'gas'],
      ['kumar', 0, 'colony'],
      ['rocco', 1, 'colony'],
      ['emma', 2, 'colony'],
    )
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'kevin', to: 'school' })
  assert.equal(t.state.players[0]!.leader, 'gia')
})

/** Rocco, the last of seat 1, dies at the school; then seat 1 and seat 0 have their turns. */
function roccoDies(t: LongNight, set: (s: State) => void): void {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
    setEntrance(s, 'school', 0, { zombies: 4 })
    nextComes(s, 'elijah')
    setHand(s, 1, 'start/atlas:1', 'start/rations:1')
    noRoads(s)
    set(s)
  })
  happens(t, [1, 0], batch('school', 1))
}

for (const edition of [three, czech])
  rule('[LN-LAST-01, LN-LAST-02, ED-07] the hand is lost, and the next survivor leads from the colony', edition, t => {
    roccoDies(t, s => setHand(s, 0, 'start/scrap:1'))
    assert.deepEqual([t.state.items.at.hand1, t.state.items.at.hand0], [[], ['start/scrap:1']])
    for (const card of ['start/atlas:1', 'start/rations:1']) {
      assert.ok(spent(t.state).includes(card))
      assert.ok(!unspent(t.state).includes(card))
    }
    const { seat, at } = survivor(t, 'elijah')
    assert.deepEqual([seat, at, t.state.players[1]!.leader], [1, 'colony', 'elijah'])
    assert.deepEqual(t.pending, [1])
  })

rule('[LN-LAST-03] a full colony: another place', three, t => {
  roccoDies(t, fillColony)
  assert.deepEqual(
    t.options(1).flatMap(o => (o.do === 'enter' ? [o['at']] : [])),
    [...LOCATIONS, 'wait'],
  )
  assert.equal(t.refused(1, { do: 'enter', at: 'colony' }), 'LN-LAST-03 enter.noRoom')
  t.choose(1, { do: 'enter', at: 'library' })
  assert.deepEqual([survivor(t, 'elijah').at, t.state.players[1]!.leader], ['library', 'elijah'])
})

rule('[LN-LAST-03] or waiting, until somebody goes out', three, t => {
  roccoDies(t, s => {
    fillColony(s)
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(1, { do: 'enter', at: 'wait' })
  assert.equal(t.state.players[1]!.waiting, 'elijah')
  t.choose(1, { do: 'done' })
  assert.equal(survivor(t, 'elijah'), undefined)
  t.choose(0, { do: 'move', survivor: 'gia', to: 'gas' })
  assert.deepEqual([survivor(t, 'elijah').at, t.state.players[1]!.leader], ['colony', 'elijah'])
  assert.equal(t.state.players[1]!.waiting, '')
})

rule('[LN-LAST-03] the one who waits comes before anybody else takes the space', three, t => {
  roccoDies(t, s => {
    fillColony(s)
    setHand(s, 0, 'gas/stranger:1')
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(1, { do: 'enter', at: 'wait' })
  t.choose(1, { do: 'done' })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'gas' })
  assert.equal(t.refused(0, { do: 'play', card: 'gas/stranger:1' }), 'LN-PLAY-01 play.noUse')
})

rule('[LN-LAST-03, LN-ZADD-11] a helpless dies: whoever waits is there for the next zombie', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'gas'])
    setEntrance(s, 'school', 0, { zombies: 4 })
    for (const i of [0, 1]) setEntrance(s, 'colony', i, { zombies: 3 })
    nextComes(s, 'elijah', 'kevin')
    fillColony(s)
    noRoads(s)
  })
  happens(t, [1], batch('colony', 2), batch('school', 1))
  t.choose(1, { do: 'enter', at: 'wait' })
  // Elijah comes in for the helpless and dies at the second entrance.
  assert.deepEqual(graveyard(t), ['rocco', 'elijah'])
  assert.equal(t.state.helpless, 23)
  assert.equal(survivor(t, 'kevin').at, 'colony')
  assert.equal(t.state.morale, 2)
  assert.equal(entrance(t.state, 'colony', 0).zombies, 3)
})

rule('[LN-LAST-04] an exiled player puts them anywhere but in the colony', three, t => {
  roccoDies(t, s => {
    s.players[1]!.exiled = true
  })
  assert.deepEqual(
    t.options(1).flatMap(o => (o.do === 'enter' ? [o['at']] : [])),
    [...LOCATIONS],
  )
  assert.equal(t.refused(1, { do: 'enter', at: 'colony' }), 'LN-LAST-04 enter.exiled')
  assert.equal(t.refused(1, { do: 'enter', at: 'wait' }), 'LN-LAST-04 enter.exiled')
  t.choose(1, { do: 'enter', at: 'hospital' })
  assert.deepEqual([survivor(t, 'elijah').at, t.state.players[1]!.leader], ['hospital', 'elijah'])
  assert.equal(t.state.morale, 5)
})

rule('[LN-LAST-04] whoever waits when their player is exiled goes outside', three, t => {
  roccoDies(t, fillColony)
  t.choose(1, { do: 'enter', at: 'wait' })
  t.choose(1, { do: 'done' })
  t.choose(0, { do: 'exile', player: 1 })
  voteYes(t, 0, 1, 2)
  assert.deepEqual(t.pending, [1])
  t.choose(1, { do: 'enter', at: 'police' })
  assert.deepEqual([survivor(t, 'elijah').at, t.state.players[1]!.leader], ['police', 'elijah'])
  assert.equal(t.state.players[1]!.waiting, '')
})

rule('[LN-LAST-05] equipment that came to the hand is lost with it, dice stay', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'school'])
    setGear(s, 'rocco', KNIFE)
    setHand(s, 1, 'start/atlas:1')
    s.players[1]!.dice = [2, 5]
    setEntrance(s, 'colony', 0, { zombies: 3 })
    noRoads(s)
  })
  come(t, 'colony', 1)
  assert.deepEqual(t.state.items.at.hand1, [])
  assert.ok(t.state.items.at.removed.includes(KNIFE))
  assert.deepEqual(t.state.players[1]!.dice, [2, 5])
  assert.ok(t.options(1).some(o => 'die' in o && o.die === 5))
})

for (const first of [1, 2])
  rule(
    `[LN-TEXT-02, LN-LAST-02] two lose their last by one bite: first player ${first} says who draws first`,
    three,
    t => {
      turn(t, s => {
        setPeople(s, ['gia', 0, 'gas'], ['kumar', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
        nextComes(s, 'elijah', 'kevin')
        s.first = first
        s.chance.rolls = [faceOf('bite'), faceOf('bite')]
      })
      t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
      t.choose(1, { do: 'risk' })
      t.choose(2, { do: 'accept' })
      assert.deepEqual(t.pending, [first])
      assert.equal(t.refused(first, { do: 'next', player: 0 }), 'LN-TEXT-02 order.notWaiting')
      t.choose(first, { do: 'next', player: 2 })
      assert.deepEqual([survivor(t, 'elijah').seat, survivor(t, 'kevin').seat], [2, 1])
      assert.deepEqual([t.state.items.at.hand1, t.state.items.at.hand2], [[], []])
    },
  )

for (const [first, whose, comes, waits] of [
  [0, 1, 'kevin', 'elijah'],
  [0, 2, 'elijah', 'kevin'],
  [2, 1, 'kevin', 'elijah'],
] as const)
  rule(`[LN-LAST-03, LN-TEXT-02] two wait for one space: first player ${first} lets ${comes} in`, three, t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['anita', 0, 'colony'])
      for (const [seat, id] of [
        [1, 'kevin'],
        [2, 'elijah'],
      ] as const) {
        people.move(s, id, people.zoneOf(s, id), 'waiting')
        s.players[seat]!.waiting = id
      }
      fillColony(s)
      noRoads(s)
      s.first = first
      s.chance.rolls = [faceOf('blank')]
    })
    t.choose(0, { do: 'move', survivor: 'gia', to: 'gas' })
    assert.deepEqual(t.pending, [first])
    for (const player of [1, 2]) assert.ok(t.offers(first, { do: 'next', player }))
    t.choose(first, { do: 'next', player: whose })
    assert.equal(survivor(t, comes).at, 'colony')
    assert.equal(survivor(t, waits), undefined)
    assert.deepEqual([t.state.players[whose]!.leader, t.pending], [comes, [0]])
  })

rule('[LN-LAST-03] with a space for each who waits nobody is asked', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['anita', 0, 'colony'])
    for (const [seat, id] of [
      [1, 'kevin'],
      [2, 'elijah'],
    ] as const) {
      people.move(s, id, people.zoneOf(s, id), 'waiting')
      s.players[seat]!.waiting = id
    }
    fillColony(s)
    s.helpless--
    noRoads(s)
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'gas' })
  assert.deepEqual([survivor(t, 'kevin').at, survivor(t, 'elijah').at, t.pending], ['colony', 'colony', [0]])
})

rule('[LN-LAST-03] a space that a helpless survivor leaves is taken at once', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['emma', 2, 'school'])
    people.move(s, 'kevin', people.zoneOf(s, 'kevin'), 'waiting')
    s.players[1]!.waiting = 'kevin'
    fillColony(s)
    noRoads(s)
    for (let i = 0; i < 6; i++) setEntrance(s, 'colony', i, { zombies: 3 })
  })
  come(t, 'colony', 1)
  assert.equal(survivor(t, 'kevin').at, 'colony')
})
