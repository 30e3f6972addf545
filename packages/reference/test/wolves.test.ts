import assert from 'node:assert/strict'
import { items, keepers } from '../src/language.ts'
import { rule, setRole, three, toLastVote, two, VOTE_0, watch } from './embers.ts'

const ADA = 'keeper:ada'
const BO = 'keeper:bo'
const CAI = 'keeper:cai'
const EDA = 'keeper:eda'

const wolvesAt = (t: { heard: (v: 'public') => readonly { e: string }[] }): string[] =>
  t
    .heard('public')
    .flatMap(event =>
      event.e === 'wolf' ? [`${(event as { at?: string }).at} ${(event as { does?: string }).does}`] : [],
    )

rule('[EMB-WOLF-01] as many wolves as keepers, and one more outside the fire, in order', two, t => {
  watch(t, {
    pieces: [
      [ADA, 0, 'fire'],
      [BO, 1, 'fire'],
      [CAI, 0, 'cliff'],
    ],
  })
  toLastVote(t)
  const changed = t.choose(1, VOTE_0)
  assert.deepEqual(wolvesAt(t), [
    'fire stays',
    'fire stays',
    'forest stays',
    'cliff stays',
    'cliff stays',
    'ruin stays',
  ])
  assert.equal(changed['places.fire.wolves'], 2)
  assert.equal(changed['places.forest.wolves'], 1)
  assert.equal(changed['places.cliff.wolves'], 2)
  assert.equal(changed['places.ruin.wolves'], 1)
  assert.equal(t.state.round, 2)
})

rule('[EMB-WOLF-02] the numbers are fixed before the first wolf comes', two, t => {
  watch(t, {
    pieces: [
      [ADA, 0, 'forest'],
      [BO, 0, 'forest'],
      [CAI, 1, 'fire'],
    ],
    set: s => {
      s.places.forest.wolves = 2
      s.places.fire.wolves = 3
    },
  })
  toLastVote(t)
  // Cai dies at the fire; her owner's new keeper changes no number. In the forest Ada dies, Bo runs to the fire, and the third wolf finds nobody.
  t.choose(1, VOTE_0)
  t.choose(0, { do: 'run' })
  assert.deepEqual(wolvesAt(t), ['forest leaves', 'forest leaves', 'cliff stays', 'ruin stays'])
})

rule('[EMB-WOLF-03] a wolf takes a free space', two, t => {
  watch(t, {
    pieces: [
      [ADA, 0, 'fire'],
      [BO, 1, 'fire'],
    ],
    set: s => {
      s.places.fire.fences = 1
    },
  })
  toLastVote(t)
  const changed = t.choose(1, VOTE_0)
  assert.equal(changed['places.fire.wolves'], 2)
  assert.equal(changed['places.fire.fences'], undefined)
})

rule('[EMB-WOLF-04] with no free space a wolf breaks a fence and is gone', two, t => {
  watch(t, {
    set: s => {
      s.places.fire = { wolves: 1, fences: 2 }
    },
  })
  toLastVote(t)
  t.choose(1, VOTE_0)
  assert.deepEqual(wolvesAt(t).slice(0, 2), ['fire breaks', 'fire stays'])
  assert.deepEqual(t.state.places.fire, { wolves: 2, fences: 1 })
})

rule('[EMB-WOLF-05] with neither the weakest keeper there is killed', three, t => {
  watch(t, {
    pieces: [
      [EDA, 0, 'cliff'],
      [BO, 1, 'cliff'],
      [CAI, 2, 'fire'],
      ['keeper:pim', 1, 'fire'],
    ],
    set: s => {
      s.places.cliff.wolves = 2
    },
  })
  toLastVote(t)
  t.choose(2, VOTE_0)
  assert.deepEqual(keepers.at(t.state, 'grave'), [BO])
  assert.deepEqual(t.pending, [0])
  assert.equal(t.state.places.cliff.wolves, 2)
})

rule('[EMB-WOLF-05] where no keeper is, nothing happens', two, t => {
  watch(t, {
    set: s => {
      s.places.ruin.wolves = 2
    },
  })
  toLastVote(t)
  t.choose(1, VOTE_0)
  assert.equal(wolvesAt(t).at(-1), 'ruin leaves')
  assert.deepEqual(keepers.at(t.state, 'grave'), [])
  assert.equal(t.state.places.ruin.wolves, 2)
})

rule('[EMB-DEATH-01] a killed keeper goes to the grave and an ember goes out', two, t => {
  watch(t, {
    pieces: [
      [ADA, 0, 'ruin'],
      [BO, 0, 'fire'],
      [CAI, 1, 'fire'],
    ],
    set: s => {
      s.places.ruin.wolves = 2
    },
  })
  toLastVote(t)
  const changed = t.choose(1, VOTE_0)
  assert.equal(changed['embers'], 8)
  assert.deepEqual(changed['keepers.at.grave'], [ADA])
  assert.deepEqual(changed['keepers.at.field'], [BO, CAI])
  assert.deepEqual(
    t.state.pieces.map(piece => piece.keeper),
    [BO, CAI],
  )
})

rule('[EMB-DEATH-02] with the last ember the game ends in the middle of the batch', two, t => {
  watch(t, {
    pieces: [
      [ADA, 0, 'forest'],
      [BO, 1, 'forest'],
    ],
    set: s => {
      s.places.forest.wolves = 2
      s.embers = 1
      setRole(s, 0, 'role:keeper-1')
      setRole(s, 1, 'role:keeper-2')
    },
  })
  toLastVote(t)
  t.choose(1, VOTE_0)
  assert.equal(t.state.embers, 0)
  assert.deepEqual(t.pending, [])
  assert.deepEqual(t.options(0), [])
  assert.equal(t.refused(0, { do: 'run' }), 'KERNEL kernel.over')
  assert.equal(t.state.end, 'dark')
  assert.equal(t.state.places.cliff.wolves, 0)
  assert.deepEqual(t.heard('public').at(-1), { e: 'end', how: 'dark', roles: ['role:keeper-1', 'role:keeper-2'] })
})

rule('[EMB-DEATH-03] whoever loses the last keeper draws a new one at the fire', two, t => {
  watch(t, {
    pieces: [
      [ADA, 0, 'ruin'],
      [BO, 1, 'fire'],
    ],
    set: s => {
      s.places.ruin.wolves = 2
    },
  })
  const next = keepers.at(t.state, 'keepers').at(-1)!
  toLastVote(t)
  t.choose(1, VOTE_0)
  assert.deepEqual(t.state.pieces, [
    { keeper: BO, seat: 1, at: 'fire' },
    { keeper: next, seat: 0, at: 'fire' },
  ])
})

rule('[EMB-DEATH-03] with no keeper left to draw the player goes on without', two, t => {
  watch(t, {
    pieces: [
      [ADA, 0, 'ruin'],
      [BO, 1, 'fire'],
    ],
    set: s => {
      s.places.ruin.wolves = 2
      for (const keeper of keepers.at(s, 'keepers').slice()) keepers.move(s, keeper, 'keepers', 'grave')
    },
  })
  toLastVote(t)
  t.choose(1, VOTE_0)
  assert.deepEqual(t.state.pieces, [{ keeper: BO, seat: 1, at: 'fire' }])
  assert.deepEqual(t.pending, [0, 1])
})

const panic = {
  pieces: [
    [ADA, 0, 'forest'],
    [BO, 1, 'forest'],
    [CAI, 0, 'forest'],
    [EDA, 2, 'forest'],
    ['keeper:pim', 2, 'fire'],
    ['keeper:ola', 1, 'fire'],
    ['keeper:nox', 0, 'fire'],
  ],
} as const

rule('[EMB-PANIC-01] after a death the weakest left there panics, whoever owns it', three, t => {
  watch(t, {
    ...panic,
    set: s => {
      s.places.forest.wolves = 2
    },
  })
  toLastVote(t)
  t.choose(2, VOTE_0)
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(t.options(1), [{ do: 'run' }, { do: 'hold' }])
  // The panic goes from owner to owner in the middle of the batch; then the next wolf comes.
  t.rolls(2)
  t.choose(1, { do: 'hold' })
  assert.deepEqual(t.pending, [0])
  t.rolls(1)
  t.choose(0, { do: 'hold' })
  assert.deepEqual(t.pending, [2])
  t.rolls(3)
  t.choose(2, { do: 'hold' })
  assert.deepEqual(keepers.at(t.state, 'grave'), [ADA, BO, CAI, EDA])
  assert.deepEqual(wolvesAt(t).slice(0, 1), ['forest kills'])
})

rule('[EMB-PANIC-02] whoever runs goes to the fire and ends the panic', three, t => {
  watch(t, {
    ...panic,
    set: s => {
      s.places.forest.wolves = 2
    },
  })
  toLastVote(t)
  t.choose(2, VOTE_0)
  t.choose(1, { do: 'run' })
  assert.equal(t.state.pieces.find(piece => piece.keeper === BO)?.at, 'fire')
  assert.deepEqual(t.heard(0)[0], { e: 'panic', keeper: BO, does: 'runs' })
  assert.deepEqual(keepers.at(t.state, 'grave'), [ADA, CAI])
})

rule('[EMB-PANIC-02] at the fire nobody can run, and nobody is asked', two, t => {
  watch(t, {
    pieces: [
      [ADA, 0, 'fire'],
      [BO, 1, 'fire'],
      [CAI, 0, 'cliff'],
      [EDA, 1, 'ruin'],
    ],
    set: s => {
      s.places.fire.wolves = 3
    },
  })
  toLastVote(t)
  t.rolls(5)
  t.choose(1, VOTE_0)
  assert.deepEqual(
    t.heard(0).filter(event => event.e === 'panic'),
    [{ e: 'panic', keeper: BO, does: 'holds', roll: 5 }],
  )
  assert.deepEqual(keepers.at(t.state, 'grave'), [ADA, BO])
})

for (const [rolled, cloaks, survives] of [
  [2, 0, false],
  [3, 0, true],
  [2, 1, true],
  [1, 1, false],
  [1, 2, true],
] as const)
  rule(
    `[EMB-PANIC-03] holding with a ${rolled} and ${cloaks} cloaks ${survives ? 'ends the panic' : 'kills'}`,
    two,
    t => {
      watch(t, {
        pieces: [
          [ADA, 0, 'cliff'],
          [BO, 1, 'cliff'],
          [CAI, 0, 'fire'],
          [EDA, 1, 'fire'],
        ],
        set: s => {
          s.places.cliff.wolves = 2
          for (const card of ['item:cloak-1', 'item:cloak-2'].slice(0, cloaks)) items.move(s, card, 'deck', 'gear1')
        },
      })
      toLastVote(t)
      t.choose(1, VOTE_0)
      t.rolls(rolled)
      t.choose(1, { do: 'hold' })
      assert.equal(t.state.pieces.some(piece => piece.keeper === BO) || wolvesAt(t).includes('cliff kills'), survives)
      assert.deepEqual(t.heard(0)[0], { e: 'panic', keeper: BO, does: 'holds', roll: rolled })
    },
  )
