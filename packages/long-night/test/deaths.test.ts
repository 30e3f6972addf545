import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LOCATIONS } from '../src/content/places.ts'
import { SURVIVOR_IDS, survivorRow } from '../src/content/survivors.ts'
import { items, people, roads } from '../src/language.ts'
import { survivors as cs } from '../src/text/cs/survivors.ts'
import { survivors as pl } from '../src/text/pl/survivors.ts'
import {
  batch,
  come,
  config,
  czech,
  entrance,
  faceOf,
  fillColony,
  goTo,
  happens,
  type LongNight,
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
  voteYes,
} from './longNight.ts'

type State = LongNight['state']

/** These come next, the first of them first. */
function nextComes(s: State, ...ids: readonly string[]): void {
  for (const id of ids.toReversed()) people.move(s, id, people.zoneOf(s, id), 'deck')
}

const graveyard = (t: LongNight): readonly string[] => t.state.people.at.graveyard

/** ED-07 */
const spent = (s: State): readonly string[] => (s.edition === 'pl' ? s.items.at.removed : s.items.at.discard)
const unspent = (s: State): readonly string[] => (s.edition === 'pl' ? s.items.at.discard : s.items.at.removed)

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

// LN-SADD

rule('[LN-SADD-01, LN-SADD-02] a follower in the colony, who acts at once and brings a die next round', three, t => {
  turn(t, s => {
    noRoads(s)
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    nextComes(s, 'elijah')
    setHand(s, 0, 'gas/stranger:1')
    s.players[0]!.dice = [3]
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(0, { do: 'play', card: 'gas/stranger:1' })
  const { seat, at } = survivor(t, 'elijah')
  assert.deepEqual([seat, at, t.state.players[0]!.leader], [0, 'colony', 'gia'])
  assert.deepEqual(t.state.players[0]!.dice, [3])
  t.choose(0, { do: 'move', survivor: 'elijah', to: 'gas' })
  t.choose(0, { do: 'search', survivor: 'elijah', die: 3 })
  t.choose(0, { do: 'stop' })
  t.choose(0, t.options(0)[0]!)
  goTo(t, 'dice')
  assert.equal(t.state.players[0]!.dice.length, 3)
})

rule('[LN-SADD-03] with no free space nobody can be taken in', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setHand(s, 0, 'gas/stranger:1')
    fillColony(s)
  })
  assert.equal(t.refused(0, { do: 'play', card: 'gas/stranger:1' }), 'LN-PLAY-01 play.noUse')
  t.arrange(s => {
    s.helpless--
  })
  assert.ok(t.offers(0, { do: 'play', card: 'gas/stranger:1' }))
})

rule('[LN-SADD-03] with too few as many as fit, the survivor first', three, t => {
  for (const [free, helpless] of [
    [1, 0],
    [2, 1],
    [5, 2],
  ] as const) {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      setHand(s, 0, 'police/family:1')
      s.helpless = 0
      fillColony(s)
      s.helpless -= free
      s.chance.rolls = [4]
    })
    const before = t.state.helpless
    t.choose(0, { do: 'play', card: 'police/family:1' })
    assert.equal(t.state.survivors.length, 4)
    assert.equal(t.state.helpless - before, helpless)
    assert.equal(news(t).includes('helpless'), helpless > 0)
  }
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

const KNIFE = 'start/kitchenKnife:1'

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

// LN-LEADER, LN-LAST

rule('[LN-LEADER-01] of several followers the player picks who leads', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'gas'],
      ['kevin', 0, 'gas'],
      ['kumar', 0, 'colony'],
      ['rocco', 1, 'colony'],
      ['emma', 2, 'colony'],
    )
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  assert.deepEqual(t.options(0), [
    { do: 'lead', survivor: 'kevin' },
    { do: 'lead', survivor: 'kumar' },
  ])
  t.choose(0, { do: 'lead', survivor: 'kumar' })
  assert.deepEqual(
    t.state.players.map(player => player.leader),
    ['kumar', 'rocco', 'emma'],
  )
})

rule('[LN-LEADER-01] a follower’s death leaves the leader', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'gas'],
      ['kevin', 0, 'gas'],
      ['kumar', 0, 'colony'],
      ['rocco', 1, 'colony'],
      ['emma', 2, 'colony'],
    )
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'kevin', to: 'school' })
  assert.equal(t.state.players[0]!.leader, 'gia')
})

/** Rocco, the last of seat 1, dies at the school; then seat 1 and seat 0 have their turns. */
function roccoDies(t: LongNight, set: (s: State) => void): void {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
    setEntrance(s, 'school', 0, { zombies: 4 })
    nextComes(s, 'elijah')
    setHand(s, 1, 'start/atlas:1', 'start/rations:1')
    noRoads(s)
    set(s)
  })
  happens(t, [1, 0], batch('school', 1))
}

for (const edition of [three, czech])
  rule('[LN-LAST-01, LN-LAST-02, ED-07] the hand is lost, and the next survivor leads from the colony', edition, t => {
    roccoDies(t, s => setHand(s, 0, 'start/scrap:1'))
    assert.deepEqual([t.state.items.at.hand1, t.state.items.at.hand0], [[], ['start/scrap:1']])
    for (const card of ['start/atlas:1', 'start/rations:1']) {
      assert.ok(spent(t.state).includes(card))
      assert.ok(!unspent(t.state).includes(card))
    }
    const { seat, at } = survivor(t, 'elijah')
    assert.deepEqual([seat, at, t.state.players[1]!.leader], [1, 'colony', 'elijah'])
    assert.deepEqual(t.pending, [1])
  })

rule('[LN-LAST-03] a full colony: another place', three, t => {
  roccoDies(t, fillColony)
  assert.deepEqual(
    t.options(1).flatMap(o => (o.do === 'enter' ? [o['at']] : [])),
    [...LOCATIONS, 'wait'],
  )
  assert.equal(t.refused(1, { do: 'enter', at: 'colony' }), 'LN-LAST-03 enter.noRoom')
  t.choose(1, { do: 'enter', at: 'library' })
  assert.deepEqual([survivor(t, 'elijah').at, t.state.players[1]!.leader], ['library', 'elijah'])
})

rule('[LN-LAST-03] or waiting, until somebody goes out', three, t => {
  roccoDies(t, s => {
    fillColony(s)
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(1, { do: 'enter', at: 'wait' })
  assert.equal(t.state.players[1]!.waiting, 'elijah')
  t.choose(1, { do: 'done' })
  assert.equal(survivor(t, 'elijah'), undefined)
  t.choose(0, { do: 'move', survivor: 'gia', to: 'gas' })
  assert.deepEqual([survivor(t, 'elijah').at, t.state.players[1]!.leader], ['colony', 'elijah'])
  assert.equal(t.state.players[1]!.waiting, '')
})

rule('[LN-LAST-03] the one who waits comes before anybody else takes the space', three, t => {
  roccoDies(t, s => {
    fillColony(s)
    setHand(s, 0, 'gas/stranger:1')
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(1, { do: 'enter', at: 'wait' })
  t.choose(1, { do: 'done' })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'gas' })
  assert.equal(t.refused(0, { do: 'play', card: 'gas/stranger:1' }), 'LN-PLAY-01 play.noUse')
})

rule('[LN-LAST-03, LN-ZADD-11] a helpless dies: whoever waits is there for the next zombie', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'gas'])
    setEntrance(s, 'school', 0, { zombies: 4 })
    for (const i of [0, 1]) setEntrance(s, 'colony', i, { zombies: 3 })
    nextComes(s, 'elijah', 'kevin')
    fillColony(s)
    noRoads(s)
  })
  happens(t, [1], batch('colony', 2), batch('school', 1))
  t.choose(1, { do: 'enter', at: 'wait' })
  // Elijah comes in for the helpless and dies at the second entrance.
  assert.deepEqual(graveyard(t), ['rocco', 'elijah'])
  assert.equal(t.state.helpless, 23)
  assert.equal(survivor(t, 'kevin').at, 'colony')
  assert.equal(t.state.morale, 2)
  assert.equal(entrance(t.state, 'colony', 0).zombies, 3)
})

rule('[LN-LAST-04] an exiled player puts them anywhere but in the colony', three, t => {
  roccoDies(t, s => {
    s.players[1]!.exiled = true
  })
  assert.deepEqual(
    t.options(1).flatMap(o => (o.do === 'enter' ? [o['at']] : [])),
    [...LOCATIONS],
  )
  assert.equal(t.refused(1, { do: 'enter', at: 'colony' }), 'LN-LAST-04 enter.exiled')
  assert.equal(t.refused(1, { do: 'enter', at: 'wait' }), 'LN-LAST-04 enter.exiled')
  t.choose(1, { do: 'enter', at: 'hospital' })
  assert.deepEqual([survivor(t, 'elijah').at, t.state.players[1]!.leader], ['hospital', 'elijah'])
  assert.equal(t.state.morale, 5)
})

rule('[LN-LAST-04] whoever waits when their player is exiled goes outside', three, t => {
  roccoDies(t, fillColony)
  t.choose(1, { do: 'enter', at: 'wait' })
  t.choose(1, { do: 'done' })
  t.choose(0, { do: 'exile', player: 1 })
  voteYes(t, 0, 1, 2)
  assert.deepEqual(t.pending, [1])
  t.choose(1, { do: 'enter', at: 'police' })
  assert.deepEqual([survivor(t, 'elijah').at, t.state.players[1]!.leader], ['police', 'elijah'])
  assert.equal(t.state.players[1]!.waiting, '')
})

rule('[LN-LAST-05] equipment that came to the hand is lost with it, dice stay', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'school'])
    setGear(s, 'rocco', KNIFE)
    setHand(s, 1, 'start/atlas:1')
    s.players[1]!.dice = [2, 5]
    setEntrance(s, 'colony', 0, { zombies: 3 })
    noRoads(s)
  })
  come(t, 'colony', 1)
  assert.deepEqual(t.state.items.at.hand1, [])
  assert.ok(t.state.items.at.removed.includes(KNIFE))
  assert.deepEqual(t.state.players[1]!.dice, [2, 5])
  assert.ok(t.options(1).some(o => 'die' in o && o.die === 5))
})

for (const first of [1, 2])
  rule(
    `[LN-TEXT-02, LN-LAST-02] two lose their last by one bite: first player ${first} says who draws first`,
    three,
    t => {
      turn(t, s => {
        setPeople(s, ['gia', 0, 'gas'], ['kumar', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
        nextComes(s, 'elijah', 'kevin')
        s.first = first
        s.chance.rolls = [faceOf('bite'), faceOf('bite')]
      })
      t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
      t.choose(1, { do: 'risk' })
      t.choose(2, { do: 'accept' })
      assert.deepEqual(t.pending, [first])
      assert.equal(t.refused(first, { do: 'next', player: 0 }), 'LN-TEXT-02 order.notWaiting')
      t.choose(first, { do: 'next', player: 2 })
      assert.deepEqual([survivor(t, 'elijah').seat, survivor(t, 'kevin').seat], [2, 1])
      assert.deepEqual([t.state.items.at.hand1, t.state.items.at.hand2], [[], []])
    },
  )

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

for (const [first, comes, waits] of [
  [0, 'kevin', 'elijah'],
  [2, 'elijah', 'kevin'],
] as const)
  rule(`[LN-LAST-03] of two who wait the first in turn order comes in: first player ${first}`, three, t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['anita', 0, 'colony'])
      for (const [seat, id] of [
        [1, 'kevin'],
        [2, 'elijah'],
      ] as const) {
        people.move(s, id, people.zoneOf(s, id), 'waiting')
        s.players[seat]!.waiting = id
      }
      fillColony(s)
      noRoads(s)
      s.first = first
      s.chance.rolls = [faceOf('blank')]
    })
    t.choose(0, { do: 'move', survivor: 'gia', to: 'gas' })
    assert.equal(survivor(t, comes).at, 'colony')
    assert.equal(survivor(t, waits), undefined)
  })
