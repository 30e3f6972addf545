// LN-DESPAIR, LN-REBEL, LN-CLAR: despair, rebels, and Kumar's shield.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SURVIVOR_IDS, survivorRow } from '../src/content/survivors.ts'
import { roads } from '../src/language.ts'
import { survivors as cs } from '../src/text/cs/survivors.ts'
import { survivors as pl } from '../src/text/pl/survivors.ts'
import {
  config,
  faceOf,
  nightfall,
  rule,
  setCrisis,
  setEntrance,
  setHand,
  setPeople,
  survivor,
  three,
  turn,
} from './longNight.ts'

// LN-DESPAIR, LN-REBEL

rule('[LN-DESPAIR-02] what heals wounds leaves despair', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['kumar', 0, 'colony', { despair: 1 }],
      ['rocco', 1, 'colony', { wounds: 1, despair: 1 }],
      ['emma', 2, 'colony'],
    )
    setHand(s, 0, 'start/bandage:1', 'start/bandage:2', 'hospital/fieldKit:1', 'hospital/sedatives:1')
  })
  // Only Rocco has what a bandage can heal.
  t.choose(0, { do: 'play', card: 'start/bandage:1' })
  assert.deepEqual([survivor(t, 'rocco').wounds, survivor(t, 'rocco').despair], [0, 1])
  assert.equal(t.refused(0, { do: 'play', card: 'start/bandage:2' }), 'LN-PLAY-01 play.noUse')
  t.choose(0, { do: 'play', card: 'hospital/fieldKit:1' })
  assert.equal(survivor(t, 'kumar').despair, 1)
  t.choose(0, { do: 'play', card: 'hospital/sedatives:1' })
  t.choose(0, { do: 'survivor', survivor: 'rocco' })
  assert.equal(survivor(t, 'rocco').despair, 0)
})

rule('[LN-REBEL-01] a helpless turns rebellious', three, t => {
  nightfall(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'gas'], ['emma', 2, 'school'])
    s.helpless = 3
    s.food = 9
    setCrisis(s, 'hungryMouths')
  })
  assert.deepEqual([t.state.helpless, t.state.rebellious], [1, 2])
  assert.equal(t.view('public').rebellious, 2)
})

rule('[LN-REBEL-02] two when they eat and when zombies come, one when it comes to space', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'gas'], ['emma', 2, 'school'])
    s.rebellious = 23
    setHand(s, 0, 'gas/stranger:1')
  })
  assert.ok(t.offers(0, { do: 'play', card: 'gas/stranger:1' }))
  nightfall(t, s => {
    s.rebellious = 3
    s.food = 5
  })
  assert.equal(t.state.food, 2)
  assert.deepEqual(
    t.state.places[0]!.entrances.map(each => each.zombies),
    [1, 1, 1, 0, 0, 0],
  )
})

rule('[LN-REBEL-03] a medicine card, without its effect, calms one', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony', { wounds: 1 }], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.rebellious = 2
    setHand(s, 0, 'start/bandage:1', 'start/rations:1')
  })
  assert.equal(t.refused(0, { do: 'pacify', card: 'start/rations:1' }), 'LN-PACIFY-01 pacify.notMedicine')
  t.choose(0, { do: 'pacify', card: 'start/bandage:1' })
  assert.deepEqual([t.state.helpless, t.state.rebellious, survivor(t, 'gia').wounds], [1, 1, 1])
  assert.deepEqual(t.state.items.at.waste, ['start/bandage:1'])
})

rule('[LN-REBEL-04] which helpless goes away the first player says too', config(3, { adultCrossroads: true }), t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'gas'], ['emma', 2, 'colony'])
    s.helpless = s.rebellious = 1
    s.first = 2
    roads.move(s, 'aLongWalk', roads.zoneOf(s, 'aLongWalk'), 'deck')
  })
  t.choose(0, { do: 'done' })
  t.choose(1, { do: 'option', option: 'letGo' })
  assert.deepEqual(t.pending, [2])
  t.choose(2, { do: 'helpless', rebellious: true })
  assert.deepEqual([t.state.helpless, t.state.rebellious], [1, 0])
})

// LN-CLAR

rule('[LN-CLAR-03] in another player’s turn nothing works but Kumar’s shield', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'gas'],
      ['kevin', 0, 'gas'],
      ['kumar', 1, 'school'],
      ['anita', 1, 'school'],
      ['emma', 2, 'colony'],
    )
    setEntrance(s, 'school', 0, { zombies: 1 })
    s.chance.rolls = [faceOf('wound'), faceOf('wound')]
  })
  assert.deepEqual(
    t.options(1).map(o => o.do),
    ['declines'],
  )
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  assert.deepEqual(t.pending, [1])
  t.choose(1, { do: 'shield', yes: true })
  assert.deepEqual([survivor(t, 'kumar').wounds, survivor(t, 'gia').wounds], [1, 0])
  // Once per round.
  t.choose(0, { do: 'move', survivor: 'kevin', to: 'school' })
  assert.deepEqual([t.pending, survivor(t, 'kevin').wounds], [[0], 1])
})

rule('[LN-CLAR-03] Kumar may also let it happen, and shields nobody elsewhere', three, t => {
  for (const at of ['school', 'library'] as const) {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'gas'], ['kumar', 1, 'school'], ['emma', 2, 'colony'])
      s.chance.rolls = [faceOf('wound')]
    })
    t.choose(0, { do: 'move', survivor: 'gia', to: at })
    if (at === 'school') t.choose(1, { do: 'shield', yes: false })
    assert.deepEqual([survivor(t, 'kumar').wounds, survivor(t, 'gia').wounds], [0, 1])
    assert.deepEqual(t.pending, [0])
  }
})

test('[LN-CLAR-16] Blue is the only one who is not human', () => {
  assert.deepEqual(
    SURVIVOR_IDS.filter(id => !survivorRow(id).human),
    ['blue'],
  )
  // And female, where the language tells.
  assert.deepEqual([pl['survivor.job.blue'], cs['survivor.job.blue']], ['szympansica', 'šimpanzice'])
})
