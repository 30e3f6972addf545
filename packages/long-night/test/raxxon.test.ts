// LN-RAX: the location and the code.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { EXPERIMENT_IDS, experimentRow, LINES, lineOf } from '../src/content/experiments.ts'
import { DECKS } from '../src/content/items.ts'
import { SIDE_EFFECT_IDS, sideEffectRow } from '../src/content/sideEffects.ts'
import { game } from '../src/index.ts'
import { experiments, items } from '../src/language.ts'
import { canAskForRaxxon } from '../src/queries/newGame.ts'
import { wantedFor } from '../src/queries/objectives.ts'
import { isMatched } from '../src/queries/raxxon.ts'
import { hand } from '../src/zones.ts'
import { keepFirst, place, STOP, search } from './choices.ts'
import {
  config,
  does,
  faceOf,
  goTo,
  mild,
  news,
  rule,
  setCrisis,
  setEntrance,
  setHand,
  setPeople,
  survivor,
  survivorIn,
  toldApart,
  voteYes,
} from './longNight.ts'
import { evening, mutants, raxxon, raxxonCzech, setLog, table } from './raxxonTable.ts'

describe('set-up', () => {
  test('[LN-RAX-01, LN-RAX-02] the deck of twenty items and twelve experiments, the top log for everybody', () => {
    const s = game.setup(raxxon, 'set-up')
    assert.deepEqual(items.at(s, 'raxxon').toSorted(), DECKS.raxxon.toSorted())
    assert.equal(items.at(s, 'raxxon').length, 20)
    assert.equal(experiments.at(s, 'deck').length + experiments.at(s, 'log').length, 12)
    const [log] = experiments.at(s, 'log')
    // The order of the others is hidden from every player.
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

  test('[LN-PRINT-14] with Raxxon the table may ask for its cards, too, on both sides of Tribute', () => {
    const wanted = (more: object): readonly unknown[] => {
      const s = game.setup(config(3, { objective: 'tribute', ...more }), 'tribute')
      return wantedFor(s, ['raxxon/scrap:1', 'gas/scrap:1']).map(({ what, have }) => [what, have])
    }
    const at = (place: string): readonly unknown[] => [{ at: place }, 1]
    for (const hard of [false, true]) {
      assert.equal(wanted({ hard, raxxonTribute: true }).length, 6)
      assert.equal(wanted({ hard, modules: ['raxxon'] }).length, 6)
      assert.deepEqual(wanted({ hard, modules: ['raxxon'], raxxonTribute: true }).slice(5), [at('gas'), at('raxxon')])
    }
  })

  test('[LN-PRINT-14] the set-up asks for it only where Tribute may come up with Raxxon', () => {
    const asks = (more: object): boolean => canAskForRaxxon(config(3, more))
    const modules = ['raxxon'] as const
    assert.ok(asks({ objective: 'tribute', modules }) && asks({ objective: 'random', modules }))
    assert.ok(!asks({ objective: 'tribute' }) && !asks({ objective: 'convoy', modules }))
    assert.ok(!asks({ objective: 'tribute', modules, scenario: 'raid' }))
    assert.ok(!asks({ objective: 'random', modules, decks: { name: 'ours', objectives: ['wall'] } }))
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

describe('cards that name the locations 1 to 6', () => {
  rule('[LN-BOARD-12, LN-PLAY-01] neither the bottle of gasoline nor the ring of keys works at Raxxon', raxxon, t => {
    const cards = ['gas/petrolBomb:1', 'school/keyRing:1']
    table(t, 'raxxon', s => {
      setHand(s, 0, ...cards)
      setEntrance(s, 'raxxon', 0, { zombies: 2 })
    })
    for (const card of cards) assert.equal(t.refused(0, { do: 'play', card }), 'LN-PLAY-01 play.noUse')
    table(t, 'school', s => {
      setHand(s, 0, ...cards)
      setEntrance(s, 'school', 0, { zombies: 2 })
    })
    for (const card of cards) assert.ok(t.offers(0, { do: 'play', card }))
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

  rule('[LN-RAX-CODE-05, ED-38] not matched, Czech: the first player names a place all the same', raxxonCzech, t => {
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
