// Wishes that no question names: each is refused for the moment it belongs to.

import assert from 'node:assert/strict'
import { chosen, day, night, type Outlive, rule, setEvents, setGoods, setRooms, setTiles, two } from './outlive.ts'

const DONE = { do: 'done' } as const
const OTHER_PHASE = 'OUT-ROUND-01 round.otherPhase'
const NOT_NOW = 'OUT-ROUND-02 explain.notNow'

const ALL =
  'drop lead inside stand discard move skip gather algae unlock search take board hunt more locker bat shield ammo handOver giveUp end pass recruit build moveIn dismantle repair pay lose house use done'.split(
    ' ',
  )

/** Acts of this phase for seat 1, which is not asked. */
const fitting = (t: Outlive): string =>
  ALL.filter(kind => {
    const said = t.refused(1, { do: kind })
    if (said !== OTHER_PHASE) assert.ok(said === NOT_NOW || ['end', 'hunt'].includes(kind), `${kind}: ${said}`)
    return said !== OTHER_PHASE
  }).join(' ')

rule('[OUT-ROUND-01] by day what belongs to the set-up and to the night is refused', two, t => {
  day(t)
  assert.deepEqual(t.options(1), [])
  assert.equal(
    fitting(t),
    'move skip gather algae unlock search take board hunt more locker bat shield ammo handOver giveUp lose house use done',
  )
})

rule('[OUT-ROUND-01] while events are ended only that is done', two, t => {
  night(t, s => {
    setEvents(s, 'wildfire')
    setGoods(s, 0, { water: 3 })
  })
  assert.deepEqual([t.pending, t.state.phase], [[0], 'events'])
  assert.equal(fitting(t), 'end pass')
})

rule('[OUT-ROUND-01] at night what belongs to the day is refused', two, t => {
  night(t)
  t.choose(1, DONE)
  assert.deepEqual([t.pending, t.state.phase], [[0], 'night'])
  assert.equal(fitting(t), 'recruit build moveIn dismantle repair pay lose use done')
})

rule('[OUT-ROUND-01] in the set-up only the set-up is done', chosen(2), t => {
  t.arrange(s => {
    for (const lane of s.flow.lanes) if (lane.seat === 1) Object.assign(lane, { done: true, stack: [] })
    s.flow.secret = false
  })
  assert.equal(fitting(t), 'drop lead inside stand discard build')
})

rule('[OUT-ROUND-02] what belongs to others, lies elsewhere or is not there is told apart', two, t => {
  day(t, s => {
    setTiles(s, 1, { axe: 'repaired' })
    setRooms(s, 1, { workshop: 'staffed' })
  })
  const OTHERS = 'OUT-ROUND-02 explain.notYours'
  assert.equal(t.refused(1, { do: 'use', what: 'axe:1' }), NOT_NOW)
  assert.equal(t.refused(1, { do: 'use', what: 'workshop' }), NOT_NOW)
  assert.equal(t.refused(1, { do: 'use', what: 'bow:1' }), OTHERS)
  assert.equal(t.refused(1, { do: 'more', room: 'hunt1:1' }), OTHERS)
  assert.equal(t.refused(1, { do: 'more', room: 'workshop' }), NOT_NOW)
  assert.equal(t.refused(1, { do: 'take', tile: 'bow:1' }), 'OUT-CITY-01 explain.notOnDisplay')
  assert.equal(t.refused(1, { do: 'hunt' }), 'OUT-HUNT-01 explain.notTheTop')
  night(t, s => setTiles(s, 1, { axe: 'repaired' }))
  t.choose(1, DONE)
  assert.equal(t.refused(1, { do: 'repair', tile: 'bow:1' }), OTHERS)
  assert.equal(t.refused(1, { do: 'repair', tile: 'axe:1' }), NOT_NOW)
})
