// LN-SCEN-R: Chimp and the Code.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { kindOf } from '../src/content/items.ts'
import { PLACES } from '../src/content/places.ts'
import { game, type State } from '../src/index.ts'
import { experiments, items, people, roads } from '../src/language.ts'
import { startOf } from '../src/queries/newGame.ts'
import { freeSpaces } from '../src/queries/people.ts'
import { placeOf } from '../src/queries/position.ts'
import { executorOf } from '../src/queries/scenario.ts'
import { entranceAt, move, STOP, search, whom } from './choices.ts'
import {
  config,
  faceOf,
  fillColony,
  news,
  rule,
  setEntrance,
  setHand,
  setPeople,
  survivor,
  survivorIn,
} from './longNight.ts'
import { setLog, setMutants } from './raxxonTable.ts'
import {
  chimp,
  chimpCzech,
  eveningIn,
  morning,
  nightIn,
  passages,
  setGate,
  settle,
  turnIn,
  where,
} from './scenarioTable.ts'

const PILL = 'raxxon/redPill:1'

describe('the start', () => {
  rule('[LN-SCEN-R0-01, LN-SCEN-R0-05] Raxxon is in play, and the objective is R1', chimp, t => {
    const { modules, objective, morale, rounds } = t.state
    assert.deepEqual([modules, objective, morale, rounds], [['raxxon'], 'r1', 8, 10])
    assert.equal(experiments.at(t.state, 'log').length, 1)
    assert.deepEqual([t.view(0).scenario, t.view('public').passages], ['chimp', 0])
  })

  test('[LN-SCEN-R0-01] other modules may be in play, too, and a chosen objective gives way', () => {
    const s = game.setup(config(4, { scenario: 'chimp', modules: ['bandits'], objective: 'wall' }), 'a')
    assert.deepEqual([s.modules, s.objective], [['bandits', 'raxxon'], 'r1'])
    assert.deepEqual(startOf(config(4, { scenario: 'chimp' })).rounds, [10, 10])
  })

  rule('[LN-SCEN-R0-02] barricades stand on every space of Raxxon, and nobody may go there', chimp, t => {
    assert.deepEqual(placeOf(t.state, 'raxxon').entrances, [{ zombies: 0, barricades: 4, traps: 0 }])
    assert.equal(placeOf(t.state, 'school').entrances[0]!.zombies, 1)
    turnIn(t, 'r1')
    assert.equal(freeSpaces(t.state, 'raxxon'), 0)
    assert.equal(t.refused(0, move('gia', 'raxxon')), 'LN-SCEN-R0-02 move.sealed')
    assert.ok(t.offers(0, move('gia', 'school')))
  })

  rule('[LN-SCEN-R0-03] neither pills nor the code are used', chimp, t => {
    turnIn(t, 'r1', s => setHand(s, 0, PILL))
    assert.equal(t.refused(0, { do: 'play', card: PILL }), 'LN-SCEN-R0-03 play.pills')
    assert.equal(t.refused(0, { do: 'code', die: 3 }), 'LN-SCEN-R0-03 code.notYet')
    eveningIn(t, 'r1')
    assert.ok(!news(t).includes('code'))
    assert.equal(t.state.mutants.length, 0)
  })

  rule('[LN-SCEN-R0-04] Blue and Emma are set aside before survivors are dealt', chimp, t => {
    assert.deepEqual(people.at(t.state, 'aside'), ['blue', 'emma'])
    for (const seat of [0, 1, 2])
      for (const id of t.view(seat).own!.dealt) assert.ok(id !== 'blue' && id !== 'emma', id)
  })

  rule(
    '[LN-SCEN-R0-07, LN-SETUP-04] Emma has the plans even if mixing has left them out of the deck',
    { ...chimp, decks: { name: 'Raxxon', cards: { raxxon: { bandage: 4 } } } },
    t => {
      t.arrange(s => {
        const plans = items.at(s, 'raxxon').find(card => kindOf(card) === 'raxxonPlans')
        if (plans !== undefined) items.move(s, plans, 'raxxon', 'left')
      })
      settle(t)
      assert.deepEqual(survivor(t, 'emma').equipment.map(kindOf), ['raxxonPlans'])
    },
  )

  rule('[LN-SCEN-R0-06, LN-SCEN-R0-07] Emma comes to the first player, with the plans of Raxxon', chimp, t => {
    const before = [...items.at(t.state, 'raxxon')]
    settle(t)
    const { first } = t.state
    const { seat, at, equipment } = survivor(t, 'emma')
    assert.deepEqual([seat, at, equipment.map(kindOf)], [first, 'colony', ['raxxonPlans']])
    assert.notEqual(t.state.players[first]!.leader, 'emma')
    const left = before.filter(card => kindOf(card) !== 'raxxonPlans')
    assert.deepEqual([...items.at(t.state, 'raxxon')].toSorted(), left.toSorted())
    assert.notDeepEqual(items.at(t.state, 'raxxon'), left, 'the deck is shuffled')
    assert.deepEqual(people.at(t.state, 'aside'), ['blue'])
    assert.deepEqual(passages(t), [`plans ${first}`])
    assert.equal(t.view(1).reader, first)
  })
})

/** R1 is complete tonight. */
const gateBlown =
  (set: (s: State) => void = () => {}) =>
  (s: State) => {
    setGate(s)
    setEntrance(s, 'raxxon', 0, { barricades: 4 })
    set(s)
  }

describe('after R1', () => {
  rule('[LN-SCEN-01] step 5 reads the passage instead of ending the game', chimp, t => {
    nightIn(t, 'r1', gateBlown())
    assert.deepEqual([t.state.ending, t.state.passages, t.state.objective], ['none', 1, 'r1'])
  })

  rule('[LN-SCEN-01] a card too few, even after an exile, and the story waits', chimp, t => {
    nightIn(t, 'r1', s => {
      setGate(s, 5)
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['kevin', 2, 'gas'])
      Object.assign(s.players[2]!, { exiled: true, role: 'traitor' })
    })
    assert.deepEqual([t.state.passages, passages(t)], [0, []])
  })

  test('[LN-SCEN-R1-01] the fewest survivors read and act; of several the highest influence', () => {
    const s = game.setup(chimp, 'a')
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['kevin', 1, 'colony'], ['anita', 2, 'colony'])
    assert.equal(executorOf(s), 0)
    setPeople(s, ['anita', 0, 'colony'], ['rocco', 1, 'colony'], ['kevin', 1, 'colony'], ['gia', 2, 'colony'])
    assert.equal(executorOf(s), 2)
    setPeople(s, ['gia', 0, 'gas'], ['emma', 0, 'gas'], ['rocco', 1, 'gas'], ['anita', 2, 'gas'], ['hedda', 2, 'gas'])
    assert.equal(executorOf(s), 1)
  })

  rule('[LN-SCEN-R1-03] a reader without survivors puts nobody there, and Blue leads', chimp, t => {
    nightIn(
      t,
      'r1',
      gateBlown(s => setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'gas'])),
    )
    assert.deepEqual(passages(t), ['gate 2'])
    assert.deepEqual(where(t, 'gia', 'rocco', 'blue'), ['school', 'gas', 'raxxon'])
    assert.deepEqual([survivor(t, 'blue').seat, t.state.players[2]!.leader], [2, 'blue'])
  })

  rule('[LN-SCEN-R1-02, LN-SCEN-R1-06, LN-SCEN-04] the reader sends one; Blue comes', chimp, t => {
    nightIn(
      t,
      'r1',
      gateBlown(s => {
        setPeople(s, ['gia', 0, 'school'], ['rocco', 0, 'gas'], ['emma', 1, 'colony'], ['hedda', 1, 'colony'])
        s.players[2]!.out = true
      }),
    )
    const [reader] = t.pending
    assert.ok(reader === 0 || reader === 1)
    const chosen = reader === 0 ? 'rocco' : 'hedda'
    assert.deepEqual(placeOf(t.state, 'raxxon').entrances[0]!.barricades, 0)
    t.choose(reader, whom(chosen))
    assert.deepEqual(where(t, chosen, 'blue'), ['raxxon', 'raxxon'])
    assert.deepEqual([survivor(t, 'blue').seat, survivor(t, 'blue').wounds], [reader, 1])
    assert.equal(survivor(t, chosen).moved, false)
    assert.ok(!news(t).includes('exposed'))
  })

  rule('[LN-SCEN-R1-05] three zombies of the colony go to Raxxon, from entrances of choice', chimp, t => {
    nightIn(
      t,
      'r1',
      gateBlown(s => setEntrance(s, 'colony', 3, { zombies: 3 })),
    )
    for (let i = 0; i < 3; i++) t.choose(t.pending[0]!, entranceAt(3))
    assert.equal(placeOf(t.state, 'raxxon').entrances[0]!.zombies, 3)
    assert.deepEqual(
      placeOf(t.state, 'colony').entrances.map(each => each.zombies),
      [1, 1, 0, 0, 0, 0],
    )
    assert.equal(t.options(t.pending[0]!)[0]!.do, 'call')
  })

  rule('[LN-SCEN-R1-05] fewer, if there are fewer', chimp, t => {
    nightIn(t, 'r1', gateBlown())
    for (let [seat] = t.pending; t.options(seat!)[0]!.do === 'entrance'; [seat] = t.pending)
      t.choose(seat!, t.options(seat!)[0]!)
    assert.equal(placeOf(t.state, 'raxxon').entrances[0]!.zombies, 2)
  })

  rule('[LN-SCEN-R1-07] without room for Blue the first player sends a survivor home, which is no move', chimp, t => {
    nightIn(
      t,
      'r1',
      gateBlown(s => {
        setPeople(
          s,
          ['gia', 0, 'raxxon'],
          ['rocco', 1, 'raxxon'],
          ['emma', 1, 'raxxon'],
          ['kevin', 2, 'raxxon'],
          ['anita', 2, 'gas'],
        )
        s.first = 1
      }),
    )
    t.choose(1, whom('kevin'))
    assert.deepEqual(where(t, 'kevin', 'blue', 'gia'), ['colony', 'raxxon', 'raxxon'])
    assert.deepEqual([survivor(t, 'kevin').moved, survivor(t, 'blue').seat], [false, 0])
  })

  rule('[LN-SCEN-R1-07] with a full colony, too, she does not come', chimp, t => {
    nightIn(
      t,
      'r1',
      gateBlown(s => {
        setPeople(s, ['gia', 0, 'raxxon'], ['rocco', 1, 'raxxon'], ['emma', 1, 'raxxon'], ['kevin', 2, 'raxxon'])
        s.food = 30
        fillColony(s)
      }),
    )
    for (let [seat] = t.pending; t.options(seat!)[0]!.do !== 'call'; [seat] = t.pending)
      t.choose(seat!, t.options(seat!)[0]!)
    assert.deepEqual([freeSpaces(t.state, 'colony'), freeSpaces(t.state, 'raxxon')], [0, 0])
    assert.deepEqual(people.at(t.state, 'aside'), ['blue'])
  })

  rule('[LN-SCEN-R1-04, LN-SCEN-R1-08] then Raxxon can be reached and searched, and pills work', chimp, t => {
    turnIn(t, 'r2', s => {
      setHand(s, 0, PILL)
      s.chance.rolls = [faceOf('blank'), faceOf('wound')]
    })
    assert.ok(t.offers(0, { do: 'play', card: PILL }))
    t.choose(0, move('gia', 'raxxon'))
    t.choose(0, search('gia', 6))
    t.choose(0, STOP)
    t.choose(0, t.options(0).find(o => o.do === 'keep')!)
    assert.equal(survivor(t, 'gia').wounds, 1)
  })

  for (const [objective, comes] of [
    ['r1', false],
    ['r2', true],
  ] as const)
    rule(
      `[LN-SCEN-R0-03, LN-XROADS-02] ${objective}: the card with the last pill ${comes ? 'comes up' : 'does not come up'}`,
      chimp,
      t => {
        turnIn(t, objective, s => {
          survivorIn(s, 'rocco').wounds = 1
          roads.move(s, 'theLastStrip', roads.zoneOf(s, 'theLastStrip'), 'deck')
        })
        t.choose(0, { do: 'done' })
        // Gia could heal somebody first.
        t.choose(0, { do: 'skip' })
        assert.deepEqual([t.state.active, t.view(1).roads.now === 'theLastStrip'], [1, comes])
      },
    )

  rule('[LN-SCEN-R1-08] containment stays off', chimp, t => {
    eveningIn(t, 'r2', s => {
      s.code = [3, 5]
    })
    assert.ok(!news(t).includes('code'))
    assert.deepEqual(t.state.code, [3, 5])
  })

  for (const [edition, table, rounds] of [
    ['pl', chimp, 3],
    ['cs', chimpCzech, 4],
  ] as const)
    rule(`[LN-SCEN-02, ED-40] ${edition}: the marker of rounds ${rounds === 4 ? 'stays' : 'goes on'}`, table, t => {
      nightIn(t, 'r1', gateBlown())
      for (let [seat] = t.pending; t.options(seat!)[0]!.do === 'entrance'; [seat] = t.pending)
        t.choose(seat!, t.options(seat!)[0]!)
      assert.equal(t.state.rounds, rounds)
      // Step 7 comes in both.
      assert.equal(t.options(t.pending[0]!)[0]!.do, 'call')
    })

  rule('[LN-SCEN-03, LN-SCEN-R1-09] the next round begins with R2, and the cards under R1 are gone', chimp, t => {
    nightIn(t, 'r1', gateBlown())
    for (let [seat] = t.pending; t.options(seat!)[0]!.do === 'entrance'; [seat] = t.pending)
      t.choose(seat!, t.options(seat!)[0]!)
    assert.equal(t.state.objective, 'r1')
    morning(t)
    assert.deepEqual([t.state.objective, items.at(t.state, 'objective').length], ['r2', 0])
    assert.ok(t.heard('public').some(event => event.e === 'newObjective' && event.objective === 'r2'))
  })
})

const NINE = [1, 2, 3, 4, 5, 6, 1, 2, 3]

describe('after R2', () => {
  rule('[LN-SCEN-R2-01, LN-SCEN-R2-02] the dice are gone, and everybody at Raxxon is carried home', chimp, t => {
    nightIn(t, 'r2', s => {
      setPeople(s, ['gia', 0, 'raxxon'], ['rocco', 1, 'school'], ['blue', 2, 'raxxon'])
      setLog(s, 'hunter')
      s.code = [...NINE]
    })
    assert.deepEqual(passages(t), ['friend 0'])
    assert.deepEqual(t.state.code, [])
    assert.deepEqual(where(t, 'gia', 'rocco', 'blue'), ['colony', 'school', 'colony'])
  })

  rule('[LN-SCEN-R2-02, LN-EXILE-05] a survivor of an exile is carried home, too, and has to leave again', chimp, t => {
    nightIn(t, 'r2', s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['kevin', 2, 'raxxon'])
      Object.assign(s.players[2]!, { exiled: true, role: 'traitor' })
      setLog(s, 'hunter')
      s.code = [...NINE]
    })
    assert.ok(t.heard('public').some(each => each.e === 'put' && each.survivor === 'kevin' && each.to === 'colony'))
    assert.deepEqual([where(t, 'kevin'), t.pending], [['colony'], [2]])
    assert.ok(!t.offers(2, { do: 'flee', survivor: 'kevin', to: 'raxxon' }))
    t.choose(2, { do: 'flee', survivor: 'kevin', to: 'gas' })
    assert.deepEqual([where(t, 'kevin'), survivor(t, 'kevin').moved], [['gas'], false])
    assert.ok(!news(t).includes('exposed'))
  })

  rule('[LN-SCEN-R2-02, LN-TEXT-02] of two exiles the first player says who leaves the colony first', chimp, t => {
    nightIn(t, 'r2', s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'raxxon'], ['kevin', 2, 'raxxon'])
      for (const [seat, role] of [
        [1, 'loyal'],
        [2, 'traitor'],
      ] as const)
        Object.assign(s.players[seat]!, { exiled: true, role })
      setLog(s, 'hunter')
      s.code = [...NINE]
    })
    assert.deepEqual(t.pending, [0])
    t.choose(0, { do: 'next', player: 2 })
    t.choose(2, { do: 'flee', survivor: 'kevin', to: 'gas' })
    assert.ok(!t.offers(1, { do: 'flee', survivor: 'rocco', to: 'raxxon' }))
    t.choose(1, { do: 'flee', survivor: 'rocco', to: 'gas' })
    assert.ok(!news(t).includes('exposed'))
    assert.deepEqual(where(t, 'rocco', 'kevin'), ['gas', 'gas'])
  })

  rule('[LN-SCEN-R2-02, LN-TEXT-02] with too few spaces the first player says who comes in', chimp, t => {
    nightIn(t, 'r2', s => {
      setPeople(s, ['gia', 0, 'raxxon'], ['rocco', 1, 'raxxon'], ['kevin', 2, 'raxxon'], ['emma', 2, 'school'])
      fillColony(s)
      s.helpless--
      s.food = 30
      setLog(s, 'hunter')
      s.code = [...NINE]
    })
    assert.deepEqual([t.pending, t.view(1).order], [[0], 'home'])
    t.choose(0, { do: 'survivor', survivor: 'kevin' })
    assert.deepEqual(where(t, 'gia', 'rocco', 'kevin', 'emma'), ['raxxon', 'raxxon', 'colony', 'school'])
  })

  rule('[LN-SCEN-01] eight dice are too few for three players', chimp, t => {
    nightIn(t, 'r2', s => {
      s.code = NINE.slice(1)
    })
    assert.deepEqual([t.state.passages, t.state.code.length], [1, 8])
  })

  for (const [players, out] of [
    [3, 2],
    [4, 3],
  ] as const)
    rule(`[LN-SCEN-R2-03] with ${players} players ${out} experiments get out at once`, { ...chimp, players }, t => {
      nightIn(t, 'r2', s => {
        const people = ['gia', 'rocco', 'kevin', 'anita'].slice(0, players)
        setPeople(s, ...people.map((id, i) => [id, i, 'colony'] as const))
        s.code = [...NINE, 1, 2, 3]
      })
      const left = [...experiments.at(t.state, 'loose'), ...experiments.at(t.state, 'gone')]
      assert.equal(left.length, out)
      assert.equal(experiments.at(t.state, 'log').length, 1)
    })

  for (const [edition, out] of [
    ['pl', 2],
    ['cs', 3],
  ] as const)
    rule(`[LN-SCEN-R2-03, ED-43] ${edition}: one of four is exiled`, { ...chimp, players: 4, edition }, t => {
      nightIn(t, 'r2', s => {
        setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['kevin', 2, 'colony'], ['anita', 3, 'gas'])
        Object.assign(s.players[3]!, { exiled: true, role: 'traitor' })
        s.code = [...NINE]
      })
      assert.equal(experiments.at(t.state, 'loose').length + experiments.at(t.state, 'gone').length, out)
    })

  rule('[LN-SCEN-R2-04, LN-SCEN-R2-05] from R3 on the code is checked', chimp, t => {
    nightIn(t, 'r2', s => {
      s.code = [...NINE]
    })
    assert.equal(t.state.objective, 'r2')
    morning(t)
    assert.equal(t.state.objective, 'r3')
    eveningIn(t, 'r3', s => setLog(s, 'hunter'))
    assert.ok(news(t).includes('code'))
  })
})

describe('the end', () => {
  const shut = (s: State): void => {
    setLog(s, 'claw')
    s.code = [1, 2]
    setMutants(s)
  }

  rule('[LN-SCEN-R3-01] R3: no special zombie, the code matched: the game ends as usual', chimp, t => {
    eveningIn(t, 'r3', shut)
    for (const seat of t.pending) t.choose(seat, { do: 'vote', yes: true })
    assert.deepEqual([t.state.ending, t.state.phase], ['objective', 'over'])
  })

  rule('[LN-SCEN-R3-01] two special zombies may be left', chimp, t => {
    eveningIn(t, 'r3', s => {
      shut(s)
      setMutants(s, ['siren', 'gas'], ['hunter', 'gas'])
    })
    for (const seat of t.pending) t.choose(seat, { do: 'vote', yes: true })
    assert.equal(t.state.ending, 'objective')
  })

  rule('[LN-SCEN-R3-01] not with three special zombies on the board', chimp, t => {
    eveningIn(t, 'r3', s => {
      shut(s)
      setMutants(s, ['siren', 'gas'], ['hunter', 'gas'], ['hunter', 'school'])
    })
    for (const seat of t.pending) t.choose(seat, { do: 'vote', yes: true })
    assert.deepEqual([t.state.ending, t.state.matched], ['none', true])
    // The code of one round does not count in the next.
    morning(t)
    assert.deepEqual([t.state.phase, t.state.matched], ['turns', false])
  })

  rule('[LN-SCEN-05] all together a card of the scenario has one side', { ...chimp, variant: 'cooperative' }, t => {
    assert.deepEqual([t.state.side, t.state.morale, t.state.rounds], ['normal', 8, 10])
    assert.equal(placeOf(t.state, PLACES[1]).entrances[0]!.zombies, 1)
  })
})
