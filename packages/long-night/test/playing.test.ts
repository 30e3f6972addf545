import assert from 'node:assert/strict'
import { items } from '../src/language.ts'
import {
  config,
  czech,
  entrance,
  faceOf,
  goTo,
  type LongNight,
  mild,
  news,
  noRoads,
  rule,
  setCrisis,
  setEntrance,
  setGear,
  setHand,
  setPeople,
  setRoad,
  survivor,
  three,
  turn,
} from './longNight.ts'

const withAdults = (edition: 'pl' | 'cs') => config(3, { edition, objective: 'streetByStreet', adultCrossroads: true })

/** Seat 0 with these cards, Gia in the colony and Kevin at the school; the others at home. */
function holding(t: LongNight, cards: readonly string[], set?: Parameters<typeof turn>[1]): void {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setHand(s, 0, ...cards)
    noRoads(s)
    set?.(s)
  })
}

const handOf = (t: LongNight, seat: 0 | 1 | 2): readonly string[] => t.view(seat).own!.hand

rule('[LN-PLAY-01] any number of cards, one after the other, without a die', three, t => {
  holding(t, ['start/crackers:1', 'start/rations:1', 'start/potatoes:1'], s => {
    s.players[0]!.dice = []
  })
  for (const card of ['start/potatoes:1', 'start/crackers:1', 'start/rations:1']) t.choose(0, { do: 'play', card })
  assert.equal(t.state.food, 6)
  assert.deepEqual(handOf(t, 0), [])
})

rule('[LN-PLAY-01] only in the own turn, only from the own hand, and not for nothing', three, t => {
  holding(t, ['start/trashBags:1'], s => setHand(s, 1, 'start/crackers:1'))
  assert.equal(t.refused(1, { do: 'play', card: 'start/crackers:1' }), 'KERNEL kernel.notAsked')
  assert.ok(!t.offers(0, { do: 'play', card: 'start/crackers:1' }))
  assert.equal(t.refused(0, { do: 'play', card: 'start/trashBags:1' }), 'LN-PLAY-01 play.noUse')
  t.choose(0, { do: 'done' })
  assert.equal(t.refused(1, { do: 'play', card: 'start/crackers:1' }), undefined)
  assert.equal(t.refused(0, { do: 'play', card: 'start/trashBags:1' }), 'KERNEL kernel.notAsked')
})

rule('[LN-PLAY-02] a WASTE card takes effect and lies on top of the waste', three, t => {
  holding(t, ['start/rations:1'], s => {
    items.draw(s, 'gas', 'waste')
  })
  const [below] = t.state.items.at.waste
  const changed = t.choose(0, { do: 'play', card: 'start/rations:1' })
  assert.deepEqual(changed, {
    food: 2,
    'items.at.hand0': [],
    'items.at.waste': [below, 'start/rations:1'],
  })
  assert.deepEqual(t.heard(1)[0], { e: 'played', seat: 0, card: 'start/rations:1' })
})

for (const [book, table] of [
  ['Polish', three],
  ['Czech', czech],
] as const)
  rule(`[LN-PLAY-03] an EVENT card takes effect and is out of the game (${book} book)`, table, t => {
    holding(t, ['gas/stranger:1'])
    const newcomer = t.state.people.at.deck.at(-1)!
    t.choose(0, { do: 'play', card: 'gas/stranger:1' })
    assert.deepEqual([survivor(t, newcomer).seat, survivor(t, newcomer).at], [0, 'colony'])
    assert.ok(t.state.items.at.removed.includes('gas/stranger:1'))
    assert.deepEqual([t.state.items.at.waste, t.state.items.at.discard], [[], []])
  })

rule('[LN-PLAY-04] EQUIP: any own survivor wherever they are, as many cards as you like', three, t => {
  const cards = ['police/truncheon:1', 'police/truncheon:2', 'police/riotShield:1', 'library/flashlight:1']
  holding(t, cards)
  for (const card of cards) {
    t.choose(0, { do: 'play', card })
    assert.deepEqual(t.options(0), [
      { do: 'survivor', survivor: 'gia' },
      { do: 'survivor', survivor: 'kevin' },
    ])
    t.choose(0, { do: 'survivor', survivor: 'kevin' })
  }
  assert.deepEqual(survivor(t, 'kevin').equipment, cards)
  assert.deepEqual([survivor(t, 'gia').equipment, survivor(t, 'rocco').equipment], [[], []])
  assert.deepEqual([t.state.items.at.waste, items.at(t.state, 'equipped')], [[], cards])
})

rule('[LN-PLAY-04] what is equipped works for its survivor and for nobody else', three, t => {
  holding(t, ['library/flashlight:1'], s =>
    setPeople(s, ['alfonso', 0, 'school'], ['kevin', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony']),
  )
  const search = { do: 'search', survivor: 'kevin', die: 4 }
  assert.equal(t.refused(0, search), 'LN-DIE-02 act.dieTooLow')
  t.choose(0, { do: 'play', card: 'library/flashlight:1' })
  t.choose(0, { do: 'survivor', survivor: 'kevin' })
  assert.equal(t.refused(0, search), undefined)
  assert.equal(t.refused(0, { ...search, survivor: 'alfonso' }), 'LN-DIE-02 act.dieTooLow')
})

rule('[LN-PLAY-05] an equipped item can only be used, handed off or given to the crisis', three, t => {
  holding(t, [], s => {
    setPeople(s, ['gia', 0, 'school'], ['kevin', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setGear(s, 'gia', 'start/kitchenKnife:1')
    setEntrance(s, 'school', 0, { zombies: 1 })
  })
  const about = t.options(0).filter(o => Object.values(o).includes('start/kitchenKnife:1'))
  assert.deepEqual([...new Set(about.map(o => o.do))].toSorted(), ['attackWith', 'contribute', 'handOff'])
})

rule('[LN-CRISISADD-01] cards of any type from hand and equipment, face down', three, t => {
  holding(t, ['start/crackers:1', 'start/atlas:1', 'start/scrap:1'], s => {
    setGear(s, 'kevin', 'gas/lighter:1')
    setGear(s, 'rocco', 'gas/lighter:2')
  })
  t.choose(0, { do: 'contribute', card: 'start/crackers:1' })
  assert.deepEqual(t.heard(0), [{ e: 'contributed', seat: 0, card: 'start/crackers:1' }])
  assert.deepEqual(t.heard(1), [{ e: 'contributed', seat: 0 }])
  // For the others it may just as well be in the hand still.
  const whereabouts = t.view(1).whereabouts.find(each => each.cards.includes('start/crackers:1'))
  for (const zone of ['contributed', 'hand0']) assert.ok(whereabouts?.zones.includes(zone))
  t.choose(0, { do: 'contribute', card: 'start/atlas:1' })
  t.choose(0, { do: 'contribute', card: 'gas/lighter:1' })
  assert.deepEqual(survivor(t, 'kevin').equipment, [])
  assert.deepEqual(handOf(t, 0), ['start/scrap:1'])
  assert.equal(t.view(1).contributed, 3)
  // Neither another player's equipment nor another player's turn.
  assert.ok(!t.offers(0, { do: 'contribute', card: 'gas/lighter:2' }))
  assert.equal(t.refused(1, { do: 'contribute', card: 'gas/lighter:2' }), 'KERNEL kernel.notAsked')
})

/** Seat 0 gives these to the crisis, and then night falls. */
function facing(t: LongNight, crisis: string, cards: readonly string[], worn: readonly string[] = []): void {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    setHand(s, 0, ...cards)
    setGear(s, 'gia', ...worn)
    setCrisis(s, crisis)
  })
  for (const card of [...cards, ...worn]) t.choose(0, { do: 'contribute', card })
  goTo(t, 'colony')
}

rule('[LN-CRISISADD-02, EX-11] a card of three food counts as one card against a food crisis', three, t => {
  facing(t, 'emptyShelves', ['start/potatoes:1', 'start/rations:1'])
  assert.ok(news(t).includes('crisisFailed'))
  assert.deepEqual(
    t.heard(1).flatMap(event => (event.e === 'opened' ? [event.counts] : [])),
    [1, 1],
  )
})

rule('[LN-CRISISADD-02, EX-11] three such cards are three', three, t => {
  facing(t, 'emptyShelves', ['start/potatoes:1', 'start/rations:1', 'start/crackers:1'])
  assert.ok(news(t).includes('crisisPrevented'))
  // No morale for two over the target.
  assert.equal(t.state.morale, 5)
})

for (const [book, table, pile] of [
  ['Polish', three, 'removed'],
  ['Czech', czech, 'discard'],
] as const)
  rule(
    `[EX-06, ED-07] three fuel and a carried weapon make 2 of 3: it fails, the cards leave (${book} book)`,
    table,
    t => {
      const fuel = ['start/fuelOrFire:1', 'start/fuelOrFire:2', 'start/firewood:1']
      facing(t, 'fuelShortage', fuel, ['gas/lighter:1'])
      assert.ok(news(t).includes('crisisFailed'))
      assert.equal(t.state.morale, 3)
      assert.deepEqual(t.state.items.at.contributed, [])
      for (const card of [...fuel, 'gas/lighter:1']) assert.ok(t.state.items.at[pile].includes(card))
      assert.deepEqual(t.state.items.at.waste, [])
    },
  )

rule('[EX-09] the third wound kills although there is medicine in the hand', mild, t => {
  holding(t, ['start/bandage:1'], s => {
    setPeople(
      s,
      ['gia', 0, 'colony', { wounds: 2 }],
      ['kevin', 0, 'colony'],
      ['rocco', 1, 'colony'],
      ['emma', 2, 'colony'],
    )
    s.chance.rolls = [faceOf('wound')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  assert.deepEqual(t.state.people.at.graveyard, ['gia'])
  assert.equal(t.state.morale, 4)
  assert.deepEqual(handOf(t, 0), ['start/bandage:1'])
})

rule('[LN-HANDOFF-01] to another survivor in the same place, own or not, who is not asked', mild, t => {
  holding(t, [], s => {
    setPeople(s, ['gia', 0, 'school'], ['kevin', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
    setGear(s, 'gia', 'police/truncheon:1', 'police/riotShield:1')
    setGear(s, 'rocco', 'library/flashlight:1')
  })
  const card = 'police/riotShield:1'
  assert.equal(t.refused(0, { do: 'handOff', card, from: 'gia', to: 'kevin' }), 'LN-HANDOFF-01 handOff.elsewhere')
  // Rocco's things are not seat 0's to give.
  assert.ok(!t.offers(0, { do: 'handOff', card: 'library/flashlight:1', from: 'rocco', to: 'gia' }))
  t.choose(0, { do: 'handOff', card, from: 'gia', to: 'rocco' })
  assert.deepEqual(t.pending, [0])
  assert.deepEqual(survivor(t, 'gia').equipment, ['police/truncheon:1'])
  assert.deepEqual(survivor(t, 'rocco').equipment, ['library/flashlight:1', card])
})

for (const [book, table] of [
  ['Polish', three],
  ['Czech', czech],
] as const)
  rule(`[LN-HANDOFF-01] the receiver has it at once, on top of all the rest (${book} book)`, table, t => {
    holding(t, [], s => {
      setPeople(s, ['gia', 0, 'school'], ['kevin', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
      setGear(s, 'gia', 'police/huntingRifle:1')
      setGear(s, 'rocco', 'police/truncheon:1', 'police/truncheon:2', 'library/flashlight:1')
      setEntrance(s, 'gas', 0, { zombies: 1 })
    })
    t.choose(0, { do: 'handOff', card: 'police/huntingRifle:1', from: 'gia', to: 'kevin' })
    assert.ok(t.offers(0, { do: 'use', survivor: 'kevin', by: 'police/huntingRifle:1', die: 1 }))
    t.choose(0, { do: 'handOff', card: 'police/huntingRifle:1', from: 'kevin', to: 'rocco' })
    assert.equal(survivor(t, 'rocco').equipment.length, 4)
    t.choose(0, { do: 'done' })
    t.choose(1, { do: 'use', survivor: 'rocco', by: 'police/huntingRifle:1', die: 1 })
    assert.equal(entrance(t.state, 'gas').zombies, 0)
  })

rule(
  '[LN-HANDOFF-02, LN-CLAR-02] what was used this round stays used, for the receiver in a later turn too',
  mild,
  t => {
    holding(t, [], s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
      setGear(s, 'gia', 'police/huntingRifle:1')
      setEntrance(s, 'gas', 0, { zombies: 3 })
    })
    t.choose(0, { do: 'use', survivor: 'gia', by: 'police/huntingRifle:1', die: 1 })
    t.choose(0, { do: 'handOff', card: 'police/huntingRifle:1', from: 'gia', to: 'rocco' })
    t.choose(0, { do: 'done' })
    const use = { do: 'use', survivor: 'rocco', by: 'police/huntingRifle:1', die: 1 }
    assert.equal(t.refused(1, use), 'LN-CLAR-02 use.used')
    assert.equal(entrance(t.state, 'gas').zombies, 2)
  },
)

rule('[LN-PACIFY-01] a medicine card, without its effect, turns one rebellious helpless back', three, t => {
  holding(t, ['start/bandage:1', 'start/crackers:1'], s => {
    setPeople(s, ['gia', 0, 'school', { wounds: 1 }], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.helpless = 1
    s.rebellious = 2
  })
  assert.equal(t.refused(0, { do: 'pacify', card: 'start/crackers:1' }), 'LN-PACIFY-01 pacify.notMedicine')
  const changed = t.choose(0, { do: 'pacify', card: 'start/bandage:1' })
  assert.deepEqual(changed, {
    helpless: 2,
    rebellious: 1,
    'items.at.hand0': ['start/crackers:1'],
    'items.at.waste': ['start/bandage:1'],
  })
  assert.equal(survivor(t, 'gia').wounds, 1)
})

for (const [edition, what, played] of [
  ['pl', 'Polish: put aside, so a card that waits for a medicine card keeps waiting', false],
  ['cs', 'Czech: played, so a card that waits for a medicine card is met', true],
] as const)
  for (const asked of [false, true])
    rule(`[LN-PACIFY-01, ED-30] ${what}${asked ? ', when it was requested too' : ''}`, withAdults(edition), t => {
      turn(t, s => {
        setPeople(s, ['gia', 0, 'school', { wounds: 1 }], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
        for (const seat of [0, 1, 2]) setHand(s, seat)
        setHand(s, asked ? 1 : 0, 'start/bandage:1')
        s.rebellious = 1
        setRoad(s, 'grass')
      })
      if (asked) {
        for (const o of [{ do: 'request' }, { do: 'ask', player: 1 }, { do: 'askFor', what: 'medicine' }] as const)
          t.choose(0, o)
        t.choose(1, { do: 'give', card: 'start/bandage:1' })
        t.choose(0, { do: 'usePacify' })
      } else t.choose(0, { do: 'pacify', card: 'start/bandage:1' })
      // Either way without its effect, and onto the waste pile.
      assert.equal(survivor(t, 'gia').wounds, 1)
      assert.deepEqual([t.state.helpless, t.state.rebellious], [1, 0])
      assert.ok(t.state.items.at.waste.includes('start/bandage:1'))
      assert.equal(news(t).includes('played'), played)
      assert.equal(news(t).includes('discarded'), !played)
      assert.deepEqual(t.state.roads.at.now, played ? ['grass'] : [])
    })

rule('[LN-PACIFY-01] only with a rebellious one there, and in the own turn', three, t => {
  holding(t, ['start/bandage:1'], s => {
    s.helpless = 1
    setHand(s, 1, 'start/bandage:2')
  })
  assert.equal(t.refused(0, { do: 'pacify', card: 'start/bandage:1' }), 'LN-PACIFY-01 pacify.nobody')
  t.arrange(s => {
    s.rebellious = 1
  })
  assert.equal(t.refused(1, { do: 'pacify', card: 'start/bandage:2' }), 'KERNEL kernel.notAsked')
})

rule('[LN-CLAR-04] a survivor card is found, kept in hand and given to a crisis like any other', three, t => {
  holding(t, [], s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    items.move(s, 'gas/stranger:1', 'gas', 'gas', { to: 'top' })
  })
  t.choose(0, { do: 'search', survivor: 'gia', die: 3 })
  t.choose(0, { do: 'stop' })
  t.choose(0, { do: 'keep', card: 'gas/stranger:1' })
  assert.deepEqual(handOf(t, 0), ['gas/stranger:1'])
  assert.equal(t.state.survivors.length, 3)
  t.choose(0, { do: 'contribute', card: 'gas/stranger:1' })
  assert.deepEqual(t.state.items.at.contributed, ['gas/stranger:1'])
})

rule('[LN-CLAR-15] Anita carries a cutter like equipment; used, it goes to the waste', mild, t => {
  holding(t, ['police/cutter:1', 'start/atlas:1'], s => {
    setPeople(s, ['anita', 0, 'school'], ['kevin', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'school', 0, { zombies: 2 })
  })
  t.choose(0, { do: 'stow', card: 'police/cutter:1' })
  assert.deepEqual(survivor(t, 'anita').equipment, ['police/cutter:1'])
  assert.equal(entrance(t.state, 'school').zombies, 2)
  const use = { do: 'use', survivor: 'anita', by: 'police/cutter:1', die: 0 } as const
  t.choose(0, use)
  assert.equal(entrance(t.state, 'school').zombies, 1)
  assert.deepEqual([survivor(t, 'anita').equipment, t.state.items.at.waste], [[], ['police/cutter:1']])
  assert.ok(!news(t).includes('exposed'))
  assert.ok(!t.offers(0, use))
})

rule('[LN-CLAR-15] nobody else carries one', mild, t => {
  holding(t, ['police/cutter:1'], s =>
    setPeople(s, ['gia', 0, 'school'], ['anita', 1, 'school'], ['emma', 2, 'colony']),
  )
  assert.equal(t.refused(0, { do: 'stow', card: 'police/cutter:1' }), 'LN-CLAR-15 stow.noKeeper')
})
