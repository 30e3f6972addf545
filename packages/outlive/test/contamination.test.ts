// The contamination track.

import assert from 'node:assert/strict'
import { CONTAMINATION } from '../src/content/tables.ts'
import { scoreOf } from '../src/index.ts'
import { arrive, day, night, reveal, rule, setEvents, setGoods, setRooms, setTokens, two } from './outlive.ts'

const ALGAE = { do: 'algae' } as const
const lose = (from: string) => ({ do: 'lose', from }) as const

rule('[OUT-RAD-01, OUT-RAD-04] 11 spaces, each worth its points at the end', two, t => {
  const points = CONTAMINATION.map((_, space) => {
    day(t, s => {
      s.players[0]!.contamination = space
    })
    const score = scoreOf(t.state.players[0]!)
    assert.equal(score.total, score.contamination)
    return score.contamination
  })
  assert.deepEqual(points, [3, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11])
})

rule('[OUT-RAD-02] every marker starts on the third space, worth 0', two, t => {
  assert.deepEqual(
    t.state.players.map(player => scoreOf(player).contamination),
    [0, 0],
  )
  assert.deepEqual(
    t.state.players.map(player => player.contamination),
    [2, 2],
  )
})

rule('[OUT-RAD-02] up moves spaces toward -11, down moves spaces toward +3', two, t => {
  for (const [from, to] of [
    [0, 2],
    [2, 4],
    [6, 8],
    [8, 10],
  ] as const) {
    const changed = reveal(t, 'radioactiveCloud', s => {
      s.players[0]!.contamination = from
      setRooms(s, 0, {}, 3)
    })
    assert.equal(changed['players.0.contamination'], to)
    assert.equal(changed['players.0.airlock'], undefined)
    assert.ok(t.heard(1).some(event => event.e === 'contamination' && event.seat === 0 && event.space === to))
    t.arrange(s => setEvents(s))
  }
  for (const [from, to] of [
    [10, 9],
    [8, 7],
    [1, 0],
  ] as const) {
    arrive(t, 'militaryBase', 'h5', s => {
      s.players[0]!.contamination = from
    })
    assert.deepEqual(t.choose(0, ALGAE), { algae: false, 'players.0.contamination': to })
    assert.deepEqual(t.heard(1)[1], { e: 'contamination', seat: 0, space: to, by: 'algae' })
  }
})

rule('[OUT-RAD-03] on the best space nothing makes it better', two, t => {
  arrive(t, 'militaryBase', 'h5', s => {
    s.players[0]!.contamination = 0
  })
  assert.deepEqual(t.choose(0, ALGAE), { algae: false })
  assert.deepEqual(t.heard(1), [{ e: 'algae', seat: 0 }])
  arrive(t, 'blackwood', 'h5', s => {
    s.players[0]!.contamination = 0
    setTokens(s, 'blackwood', 'tablets:1')
  })
  assert.equal(t.choose(0, { do: 'search' })['players.0.contamination'], undefined)
  assert.equal(t.state.players[0]!.contamination, 0)
})

rule('[OUT-RAD-04] the space reached counts with everything else', two, t => {
  day(t, s => {
    setRooms(s, 0, {}, 5)
    s.players[0]!.contamination = 10
    setRooms(s, 1, {}, 5)
    s.players[1]!.contamination = 0
  })
  assert.deepEqual(
    t.state.players.map(player => scoreOf(player).total),
    [-6, 8],
  )
})

rule('[OUT-RAD-05] at night every point past -11 costs a survivor of the owner’s choice', two, t => {
  night(t, s => {
    s.round = 5
    s.players[0]!.contamination = 9
    setRooms(s, 0, { workshop: 3, hunt1: 1 }, 0)
    setGoods(s, 0, { cans: 3 })
  })
  assert.equal(t.state.players[0]!.contamination, 10)
  assert.deepEqual(t.options(0), [lose('workshop'), lose('hunt1:1')])
  assert.deepEqual(t.choose(0, lose('hunt1:1')), { 'players.0.rooms.0.people': 2, 'players.0.rooms.1.people': 0 })
  assert.deepEqual(t.heard(1), [
    { e: 'lost', seat: 0, from: 'hunt1:1', by: 'radiation' },
    { e: 'lost', seat: 0, from: 'workshop', by: 'radiation' },
  ])
  assert.equal(t.state.players[0]!.contamination, 10)
})

rule('[OUT-RAD-05] with nobody left to lose the rest is ignored', two, t => {
  const changed = reveal(t, 'radioactiveCloud', s => {
    s.players[0]!.contamination = 10
    setRooms(s, 0, {}, 1)
    s.players[1]!.contamination = 10
  })
  assert.deepEqual(changed, { 'events.at.active': ['radioactiveCloud'], 'players.0.airlock': 0 })
})

rule('[OUT-CASE-23] radioactive cloud on -9: to -11 and 1 survivor; on -11: 2 survivors', two, t => {
  const changed = reveal(t, 'radioactiveCloud', s => {
    s.players[0]!.contamination = 9
    setRooms(s, 0, {}, 3)
    s.players[1]!.contamination = 10
    setRooms(s, 1, { workshop: 3 }, 1)
  })
  assert.deepEqual(changed, {
    'events.at.active': ['radioactiveCloud'],
    'players.0.contamination': 10,
    'players.0.airlock': 2,
  })
  assert.deepEqual(t.options(1), [lose('airlock'), lose('workshop')])
  assert.deepEqual(t.choose(1, lose('workshop')), { 'players.1.rooms.0.people': 2 })
  assert.deepEqual(t.choose(1, lose('workshop')), { 'players.1.rooms.0.people': 1 })
  assert.equal(t.state.players[1]!.contamination, 10)
  assert.equal(t.refused(0, { do: 'move', hero: 'h5', to: 'silentPeak' }), undefined)
})
