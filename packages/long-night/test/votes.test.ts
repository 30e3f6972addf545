import assert from 'node:assert/strict'
import { offered } from './choices.ts'
import {
  czech,
  faceOf,
  four,
  type LongNight,
  news,
  nightfall,
  noRoads,
  rule,
  setCrisis,
  setPeople,
  survivor,
  three,
  turn,
  voteYes,
} from './longNight.ts'

type State = LongNight['state']

const atSchool = (s: State): void => {
  noRoads(s)
  setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
}

/** These players call for a vote on the token, the others do not. */
function call(t: LongNight, ...callers: readonly number[]): void {
  for (const seat of t.pending) t.choose(seat, { do: 'call', yes: callers.includes(seat) })
}

rule('[LN-VOTE-01] yes or no, all at once: nobody sees a vote before the last one is cast', three, t => {
  turn(t, atSchool)
  t.choose(0, { do: 'exile', player: 1 })
  for (const seat of [0, 1, 2])
    assert.deepEqual(t.options(seat), [
      { do: 'vote', yes: true },
      { do: 'vote', yes: false },
    ])
  t.choose(1, { do: 'vote', yes: true })
  for (const other of [0, 2, 'public'] as const) assert.deepEqual(t.heard(other), [])
  // The view is the same for a yes and for a no.
  const shown = ([0, 2, 'public'] as const).map(viewer => JSON.stringify(t.view(viewer)))
  t.choose(1, { do: 'reconsider' })
  t.choose(1, { do: 'vote', yes: false })
  assert.deepEqual(
    ([0, 2, 'public'] as const).map(viewer => JSON.stringify(t.view(viewer))),
    shown,
  )
  t.choose(0, { do: 'vote', yes: true })
  t.choose(2, { do: 'vote', yes: false })
  assert.deepEqual(
    t.heard('public').find(each => each.e === 'voted'),
    { e: 'voted', yes: [0], carried: false, why: 'exile' },
  )
})

rule('[LN-VOTE-02] only members vote, and only their votes count', four, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'gas'], ['kevin', 3, 'gas'])
    s.players[3]!.exiled = true
  })
  t.choose(0, { do: 'exile', player: 1 })
  assert.deepEqual(t.pending, [0, 1, 2])
  voteYes(t, 0, 2)
  assert.equal(t.state.players[1]!.exiled, true)
})

for (const [config, carried] of [
  [three, true],
  [three, false],
  [czech, true],
  [czech, false],
] as const)
  rule(`[LN-VOTE-03] ${config.edition}: the first player’s own vote decides a tie: ${carried}`, config, t => {
    turn(t, s => {
      atSchool(s)
      s.players[2]!.exiled = true
      s.first = carried ? 0 : 1
    })
    t.choose(0, { do: 'exile', player: 1 })
    voteYes(t, 0)
    assert.equal(t.state.players[1]!.exiled, carried)
    assert.deepEqual(t.pending, [0])
  })

for (const yes of [true, false])
  rule(`[LN-VOTE-03, ED-29] pl: an exiled first player has no vote, but the last word: ${yes}`, three, t => {
    turn(t, s => {
      atSchool(s)
      s.players[2]!.exiled = true
      s.first = 2
    })
    t.choose(0, { do: 'exile', player: 1 })
    assert.deepEqual(t.pending, [0, 1])
    voteYes(t, 0)
    assert.deepEqual(t.pending, [2])
    assert.ok(!news(t).includes('voted'))
    t.choose(2, { do: 'decide', yes })
    assert.deepEqual(t.heard(1)[0], { e: 'voted', yes: [0], carried: yes, why: 'exile' })
    assert.equal(t.state.players[1]!.exiled, yes)
  })

rule('[LN-VOTE-03, ED-29] cs: with an exiled first player a tie fails', czech, t => {
  turn(t, s => {
    atSchool(s)
    s.players[2]!.exiled = true
    s.first = 2
  })
  t.choose(0, { do: 'exile', player: 1 })
  voteYes(t, 0)
  assert.equal(t.state.players[1]!.exiled, false)
  assert.deepEqual(t.pending, [0])
})

rule('[LN-VOTE-03, ED-29] pl: where there is no tie an exiled first player is not asked', four, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'gas'], ['kevin', 3, 'gas'])
    s.players[3]!.exiled = true
    s.first = 3
  })
  t.choose(0, { do: 'exile', player: 1 })
  voteYes(t, 0, 2)
  assert.equal(t.state.players[1]!.exiled, true)
  assert.deepEqual(t.pending, [0])
})

// LN-COLONY-FIRST

rule('[LN-COLONY-FIRST-01] an exiled player calls, the members vote, once', three, t => {
  nightfall(t, s => {
    atSchool(s)
    s.players[2]!.exiled = true
  })
  assert.deepEqual(t.pending, [0, 1, 2])
  call(t, 2)
  assert.deepEqual(t.pending, [0, 1])
  voteYes(t, 0, 1)
  // LN-COLONY-FIRST-02: kept; and the next round has begun without another vote.
  assert.deepEqual([t.state.first, t.state.phase], [0, 'turns'])
})

rule('[LN-COLONY-FIRST-01] several calls are one vote', three, t => {
  nightfall(t, atSchool)
  call(t, 0, 1, 2)
  voteYes(t, 0, 1, 2)
  assert.equal(news(t).filter(each => each === 'voted').length, 1)
  assert.equal(t.state.phase, 'turns')
})

for (const [config, unasked, carried, failed] of [
  [three, 2, 0, 2],
  [czech, 0, 2, 0],
] as const)
  rule(`[LN-COLONY-FIRST-02, ED-21] ${config.edition}: what a vote does, and what no vote does`, config, t => {
    const after = (callers: readonly number[], yes: readonly number[]): number => {
      nightfall(t, atSchool)
      call(t, ...callers)
      if (callers.length > 0) voteYes(t, ...yes)
      return t.state.first
    }
    assert.equal(after([], []), unasked)
    assert.equal(after([1], [0, 1]), carried)
    assert.equal(after([1], [1]), failed)
  })

rule('[LN-COLONY-FIRST-03] to the right of the holder, exiled or not', four, t => {
  nightfall(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'gas'], ['kevin', 3, 'gas'])
    noRoads(s)
    s.players[1]!.exiled = true
    s.first = 2
  })
  call(t)
  assert.equal(t.state.first, 1)
  assert.ok(t.heard('public').some(each => each.e === 'firstPlayer' && each.seat === 1))
})

rule('[LN-COLONY-FIRST-04] then a new round begins, with its crisis', three, t => {
  nightfall(t, atSchool)
  assert.equal(t.view('public').crisis, null)
  const crisis = t.state.crises.at.deck.at(-1)!
  call(t)
  assert.deepEqual(t.state.crises.at.now, [crisis])
  assert.ok(news(t).indexOf('firstPlayer') < news(t).indexOf('crisis'))
  assert.deepEqual([t.state.active, t.pending], [2, [2]])
})

// LN-TEXT-02

rule('[LN-TEXT-02] the wound of one effect ends two groups: the first player says who draws first', three, t => {
  nightfall(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'gas', { wounds: 2 }], ['emma', 2, 'school', { wounds: 2 }])
    setCrisis(s, 'coughingWard')
  })
  assert.deepEqual(t.state.people.at.graveyard, ['rocco', 'emma'])
  assert.deepEqual(t.pending, [0])
  assert.equal(t.refused(0, { do: 'next', player: 0 }), 'LN-TEXT-02 order.notWaiting')
  const top = t.state.people.at.deck.at(-1)!
  t.choose(0, { do: 'next', player: 2 })
  assert.equal(survivor(t, top).seat, 2)
})

rule('[LN-TEXT-02] with only one of them nobody has to say anything', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['kumar', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
    s.first = 2
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  t.choose(1, { do: 'accept' })
  assert.deepEqual(t.pending, [0])
})

rule('[LN-TEXT-02] where morale does not last for all who die, the first player says who dies first', three, t => {
  nightfall(t, s => {
    setPeople(
      s,
      ['gia', 0, 'gas', { wounds: 2 }],
      ['kumar', 0, 'gas'],
      ['rocco', 1, 'gas', { wounds: 2 }],
      ['emma', 2, 'school', { wounds: 1, frostbite: 1 }],
    )
    setCrisis(s, 'coughingWard')
    s.first = 1
    s.morale = 2
  })
  // A survivor who lives through it is hurt all the same.
  assert.equal(survivor(t, 'kumar').wounds, 1)
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(offered(t, 1, 'survivor'), ['gia', 'rocco', 'emma'])
  t.choose(1, { do: 'survivor', survivor: 'emma' })
  assert.deepEqual([t.state.morale, t.state.people.at.graveyard], [1, ['emma']])
  t.choose(1, { do: 'survivor', survivor: 'gia' })
  assert.deepEqual([t.state.ending, t.state.people.at.graveyard], ['morale', ['emma', 'gia']])
  assert.equal(survivor(t, 'rocco').wounds, 2)
})

rule('[LN-TEXT-02] where it does last for all there is nothing to say', three, t => {
  nightfall(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'gas', { wounds: 2 }], ['emma', 2, 'school', { wounds: 2 }])
    setCrisis(s, 'coughingWard')
    s.morale = 3
  })
  assert.deepEqual(t.state.people.at.graveyard, ['rocco', 'emma'])
  assert.equal(t.state.morale, 1)
})
