// LN-SCEN-B: Bandit Raid.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Seat } from '@lastlight/kernel'
import { isBetrayal } from '../src/content/secretObjectives.ts'
import { survivorRow } from '../src/content/survivors.ts'
import { game, type State } from '../src/index.ts'
import { crises, goals, items, people } from '../src/language.ts'
import { banditLeader } from '../src/queries/position.ts'
import { chapterWants } from '../src/queries/scenario.ts'
import { goal, hand } from '../src/zones.ts'
import { config, fillColony, goTo, news, rule, setPeople, survivor, turn } from './longNight.ts'
import { morning, nightIn, passages, raid, raidCzech, setBandits, turnIn, where } from './scenarioTable.ts'

describe('the start', () => {
  rule('[LN-SCEN-B0-01] bandits are in play, and the objective is B1', raid, t => {
    const { modules, objective, morale, rounds } = t.state
    assert.deepEqual([modules, objective, morale, rounds], [['bandits'], 'b1', 8, 10])
    assert.equal(t.view('public').scenario, 'raid')
  })

  test('[LN-SCEN-B0-02] the only betrayal objective that is dealt is the Bandit', () => {
    const dealt = Array.from({ length: 40 }, (_, i) => {
      const s = game.setup(config(3, { scenario: 'raid', likelyTraitor: true }), `raid ${i}`)
      return [0, 1, 2].flatMap(seat => goals.at(s, goal(seat))).filter(isBetrayal)
    })
    assert.deepEqual([...new Set(dealt.flat())], ['bandit'])
    assert.ok(dealt.some(ids => ids.length === 0))
  })

  test('[LN-SCEN-05, LN-SCEN-B0-02] it is in no other game, and not where nobody hides a goal', () => {
    for (const other of [config(3, { modules: ['bandits'] }), config(2, { scenario: 'raid', variant: 'dilemma' })]) {
      const s = game.setup(other, 'a')
      assert.ok(!goals.zones.flatMap(zone => goals.at(s, zone)).includes('bandit'))
    }
  })

  rule('[LN-SCEN-B0-03] each player may draw a card of the Hospital, from the first player on', raid, t => {
    for (let [seat] = t.pending; !t.offers(seat!, { do: 'gift', yes: true }); [seat] = t.pending)
      t.choose(seat!, t.options(seat!)[0]!)
    const { first } = t.state
    assert.deepEqual(passages(t), [`gifts ${first}`])
    const size = (seat: Seat): number => items.at(t.state, hand(seat)).length
    const deck = items.at(t.state, 'hospital').length
    for (const [i, yes] of [true, false, true].entries()) {
      const seat = (first + i) % 3
      assert.deepEqual(t.pending, [seat])
      const before = size(seat)
      t.choose(seat, { do: 'gift', yes })
      assert.equal(size(seat) - before, yes ? 1 : 0)
    }
    assert.equal(items.at(t.state, 'hospital').length, deck - 2)
    assert.equal(t.state.phase, 'turns')
  })

  rule('[LN-SCEN-B0-04] bandits come and loot, but nobody attacks them or the hideout', raid, t => {
    turnIn(t, 'b1', s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 0, 'hideout'], ['kevin', 2, 'colony'])
      setBandits(s, { school: 1 })
    })
    assert.equal(t.refused(0, { do: 'fightBandit', survivor: 'gia', die: 6 }), 'LN-SCEN-B0-04 bandit.notYet')
    for (const how of ['search', 'attack'] as const)
      assert.equal(t.refused(0, { do: 'raid', survivor: 'rocco', die: 6, how }), 'LN-SCEN-B0-04 bandit.notYet')
    nightIn(t, 'b1', s => {
      s.food = 2
      setBandits(s, { school: 2 })
    })
    assert.equal(items.at(t.state, 'stash').length, 2)
    turn(t, s => {
      setBandits(s, {})
      while (crises.draw(s, 'now', 'gone') !== undefined);
    })
    goTo(t, 'round')
    assert.ok(t.state.bandits.some(count => count > 0))
  })

  test('[LN-SCEN-01] without a member left no objective is complete by itself', () => {
    const s = game.setup(raid, 'a')
    for (const player of s.players) player.exiled = true
    for (const objective of ['b1', 'b2'] as const) {
      s.objective = objective
      assert.ok(
        chapterWants(s, []).every(({ have, need }) => have < need),
        objective,
      )
      // The last exile changes nothing: one member wants as much as none.
      const none = chapterWants(s, [])
      s.players[0]!.exiled = false
      assert.deepEqual(
        chapterWants(s, []).map(({ need }) => need),
        none.map(({ need }) => need),
      )
      s.players[0]!.exiled = true
    }
  })

  rule('[LN-SCEN-B0-04] a loyal exile does not lead the bandits yet', raid, t => {
    for (const chapter of ['b1', 'b2'] as const) {
      turnIn(t, chapter, s => Object.assign(s.players[1]!, { exiled: true, role: 'loyal' }))
      assert.equal(banditLeader(t.state), -1)
    }
  })
})

const influence = (id: string): number => survivorRow(id).influence
const ranked = (...ids: readonly string[]): readonly string[] => ids.toSorted((a, b) => influence(a) - influence(b))

/** B1 is complete tonight: three food tokens for each player are left after the meal. */
const fed =
  (set: (s: State) => void = () => {}) =>
  (s: State) => {
    s.food = 20
    set(s)
  }
const [LOW, MID, HIGH] = ranked('gia', 'rocco', 'kevin') as [string, string, string]

describe('after B1', () => {
  rule('[LN-SCEN-B1-01, LN-SCEN-B1-03] the food is gone, and the most influential one is killed', raid, t => {
    nightIn(t, 'b1', fed())
    assert.deepEqual([t.state.food, t.state.morale, t.state.passages], [0, 4, 1])
    assert.deepEqual(where(t, HIGH, MID), [undefined, 'colony'])
    assert.ok(t.state.people.at.graveyard.includes(HIGH))
  })

  rule('[LN-SCEN-01] with too little food after the meal there is no passage', raid, t => {
    nightIn(t, 'b1', s => {
      s.food = 10
    })
    assert.deepEqual([t.state.food, t.state.passages], [8, 0])
  })

  rule('[LN-SCEN-B1-02, LN-SCEN-B1-05, LN-SCEN-04] both go to the hideout; one returns', raid, t => {
    nightIn(t, 'b1', fed())
    const put = t.heard('public').flatMap(e => (e.e === 'put' ? [`${e.survivor} ${e.to}`] : []))
    assert.deepEqual(put, [`${HIGH} hideout`, `${LOW} hideout`, `${LOW} colony`])
    const died = t.heard('public').flatMap(e => (e.e === 'died' ? [e.at] : []))
    assert.deepEqual(died, ['hideout'])
    assert.deepEqual([survivor(t, LOW).wounds, survivor(t, LOW).moved, where(t, LOW)], [1, false, ['colony']])
  })

  for (const damage of [{ wounds: 2 }, { wounds: 1, frostbite: 1 }, { despair: 2 }])
    rule(`[LN-SCEN-B1-04] no third damage for a survivor with ${JSON.stringify(damage)}`, raid, t => {
      nightIn(
        t,
        'b1',
        fed(s => Object.assign(s.survivors.find(({ id }) => id === LOW)!, damage)),
      )
      // Gia could heal wounds before the night.
      if (t.offers(0, { do: 'skip' })) t.choose(0, { do: 'skip' })
      assert.equal(t.state.passages, 1)
      assert.equal(survivor(t, LOW).wounds, damage.wounds ?? 0)
    })

  rule('[LN-SCEN-B1-06] then bandits and their hideout can be attacked', raid, t => {
    turnIn(t, 'b2', s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 0, 'hideout'], ['kevin', 2, 'colony'])
      setBandits(s, { school: 1 })
    })
    assert.ok(t.offers(0, { do: 'fightBandit', survivor: 'gia', die: 6 }))
    assert.ok(t.offers(0, { do: 'raid', survivor: 'rocco', die: 6, how: 'attack' }))
  })

  rule('[LN-SCEN-B1-07, LN-SCEN-03] the next round begins with B2', raid, t => {
    nightIn(t, 'b1', fed())
    for (let [seat] = t.pending; !t.offers(seat!, { do: 'call', yes: false }); [seat] = t.pending)
      t.choose(seat!, t.options(seat!)[0]!)
    assert.equal(t.state.objective, 'b1')
    morning(t)
    assert.equal(t.state.objective, 'b2')
  })

  for (const [edition, reader] of [
    ['pl', 1],
    ['cs', 0],
  ] as const)
    rule(
      `[LN-SCEN-B1-08, LN-SCEN-B1-09, ED-44] ${edition}: Blue ${reader === 1 ? 'reads' : 'does not read'}`,
      { ...raid, edition, modules: ['raxxon'] },
      t => {
        nightIn(
          t,
          'b1',
          fed(s => {
            setPeople(
              s,
              ['gia', 0, 'colony'],
              ['anita', 0, 'colony'],
              ['blue', 1, 'colony'],
              ['rocco', 1, 'colony'],
              ['alfonso', 2, 'gas'],
            )
            assert.deepEqual(ranked('gia', 'rocco', 'blue', 'anita', 'alfonso').slice(0, 2), ['blue', 'anita'])
          }),
        )
        assert.deepEqual(
          t.heard('public').flatMap(each => (each.e === 'passage' ? [each.reader] : [])),
          [reader],
        )
        assert.deepEqual(where(t, 'alfonso', 'gia'), ['gas', undefined])
        assert.deepEqual([survivor(t, 'anita').wounds, survivor(t, 'blue').wounds], [1, 0])
      },
    )

  rule('[LN-SCEN-B1-09] where both are one survivor, that one is only killed', raid, t => {
    nightIn(
      t,
      'b1',
      fed(s => {
        setPeople(s, ['gia', 0, 'colony'])
        for (const seat of [1, 2]) s.players[seat]!.bereft = true
        for (const id of people.at(s, 'deck').slice()) people.move(s, id, 'deck', 'lost')
      }),
    )
    assert.deepEqual(
      t
        .heard('public')
        .filter(({ e }) => e === 'died' || e === 'hurt')
        .map(({ e }) => e),
      ['died'],
    )
  })
})

/** Two members with Rocco and Anita, and an exiled player with Dusty, who has the lowest influence, and Gia, who has the highest. */
const withExile = (s: State): void => {
  setPeople(
    s,
    ['rocco', 0, 'colony'],
    ['anita', 1, 'colony'],
    ['dusty', 2, 'gas'],
    ['gia', 2, 'school'],
    ['kevin', 2, 'school'],
  )
  Object.assign(s.players[2]!, { exiled: true, role: 'traitor' })
  assert.deepEqual(ranked('rocco', 'anita', 'dusty', 'gia', 'kevin'), ['dusty', 'anita', 'rocco', 'kevin', 'gia'])
}

describe('the envoys of B1', () => {
  for (const table of [raid, raidCzech])
    rule(`[LN-SCEN-B1-09] ${table.edition}: they are sought among exiles’ survivors, too`, table, t => {
      nightIn(t, 'b1', fed(withExile))
      assert.deepEqual(passages(t), ['ambush 2'])
      // The death of an exile's survivor costs no morale.
      assert.deepEqual([where(t, 'gia'), t.state.morale], [[undefined], 5])
      assert.deepEqual([where(t, 'dusty'), survivor(t, 'dusty').wounds], [['colony'], 1])
      assert.deepEqual(t.pending, [2])
      assert.ok(!t.offers(2, { do: 'flee', survivor: 'dusty', to: 'hideout' }))
      t.choose(2, { do: 'flee', survivor: 'dusty', to: 'library' })
      assert.deepEqual([where(t, 'dusty', 'rocco', 'anita'), t.state.morale], [['library', 'colony', 'colony'], 5])
      assert.ok(!news(t).includes('exposed'))
    })

  rule('[LN-SCEN-B1-05, LN-LAST-03] the envoy comes home, and who waits for a space goes on waiting', raid, t => {
    nightIn(
      t,
      'b1',
      fed(s => {
        setPeople(s, ['dusty', 0, 'colony'], ['gia', 0, 'gas'], ['rocco', 1, 'school'])
        people.move(s, 'kevin', people.zoneOf(s, 'kevin'), 'waiting')
        s.players[2]!.waiting = 'kevin'
        fillColony(s)
        s.food = 40
      }),
    )
    assert.deepEqual(
      [where(t, 'dusty', 'gia', 'kevin'), t.state.players[2]!.waiting],
      [['colony', undefined, undefined], 'kevin'],
    )
  })
})

describe('the end', () => {
  rule('[LN-SCEN-B3-01] B3: without a bandit on the board the game ends as usual', raid, t => {
    nightIn(t, 'b3', s => setBandits(s, {}))
    assert.equal(t.state.ending, 'objective')
  })

  rule('[LN-SCEN-B3-01] not while one is left', raid, t => {
    nightIn(t, 'b3', s => setBandits(s, { gas: 1 }))
    assert.equal(t.state.ending, 'none')
    assert.ok(news(t).includes('looted'))
  })
})
