// LN-RAX-PILL: pills and side effects.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { SIDE_EFFECT_IDS } from '../src/content/sideEffects.ts'
import { game } from '../src/index.ts'
import { items } from '../src/language.ts'
import { needOf } from '../src/queries/colony.ts'
import { sideEffectsOf } from '../src/queries/raxxon.ts'
import { attackValue, diceOf, keptOf, searchValue } from '../src/queries/values.ts'
import { whom } from './choices.ts'
import { faceOf, type LongNight, news, rule, setHand, setPeople, survivor, survivorIn } from './longNight.ts'
import { raxxon, table } from './raxxonTable.ts'

const RED = 'raxxon/redPill:1'

/** Seat 0 has a red pill and swallows it. */
function swallow(t: LongNight, roll: number, set: Parameters<typeof table>[2] = () => {}): void {
  table(t, 'school', s => {
    setHand(s, 0, RED)
    set(s)
    s.chance.rolls = [roll]
  })
  t.choose(0, { do: 'play', card: RED })
}

describe('pills', () => {
  rule('[LN-RAX-PILL-01] one own survivor, one die: 3 or 4 heals', raxxon, t => {
    swallow(t, 3, s => {
      setPeople(
        s,
        ['gia', 0, 'school', { wounds: 1 }],
        ['kevin', 0, 'gas'],
        ['rocco', 1, 'colony'],
        ['emma', 2, 'colony'],
      )
    })
    assert.deepEqual(
      t.options(0).map(o => (o.do === 'survivor' ? o.survivor : o.do)),
      ['gia', 'kevin'],
    )
    t.choose(0, whom('gia'))
    assert.equal(survivor(t, 'gia').wounds, 0)
    assert.deepEqual(t.state.sideEffects, [])
    // LN-PLAY-03: an event leaves the game.
    assert.ok(items.at(t.state, 'removed').includes(RED))
    assert.deepEqual(
      news(t).filter(name => name === 'dosed'),
      ['dosed'],
    )
  })

  for (const [roll, id] of [
    [1, 'shakes'],
    [2, 'shakes'],
    [5, 'ironPulse'],
    [6, 'ironPulse'],
  ] as const)
    rule(`[LN-RAX-PILL-02] a roll of ${roll} brings the side effect ${id}`, raxxon, t => {
      swallow(t, roll)
      assert.deepEqual(sideEffectsOf(t.state, 'gia'), [id])
      for (const viewer of [1, 'public'] as const)
        assert.deepEqual(t.view(viewer).sideEffects, [{ id, survivor: 'gia' }])
      assert.equal(attackValue(t.state, survivor(t, 'gia')), id === 'shakes' ? 3 : 1)
    })

  test('[LN-RAX-PILL-02] every side effect changes one number, of its survivor, group or colony', () => {
    const s = game.setup(raxxon, 'effects')
    setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'colony'], ['rocco', 1, 'colony'])
    const numbers = (): readonly number[] => [
      searchValue(s, survivorIn(s, 'gia')),
      attackValue(s, survivorIn(s, 'gia')),
      diceOf(s, 0),
      needOf(s),
      searchValue(s, survivorIn(s, 'kevin')),
      diceOf(s, 1),
    ]
    const before = numbers()
    const changes = SIDE_EFFECT_IDS.map(id => {
      s.sideEffects = [{ id, survivor: 'gia' }]
      return numbers().map((n, i) => n - before[i]!)
    })
    assert.deepEqual(changes, [
      [-1, 0, 0, 0, 0, 0],
      [0, -1, 0, 0, 0, 0],
      [0, 0, 1, 0, 0, 0],
      [0, 1, 0, 0, 0, 0],
      [1, 0, 0, 0, 0, 0],
      [0, 0, 0, 1, 0, 0],
    ])
  })

  rule('[LN-RAX-PILL-01] the other pills, and the plans of the place', raxxon, t => {
    const WHITE = 'raxxon/whitePill:1'
    const YELLOW = 'raxxon/yellowPill:1'
    table(t, 'raxxon', s => {
      survivorIn(s, 'gia').wounds = 2
      setHand(s, 0, WHITE, YELLOW, 'raxxon/raxxonPlans:1')
      s.chance.rolls = [5, 4]
    })
    t.choose(0, { do: 'play', card: WHITE })
    t.choose(0, { do: 'play', card: YELLOW })
    assert.equal(survivor(t, 'gia').wounds, 0)
    assert.deepEqual(sideEffectsOf(t.state, 'gia'), ['owlEyes'])
    t.choose(0, { do: 'play', card: 'raxxon/raxxonPlans:1' })
    assert.equal(keptOf(t.state, survivor(t, 'gia')), 2)
    assert.equal(keptOf(t.state, { ...survivor(t, 'gia'), at: 'gas' }), 1)
  })

  rule('[LN-RAX-PILL-03] while somebody has it nobody else gets it; it lies there again after a death', raxxon, t => {
    swallow(t, 1, s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.sideEffects = [{ id: 'shakes', survivor: 'rocco' }]
    })
    assert.deepEqual(t.state.sideEffects, [{ id: 'shakes', survivor: 'rocco' }])
    swallow(t, 1, s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.sideEffects = []
    })
    assert.deepEqual(sideEffectsOf(t.state, 'gia'), ['shakes'])
    t.arrange(s => {
      survivorIn(s, 'gia').wounds = 2
      s.chance.rolls = [faceOf('wound')]
    })
    t.choose(0, { do: 'move', survivor: 'gia', to: 'gas' })
    assert.deepEqual(t.state.sideEffects, [])
  })

  rule('[LN-RAX-PILL-02] nothing hands a side effect off or contributes it', raxxon, t => {
    table(t, 'colony', s => void (s.sideEffects = [{ id: 'shakes', survivor: 'gia' }]))
    assert.ok(!t.options(0).some(o => o.do === 'handOff'))
    assert.ok(!JSON.stringify(t.options(0)).includes('shakes'))
  })
})
