// LN-CARD-02, LN-END-04: every secret and betrayal objective, fulfilled and just missed.

import assert from 'node:assert/strict'
import { BETRAYAL_IDS, type BetrayalId, SECRET_IDS, type SecretId } from '../src/content/secretObjectives.ts'
import type { Ending, State } from '../src/state.ts'
import { give, lay, ONE, type Scene, SIX, THREE, TWO, tries } from './goalTable.ts'
import { rule, three } from './longNight.ts'

// Tables for the objectives of seat 0

interface Case {
  readonly met: Scene
  readonly missed: readonly Scene[]
}

const secrets: { readonly [id in SecretId]: Case } = {
  memoir: {
    met: { hand: ['tool', 'education', 'education'] },
    missed: [{ hand: ['tool', 'tool', 'education'] }, { hand: ['education', 'education', 'education'] }],
  },
  pantry: { met: { hand: ['food', 'food'] }, missed: [{ hand: ['food', 'fuel'] }] },
  firstAid: {
    met: { hand: ['medicine', 'medicine'] },
    missed: [{ hand: ['medicine', 'food'] }],
  },
  tank: {
    met: { hand: ['fuel', 'food'] },
    missed: [{ hand: ['food', 'food'] }, { hand: ['fuel', 'fuel'] }],
  },
  arms: { met: { hand: ['weapon', 'weapon'] }, missed: [{ hand: ['weapon'], gear: 1 }] },
  backpack: {
    met: { hand: ['food', 'medicine', 'fuel'] },
    missed: [
      { hand: ['medicine', 'fuel', 'fuel'] },
      { hand: ['food', 'food', 'fuel'] },
      { hand: ['food', 'medicine', 'tool'] },
    ],
  },
  addresses: {
    met: { hand: ['survivor', 'education', 'food'] },
    missed: [
      { hand: ['education', 'education', 'food'] },
      { hand: ['survivor', 'food', 'food'] },
      { hand: ['survivor', 'education', 'survivor'] },
    ],
  },
  school: {
    met: { hand: ['education'], own: [['school'], ['police']] },
    missed: [{ hand: ['education'] }, { hand: ['tool'], own: [['school'], ['police']] }],
  },
  loner: { met: { own: ONE }, missed: [{ own: TWO }] },
  kin: { met: { own: THREE }, missed: [{ own: TWO }] },
  unhurt: {
    met: { own: TWO },
    missed: [
      { own: ONE },
      { own: [['police'], ['grocery', { wounds: 1 }]] },
      { own: [['police', { frostbite: 1 }], ['grocery']] },
      { own: [['police'], ['grocery', { despair: 1 }]] },
    ],
  },
  scouts: {
    met: { own: TWO, hand: ['fuel'] },
    missed: [{ own: [['police'], ['colony']], hand: ['fuel'] }, { own: TWO }],
  },
  miser: {
    met: { hand: ['fuel', 'food'], theirCards: 1 },
    missed: [
      { hand: ['fuel', 'food'], theirCards: 2 },
      { hand: ['food', 'food'], theirCards: 1 },
    ],
  },
  armory: { met: { gear: 2, theirGear: 1 }, missed: [{ gear: 1, theirGear: 1 }, {}] },
  builder: { met: { barricades: 5 }, missed: [{ barricades: 4 }] },
  almsgiver: { met: { food: 3 }, missed: [{ food: 2 }, { food: 3, hand: ['food'] }] },
  fullBellies: {
    met: { hand: ['food'] },
    missed: [{ hand: ['food'], starvation: 1 }, {}],
  },
  broom: { met: { waste: 3, hand: ['tool'] }, missed: [{ waste: 4, hand: ['tool'] }, { waste: 3 }] },
  undertaker: { met: { dead: 2, hand: ['tool'] }, missed: [{ dead: 1, hand: ['tool'] }, { dead: 2 }] },
  rollCall: { met: { dead: 1, hand: ['medicine'] }, missed: [{ dead: 2, hand: ['medicine'] }, { dead: 1 }] },
  closeCall: { met: { morale: 3, hand: ['medicine'] }, missed: [{ morale: 4, hand: ['medicine'] }, { morale: 3 }] },
  workbench: { met: { hand: ['tool', 'tool', 'tool'] }, missed: [{ hand: ['tool', 'tool', 'food'] }] },
  acquaintance: {
    met: { own: [['hideout'], ['police']], hand: ['weapon'] },
    missed: [{ hand: ['weapon'] }, { own: [['hideout'], ['police']] }],
  },
  missingFile: {
    met: { own: [['raxxon'], ['police']], hand: ['medicine', 'medicine'] },
    missed: [{ hand: ['medicine', 'medicine'] }, { own: [['raxxon'], ['police']], hand: ['medicine', 'tool'] }],
  },
}

const betrayals: { readonly [id in BetrayalId]: Case } = {
  hoarder: { met: { hand: SIX }, missed: [{ hand: SIX.slice(1) }] },
  driver: {
    met: { own: [['gas'], ['police']], hand: ['fuel', 'fuel'] },
    missed: [{ hand: ['fuel', 'fuel'] }, { own: [['gas'], ['police']], hand: ['fuel', 'food'] }],
  },
  deserter: {
    met: { own: TWO, hand: ['food', 'food'] },
    missed: [{ own: [['colony'], ['police']], hand: ['food', 'food'] }, { hand: ['food', 'tool'] }],
  },
  apothecary: {
    met: { hand: ['medicine', 'medicine', 'medicine'] },
    missed: [{ hand: ['medicine', 'medicine', 'food'] }],
  },
  raider: {
    met: { gear: 2, hand: ['weapon'] },
    missed: [
      { gear: 1, hand: ['weapon'] },
      { gear: 2, hand: ['tool'] },
    ],
  },
  arsonist: {
    met: { hand: ['fuel', 'tool'] },
    missed: [{ hand: ['fuel', 'tool'], barricades: 1 }, { hand: ['fuel', 'fuel'] }, { hand: ['tool', 'tool'] }],
  },
  warlord: {
    met: { own: THREE, hand: ['weapon'] },
    missed: [
      { own: TWO, hand: ['weapon'] },
      { own: THREE, hand: ['tool'] },
    ],
  },
  famine: {
    met: { starvation: 2, hand: ['food', 'food'] },
    missed: [
      { starvation: 1, hand: ['food', 'food'] },
      { starvation: 2, hand: ['food', 'tool'] },
    ],
  },
  rot: {
    met: { waste: 8, hand: ['tool', 'tool'] },
    missed: [
      { waste: 7, hand: ['tool', 'tool'] },
      { waste: 8, hand: ['tool', 'food'] },
    ],
  },
  chronicler: {
    met: { dead: 3, hand: ['education', 'education'] },
    missed: [
      { dead: 2, hand: ['education', 'education'] },
      { dead: 3, hand: ['education', 'tool'] },
    ],
  },
  bandit: { met: { hand: ['tool', 'tool', 'food'] }, missed: [{ hand: ['tool', 'tool'] }] },
}

function objective(id: string, { met, missed }: Case, right: Ending, wrong: Ending): void {
  rule(`[LN-END-04, LN-CARD-02] ${id}: fulfilled, and just missed`, three, t => {
    const won = tries(t)
    const as = (scene: Scene) => (s: State) => {
      give(s, id)
      lay(s, scene)
      // LN-SCEN-B2-06: B2 of its scenario has been completed.
      if (id === 'bandit') s.passages = 2
    }
    assert.deepEqual(won(right, as(met)), [0])
    for (const scene of missed) assert.deepEqual(won(right, as(scene)), [], JSON.stringify(scene))
    assert.deepEqual(won(wrong, as(met)), [])
    assert.deepEqual(won('rounds', as(met)), [])
  })
}
for (const id of SECRET_IDS) objective(id, secrets[id], 'objective', 'morale')
for (const id of BETRAYAL_IDS) objective(id, betrayals[id], 'morale', 'objective')
