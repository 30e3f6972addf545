// What the screen, the bots and the terminal ask about a table.

import assert from 'node:assert/strict'
import type { Area } from '../src/content/areas.ts'
import type { Option } from '../src/index.ts'
import { isFreeAct } from '../src/queries/asking.ts'
import { isCheaper } from '../src/queries/events.ts'
import { pointsFor, threatTo } from '../src/queries/heroes.ts'
import { nextBuildCost } from '../src/queries/shelter.ts'
import { partnerOf } from '../src/queries/tiles.ts'
import { nightCost } from '../src/queries/tonight.ts'
import { day, rule, setHeroes, setRooms, setTiles, tile, two } from './outlive.ts'

rule('[OUT-RAD-05, OUT-NIGHT-FEED-04] who died of hunger is not lost to radiation again', two, t => {
  day(t, s => {
    setRooms(s, 0, {}, 3)
    s.players[0]!.contamination = 10
  })
  const lost = (airlock: number, water: number) => {
    const player = { ...t.state.players[0]!, airlock, water }
    const { hunger, overflow } = nightCost(player, 6)
    return { hunger, overflow }
  }
  assert.deepEqual(lost(1, 0), { hunger: 1, overflow: 0 })
  assert.deepEqual(lost(1, 1), { hunger: 0, overflow: 1 })
  assert.deepEqual(lost(2, 0), { hunger: 1, overflow: 1 })
  assert.deepEqual(lost(2, 1), { hunger: 0, overflow: 1 })
})

rule('[OUT-NIGHT-BUILD-01, OUT-ROOMK-01] a room costs 3 materials, and 1 while the staffed room lasts', two, t => {
  const cost = (people: number | null | 'staffed'): number => {
    day(t, s => setRooms(s, 0, { buildDiscount: people }))
    return nextBuildCost(t.state.players[0]!)
  }
  assert.deepEqual([cost(null), cost(0), cost(2), cost('staffed')], [3, 3, 3, 1])
  t.arrange(s => {
    s.players[0]!.rooms[0]!.used = 1
  })
  assert.equal(nextBuildCost(t.state.players[0]!), 3)
})

rule('[OUT-ROOMK-03] no room makes an event cheaper that is ended with ammo', two, t => {
  day(t, s => setRooms(s, 0, { eventDiscount: 'staffed' }))
  const cheaper = (event: 'looters' | 'animalMutation' | 'sandstorm') => isCheaper(t.state.players[0]!, event)
  assert.deepEqual([cheaper('looters'), cheaper('animalMutation'), cheaper('sandstorm')], [false, false, true])
  t.arrange(s => {
    s.players[0]!.rooms[0]!.used = 1
  })
  assert.ok(!cheaper('sandstorm'))
})

rule('[OUT-PRESS-01, OUT-MOVE-01] only heroes that have not moved can still come and press', two, t => {
  day(t)
  const threat = (at: Area): number => threatTo(t.state.players, 0, at, 3)
  assert.deepEqual([threat('cargoShip'), threat('mine')], [2, 0])
  t.arrange(s => setHeroes(s, 1, {}, ['h5']))
  assert.equal(threat('cargoShip'), 0)
})

rule('[OUT-ACT-01] acts cost an action, all else nothing', two, t => {
  day(t)
  const points = (o: Option): number => pointsFor(t.state.players[0]!, [], o)
  assert.equal(points({ do: 'gather' }), 1)
  for (const o of t.options(0)) assert.equal(points(o), 0)
})

rule('[OUT-ROOMK-16, OUT-ROOMK-17] what two rooms offer in the turns of others is no answer to a question', two, t => {
  day(t, s => setRooms(s, 1, { peekSearch: 'staffed', hero3Immune: 'staffed' }))
  assert.deepEqual(t.pending, [0])
  assert.deepEqual(
    t.options(1).map(option => [option.do, isFreeAct(option)]),
    [
      ['peek', true],
      ['peek', true],
      ['immune', true],
      ['immune', true],
    ],
  )
  assert.ok(!t.options(0).some(isFreeAct))
})

rule('[OUT-SCORE-06] the partner of a tile is another one with the same symbol', two, t => {
  day(t, s => setTiles(s, 0, { axe: 'repaired', jerrycan: 'repaired' }))
  const partner = () => partnerOf(t.state.players[0]!, tile(t.state, 0, 'axe'))?.id
  assert.equal(partner(), undefined)
  t.arrange(s => setTiles(s, 0, { axe: 'repaired', jerrycan: 'repaired', bow: 'broken' }))
  assert.equal(partner(), tile(t.state, 0, 'bow'))
})
