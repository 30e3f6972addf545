// The effect of every crisis that is not prevented.

import assert from 'node:assert/strict'
import { CRISIS_IDS, type CrisisId, crisisRow } from '../src/content/crises.ts'
import type { Place } from '../src/content/places.ts'
import type { State } from '../src/index.ts'
import { crises, items } from '../src/language.ts'
import { whom } from './choices.ts'
import {
  type Choice,
  colonyZombies,
  config,
  crisisJudged,
  type Differences,
  does,
  faceOf,
  mild,
  news,
  nightfall,
  rule,
  setCrisis,
  setEntrance,
  setGear,
  setHand,
  setNewcomer,
  setPeople,
  survivorIn,
  turn,
  voteYes,
  willHappen,
} from './longNight.ts'

/** In the colony Gia and Emma of the first player and Hedda of the second; Kevin of the third is at the school. */
function people(s: State): void {
  setPeople(s, ['gia', 0, 'colony'], ['emma', 0, 'colony'], ['hedda', 1, 'colony'], ['kevin', 2, 'school'])
}
const harsh = config(3, { objective: 'streetByStreet', elimination: true })
const four = config(4, { objective: 'streetByStreet' })
const colony = (...zombies: readonly number[]): Differences =>
  Object.fromEntries(zombies.map((count, i) => [`colony${i}.zombies`, count]))

interface Case {
  readonly set?: (s: State) => void
  readonly rolls?: readonly number[]
  readonly choose?: readonly Choice[]
  readonly does: Differences
}

const UNMARKED = CRISIS_IDS.filter(id => !crisisRow(id).mark)
type Marked = 'coordinatedAttack' | 'halfBuilt' | 'tornFilters' | 'coldRooms'

const CASES: { readonly [id in Exclude<CrisisId, Marked>]: Case | readonly Case[] } = {
  shelter: {
    choose: [
      { do: 'tell', yes: true },
      { do: 'tell', yes: false },
      { do: 'tell', yes: true },
    ],
    // LN-RULE-03: the second batch begins at the first entrance again.
    does: colony(2, 2, 1, 1, 1, 1),
  },
  fuelShortage: { does: { morale: -2 } },
  emptyShelves: { does: { starvation: 1, morale: -1 } },
  coughingWard: {
    set: s => {
      s.players[2]!.exiled = true
    },
    does: { 'gia.wounds': 1, 'emma.wounds': 1, 'hedda.wounds': 1, 'kevin.wounds': 1, morale: -1 },
  },
  weakFence: { does: colony(2, 2, 1, 1, 1, 1) },
  loudNight: { does: colony(2, 2, 2, 2, 1, 1) },
  lostCount: { does: { morale: -2 } },
  coldStoves: {
    set: s => {
      s.players[1]!.exiled = true
      survivorIn(s, 'hedda').at = 'gas'
    },
    choose: [whom('emma')],
    does: { 'emma.frostbite': 1, 'kevin.frostbite': 1 },
  },
  darkGate: { does: { ...colony(1, 1, 1, 1), lasting: 'openGate' } },
  hungryMouths: [
    {
      set: s => {
        s.helpless = 3
      },
      does: { helpless: -2, rebellious: 2, morale: -1 },
    },
    {
      set: s => {
        s.rebellious = 1
      },
      does: { morale: -1 },
    },
    { does: { morale: -2 } },
  ],
  ratsInTheFlour: [
    {
      set: s => {
        s.food = 5
      },
      does: { food: -3, grocery: -3, waste: 3, morale: -1 },
    },
    {
      set: s => {
        s.food = 1
      },
      does: { food: -1, grocery: -3, waste: 3, morale: -1 },
    },
  ],
  wrongMap: {
    set: s => {
      survivorIn(s, 'emma').at = 'gas'
      s.players[2]!.exiled = true
    },
    rolls: [faceOf('wound'), faceOf('frostbite')],
    // LN-TEXT-02: the first player says who rolls first.
    choose: [whom('emma')],
    does: { exposed: 2, 'emma.wounds': 1, 'kevin.frostbite': 1, morale: -1 },
  },
  longTongues: {
    set: s => {
      s.players[1]!.exiled = true
      survivorIn(s, 'hedda').at = 'gas'
    },
    choose: [whom('gia')],
    does: { 'gia.despair': 1, 'kevin.despair': 1, morale: -1 },
  },
  feverBed: [
    {
      set: s => {
        setPeople(s, ['gia', 0, 'colony'], ['anita', 1, 'gas'], ['hedda', 1, 'colony'], ['kevin', 2, 'colony'])
        setNewcomer(s, 'marek')
      },
      choose: [
        [0, { do: 'vote', yes: true }],
        [1, { do: 'vote', yes: false }],
        [2, { do: 'vote', yes: true }],
      ],
      // The lowest there is Kevin, whose player gets somebody else for him.
      does: {
        'kevin.at': '',
        'kevin.of': '',
        'people.lost': 1,
        'people.deck': -1,
        'marek.at': 'colony',
        'marek.of': 'player 2',
        leader2: 'marek',
        morale: -1,
      },
    },
    {
      choose: [
        [0, { do: 'vote', yes: false }],
        [1, { do: 'vote', yes: false }],
        [2, { do: 'vote', yes: true }],
      ],
      does: { 'gia.wounds': 1, 'emma.wounds': 1, 'hedda.wounds': 1 },
    },
  ],
  badWater: {
    // Five over three: Gia, Emma and Hedda one each; then the owners in turn again.
    choose: [whom('gia'), whom('emma')],
    does: { 'gia.wounds': 1, 'emma.wounds': 2, 'hedda.wounds': 2, morale: -1 },
  },
  frozenPipes: {
    set: s => {
      s.food = 3
    },
    does: { food: -2, lasting: 'badNight' },
  },
  openLockers: {
    set: s => {
      setGear(s, 'gia', 'police/truncheon:1', 'police/chainsaw:1')
      setGear(s, 'emma', 'police/shotgun:1')
      setHand(s, 0, 'gas/scrap:1', 'gas/coffee:1')
      setHand(s, 1, 'gas/lighter:1', 'gas/lighter:2', 'gas/fullTank:1')
      setHand(s, 2, 'gas/petrolBomb:1')
    },
    choose: [
      whom('gia'),
      { do: 'card', card: 'police/truncheon:1' },
      { do: 'card', card: 'gas/lighter:1' },
      { do: 'card', card: 'gas/fullTank:1' },
      { do: 'card', card: 'gas/petrolBomb:1' },
    ],
    does: { 'gia.equipment': 'police/chainsaw:1', equipped: -1, hand1: -2, hand2: -1, waste: 4, morale: -1 },
  },
  missingPatrol: [
    {
      set: s => {
        setPeople(
          s,
          ['gia', 0, 'colony'],
          ['anita', 0, 'colony'],
          ['hedda', 1, 'gas'],
          ['emma', 1, 'gas'],
          ['elijah', 2, 'gas'],
        )
        survivorIn(s, 'elijah').at = 'school'
      },
      does: { 'hedda.at': '', 'hedda.of': '', 'people.lost': 1, leader1: 'emma', morale: -1 },
    },
    {
      set: s => {
        survivorIn(s, 'kevin').at = 'colony'
      },
      does: { morale: -2 },
    },
  ],
}

for (const [id, cases] of Object.entries(CASES) as [CrisisId, Case | readonly Case[]][])
  for (const [i, each] of ('does' in cases ? [cases] : cases).entries())
    rule(`[LN-COLONY-CRISIS-02] ${id}${'does' in cases ? '' : ` ${i + 1}`}: what its failure does`, mild, t => {
      turn(t, s => {
        people(s)
        for (const seat of [0, 1, 2]) setHand(s, seat)
        while (crises.draw(s, 'now', 'gone') !== undefined);
        crises.move(s, id, crises.zoneOf(s, id), 'now')
        each.set?.(s)
        s.chance.rolls = [...(each.rolls ?? [])]
      })
      willHappen(t, [1], crisisJudged)
      const found = { ...does(t, { do: 'done' }, ...(each.choose ?? [])) }
      // Then it is the second player's turn.
      assert.equal(found['turn'], 'player 1')
      delete found['turn']
      assert.deepEqual(found, each.does)
      assert.ok(t.state.crises.at.gone.includes(id))
    })

rule('every crisis of the decks is here', mild, t => {
  assert.deepEqual(Object.keys(CASES).toSorted(), [...UNMARKED].toSorted())
  assert.deepEqual(Object.values(t.state.crises.at).flat().toSorted(), [...UNMARKED].toSorted())
})

const PLACES: readonly Place[] = ['colony', 'police', 'grocery', 'school', 'library', 'hospital', 'gas']
rule('a zombie everywhere: one at the colony and one at each location', mild, t => {
  turn(t, s => {
    people(s)
    // The Cold Rooms belong to Raxxon; here they are laid open for once.
    s.crises = crises.lay(s.players.length, { ...s.crises.at, now: ['coldRooms'] })
    setEntrance(s, 'school', 0, { zombies: 4 })
  })
  willHappen(t, [1], crisisJudged)
  does(t, { do: 'done' })
  assert.deepEqual(
    PLACES.map((_, i) => t.state.places[i]!.entrances[0]!.zombies),
    [1, 1, 1, 4, 1, 1, 1],
  )
  // The fifth at the school has found Kevin.
  assert.deepEqual(t.state.people.at.graveyard, ['kevin'])
  assert.equal(items.at(t.state, 'contributed').length, 0)
})

rule('[LN-END-01] feverBed: morale falls first, and where it was the last nobody leaves any more', mild, t => {
  nightfall(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['hedda', 1, 'colony'], ['kevin', 2, 'colony'])
    setCrisis(s, 'feverBed')
    s.food = 10
    s.morale = 1
  })
  voteYes(t, 0, 1, 2)
  assert.equal(t.state.ending, 'morale')
  assert.deepEqual([t.state.people.at.lost, t.state.survivors.length], [[], 3])
})

const silent: Choice = { do: 'tell', yes: false }

rule(
  '[LN-PRINT-10] Shelter: everybody answers first, then all the zombies of the silent come as one batch',
  four,
  t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['emma', 1, 'colony'], ['hedda', 2, 'colony'], ['kevin', 3, 'school'])
      setCrisis(s, 'shelter')
      s.first = 2
    })
    willHappen(t, [1], crisisJudged)
    does(t, { do: 'done' })
    // In player order; until the last has answered, only the six are there.
    for (const seat of [2, 3, 0]) {
      assert.deepEqual(t.pending, [seat])
      assert.deepEqual(does(t, silent), {})
      assert.deepEqual(t.heard('public'), [{ e: 'secret', seat, told: false }])
    }
    assert.deepEqual(colonyZombies(t.state), [1, 1, 1, 1, 1, 1])
    does(t, silent)
    // Eight: once round the entrances, and two more. Nobody was overrun.
    assert.deepEqual(colonyZombies(t.state), [3, 3, 2, 2, 2, 2])
    assert.ok(!news(t).includes('overrun'))
    assert.equal(t.state.survivors.length, 4)
  },
)

rule('[LN-PRINT-10] Shelter: where all tell a secret, the six zombies are all', mild, t => {
  turn(t, s => {
    people(s)
    setCrisis(s, 'shelter')
  })
  willHappen(t, [1], crisisJudged)
  const told: Choice = { do: 'tell', yes: true }
  does(t, { do: 'done' }, told, told, told)
  assert.deepEqual(colonyZombies(t.state), [1, 1, 1, 1, 1, 1])
})

rule('[LN-PRINT-10] Shelter goes on for the others when its six zombies eliminate the first player', harsh, t => {
  turn(t, s => {
    setPeople(s, ['emma', 0, 'colony'], ['gia', 1, 'colony'], ['hedda', 2, 'colony'])
    setEntrance(s, 'colony', 0, { zombies: 3 })
    setCrisis(s, 'shelter')
    s.first = 2
  })
  willHappen(t, [1], crisisJudged)
  does(t, { do: 'done' })
  // Hedda was the lowest and her player's only one.
  assert.deepEqual([t.state.players[2]!.out, t.state.first, t.pending], [true, 1, [1]])
  does(t, silent, silent)
  assert.deepEqual(colonyZombies(t.state), [3, 2, 2, 2, 1, 1])
})
