// LN-BITE, LN-SKILL: bites and deaths.

import assert from 'node:assert/strict'
import { items, roads } from '../src/language.ts'
import { graveyard, KNIFE, nextComes } from './deathTable.ts'
import {
  come,
  config,
  czech,
  faceOf,
  news,
  nightfall,
  noRoads,
  rule,
  setCrisis,
  setEntrance,
  setGear,
  setHand,
  setPeople,
  survivor,
  three,
  turn,
} from './longNight.ts'

// LN-BITE

rule('[LN-BITE-01, LN-BITE-03] from the lowest upwards, whoever they belong to, and nowhere else', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'gas'],
      ['kumar', 0, 'colony'],
      ['rocco', 1, 'school'],
      ['emma', 1, 'school'],
      ['kevin', 2, 'school'],
      ['anita', 2, 'colony'],
    )
    s.chance.rolls = ['bite', 'frostbite', 'wound', 'blank'].map(face => faceOf(face as 'bite'))
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  assert.deepEqual(t.pending, [1])
  t.choose(1, { do: 'risk' })
  assert.deepEqual(t.pending, [2])
  t.choose(2, { do: 'risk' })
  assert.deepEqual(t.pending, [1])
  t.choose(1, { do: 'risk' })
  assert.deepEqual(graveyard(t), ['gia', 'rocco', 'kevin'])
  assert.deepEqual([survivor(t, 'emma').wounds, survivor(t, 'emma').frostbite], [0, 0])
  assert.equal(t.state.morale, 2)
  assert.deepEqual(t.pending, [0])
})

rule('[LN-BITE-02] whoever is given up dies without a roll, and nobody after them', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'gas'],
      ['kumar', 0, 'colony'],
      ['rocco', 1, 'school'],
      ['alfonso', 1, 'colony'],
      ['emma', 2, 'school'],
    )
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  assert.deepEqual(
    t.options(1).filter(o => o.do !== 'declines'),
    [{ do: 'accept' }, { do: 'risk' }],
  )
  t.choose(1, { do: 'accept' })
  assert.deepEqual(graveyard(t), ['gia', 'rocco'])
  assert.ok(!news(t).includes('exposed'))
  assert.equal(survivor(t, 'emma').at, 'school')
})

rule('[LN-BITE-04] with nobody there nobody is asked', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['kumar', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  assert.deepEqual([graveyard(t), t.pending], [['gia'], [0]])
})

rule('[LN-BITE-05] helpless are never hit', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['kumar', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    s.helpless = 2
    s.rebellious = 1
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'colony' })
  assert.deepEqual([t.state.helpless, t.state.rebellious, t.state.morale], [2, 1, 4])
  assert.deepEqual(t.pending, [0])
})

rule('[LN-BITE-06, LN-EXILE-12] each death in the chain costs morale, those of the exiled do not', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'gas'],
      ['kumar', 0, 'gas'],
      ['rocco', 1, 'school'],
      ['alfonso', 1, 'gas'],
      ['emma', 2, 'school'],
      ['elijah', 2, 'gas'],
    )
    s.players[1]!.exiled = true
    s.survivors[1]!.at = 'library'
    s.chance.rolls = [faceOf('bite'), faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  t.choose(1, { do: 'risk' })
  t.choose(2, { do: 'accept' })
  assert.deepEqual(graveyard(t), ['gia', 'rocco', 'emma'])
  assert.equal(t.state.morale, 3)
})

rule('[LN-RULE-09] a replacement comes after the chain, which does not hit it', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['kumar', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    nextComes(s, 'cyril', 'marek')
    s.chance.rolls = [faceOf('bite'), faceOf('bite'), faceOf('blank')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'colony' })
  t.choose(1, { do: 'risk' })
  // Cyril would be the lowest by far, were he there already.
  assert.equal(survivor(t, 'cyril'), undefined)
  assert.deepEqual(t.pending, [2])
  t.choose(2, { do: 'risk' })
  assert.deepEqual(graveyard(t), ['gia', 'rocco'])
  assert.equal(survivor(t, 'cyril').at, 'colony')
})

rule('[LN-RULE-09] nor does it hit the one who replaces the mover', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'colony'], ['alfonso', 1, 'gas'], ['emma', 2, 'colony'])
    nextComes(s, 'cyril')
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'colony' })
  assert.deepEqual([t.pending, survivor(t, 'cyril')], [[1], undefined])
  t.choose(1, { do: 'accept' })
  assert.deepEqual(graveyard(t), ['gia', 'rocco'])
  assert.equal(survivor(t, 'cyril').at, 'colony')
})

// LN-SKILL

rule('[LN-SKILL-01, LN-DESPAIR-01] three damage of three kinds are deadly, two are not', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['kevin', 0, 'colony'],
      ['rocco', 1, 'colony', { frostbite: 1, despair: 1 }],
      ['alfonso', 1, 'colony', { frostbite: 1 }],
      ['emma', 2, 'colony', { despair: 2 }],
    )
    noRoads(s)
  })
  t.choose(0, { do: 'done' })
  assert.deepEqual(graveyard(t), ['rocco'])
  assert.deepEqual([survivor(t, 'alfonso').wounds, survivor(t, 'emma').despair], [1, 2])
})

rule('[LN-SKILL-02, EX-09] no medicine comes in between', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'colony', { wounds: 2 }],
      ['kevin', 0, 'colony'],
      ['rocco', 1, 'colony'],
      ['emma', 2, 'colony'],
    )
    setHand(s, 0, 'start/bandage:1')
    s.chance.rolls = [faceOf('wound')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  assert.deepEqual(graveyard(t), ['gia'])
  assert.deepEqual(t.state.items.at.hand0, ['start/bandage:1'])
  assert.equal(t.refused(0, { do: 'play', card: 'start/bandage:1' }), 'LN-PLAY-01 play.noUse')
})

rule('[LN-SKILL-03] off the board, into the graveyard, one morale', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['kevin', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.chance.rolls = [faceOf('bite')]
  })
  const changed = t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  assert.deepEqual(Object.keys(changed).toSorted(), ['morale', 'people.at.graveyard', 'players.0.leader', 'survivors'])
  assert.equal(t.state.morale, 4)
  assert.ok(!t.state.survivors.some(each => each.id === 'gia'))
})

rule('[LN-SKILL-04] what somebody carried who dies in the colony comes to the hand', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['alfonso', 1, 'school'], ['emma', 2, 'school'])
    setGear(s, 'rocco', KNIFE, 'police/truncheon:1')
    setHand(s, 1, 'start/atlas:1')
    setEntrance(s, 'colony', 0, { zombies: 3 })
    noRoads(s)
  })
  come(t, 'colony', 1)
  assert.deepEqual([...t.view(1).own!.hand].toSorted(), ['police/truncheon:1', 'start/atlas:1', KNIFE])
  assert.deepEqual(items.at(t.state, 'equipped'), [])
})

rule('[LN-SKILL-04] elsewhere it is shuffled into the deck of that place', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'school'], ['alfonso', 1, 'gas'], ['emma', 2, 'colony'])
    setGear(s, 'rocco', KNIFE)
    setHand(s, 1, 'start/atlas:1')
    setEntrance(s, 'school', 0, { zombies: 4 })
    noRoads(s)
  })
  const cards = t.state.items.at.school.length
  come(t, 'school', 1)
  assert.equal(t.state.items.at.school.length, cards + 1)
  assert.ok(t.state.items.at.school.includes(KNIFE))
  assert.deepEqual([items.at(t.state, 'equipped'), t.state.items.at.hand1], [[], ['start/atlas:1']])
  for (const viewer of [0, 1, 2, 'public'] as const)
    assert.ok(
      t.view(viewer).decks.school.every(card => card === null),
      'nobody knows where in the deck',
    )
})

for (const edition of [three, czech])
  rule('[LN-SKILL-05] at the hideout, which has no deck, it joins the loot stash', edition, t => {
    turn(t, s => {
      setPeople(
        s,
        ['gia', 0, 'gas'],
        ['rocco', 1, 'hideout', { frostbite: 1, wounds: 1 }],
        ['alfonso', 1, 'gas'],
        ['emma', 2, 'colony'],
      )
      setGear(s, 'rocco', KNIFE)
      noRoads(s)
    })
    t.choose(0, { do: 'done' })
    assert.deepEqual(graveyard(t), ['rocco'])
    assert.deepEqual(t.state.items.at.stash, [KNIFE])
  })

rule('[LN-SKILL-06] a rebellious helpless that dies costs one morale, like any other', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    s.rebellious = 1
    setEntrance(s, 'colony', 0, { zombies: 3 })
    noRoads(s)
  })
  come(t, 'colony', 1)
  assert.deepEqual([t.state.rebellious, t.state.morale], [0, 4])
})

rule('[LN-SKILL-07, LN-SKILL-08] who is lost is not killed, and leaves things behind as the dead do', three, t => {
  nightfall(t, s => {
    setPeople(
      s,
      ['gia', 0, 'gas'],
      ['rocco', 1, 'school'],
      ['alfonso', 1, 'gas'],
      ['ingrid', 1, 'police'],
      ['emma', 2, 'hospital'],
    )
    setGear(s, 'rocco', KNIFE)
    setCrisis(s, 'missingPatrol')
  })
  assert.deepEqual([graveyard(t), t.state.people.at.lost], [[], ['rocco']])
  assert.ok(t.state.items.at.school.includes(KNIFE))
  // LN-LEADER-01
  assert.deepEqual(t.pending, [1])
  t.choose(1, { do: 'lead', survivor: 'ingrid' })
  assert.equal(t.state.players[1]!.leader, 'ingrid')
  // The card's own morale, and not another one for a death.
  assert.equal(t.state.morale, 4)
})

rule('[LN-SKILL-07] helpless who go away cost nothing', config(3, { adultCrossroads: true }), t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'gas'], ['emma', 2, 'colony'])
    s.helpless = 2
    roads.move(s, 'aLongWalk', roads.zoneOf(s, 'aLongWalk'), 'deck')
  })
  t.choose(0, { do: 'done' })
  t.choose(1, { do: 'option', option: 'letGo' })
  assert.deepEqual([t.state.helpless, t.state.morale, survivor(t, 'rocco').despair], [1, 5, 1])
})
