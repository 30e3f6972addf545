import assert from 'node:assert/strict'
import { CROSSROADS } from '../src/content/crossroads.ts'
import type { Effect } from '../src/content/effects.ts'
import { LOCATIONS } from '../src/content/places.ts'
import { roads } from '../src/language.ts'
import { offered } from './choices.ts'
import {
  config,
  entrance,
  faceOf,
  fillColony,
  four,
  type LongNight,
  news,
  noRoads,
  rule,
  setEntrance,
  setGear,
  setHand,
  setPeople,
  setRoad,
  survivor,
  three,
  turn,
  voteYes,
} from './longNight.ts'

type State = LongNight['state']

const OTHERS = [
  ['rocco', 1, 'colony'],
  ['emma', 2, 'colony'],
] as const

/** Whether seat 2 holds this card during seat 0's turn. */
const isHeld = (t: LongNight, card: string): boolean => t.state.roads.at.held2.includes(card)
const isGone = (t: LongNight, card: string): boolean => t.state.roads.at.gone.includes(card)

const choice = (t: LongNight, seat = 0): readonly unknown[] =>
  offered(t, seat, 'option').filter(list => list !== undefined)

/** Gia goes from the gas station to the school, and nothing happens to her unless `set` says so. */
function giaGoes(t: LongNight, card: string, set: (s: State) => void = () => undefined): void {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ...OTHERS)
    s.chance.rolls = [faceOf('blank')]
    setRoad(s, card)
    set(s)
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
}

rule('[LN-XROADS-01] the right-hand neighbour draws the top card and alone knows it', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ...OTHERS)
    roads.move(s, 'onTheHunt', roads.zoneOf(s, 'onTheHunt'), 'deck')
  })
  t.choose(0, { do: 'done' })
  assert.equal(t.state.active, 1)
  assert.equal(t.view(0).own!.road, 'onTheHunt')
  assert.ok(t.heard(0).some(each => each.e === 'road' && each.card === 'onTheHunt'))
  for (const other of [1, 2, 'public'] as const) {
    const seen = t.view(other)
    assert.equal(seen.roads.holder, 0)
    assert.equal(seen.own?.road ?? null, null)
    assert.ok(!JSON.stringify({ ...seen, whereabouts: [] }).includes('onTheHunt'))
    assert.deepEqual(
      t.heard(other).filter(each => each.e === 'road'),
      [{ e: 'road', seat: 0 }],
    )
  }
})

rule('[LN-XROADS-02] as soon as the trigger is met play stops, and everybody hears the card', three, t => {
  giaGoes(t, 'onTheHunt')
  for (const viewer of [0, 1, 2, 'public'] as const) {
    assert.ok(t.heard(viewer).some(each => each.e === 'crossroads' && each.card === 'onTheHunt' && each.seat === 0))
    assert.equal(t.view(viewer).roads.now, 'onTheHunt')
  }
  assert.deepEqual(t.options(0), [
    { do: 'option', option: 'hunt' },
    { do: 'option', option: 'drive' },
  ])
})

rule('[LN-XROADS-02] what happens to others does not meet it', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
    setHand(s, 1)
    s.chance.rolls = [1]
    setRoad(s, 'aVeryLongWord')
  })
  t.choose(0, { do: 'fight', survivor: 'gia', die: 6, target: 'rocco' })
  assert.equal(survivor(t, 'rocco').wounds, 1)
  assert.ok(isHeld(t, 'aVeryLongWord'))
})

rule('[LN-XROADS-03, LN-RULE-01] only after the roll of the move, and all that comes of it', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['kumar', 1, 'school'], ['emma', 2, 'colony'])
    s.chance.rolls = [faceOf('wound')]
    setRoad(s, 'onTheHunt')
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  assert.deepEqual(t.pending, [1])
  assert.ok(isHeld(t, 'onTheHunt'))
  t.choose(1, { do: 'shield', yes: false })
  assert.ok(news(t).indexOf('hurt') < news(t).indexOf('crossroads'))
  assert.equal(survivor(t, 'gia').wounds, 1)
  assert.deepEqual(choice(t), ['hunt', 'drive'])
})

rule('[LN-RULE-01] whoever died on the way has not moved for the card', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['kevin', 0, 'gas'], ...OTHERS)
    s.chance.rolls = [faceOf('bite'), faceOf('blank')]
    setRoad(s, 'onTheHunt')
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  assert.ok(isHeld(t, 'onTheHunt'))
  // Another survivor may trigger it later in the turn.
  t.choose(0, { do: 'move', survivor: 'kevin', to: 'school' })
  assert.deepEqual(choice(t), ['hunt', 'drive'])
})

rule('[EX-16] On the Hunt: four dice, a food for each of at least three', three, t => {
  giaGoes(t, 'onTheHunt', s => s.chance.rolls.push(2, 3, 5, 6))
  t.choose(0, { do: 'option', option: 'hunt' })
  assert.equal(t.state.food, 3)
  // LN-ROLL-01: with spare dice.
  assert.deepEqual(t.state.players[0]!.dice, [1, 2, 3, 4, 5, 6])
})

rule('[LN-XROADS-04] the player chooses one option, the other does not happen', three, t => {
  giaGoes(t, 'onTheHunt')
  t.choose(0, { do: 'option', option: 'drive' })
  assert.deepEqual([t.state.food, t.state.lasting], [0, ['banditsHunted']])
})

rule('[LN-XROADS-04, LN-RULE-08] an option that cannot be paid leaves only the other', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ...OTHERS)
    s.rebellious = 1
    s.players[0]!.dice = []
    setHand(s, 0, 'library/bedtimeStories:1')
    setRoad(s, 'nightSchool')
  })
  // To teach costs a die; there is none, so the books burn although nobody is hurt.
  t.choose(0, { do: 'play', card: 'library/bedtimeStories:1' })
  assert.ok(t.heard(1).some(each => each.e === 'chose' && each.option === 'burn'))
  assert.equal(t.state.items.at.waste.length, 4)
})

/** Gia at the gas station attracts a zombie from the school while the procession waits. */
function procession(t: LongNight, set: (s: State) => void): void {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ...OTHERS)
    setEntrance(s, 'school', 0, { zombies: 1 })
    setRoad(s, 'theLongProcession')
    set(s)
  })
  t.choose(0, { do: 'attract', survivor: 'gia', die: 1 })
  if (t.offers(0, { do: 'place', place: 'school' })) t.choose(0, { do: 'place', place: 'school' })
}

rule('[LN-XROADS-04] what is built in the colony needs a space in the colony', three, t => {
  procession(t, s => {
    for (let i = 0; i < 6; i++) setEntrance(s, 'colony', i, { zombies: 3 })
  })
  assert.deepEqual([...new Set(t.options(0).map(o => o.do))], ['die'])
})

rule('[LN-XROADS-04] what is built in the colony needs no space anywhere else', three, t => {
  procession(t, s => setEntrance(s, 'gas', 0, { barricades: 2 }))
  assert.deepEqual(offered(t, 0, 'option'), ['quarry', 'show'])
  t.choose(0, { do: 'option', option: 'show' })
  t.choose(0, { do: 'entrance', entrance: 0 })
  t.choose(0, { do: 'entrance', entrance: 0 })
  assert.equal(entrance(t.state, 'colony').barricades, 2)
})

rule('[LN-XROADS-04] neither is possible: nothing happens, and the card is gone', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ...OTHERS)
    setHand(s, 0, 'grocery/dogFood:1')
    setRoad(s, 'thisWillHurtALittle')
  })
  // Despair is damage, but a bone-setter cannot heal it.
  const changed = t.choose(0, { do: 'play', card: 'grocery/dogFood:1' })
  assert.equal(survivor(t, 'gia').despair, 1)
  assert.ok(isGone(t, 'thisWillHurtALittle'))
  assert.deepEqual(Object.keys(changed).toSorted(), [
    'food',
    'items.at.hand0',
    'items.at.waste',
    'roads.at.gone',
    'roads.at.held2',
    'survivors.0.despair',
  ])
})

rule('[LN-RULE-08] an effect on all of nobody is an option', three, t => {
  turn(t, s => {
    setPeople(s, ['emma', 0, 'library'], ['rocco', 1, 'colony'], ['gia', 2, 'colony'])
    setRoad(s, 'overdue')
  })
  t.choose(0, { do: 'search', survivor: 'emma', die: 6 })
  t.choose(0, { do: 'stop' })
  t.choose(0, t.options(0)[0]!)
  t.choose(0, { do: 'option', option: 'burn' })
  assert.equal(survivor(t, 'emma').despair, 1)
})

for (const [yes, option] of [
  [[0, 1], 'door'],
  [[1], 'dignity'],
] as const)
  rule(`[LN-XROADS-05] a card may have the members vote between its options: ${option}`, four, t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'school'], ['kevin', 3, 'colony'])
      s.players[2]!.exiled = true
      setRoad(s, 'theLastDoor')
    })
    t.choose(0, { do: 'barricade', survivor: 'gia', die: 1, entrance: 0 })
    assert.deepEqual(t.pending, [0, 1, 3])
    voteYes(t, ...yes)
    assert.ok(t.heard(2).some(each => each.e === 'chose' && each.option === option))
    assert.equal(entrance(t.state, 'colony', 1).zombies, option === 'door' ? 0 : 1)
  })

for (const first of [0, 1])
  rule(`[LN-XROADS-05, LN-VOTE-03] a tie there is decided by first player ${first}`, three, t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'school'])
      s.players[2]!.exiled = true
      s.first = first
      setRoad(s, 'theLastDoor')
    })
    t.choose(0, { do: 'barricade', survivor: 'gia', die: 1, entrance: 0 })
    voteYes(t, 1)
    assert.ok(t.heard(2).some(each => each.e === 'chose' && each.option === (first === 1 ? 'door' : 'dignity')))
  })

rule('[LN-XROADS-06] a card that was resolved is gone, and met no second time', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['kevin', 0, 'gas'], ...OTHERS)
    s.chance.rolls = [faceOf('blank'), faceOf('blank')]
    setRoad(s, 'onTheHunt')
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  t.choose(0, { do: 'option', option: 'drive' })
  assert.ok(isGone(t, 'onTheHunt'))
  t.choose(0, { do: 'move', survivor: 'kevin', to: 'school' })
  assert.deepEqual(choice(t), [])
  t.choose(0, { do: 'done' })
  assert.ok(!t.state.roads.at.deck.includes('onTheHunt'))
})

rule('[LN-XROADS-06] one that was not met goes to the bottom, and the others learn nothing', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ...OTHERS)
    setRoad(s, 'onTheHunt')
  })
  t.choose(0, { do: 'done' })
  assert.equal(t.state.roads.at.deck[0], 'onTheHunt')
  assert.deepEqual(t.state.roads.at.held2, [])
  // The former holder knows where it lies now.
  assert.equal(t.view(2).roads.deck[0], 'onTheHunt')
  for (const other of [0, 1, 'public'] as const) assert.equal(t.view(other).roads.deck[0], null)
})

/** For as long as `body` takes, the options of On the Hunt do this. */
function withOptions(
  hunt: readonly Effect[],
  drive: readonly Effect[],
  body: () => void,
  more: { readonly [list: string]: readonly Effect[] } = {},
): void {
  const row = CROSSROADS.onTheHunt as { lists: { readonly [list: string]: readonly Effect[] } }
  const { lists } = row
  row.lists = { hunt, drive, ...more }
  try {
    body()
  } finally {
    row.lists = lists
  }
}

rule('[LN-XROADS-07] both options would bring people and the colony is full: the trigger is not met', three, t => {
  withOptions([['recruit', 1]], [['helpless', 1]], () => {
    giaGoes(t, 'onTheHunt', fillColony)
    assert.ok(isHeld(t, 'onTheHunt'))
    assert.deepEqual(choice(t), [])
    giaGoes(t, 'onTheHunt', s => {
      s.helpless--
    })
    assert.deepEqual(choice(t), ['hunt', 'drive'])
  })
})

rule('[LN-XROADS-07] only one would: that one alone is barred', three, t => {
  turn(t, s => {
    setPeople(s, ['kumar', 0, 'school'], ...OTHERS)
    setHand(s, 0, 'start/rations:1', 'start/atlas:1')
    fillColony(s)
    setRoad(s, 'signedForByKumar')
  })
  t.choose(0, { do: 'search', survivor: 'kumar', die: 6 })
  t.choose(0, { do: 'stop' })
  t.choose(0, t.options(0)[0]!)
  assert.ok(t.heard(1).some(each => each.e === 'chose' && each.option === 'owe'))
  assert.equal(t.state.places[3]!.noise, 3)
})

rule(
  '[LN-XROADS-07] Eleven Parking Tickets: with a full colony the cell cannot be unlocked, whatever the test',
  three,
  t => {
    const searching = (set: (s: LongNight['state']) => void): void => {
      turn(t, s => {
        setPeople(s, ['kevin', 0, 'police'], ...OTHERS)
        setRoad(s, 'elevenParkingTickets')
        set(s)
      })
      t.choose(0, { do: 'search', survivor: 'kevin', die: 6 })
      t.choose(0, { do: 'stop' })
      t.choose(0, t.options(0)[0]!)
    }
    searching(() => {})
    assert.deepEqual(choice(t), ['unlock', 'keys'])
    searching(fillColony)
    assert.ok(t.heard(1).some(each => each.e === 'chose' && each.option === 'keys'))
  },
)

rule('[LN-XROADS-07] Night School: with a full colony nobody is taught, for a pupil might come', three, t => {
  turn(t, s => {
    setPeople(s, ['kevin', 0, 'police'], ...OTHERS)
    setHand(s, 0, 'start/atlas:1')
    setRoad(s, 'nightSchool')
    fillColony(s)
  })
  t.choose(0, { do: 'play', card: 'start/atlas:1' })
  t.choose(0, t.options(0)[0]!)
  assert.ok(t.heard(1).some(each => each.e === 'chose' && each.option === 'burn'))
})

const deep: { readonly [list: string]: readonly Effect[] } = {
  food: [['test', 6, 'more', 'more']],
  more: [['recruit', 1]],
}
const verbs: readonly Effect[] = [
  ['test', 4, 'food'],
  ['rolls', 2, 4, 'food'],
  ['if', ['morale', 1], 'food'],
  ['vote', 'food'],
  ['each', 'members', 'food'],
  ['either', 'food', 'more'],
]
for (const verb of verbs)
  rule(`[LN-XROADS-07] people behind '${verb[0]}' and 'test': with a full colony the trigger is not met`, three, t => {
    withOptions(
      [verb],
      [['helpless', 1]],
      () => {
        giaGoes(t, 'onTheHunt', fillColony)
        assert.ok(isHeld(t, 'onTheHunt'))
        giaGoes(t, 'onTheHunt', s => {
          s.helpless--
        })
        assert.deepEqual(choice(t), ['hunt', 'drive'])
      },
      deep,
    )
  })

rule('[LN-XROADS-07] what the player may leave out bars nothing', three, t => {
  withOptions(
    [['either', 'food', 'drive']],
    [
      ['food', 1],
      ['may', 'food'],
    ],
    () => {
      giaGoes(t, 'onTheHunt', fillColony)
      assert.deepEqual(choice(t), ['hunt', 'drive'])
    },
    deep,
  )
})

rule('[LN-XROADS-08] several of them are hurt at once: the player picks whom the card means', three, t => {
  turn(t, s => {
    noRoads(s)
    roads.move(s, 'aVeryLongWord', 'gone', 'deck')
    setPeople(
      s,
      ['ingrid', 0, 'gas'],
      ['rocco', 1, 'school', { frostbite: 1 }],
      ['kevin', 1, 'library', { frostbite: 1 }],
      ['alfonso', 1, 'colony', { frostbite: 1 }],
      ['emma', 2, 'school', { frostbite: 1 }],
    )
    s.chance.rolls = [3]
  })
  t.choose(0, { do: 'done' })
  assert.deepEqual(
    t.options(1).filter(o => o.do !== 'declines'),
    [
      { do: 'survivor', survivor: 'rocco' },
      { do: 'survivor', survivor: 'kevin' },
    ],
  )
  t.choose(1, { do: 'survivor', survivor: 'kevin' })
  t.choose(1, { do: 'option', option: 'scream' })
  assert.deepEqual([t.state.places[3]!.noise, t.state.places[4]!.noise], [0, 2])
  assert.equal(entrance(t.state, 'library').zombies, 1)
})

rule('[LN-XROADS-08] only one of them fits: nobody is asked', three, t => {
  turn(t, s => {
    noRoads(s)
    roads.move(s, 'aVeryLongWord', 'gone', 'deck')
    setPeople(
      s,
      ['ingrid', 0, 'gas'],
      ['alfonso', 1, 'colony', { frostbite: 1 }],
      ['kevin', 1, 'library', { frostbite: 1 }],
      ['emma', 2, 'school'],
    )
  })
  t.choose(0, { do: 'done' })
  assert.deepEqual(choice(t, 1), ['rest', 'scream'])
})

rule('[LN-XROADS-09] “not exiled” is meant literally, and so is its absence', three, t => {
  giaGoes(t, 'onTheHunt', s => {
    s.players[0]!.exiled = true
  })
  assert.ok(isHeld(t, 'onTheHunt'))
  giaGoes(t, 'aVeryLongWord', s => {
    s.players[0]!.exiled = true
    s.chance.rolls = [faceOf('wound')]
  })
  assert.deepEqual(choice(t), ['rest', 'scream'])
})

rule('[LN-CLAR-13] Crazy Mother sends an exiled player’s survivor anywhere else, not to the colony', three, t => {
  giaGoes(t, 'crazyMother', s => {
    s.players[0]!.exiled = true
    setHand(s, 0)
  })
  t.choose(0, { do: 'option', option: 'back' })
  assert.deepEqual(
    offered(t, 0, 'place'),
    LOCATIONS.filter(at => at !== 'school'),
  )
  t.choose(0, { do: 'place', place: 'library' })
  assert.equal(survivor(t, 'gia').at, 'library')
  assert.ok(!news(t).includes('exposed'))
})

rule('[LN-CLAR-13] and a member’s to the colony', three, t => {
  giaGoes(t, 'crazyMother', s => setHand(s, 0))
  t.choose(0, { do: 'option', option: 'back' })
  assert.equal(survivor(t, 'gia').at, 'colony')
})

rule('[LN-CLAR-14] where there is no room they stay, and the rest of the effect happens', three, t => {
  giaGoes(t, 'crazyMother', s => {
    fillColony(s)
    setHand(s, 0, 'start/atlas:1')
  })
  t.choose(0, { do: 'option', option: 'back' })
  t.choose(0, { do: 'card', card: 'start/atlas:1' })
  assert.equal(survivor(t, 'gia').at, 'school')
  assert.deepEqual(t.state.items.at.waste, ['start/atlas:1'])
})

rule('[LN-CLAR-17] who joins another player takes all equipment along', three, t => {
  turn(t, s => {
    setPeople(s, ['hedda', 0, 'school'], ['gia', 0, 'colony'], ...OTHERS)
    setGear(s, 'hedda', 'start/kitchenKnife:1', 'police/truncheon:1')
    setHand(s, 1)
    setRoad(s, 'threeBedsAway')
  })
  t.choose(0, { do: 'search', survivor: 'hedda', die: 6 })
  t.choose(0, { do: 'stop' })
  t.choose(0, t.options(0)[0]!)
  t.choose(0, { do: 'option', option: 'go' })
  t.choose(0, { do: 'player', player: 1 })
  const { seat, equipment } = survivor(t, 'hedda')
  assert.deepEqual([seat, equipment], [1, ['start/kitchenKnife:1', 'police/truncheon:1']])
  // LN-LEADER-01: she led her old group.
  assert.deepEqual(
    t.state.players.map(player => player.leader),
    ['gia', 'rocco', 'emma'],
  )
})

rule('[LN-TEXT-01] a card that says so spares the roll of a move', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ...OTHERS)
    setHand(s, 0, 'gas/fuelOrFire:1')
    noRoads(s)
  })
  t.choose(0, { do: 'play', card: 'gas/fuelOrFire:1' })
  t.choose(0, { do: 'place', place: 'school' })
  assert.equal(survivor(t, 'gia').at, 'school')
  assert.ok(!news(t).includes('exposed'))
})

rule('[LN-TEXT-03] in the middle of an effect no item can be played', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas', { wounds: 1 }], ['kevin', 0, 'school'], ...OTHERS)
    setHand(s, 0, 'start/bandage:1')
    setEntrance(s, 'school', 0, {})
    setRoad(s, 'onTheHunt')
    s.chance.rolls = [faceOf('bite')]
  })
  assert.ok(t.offers(0, { do: 'play', card: 'start/bandage:1' }))
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  assert.deepEqual(t.options(0), [{ do: 'accept' }, { do: 'risk' }])
  assert.equal(t.refused(0, { do: 'play', card: 'start/bandage:1' }), 'KERNEL kernel.unknown')
})

rule('[LN-TEXT-03] nor while a crossroads card waits for its choice', config(3), t => {
  giaGoes(t, 'onTheHunt', s => {
    s.survivors[0]!.wounds = 1
    setHand(s, 0, 'start/bandage:1')
  })
  assert.equal(t.refused(0, { do: 'play', card: 'start/bandage:1' }), 'KERNEL kernel.unknown')
})

/** The turn has ended; Gia can heal Rocco, who is hurt at home. */
function giaHeals(t: LongNight): void {
  t.choose(0, { do: 'useNow', survivor: 'gia' })
  assert.equal(survivor(t, 'rocco').wounds, 0)
}

rule('[LN-ABIL-02] a card that ends the turn leaves time for what is done at its end', three, t => {
  giaGoes(t, 'aVeryLongWord', s => {
    s.survivors.find(each => each.id === 'rocco')!.wounds = 1
    s.chance.rolls = [faceOf('wound')]
  })
  t.choose(0, { do: 'option', option: 'rest' })
  assert.deepEqual(t.options(0), [{ do: 'useNow', survivor: 'gia' }, { do: 'skip' }])
  giaHeals(t)
  assert.deepEqual([t.state.active, t.pending], [1, [1]])
})

rule('[LN-XROADS-02, LN-XROADS-03] what is done at the end of the turn can still meet the card', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ...OTHERS)
    s.survivors[1]!.wounds = 1
    setRoad(s, 'theKnack')
  })
  t.choose(0, { do: 'done' })
  assert.ok(isHeld(t, 'theKnack'))
  giaHeals(t)
  assert.deepEqual([t.state.active, choice(t)], [0, ['lesson', 'encore']])
  t.choose(0, { do: 'option', option: 'encore' })
  assert.equal(survivor(t, 'gia').despair, 1)
  assert.ok(isGone(t, 'theKnack'))
  assert.equal(t.state.active, 1)
})

rule('[LN-XROADS-06] and otherwise it goes back under the deck', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ...OTHERS)
    s.survivors[1]!.wounds = 1
    setRoad(s, 'theKnack')
  })
  t.choose(0, { do: 'done' })
  t.choose(0, { do: 'skip' })
  assert.equal(t.state.roads.at.deck[0], 'theKnack')
})
