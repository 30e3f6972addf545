// LN-SCEN-B: Bandit Raid.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Seat } from '@lastlight/kernel'
import { numberOf, type Place } from '../src/content/places.ts'
import { survivorRow } from '../src/content/survivors.ts'
import { game, type State } from '../src/index.ts'
import { crises, goals, items } from '../src/language.ts'
import { banditLeader } from '../src/queries/position.ts'
import { goal, hand } from '../src/zones.ts'
import {
  cardsOf,
  config,
  goTo,
  type LongNight,
  news,
  rule,
  setGoals,
  setHand,
  setPeople,
  survivor,
  toldApart,
  turn,
  voteYes,
} from './longNight.ts'
import { morning, nightIn, passages, raid, raidCzech, turnIn, where } from './scenarioTable.ts'

function setBandits(s: State, at: { readonly [place in Place]?: number }): void {
  s.bandits = s.bandits.map(() => 0)
  for (const [place, count] of Object.entries(at)) s.bandits[numberOf(place as Place)] = count
}

describe('the start', () => {
  rule('[LN-SCEN-B0-01] bandits are in play, and the objective is B1', raid, t => {
    const { modules, objective, morale, rounds } = t.state
    assert.deepEqual([modules, objective, morale, rounds], [['bandits'], 'b1', 6, 10])
    assert.equal(t.view('public').scenario, 'raid')
  })

  test('[LN-SCEN-B0-02] the only betrayal objective that is dealt is the Bandit', () => {
    const dealt = Array.from({ length: 40 }, (_, i) => {
      const s = game.setup(config(3, { scenario: 'raid', likelyTraitor: true }), `raid ${i}`)
      return [0, 1, 2].flatMap(seat => goals.at(s, goal(seat))).filter(id => id === 'bandit' || isOther(id))
    })
    assert.deepEqual([...new Set(dealt.flat())], ['bandit'])
    assert.ok(dealt.some(ids => ids.length === 0))
  })
  const isOther = (id: string): boolean => ['hoarder', 'driver', 'deserter', 'rot', 'raider', 'famine'].includes(id)

  test('[LN-SCEN-05, LN-SCEN-B0-02] it is in no other game, and not where nobody hides a goal', () => {
    for (const other of [config(3, { modules: ['bandits'] }), config(2, { scenario: 'raid', variant: 'dilemma' })])
      assert.ok(!game.setup(other, 'a').goals.at.box.concat(...[0, 1].map(seat => goals.at(game.setup(other, 'a'), goal(seat)))).includes('bandit'))
  })

  rule('[LN-SCEN-B0-03] each player may draw a card of the Hospital, from the first player on', raid, t => {
    while (t.pending.some(seat => !t.offers(seat, { do: 'gift', yes: true }))) t.choose(t.pending[0]!, t.options(t.pending[0]!)[0]!)
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

  rule('[LN-SCEN-B0-04] a loyal exile does not lead the bandits yet', raid, t => {
    turnIn(t, 'b1', s => Object.assign(s.players[1]!, { exiled: true, role: 'loyal' }))
    assert.equal(banditLeader(t.state), -1)
  })
})

const influence = (id: string): number => survivorRow(id).influence
const ranked = (...ids: readonly string[]): readonly string[] => ids.toSorted((a, b) => influence(a) - influence(b))

/** B1 is complete tonight: three food tokens for each player are left after the meal. */
const fed = (set: (s: State) => void = () => {}) => (s: State) => {
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

  rule('[LN-SCEN-B1-02, LN-SCEN-B1-04, LN-SCEN-B1-05, LN-SCEN-04] both are put at the hideout; one comes back', raid, t => {
    nightIn(t, 'b1', fed())
    const put = t.heard('public').flatMap(e => (e.e === 'put' ? [`${e.survivor} ${e.to}`] : []))
    assert.deepEqual(put, [`${HIGH} hideout`, `${LOW} hideout`, `${LOW} colony`])
    const died = t.heard('public').flatMap(e => (e.e === 'died' ? [e.at] : []))
    assert.deepEqual(died, ['hideout'])
    assert.deepEqual([survivor(t, LOW).wounds, survivor(t, LOW).moved, where(t, LOW)], [1, false, ['colony']])
  })

  rule('[LN-SCEN-B1-04] a survivor with two damage gets no third', raid, t => {
    nightIn(
      t,
      'b1',
      fed(s => Object.assign(s.survivors.find(({ id }) => id === LOW)!, { wounds: 1, despair: 1 })),
    )
    assert.equal(survivor(t, LOW).wounds, 1)
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
      `[LN-SCEN-B1-08, LN-SCEN-B1-09, ED-44] ${edition}: Blue ${reader === 1 ? 'reads' : 'does not read'}, and is not human`,
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
              ['dusty', 2, 'gas'],
              ['alfonso', 2, 'gas'],
            )
            Object.assign(s.players[2]!, { exiled: true, role: 'traitor' })
            assert.deepEqual(ranked('gia', 'rocco', 'blue', 'anita').slice(0, 2), ['blue', 'anita'])
          }),
        )
        assert.deepEqual(
          t.heard('public').flatMap(each => (each.e === 'passage' ? [each.reader] : [])),
          [reader],
        )
        // Dusty has a lower influence than Anita, but an exiled player.
        assert.deepEqual(where(t, 'dusty', 'alfonso', 'gia'), ['gas', 'gas', undefined])
        assert.deepEqual([survivor(t, 'anita').wounds, survivor(t, 'blue').wounds], [1, 0])
      },
    )

  rule('[LN-SCEN-B1-09] where both are one survivor, that one is only killed', raid, t => {
    nightIn(
      t,
      'b1',
      fed(s => {
        setPeople(s, ['gia', 0, 'colony'], ['kevin', 1, 'gas'], ['rocco', 2, 'gas'])
        for (const seat of [1, 2]) Object.assign(s.players[seat]!, { exiled: true, role: 'traitor' })
      }),
    )
    assert.deepEqual(
      t.heard('public').filter(({ e }) => e === 'died' || e === 'hurt').map(({ e }) => e),
      ['died'],
    )
  })
})

const cards = cardsOf('fuel', 'food', 'tool')

/** B2 is complete tonight: everybody is at the hideout; seat 1 is the traitor with three cards. */
const ready = (set: (s: State) => void = () => {}) => (s: State) => {
  setPeople(s, ['gia', 0, 'hideout'], ['rocco', 1, 'hideout'], ['kevin', 2, 'hideout'], ['anita', 0, 'school'])
  setGoals(s, 0, 'pantry')
  setGoals(s, 1, 'bandit')
  setGoals(s, 2, 'tank')
  setHand(s, 1, ...cards)
  set(s)
}
const TRUST = { do: 'trust' } as const
const SILENT = { do: 'reveal', yes: false } as const
const REVEAL = { do: 'reveal', yes: true } as const

function trustAll(t: LongNight): void {
  while (t.pending.length === 1 && t.offers(t.pending[0]!, TRUST)) t.choose(t.pending[0]!, TRUST)
}
function silence(t: LongNight): void {
  for (const seat of t.pending) t.choose(seat, SILENT)
}

describe('after B2', () => {
  rule('[LN-SCEN-01] one member without a survivor at the hideout, and nothing happens', raid, t => {
    nightIn(t, 'b2', ready(s => Object.assign(s.survivors[2]!, { at: 'gas' })))
    assert.equal(t.state.passages, 1)
  })

  rule('[LN-SCEN-B2-01] from the first player on, each may call one vote', raid, t => {
    nightIn(t, 'b2', ready(s => Object.assign(s, { first: 2 })))
    assert.deepEqual([passages(t), t.pending], [['suspicion 2'], [2]])
    assert.equal(t.refused(2, { do: 'exile', player: 2 }), 'LN-EXVOTE-01 exile.oneself')
    t.choose(2, { do: 'exile', player: 0 })
    voteYes(t, 2)
    assert.deepEqual(t.pending, [0])
    t.choose(0, TRUST)
    assert.deepEqual(t.pending, [1])
    t.choose(1, TRUST)
    assert.ok(t.offers(0, SILENT))
  })

  rule('[LN-SCEN-B2-02, LN-SCEN-B2-03] an innocent exile is resolved in full and leads the bandits', raidCzech, t => {
    nightIn(t, 'b2', ready(s => Object.assign(s.survivors[3]!, { at: 'colony' })))
    t.choose(0, TRUST)
    t.choose(1, { do: 'exile', player: 0 })
    voteYes(t, 1, 2)
    // Anita has to leave the colony before seat 2 is asked.
    assert.deepEqual(t.pending, [0])
    t.choose(0, { do: 'flee', survivor: 'anita', to: 'school' })
    assert.deepEqual(passages(t), ['wronged 0'])
    assert.deepEqual([banditLeader(t.state), t.pending], [0, [2]])
    assert.equal(t.refused(2, { do: 'exile', player: 0 }), 'LN-EXVOTE-01 exile.gone')
  })

  rule('[LN-SCEN-B2-04] an exiled traitor does not lead them, and cannot reveal any more', raid, t => {
    nightIn(t, 'b2', ready())
    t.choose(0, { do: 'exile', player: 1 })
    voteYes(t, 0, 2)
    assert.deepEqual([passages(t), banditLeader(t.state)], [['caught 1'], -1])
    trustAll(t)
    assert.deepEqual(t.pending, [0, 2])
  })

  rule('[LN-SCEN-B2-05] the traitor may reveal the card, and alone wins', raid, t => {
    nightIn(t, 'b2', ready())
    trustAll(t)
    assert.deepEqual(t.pending, [0, 1, 2])
    assert.equal(t.refused(0, REVEAL), 'LN-SCEN-B2-05 reveal.notYours')
    toldApart(t)
    t.choose(0, SILENT)
    t.choose(1, REVEAL)
    t.choose(2, SILENT)
    assert.deepEqual([t.state.ending, t.state.winners, passages(t)], ['bandits', [1], ['betrayed 1']])
  })

  rule('[LN-SCEN-B2-05] not with two cards in hand', raid, t => {
    nightIn(t, 'b2', ready(s => setHand(s, 1, ...cards.slice(1))))
    trustAll(t)
    assert.equal(t.refused(1, REVEAL), 'LN-SCEN-B2-05 reveal.notYours')
  })

  rule('[LN-SCEN-B2-06] a traitor who stays hidden wins at morale 0', raid, t => {
    nightIn(t, 'b2', ready())
    trustAll(t)
    silence(t)
    assert.equal(t.state.ending, 'none')
    nightIn(t, 'b3', s => {
      setGoals(s, 1, 'bandit')
      setHand(s, 1, ...cards)
      setBandits(s, { gas: 1 })
      Object.assign(s, { morale: 1, food: 0 })
    })
    assert.deepEqual([t.state.ending, t.state.winners.includes(1)], ['morale', true])
  })

  rule('[LN-SCEN-B0-02, LN-SCEN-B2-06] before B2 morale 0 is not enough', raid, t => {
    nightIn(t, 'b1', s => {
      setGoals(s, 1, 'bandit')
      setHand(s, 1, ...cards)
      Object.assign(s, { morale: 1, food: 0 })
    })
    assert.deepEqual([t.state.ending, t.state.winners.includes(1)], ['morale', false])
  })

  for (const [edition, table, anita, rounds] of [
    ['pl', raid, 'colony', 3],
    ['cs', raidCzech, 'school', 4],
  ] as const)
    rule(`[LN-SCEN-B2-07, LN-SCEN-02, ED-45, ED-40] ${edition}: who comes home, and the marker`, table, t => {
      nightIn(t, 'b2', ready())
      trustAll(t)
      silence(t)
      assert.deepEqual(where(t, 'gia', 'rocco', 'kevin', 'anita'), ['colony', 'colony', 'colony', anita])
      assert.equal(t.state.rounds, rounds)
    })

  rule('[LN-SCEN-B2-07] survivors of exiles stay where they are', raid, t => {
    nightIn(t, 'b2', ready(s => Object.assign(s.players[2]!, { exiled: true, role: 'traitor' })))
    trustAll(t)
    silence(t)
    assert.deepEqual(where(t, 'kevin', 'gia'), ['hideout', 'colony'])
  })

  rule('[LN-SCEN-B2-08] the next round begins with B3', raid, t => {
    nightIn(t, 'b2', ready())
    trustAll(t)
    silence(t)
    morning(t)
    assert.equal(t.state.objective, 'b3')
  })

  rule('[LN-SCEN-B2-09] a loyal player who was exiled before leads them from now on', raid, t => {
    nightIn(t, 'b2', ready(s => Object.assign(s.players[2]!, { exiled: true, role: 'loyal' })))
    assert.equal(banditLeader(t.state), 2)
    assert.ok(t.heard('public').some(event => event.e === 'banditLeader' && event.seat === 2))
  })

  rule('[LN-SCEN-05] all together nobody is accused: everybody goes home', { ...raid, variant: 'cooperative' }, t => {
    nightIn(t, 'b2', s => setPeople(s, ['gia', 0, 'hideout'], ['rocco', 1, 'hideout'], ['kevin', 2, 'hideout']))
    assert.deepEqual(passages(t), ['suspicion 0', 'home 0'])
    assert.deepEqual(where(t, 'gia', 'rocco', 'kevin'), ['colony', 'colony', 'colony'])
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

