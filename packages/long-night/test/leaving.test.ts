// LN-EXILE-03 to LN-EXILE-05: exiles leave the colony, or find no room outside.

import assert from 'node:assert/strict'
import { LOCATIONS, PLACE } from '../src/content/places.ts'
import { SURVIVOR_IDS } from '../src/content/survivors.ts'
import { people } from '../src/language.ts'
import { atHome, sendAway } from './exileTable.ts'
import {
  config,
  czech,
  faceOf,
  fillColony,
  five,
  type LongNight,
  noRoads,
  rule,
  setEntrance,
  setGoals,
  setPeople,
  survivor,
  three,
  turn,
} from './longNight.ts'

rule('[LN-EXILE-04, ED-13] pl: leaving is a move with its roll, beside the one of the turn', three, t => {
  turn(t, s => {
    atHome(s)
    s.chance.rolls = [faceOf('wound'), faceOf('blank')]
  })
  sendAway(t, 1)
  t.choose(1, { do: 'flee', survivor: 'rocco', to: 'gas' })
  assert.deepEqual([survivor(t, 'rocco').wounds, survivor(t, 'rocco').moved], [1, false])
  t.choose(0, { do: 'done' })
  t.choose(1, { do: 'move', survivor: 'rocco', to: 'police' })
  assert.equal(survivor(t, 'rocco').at, 'police')
})

rule('[LN-EXILE-04, ED-13] pl: whoever has moved already goes all the same', three, t => {
  turn(t, s => {
    atHome(s)
    s.survivors[1]!.moved = true
    s.chance.rolls = [faceOf('blank')]
  })
  sendAway(t, 1)
  t.choose(1, { do: 'flee', survivor: 'rocco', to: 'gas' })
  assert.equal(survivor(t, 'rocco').at, 'gas')
  assert.equal(survivor(t, 'rocco').moved, true)
})

rule('[LN-EXILE-04, ED-13] pl: a bite on the way out spreads where they went', three, t => {
  turn(t, s => {
    atHome(s)
    s.survivors[3]!.at = 'school'
    s.chance.rolls = [faceOf('bite')]
  })
  sendAway(t, 1)
  t.choose(1, { do: 'flee', survivor: 'rocco', to: 'school' })
  // Anita is lower than Emma; neither of seat 1's deaths costs the colony anything.
  t.choose(1, { do: 'accept' })
  assert.deepEqual(t.state.people.at.graveyard, ['rocco', 'anita'])
  assert.equal(t.state.morale, 5)
  // Their last one is replaced outside.
  assert.deepEqual(t.pending, [1])
  assert.ok(!t.offers(1, { do: 'enter', at: 'colony' }))
})

rule('[LN-EXILE-04, ED-13] cs: they are put outside, and nothing is rolled', czech, t => {
  turn(t, atHome)
  sendAway(t, 1)
  t.choose(1, { do: 'flee', survivor: 'rocco', to: 'gas' })
  assert.equal(survivor(t, 'rocco').at, 'gas')
  assert.ok(!t.heard(0).some(each => each.e === 'exposed' || each.e === 'moved'))
})

/** All spaces outside are taken; Rocco of seat 1 is alone in the colony. */
function crowded(s: LongNight['state']): void {
  noRoads(s)
  const owners = [0, 2, 3, 4]
  const spaces = LOCATIONS.flatMap(at => Array.from({ length: PLACE[at].spaces }, () => at))
  const others = SURVIVOR_IDS.filter(id => id !== 'rocco')
  setPeople(s, ['rocco', 1, 'colony'], ...spaces.map((at, i) => [others[i]!, owners[i % owners.length]!, at] as const))
  for (const [seat, id] of ['pantry', 'firstAid', 'tank', 'arms', 'backpack'].entries()) setGoals(s, seat, id)
}
const firstOf = (t: LongNight, seat: number): string => t.state.survivors.find(each => each.seat === seat)!.id

for (const edition of [five, config(5, { edition: 'cs' })])
  rule('[LN-EXILE-05] with no room outside somebody comes home first, which is no move', edition, t => {
    turn(t, s => {
      crowded(s)
      if (s.edition === 'pl') s.chance.rolls = [faceOf('blank')]
    })
    const id = firstOf(t, 4)
    const { at } = survivor(t, id)
    sendAway(t, 1)
    assert.deepEqual(t.pending, [0])
    for (const seat of [0, 2, 3]) t.choose(seat, { do: 'pass' })
    assert.ok(!t.offers(4, { do: 'makeRoom', survivor: firstOf(t, 0) }))
    t.choose(4, { do: 'makeRoom', survivor: id })
    assert.deepEqual([survivor(t, id).at, survivor(t, id).moved], ['colony', false])
    assert.equal(survivor(t, 'rocco').at, at)
    assert.equal(t.heard(0).filter(each => each.e === 'exposed').length, t.state.edition === 'pl' ? 1 : 0)
  })

rule('[LN-EXILE-05] without a volunteer the first player names somebody of a member', five, t => {
  turn(t, s => {
    crowded(s)
    s.first = 2
    s.players[3]!.exiled = true
    s.chance.rolls = [faceOf('blank')]
  })
  sendAway(t, 1)
  for (const seat of [2, 4, 0]) t.choose(seat, { do: 'pass' })
  assert.deepEqual(t.pending, [2])
  assert.ok(!t.offers(2, { do: 'makeRoom', survivor: firstOf(t, 3) }))
  assert.ok(!t.offers(2, { do: 'pass' }))
  t.choose(2, { do: 'makeRoom', survivor: firstOf(t, 0) })
  assert.notEqual(survivor(t, 'rocco').at, 'colony')
})

/** Rocco's player is exiled, and neither outside nor at home is there any room; he stays. */
function stranded(t: LongNight, set: (s: LongNight['state']) => void): void {
  turn(t, s => {
    crowded(s)
    fillColony(s)
    set(s)
  })
  sendAway(t, 1)
  assert.deepEqual([survivor(t, 'rocco').at, t.pending], ['colony', [0]])
}
rule('[LN-EXILE-05] where nobody can come home they stay, and leave as soon as a move frees a space', five, t => {
  stranded(t, () => {})
  const mover = firstOf(t, 0)
  const { at } = survivor(t, mover)
  t.arrange(s => {
    s.helpless--
    s.chance.rolls = [faceOf('blank'), faceOf('blank')]
  })
  t.choose(0, { do: 'move', survivor: mover, to: 'colony' })
  // Within the same act, in the middle of another player's turn.
  assert.deepEqual([survivor(t, 'rocco').at, t.pending, t.state.active], [at, [0], 0])
  assert.deepEqual(
    t.heard('public').flatMap(event => (event.e === 'moved' ? [event.survivor] : [])),
    [mover, 'rocco'],
  )
})

rule(
  '[LN-EXILE-05] a space that is freed in the last turn of a round: the exiled do not eat with the colony',
  five,
  t => {
    stranded(t, () => {})
    const mover = firstOf(t, 0)
    t.arrange(s => {
      s.helpless -= 2
      s.flow.stack[1]!.l = { order: [] }
      s.food = 20
      s.chance.rolls = [faceOf('blank'), faceOf('blank')]
    })
    t.choose(0, { do: 'move', survivor: mover, to: 'colony' })
    t.choose(0, { do: 'done' })
    // The mover and 21 helpless are at home.
    assert.deepEqual([t.state.helpless, 20 - t.state.food], [21, 11])
  },
)

rule('[LN-EXILE-05] they leave when somebody outside dies, before anything else happens', five, t => {
  stranded(t, s => {
    const victim = s.survivors.find(each => each.at === 'gas')!
    victim.wounds = 2
    setEntrance(s, 'gas', 0, { zombies: 1 })
  })
  const [victim] = t.state.survivors.filter(each => each.at === 'gas')
  t.arrange(s => {
    s.flow.stack[2]!.l = { seat: victim!.seat }
    s.active = victim!.seat
    // Frosty Night: the cold of the attack kills; the only roll is Rocco's.
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(victim!.seat, { do: 'attack', survivor: victim!.id, die: 6, entrance: 0 })
  assert.ok(t.state.people.at.graveyard.includes(victim!.id))
  assert.equal(survivor(t, 'rocco').at, 'gas')
})

rule('[LN-EXILE-04, ED-13] pl: Blue rolls for no move, and so not for this one', five, t => {
  turn(t, s => {
    noRoads(s)
    setPeople(
      s,
      ['gia', 0, 'colony'],
      ['blue', 1, 'colony'],
      ['rocco', 1, 'colony'],
      ['emma', 2, 'colony'],
      ['kevin', 3, 'colony'],
      ['elijah', 4, 'colony'],
    )
    for (const [seat, id] of ['pantry', 'firstAid', 'tank', 'arms', 'backpack'].entries()) setGoals(s, seat, id)
    s.chance.rolls = [faceOf('blank')]
  })
  sendAway(t, 1)
  t.choose(1, { do: 'flee', survivor: 'blue', to: 'gas' })
  assert.ok(!t.heard(0).some(each => each.e === 'exposed'))
  assert.equal(survivor(t, 'blue').at, 'gas')
  t.choose(1, { do: 'flee', survivor: 'rocco', to: 'gas' })
  assert.deepEqual(
    t.heard(0).flatMap(each => (each.e === 'exposed' ? [each.survivor] : [])),
    ['rocco'],
  )
})

rule(
  '[LN-LAST-04] who waits outside for an exiled player comes when a move makes room, whatever is rolled',
  five,
  t => {
    turn(t, s => {
      crowded(s)
      const rocco = s.survivors[0]!
      people.move(s, rocco.id, 'inPlay', 'waiting')
      Object.assign(s.players[1]!, { exiled: true, waiting: rocco.id, leader: '' })
      s.chance.rolls = [faceOf('blank')]
    })
    const { id, at } = survivor(t, firstOf(t, 0))
    t.choose(0, { do: 'move', survivor: id, to: 'colony' })
    assert.equal(t.state.players[1]!.waiting, '')
    assert.deepEqual([survivor(t, 'rocco').seat, survivor(t, 'rocco').at], [1, at])
  },
)
