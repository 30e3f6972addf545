// Prey, ammo and meat.

import assert from 'node:assert/strict'
import {
  arrive,
  day,
  type Outlive,
  rule,
  setGoods,
  setHeroes,
  setPrey,
  setTiles,
  setTrophies,
  standBeside,
  two,
} from './outlive.ts'

const GATHER = { do: 'gather' } as const
const DONE = { do: 'done' } as const
const NONE_LEFT = 'OUT-ACT-01 act.noneLeft'
const TOO_STRONG = 'OUT-HUNT-02 hunt.tooStrong'
const NOT_THE_TOP = 'OUT-HUNT-01 explain.notTheTop'

const hunt = (prey: string, ammo = 0) => ({ do: 'hunt', prey, ammo, with: [] }) as const
const hunts = (t: Outlive) => t.options(0).filter(option => option.do === 'hunt')

rule('[OUT-HUNT-01] only the top of the stack in its own area can be hunted', two, t => {
  arrive(t, 'forest', 'h5', s => {
    setPrey(s, 'forest', 'r3:1', 'r4:1')
    setPrey(s, 'mine', 'r3:2')
  })
  assert.deepEqual(hunts(t), [hunt('r4:1')])
  assert.equal(t.refused(0, hunt('r3:1')), NOT_THE_TOP)
  assert.equal(t.refused(0, hunt('r3:2')), NOT_THE_TOP)
})

rule('[OUT-HUNT-01] there is prey in the forest, the mine and the park, and nowhere else', two, t => {
  for (const area of ['forest', 'mine', 'amusementPark'] as const) {
    arrive(t, area, 'h5', s => setPrey(s, area, 'r3:1'))
    assert.deepEqual(hunts(t), [hunt('r3:1')])
  }
  for (const area of ['militaryBase', 'dam', 'blackwood', 'silentPeak', 'cargoShip'] as const) {
    arrive(t, area, 'h5', s => setPrey(s, 'forest', 'r3:1'))
    assert.deepEqual(hunts(t), [])
  }
})

rule('[OUT-HUNT-01] on an empty stack nothing can be hunted', two, t => {
  arrive(t, 'mine', 'h5', s => setPrey(s, 'mine'))
  assert.deepEqual(t.options(0), [GATHER, DONE])
})

rule('[OUT-HUNT-02] a hunt costs as many points as the prey resists', two, t => {
  arrive(t, 'mine', 'h5', s => setPrey(s, 'mine', 'r7:1', 'r4:1'))
  assert.deepEqual(t.choose(0, hunt('r4:1')), {
    'players.0.meat': 2,
    'prey.at.mine': ['r7:1'],
    'prey.at.trophies0': ['r4:1'],
  })
  assert.deepEqual(t.heard(1), [
    { e: 'hunted', seat: 0, prey: 'r4:1', meat: 2 },
    { e: 'gained', seat: 0, kind: 'meat', count: 2, by: 'r4:1' },
    { e: 'prey', area: 'mine', prey: 'r7:1' },
  ])
  t.choose(0, GATHER)
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
})

rule('[OUT-HUNT-02] a hero may not hunt what resists more than its points', two, t => {
  for (const [hero, prey, refused] of [
    ['h3a', 'r3:1', undefined],
    ['h3a', 'r4:1', TOO_STRONG],
    ['h4', 'r4:1', undefined],
    ['h4', 'r5:1', TOO_STRONG],
    ['h5', 'r5:1', undefined],
    ['h5', 'r6:1', TOO_STRONG],
    ['h5', 'r7:1', TOO_STRONG],
  ] as const) {
    arrive(t, 'mine', hero, s => setPrey(s, 'mine', prey))
    assert.equal(t.refused(0, hunt(prey)), refused)
  }
})

rule('[OUT-HUNT-03] each ammo spent lowers the resistance by 1', two, t => {
  arrive(t, 'forest', 'h3a', s => {
    setGoods(s, 0, { ammo: 6 })
    setPrey(s, 'forest', 'r7:1', 'r6:1')
  })
  assert.equal(t.refused(0, hunt('r6:1', 2)), TOO_STRONG)
  assert.deepEqual(
    hunts(t),
    [3, 4, 5, 6].map(ammo => hunt('r6:1', ammo)),
  )
  assert.deepEqual(t.choose(0, hunt('r6:1', 4)), {
    'players.0.ammo': 2,
    'players.0.meat': 4,
    'prey.at.forest': ['r7:1'],
    'prey.at.trophies0': ['r6:1'],
  })
  assert.deepEqual(t.heard(1), [
    { e: 'paid', seat: 0, kind: 'ammo', count: 4, by: 'r6:1' },
    { e: 'hunted', seat: 0, prey: 'r6:1', meat: 4 },
    { e: 'gained', seat: 0, kind: 'meat', count: 4, by: 'r6:1' },
    { e: 'prey', area: 'forest', prey: 'r7:1' },
  ])
  t.choose(0, GATHER)
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
})

rule('[OUT-HUNT-03] nobody spends more ammo than the prey resists or than they have', two, t => {
  arrive(t, 'forest', 'h3a', s => {
    setGoods(s, 0, { ammo: 9 })
    setPrey(s, 'forest', 'r4:1')
  })
  assert.deepEqual(
    hunts(t),
    [1, 2, 3, 4].map(ammo => hunt('r4:1', ammo)),
  )
  assert.ok(t.refused(0, hunt('r4:1', 5)))
  arrive(t, 'forest', 'h3a', s => {
    setGoods(s, 0, { ammo: 2 })
    setPrey(s, 'forest', 'r4:1')
  })
  assert.deepEqual(
    hunts(t),
    [1, 2].map(ammo => hunt('r4:1', ammo)),
  )
})

rule('[OUT-HUNT-03] with ammo alone a hunt costs no point, even when none is left', two, t => {
  arrive(t, 'forest', 'h3a', s => {
    setGoods(s, 0, { ammo: 4 })
    setPrey(s, 'forest', 'r4:1')
  })
  for (let i = 0; i < 3; i++) t.choose(0, GATHER)
  assert.equal(t.refused(0, hunt('r4:1', 3)), TOO_STRONG)
  assert.deepEqual(t.choose(0, hunt('r4:1', 4)), {
    'players.0.ammo': 0,
    'players.0.meat': 2,
    'prey.at.forest': [],
    'prey.at.trophies0': ['r4:1'],
  })
  assert.deepEqual(t.heard(1).at(-1), { e: 'prey', area: 'forest', prey: null })
})

rule('[OUT-HUNT-04] a hunt is all or nothing: points too few for it serve to gather only', two, t => {
  arrive(t, 'amusementPark', 'h5', s => {
    setGoods(s, 0, { ammo: 1 })
    setPrey(s, 'amusementPark', 'r6:1')
  })
  assert.deepEqual(t.choose(0, GATHER), { 'players.0.microchip': 1, 'pools.amusementPark': 5 })
  assert.equal(t.refused(0, hunt('r6:1')), TOO_STRONG)
  assert.equal(t.refused(0, hunt('r6:1', 1)), TOO_STRONG)
  for (let i = 0; i < 4; i++) t.choose(0, GATHER)
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
  assert.deepEqual(t.state.prey.at.amusementPark, ['r6:1'])
  assert.equal(t.state.players[0]!.ammo, 1)
})

rule('[OUT-HUNT-04] points left over after a hunt gather materials', two, t => {
  arrive(t, 'forest', 'h5', s => setPrey(s, 'forest', 'r3:1'))
  t.choose(0, hunt('r3:1'))
  t.choose(0, GATHER)
  assert.deepEqual(t.choose(0, GATHER), { 'players.0.wood': 2, 'pools.forest': 4 })
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
})

rule('[OUT-HUNT-05] meat by how many of that kind the player then has; past the last value the last', two, t => {
  const scale = [
    ['r3', 1, 2, 3, 3],
    ['r4', 2, 3, 4, 4],
    ['r5', 3, 4, 5, 5],
    ['r6', 4, 5, 6, 6],
    ['r7', 5, 6, 7, 7],
  ] as const
  for (const [kind, ...meat] of scale)
    for (const [before, count] of meat.entries()) {
      arrive(t, 'forest', 'h5', s => {
        setGoods(s, 0, { ammo: 7 })
        setPrey(s, 'forest', `${kind}:6`)
        setTrophies(s, 0, ...[1, 2, 3].slice(0, before).map(n => `${kind}:${n}`))
      })
      assert.equal(t.choose(0, hunt(`${kind}:6`, 3))['players.0.meat'], count)
      assert.deepEqual(t.heard(1)[1], { e: 'hunted', seat: 0, prey: `${kind}:6`, meat: count })
    }
})

rule('[OUT-HUNT-05] other kinds and the tokens of others do not count', two, t => {
  arrive(t, 'forest', 'h5', s => {
    setPrey(s, 'forest', 'r5:1')
    setTrophies(s, 0, 'r4:1', 'r6:1')
    setTrophies(s, 1, 'r5:2', 'r5:3')
  })
  assert.equal(t.choose(0, hunt('r5:1'))['players.0.meat'], 3)
})

rule('[OUT-HUNT-06] the hunter keeps the token, and the next one is open for following heroes', two, t => {
  arrive(t, 'forest', 'h5', s => {
    setPrey(s, 'forest', 'r5:1', 'r3:1', 'r4:1')
    setTrophies(s, 0, 'r7:1')
    standBeside(s, 1, 'forest', 'h3b')
  })
  t.choose(0, hunt('r4:1'))
  assert.deepEqual(t.view(1).players[0]!.trophies, ['r7:1', 'r4:1'])
  for (const viewer of [0, 1, 'public'] as const) assert.deepEqual(t.view(viewer).prey.forest, [null, 'r3:1'])
  t.choose(0, DONE)
  t.choose(1, { do: 'move', hero: 'h3b', to: 'forest' })
  assert.deepEqual(t.choose(1, hunt('r3:1')), {
    'players.1.meat': 1,
    'prey.at.forest': ['r5:1'],
    'prey.at.trophies1': ['r3:1'],
  })
})

rule('[OUT-HUNT-07] at most one prey in a turn of a hero', two, t => {
  arrive(t, 'forest', 'h5', s => {
    setGoods(s, 0, { ammo: 7 })
    setPrey(s, 'forest', 'r3:1', 'r3:2', 'r3:3')
    standBeside(s, 1, 'forest', 'h3b')
  })
  t.choose(0, hunt('r3:3', 3))
  assert.equal(t.refused(0, hunt('r3:2', 3)), 'OUT-HUNT-07 hunt.hasHunted')
  assert.equal(t.refused(0, hunt('r3:2')), 'OUT-HUNT-07 hunt.hasHunted')
  t.choose(0, DONE)
  t.choose(1, { do: 'move', hero: 'h3b', to: 'forest' })
  assert.equal(t.refused(1, hunt('r3:2')), undefined)
})

rule('[OUT-HUNT-07] a hunt is optional', two, t => {
  arrive(t, 'forest', 'h5', s => setPrey(s, 'forest', 'r3:1'))
  assert.deepEqual(t.choose(0, DONE), {})
  assert.deepEqual(t.state.prey.at.forest, ['r3:1'])
})

rule('[OUT-CASE-07] a 4 at the park hunts a 6 with 3 ammo; its last point takes 1 microchip', two, t => {
  arrive(t, 'amusementPark', 'h4', s => {
    setGoods(s, 0, { ammo: 3 })
    setPrey(s, 'amusementPark', 'r6:1')
  })
  assert.deepEqual(t.choose(0, hunt('r6:1', 3)), {
    'players.0.ammo': 0,
    'players.0.meat': 4,
    'prey.at.amusementPark': [],
    'prey.at.trophies0': ['r6:1'],
  })
  assert.deepEqual(t.choose(0, GATHER), { 'players.0.microchip': 1, 'pools.amusementPark': 5 })
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
})

rule('[OUT-CASE-08] resistance 6: the first hunt gives 4 meat, the second 5, the third 6', two, t => {
  const given = ['r6:1', 'r6:2', 'r6:3'].map((token, n) => {
    arrive(t, 'mine', 'h5', s => {
      setGoods(s, 0, { ammo: 1 })
      setPrey(s, 'mine', token)
    })
    assert.equal(t.state.prey.at.trophies0.length, n)
    const { 'players.0.meat': meat } = t.choose(0, hunt(token, 1))
    assert.deepEqual(t.heard(1)[0], { e: 'paid', seat: 0, kind: 'ammo', count: 1, by: token })
    return meat ?? 0
  })
  assert.deepEqual(given, [4, 5, 6])
})

rule('[OUT-HUNT-03] a hunt says what it lacks: ammo, a tile that works, or strength', two, t => {
  day(t, s => {
    setPrey(s, 'forest', 'r7:1')
    setGoods(s, 0, { ammo: 1 })
    setTiles(s, 0, { shotgun: 'broken', bearTrap: 'used' })
    setHeroes(s, 0, { h3b: 'amusementPark' })
  })
  t.choose(0, { do: 'move', hero: 'h3b', to: 'forest' })
  const hunt = (ammo: number, ...tiles: string[]) => ({ do: 'hunt', prey: 'r7:1', ammo, with: tiles }) as const
  assert.equal(t.refused(0, hunt(2)), 'OUT-HUNT-03 hunt.noAmmo')
  assert.equal(t.refused(0, hunt(1, 'shotgun:1')), 'OUT-EQ-01 use.broken')
  assert.equal(t.refused(0, hunt(1, 'bearTrap:1')), 'OUT-EQ-01 use.used')
  assert.equal(t.refused(0, hunt(1)), 'OUT-HUNT-02 hunt.tooStrong')
  assert.equal(t.refused(0, { do: 'hunt', prey: 'r3:1', ammo: 0, with: [] }), 'OUT-HUNT-01 explain.notTheTop')
})
