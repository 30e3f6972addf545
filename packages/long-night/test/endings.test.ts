import assert from 'node:assert/strict'
import { DECKS } from '../src/content/items.ts'
import { LOCATIONS } from '../src/content/places.ts'
import { game } from '../src/index.ts'
import { items } from '../src/language.ts'
import {
  cardsOf,
  config,
  entrance,
  faceOf,
  goTo,
  type LongNight,
  nightfall,
  rule,
  setCrisis,
  setEntrance,
  setGear,
  setGoals,
  setHand,
  setPeople,
  survivorIn,
  three,
  turn,
} from './longNight.ts'

const tribute = config(3, { objective: 'tribute' })
const convoy = config(3, { objective: 'convoy' })
const wall = config(3, { objective: 'wall' })

const outside = (s: LongNight['state']): void =>
  setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'hospital'])

const outcome = (t: LongNight) => {
  const found = game.outcome(t.state)
  return found && [found.winners, found.reasons.map(reason => reason.rule)]
}

/** Nobody has what they want. */
const noGoals = (s: LongNight['state']): void => {
  setGoals(s, 0, 'pantry')
  setGoals(s, 1, 'firstAid')
  setGoals(s, 2, 'arms')
  for (const seat of [0, 1, 2]) setHand(s, seat)
}

/** Under the objective: so many of each location. */
function lay(s: LongNight['state'], each: number, missing = 0): void {
  for (const at of LOCATIONS) for (let i = 0; i < each; i++) items.draw(s, at, 'objective')
  for (let i = 0; i < missing; i++) items.draw(s, 'objective', 'gas')
}

// LN-END

rule(
  '[LN-END-01] morale 0 ends the game at once, in the middle of a bite; the objective counts as failed',
  three,
  t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
      noGoals(s)
      setGoals(s, 1, 'loner')
      s.morale = 1
      // Everything else would be fulfilled in step 5.
      s.rounds = 1
      s.chance.rolls = [faceOf('bite')]
    })
    t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
    assert.deepEqual(outcome(t), [[], ['LN-END-01']])
    assert.deepEqual(t.pending, [])
    assert.deepEqual(t.state.people.at.graveyard, ['gia'])
    assert.equal(t.state.rounds, 1)
    assert.deepEqual(t.heard(2).at(-1), { e: 'over', ending: 'morale', winners: [] })
  },
)

rule('[LN-END-01] also by hunger: nothing more of the colony phase happens', three, t => {
  nightfall(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'school'])
    noGoals(s)
    s.morale = 1
    s.rounds = 1
  })
  assert.deepEqual(outcome(t), [[], ['LN-END-01']])
  assert.equal(entrance(t.state, 'school').zombies, 0)
  assert.equal(t.state.rounds, 1)
})

rule('[LN-RULE-02] in step 4 it is over after a single zombie: the next ones do not come', three, t => {
  nightfall(t, s => {
    setPeople(
      s,
      ['gia', 0, 'colony'],
      ['kevin', 0, 'colony'],
      ['rocco', 1, 'colony'],
      ['anita', 1, 'colony'],
      ['emma', 2, 'colony'],
      ['elijah', 2, 'school'],
    )
    noGoals(s)
    s.food = 9
    s.morale = 1
    s.rounds = 1
    setEntrance(s, 'colony', 1, { zombies: 3 })
    setEntrance(s, 'colony', 2, { zombies: 3 })
  })
  assert.deepEqual(outcome(t), [[], ['LN-END-01']])
  assert.deepEqual(t.state.people.at.graveyard, ['anita'])
  assert.deepEqual(
    t.state.places[0]!.entrances.map(each => each.zombies),
    [1, 3, 3, 0, 0, 0],
  )
  assert.equal(entrance(t.state, 'school').zombies, 0)
})

rule('[LN-RULE-02] wherever it happens: two wrongly exiled end it before anybody leaves the colony', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'school'])
    noGoals(s)
    Object.assign(s.players[2]!, { exiled: true, role: 'loyal' })
  })
  t.choose(0, { do: 'exile', player: 1 })
  t.choose(0, { do: 'vote', yes: true })
  t.choose(1, { do: 'vote', yes: false })
  assert.deepEqual([t.state.morale, outcome(t)], [0, [[], ['LN-END-01']]])
  assert.equal(t.state.survivors.find(each => each.id === 'rocco')!.at, 'colony')
})

rule('[LN-END-02] the marker on 0 ends the game, and nobody’s objective is looked for again', three, t => {
  turn(t, s => {
    outside(s)
    noGoals(s)
    setHand(s, 0, ...cardsOf('food', 'food', 'food'))
    s.rounds = 1
  })
  // Step 6, with Frosty Night as good as survived: it is not looked at any more.
  goTo(t, 'marker')
  assert.deepEqual([t.state.rounds, outcome(t)], [0, [[], ['LN-END-02']]])
  assert.deepEqual(t.pending, [])
})

rule('[LN-END-02] the last round simply ends when step 5 finds the objective open', wall, t => {
  nightfall(t, s => {
    outside(s)
    noGoals(s)
    setHand(s, 0, ...cardsOf('food', 'food', 'food'))
    for (let i = 0; i < 6; i++) setEntrance(s, 'colony', i, { barricades: i < 3 ? 2 : 0 })
    s.rounds = 1
  })
  assert.deepEqual([t.state.rounds, outcome(t)], [0, [[], ['LN-END-02']]])
})

rule('[LN-END-03] step 5 ends the game before the marker moves and the token goes on', wall, t => {
  nightfall(t, s => {
    outside(s)
    noGoals(s)
    for (let i = 0; i < 6; i++) setEntrance(s, 'colony', i, { barricades: i < 3 ? 3 : 0 })
    s.rounds = 1
  })
  assert.deepEqual(outcome(t), [[], ['LN-END-03']])
  assert.deepEqual([t.state.rounds, t.state.first, t.pending], [1, 0, []])
})

rule('[LN-END-04] all who have what they want win: everybody, some, nobody', three, t => {
  const MEDICINE = cardsOf('medicine', 'medicine', 'medicine')
  const FOOD = cardsOf('food', 'food', 'food')
  const WEAPONS = cardsOf('weapon', 'weapon')
  for (const [hands, winners] of [
    [
      [FOOD, MEDICINE, WEAPONS],
      [0, 1, 2],
    ],
    [
      [FOOD, MEDICINE, []],
      [0, 1],
    ],
    [[[], [], WEAPONS], [2]],
    [[[], [], []], []],
  ] as const) {
    nightfall(t.restart(), s => {
      outside(s)
      noGoals(s)
      for (const [seat, cards] of hands.entries()) setHand(s, seat, ...cards)
      s.rounds = 1
    })
    assert.deepEqual(outcome(t), [winners, ['LN-END-03']])
    assert.deepEqual(t.view('public').winners, winners)
  }
})

rule('[LN-END-04] at the end the objectives are opened', three, t => {
  nightfall(t, s => {
    outside(s)
    noGoals(s)
    s.rounds = 1
  })
  assert.deepEqual(
    t.view('public').players.map(player => player.known),
    [['pantry'], ['firstAid'], ['arms']],
  )
  assert.ok(t.heard(0).some(event => event.e === 'goals' && event.seat === 2 && event.goals.includes('arms')))
})

// LN-COLONY-GOAL

rule(
  '[LN-COLONY-GOAL-01] every condition of the main objective has to hold: one card short is too little',
  tribute,
  t => {
    nightfall(t, s => {
      outside(s)
      lay(s, 2, 1)
    })
    assert.deepEqual([outcome(t), t.state.rounds], [undefined, 3])
    nightfall(t, s => {
      outside(s)
      items.draw(s, 'gas', 'objective')
    })
    assert.deepEqual(outcome(t)?.[1], ['LN-END-03'])
  },
)

rule('[LN-COLONY-GOAL-01] cards and little waste, both', config(3, { objective: 'cleanSheets' }), t => {
  // 3 and 2 for each of three members; 2 and 2.
  const NINE = cardsOf(...Array.from({ length: 9 }, () => 'medicine' as const))
  const EIGHT = cardsOf(...Array.from({ length: 8 }, () => 'education' as const))
  for (const [medicine, education, waste, done] of [
    [9, 8, 9, true],
    [8, 8, 9, false],
    [9, 7, 9, false],
    [9, 8, 10, false],
  ] as const) {
    nightfall(t.restart(), s => {
      outside(s)
      for (const card of [...NINE.slice(0, medicine), ...EIGHT.slice(0, education)])
        items.move(s, card, items.zoneOf(s, card), 'objective')
      for (let i = 0; i < waste; i++) items.draw(s, 'gas', 'waste')
    })
    assert.equal(t.state.ending, done ? 'objective' : 'none')
  }
})

rule('[LN-COLONY-GOAL-01] so many kills, more for each member', config(3, { objective: 'streetByStreet' }), t => {
  nightfall(t, s => {
    outside(s)
    s.kills = 10
  })
  assert.equal(t.state.ending, 'none')
  nightfall(t, s => {
    outside(s)
    s.kills = 11
  })
  assert.equal(t.state.ending, 'objective')
})

rule('[LN-COLONY-GOAL-01] and fewer when somebody is exiled', config(3, { objective: 'streetByStreet' }), t => {
  nightfall(t, s => {
    outside(s)
    s.players[2]!.exiled = true
    s.kills = 8
  })
  assert.equal(t.state.ending, 'objective')
})

rule(
  '[LN-COLONY-GOAL-01] food in the supply and hardly any starvation',
  config(3, { objective: 'untilTheThaw' }),
  t => {
    for (const [food, starvation, done] of [
      [6, 1, true],
      [5, 1, false],
      [6, 2, false],
    ] as const) {
      nightfall(t.restart(), s => {
        outside(s)
        Object.assign(s, { food, starvation, rounds: 1 })
      })
      assert.equal(t.state.ending, done ? 'objective' : 'rounds')
    }
  },
)

rule('[LN-COLONY-GOAL-01] the helpless alive and quiet', config(3, { objective: 'openDoor' }), t => {
  for (const [helpless, rebellious, done] of [
    [3, 0, true],
    [2, 1, true],
    [2, 0, false],
    [2, 2, false],
  ] as const) {
    nightfall(t.restart(), s => {
      outside(s)
      Object.assign(s, { helpless, rebellious, rounds: 1, food: 9 })
    })
    assert.equal(t.state.ending, done ? 'objective' : 'rounds')
  }
})

rule('[LN-COLONY-GOAL-02] a goal reached in a turn is only looked at in step 5', convoy, t => {
  const [last] = cardsOf('weapon')
  turn(t, s => {
    outside(s)
    const FUEL = cardsOf(...Array.from({ length: 7 }, () => 'fuel' as const))
    const TOOLS = cardsOf(...Array.from({ length: 7 }, () => 'tool' as const))
    const WEAPONS = cardsOf(...Array.from({ length: 5 }, () => 'weapon' as const)).slice(1)
    for (const card of [...FUEL, ...TOOLS, ...WEAPONS]) items.move(s, card, items.zoneOf(s, card), 'objective')
    setHand(s, 0, last!)
  })
  t.choose(0, { do: 'donate', card: last! })
  assert.equal(t.state.ending, 'none')
  t.choose(0, { do: 'done' })
  assert.equal(t.state.ending, 'none')
  t.choose(1, { do: 'done' })
  t.choose(2, { do: 'done' })
  assert.equal(t.state.ending, 'objective')
})

rule('[LN-COLONY-GOAL-02] nor in the steps before: morale 0 in step 3 comes first', tribute, t => {
  nightfall(t, s => {
    outside(s)
    noGoals(s)
    lay(s, 2)
    setCrisis(s, 'fuelShortage')
    s.morale = 2
  })
  assert.deepEqual(outcome(t), [[], ['LN-END-01']])
})

rule('[LN-COLONY-GOAL-02] step 5 of the last round does count', tribute, t => {
  nightfall(t, s => {
    outside(s)
    lay(s, 2)
    s.rounds = 1
  })
  assert.deepEqual(outcome(t)?.[1], ['LN-END-03'])
})

rule('[LN-COLONY-GOAL-03] to survive is to see step 5 with the marker on 1', three, t => {
  nightfall(t, s => {
    outside(s)
    s.rounds = 2
  })
  assert.deepEqual([outcome(t), t.state.rounds], [undefined, 1])
  nightfall(t, s => {
    outside(s)
    s.rounds = 1
    s.morale = 1
  })
  assert.deepEqual(outcome(t)?.[1], ['LN-END-03'])
})

// LN-OBJADD-01

rule(
  '[LN-OBJADD-01] in the own turn any number of matching cards of the hand go under the card, face up',
  convoy,
  t => {
    const [fuel, tool, weapon, food, worn] = cardsOf('fuel', 'tool', 'weapon', 'food', 'weapon')
    turn(t, s => {
      outside(s)
      setHand(s, 0, fuel!, tool!, weapon!, food!)
      setGear(s, 'gia', worn!)
      setHand(s, 1, ...cardsOf('fuel', 'fuel').slice(1))
    })
    assert.equal(t.refused(0, { do: 'donate', card: food! }), 'LN-OBJADD-01 donate.notWanted')
    // What is equipped stays where it is, and others wait for their turn.
    assert.ok(!t.offers(0, { do: 'donate', card: worn! }))
    assert.ok(!t.options(1).some(o => o.do === 'donate'))
    for (const card of [fuel!, tool!, weapon!]) t.choose(0, { do: 'donate', card })
    assert.deepEqual(t.view(2).underObjective.toSorted(), [fuel!, tool!, weapon!].toSorted())
    assert.deepEqual(t.heard(1), [{ e: 'donated', seat: 0, card: weapon! }])
    assert.deepEqual(t.view(0).own!.hand, [food])
  },
)

rule('[LN-OBJADD-01] an objective that collects nothing takes nothing', three, t => {
  turn(t, s => {
    outside(s)
    setHand(s, 0, 'gas/lighter:1')
  })
  assert.equal(t.refused(0, { do: 'donate', card: 'gas/lighter:1' }), 'LN-OBJADD-01 donate.noCollection')
})

rule(
  '[LN-OBJADD-01, LN-PRINT-14] Tribute: any item cards, but only when a survivor has moved to the colony',
  tribute,
  t => {
    turn(t, s => {
      outside(s)
      setHand(s, 0, 'gas/lighter:1', 'school/rations:1', 'library/atlas:1', 'start/scrap:1')
      s.chance.rolls = [faceOf('blank')]
    })
    assert.equal(t.refused(0, { do: 'donate', card: 'gas/lighter:1' }), 'LN-OBJADD-01 donate.notNow')
    t.choose(0, { do: 'move', survivor: 'gia', to: 'colony' })
    t.choose(0, { do: 'donate', card: 'gas/lighter:1' })
    t.choose(0, { do: 'donate', card: 'start/scrap:1' })
    t.choose(0, { do: 'donate', card: 'school/rations:1' })
    t.choose(0, { do: 'enough' })
    assert.deepEqual(t.view(1).underObjective.toSorted(), ['gas/lighter:1', 'school/rations:1', 'start/scrap:1'])
    assert.deepEqual(t.view(0).own!.hand, ['library/atlas:1'])
    assert.equal(t.refused(0, { do: 'donate', card: 'library/atlas:1' }), 'LN-OBJADD-01 donate.notNow')
  },
)

rule('[LN-PRINT-14] Tribute: starting items under the card stand for no location', tribute, t => {
  const start = DECKS.start.slice(0, 12)
  nightfall(t, s => {
    outside(s)
    lay(s, 2, 1)
    for (const card of start) items.move(s, card, items.zoneOf(s, card), 'objective')
  })
  // One card of the gas station is missing, and twelve others do not make up for it.
  assert.equal(t.state.items.at.objective.length, 23)
  assert.equal(outcome(t), undefined)
  nightfall(t, s => {
    outside(s)
    items.draw(s, 'gas', 'objective')
  })
  assert.deepEqual(outcome(t)?.[1], ['LN-END-03'])
})

rule('[LN-OBJADD-01] Tribute: a move to another place brings nothing', tribute, t => {
  turn(t, s => {
    outside(s)
    setHand(s, 0, 'gas/lighter:1')
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'hospital' })
  assert.ok(t.offers(0, { do: 'done' }))
  assert.deepEqual(t.view(0).own!.hand, ['gas/lighter:1'])
})

// LN-OBJ-01

const harm = (t: LongNight) =>
  t.heard(2).flatMap(event => (event.e === 'hurt' || event.e === 'exposed' ? [event.e] : []))

rule('[LN-OBJ-01] Frosty Night: one frostbite for an attack on zombies, before the exposure roll', three, t => {
  turn(t, s => {
    outside(s)
    setEntrance(s, 'school', 0, { zombies: 3 })
    setGear(s, 'gia', 'police/shotgun:1')
    s.chance.rolls = [faceOf('blank'), faceOf('blank')]
  })
  t.choose(0, { do: 'attack', survivor: 'gia', die: 2, entrance: 0 })
  assert.deepEqual(harm(t), ['hurt', 'exposed'])
  assert.equal(t.state.survivors[0]!.frostbite, 1)
  // An attack that kills two is one attack.
  t.choose(0, { do: 'attackWith', survivor: 'gia', die: 3, by: 'police/shotgun:1' })
  assert.deepEqual(harm(t), ['hurt', 'exposed'])
  assert.deepEqual([t.state.survivors[0]!.frostbite, entrance(t.state, 'school').zombies], [2, 0])
})

rule('[LN-OBJ-01] an attack with a weapon that the cold ends: the zombies die, nothing is rolled', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'school', { wounds: 2 }],
      ['kevin', 0, 'colony'],
      ['rocco', 1, 'colony'],
      ['emma', 2, 'colony'],
    )
    setEntrance(s, 'school', 0, { zombies: 3 })
    setGear(s, 'gia', 'police/shotgun:1')
  })
  t.choose(0, { do: 'attackWith', survivor: 'gia', die: 2, by: 'police/shotgun:1' })
  assert.deepEqual(t.state.people.at.graveyard, ['gia'])
  assert.equal(entrance(t.state, 'school').zombies, 1)
  assert.deepEqual(harm(t), ['hurt'])
})

rule('[LN-OBJ-01] no cold for an attack on a survivor', three, t => {
  turn(t, s => {
    outside(s)
    s.chance.rolls = [6]
  })
  t.choose(0, { do: 'fight', survivor: 'gia', die: 2, target: 'rocco' })
  assert.deepEqual(harm(t), [])
})

rule('[LN-OBJ-01] nor under another objective', tribute, t => {
  turn(t, s => {
    outside(s)
    setEntrance(s, 'school', 0, { zombies: 1 })
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(0, { do: 'attack', survivor: 'gia', die: 2, entrance: 0 })
  assert.deepEqual(harm(t), ['exposed'])
})

rule('[LN-RULE-02, LN-TEXT-02] of two who freeze at once only the one dies whom the first player names', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'school'],
      ['rocco', 1, 'school', { frostbite: 2 }],
      ['anita', 1, 'school', { frostbite: 2 }],
      ['emma', 2, 'hospital'],
    )
    noGoals(s)
    s.morale = 1
  })
  t.choose(0, { do: 'done' })
  assert.deepEqual([t.pending, t.view(2).order], [[0], 'dies'])
  t.choose(0, { do: 'survivor', survivor: 'anita' })
  assert.deepEqual(outcome(t), [[], ['LN-END-01']])
  assert.deepEqual(t.state.people.at.graveyard, ['anita'])
})

rule('[LN-OBJADD-01] Tribute: with an empty hand nobody is asked', tribute, t => {
  turn(t, s => {
    outside(s)
    setHand(s, 0)
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'colony' })
  assert.ok(t.offers(0, { do: 'done' }))
})

for (const [what, morale, exiled] of [
  ['morale is left when all are dead', 3, false],
  ['the last death ends the game', 2, false],
  ['their deaths cost no morale', 1, true],
] as const)
  rule(`[LN-FROST-01] nobody is asked who freezes first where ${what}`, three, t => {
    turn(t, s => {
      setPeople(
        s,
        ['gia', 0, 'school'],
        ['rocco', 1, 'school', { frostbite: 2 }],
        ['anita', 1, 'school', { frostbite: 2 }],
        ['kevin', 1, 'school', { frostbite: 1 }],
        ['emma', 2, 'hospital'],
      )
      noGoals(s)
      s.morale = morale
      if (exiled) Object.assign(s.players[1]!, { exiled: true, role: 'traitor' })
    })
    t.choose(0, { do: 'done' })
    assert.deepEqual(t.state.people.at.graveyard, ['rocco', 'anita'])
    assert.equal(survivorIn(t.state, 'kevin').wounds, 1)
  })
