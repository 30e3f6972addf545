// LN-OBJ-01: the cold of Frosty Night kills a survivor who attacks a special zombie.

import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { hand } from '../src/zones.ts'
import { config, news, rule, setGear, setHand, setNewcomer, setPeople, survivorIn } from './longNight.ts'
import { setMutants, strike, table } from './raxxonTable.ts'

const SHOTGUN = 'police/shotgun:1'
const bare = strike('claw')
const armed = { do: 'attackWith', survivor: 'gia', die: 6, by: SHOTGUN } as const
const frosty = config(3, { modules: ['raxxon'] })

describe('attacks on special zombies in the cold', () => {
  for (const [how, attack] of [
    ['with bare hands', bare],
    ['with a weapon of several targets', armed],
  ] as const) {
    rule(`[LN-OBJ-01, LN-LAST-01, LN-LAST-02] a last survivor dies ${how}: a new one comes at once`, frosty, t => {
      table(t, 'school', s => {
        survivorIn(s, 'gia').wounds = 2
        setMutants(s, ['claw', 'school'])
        setHand(s, 0, 'start/crackers:1', 'start/rations:1')
        setGear(s, 'gia', SHOTGUN)
        setNewcomer(s, 'kevin')
      })
      t.choose(0, attack)
      assert.deepEqual(t.state.items.at[hand(0)], [])
      assert.equal(t.state.players[0]!.leader, 'kevin')
      assert.ok(['died', 'handLost', 'drawnSurvivor', 'joins', 'leads'].every(name => news(t).includes(name)))
    })

    rule(`[LN-OBJ-01, LN-LEADER-01] a leader dies ${how}: a follower leads at once`, frosty, t => {
      table(t, 'school', s => {
        setPeople(s, ['gia', 0, 'school', { wounds: 2 }], ['kevin', 0, 'gas'], ['rocco', 1, 'colony'])
        setMutants(s, ['claw', 'school'])
        setGear(s, 'gia', SHOTGUN)
      })
      t.choose(0, attack)
      assert.equal(t.state.players[0]!.leader, 'kevin')
    })

    rule(
      `[LN-OBJ-01, LN-VAR-ELIM-01] under elimination a last survivor dies ${how}: the player is out`,
      { ...frosty, elimination: true },
      t => {
        table(t, 'school', s => {
          survivorIn(s, 'gia').wounds = 2
          setMutants(s, ['claw', 'school'])
          setGear(s, 'gia', SHOTGUN)
        })
        t.choose(0, attack)
        assert.deepEqual(
          t.state.players.map(({ out }) => out),
          [true, false, false],
        )
        assert.deepEqual([t.state.active, t.pending], [1, [1]])
      },
    )
  }
})
