import assert from 'node:assert/strict'
import { items } from '../src/language.ts'
import { offered } from './choices.ts'
import {
  czech,
  entrance,
  type LongNight,
  news,
  rule,
  setEntrance,
  setGear,
  setPeople,
  three,
  turn,
} from './longNight.ts'

rule('[LN-DIE-02, LN-DIE-01] a one is enough for barricade, waste and attracting, and is spent on it', three, t => {
  for (const act of [
    { do: 'barricade', survivor: 'gia', die: 1, entrance: 0 },
    { do: 'clean', die: 1 },
    { do: 'attract', survivor: 'gia', die: 1 },
  ] as const) {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      setEntrance(s, 'school', 0, { zombies: 1 })
      items.draw(s, 'gas', 'waste')
      s.players[0]!.dice = [1, 1, 4]
      s.players[0]!.used = [6]
    })
    t.choose(0, act)
    while (t.options(0).some(o => o.do === 'entrance')) t.choose(0, t.options(0)[0]!)
    assert.deepEqual(
      [t.state.players[0]!.dice, t.state.players[0]!.used],
      [
        [1, 4],
        [6, 1],
      ],
    )
  }
})

rule('[LN-BARR-01] on any entrance of the own place with an empty space, and nowhere else', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
    setEntrance(s, 'colony', 1, { zombies: 1, barricades: 1, traps: 1 })
  })
  assert.equal(t.refused(0, { do: 'barricade', survivor: 'gia', die: 1, entrance: 1 }), 'LN-BARR-01 barricade.noSpace')
  const changed = t.choose(0, { do: 'barricade', survivor: 'gia', die: 1, entrance: 5 })
  assert.deepEqual(changed, {
    'places.0.entrances.5.barricades': 1,
    'players.0.dice': [2, 3, 4, 5, 6],
    'players.0.used': [1],
  })
  // A location has one entrance; and another player's survivor builds nothing.
  assert.ok(!t.offers(0, { do: 'barricade', survivor: 'kevin', die: 2, entrance: 1 }))
  assert.ok(!t.offers(0, { do: 'barricade', survivor: 'rocco', die: 2, entrance: 0 }))
})

/** Seat 0 cleans with so much waste; the pile's cards from the bottom up. */
function cleaning(t: LongNight, cards: number): readonly string[] {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    for (let i = 0; i < cards; i++) items.draw(s, 'gas', 'waste')
  })
  const waste = [...t.state.items.at.waste]
  t.choose(0, { do: 'clean', die: 1 })
  return waste
}

rule('[LN-CLEAN-01] the top three cards leave the pile, or all of fewer', three, t => {
  const waste = cleaning(t, 5)
  assert.deepEqual(t.state.items.at.waste, waste.slice(0, 2))
  t.choose(0, { do: 'clean', die: 2 })
  assert.deepEqual(t.state.items.at.waste, [])
})

rule("[LN-CLEAN-01] somebody else's survivor in the colony does not help", three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    items.draw(s, 'gas', 'waste')
  })
  assert.equal(t.refused(0, { do: 'clean', die: 6 }), 'LN-CLEAN-01 clean.nobodyHome')
})

rule('[LN-CLEAN-02, ED-07] Polish book: cleaned cards are out of the game', three, t => {
  const waste = cleaning(t, 3)
  assert.deepEqual(t.state.items.at.discard, [])
  for (const card of waste) assert.ok(t.view('public').removed.includes(card))
})

rule('[LN-CLEAN-02, ED-07] Czech book: cleaned cards are discarded', czech, t => {
  const waste = cleaning(t, 3)
  assert.deepEqual(t.view('public').discard, waste.toReversed())
  for (const card of waste) assert.ok(!t.state.items.at.removed.includes(card))
})

/** Gia at the gas station, zombies elsewhere. */
function luring(t: LongNight, gas: Parameters<typeof setEntrance>[3], school: number, police: number): void {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
    setEntrance(s, 'gas', 0, gas)
    setEntrance(s, 'school', 0, { zombies: school })
    setEntrance(s, 'police', 0, { zombies: police })
  })
}

const zombies = (t: LongNight): readonly number[] =>
  (['gas', 'school', 'police'] as const).map(at => entrance(t.state, at).zombies)

rule('[LN-ATTRACT-01] zombies of one chosen other place come to empty spaces here', three, t => {
  luring(t, {}, 3, 1)
  t.choose(0, { do: 'attract', survivor: 'gia', die: 1 })
  assert.deepEqual(t.heard(2).at(-1), { e: 'attracts', survivor: 'gia', at: 'gas' })
  assert.deepEqual(t.options(0), [
    { do: 'place', place: 'police' },
    { do: 'place', place: 'school' },
  ])
  // One is all there is at the police station: the school gives none for it.
  t.choose(0, { do: 'place', place: 'police' })
  assert.deepEqual(zombies(t), [1, 3, 0])
  assert.ok(t.options(0).some(o => o.do === 'done'))
})

rule('[LN-ATTRACT-01] without zombies elsewhere there is nothing to attract', three, t => {
  luring(t, { zombies: 1 }, 0, 0)
  assert.equal(t.refused(0, { do: 'attract', survivor: 'gia', die: 6 }), 'LN-ATTRACT-01 attract.nothing')
})

rule('[LN-ATTRACT-02, ED-08] Polish book: up to two', three, t => {
  luring(t, {}, 3, 0)
  t.choose(0, { do: 'attract', survivor: 'gia', die: 1 })
  assert.deepEqual(t.options(0), [{ do: 'lure' }, { do: 'stop' }])
  t.choose(0, { do: 'stop' })
  assert.deepEqual(t.heard(2), [{ e: 'enough', seat: 0 }])
  assert.deepEqual(zombies(t), [1, 2, 0])
  t.choose(0, { do: 'attract', survivor: 'gia', die: 2 })
  t.choose(0, { do: 'lure' })
  assert.deepEqual(zombies(t), [3, 0, 0])
})

rule('[LN-ATTRACT-02, ED-08] Polish book: never a third', three, t => {
  luring(t, {}, 3, 0)
  t.choose(0, { do: 'attract', survivor: 'gia', die: 1 })
  t.choose(0, { do: 'lure' })
  assert.deepEqual(zombies(t), [2, 1, 0])
  assert.ok(t.options(0).some(o => o.do === 'done'))
})

rule('[LN-ATTRACT-02, ED-08] Czech book: two, or as many as there are and fit', czech, t => {
  for (const [gas, school, after] of [
    [{}, 3, [2, 1, 0]],
    [{}, 1, [1, 0, 0]],
    [{ zombies: 2 }, 3, [3, 2, 0]],
  ] as const) {
    luring(t, gas, school, 0)
    t.choose(0, { do: 'attract', survivor: 'gia', die: 1 })
    assert.deepEqual(zombies(t), after)
    assert.ok(t.options(0).some(o => o.do === 'done'))
  }
})

for (const [book, table] of [
  ['Polish', three],
  ['Czech', czech],
] as const)
  rule(`[LN-ATTRACT-03, ED-08] they need empty spaces: nothing breaks and nobody dies (${book} book)`, table, t => {
    luring(t, { barricades: 1, traps: 1 }, 3, 0)
    t.choose(0, { do: 'attract', survivor: 'gia', die: 1 })
    assert.deepEqual(entrance(t.state, 'gas'), { zombies: 1, barricades: 1, traps: 1 })
    assert.equal(entrance(t.state, 'school').zombies, 2)
    assert.deepEqual(news(t), ['spent', 'attracts', 'lured'])
    assert.equal(t.refused(0, { do: 'attract', survivor: 'gia', die: 2 }), 'LN-ATTRACT-01 attract.nothing')
  })

rule('[LN-ATTRACT-03] the bullhorn has the same limit', three, t => {
  luring(t, { barricades: 1 }, 4, 0)
  t.arrange(s => setGear(s, 'gia', 'police/bullhorn:1'))
  t.choose(0, { do: 'use', survivor: 'gia', by: 'police/bullhorn:1', die: 0 })
  while (t.offers(0, { do: 'lure' })) t.choose(0, { do: 'lure' })
  assert.deepEqual(entrance(t.state, 'gas'), { zombies: 2, barricades: 1, traps: 0 })
  assert.deepEqual(zombies(t), [2, 2, 0])
  t.arrange(s => {
    s.used = []
  })
  const again = { do: 'use', survivor: 'gia', by: 'police/bullhorn:1', die: 0 }
  assert.equal(t.refused(0, again), 'LN-ABIL-02 use.notNow')
})

rule('[LN-RULE-10] the colony attracts nothing from itself', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'colony', 0, { zombies: 3 })
  })
  assert.equal(t.refused(0, { do: 'attract', survivor: 'gia', die: 6 }), 'LN-ATTRACT-01 attract.nothing')
})

rule('[LN-RULE-10] the mover spreads them over the free entrance spaces', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'colony', 0, { zombies: 3 })
    setEntrance(s, 'school', 0, { zombies: 4 })
  })
  t.choose(0, { do: 'attract', survivor: 'gia', die: 1 })
  assert.deepEqual(offered(t, 0, 'entrance'), [1, 2, 3, 4, 5])
  t.choose(0, { do: 'entrance', entrance: 5 })
  t.choose(0, { do: 'lure' })
  t.choose(0, { do: 'entrance', entrance: 2 })
  assert.deepEqual(
    t.state.places[0]!.entrances.map(each => each.zombies),
    [3, 0, 1, 0, 0, 1],
  )
  assert.equal(entrance(t.state, 'school').zombies, 2)
})

rule('[LN-RULE-10] out of the colony they come from the entrances the mover picks', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    for (const i of [1, 3]) setEntrance(s, 'colony', i, { zombies: 2 })
  })
  t.choose(0, { do: 'attract', survivor: 'gia', die: 1 })
  t.choose(0, { do: 'entrance', entrance: 3 })
  t.choose(0, { do: 'lure' })
  t.choose(0, { do: 'entrance', entrance: 1 })
  assert.deepEqual(
    t.state.places[0]!.entrances.map(each => each.zombies),
    [0, 1, 0, 1, 0, 0],
  )
  assert.equal(entrance(t.state, 'gas').zombies, 2)
})
