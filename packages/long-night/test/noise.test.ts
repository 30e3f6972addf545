// LN-BOARD-07, LN-BOARD-08: noise spaces and noise tokens.

import assert from 'node:assert/strict'
import { items } from '../src/language.ts'
import {
  czech,
  faceOf,
  type LongNight,
  noRoads,
  rule,
  setEntrance,
  setGear,
  setHand,
  setPeople,
  three,
  turn,
} from './longNight.ts'

rule('[LN-BOARD-07] the noise spaces are four: three tokens leave room for one more', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'library'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.places[4]!.noise = 3
  })
  t.choose(0, { do: 'search', survivor: 'gia', die: 6 })
  t.choose(0, { do: 'noise' })
  assert.equal(t.state.places[4]!.noise, 4)
  assert.deepEqual(
    t.options(0).map(o => o.do),
    ['keep', 'keep'],
  )
})

rule('[LN-BOARD-08] a loud weapon puts no fifth token down', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setGear(s, 'gia', 'police/shotgun:1')
    setEntrance(s, 'school', 0, { zombies: 2 })
    s.places[3]!.noise = 4
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(0, { do: 'attackWith', survivor: 'gia', die: 2, by: 'police/shotgun:1' })
  assert.equal(t.state.places[3]!.noise, 4)
})

/** Gia makes four noise at the school in one search, and curtains take it all away. */
function hushed(t: LongNight): void {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setHand(s, 0, 'library/heavyCurtains:1')
    setGear(s, 'gia', 'police/shotgun:1')
    setEntrance(s, 'school', 0, { zombies: 2 })
  })
  t.choose(0, { do: 'search', survivor: 'gia', die: 5 })
  for (let i = 0; i < 4; i++) t.choose(0, { do: 'noise' })
  t.choose(0, t.options(0)[0]!)
  t.choose(0, { do: 'play', card: 'library/heavyCurtains:1' })
  assert.equal(t.state.places[3]!.noise, 0)
}
const shoot = { do: 'attackWith', survivor: 'gia', die: 2, by: 'police/shotgun:1' } as const

rule('[LN-BOARD-08, ED-65] Polish: no fifth token is placed in a round, even after the four are gone', three, t => {
  hushed(t)
  // A loud weapon works and is not heard; a search goes no further than its first card.
  t.rolls(faceOf('blank')).choose(0, shoot)
  assert.equal(t.state.places[3]!.noise, 0)
  t.choose(0, { do: 'search', survivor: 'gia', die: 6 })
  assert.ok(!t.offers(0, { do: 'noise' }))
  assert.equal(items.at(t.state, 'drawn0').length, 1)
})

rule('[LN-BOARD-08, ED-65] Polish: elsewhere, and in the next round, noise can be made again', three, t => {
  hushed(t)
  t.arrange(s => {
    noRoads(s)
    s.survivors.find(each => each.id === 'gia')!.at = 'library'
  })
  t.choose(0, { do: 'search', survivor: 'gia', die: 6 })
  t.choose(0, { do: 'noise' })
  assert.equal(t.state.places[4]!.noise, 1)
  t.choose(0, { do: 'stop' })
  t.choose(0, t.options(0)[0]!)
  t.arrange(s => {
    s.food = 9
    for (const each of s.survivors) each.at = 'school'
    s.chance.rolls = [1]
  })
  for (const seat of [0, 1, 2]) t.choose(seat, { do: 'done' })
  while (t.state.phase === 'colony') t.choose(t.pending[0]!, t.options(t.pending[0]!).at(-1)!)
  t.arrange(s => {
    s.players[t.pending[0]!]!.dice = [6]
  })
  const seat = t.pending[0]!
  const survivor = ['gia', 'rocco', 'emma'][seat]!
  t.choose(seat, { do: 'search', survivor, die: 6 })
  assert.ok(t.offers(seat, { do: 'noise' }))
})

rule('[LN-BOARD-08, ED-65] Czech: a space that becomes free may be used again in the same round', czech, t => {
  hushed(t)
  t.rolls(faceOf('blank')).choose(0, shoot)
  assert.equal(t.state.places[3]!.noise, 1)
  t.choose(0, { do: 'search', survivor: 'gia', die: 6 })
  for (let i = 0; i < 3; i++) t.choose(0, { do: 'noise' })
  assert.equal(t.state.places[3]!.noise, 4)
  assert.ok(!t.offers(0, { do: 'noise' }))
})

rule('[LN-BOARD-08, LN-PRINT-04] noise that Elijah leads away is moved, not placed', three, t => {
  turn(t, s => {
    setPeople(s, ['elijah', 0, 'school'], ['gia', 0, 'library'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
  })
  t.choose(0, { do: 'search', survivor: 'elijah', die: 5 })
  for (let i = 0; i < 3; i++) t.choose(0, { do: 'noise' })
  t.choose(0, { do: 'stop' })
  t.choose(0, t.options(0)[0]!)
  t.choose(0, { do: 'useNow', survivor: 'elijah' })
  t.choose(0, { do: 'place', place: 'library' })
  assert.deepEqual([t.state.places[3]!.noise, t.state.places[4]!.noise], [0, 3])
  // One more fits where the three now lie; one more may be made where they were made.
  t.choose(0, { do: 'search', survivor: 'gia', die: 6 })
  t.choose(0, { do: 'noise' })
  assert.ok(!t.offers(0, { do: 'noise' }))
  t.choose(0, t.options(0)[0]!)
  t.choose(0, { do: 'search', survivor: 'elijah', die: 4 })
  t.choose(0, { do: 'noise' })
  assert.ok(!t.offers(0, { do: 'noise' }))
})
