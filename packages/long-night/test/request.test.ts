import assert from 'node:assert/strict'
import { CARD_NAMES_WITHOUT_RAXXON } from '../src/content/items.ts'
import { attackWith } from './choices.ts'
import {
  config,
  does,
  entrance,
  faceOf,
  type LongNight,
  mild,
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
} from './longNight.ts'

const EVERYBODY = -1

/** Seat 0's turn with nothing in hand; seats 1 and 2 hold these. */
function table(
  t: LongNight,
  first: readonly string[],
  second: readonly string[],
  set?: Parameters<typeof turn>[1],
): void {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    for (const seat of [0, 1, 2]) setHand(s, seat)
    setHand(s, 1, ...first)
    setHand(s, 2, ...second)
    noRoads(s)
    set?.(s)
  })
}

function ask(t: LongNight, player: number, what: string): void {
  t.choose(0, { do: 'request' })
  t.choose(0, { do: 'ask', player })
  t.choose(0, { do: 'askFor', what })
}

rule('[LN-REQ-01] a card is asked for, given from the hand and played at once, face up', three, t => {
  table(t, ['start/crackers:1', 'start/scrap:1'], ['start/planks:1'])
  ask(t, 1, 'food')
  assert.deepEqual(t.heard(2), [{ e: 'asked', seat: 0, of: 1, what: 'food' }])
  assert.deepEqual(t.pending, [1])
  const changed = t.choose(1, { do: 'give', card: 'start/crackers:1' })
  assert.deepEqual(changed, {
    food: 1,
    'items.at.hand1': ['start/scrap:1'],
    'items.at.waste': ['start/crackers:1'],
  })
  assert.deepEqual(t.heard(2).slice(0, 2), [
    { e: 'answered', seat: 1, card: 'start/crackers:1' },
    { e: 'played', seat: 0, card: 'start/crackers:1' },
  ])
  assert.deepEqual(t.pending, [0])
})

rule('[LN-REQ-01] asked for by type or by name; nothing else is given, and nothing that is equipped', three, t => {
  table(t, ['start/crackers:1', 'start/rations:1'], ['start/planks:1'], s => setGear(s, 'rocco', 'police/truncheon:1'))
  ask(t, 1, 'rations')
  assert.equal(t.refused(1, { do: 'give', card: 'start/crackers:1' }), 'LN-REQ-01 request.otherCard')
  assert.equal(t.refused(1, { do: 'give', card: 'start/rations:1' }), undefined)
  t.choose(1, { do: 'refuse' })
  ask(t, 1, 'weapon')
  assert.deepEqual(t.options(1), [{ do: 'refuse' }])
})

rule('[LN-REQ-01] an EQUIP card goes to a survivor of whoever asked', three, t => {
  table(t, ['police/truncheon:1'], ['start/planks:1'], s =>
    setPeople(s, ['gia', 0, 'school'], ['kevin', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'colony']),
  )
  ask(t, 1, 'truncheon')
  t.choose(1, { do: 'give', card: 'police/truncheon:1' })
  assert.deepEqual(t.options(0), [
    { do: 'survivor', survivor: 'gia' },
    { do: 'survivor', survivor: 'kevin' },
  ])
  t.choose(0, { do: 'survivor', survivor: 'kevin' })
  assert.deepEqual([survivor(t, 'kevin').equipment, survivor(t, 'rocco').equipment], [['police/truncheon:1'], []])
})

rule('[LN-REQ-01] of everybody at once: what is given is played in turn order from the one who asks', three, t => {
  table(t, ['start/crackers:1'], ['start/rations:1'])
  ask(t, EVERYBODY, 'food')
  t.choose(2, { do: 'give', card: 'start/rations:1' })
  t.choose(1, { do: 'give', card: 'start/crackers:1' })
  assert.equal(t.state.food, 3)
  assert.deepEqual(t.state.items.at.waste, ['start/crackers:1', 'start/rations:1'])
})

rule('[LN-REQ-01] nobody has to give anything, and it is the active player who asks', three, t => {
  table(t, ['start/crackers:1'], ['start/rations:1'])
  assert.equal(t.refused(1, { do: 'request' }), 'KERNEL kernel.notAsked')
  ask(t, EVERYBODY, 'food')
  t.choose(1, { do: 'refuse' })
  const changed = t.choose(2, { do: 'refuse' })
  assert.deepEqual(changed, { 'players.0.asked': ['-1 food'] })
  assert.deepEqual(t.pending, [0])
})

rule('[LN-REQ-04] what was refused is not asked for again as long as nothing has changed', three, t => {
  table(t, ['start/crackers:1'], ['start/rations:1'], s => {
    s.players[0]!.asked = []
  })
  ask(t, 1, 'food')
  t.choose(1, { do: 'refuse' })
  t.choose(0, { do: 'request' })
  t.choose(0, { do: 'ask', player: 1 })
  assert.equal(t.refused(0, { do: 'askFor', what: 'food' }), 'LN-REQ-04 request.asked')
  // Something else may be asked for, and somebody else may be asked.
  t.choose(0, { do: 'askFor', what: 'crackers' })
  t.choose(1, { do: 'refuse' })
  ask(t, 2, 'food')
  assert.deepEqual(t.pending, [2])
})

const openAgain = (t: LongNight, player: number, what: string): boolean => {
  t.choose(0, { do: 'request' })
  t.choose(0, { do: 'ask', player })
  const open = t.offers(0, { do: 'askFor', what })
  t.choose(0, { do: 'neverMind' })
  return open
}

rule('[LN-REQ-04] after somebody was hurt, medicine that was refused may be asked for again', mild, t => {
  table(t, ['start/bandage:1'], ['start/planks:1'], s => {
    setEntrance(s, 'school', 0, { zombies: 1 })
    s.survivors[0]!.wounds = 1
    s.chance.rolls = [faceOf('wound')]
  })
  for (const player of [1, EVERYBODY]) {
    ask(t, player, 'medicine')
    for (const seat of t.pending) t.choose(seat, { do: 'refuse' })
  }
  assert.deepEqual([openAgain(t, 1, 'medicine'), openAgain(t, EVERYBODY, 'medicine')], [false, false])
  t.choose(0, { do: 'attack', survivor: 'gia', die: 2, entrance: 0 })
  assert.deepEqual([openAgain(t, 1, 'medicine'), openAgain(t, EVERYBODY, 'medicine')], [true, true])
})

rule('[LN-REQ-04] a card that was given, and played, opens what was refused before', three, t => {
  table(t, ['start/crackers:1'], ['start/rations:1'])
  ask(t, 1, 'food')
  t.choose(1, { do: 'refuse' })
  assert.equal(openAgain(t, 1, 'food'), false)
  ask(t, 2, 'food')
  t.choose(2, { do: 'give', card: 'start/rations:1' })
  assert.equal(openAgain(t, 1, 'food'), true)
})

rule('[LN-REQ-04] so does what a crossroads card has changed while the request was made', three, t => {
  table(t, ['start/crackers:1'], ['start/rations:1'], s => {
    setHand(s, 0, 'start/trashBags:1', 'start/scrap:1')
    setRoad(s, 'theDebtBook')
  })
  ask(t, 1, 'food')
  t.choose(1, { do: 'refuse' })
  assert.deepEqual(t.state.roads.at.now, ['theDebtBook'])
  while (t.state.roads.at.now.length > 0) t.choose(t.pending[0]!, t.options(t.pending[0]!)[0]!)
  assert.equal(openAgain(t, 1, 'food'), true)
})

rule('[LN-REQ-04] an exiled player raises a die with a food card that was given', three, t => {
  table(t, ['start/crackers:1', 'start/rations:1'], ['start/planks:1'], s => {
    s.players[0]!.exiled = true
    s.players[0]!.dice = [3, 6]
  })
  ask(t, 1, 'food')
  t.choose(1, { do: 'give', card: 'start/crackers:1' })
  const eat = { do: 'eat', card: 'start/crackers:1', die: 3 } as const
  assert.deepEqual(t.options(0), [{ do: 'usePlay' }, eat])
  assert.equal(t.refused(0, { ...eat, die: 6 }), 'LN-FOOD-02 food.highest')
  assert.deepEqual(does(t, eat), { 'dice0.3': -1, 'dice0.4': 1, table: -1, removed: 1 })
  assert.deepEqual(t.pending, [0])
})

rule('[LN-REQ-04] a member eats no card: they have the food supply for that', three, t => {
  table(t, ['start/crackers:1'], ['start/planks:1'])
  ask(t, 1, 'food')
  assert.deepEqual(does(t, [1, { do: 'give', card: 'start/crackers:1' }]), { food: 1, hand1: -1, waste: 1 })
})

/** Gia carries a lighter among four zombies; her player has no fuel, the next one has. */
function withLighter(t: LongNight, fuel: string, set?: Parameters<typeof turn>[1]): void {
  table(t, [fuel], ['start/planks:1'], s => {
    setGear(s, 'gia', 'gas/lighter:1')
    setEntrance(s, 'school', 0, { zombies: 4 })
    s.players[0]!.dice = [1, 4]
    set?.(s)
  })
}
const burning = (fuel: string) => attackWith('gia', 4, 'gas/lighter:1', fuel)
const BURNT = { 'school.zombies': -4, kills: 4, 'dice0.4': -1, used: 'gas/lighter:1', waste: 1 }

rule('[LN-PRINT-09] a fuel card that was just given feeds the lighter, without its own effect', mild, t => {
  const fuel = 'start/fuelOrFire:1'
  withLighter(t, fuel)
  ask(t, 1, 'fuel')
  t.choose(1, { do: 'give', card: fuel })
  assert.deepEqual(t.options(0), [{ do: 'usePlay' }, burning(fuel)])
  assert.equal(t.refused(0, { ...burning(fuel), die: 1 }), 'LN-DIE-02 act.dieTooLow')
  assert.deepEqual(does(t, burning(fuel)), { ...BURNT, table: -1 })
  assert.deepEqual(t.pending, [0])
})

rule('[LN-PRINT-09] fuel that is of no other use can be given for the lighter', mild, t => {
  // Firewood warms only the hurt, and nobody is.
  withLighter(t, 'start/firewood:1')
  ask(t, 1, 'fuel')
  assert.deepEqual(does(t, [1, { do: 'give', card: 'start/firewood:1' }]), { ...BURNT, hand1: -1 })
})

rule('[LN-PRINT-09] once per round: a lighter that was used takes no more fuel', mild, t => {
  withLighter(t, 'start/firewood:1', s => s.used.push('gas/lighter:1'))
  ask(t, 1, 'fuel')
  assert.equal(t.refused(1, { do: 'give', card: 'start/firewood:1' }), 'LN-REQ-03 request.unplayable')
})

rule('[LN-REQ-01] what was given may be asked for again', three, t => {
  table(t, ['start/crackers:1', 'start/rations:1'], ['start/planks:1'])
  for (const card of ['start/crackers:1', 'start/rations:1']) {
    ask(t, 1, 'food')
    t.choose(1, { do: 'give', card })
  }
  assert.equal(t.state.food, 3)
})

rule('[LN-REQ-01] a new turn begins with every question open', three, t => {
  table(t, ['start/crackers:1'], ['start/rations:1'], s => {
    s.players[1]!.asked = ['2 food']
  })
  t.choose(0, { do: 'done' })
  t.choose(1, { do: 'request' })
  t.choose(1, { do: 'ask', player: 2 })
  assert.equal(t.refused(1, { do: 'askFor', what: 'food' }), undefined)
})

rule('[LN-REQ-02] a requested card is played, never contributed: medicine at most calms somebody', three, t => {
  table(t, ['start/bandage:1'], ['start/planks:1'], s => {
    s.survivors[0]!.wounds = 1
    s.helpless = 0
    s.rebellious = 1
  })
  ask(t, 1, 'medicine')
  t.choose(1, { do: 'give', card: 'start/bandage:1' })
  assert.deepEqual(t.options(0), [{ do: 'usePlay' }, { do: 'usePacify' }])
  t.choose(0, { do: 'usePlay' })
  assert.deepEqual([survivor(t, 'gia').wounds, t.state.rebellious], [0, 1])
  assert.deepEqual([t.state.items.at.contributed, t.state.items.at.hand0], [[], []])
})

rule('[LN-REQ-02] nor does it come to lie under the main objective', config(3, { objective: 'convoy' }), t => {
  table(t, ['gas/emptyCanister:1'], ['start/planks:1'], s => {
    setHand(s, 0, 'start/fuelOrFire:1')
    s.players[0]!.dice = [2]
    s.chance.rolls = [5]
  })
  assert.ok(t.offers(0, { do: 'donate', card: 'start/fuelOrFire:1' }))
  ask(t, 1, 'emptyCanister')
  t.choose(1, { do: 'give', card: 'gas/emptyCanister:1' })
  assert.deepEqual([t.state.items.at.objective, t.state.items.at.waste], [[], ['gas/emptyCanister:1']])
  assert.deepEqual(t.state.players[0]!.dice, [5])
})

rule('[LN-PACIFY-01, LN-REQ-02] a requested medicine card may calm instead of taking effect', three, t => {
  table(t, ['start/bandage:1'], ['start/planks:1'], s => {
    s.survivors[0]!.wounds = 1
    s.rebellious = 1
  })
  ask(t, 1, 'medicine')
  t.choose(1, { do: 'give', card: 'start/bandage:1' })
  t.choose(0, { do: 'usePacify' })
  assert.deepEqual([survivor(t, 'gia').wounds, t.state.helpless, t.state.rebellious], [1, 1, 0])
  assert.deepEqual(t.state.items.at.waste, ['start/bandage:1'])
})

rule('[LN-REQ-03] only what the asker could play now can be given', three, t => {
  table(t, ['start/bandage:1', 'start/crackers:1'], ['start/planks:1'])
  // Nobody is hurt and nobody rebels.
  ask(t, 1, 'medicine')
  assert.equal(t.refused(1, { do: 'give', card: 'start/bandage:1' }), 'LN-REQ-03 request.unplayable')
  t.choose(1, { do: 'refuse' })
  t.arrange(s => {
    s.rebellious = 1
    s.players[0]!.asked = []
  })
  ask(t, 1, 'medicine')
  assert.equal(t.refused(1, { do: 'give', card: 'start/bandage:1' }), undefined)
})

rule('[LN-REQ-03] it is the asker who must be able to play it, not its owner', mild, t => {
  table(t, ['police/cutter:1'], ['start/planks:1'], s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'gas'], ['emma', 2, 'colony'])
    setEntrance(s, 'gas', 0, { zombies: 1 })
  })
  ask(t, 1, 'cutter')
  assert.equal(t.refused(1, { do: 'give', card: 'police/cutter:1' }), 'LN-REQ-03 request.unplayable')
  t.choose(1, { do: 'refuse' })
  t.arrange(s => {
    setEntrance(s, 'gas', 0, {})
    setEntrance(s, 'school', 0, { zombies: 1 })
    s.players[0]!.asked = []
  })
  ask(t, 1, 'cutter')
  t.choose(1, { do: 'give', card: 'police/cutter:1' })
  assert.equal(entrance(t.state, 'school').zombies, 0)
  assert.ok(!news(t).includes('exposed'))
})

rule('[LN-REQ-03] a second card that can no longer be played stays with its owner', three, t => {
  table(t, ['start/bandage:1'], ['start/bandage:2'], s => {
    s.survivors[0]!.wounds = 1
  })
  ask(t, EVERYBODY, 'bandage')
  t.choose(1, { do: 'give', card: 'start/bandage:1' })
  t.choose(2, { do: 'give', card: 'start/bandage:2' })
  assert.equal(survivor(t, 'gia').wounds, 0)
  assert.deepEqual(t.state.items.at.waste, ['start/bandage:1'])
  assert.deepEqual([t.view(2).own!.hand, t.state.items.at.table], [['start/bandage:2'], []])
  for (const viewer of [0, 1, 'public'] as const)
    assert.deepEqual(t.heard(viewer).at(-1), { e: 'givenBack', seat: 2, card: 'start/bandage:2' })
  // All have seen it.
  const known = t.view('public').whereabouts.find(({ cards }) => cards.includes('start/bandage:2'))
  assert.deepEqual(known, { zones: ['hand2'], cards: ['start/bandage:2'] })
})

rule('[LN-CLAR-04] a survivor card may be requested: the newcomer joins whoever asked', three, t => {
  table(t, ['gas/stranger:1'], ['start/planks:1'])
  const newcomer = t.state.people.at.deck.at(-1)!
  ask(t, 1, 'survivor')
  t.choose(1, { do: 'give', card: 'gas/stranger:1' })
  assert.equal(survivor(t, newcomer).seat, 0)
  assert.ok(t.state.items.at.removed.includes('gas/stranger:1'))
})

rule('[LN-REQ-01] whoever has no fitting card is asked like whoever has one', three, t => {
  table(t, ['start/crackers:1'], ['start/scrap:1'])
  ask(t, EVERYBODY, 'food')
  assert.deepEqual(t.pending, [1, 2])
  assert.deepEqual(t.options(2), [{ do: 'refuse' }])
  t.choose(2, { do: 'refuse' })
  assert.deepEqual(t.pending, [1])
})

rule('[LN-REQ-01] while answers are out nobody is named, and nothing is heard of those that are given', three, t => {
  table(t, ['start/crackers:1'], ['start/rations:1'])
  ask(t, EVERYBODY, 'food')
  for (const viewer of [0, 1, 2, 'public'] as const)
    assert.deepEqual(t.view(viewer).waiting, { secret: true, seats: [] })
  const before = JSON.stringify(t.view(0))
  t.choose(1, { do: 'give', card: 'start/crackers:1' })
  for (const viewer of [0, 2, 'public'] as const) assert.deepEqual(t.heard(viewer), [])
  assert.equal(JSON.stringify(t.view(0)), before)
  t.choose(2, { do: 'refuse' })
  assert.deepEqual(t.heard('public').slice(0, 2), [
    { e: 'answered', seat: 1, card: 'start/crackers:1' },
    { e: 'answered', seat: 2, card: '' },
  ])
})

rule('[LN-REQ-01] until the answers are open the asker sees the same whatever the hands are', three, t => {
  const seen = [
    ['start/crackers:1', 'start/scrap:1'],
    ['start/scrap:1', 'start/crackers:1'],
  ].map(([first, second]) => {
    table(t, [first!], [second!])
    ask(t, EVERYBODY, 'food')
    const asked = t.heard(0)
    t.choose(1, { do: 'refuse' })
    return JSON.stringify([asked, t.heard(0), t.view(0)])
  })
  assert.equal(seen[0], seen[1])
})

rule('[LN-REQ-01] a standing refusal is there for all to see, and its player is not asked', three, t => {
  table(t, ['start/crackers:1'], ['start/rations:1'])
  t.choose(1, { do: 'declines', yes: true })
  assert.deepEqual(t.heard('public'), [{ e: 'declines', seat: 1, yes: true }])
  assert.deepEqual(
    t.view(0).players.map(player => player.declines),
    [false, true, false],
  )
  // Only seat 2 is left to ask.
  t.choose(0, { do: 'request' })
  assert.deepEqual(t.options(0), [{ do: 'ask', player: 2 }, { do: 'neverMind' }])
  t.choose(0, { do: 'ask', player: 2 })
  t.choose(0, { do: 'askFor', what: 'food' })
  assert.deepEqual(t.pending, [2])
  t.choose(2, { do: 'refuse' })
  // It can be taken back.
  t.choose(1, { do: 'declines', yes: false })
  t.choose(0, { do: 'request' })
  assert.equal(t.refused(0, { do: 'ask', player: 1 }), undefined)
})

rule('[LN-REQ-01] when all refuse in advance there is nobody to ask', three, t => {
  table(t, ['start/crackers:1'], ['start/rations:1'])
  t.choose(1, { do: 'declines', yes: true })
  t.choose(2, { do: 'declines', yes: true })
  assert.equal(t.refused(0, { do: 'request' }), 'LN-REQ-01 request.nobody')
  // In the own turn there is nothing to refuse.
  assert.equal(t.refused(0, { do: 'declines', yes: true }), 'LN-REQ-01 declines.notNow')
})

rule('[LN-REQ-01] an empty hand, which all can see, is not asked', config(4), t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'], ['kevin', 3, 'colony'])
    for (const seat of [0, 1, 2, 3]) setHand(s, seat)
    setHand(s, 1, 'start/crackers:1')
    setHand(s, 3, 'start/scrap:1')
  })
  t.choose(0, { do: 'request' })
  assert.equal(t.refused(0, { do: 'ask', player: 2 }), 'LN-REQ-01 request.notWilling')
  assert.equal(t.refused(0, { do: 'ask', player: 0 }), 'LN-REQ-01 request.notWilling')
  t.choose(0, { do: 'ask', player: EVERYBODY })
  t.choose(0, { do: 'askFor', what: 'food' })
  assert.deepEqual(t.pending, [1, 3])
})

rule('[LN-REQ-01] what is given lies open on the table until its turn comes', three, t => {
  table(t, ['police/truncheon:1'], ['police/shotgun:1'], s =>
    setPeople(s, ['gia', 0, 'school'], ['kevin', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'colony']),
  )
  ask(t, EVERYBODY, 'weapon')
  t.choose(2, { do: 'give', card: 'police/shotgun:1' })
  assert.deepEqual([t.view('public').table, t.view(2).own!.hand], [[], ['police/shotgun:1']])
  t.choose(1, { do: 'give', card: 'police/truncheon:1' })
  // Who gets the truncheon is being asked.
  assert.deepEqual(t.view('public').table.toSorted(), ['police/shotgun:1', 'police/truncheon:1'])
  assert.deepEqual([t.state.items.at.hand1, t.state.items.at.hand2], [[], []])
  t.choose(0, { do: 'survivor', survivor: 'kevin' })
  assert.deepEqual(t.view('public').table, ['police/shotgun:1'])
  t.choose(0, { do: 'survivor', survivor: 'gia' })
  assert.deepEqual(
    [survivor(t, 'kevin').equipment, survivor(t, 'gia').equipment, t.view('public').table],
    [['police/truncheon:1'], ['police/shotgun:1'], []],
  )
})

rule('[LN-REQ-01] with only one to ask the player says so all the same', three, t => {
  table(t, ['start/crackers:1'], [])
  t.choose(0, { do: 'request' })
  assert.deepEqual(t.options(0), [{ do: 'ask', player: 1 }, { do: 'neverMind' }])
  assert.equal(t.refused(0, { do: 'ask', player: EVERYBODY }), 'LN-REQ-01 request.notWilling')
})

rule('[LN-REQ-01] a request can be dropped before anything is asked, and nothing has been asked then', three, t => {
  table(t, ['start/crackers:1'], ['start/rations:1'])
  t.choose(0, { do: 'request' })
  t.choose(0, { do: 'neverMind' })
  assert.deepEqual(t.heard(2), [{ e: 'enough', seat: 0 }])
  t.choose(0, { do: 'request' })
  t.choose(0, { do: 'ask', player: 1 })
  t.choose(0, { do: 'neverMind' })
  assert.deepEqual(t.heard(2), [{ e: 'enough', seat: 0 }])
  assert.ok(t.offers(0, { do: 'done' }))
  assert.deepEqual(t.state.players[0]!.asked, [])
  ask(t, 1, 'food')
  assert.deepEqual(t.pending, [1])
})

rule('[LN-REQ-01] whoever declines while the request is being made is not asked', three, t => {
  table(t, ['start/crackers:1'], ['start/rations:1'])
  t.choose(0, { do: 'request' })
  t.choose(0, { do: 'ask', player: EVERYBODY })
  t.choose(1, { do: 'declines', yes: true })
  t.choose(0, { do: 'askFor', what: 'food' })
  assert.deepEqual(t.pending, [2])
  t.choose(2, { do: 'give', card: 'start/rations:1' })
  assert.equal(t.state.food, 2)
  assert.deepEqual(t.view(1).own!.hand, ['start/crackers:1'])
})

rule('[LN-REQ-01] when the only one who was to be asked declines, the turn goes on', three, t => {
  table(t, ['start/crackers:1'], ['start/rations:1'])
  t.choose(0, { do: 'request' })
  t.choose(0, { do: 'ask', player: 1 })
  t.choose(1, { do: 'declines', yes: true })
  t.choose(0, { do: 'askFor', what: 'food' })
  assert.ok(t.offers(0, { do: 'done' }))
  assert.equal(t.state.food, 0)
})

rule('[LN-REQ-01] who was asked for everything is asked no more; with nobody else there is no request', three, t => {
  const all = CARD_NAMES_WITHOUT_RAXXON
  table(t, ['start/crackers:1'], ['start/rations:1'], s => {
    s.players[0]!.asked = [...all.map(what => `1 ${what}`), ...all.slice(1).map(what => `2 ${what}`)]
  })
  t.choose(0, { do: 'request' })
  assert.equal(t.refused(0, { do: 'ask', player: 1 }), 'LN-REQ-04 request.asked')
  t.choose(0, { do: 'ask', player: 2 })
  assert.deepEqual(t.options(0), [{ do: 'askFor', what: all[0]! }, { do: 'neverMind' }])
  t.choose(0, { do: 'askFor', what: all[0]! })
  t.choose(2, { do: 'refuse' })
  assert.equal(t.refused(0, { do: 'request' }), 'LN-REQ-01 request.nobody')
})

rule('[LN-CLAR-15, LN-REQ-01] a cutter that was given is played, or Anita keeps it', mild, t => {
  table(t, ['police/cutter:1'], ['start/planks:1'], s => {
    setPeople(s, ['anita', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'school', 0, { zombies: 1 })
  })
  ask(t, 1, 'cutter')
  t.choose(1, { do: 'give', card: 'police/cutter:1' })
  assert.deepEqual(t.options(0), [{ do: 'usePlay' }, { do: 'useStow' }])
  t.choose(0, { do: 'useStow' })
  assert.deepEqual(survivor(t, 'anita').equipment, ['police/cutter:1'])
  assert.deepEqual([entrance(t.state, 'school').zombies, t.state.items.at.waste, t.state.items.at.table], [1, [], []])
})

rule('[LN-CLAR-15, LN-REQ-03] and it can be given for her to keep where there is nothing to cut', mild, t => {
  table(t, ['police/cutter:1'], ['start/planks:1'], s =>
    setPeople(s, ['anita', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony']),
  )
  ask(t, 1, 'cutter')
  t.choose(1, { do: 'give', card: 'police/cutter:1' })
  assert.deepEqual(survivor(t, 'anita').equipment, ['police/cutter:1'])
})
