// Two rules at once: the last card, the last survivor, the end in the middle of an effect.

import assert from 'node:assert/strict'
import { people } from '../src/language.ts'
import { offered, option } from './choices.ts'
import {
  batch,
  colonyZombies,
  config,
  crisisJudged,
  does,
  fillColony,
  five,
  happens,
  type LongNight,
  mild,
  news,
  nightfall,
  noRoads,
  rule,
  setCrisis,
  setEntrance,
  setGear,
  setHand,
  setNewcomer,
  setPeople,
  setRoad,
  survivor,
  three,
  turn,
  two,
} from './longNight.ts'

/** Gia, last of her player and almost dead, has a lighter among zombies; both others have fuel to give. */
function lastFire(t: LongNight): void {
  turn(t, s => {
    noRoads(s)
    setPeople(s, ['gia', 0, 'school', { wounds: 2 }], ['rocco', 1, 'colony', { wounds: 1 }], ['emma', 2, 'colony'])
    for (const seat of [0, 1, 2]) setHand(s, seat)
    setHand(s, 1, 'start/fuelOrFire:1')
    setHand(s, 2, 'start/firewood:1')
    setGear(s, 'gia', 'gas/lighter:1')
    setEntrance(s, 'school', 0, { zombies: 2 })
  })
  t.choose(0, { do: 'request' })
  t.choose(0, { do: 'ask', player: -1 })
  t.choose(0, { do: 'askFor', what: 'fuel' })
  t.choose(1, { do: 'give', card: 'start/fuelOrFire:1' })
  t.choose(2, { do: 'give', card: 'start/firewood:1' })
  // Frosty Night: the cold of the attack kills her.
  const fuel = 'start/fuelOrFire:1'
  t.choose(0, { do: 'attackWith', survivor: 'gia', die: 6, by: 'gas/lighter:1', fuel })
}

rule(
  '[LN-VAR-ELIM-03, LN-REQ-03] a player whom the first given card eliminates plays no second one',
  config(3, { elimination: true }),
  t => {
    lastFire(t)
    assert.ok(t.state.players[0]!.out)
    assert.deepEqual([t.state.items.at.hand2, t.state.items.at.table], [['start/firewood:1'], []])
    assert.deepEqual(t.state.items.at.waste, ['start/fuelOrFire:1'])
    assert.deepEqual(t.pending, [1])
  },
)

rule('[LN-LAST-02, LN-REQ-01] who goes on with a newcomer still plays the second card that was given', three, t => {
  lastFire(t)
  assert.deepEqual(t.state.items.at.waste, ['start/fuelOrFire:1', 'start/firewood:1'])
  assert.equal(survivor(t, 'rocco').wounds, 0)
  assert.deepEqual([t.state.active, t.pending], [0, [0]])
})

rule('[LN-PRINT-10] Shelter asks whoever is exiled too, and nobody who is out of the game', five, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 3, 'school'], ['hedda', 4, 'colony'])
    s.players[2]!.out = true
    s.players[3]!.exiled = true
    setCrisis(s, 'shelter')
    s.first = 1
  })
  happens(t, [1], crisisJudged)
  for (const [seat, yes] of [
    [1, true],
    [3, false],
    [4, true],
    [0, false],
  ] as const) {
    assert.deepEqual(t.pending, [seat])
    t.choose(seat, { do: 'tell', yes })
  }
  assert.deepEqual(colonyZombies(t.state).slice(0, 4), [2, 2, 2, 2])
})

rule('[LN-PRINT-10, LN-END-01] Shelter: where the six zombies end the game, nobody is asked any more', two, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'])
    setEntrance(s, 'colony', 5, { zombies: 3 })
    setCrisis(s, 'shelter')
    s.morale = 1
  })
  happens(t, [1], crisisJudged)
  assert.deepEqual([t.state.ending, t.state.morale, t.pending], ['morale', 0, []])
  assert.deepEqual(colonyZombies(t.state), [1, 1, 1, 1, 1, 3])
})

rule('[LN-END-01] where more morale is lost than there is, it is 0 and the game is over', mild, t => {
  turn(t, s => {
    setCrisis(s, 'fuelShortage')
    s.morale = 1
  })
  happens(t, [1], crisisJudged)
  assert.deepEqual([t.state.ending, t.state.morale], ['morale', 0])
})

rule('[LN-LAST-02, LN-LAST-03] who was waiting comes in when a helpless dies, and leads', mild, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'gas'])
    setNewcomer(s, 'emma')
    people.move(s, 'emma', 'deck', 'waiting')
    s.players[2]!.waiting = 'emma'
    fillColony(s)
    setEntrance(s, 'colony', 0, { zombies: 3 })
  })
  happens(t, [1], batch('colony', 1))
  assert.deepEqual([survivor(t, 'emma').at, t.state.players[2]!.leader], ['colony', 'emma'])
  assert.deepEqual(
    news(t).filter(e => ['helplessDied', 'joins', 'leads'].includes(e)),
    ['helplessDied', 'joins', 'leads'],
  )
})

rule('[LN-CLAR-12, LN-LAST-02] whom the armed mother kills on arrival is replaced at once', mild, t => {
  turn(t, s => {
    noRoads(s)
    setPeople(s, ['gia', 0, 'gas', { wounds: 2 }], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setNewcomer(s, 'hedda')
    s.lasting.push('armedMother')
  })
  const changed = does(t, { do: 'move', survivor: 'gia', to: 'school' })
  assert.equal(changed['exposed'], undefined)
  assert.deepEqual([survivor(t, 'hedda').seat, t.state.players[0]!.leader, t.pending], [0, 'hedda', [0]])
})

rule('[LN-XROADS-02] a card that waits for Hedda is not met by another who searches', three, t => {
  const search = (id: string): void => {
    turn(t, s => {
      setPeople(s, ['hedda', 0, 'gas'], ['kevin', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      setRoad(s, 'threeBedsAway')
    })
    t.choose(0, { do: 'search', survivor: id, die: 6 })
    t.choose(0, { do: 'stop' })
    const [kept] = t.options(0)
    t.choose(0, kept!)
  }
  search('kevin')
  assert.ok(!news(t).includes('crossroads'))
  assert.ok(t.offers(0, { do: 'done' }))
  search('hedda')
  assert.ok(news(t).includes('crossroads'))
})

rule('[LN-SKILL-02] who dies of the first of two despair tokens gets no second one', mild, t => {
  turn(t, s => {
    setPeople(s, ['hedda', 0, 'school', { wounds: 2 }], ['gia', 0, 'gas'], ['rocco', 1, 'colony'])
    setRoad(s, 'threeBedsAway')
  })
  t.choose(0, { do: 'search', survivor: 'hedda', die: 6 })
  while (!t.offers(0, option('stay'))) t.choose(0, t.options(0)[0]!)
  t.choose(0, option('stay'))
  assert.deepEqual(
    news(t).filter(e => e === 'hurt' || e === 'died'),
    ['hurt', 'died'],
  )
})

rule('[LN-RULE-02, LN-FROST-01] when the cold of one survivor ends the game, the next one is not hurt', mild, t => {
  const cold = { wounds: 1, frostbite: 1 }
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school', cold], ['emma', 1, 'gas', cold], ['kevin', 2, 'colony'])
    s.morale = 1
  })
  t.choose(0, { do: 'done' })
  t.choose(0, { do: 'survivor', survivor: 'rocco' })
  assert.deepEqual([t.state.ending, t.view(0).graveyard, survivor(t, 'emma').wounds], ['morale', ['rocco'], 1])
})

rule('[LN-TEXT-02] two would die: the first player names one where morale runs out, and not before', mild, t => {
  const dying = (morale: number): void => {
    nightfall(t, s => {
      setPeople(s, ['gia', 0, 'gas', { wounds: 2 }], ['rocco', 1, 'school', { wounds: 2 }], ['emma', 2, 'school'])
      s.morale = morale
      setCrisis(s, 'coughingWard')
    })
  }
  dying(1)
  assert.deepEqual(offered(t, 0, 'survivor'), ['gia', 'rocco'])
  dying(4)
  assert.deepEqual([t.view(0).graveyard, survivor(t, 'emma').wounds], [['gia', 'rocco'], 1])
  // The last of them ends the game: whoever is first, both die.
  t.restart()
  dying(2)
  assert.deepEqual([t.state.ending, t.view(0).graveyard], ['morale', ['gia', 'rocco']])
})
