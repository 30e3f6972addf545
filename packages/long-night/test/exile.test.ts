import assert from 'node:assert/strict'
import { LOCATIONS, PLACE } from '../src/content/places.ts'
import { SURVIVOR_IDS } from '../src/content/survivors.ts'
import { crises, fates, items, people } from '../src/language.ts'
import { offered } from './choices.ts'
import {
  config,
  czech,
  faceOf,
  fillColony,
  five,
  four,
  goTo,
  type LongNight,
  noRoads,
  rule,
  setEntrance,
  setGear,
  setGoals,
  setHand,
  setPeople,
  setRoad,
  survivor,
  three,
  turn,
  turnsOf,
  voteYes,
} from './longNight.ts'

const EDITIONS = [three, czech]

/** Gia, Rocco and Emma at home, Anita at the school; everybody loyal. */
function atHome(s: LongNight['state']): void {
  noRoads(s)
  setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['anita', 1, 'school'], ['emma', 2, 'colony'])
  for (const [seat, id] of ['pantry', 'firstAid', 'tank'].entries()) setGoals(s, seat, id)
}

/** Seat 0 has a turn in exile, with Gia at the school. */
function inExile(s: LongNight['state'], more: Parameters<typeof setPeople>[1][] = []): void {
  noRoads(s)
  setPeople(s, ['gia', 0, 'school'], ...more, ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
  s.players[0]!.exiled = true
}

/** Seat 0 calls, everybody agrees. */
function sendAway(t: LongNight, player: number): void {
  t.choose(0, { do: 'exile', player })
  voteYes(t, ...t.pending)
}

rule('[LN-EXVOTE-01] once in a turn, another player, who is still a member', three, t => {
  turn(t, s => {
    atHome(s)
    s.players[2]!.exiled = true
    for (const survivor of s.survivors) if (survivor.seat === 2) survivor.at = 'school'
  })
  assert.equal(t.refused(0, { do: 'exile', player: 0 }), 'LN-EXVOTE-01 exile.oneself')
  assert.equal(t.refused(0, { do: 'exile', player: 2 }), 'LN-EXVOTE-01 exile.gone')
  t.choose(0, { do: 'exile', player: 1 })
  voteYes(t)
  assert.equal(t.refused(0, { do: 'exile', player: 1 }), 'LN-EXVOTE-01 exile.once')
  t.choose(0, { do: 'done' })
  assert.ok(t.offers(1, { do: 'exile', player: 0 }))
})

rule('[LN-EXVOTE-01] a turn later the same player may call again', config(3), t => {
  turn(t, s => {
    atHome(s)
    s.players[0]!.called = true
  })
  turnsOf(t, 0, 0)
  t.choose(0, { do: 'done' })
  assert.ok(t.offers(0, { do: 'exile', player: 1 }))
})

rule('[LN-EXVOTE-02] caller and target vote like all members, at the same time', three, t => {
  turn(t, atHome)
  t.choose(0, { do: 'exile', player: 1 })
  assert.deepEqual(t.pending, [0, 1, 2])
  assert.ok(t.view('public').waiting.secret)
  // The target's own no is counted: with the caller's yes alone nobody goes.
  voteYes(t, 0)
  assert.equal(t.state.players[1]!.exiled, false)
  assert.deepEqual(
    t.heard(2).find(each => each.e === 'voted'),
    { e: 'voted', yes: [0], carried: false, why: 'exile' },
  )
})

rule('[LN-EXVOTE-02] a tie is settled by the first player’s vote', three, t => {
  for (const first of [0, 1]) {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
      s.players[2]!.exiled = true
      s.players[0]!.called = false
      s.first = first
    })
    t.choose(0, { do: 'exile', player: 1 })
    voteYes(t, 0)
    assert.equal(t.state.players[1]!.exiled, first === 0)
  }
})

rule('[LN-EXVOTE-03] whoever is exiled may still call the vote, and has none', four, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'colony'], ['kevin', 3, 'colony'])
    s.players[0]!.exiled = true
  })
  t.choose(0, { do: 'exile', player: 1 })
  assert.deepEqual(t.pending, [1, 2, 3])
  voteYes(t, 2, 3)
  assert.equal(t.state.players[1]!.exiled, true)
})

for (const edition of EDITIONS)
  rule('[LN-EXVOTE-04, ED-12] whatever the gesture, yes is exile and no is not', edition, t => {
    for (const agree of [false, true]) {
      turn(t, s => {
        atHome(s)
        s.survivors[1]!.at = 'school'
        s.players[0]!.called = false
      })
      t.choose(0, { do: 'exile', player: 1 })
      for (const seat of [0, 1, 2]) t.choose(seat, { do: 'vote', yes: agree })
      assert.equal(t.state.players[1]!.exiled, agree)
    }
  })

rule('[LN-EXILE-01] an exiled objective is drawn, and nobody else sees which', three, t => {
  turn(t, s => {
    atHome(s)
    s.survivors[1]!.at = 'school'
  })
  const card = t.state.fates.at.deck.at(-1)!
  sendAway(t, 1)
  assert.deepEqual(t.view(1).own!.fates, [card])
  assert.ok(t.heard(1).some(each => each.e === 'exiledObjective' && each.card === card))
  for (const other of [0, 2, 'public'] as const) {
    assert.ok(!t.heard(other).some(each => each.e === 'exiledObjective'))
    assert.deepEqual([t.view(other).players[1]!.goals, t.view(other).players[1]!.known], [2, []])
  }
})

/** The last evening of Frosty Night with these cards in seat 1's hand. */
function lastEvening(t: LongNight, ...cards: readonly string[]): void {
  t.arrange(s => {
    s.rounds = 1
    s.food = 9
    while (crises.draw(s, 'now', 'gone') !== undefined);
    setHand(s, 1, ...cards)
  })
  goTo(t, 'colony')
  assert.equal(t.state.ending, 'objective')
}

/** Seat 1 is exiled with this card on top. */
function exiledWith(t: LongNight, fate: string): void {
  turn(t, s => {
    atHome(s)
    setGoals(s, 1, 'pantry')
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'police'], ['emma', 2, 'library'])
    fates.move(s, fate, fates.zoneOf(s, fate), 'deck')
  })
  sendAway(t, 1)
}

const THREE_FOOD = ['start/rations:1', 'start/rations:2', 'start/crackers:1']
const LONG_ROAD = ['gas/fuelOrFire:1', 'gas/fuelOrFire:2', 'start/rations:1', 'start/bandage:1']

rule('[LN-EXILE-01] the exiled objective replaces the secret one', three, t => {
  exiledWith(t, 'longRoad')
  lastEvening(t, ...LONG_ROAD)
  assert.ok(t.state.winners.includes(1))
})

rule('[LN-EXILE-01] what was wanted before is not enough any more', three, t => {
  exiledWith(t, 'longRoad')
  lastEvening(t, ...THREE_FOOD)
  assert.ok(!t.state.winners.includes(1))
})

rule('[LN-EXILE-01] or it is added to the secret one', three, t => {
  exiledWith(t, 'cleanName')
  lastEvening(t, ...THREE_FOOD)
  assert.ok(t.state.winners.includes(1))
})

for (const [goal, role] of [
  ['hoarder', 'traitor'],
  ['arms', 'loyal'],
] as const)
  rule(`[LN-EXILE-02] exile shows what somebody was: ${role}`, three, t => {
    turn(t, s => {
      atHome(s)
      s.survivors[1]!.at = 'school'
      setGoals(s, 1, goal)
    })
    assert.equal(t.view(0).players[1]!.role, 'hidden')
    sendAway(t, 1)
    for (const viewer of [0, 1, 2, 'public'] as const) {
      assert.equal(t.view(viewer).players[1]!.role, role)
      assert.ok(t.heard(viewer).some(each => each.e === 'exiled' && each.role === role))
    }
    // The objective itself stays hidden.
    assert.deepEqual(t.view(0).players[1]!.known, [])
  })

rule('[LN-EXILE-03] all of their survivors in the colony go, one after the other, and only they', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'colony'],
      ['rocco', 1, 'colony'],
      ['anita', 1, 'school'],
      ['kevin', 1, 'colony'],
      ['emma', 2, 'colony'],
    )
    setGoals(s, 1, 'pantry')
    s.chance.rolls = [faceOf('blank'), faceOf('blank')]
  })
  sendAway(t, 1)
  assert.deepEqual(t.pending, [1])
  assert.ok(!t.offers(1, { do: 'flee', survivor: 'anita', to: 'gas' }))
  assert.ok(!t.offers(1, { do: 'flee', survivor: 'rocco', to: 'colony' }))
  t.choose(1, { do: 'flee', survivor: 'kevin', to: 'gas' })
  t.choose(1, { do: 'flee', survivor: 'rocco', to: 'gas' })
  assert.deepEqual(
    ['gia', 'rocco', 'anita', 'kevin', 'emma'].map(id => survivor(t, id).at),
    ['colony', 'gas', 'school', 'gas', 'colony'],
  )
  assert.deepEqual(t.pending, [0])
})

rule('[LN-EXILE-03] nobody flees to where there is no room', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'gas'])
  })
  sendAway(t, 1)
  assert.equal(t.refused(1, { do: 'flee', survivor: 'rocco', to: 'gas' }), 'LN-MOVE-01 move.full')
})

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

rule('[LN-EXILE-06] nothing of theirs goes to the crisis, from the hand or from a survivor', three, t => {
  turn(t, s => {
    inExile(s)
    setHand(s, 0, 'start/rations:1')
    setGear(s, 'gia', 'police/truncheon:1')
  })
  for (const card of ['start/rations:1', 'police/truncheon:1'])
    assert.equal(t.refused(0, { do: 'contribute', card }), 'LN-EXILE-06 contribute.exiled')
})

rule('[LN-EXILE-07] the main objective takes their cards', config(3, { objective: 'convoy' }), t => {
  turn(t, s => {
    inExile(s)
    setHand(s, 0, 'gas/fuelOrFire:1')
  })
  t.choose(0, { do: 'donate', card: 'gas/fuelOrFire:1' })
  assert.deepEqual(t.state.items.at.objective, ['gas/fuelOrFire:1'])
})

rule('[LN-EXILE-08, LN-EXILE-09, LN-TEXT-01] whoever they take in comes elsewhere, and no helpless', three, t => {
  turn(t, s => {
    inExile(s)
    setHand(s, 0, 'police/pairAtTheDoor:1')
  })
  const next = t.state.people.at.deck.at(-1)!
  t.choose(0, { do: 'play', card: 'police/pairAtTheDoor:1' })
  assert.deepEqual(offered(t, 0, 'place'), [...LOCATIONS])
  t.choose(0, { do: 'place', place: 'hospital' })
  assert.equal(survivor(t, next).at, 'hospital')
  assert.deepEqual([t.state.helpless, t.state.rebellious], [0, 0])
})

for (const edition of EDITIONS)
  rule('[LN-EXILE-10, ED-07] a food card raises a die by one, without its own effect', edition, t => {
    turn(t, s => {
      inExile(s)
      s.food = 2
      s.players[0]!.dice = [2, 6]
      setHand(s, 0, 'start/rations:1', 'start/atlas:1')
    })
    const card = 'start/rations:1'
    assert.equal(t.refused(0, { do: 'food', die: 2 }), 'LN-EXILE-10 food.exiled')
    assert.equal(t.refused(0, { do: 'eat', card: 'start/atlas:1', die: 2 }), 'LN-EXILE-10 eat.notFood')
    assert.equal(t.refused(0, { do: 'eat', card, die: 6 }), 'LN-FOOD-02 food.highest')
    t.choose(0, { do: 'eat', card, die: 2 })
    assert.deepEqual([t.state.players[0]!.dice, t.state.food], [[3, 6], 2])
    const pile = t.state.edition === 'pl' ? 'removed' : 'discard'
    assert.ok(t.state.items.at[pile].includes(card))
    assert.deepEqual(t.state.items.at.waste, [])
  })

rule('[LN-EXILE-10] a member plays food and does not eat it', three, t => {
  turn(t, s => {
    atHome(s)
    setHand(s, 0, 'start/rations:1')
  })
  assert.equal(t.refused(0, { do: 'eat', card: 'start/rations:1', die: 2 }), 'LN-EXILE-10 eat.notExiled')
})

rule('[LN-EXILE-11] the exiled are not asked in a vote', four, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'school'], ['kevin', 3, 'colony'])
    s.players[2]!.exiled = true
  })
  t.choose(0, { do: 'exile', player: 1 })
  assert.deepEqual(t.pending, [0, 1, 3])
  assert.deepEqual(t.options(2), [])
  voteYes(t)
})

rule('[LN-EXILE-12] who dies for them costs no morale', three, t => {
  turn(t, s => {
    inExile(s, [['kevin', 0, 'gas']])
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'kevin', to: 'library' })
  assert.deepEqual(t.state.people.at.graveyard, ['kevin'])
  assert.equal(t.state.morale, 5)
})

for (const edition of EDITIONS)
  rule('[LN-EXILE-13, ED-07] what they play does not come to the waste pile', edition, t => {
    turn(t, s => {
      inExile(s)
      setHand(s, 0, 'start/rations:1', 'start/kitchenKnife:1')
    })
    t.choose(0, { do: 'play', card: 'start/rations:1' })
    t.choose(0, { do: 'play', card: 'start/kitchenKnife:1' })
    assert.equal(t.state.food, 2)
    const [pile, other] =
      t.state.edition === 'pl' ? (['removed', 'discard'] as const) : (['discard', 'removed'] as const)
    assert.ok(t.state.items.at[pile].includes('start/rations:1'))
    assert.ok(!t.state.items.at[other].includes('start/rations:1'))
    assert.deepEqual(t.state.items.at.waste, [])
    assert.deepEqual(survivor(t, 'gia').equipment, ['start/kitchenKnife:1'])
  })

for (const [goal, ends] of [
  ['pantry', true],
  ['hoarder', false],
] as const)
  rule(`[LN-EXILE-14] two loyal exiles are the end, a traitor among them is not: ${goal}`, four, t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'school'], ['kevin', 3, 'colony'])
      for (const [seat, id] of ['firstAid', goal, 'tank', 'arms'].entries()) setGoals(s, seat, id)
      Object.assign(s.players[2]!, { exiled: true, role: 'loyal' })
    })
    sendAway(t, 1)
    assert.equal(t.state.ending, ends ? 'morale' : 'none')
    assert.equal(t.state.morale, ends ? 0 : 5)
  })

for (const edition of ['pl', 'cs'] as const)
  rule(
    `[LN-EXILE-14, LN-VAR-ELIM-03] ${edition}: a loyal exile who has left the game does not count`,
    { ...four, elimination: true, edition },
    t => {
      turn(t, s => {
        setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['kevin', 3, 'colony'])
        for (const [seat, id] of ['firstAid', 'pantry', 'tank', 'arms'].entries()) setGoals(s, seat, id)
        Object.assign(s.players[2]!, { exiled: true, role: 'loyal', out: true })
      })
      sendAway(t, 1)
      assert.deepEqual([t.state.ending, t.state.morale], ['none', 5])
    },
  )

rule('[LN-EXILE-15] they ask for cards, and are asked', three, t => {
  for (const exiled of [0, 1]) {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
      s.players[exiled]!.exiled = true
      s.players[0]!.asked = []
      setHand(s, 0)
      setHand(s, 1, 'start/rations:1')
      setHand(s, 2)
    })
    t.choose(0, { do: 'request' })
    t.choose(0, { do: 'ask', player: 1 })
    t.choose(0, { do: 'askFor', what: 'food' })
    t.choose(1, { do: 'give', card: 'start/rations:1' })
    if (exiled === 0) t.choose(0, { do: 'usePlay' })
    assert.equal(t.state.food, 2)
    // The player who plays it decides where it goes.
    assert.equal(items.zoneOf(t.state, 'start/rations:1'), exiled === 0 ? 'removed' : 'waste')
  }
})

rule('[LN-EXILE-16] nobody comes back: a round later they are still out', three, t => {
  turn(t, s => {
    inExile(s)
    for (const each of s.survivors) each.at = 'school'
    s.chance.rolls = []
  })
  goTo(t, 'zombies')
  for (const seat of [0, 1, 2]) t.choose(seat, { do: 'call', yes: true })
  assert.deepEqual(t.pending, [1, 2])
  voteYes(t, 1, 2)
  assert.equal(t.state.phase, 'turns')
  assert.equal(t.state.players[0]!.exiled, true)
  assert.equal(t.refused(0, { do: 'move', survivor: 'gia', to: 'colony' }), 'LN-EXILE-17 move.exiled')
})

rule('[LN-EXILE-17] fuel does not bring them home either', three, t => {
  turn(t, s => {
    inExile(s)
    setHand(s, 0, 'gas/fuelOrFire:1')
  })
  assert.equal(t.refused(0, { do: 'move', survivor: 'gia', to: 'colony' }), 'LN-EXILE-17 move.exiled')
  t.choose(0, { do: 'play', card: 'gas/fuelOrFire:1' })
  assert.deepEqual(
    offered(t, 0, 'place'),
    LOCATIONS.filter(at => at !== 'school'),
  )
})

rule('[LN-EXILE-18] for them the spaces outside count, not those of the colony', three, t => {
  turn(t, s => {
    inExile(s)
    fillColony(s)
    setHand(s, 0, 'gas/stranger:1')
    setHand(s, 1, 'gas/pairAtTheDoor:1')
  })
  t.choose(0, { do: 'play', card: 'gas/stranger:1' })
  t.choose(0, { do: 'place', place: 'gas' })
  assert.deepEqual(
    t.state.survivors.filter(each => each.seat === 0).map(each => each.at),
    ['school', 'gas'],
  )
  t.choose(0, { do: 'done' })
  assert.equal(t.refused(1, { do: 'play', card: 'gas/pairAtTheDoor:1' }), 'LN-PLAY-01 play.noUse')
})

rule('[LN-EXILE-18] a crossroads card brings them somebody although the colony is full', three, t => {
  turn(t, s => {
    setPeople(s, ['kumar', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.players[0]!.exiled = true
    fillColony(s)
    setHand(s, 0, 'start/rations:1', 'start/atlas:1')
    setRoad(s, 'signedForByKumar')
  })
  t.choose(0, { do: 'search', survivor: 'kumar', die: 6 })
  t.choose(0, { do: 'stop' })
  t.choose(0, t.options(0)[0]!)
  t.choose(0, { do: 'option', option: 'settle' })
  t.choose(0, { do: 'card', card: 'start/rations:1' })
  t.choose(0, { do: 'place', place: 'library' })
  assert.equal(t.state.survivors.filter(each => each.seat === 0 && each.at === 'library').length, 1)
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
