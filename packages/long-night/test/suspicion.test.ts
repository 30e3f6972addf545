// LN-SCEN-B2: the special exile phase of Bandit Raid.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { wordsOf } from '@lastlight/words'
import { type Event, game, type State } from '../src/index.ts'
import { aimOf } from '../src/queries/objectives.ts'
import { banditLeader } from '../src/queries/position.ts'
import { eventPhrase, messages } from '../src/text/index.ts'
import {
  cardsOf,
  fillColony,
  type LongNight,
  rule,
  setGoals,
  setHand,
  setPeople,
  toldApart,
  voteYes,
} from './longNight.ts'
import { morning, nightIn, passages, raid, raidCzech, setBandits, where } from './scenarioTable.ts'

const cards = cardsOf('fuel', 'food', 'tool')

/** B2 is complete tonight: everybody is at the hideout; seat 1 is the traitor with three cards. */
const ready =
  (set: (s: State) => void = () => {}) =>
  (s: State) => {
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
    nightIn(
      t,
      'b2',
      ready(s => Object.assign(s.survivors[2]!, { at: 'gas' })),
    )
    assert.equal(t.state.passages, 1)
  })

  rule('[LN-SCEN-B2-01] from the first player on, each may call one vote', raid, t => {
    nightIn(
      t,
      'b2',
      ready(s => Object.assign(s, { first: 2 })),
    )
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
    nightIn(
      t,
      'b2',
      ready(s => Object.assign(s.survivors[3]!, { at: 'colony' })),
    )
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
    nightIn(
      t,
      'b2',
      ready(s => setHand(s, 1, ...cards.slice(1))),
    )
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

  test('[LN-SCEN-B0-02, LN-SCEN-B2-04] an exile whose card keeps the own objective needs B2, too', () => {
    assert.deepEqual(aimOf('bandit', 'outlast').ending, 'bandits')
    assert.deepEqual(aimOf('bandit', 'reckoning').ending, 'morale')
    assert.deepEqual(aimOf('hoarder', 'outlast').ending, 'morale')
  })

  for (const [edition, table, anita, rounds] of [
    ['pl', raid, 'colony', 3],
    ['cs', raidCzech, 'school', 4],
  ] as const)
    rule(`[LN-SCEN-B2-07, LN-SCEN-02, ED-45] ${edition}: who comes home, and the marker`, table, t => {
      nightIn(t, 'b2', ready())
      trustAll(t)
      silence(t)
      assert.deepEqual(where(t, 'gia', 'rocco', 'kevin', 'anita'), ['colony', 'colony', 'colony', anita])
      assert.equal(t.state.rounds, rounds)
    })

  rule('[LN-SCEN-B2-07, LN-TEXT-02] with too few spaces the first player says who comes home', raid, t => {
    nightIn(
      t,
      'b2',
      ready(s => {
        fillColony(s)
        s.helpless -= 2
        s.food = 30
      }),
    )
    trustAll(t)
    silence(t)
    assert.deepEqual([t.pending, t.view(1).order], [[0], 'home'])
    t.choose(0, { do: 'survivor', survivor: 'kevin' })
    t.choose(0, { do: 'survivor', survivor: 'rocco' })
    assert.deepEqual(where(t, 'kevin', 'rocco', 'gia', 'anita'), ['colony', 'colony', 'hideout', 'school'])
  })

  rule('[LN-SCEN-B2-07] survivors of exiles stay where they are', raid, t => {
    nightIn(
      t,
      'b2',
      ready(s => Object.assign(s.players[2]!, { exiled: true, role: 'traitor' })),
    )
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
    nightIn(
      t,
      'b2',
      ready(s => Object.assign(s.players[2]!, { exiled: true, role: 'loyal' })),
    )
    assert.equal(banditLeader(t.state), 2)
    assert.ok(t.heard('public').some(event => event.e === 'banditLeader' && event.seat === 2))
  })

  rule('[LN-SCEN-05] all together nobody is accused: everybody goes home', { ...raid, variant: 'cooperative' }, t => {
    nightIn(t, 'b2', s => setPeople(s, ['gia', 0, 'hideout'], ['rocco', 1, 'hideout'], ['kevin', 2, 'hideout']))
    assert.deepEqual(passages(t), ['suspicion 0', 'home 0'])
    assert.deepEqual(where(t, 'gia', 'rocco', 'kevin'), ['colony', 'colony', 'colony'])
  })

  for (const variant of ['hidden', 'cooperative', 'dilemma'] as const)
    test(`[LN-SCEN-05] ${variant}: the passages ${variant === 'hidden' ? 'tell of' : 'say nothing about'} traitors and exile`, async () => {
      const read: Event[] = []
      const told = ({ event }: { readonly event: Event }): void => void (event.e === 'passage' && read.push(event))
      const s = game.setup({ ...raid, players: variant === 'dilemma' ? 2 : 3, variant }, 'passages', told)
      while (s.phase === 'setup') {
        const [seat] = game.pending(s)
        game.play(s, seat!, game.options(s, seat!)[0]!, told)
      }
      const [gifts] = read
      assert.equal(gifts?.e === 'passage' && gifts.passage, 'gifts')
      const words = wordsOf(await messages('en'), 'en')
      const tells = words.saying(eventPhrase(gifts!)).includes('The betrayal objective in this game is the Bandit.')
      assert.equal(tells, variant === 'hidden')
    })
})
