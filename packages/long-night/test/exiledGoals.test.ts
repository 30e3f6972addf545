// LN-EXILE-01, LN-RULE-07: objectives after an exile, ties and cards that count twice.

import assert from 'node:assert/strict'
import { EXILED_IDS, type ExiledId } from '../src/content/exiledObjectives.ts'
import { type BetrayalId, type SecretId } from '../src/content/secretObjectives.ts'
import { fates } from '../src/language.ts'
import type { Ending, State } from '../src/state.ts'
import { fate } from '../src/zones.ts'
import { give, lay, ONE, type Scene, SIX, THREE, TWO, tries } from './goalTable.ts'
import { rule, three } from './longNight.ts'

// LN-EXILE-01: after an exile

interface Half {
  /** The secret objective beneath, and the endings at which the half is fulfilled. */
  readonly goal: SecretId | BetrayalId
  readonly endings: readonly Ending[]
  readonly met: Scene
  readonly missed: readonly Scene[]
}
const exiles: { readonly [id in ExiledId]: { readonly traitor: Half; readonly wronged: Half } } = {
  outlast: {
    traitor: {
      goal: 'hoarder',
      endings: ['morale'],
      met: { hand: SIX },
      missed: [{ hand: SIX, own: ONE }, { hand: SIX.slice(1) }],
    },
    wronged: {
      goal: 'memoir',
      endings: ['objective'],
      met: { hand: SIX.slice(2) },
      missed: [{ hand: SIX.slice(3) }, { hand: SIX, own: ONE }],
    },
  },
  reckoning: {
    traitor: {
      goal: 'hoarder',
      endings: ['morale'],
      met: { gear: 2, hand: ['weapon'] },
      missed: [
        { gear: 1, hand: ['weapon'] },
        { gear: 2, hand: SIX },
      ],
    },
    wronged: {
      goal: 'memoir',
      endings: ['objective'],
      met: { gear: 2, hand: ['tool', 'education', 'education'] },
      missed: [
        { gear: 1, hand: ['tool', 'education', 'education'] },
        { gear: 2, hand: ['education', 'education'] },
      ],
    },
  },
  secondFire: {
    traitor: {
      goal: 'hoarder',
      endings: ['morale'],
      met: { own: THREE, hand: ['food', 'food'] },
      missed: [
        { own: TWO, hand: SIX },
        { own: THREE, hand: ['food'] },
      ],
    },
    wronged: {
      goal: 'memoir',
      endings: ['objective', 'morale', 'rounds'],
      met: { own: THREE, hand: ['food', 'food', 'food', 'fuel', 'fuel'] },
      missed: [
        { own: TWO, hand: ['food', 'food', 'food', 'fuel', 'fuel'] },
        { own: THREE, hand: ['food', 'food', 'fuel', 'fuel', 'fuel'] },
        { own: THREE, hand: ['food', 'food', 'food', 'food', 'fuel'] },
      ],
    },
  },
  longRoad: {
    traitor: {
      goal: 'hoarder',
      endings: ['morale'],
      met: { hand: ['fuel', 'fuel', 'food', 'tool'] },
      missed: [
        { hand: ['fuel', 'food', 'food', 'tool'] },
        { hand: ['fuel', 'fuel', 'tool', 'tool'] },
        { hand: ['fuel', 'fuel', 'food', 'food'] },
      ],
    },
    wronged: {
      goal: 'memoir',
      endings: ['objective'],
      met: { hand: ['fuel', 'fuel', 'food', 'medicine'] },
      missed: [
        { hand: ['fuel', 'food', 'food', 'medicine'] },
        { hand: ['fuel', 'fuel', 'medicine', 'medicine'] },
        { hand: ['fuel', 'fuel', 'food', 'tool'] },
      ],
    },
  },
  cleanName: {
    traitor: {
      goal: 'hoarder',
      endings: ['morale'],
      met: { dead: 3, hand: SIX },
      missed: [
        { dead: 2, hand: SIX },
        { dead: 3, hand: SIX.slice(1) },
      ],
    },
    wronged: {
      goal: 'memoir',
      endings: ['objective'],
      met: { hand: ['tool', 'education', 'education'] },
      missed: [
        { hand: ['tool', 'education', 'education'], own: [['police'], ['grocery', { despair: 1 }]] },
        { hand: ['tool', 'tool', 'education'] },
      ],
    },
  },
}

for (const id of EXILED_IDS)
  for (const side of ['traitor', 'wronged'] as const)
    rule(`[LN-END-04, LN-EXILE-01] ${id}, ${side}: fulfilled, and just missed`, three, t => {
      const half = exiles[id][side]
      const won = tries(t)
      const as = (scene: Scene) => (s: State) => {
        give(s, half.goal)
        lay(s, scene)
        Object.assign(s.players[0]!, { exiled: true, role: side === 'traitor' ? 'traitor' : 'loyal' })
        fates.move(s, id, 'deck', fate(0))
      }
      for (const ending of ['objective', 'morale', 'rounds'] as const) {
        const right = half.endings.includes(ending)
        assert.deepEqual(won(ending, as(half.met)), right ? [0] : [], ending)
        for (const scene of half.missed) assert.deepEqual(won(ending, as(scene)), [], JSON.stringify(scene))
      }
    })

// LN-RULE-07

rule('[LN-RULE-07] a tie for the most is not the most', three, t => {
  const won = tries(t)
  const most = (id: SecretId, scene: Scene) =>
    won('objective', s => {
      give(s, id)
      lay(s, scene)
    })
  assert.deepEqual(most('kin', { own: TWO }), [])
  assert.deepEqual(most('kin', { own: THREE }), [0])
  assert.deepEqual(most('armory', { gear: 1, theirGear: 1 }), [])
  assert.deepEqual(most('armory', { gear: 1 }), [0])
})

rule('[LN-RULE-07] one card may serve two terms: the only card is fuel and makes the most', three, t => {
  const won = tries(t)
  const miser = (scene: Scene) =>
    won('objective', s => {
      give(s, 'miser')
      lay(s, scene)
    })
  assert.deepEqual(miser({ hand: ['fuel'] }), [0])
  assert.deepEqual(miser({ hand: ['fuel'], theirCards: 1 }), [])
})
