import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CROSSROADS_IDS, crossroadsRow } from '../src/content/crossroads.ts'
import { isBetrayal } from '../src/content/secretObjectives.ts'
import { game } from '../src/index.ts'
import { items, people, roads } from '../src/language.ts'
import { held } from '../src/zones.ts'
import {
  cardsOf,
  config,
  faceOf,
  forEachOf,
  happens,
  type LongNight,
  nightfall,
  noRoads,
  rule,
  setCrisis,
  setGear,
  setGoals,
  setHand,
  setPeople,
  setRoad,
  three,
  turn,
} from './longNight.ts'

const together = config(3, { variant: 'cooperative' })
const pair = config(2)
const dilemma = config(2, { variant: 'dilemma' })

const outside = (s: LongNight['state']): void =>
  setPeople(
    s,
    ...(
      [
        ['gia', 0, 'school'],
        ['rocco', 1, 'school'],
        ['emma', 2, 'hospital'],
      ] as const
    ).filter(([, seat]) => seat < s.players.length),
  )

const outcome = (t: LongNight) => {
  const { winners, reasons } = game.outcome(t.state)!
  return [winners, reasons.map(reason => reason.rule)]
}

// Cooperative

rule('[LN-VAR-COOP-01] together: the hard side, no secret objectives', together, t => {
  assert.deepEqual([t.state.mode, t.state.side, t.state.morale, t.state.rounds], ['cooperative', 'hard', 6, 10])
  assert.deepEqual(
    t.view(0).players.map(player => player.goals),
    [0, 0, 0],
  )
  assert.deepEqual(t.view(0).own!.goals, [])
})

rule('[LN-VAR-COOP-01] everybody wins when the main objective is completed', together, t => {
  nightfall(t, s => {
    outside(s)
    s.rounds = 1
  })
  assert.deepEqual(outcome(t), [[0, 1, 2], ['LN-END-03']])
})

rule('[LN-VAR-COOP-01] nobody wins when it is not: morale 0, or the rounds over', together, t => {
  nightfall(t, s => {
    outside(s)
    setCrisis(s, 'fuelShortage')
    s.morale = 2
  })
  assert.deepEqual(outcome(t), [[], ['LN-END-01']])
})

rule(
  '[LN-VAR-COOP-01] the rounds over and the goal not reached',
  config(3, { variant: 'cooperative', objective: 'wall' }),
  t => {
    nightfall(t, s => {
      outside(s)
      s.rounds = 1
    })
    assert.deepEqual(outcome(t), [[], ['LN-END-02']])
  },
)

for (const [players, why] of [
  [together, 'LN-VAR-COOP-02 exile.cooperative'],
  [pair, 'LN-VAR-COOP-02 exile.cooperative'],
] as const)
  rule(`[LN-VAR-COOP-02] no exile votes with ${players.players} who play together`, players, t => {
    turn(t, outside)
    assert.equal(t.refused(0, { do: 'exile', player: 1 }), why)
  })

test('[LN-VAR-COOP-03] cards with the mark are taken out before the set-up', () => {
  const deck = (variant: 'hidden' | 'cooperative') =>
    game.setup(config(3, { variant, adultCrossroads: true }), 'marks').roads.at.deck
  const marked = CROSSROADS_IDS.filter(id => crossroadsRow(id).noCooperation && !crossroadsRow(id).mark)
  assert.ok(marked.length > 0)
  assert.ok(deck('cooperative').every(id => !crossroadsRow(id).noCooperation))
  assert.deepEqual(deck('hidden').toSorted(), [...deck('cooperative'), ...marked].toSorted())
})

// Two players

rule(
  '[LN-VAR-2P-01] two play together on the hard side, with seven items, four survivors dealt and three kept',
  pair,
  t => {
    assert.deepEqual([t.state.mode, t.state.side], ['cooperative', 'hard'])
    assert.ok(t.state.roads.at.deck.every(id => !crossroadsRow(id).noCooperation))
    for (const seat of [0, 1]) {
      assert.deepEqual([t.view(seat).own!.hand.length, t.view(seat).own!.dealt.length], [7, 4])
      assert.deepEqual(t.view(seat).own!.goals, [])
      t.choose(seat, t.options(seat)[0]!)
      assert.ok(t.options(seat).every(o => o.do === 'lead'))
      assert.equal(t.options(seat).length, 3)
      t.choose(seat, t.options(seat)[0]!)
    }
    for (const [seat, player] of t.state.players.entries()) {
      const group = t.state.survivors.filter(each => each.seat === seat)
      assert.equal(group.length, 3)
      assert.equal(player.dice.length, group.some(each => each.id === 'teodor') ? 5 : 4)
    }
    nightfall(t, s => {
      outside(s)
      s.rounds = 1
    })
    assert.deepEqual(outcome(t), [[0, 1], ['LN-END-03']])
  },
)

// The prisoner's dilemma

rule('[LN-VAR-PD-01] set up as for two; a secret and a betrayal objective for each', dilemma, t => {
  assert.deepEqual([t.state.mode, t.state.side], ['dilemma', 'hard'])
  for (const seat of [0, 1]) {
    const { goals, hand, dealt } = t.view(seat).own!
    assert.deepEqual([goals.length, goals.filter(isBetrayal).length], [2, 1])
    assert.deepEqual([hand.length, dealt.length], [7, 4])
    assert.deepEqual(t.view(1 - seat).players[seat]!.known, [])
    t.choose(seat, t.options(seat)[0]!)
    assert.equal(t.options(seat).length, 3)
  }
  assert.throws(() => game.setup(config(3, { variant: 'dilemma' }), 'x'))
})

rule('[LN-VAR-PD-02] no exile votes', dilemma, t => {
  turn(t, outside)
  assert.equal(t.refused(0, { do: 'exile', player: 1 }), 'LN-VAR-PD-02 exile.dilemma')
})

const FOOD3 = cardsOf('food', 'food', 'food')
const MEDICINE3 = cardsOf('medicine', 'medicine', 'medicine')

/** Both have the same kind of secret objective and betrayal; what they hold decides. */
function lay(s: LongNight['state'], first: readonly string[], second: readonly string[]): void {
  outside(s)
  // Three food cards, or morale 0 and three medicine cards.
  setGoals(s, 0, 'pantry', 'apothecary')
  // Two weapons, or morale 0 and six cards.
  setGoals(s, 1, 'arms', 'hoarder')
  setHand(s, 0, ...first)
  setHand(s, 1, ...second)
}
const WEAPONS = cardsOf('weapon', 'weapon')
const SIX = cardsOf('tool', 'tool', 'tool', 'education', 'education', 'education')

for (const [who, first, second, winners] of [
  ['both have their secret', FOOD3, WEAPONS, [0, 1]],
  ['one has it', FOOD3, [], [0]],
  ['the other has it', [], WEAPONS, [1]],
  ['nobody has it', MEDICINE3, SIX, []],
] as const)
  rule(`[LN-VAR-PD-03] the main objective done, ${who}`, dilemma, t => {
    nightfall(t, s => {
      lay(s, first, second)
      s.rounds = 1
    })
    assert.deepEqual(outcome(t), [winners, ['LN-END-03']])
  })

/** Morale 0 in step 3. */
function lose(t: LongNight, first: readonly string[], second: readonly string[]): void {
  nightfall(t, s => {
    lay(s, first, second)
    setCrisis(s, 'fuelShortage')
    s.morale = 2
  })
}

rule('[LN-VAR-PD-04] morale 0 and one betrayal fulfilled: that player wins', dilemma, t => {
  lose(t, MEDICINE3, WEAPONS)
  assert.deepEqual(outcome(t), [[0], ['LN-END-01']])
})

rule('[LN-VAR-PD-04] or the other one', dilemma, t => {
  lose(t, FOOD3, SIX)
  assert.deepEqual(outcome(t), [[1], ['LN-END-01']])
})

rule('[LN-VAR-PD-05] morale 0 and both fulfilled: both lose', dilemma, t => {
  lose(t, MEDICINE3, SIX)
  assert.deepEqual(outcome(t), [[], ['LN-END-01']])
})

rule('[LN-VAR-PD-06] morale 0 and none fulfilled: both lose', dilemma, t => {
  lose(t, FOOD3, WEAPONS)
  assert.deepEqual(outcome(t), [[], ['LN-END-01']])
})

rule(
  '[LN-VAR-PD-06] the rounds over: both lose, whatever they hold',
  config(2, { variant: 'dilemma', objective: 'wall' }),
  t => {
    nightfall(t, s => {
      lay(s, [...FOOD3, ...MEDICINE3], [...WEAPONS, ...SIX])
      s.rounds = 1
    })
    assert.deepEqual(outcome(t), [[], ['LN-END-02']])
  },
)

// A traitor more likely, hardcore

const SAMPLE = 1500

for (const players of [3, 4, 5])
  test(`[LN-VAR-TRAITOR-01] ${players} players: one of ${players + 1} is a betrayal`, () => {
    let traitors = 0
    for (let i = 0; i < SAMPLE; i++) {
      const s = game.setup(config(players, { likelyTraitor: true }), `likely ${players} ${i}`)
      const dealt = Object.entries(s.goals.at).flatMap(([zone, cards]) => (zone === 'box' ? [] : cards))
      assert.equal(dealt.length, players)
      const betrayals = dealt.filter(isBetrayal).length
      assert.ok(betrayals <= 1)
      traitors += betrayals
    }
    assert.ok(Math.abs(traitors / SAMPLE - players / (players + 1)) < 0.045)
  })

rule(
  '[LN-VAR-HARD-01] hardcore is otherwise the normal game: secrets and exile votes',
  config(3, { hard: true }),
  t => {
    assert.deepEqual([t.state.mode, t.state.side], ['hidden', 'hard'])
    assert.ok(t.state.roads.at.deck.some(id => crossroadsRow(id).noCooperation))
    assert.deepEqual(
      t.view(0).players.map(player => player.goals),
      [1, 1, 1],
    )
    turn(t, outside)
    assert.equal(t.refused(0, { do: 'exile', player: 1 }), undefined)
  },
)

// Elimination

const deadly = config(3, { elimination: true })
const deadlyCzech = config(3, { elimination: true, edition: 'cs' })

/** Gia, the last one of seat 0, is bitten at a place where nobody else is. */
function lastBite(t: LongNight, set: (s: LongNight['state']) => void = () => {}): void {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'colony'],
      ['rocco', 1, 'school'],
      ['kevin', 1, 'school'],
      ['emma', 2, 'hospital'],
      ['elijah', 2, 'hospital'],
    )
    set(s)
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'police' })
}

rule('[LN-VAR-ELIM-01] with the last survivor the player leaves the game, and nobody takes their place', deadly, t => {
  lastBite(t)
  assert.equal(t.state.players[0]!.out, true)
  assert.deepEqual([t.state.players[0]!.waiting, t.state.players[0]!.leader], ['', ''])
  assert.ok(t.state.survivors.every(each => each.seat !== 0))
  assert.equal(t.state.morale, 4)
  assert.ok(t.heard(2).some(event => event.e === 'eliminated' && event.seat === 0))
})

rule('[LN-VAR-ELIM-01] lost is as good as killed', deadly, t => {
  nightfall(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'hospital'], ['emma', 2, 'school'], ['elijah', 2, 'school'])
    setCrisis(s, 'missingPatrol')
  })
  assert.deepEqual(
    t.state.players.map(player => player.out),
    [false, true, false],
  )
  assert.deepEqual(t.state.people.at.lost, ['rocco'])
})

rule('[LN-VAR-ELIM-01] without the variant somebody new comes', three, t => {
  lastBite(t)
  assert.equal(t.state.players[0]!.out, false)
  assert.equal(t.state.survivors.filter(each => each.seat === 0).length, 1)
})

for (const [edition, players, pile] of [
  ['pl', deadly, 'removed'],
  ['cs', deadlyCzech, 'discard'],
] as const)
  rule(`[LN-VAR-ELIM-02] ${edition}: the cards go to ${pile}, wherever the last one died`, players, t => {
    const cards = ['gas/lighter:1', 'school/rations:1']
    lastBite(t, s => setHand(s, 0, ...cards))
    assert.deepEqual(t.state.items.at[pile].toSorted(), cards)
    assert.deepEqual([t.state.items.at.hand0, t.state.items.at.waste], [[], []])
    assert.equal(t.view(1).players[0]!.cards, 0)
    const other = pile === 'removed' ? 'discard' : 'removed'
    assert.deepEqual(t.state.items.at[other], [])
  })

rule('[LN-VAR-ELIM-02] what the last one carried in the colony goes with the hand', deadly, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'hospital'])
    setHand(s, 0, 'school/rations:1')
    setGear(s, 'gia', 'gas/lighter:1')
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'colony' })
  assert.deepEqual(t.state.items.at.removed.toSorted(), ['gas/lighter:1', 'school/rations:1'])
})

rule('[LN-VAR-ELIM-03] the own turn ends, and the token goes to the right', deadly, t => {
  lastBite(t)
  assert.equal(t.state.first, 2)
  assert.ok(t.heard(1).some(event => event.e === 'firstPlayer' && event.seat === 2))
  assert.deepEqual([t.state.active, t.pending], [1, [1]])
})

rule('[LN-VAR-ELIM-03] a token held by somebody else stays', deadly, t => {
  lastBite(t, s => {
    s.first = 1
  })
  assert.equal(t.state.first, 1)
})

rule('[LN-VAR-ELIM-03] passed over as neighbour, turn taker and voter', deadly, t => {
  // Ending a turn must not bring a crossroads card.
  lastBite(t, s => {
    noRoads(s)
    for (const id of ['finalNotice', 'armsAtTheTable', 'theDebtBook', 'carAlarm', 'nightSchool', 'witnesses'])
      roads.move(s, id, 'gone', 'deck')
  })
  // Seat 0 would be on the right of seat 1.
  assert.equal(t.view('public').roads.holder, 2)
  t.choose(1, { do: 'done' })
  assert.equal(t.view('public').roads.holder, 1)
  t.choose(2, { do: 'done' })
  assert.deepEqual([t.state.phase, t.pending], ['colony', [1, 2]])
  t.choose(1, { do: 'call', yes: true })
  t.choose(2, { do: 'call', yes: false })
  assert.deepEqual(t.pending, [1, 2])
  t.choose(1, { do: 'vote', yes: false })
  t.choose(2, { do: 'vote', yes: false })
  // From 2 to the right, which is 1.
  assert.deepEqual([t.state.first, t.state.active], [1, 1])
  assert.deepEqual(t.state.players[0]!.dice, [])
  t.choose(1, { do: 'done' })
  assert.equal(t.state.active, 2)
  t.choose(2, { do: 'done' })
  assert.equal(t.state.phase, 'colony')
})

rule('[LN-VAR-ELIM-03] and not counted: two fuel cards prevent what three had to', deadly, t => {
  nightfall(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'])
    s.players[2]!.out = true
    setCrisis(s, 'fuelShortage')
    for (const card of cardsOf('fuel', 'fuel')) items.move(s, card, items.zoneOf(s, card), 'contributed')
  })
  assert.equal(t.state.morale, 5)
  assert.ok(t.heard(0).some(event => event.e === 'crisisPrevented'))
})

rule('[LN-VAR-ELIM-03] whoever is out has lost, even a loner', deadly, t => {
  lastBite(t, s => {
    setGoals(s, 0, 'loner')
    setGoals(s, 1, 'pantry')
    setGoals(s, 2, 'firstAid')
    setHand(s, 2, ...MEDICINE3)
  })
  nightfall(t, s => {
    setPeople(s, ['rocco', 1, 'school'], ['emma', 2, 'hospital'])
    s.players[0]!.out = true
    s.active = 1
    s.rounds = 1
  })
  assert.deepEqual(outcome(t), [[2], ['LN-END-03']])
})

rule('[LN-VAR-ELIM-03] with nobody left the game is over and nobody has won', deadly, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'])
    s.players[1]!.out = s.players[2]!.out = true
    setGoals(s, 0, 'loner')
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'police' })
  assert.deepEqual(outcome(t), [[], ['LN-VAR-ELIM-03']])
  assert.deepEqual(t.pending, [])
})

rule('[LN-VAR-ELIM-03] the last one left has no neighbour to draw a card', deadly, t => {
  lastBite(t, s => {
    s.players[2]!.out = true
    for (const { id } of s.survivors.slice(3)) people.move(s, id, 'inPlay', 'lost')
  })
  assert.equal(t.state.active, 1)
  assert.ok([0, 1, 2].every(seat => roads.at(t.state, held(seat)).length === 0))
})

test('[LN-VAR-PD-01, LN-VAR-COOP-03] the dilemma leaves out what makes sense only with hidden goals at a larger table', () => {
  const { deck } = game.setup(config(2, { variant: 'dilemma', adultCrossroads: true }), 'x').roads.at
  assert.ok(deck.every(id => !crossroadsRow(id).noCooperation))
})

/** Seat 0 is out with the death of Emma, who has searched at the library with two wounds. */
function emmaFalls(t: LongNight): void {
  turn(t, s => {
    setPeople(s, ['emma', 0, 'library', { wounds: 2 }], ['rocco', 1, 'school'], ['kevin', 2, 'school'])
    setHand(s, 0)
    setRoad(s, 'overdue')
  })
  t.choose(0, { do: 'search', survivor: 'emma', die: 6 })
  t.choose(0, { do: 'stop' })
  t.choose(0, t.options(0).find(o => o.do === 'keep')!)
}

rule('[LN-VAR-ELIM-03] what a card still had in store for a player who is out does not come', deadly, t => {
  emmaFalls(t)
  const deck = t.state.items.at.library.length
  t.choose(0, { do: 'option', option: 'haul' })
  assert.equal(t.state.players[0]!.out, true)
  assert.deepEqual([t.state.items.at.hand0, t.state.items.at.library.length], [[], deck])
  assert.deepEqual([t.state.roads.at.gone, t.state.active], [['overdue'], 1])
})

rule('[LN-VAR-ELIM-03] the crossroads card that waits for a death is not met by whoever is out', deadly, t => {
  lastBite(t, s => setRoad(s, 'aPairOfBoots'))
  assert.ok(!t.heard('public').some(event => event.e === 'crossroads'))
  assert.deepEqual([t.state.roads.at.now, t.state.roads.at.gone], [[], []])
  assert.deepEqual([t.state.roads.at.deck[0], t.state.active], ['aPairOfBoots', 1])
})

rule('[LN-VAR-ELIM-03] each member pays: whoever has gone out meanwhile does not', deadly, t => {
  turn(t, s => {
    outside(s)
    for (const seat of [0, 1, 2]) setHand(s, seat)
    s.players[1]!.out = true
  })
  happens(t, [2], forEachOf([0, 1, 2], 'teodorsColumns', 'entry'))
  // One food each for two.
  assert.equal(t.state.food, 2)
})

rule('[LN-VAR-ELIM-03] the crossroads card of a neighbour who is out goes to the new neighbour', deadly, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['elijah', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'hospital'])
    setRoad(s, 'onTheHunt')
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'hospital' })
  assert.equal(t.view('public').roads.holder, 2)
  t.choose(2, { do: 'accept' })
  assert.equal(t.state.players[2]!.out, true)
  assert.deepEqual([t.view('public').roads.holder, t.view(1).own!.road], [1, 'onTheHunt'])
  assert.ok(t.heard(1).some(event => event.e === 'road' && event.card === 'onTheHunt'))
  assert.ok(t.heard(0).every(event => event.e !== 'road' || event.card === undefined))
  // It waits there as it did before.
  t.rolls(faceOf('blank'))
  t.choose(0, { do: 'move', survivor: 'elijah', to: 'police' })
  assert.deepEqual(t.state.roads.at.now, ['onTheHunt'])
})

rule('[LN-VAR-ELIM-03] with two left it goes under the deck when the neighbour is out', deadly, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['elijah', 0, 'gas'], ['emma', 2, 'hospital'])
    s.players[1]!.out = true
    setRoad(s, 'onTheHunt')
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'hospital' })
  t.choose(2, { do: 'accept' })
  assert.deepEqual([t.state.roads.at.deck[0], t.state.roads.at.held0], ['onTheHunt', []])
  assert.deepEqual(t.pending, [0])
})

rule(
  '[LN-VAR-ELIM-03, LN-OBJADD-01] Tribute: whoever is bitten on the way home lays nothing',
  config(3, { elimination: true, objective: 'tribute' }),
  t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'hospital'])
      setHand(s, 0, 'gas/lighter:1')
      s.chance.rolls = [faceOf('bite')]
    })
    t.choose(0, { do: 'move', survivor: 'gia', to: 'colony' })
    assert.deepEqual([t.state.players[0]!.out, t.state.active, t.pending], [true, 1, [1]])
    assert.deepEqual(t.state.items.at.objective, [])
  },
)
