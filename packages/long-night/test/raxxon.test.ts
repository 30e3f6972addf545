// LN-RAX: the location, its pills, and the code.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { EXPERIMENT_IDS, experimentRow, LINES, lineOf } from '../src/content/experiments.ts'
import { DECKS } from '../src/content/items.ts'
import { SIDE_EFFECT_IDS, sideEffectRow } from '../src/content/sideEffects.ts'
import { game } from '../src/index.ts'
import { experiments, items } from '../src/language.ts'
import { needOf } from '../src/queries/colony.ts'
import { wantedFor } from '../src/queries/objectives.ts'
import { isMatched, sideEffectsOf } from '../src/queries/raxxon.ts'
import { attackValue, diceOf, keptOf, searchValue } from '../src/queries/values.ts'
import { hand } from '../src/zones.ts'
import { keepFirst, place, STOP, search, whom } from './choices.ts'
import {
  config,
  does,
  faceOf,
  goTo,
  type LongNight,
  mild,
  news,
  rule,
  setCrisis,
  setHand,
  setPeople,
  survivor,
  survivorIn,
  toldApart,
  voteYes,
} from './longNight.ts'
import { evening, mutants, raxxon, raxxonCzech, setLog, table } from './raxxonTable.ts'

const RED = 'raxxon/redPill:1'

describe('set-up', () => {
  test('[LN-RAX-01, LN-RAX-02] the deck of twenty items and twelve experiments, the top log for everybody', () => {
    const s = game.setup(raxxon, 'set-up')
    assert.deepEqual(items.at(s, 'raxxon').toSorted(), DECKS.raxxon.toSorted())
    assert.equal(items.at(s, 'raxxon').length, 20)
    assert.equal(experiments.at(s, 'deck').length + experiments.at(s, 'log').length, 12)
    const [log] = experiments.at(s, 'log')
    // Nobody can tell in which order the others lie.
    const other = game.copy(s)
    other.experiments.at.deck.reverse()
    for (const viewer of [0, 1, 2, 'public'] as const) {
      const seen = game.view(s, viewer).raxxon
      assert.deepEqual(seen, { log, left: 11, loose: [], gone: [], dice: [], checking: false })
      assert.deepEqual(game.view(other, viewer), game.view(s, viewer))
    }
    assert.ok(!('raxxon' in game.view(game.setup(mild, 'none'), 0)))
  })

  test('[LN-RAX-02] another seed lays another log on top', () => {
    const tops = ['a', 'b', 'c', 'd', 'e'].map(seed => game.view(game.setup(raxxon, seed), 0).raxxon!.log)
    assert.ok(new Set(tops).size > 1)
  })

  test('[LN-CARD-08] twelve experiments with nineteen figures, different codes, and a line for every roll', () => {
    assert.equal(EXPERIMENT_IDS.length, 12)
    assert.equal(
      EXPERIMENT_IDS.reduce((sum, id) => sum + experimentRow(id).figures, 0),
      19,
    )
    assert.equal(new Set(EXPERIMENT_IDS.map(id => experimentRow(id).code.join())).size, 12)
    for (const id of EXPERIMENT_IDS) {
      const { code, lines } = experimentRow(id)
      assert.ok(code[0] !== code[1] && code.every(value => value >= 1 && value <= 6), id)
      assert.deepEqual(new Set([1, 2, 3, 4, 5, 6].map(rolled => lineOf(id, rolled))), new Set(LINES), id)
      assert.equal(lines.high.upTo, 6, id)
      assert.equal(lines.high.fate, 'gone', `${id} can be got rid of`)
    }
  })

  test('[LN-RAX-03] six side effects: three are useful, three do harm', () => {
    assert.equal(SIDE_EFFECT_IDS.length, 6)
    assert.equal(SIDE_EFFECT_IDS.filter(id => sideEffectRow(id).useful).length, 3)
  })

  test('[LN-PRINT-14] on the hard side with Raxxon, Tribute wants cards of Raxxon, too', () => {
    const wanted = (more: object): readonly unknown[] => {
      const s = game.setup(config(3, { objective: 'tribute', ...more }), 'tribute')
      return wantedFor(s, ['raxxon/scrap:1', 'gas/scrap:1']).map(({ what, have }) => [what, have])
    }
    const at = (place: string): readonly unknown[] => [{ at: place }, 1]
    assert.equal(wanted({ hard: true }).length, 6)
    assert.equal(wanted({ modules: ['raxxon'] }).length, 6)
    assert.deepEqual(wanted({ modules: ['raxxon'], hard: true }).slice(5), [at('gas'), at('raxxon')])
  })
})

describe('searches', () => {
  rule('[LN-RAX-04] a search at Raxxon ends with an exposure roll', raxxon, t => {
    table(t, 'raxxon', s => void (s.chance.rolls = [faceOf('wound')]))
    assert.deepEqual(does(t, search('gia', 3), STOP, keepFirst), {
      'dice0.3': -1,
      exposed: 1,
      'gia.wounds': 1,
      hand0: 1,
      raxxon: -1,
    })
  })

  rule('[LN-RAX-04] whoever dies of it leaves the card to the hand; elsewhere nothing is rolled', raxxon, t => {
    table(t, 'raxxon', s => {
      setPeople(
        s,
        ['gia', 0, 'raxxon', { wounds: 2 }],
        ['kevin', 0, 'colony'],
        ['rocco', 1, 'colony'],
        ['emma', 2, 'colony'],
      )
      s.chance.rolls = [faceOf('wound')]
    })
    const before = items.at(t.state, hand(0)).length
    does(t, search('gia', 3), STOP, keepFirst)
    assert.equal(survivor(t, 'gia'), undefined)
    assert.equal(items.at(t.state, hand(0)).length, before + 1)
    table(t, 'gas')
    assert.equal(does(t, search('gia', 3), STOP, keepFirst)['exposed'], undefined)
  })
})

/** Seat 0 has a red pill and swallows it. */
function swallow(t: LongNight, roll: number, set: Parameters<typeof table>[2] = () => {}): void {
  table(t, 'school', s => {
    setHand(s, 0, RED)
    set(s)
    s.chance.rolls = [roll]
  })
  t.choose(0, { do: 'play', card: RED })
}

describe('pills', () => {
  rule('[LN-RAX-PILL-01] one own survivor, one die: 3 or 4 heals', raxxon, t => {
    swallow(t, 3, s => {
      setPeople(
        s,
        ['gia', 0, 'school', { wounds: 1 }],
        ['kevin', 0, 'gas'],
        ['rocco', 1, 'colony'],
        ['emma', 2, 'colony'],
      )
    })
    assert.deepEqual(
      t.options(0).map(o => (o.do === 'survivor' ? o.survivor : o.do)),
      ['gia', 'kevin'],
    )
    t.choose(0, whom('gia'))
    assert.equal(survivor(t, 'gia').wounds, 0)
    assert.deepEqual(t.state.sideEffects, [])
    // LN-PLAY-03: an event leaves the game.
    assert.ok(items.at(t.state, 'removed').includes(RED))
    assert.deepEqual(
      news(t).filter(name => name === 'dosed'),
      ['dosed'],
    )
  })

  for (const [roll, id] of [
    [1, 'shakes'],
    [2, 'shakes'],
    [5, 'ironPulse'],
    [6, 'ironPulse'],
  ] as const)
    rule(`[LN-RAX-PILL-02] a roll of ${roll} brings the side effect ${id}`, raxxon, t => {
      swallow(t, roll)
      assert.deepEqual(sideEffectsOf(t.state, 'gia'), [id])
      for (const viewer of [1, 'public'] as const)
        assert.deepEqual(t.view(viewer).sideEffects, [{ id, survivor: 'gia' }])
      assert.equal(attackValue(t.state, survivor(t, 'gia')), id === 'shakes' ? 3 : 1)
    })

  test('[LN-RAX-PILL-02] every side effect changes one number, of its survivor, group or colony', () => {
    const s = game.setup(raxxon, 'effects')
    setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'colony'], ['rocco', 1, 'colony'])
    const numbers = (): readonly number[] => [
      searchValue(s, survivorIn(s, 'gia')),
      attackValue(s, survivorIn(s, 'gia')),
      diceOf(s, 0),
      needOf(s),
      searchValue(s, survivorIn(s, 'kevin')),
      diceOf(s, 1),
    ]
    const before = numbers()
    const changes = SIDE_EFFECT_IDS.map(id => {
      s.sideEffects = [{ id, survivor: 'gia' }]
      return numbers().map((n, i) => n - before[i]!)
    })
    assert.deepEqual(changes, [
      [-1, 0, 0, 0, 0, 0],
      [0, -1, 0, 0, 0, 0],
      [0, 0, 1, 0, 0, 0],
      [0, 1, 0, 0, 0, 0],
      [1, 0, 0, 0, 0, 0],
      [0, 0, 0, 1, 0, 0],
    ])
  })

  rule('[LN-RAX-PILL-01] the other pills, and the plans of the place', raxxon, t => {
    const WHITE = 'raxxon/whitePill:1'
    const YELLOW = 'raxxon/yellowPill:1'
    table(t, 'raxxon', s => {
      survivorIn(s, 'gia').wounds = 2
      setHand(s, 0, WHITE, YELLOW, 'raxxon/raxxonPlans:1')
      s.chance.rolls = [5, 4]
    })
    t.choose(0, { do: 'play', card: WHITE })
    t.choose(0, { do: 'play', card: YELLOW })
    assert.equal(survivor(t, 'gia').wounds, 0)
    assert.deepEqual(sideEffectsOf(t.state, 'gia'), ['owlEyes'])
    t.choose(0, { do: 'play', card: 'raxxon/raxxonPlans:1' })
    assert.equal(keptOf(t.state, survivor(t, 'gia')), 2)
    assert.equal(keptOf(t.state, { ...survivor(t, 'gia'), at: 'gas' }), 1)
  })

  rule('[LN-RAX-PILL-03] while somebody has it nobody else gets it; it lies there again after a death', raxxon, t => {
    swallow(t, 1, s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.sideEffects = [{ id: 'shakes', survivor: 'rocco' }]
    })
    assert.deepEqual(t.state.sideEffects, [{ id: 'shakes', survivor: 'rocco' }])
    swallow(t, 1, s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.sideEffects = []
    })
    assert.deepEqual(sideEffectsOf(t.state, 'gia'), ['shakes'])
    t.arrange(s => {
      survivorIn(s, 'gia').wounds = 2
      s.chance.rolls = [faceOf('wound')]
    })
    t.choose(0, { do: 'move', survivor: 'gia', to: 'gas' })
    assert.deepEqual(t.state.sideEffects, [])
  })

  rule('[LN-RAX-PILL-02] nothing hands a side effect off or contributes it', raxxon, t => {
    table(t, 'colony', s => void (s.sideEffects = [{ id: 'shakes', survivor: 'gia' }]))
    assert.ok(!t.options(0).some(o => o.do === 'handOff'))
    assert.ok(!JSON.stringify(t.options(0)).includes('shakes'))
  })
})

describe('the code', () => {
  rule('[LN-RAX-CODE-01] dice go onto Raxxon, any number, from players with a survivor there', raxxon, t => {
    table(t, 'raxxon', s => void (s.code = []))
    assert.deepEqual(does(t, { do: 'code', die: 4 }, { do: 'code', die: 1 }), { 'dice0.4': -1, 'dice0.1': -1 })
    assert.deepEqual(t.view('public').raxxon!.dice, [4, 1])
    assert.deepEqual(t.state.players[0]!.used, [])
    t.arrange(s => void (survivorIn(s, 'gia').at = 'colony'))
    assert.equal(t.refused(0, { do: 'code', die: 2 }), 'LN-RAX-CODE-01 code.nobody')
  })

  rule('[LN-RAX-CODE-01] an exiled player may do so, too', raxxon, t => {
    table(t, 'raxxon', s => Object.assign(s.players[0]!, { exiled: true, role: 'loyal' }))
    t.choose(0, { do: 'code', die: 4 })
    assert.deepEqual(t.state.code, [4])
  })

  test('[LN-RAX-CODE-02] two dice of the code, in either order, whatever else lies there', () => {
    const matched = (...dice: readonly number[]): boolean => isMatched('hunter', dice)
    assert.ok(matched(1, 3) && matched(3, 1) && matched(6, 3, 3, 1))
    assert.ok(!matched(1) && !matched(1, 1) && !matched(3, 4) && !matched())
  })

  rule('[LN-RAX-CODE-03] matched, and the members are for it: the experiment is gone, nothing comes', raxxon, t => {
    evening(t, s => {
      setLog(s, 'hunter')
      s.code = [3, 6, 1]
    })
    const next = experiments.top(t.state, 'deck')
    voteYes(t, 0, 2)
    assert.deepEqual(mutants(t.state), [])
    assert.ok(experiments.at(t.state, 'gone').includes('hunter'))
    assert.equal(t.view(1).raxxon!.log, next)
    // LN-RAX-CODE-06
    assert.deepEqual(t.state.code, [])
  })

  rule('[LN-RAX-CODE-03] only members vote', raxxon, t => {
    evening(t, s => {
      setLog(s, 'hunter')
      s.code = [3, 1]
      Object.assign(s.players[2]!, { exiled: true, role: 'traitor' })
    })
    assert.deepEqual([...t.pending], [0, 1])
  })

  rule('[LN-RAX-CODE-04] against it: 3 fewer zombies at a place of the first player, and it comes', raxxon, t => {
    evening(t, s => {
      setLog(s, 'tank')
      s.code = [1, 6]
      s.helpless = 11
    })
    voteYes(t, 1)
    // Fourteen people in the colony and Rocco: five zombies without the choice.
    t.choose(0, place('colony'))
    assert.deepEqual(mutants(t.state), ['tank colony'])
    assert.equal(t.heard(1).filter(event => event.e === 'zombie').length, 2)
    assert.ok(t.heard(1).some(event => event.e === 'fewer' && event.at === 'colony' && event.count === 3))
  })

  rule('[LN-RAX-CODE-04] what is left of the three is taken off the noise', raxxon, t => {
    evening(t, s => {
      setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.places[6]!.noise = 3
      setLog(s, 'tank')
      s.code = [1, 6]
      s.chance.rolls = [2, 2, 2]
    })
    voteYes(t, 1)
    t.choose(0, place('gas'))
    // One for Gia and two of the three loud tokens do not come.
    assert.equal(t.state.places[6]!.entrances[0]!.zombies, 1)
    assert.equal(t.state.fewer, 0)
  })

  rule(
    '[LN-RAX-CODE-05, EX-14] not matched, Polish: two Hunters at two rolled locations, nothing is asked',
    raxxon,
    t => {
      evening(t, s => {
        setLog(s, 'hunter')
        s.code = [1, 4]
        s.chance.rolls = [2, 5]
      })
      assert.deepEqual(mutants(t.state), ['hunter grocery', 'hunter hospital'])
      assert.deepEqual(t.view(2).raxxon!.loose, ['hunter'])
      assert.deepEqual(t.state.code, [])
      assert.ok(!t.heard(0).some(event => event.e === 'fewer'))
    },
  )

  rule('[LN-RAX-CODE-05] not matched, Czech: the first player names a place all the same', raxxonCzech, t => {
    evening(t, s => {
      setLog(s, 'tank')
      s.helpless = 11
    })
    t.choose(0, place('colony'))
    assert.deepEqual(mutants(t.state), ['tank colony'])
    assert.equal(t.heard(1).filter(event => event.e === 'zombie').length, 2)
  })

  rule('[LN-COLONY-00] the code comes before the meal; the choices of the vote tell nothing', raxxon, t => {
    evening(t, s => {
      setLog(s, 'hunter')
      s.code = [3, 1]
      setCrisis(s, 'fuelShortage')
    })
    assert.deepEqual(
      news(t).filter(name => ['code', 'ate'].includes(name)),
      ['code'],
    )
    toldApart(t)
    voteYes(t, 0, 1)
    assert.deepEqual(
      news(t).filter(name => ['contained', 'ate'].includes(name)),
      ['contained', 'ate'],
    )
  })

  rule('[LN-RAX-CODE-06] dice on Raxxon are rolled again in the next round', raxxon, t => {
    table(t, 'raxxon')
    t.choose(0, { do: 'code', die: 6 })
    goTo(t, 'dice')
    assert.equal(t.state.players[0]!.dice.length, 2)
  })
})
