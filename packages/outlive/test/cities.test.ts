// Blackwood and Silent Peak: equipment on display and search tokens.

import assert from 'node:assert/strict'
import {
  arrive,
  CITIES,
  type Outlive,
  rule,
  setDisplay,
  setGoods,
  setTiles,
  setTokens,
  standBeside,
  three,
  two,
} from './outlive.ts'

const SEARCH = { do: 'search' } as const
const DONE = { do: 'done' } as const
const NONE_LEFT = 'OUT-ACT-01 act.noneLeft'
const OWNS_KIND = 'OUT-CITY-05 act.ownsKind'
const take = (tile: string) => ({ do: 'take', tile }) as const

for (const city of CITIES) {
  rule(`[OUT-CITY-01] an action takes a tile on display in ${city}, broken`, two, t => {
    arrive(t, city, 'h3a', s => setDisplay(s, city, 'axe:1', 'bow:2', 'shotgun:1'))
    assert.deepEqual(t.choose(0, take('bow:2')), {
      [`equipment.at.${city}`]: ['axe:1', 'shotgun:1'],
      'players.0.equipment': [{ id: 'bow:2', repaired: false, used: false }],
    })
    assert.deepEqual(t.heard(1), [{ e: 'tookTile', seat: 0, tile: 'bow:2' }])
    t.choose(0, take('axe:1'))
    t.choose(0, SEARCH)
    assert.equal(t.refused(0, take('shotgun:1')), NONE_LEFT)
    assert.equal(t.refused(0, SEARCH), NONE_LEFT)
  })

  rule(`[OUT-CITY-02] an action draws the top token of ${city}, resolved at once and left face up`, two, t => {
    arrive(t, city, 'h5', s => setTokens(s, city, 'ammo:1', 'plank:1', 'scrap:1'))
    const gone = [...t.state[city].at.gone]
    assert.deepEqual(t.choose(0, SEARCH), {
      [`${city}.at.stack`]: [`${city}/ammo:1`, `${city}/plank:1`],
      [`${city}.at.gone`]: [...gone, `${city}/scrap:1`],
      'players.0.metal': 1,
    })
    assert.deepEqual(t.heard(1), [
      { e: 'searched', seat: 0, city, token: `${city}/scrap:1` },
      { e: 'gained', seat: 0, kind: 'metal', count: 1, by: `${city}/scrap:1` },
    ])
    assert.equal(t.view(1).search[city].gone.at(-1), `${city}/scrap:1`)
    assert.equal(t.choose(0, SEARCH)['players.0.wood'], 1)
    assert.equal(t.choose(0, SEARCH)['players.0.ammo'], 1)
    assert.equal(t.refused(0, SEARCH), 'OUT-ACT-03 act.stackEmpty')
  })
}

rule('[OUT-CITY-01] only what lies in that city can be taken', two, t => {
  arrive(t, 'blackwood', 'h5', s => {
    setDisplay(s, 'blackwood', 'axe:1')
    setDisplay(s, 'silentPeak', 'bow:1')
  })
  assert.equal(t.refused(0, take('bow:1')), 'OUT-CITY-01 explain.notOnDisplay')
  assert.deepEqual(t.options(0), [SEARCH, take('axe:1'), DONE])
  arrive(t, 'dam')
  assert.equal(t.refused(0, SEARCH), 'OUT-ROUND-02 explain.notNow')
})

rule('[OUT-CITY-02] a token drawn is gone for the next visitor', two, t => {
  arrive(t, 'silentPeak', 'h5', s => {
    setTokens(s, 'silentPeak', 'appliance:1', 'scrap:1')
    standBeside(s, 1, 'silentPeak', 'h5')
  })
  t.choose(0, SEARCH)
  t.choose(0, DONE)
  t.choose(1, { do: 'move', hero: 'h5', to: 'silentPeak' })
  assert.equal(t.choose(1, SEARCH)['players.1.microchip'], 1)
  assert.equal(t.refused(1, SEARCH), 'OUT-ACT-03 act.stackEmpty')
})

rule('[OUT-CITY-03] tiles and tokens may alternate, and tiles taken are not refilled', three, t => {
  arrive(t, 'blackwood', 'h5', s => {
    setDisplay(s, 'blackwood', 'axe:1', 'bow:1', 'shotgun:1')
    setTokens(s, 'blackwood', 'emptyLocker:1', 'emptyLocker:2', 'ammo:1')
    standBeside(s, 1, 'blackwood', 'h5')
  })
  t.choose(0, take('axe:1'))
  t.choose(0, SEARCH)
  t.choose(0, take('bow:1'))
  t.choose(0, SEARCH)
  t.choose(0, take('shotgun:1'))
  assert.deepEqual(t.options(0), [DONE])
  t.choose(0, DONE)
  t.choose(1, { do: 'move', hero: 'h5', to: 'blackwood' })
  assert.deepEqual(t.options(1), [SEARCH, DONE])
  assert.deepEqual(t.state.equipment.at.blackwood, [])
})

rule('[OUT-CITY-04] what each token gives', two, t => {
  const gives = [
    ['holyWater:1', 'water'],
    ['rations:1', 'cans'],
    ['plank:1', 'wood'],
    ['scrap:1', 'metal'],
    ['appliance:1', 'microchip'],
    ['ammo:1', 'ammo'],
    ['ammo:2', 'ammo'],
  ] as const
  for (const [token, kind] of gives) {
    const gained = { e: 'gained', seat: 0, kind, count: 1, by: `blackwood/${token}` }
    assert.deepEqual(draw(t, token), { [`players.0.${kind}`]: 1 })
    assert.deepEqual(t.heard(1).slice(1), [gained])
  }
})

rule('[OUT-CITY-04] tablets clean 1 space, and an empty locker gives nothing', two, t => {
  assert.deepEqual(draw(t, 'tablets:1'), { 'players.0.contamination': 1 })
  assert.deepEqual(t.heard(1).slice(1), [{ e: 'contamination', seat: 0, space: 1, by: 'blackwood/tablets:1' }])
  for (const locker of ['emptyLocker:1', 'emptyLocker:2']) {
    assert.deepEqual(draw(t, locker), {})
    assert.equal(t.heard(1).length, 1)
  }
})

rule('[OUT-CITY-04] both cities have the same 10 tokens', two, t => {
  for (const city of CITIES)
    assert.deepEqual(
      [...t.state[city].at.stack, ...t.state[city].at.gone].toSorted(),
      [
        'ammo:1',
        'ammo:2',
        'appliance:1',
        'emptyLocker:1',
        'emptyLocker:2',
        'holyWater:1',
        'plank:1',
        'rations:1',
        'scrap:1',
        'tablets:1',
      ].map(token => `${city}/${token}`),
    )
})

/** The changes of drawing this token in Blackwood, without the stack. */
function draw(t: Outlive, token: string) {
  arrive(t, 'blackwood', 'h5', s => setTokens(s, 'blackwood', token))
  const { 'blackwood.at.stack': stack, 'blackwood.at.gone': gone, ...changed } = t.choose(0, SEARCH)
  assert.deepEqual(stack, [])
  assert.equal((gone as readonly string[]).at(-1), `blackwood/${token}`)
  return changed
}

rule('[OUT-CITY-05] a tile of a kind the player owns may not be taken, broken or repaired', two, t => {
  arrive(t, 'blackwood', 'h5', s => {
    setTiles(s, 0, { axe: 'broken', bow: 'repaired', crowbar: 'used' })
    setTiles(s, 1, { shotgun: 'repaired' })
    setDisplay(s, 'blackwood', 'axe:2', 'bow:2', 'crowbar:2', 'shotgun:2')
  })
  for (const tile of ['axe:2', 'bow:2', 'crowbar:2']) assert.equal(t.refused(0, take(tile)), OWNS_KIND)
  assert.deepEqual(t.options(0), [SEARCH, take('shotgun:2'), DONE])
})

rule('[OUT-CITY-05] of two alike on display one can be taken', two, t => {
  arrive(t, 'blackwood', 'h5', s => setDisplay(s, 'blackwood', 'axe:1', 'axe:2'))
  t.choose(0, take('axe:2'))
  assert.equal(t.refused(0, take('axe:1')), OWNS_KIND)
})

rule('[OUT-CASE-12] a 5 takes a tile, 2 tokens, a tile and a token', two, t => {
  arrive(t, 'silentPeak', 'h5', s => {
    setGoods(s, 0, {})
    setDisplay(s, 'silentPeak', 'axe:1', 'bow:1', 'shotgun:1')
    setTokens(s, 'silentPeak', 'plank:1', 'rations:1', 'holyWater:1', 'ammo:1')
  })
  const gone = t.state.silentPeak.at.gone.length
  for (const act of [take('axe:1'), SEARCH, SEARCH, take('bow:1'), SEARCH]) t.choose(0, act)
  assert.deepEqual(t.options(0), [DONE])
  assert.deepEqual(t.state.players[0]!.equipment, [
    { id: 'axe:1', repaired: false, used: false },
    { id: 'bow:1', repaired: false, used: false },
  ])
  assert.deepEqual(t.view(1).search.silentPeak.gone.slice(gone), [
    'silentPeak/ammo:1',
    'silentPeak/holyWater:1',
    'silentPeak/rations:1',
  ])
  assert.deepEqual(t.state.equipment.at.silentPeak, ['shotgun:1'])
  const { ammo, water, cans, wood } = t.state.players[0]!
  assert.deepEqual([ammo, water, cans, wood], [1, 1, 1, 0])
})
