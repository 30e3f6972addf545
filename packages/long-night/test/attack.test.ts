import assert from 'node:assert/strict'
import { attackWith } from './choices.ts'
import {
  config,
  entrance,
  faceOf,
  goTo,
  type LongNight,
  mild,
  mildCzech,
  news,
  noRoads,
  rule,
  setEntrance,
  setGear,
  setHand,
  setPeople,
  survivor,
  turn,
} from './longNight.ts'

const exposed = (t: LongNight): number => news(t).filter(name => name === 'exposed').length

/** Seat 0's attacker and `zombies` at the school; the others are at home. */
function atSchool(t: LongNight, attacker: string, zombies: number, set?: Parameters<typeof turn>[1]): void {
  turn(t, s => {
    setPeople(s, [attacker, 0, 'school'], ['teodor', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'school', 0, { zombies })
    setEntrance(s, 'police', 0, { zombies: 2 })
    set?.(s)
  })
}

rule('[EX-01] Gia attacks a zombie with a 4 and is wounded', mild, t => {
  atSchool(t, 'gia', 1, s => {
    s.players[0]!.dice = [4]
    s.chance.rolls = [faceOf('wound')]
  })
  const changed = t.choose(0, { do: 'attack', survivor: 'gia', die: 4, entrance: 0 })
  assert.deepEqual(changed, {
    kills: 1,
    'places.3.entrances.0.zombies': 0,
    'players.0.dice': [],
    'players.0.used': [4],
    'survivors.0.wounds': 1,
  })
})

rule('[EX-02] the same with a survivor of attack value 2 by the Czech book', mildCzech, t => {
  atSchool(t, 'hedda', 1, s => {
    s.players[0]!.dice = [4]
    s.chance.rolls = [faceOf('wound')]
  })
  t.choose(0, { do: 'attack', survivor: 'hedda', die: 4, entrance: 0 })
  assert.equal(entrance(t.state, 'school').zombies, 0)
  assert.equal(survivor(t, 'hedda').wounds, 1)
  assert.deepEqual([t.state.players[0]!.dice, t.state.players[0]!.used], [[], [4]])
})

rule('[LN-ATTACK-02, LN-ZKILL-01] the zombie dies first, and dies although its attacker is bitten', mild, t => {
  atSchool(t, 'gia', 2, s => {
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'attack', survivor: 'gia', die: 2, entrance: 0 })
  assert.deepEqual(news(t), ['spent', 'zombieDied', 'exposed', 'died', 'morale', 'leads'])
  assert.equal(entrance(t.state, 'school').zombies, 1)
  assert.deepEqual(t.state.people.at.graveyard, ['gia'])
})

rule('[LN-ATTACK-01] own survivors attack zombies and survivors where they stand, nobody and nothing else', mild, t => {
  atSchool(t, 'gia', 0, s => setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'police']))
  assert.equal(t.refused(0, { do: 'attack', survivor: 'gia', die: 6, entrance: 0 }), 'LN-ATTACK-01 attack.noZombie')
  assert.equal(t.refused(0, { do: 'fight', survivor: 'gia', die: 1, target: 'rocco' }), 'LN-DIE-02 act.dieTooLow')
  assert.ok(t.offers(0, { do: 'fight', survivor: 'gia', die: 2, target: 'rocco' }))
  assert.ok(!t.offers(0, { do: 'fight', survivor: 'gia', die: 6, target: 'emma' }))
  // Emma stands with zombies, but she is not seat 0's.
  assert.ok(!t.offers(0, { do: 'attack', survivor: 'emma', die: 6, entrance: 0 }))
})

rule('[LN-ZKILL-02] in the colony the killer picks a zombie at any entrance', mild, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    for (const i of [0, 2, 4]) setEntrance(s, 'colony', i, { zombies: 1 })
    s.chance.rolls = [faceOf('blank')]
  })
  assert.equal(t.refused(0, { do: 'attack', survivor: 'gia', die: 6, entrance: 1 }), 'LN-ATTACK-01 attack.noZombie')
  t.choose(0, { do: 'attack', survivor: 'gia', die: 6, entrance: 4 })
  const zombies = (): readonly number[] => t.state.places[0]!.entrances.map(each => each.zombies)
  assert.deepEqual(zombies(), [1, 0, 1, 0, 0, 0])
  // An ability too.
  t.choose(0, { do: 'use', survivor: 'kevin', by: 'kevin', die: 0 })
  assert.deepEqual(t.options(0), [
    { do: 'entrance', entrance: 0 },
    { do: 'entrance', entrance: 2 },
  ])
  t.choose(0, { do: 'entrance', entrance: 2 })
  assert.deepEqual(zombies(), [1, 0, 0, 0, 0, 0])
})

rule('[LN-ZKILL-03] what is killed leaves the board, and its space is free again', mild, t => {
  atSchool(t, 'gia', 4, s => {
    s.chance.rolls = [faceOf('blank')]
  })
  assert.equal(t.refused(0, { do: 'barricade', survivor: 'gia', die: 1, entrance: 0 }), 'LN-BARR-01 barricade.noSpace')
  t.choose(0, { do: 'attack', survivor: 'gia', die: 6, entrance: 0 })
  t.choose(0, { do: 'barricade', survivor: 'gia', die: 1, entrance: 0 })
  assert.deepEqual(entrance(t.state, 'school'), { zombies: 3, barricades: 1, traps: 0 })
  assert.equal(entrance(t.state, 'police').zombies, 2)
})

rule('[LN-ATTACK-07] one survivor attacks again and again, a sufficient die and a roll each time', mild, t => {
  atSchool(t, 'gia', 3, s => {
    s.players[0]!.dice = [1, 3, 5]
    s.chance.rolls = [faceOf('wound'), faceOf('frostbite')]
  })
  t.choose(0, { do: 'attack', survivor: 'gia', die: 3, entrance: 0 })
  t.choose(0, { do: 'attack', survivor: 'gia', die: 5, entrance: 0 })
  assert.equal(entrance(t.state, 'school').zombies, 1)
  assert.deepEqual([survivor(t, 'gia').wounds, survivor(t, 'gia').frostbite], [1, 1])
  assert.deepEqual([t.state.players[0]!.dice, t.state.players[0]!.used], [[1], [3, 5]])
  assert.equal(t.refused(0, { do: 'attack', survivor: 'gia', die: 1, entrance: 0 }), 'LN-DIE-02 act.dieTooLow')
})

/** Two survivors of different players meet at the school; both hold two cards. */
function meeting(t: LongNight, mine: string, theirs: string, set?: Parameters<typeof turn>[1]): void {
  turn(t, s => {
    setPeople(
      s,
      [mine, 0, 'school'],
      [theirs, 1, 'school'],
      ['alfonso', 1, 'colony'],
      ['nadia', 2, 'school'],
      ['rosa', 0, 'school'],
    )
    setHand(s, 0, 'start/atlas:1', 'start/scrap:1')
    setHand(s, 1, 'start/crackers:1', 'start/planks:1')
    setHand(s, 2, 'start/crackers:2')
    s.players[0]!.dice = [3]
    set?.(s)
  })
}

rule(
  '[EX-03, LN-ATTACK-04] a hit: one wound, and one random card goes over, which only the two of them see',
  mild,
  t => {
    meeting(t, 'gia', 'rocco', s => {
      s.chance.rolls = [1]
      s.chance.picks = [0]
    })
    const [card, left] = t.state.items.at.hand1
    t.choose(0, { do: 'fight', survivor: 'gia', die: 3, target: 'rocco' })
    assert.equal(survivor(t, 'rocco').wounds, 1)
    assert.deepEqual([t.view(0).own!.hand.length, t.view(1).own!.hand], [3, [left]])
    const stole = (viewer: 0 | 1 | 2): unknown => t.heard(viewer).find(event => event.e === 'stole')
    assert.deepEqual(stole(0), { e: 'stole', seat: 0, from: 1, card, why: 'attack.gia' })
    assert.deepEqual(stole(1), { e: 'stole', seat: 0, from: 1, card, why: 'attack.gia' })
    assert.deepEqual(stole(2), { e: 'stole', seat: 0, from: 1, why: 'attack.gia' })
  },
)

rule('[EX-04] by the Czech book too: a wound, a card, no exposure roll', mildCzech, t => {
  meeting(t, 'hedda', 'kevin', s => {
    s.chance.rolls = [1]
  })
  t.choose(0, { do: 'fight', survivor: 'hedda', die: 3, target: 'kevin' })
  assert.equal(survivor(t, 'kevin').wounds, 1)
  assert.deepEqual([t.view(0).own!.hand.length, t.view(1).own!.hand.length], [3, 1])
  assert.equal(exposed(t), 0)
})

rule(
  '[LN-ATTACK-03, LN-DIE-01] a reroll up to the attack value of the target hits; above it nothing happens',
  mild,
  t => {
    for (const [target, rolled, hit] of [
      ['rocco', 2, true],
      ['rocco', 3, false],
      ['emma', 5, true],
      ['emma', 6, false],
    ] as const) {
      meeting(t, 'gia', target, s => {
        s.chance.rolls = [rolled]
      })
      const changed = t.choose(0, { do: 'fight', survivor: 'gia', die: 3, target })
      assert.deepEqual(
        t.heard(2).find(event => event.e === 'fought'),
        { e: 'fought', survivor: 'gia', target, rolled, hit },
      )
      assert.equal(survivor(t, target).wounds, hit ? 1 : 0)
      if (!hit) assert.deepEqual(changed, { 'players.0.dice': [], 'players.0.used': [3] })
    }
  },
)

rule('[LN-ATTACK-04] from an empty hand nothing is taken; the wound stays', mild, t => {
  meeting(t, 'gia', 'rocco', s => {
    setHand(s, 1)
    s.chance.rolls = [2]
  })
  t.choose(0, { do: 'fight', survivor: 'gia', die: 3, target: 'rocco' })
  assert.equal(survivor(t, 'rocco').wounds, 1)
  assert.equal(t.view(0).own!.hand.length, 2)
  assert.ok(!news(t).includes('stole'))
})

rule('[LN-ATTACK-05] the card is taken before the hand of the last survivor is lost', mild, t => {
  meeting(t, 'gia', 'rocco', s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school', { wounds: 2 }], ['emma', 2, 'colony'])
    s.chance.rolls = [1]
    s.chance.picks = [0]
  })
  const [stolen, lost] = t.state.items.at.hand1
  t.choose(0, { do: 'fight', survivor: 'gia', die: 3, target: 'rocco' })
  assert.deepEqual(t.state.people.at.graveyard, ['rocco'])
  assert.ok(t.view(0).own!.hand.includes(stolen!))
  assert.deepEqual(t.state.items.at.hand1, [])
  assert.ok(t.state.items.at.removed.includes(lost!))
})

rule('[LN-ATTACK-06] whoever attacks a survivor rolls no exposure, hit or not, and feels no cold', config(3), t => {
  for (const rolled of [1, 6]) {
    meeting(t, 'gia', 'rocco', s => {
      s.chance.rolls = [rolled]
    })
    t.choose(0, { do: 'fight', survivor: 'gia', die: 3, target: 'rocco' })
    assert.equal(exposed(t), 0)
    assert.deepEqual([survivor(t, 'gia').wounds, survivor(t, 'gia').frostbite], [0, 0])
  }
})

rule('[LN-ATTACK-08] own survivors and helpless are no targets', mild, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    s.helpless = 2
    s.rebellious = 1
  })
  assert.equal(t.refused(0, { do: 'fight', survivor: 'gia', die: 6, target: 'kevin' }), 'LN-ATTACK-08 fight.own')
  assert.ok(!t.options(0).some(o => o.do === 'fight' || o.do === 'attack'))
})

rule('[LN-CLAR-05] shotgun and chainsaw work where there is no room for their noise', mild, t => {
  for (const [card, kills] of [
    ['police/shotgun:1', 2],
    ['police/chainsaw:1', 1],
  ] as const)
    for (const [before, after] of [
      [0, 1],
      [4, 4],
    ] as const) {
      atSchool(t, 'gia', 3, s => {
        setGear(s, 'gia', card)
        s.places[3]!.noise = before
        s.chance.rolls = [faceOf('blank')]
      })
      t.choose(0, { do: 'attackWith', survivor: 'gia', die: 2, by: card })
      assert.deepEqual([entrance(t.state, 'school').zombies, t.state.places[3]!.noise], [3 - kills, after])
    }
})

rule('[LN-CLAR-06] the further zombies of shotgun and assault rifle cost no exposure roll of their own', mild, t => {
  for (const [card, kills] of [
    ['police/shotgun:1', 2],
    ['police/assaultRifle:1', 3],
  ] as const) {
    atSchool(t, 'gia', 4, s => {
      setGear(s, 'gia', card)
      s.chance.rolls = [faceOf('wound')]
    })
    t.choose(0, { do: 'attackWith', survivor: 'gia', die: 2, by: card })
    assert.equal(entrance(t.state, 'school').zombies, 4 - kills)
    assert.equal(exposed(t), 1)
    assert.equal(survivor(t, 'gia').wounds, 1)
  }
})

rule('[LN-RULE-04] of several "so many instead of one" only one goes with an attack', mild, t => {
  atSchool(t, 'marek', 4, s => {
    setGear(s, 'marek', 'police/shotgun:1', 'police/assaultRifle:1')
    s.chance.rolls = [faceOf('blank'), faceOf('blank')]
  })
  t.choose(0, { do: 'attackWith', survivor: 'marek', die: 3, by: 'police/shotgun:1' })
  assert.equal(entrance(t.state, 'school').zombies, 2)
  assert.deepEqual(t.state.used, ['police/shotgun:1'])
  // A plain attack uses none of them.
  t.choose(0, { do: 'attack', survivor: 'marek', die: 4, entrance: 0 })
  assert.equal(entrance(t.state, 'school').zombies, 1)
  assert.deepEqual(t.state.used, ['police/shotgun:1'])
})

rule('[LN-RULE-04] what changes the die required adds up', mild, t => {
  turn(t, s => {
    setPeople(s, ['ingrid', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
    setGear(s, 'ingrid', 'police/truncheon:1')
    setGear(s, 'rocco', 'police/drillManual:1')
    setEntrance(s, 'school', 0, { zombies: 2 })
    s.lasting = ['steadyHands']
  })
  const attack = { do: 'attack', survivor: 'ingrid', entrance: 0 }
  assert.equal(t.refused(0, { ...attack, die: 1 }), 'LN-DIE-02 act.dieTooLow')
  assert.equal(t.refused(0, { ...attack, die: 2 }), undefined)
})

rule('[LN-RULE-04] what takes any die goes together with what kills more', mild, t => {
  atSchool(t, 'ingrid', 4, s => {
    setGear(s, 'ingrid', 'police/shotgun:1', 'start/kitchenKnife:1')
    s.players[0]!.dice = [1, 1, 6]
    s.chance.rolls = [faceOf('blank'), faceOf('blank')]
  })
  t.choose(0, { do: 'attackWith', survivor: 'ingrid', die: 1, by: 'police/shotgun:1' })
  assert.equal(entrance(t.state, 'school').zombies, 2)
  assert.deepEqual(t.state.used.toSorted(), ['police/shotgun:1', 'start/kitchenKnife:1'])
  // The knife has had its use of this round, so the next low die is too low.
  t.arrange(s => setGear(s, 'ingrid', 'police/assaultRifle:1', 'start/kitchenKnife:1'))
  const shoot = (die: number) => attackWith('ingrid', die, 'police/assaultRifle:1')
  assert.equal(t.refused(0, shoot(1)), 'LN-DIE-02 act.dieTooLow')
  t.choose(0, shoot(6))
  assert.equal(entrance(t.state, 'school').zombies, 0)
})

rule('[LN-RULE-04] and is as loud as both of them', mild, t => {
  atSchool(t, 'ingrid', 4, s => {
    setGear(s, 'ingrid', 'police/chainsaw:1', 'police/shotgun:1')
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(0, { do: 'attackWith', survivor: 'ingrid', die: 1, by: 'police/shotgun:1' })
  assert.deepEqual([entrance(t.state, 'school').zombies, t.state.places[3]!.noise], [2, 2])
})

rule('[LN-RULE-05] a use of this round is gone even when the holder has died of it', mild, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    setHand(s, 0)
    setGear(s, 'gia', 'start/kitchenKnife:1')
    setEntrance(s, 'colony', 0, { zombies: 1 })
    setEntrance(s, 'school', 0, { zombies: 1 })
    noRoads(s)
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'attackWith', survivor: 'gia', die: 1, by: 'start/kitchenKnife:1' })
  t.choose(0, { do: 'play', card: 'start/kitchenKnife:1' })
  assert.deepEqual(survivor(t, 'kevin').equipment, ['start/kitchenKnife:1'])
  const again = { do: 'attackWith', survivor: 'kevin', die: 2, by: 'start/kitchenKnife:1' }
  assert.equal(t.refused(0, again), 'LN-CLAR-02 use.used')
  // The next round brings it back.
  goTo(t, 'round')
  t.arrange(s => {
    s.players[0]!.dice = [2]
  })
  assert.equal(t.refused(0, again), undefined)
})

rule('[LN-RULE-05, LN-HANDOFF-02] nor does handing it off give a use back', mild, t => {
  atSchool(t, 'gia', 3, s => {
    setPeople(s, ['gia', 0, 'school'], ['kevin', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setGear(s, 'gia', 'police/riotShield:1')
  })
  t.choose(0, { do: 'attackWith', survivor: 'gia', die: 2, by: 'police/riotShield:1' })
  t.choose(0, { do: 'handOff', card: 'police/riotShield:1', from: 'gia', to: 'kevin' })
  const again = { do: 'attackWith', survivor: 'kevin', die: 3, by: 'police/riotShield:1' }
  assert.equal(t.refused(0, again), 'LN-CLAR-02 use.used')
})

rule('[LN-CLAR-02] once per round binds the item: its holder has every other one left', mild, t => {
  atSchool(t, 'gia', 4, s => {
    setGear(s, 'gia', 'police/riotShield:1', 'police/shotgun:1')
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(0, { do: 'attackWith', survivor: 'gia', die: 2, by: 'police/riotShield:1' })
  const again = { do: 'attackWith', survivor: 'gia', die: 3, by: 'police/riotShield:1' }
  assert.equal(t.refused(0, again), 'LN-CLAR-02 use.used')
  t.choose(0, { do: 'attackWith', survivor: 'gia', die: 3, by: 'police/shotgun:1' })
  assert.equal(entrance(t.state, 'school').zombies, 1)
})

rule('[LN-RULE-06] two lighters on one survivor are two uses', mild, t => {
  atSchool(t, 'gia', 4, s => {
    setHand(s, 0, 'start/fuelOrFire:1', 'start/fuelOrFire:2', 'start/crackers:1')
    setGear(s, 'gia', 'gas/lighter:1', 'gas/lighter:2')
  })
  t.choose(0, { do: 'attackWith', survivor: 'gia', die: 2, by: 'gas/lighter:1', fuel: 'start/fuelOrFire:1' })
  assert.equal(entrance(t.state, 'school').zombies, 0)
  t.arrange(s => setEntrance(s, 'school', 0, { zombies: 4 }))
  const first = { do: 'attackWith', survivor: 'gia', die: 3, by: 'gas/lighter:1', fuel: 'start/fuelOrFire:2' }
  assert.equal(t.refused(0, first), 'LN-CLAR-02 use.used')
  t.choose(0, { do: 'attackWith', survivor: 'gia', die: 3, by: 'gas/lighter:2', fuel: 'start/fuelOrFire:2' })
  assert.equal(entrance(t.state, 'school').zombies, 0)
  assert.deepEqual(t.state.items.at.waste, ['start/fuelOrFire:1', 'start/fuelOrFire:2'])
})

rule('[LN-RULE-06] two truncheons make an attack easier by two', mild, t => {
  atSchool(t, 'ingrid', 1, s => setGear(s, 'ingrid', 'police/truncheon:1', 'police/truncheon:2'))
  const attack = { do: 'attack', survivor: 'ingrid', entrance: 0 }
  assert.equal(t.refused(0, { ...attack, die: 2 }), 'LN-DIE-02 act.dieTooLow')
  assert.equal(t.refused(0, { ...attack, die: 3 }), undefined)
})

rule('[LN-PRINT-09] a lighter needs a fuel card of the own hand, which is used up without its effect', mild, t => {
  atSchool(t, 'gia', 4, s => {
    setHand(s, 0, 'start/crackers:1')
    setGear(s, 'gia', 'gas/lighter:1')
  })
  const burn = (fuel?: string) => attackWith('gia', 2, 'gas/lighter:1', fuel)
  assert.equal(t.refused(0, burn()), 'LN-PRINT-09 attack.noFuel')
  t.arrange(s => setHand(s, 0, 'start/crackers:1', 'start/fuelOrFire:1'))
  assert.equal(t.refused(0, burn()), 'LN-PRINT-09 attack.noFuel')
  assert.equal(t.refused(0, burn('start/crackers:1')), 'LN-PRINT-09 attack.noFuel')
  t.choose(0, burn('start/fuelOrFire:1'))
  assert.deepEqual([entrance(t.state, 'school').zombies, entrance(t.state, 'police').zombies], [0, 2])
  assert.deepEqual([t.state.items.at.waste, t.state.items.at.hand0], [['start/fuelOrFire:1'], ['start/crackers:1']])
  assert.ok(t.heard(1).some(event => event.e === 'discarded' && event.card === 'start/fuelOrFire:1'))
  assert.equal(exposed(t), 0)
})

rule('[LN-PLAY-04] each fuel card of the own hand is an attack of its own, and no fuel of the others is', mild, t => {
  atSchool(t, 'gia', 1, s => {
    setHand(s, 0, 'start/fuelOrFire:1', 'start/crackers:1', 'start/fuelOrFire:2')
    setHand(s, 1, 'gas/fullTank:1')
    setGear(s, 'gia', 'gas/lighter:1')
    s.players[0]!.dice = [2]
  })
  assert.deepEqual(
    t
      .options(0)
      .flatMap(o => (o.do === 'attackWith' ? [String(o['fuel'])] : []))
      .toSorted(),
    ['start/fuelOrFire:1', 'start/fuelOrFire:2'],
  )
  const attack = { do: 'attackWith', survivor: 'gia', die: 2, by: 'gas/lighter:1', fuel: 'gas/fullTank:1' }
  assert.equal(t.refused(0, attack), 'KERNEL kernel.unknown')
})
