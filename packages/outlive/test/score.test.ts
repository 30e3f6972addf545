import assert from 'node:assert/strict'
import { CONTAMINATION } from '../src/content/tables.ts'
import { game, type State, scoreOf } from '../src/index.ts'
import { prey } from '../src/language.ts'
import { day, night, type Outlive, rule, setGoods, setRooms, setTiles, three, two } from './outlive.ts'

const DONE = { do: 'done' } as const

/** The last night, with the table as it is when everybody has been fed; then it is over. */
function last(t: Outlive, set: (s: State) => void): Outlive {
  night(t.restart(), s => {
    s.round = 6
    for (const seat of s.players.keys()) setRooms(s, seat, {})
  })
  t.arrange(s => {
    for (const player of s.players) player.contamination = 2
    set(s)
  })
  for (const seat of t.pending.toReversed()) t.choose(seat, DONE)
  return t
}

rule('[OUT-SCORE-01] events count their printed points', two, t => {
  day(t, s => {
    setRooms(s, 0, {})
    s.players[0]!.events = ['wildfire', 'epidemic', 'sandstorm']
  })
  assert.deepEqual(scoreOf(t.state.players[0]!), {
    events: 12,
    rooms: 0,
    contamination: 0,
    survivors: 0,
    equipment: 0,
    pairs: 0,
    total: 12,
  })
  assert.equal(scoreOf(t.state.players[1]!).total, 0)
})

const KINDS = ['buildDiscount', 'workshop', 'eventDiscount', 'hunt2', 'ammo4', 'nursery', 'search2'] as const

for (const [count, points] of [0, 0, 1, 2, 4, 7, 11, 17].entries())
  rule(`[OUT-SCORE-02] ${count} completed rooms are ${points} points`, two, t => {
    day(t, s => {
      setRooms(s, 0, Object.fromEntries(KINDS.map((kind, i) => [kind, i < count ? 'staffed' : 2])), 7)
    })
    assert.equal(scoreOf(t.state.players[0]!).rooms, points)
  })

for (const [space, points] of [3, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11].entries())
  rule(`[OUT-SCORE-03] space ${space + 1} of the contamination track is ${points} points`, two, t => {
    day(t, s => {
      setRooms(s, 0, {})
      s.players[0]!.contamination = space
    })
    assert.equal(CONTAMINATION.length, 11)
    assert.deepEqual([scoreOf(t.state.players[0]!).contamination, scoreOf(t.state.players[0]!).total], [points, points])
  })

rule('[OUT-SCORE-04] 1 point for each survivor, in the airlock, a room or a nursery', two, t => {
  day(t, s => setRooms(s, 0, { ammo4: 2, nursery: 7 }, 5))
  assert.deepEqual([scoreOf(t.state.players[0]!).survivors, scoreOf(t.state.players[0]!).total], [14, 14])
})

rule(
  '[OUT-SCORE-05, OUT-SCORE-09] 1 point for each repaired tile; broken ones, prey and empty rooms are nothing',
  two,
  t => {
    day(t, s => {
      setRooms(s, 0, { ammo4: 0, search2: 0, hunt2: 0 })
      setTiles(s, 0, { axe: 'repaired', shotgun: 'used', bow: 'broken', crowbar: 'repaired', ammoCrate: 'broken' })
      const token = prey.at(s, 'forest')[0]!
      prey.move(s, token, 'forest', 'trophies0')
    })
    const { equipment, pairs, rooms, total } = scoreOf(t.state.players[0]!)
    assert.deepEqual({ equipment, pairs, rooms, total }, { equipment: 3, pairs: 0, rooms: 0, total: 3 })
  },
)

const PAIRS = [
  ['axe', 'bow'],
  ['jerrycan', 'accessCard'],
  ['ammoCrate', 'crowbar'],
  ['chainsaw', 'flashlight'],
  ['pickaxe', 'purifier'],
  ['grapplingHook', 'hacksaw'],
  ['backpack', 'metalDetector'],
  ['shotgun', 'bearTrap'],
  ['baseballBat', 'protectiveVest'],
  ['exoskeleton', 'thermalSensor'],
] as const

for (const [one, other] of PAIRS)
  rule(`[OUT-SCORE-06] ${one} and ${other} are a pair when both are repaired`, two, t => {
    day(t, s => {
      setRooms(s, 0, {})
      setTiles(s, 0, { [one]: 'repaired', [other]: 'used' })
      setTiles(s, 1, { [one]: 'repaired', [other]: 'broken' })
    })
    assert.deepEqual([scoreOf(t.state.players[0]!).pairs, scoreOf(t.state.players[0]!).total], [1, 3])
    assert.deepEqual([scoreOf(t.state.players[1]!).pairs, scoreOf(t.state.players[1]!).equipment], [0, 1])
  })

rule('[OUT-SCORE-06] every pair counts, and halves of different ones are none', two, t => {
  day(t, s => {
    setTiles(s, 0, Object.fromEntries(PAIRS.flat().map(kind => [kind, 'repaired'])))
    setTiles(s, 1, Object.fromEntries(PAIRS.map(([one]) => [one, 'repaired'])))
  })
  assert.equal(scoreOf(t.state.players[0]!).pairs, 10)
  assert.equal(scoreOf(t.state.players[1]!).pairs, 0)
})

rule('[OUT-SCORE-07] the most points win, whatever the others keep', three, t => {
  last(t, s => {
    setRooms(s, 0, {}, 2)
    setRooms(s, 1, {}, 3)
    setGoods(s, 0, { cans: 9, wood: 9 })
  })
  assert.deepEqual(t.heard('public').at(-1), { e: 'over', scores: [2, 3, 0] })
  assert.deepEqual(game.outcome(t.state), {
    winners: [1],
    scores: [2, 3, 0],
    reasons: [{ rule: 'OUT-SCORE-07', key: 'over.most', args: { seat: 1, points: 3 } }],
  })
})

rule('[OUT-SCORE-07] a tie goes to whoever has more food', three, t => {
  last(t, s => {
    for (const seat of [0, 1, 2]) setRooms(s, seat, {}, 2)
    setGoods(s, 0, { cans: 1, water: 1, wood: 9, ammo: 9 })
    setGoods(s, 1, { cans: 1 })
    setGoods(s, 2, { cans: 3 })
  })
  assert.deepEqual(game.outcome(t.state), {
    winners: [2],
    scores: [2, 2, 2],
    reasons: [{ rule: 'OUT-SCORE-07', key: 'over.tieBreak', args: { seat: 2, points: 2 } }],
  })
  last(t, s => {
    for (const seat of [0, 1, 2]) setRooms(s, seat, {}, 2)
    setGoods(s, 0, { cans: 2, water: 2 })
    setGoods(s, 2, { cans: 3 })
  })
  assert.deepEqual(game.outcome(t.state)?.winners, [0])
})

rule('[OUT-SCORE-07] then to whoever has more of the other resources', three, t => {
  for (const kind of ['wood', 'metal', 'microchip', 'ammo'] as const) {
    last(t, s => {
      for (const seat of [0, 1, 2]) setRooms(s, seat, {}, 2)
      setGoods(s, 0, { cans: 1, wood: 1, ammo: 1 })
      setGoods(s, 1, { water: 1, wood: 1, [kind]: 3 })
      setGoods(s, 2, { cans: 1 })
    })
    assert.deepEqual(game.outcome(t.state)?.winners, [1])
    assert.equal(game.outcome(t.state)?.reasons[0]!.key, 'over.tieBreak')
  }
})

rule('[OUT-SCORE-07] then the win is shared', three, t => {
  last(t, s => {
    for (const seat of [0, 1, 2]) setRooms(s, seat, {}, 2)
    setGoods(s, 0, { cans: 1, wood: 2 })
    setGoods(s, 1, { cans: 1, wood: 1 })
    setGoods(s, 2, { water: 1, ammo: 2 })
  })
  assert.deepEqual(game.outcome(t.state), {
    winners: [0, 2],
    scores: [2, 2, 2],
    reasons: [
      { rule: 'OUT-SCORE-07', key: 'over.shared', args: { seat: 0, points: 2 } },
      { rule: 'OUT-SCORE-07', key: 'over.shared', args: { seat: 2, points: 2 } },
    ],
  })
})

rule('[OUT-SCORE-07, OUT-ROOMK-08] a water reserve is no token: it counts in no tie', two, t => {
  last(t, s => {
    setRooms(s, 0, { waterReserve: 'staffed' })
    setRooms(s, 1, {}, 3)
    setGoods(s, 1, { wood: 1 })
  })
  assert.deepEqual(game.outcome(t.state)?.scores, [3, 3])
  assert.deepEqual(game.outcome(t.state)?.winners, [1])
})

rule('[OUT-SCORE-08] meat and surplus water are gone before a tie is looked at', two, t => {
  last(t, s => {
    setGoods(s, 0, { meat: 5, water: 5 })
    setGoods(s, 1, { cans: 3 })
  })
  assert.deepEqual(game.outcome(t.state)?.scores, [0, 0])
  assert.deepEqual(game.outcome(t.state)?.winners, [1])
})

rule('[OUT-SCORE-09, OUT-ROOM-04] neither half a staff nor a full airlock makes a completed room', two, t => {
  day(t, s => {
    setRooms(s, 0, { ammo4: 2, eventDiscount: 3, search2: 'staffed' }, 7)
  })
  assert.equal(scoreOf(t.state.players[0]!).rooms, 0)
  t.arrange(s => {
    s.players[0]!.rooms[0]!.people = 3
  })
  assert.equal(scoreOf(t.state.players[0]!).rooms, 1)
})

rule('[OUT-CASE-25] Lily-Rose Wely ends with 30', two, t => {
  day(t, s => {
    setRooms(s, 0, { buildDiscount: 3, workshop: 3, ammo4: 3, search2: 3, hunt1: 0 }, 3)
    s.players[0]!.events = ['sandstorm']
    s.players[0]!.contamination = 4
    setTiles(s, 0, {
      axe: 'repaired',
      bow: 'repaired',
      ammoCrate: 'repaired',
      crowbar: 'repaired',
      backpack: 'repaired',
      pickaxe: 'repaired',
    })
  })
  assert.deepEqual(scoreOf(t.state.players[0]!), {
    events: 5,
    rooms: 4,
    contamination: -2,
    survivors: 15,
    equipment: 6,
    pairs: 2,
    total: 30,
  })
})
