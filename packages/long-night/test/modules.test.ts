// LN-SETUP-01: modules as a setting of the table.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '@lastlight/kernel'
import { CRISIS_IDS, crisisRow } from '../src/content/crises.ts'
import { CROSSROADS_IDS, crossroadsRow } from '../src/content/crossroads.ts'
import { type Marked, MODULES, type Module } from '../src/content/modules.ts'
import { LOCATIONS, PLACE, type Place } from '../src/content/places.ts'
import { secretRow } from '../src/content/secretObjectives.ts'
import { SURVIVOR_IDS, survivorRow } from '../src/content/survivors.ts'
import { type Config, game } from '../src/index.ts'
import { GOAL_IDS } from '../src/language.ts'
import { placesInPlay } from '../src/queries/people.ts'
import { config, rule, setPeople, turn } from './longNight.ts'

const SUBSETS: readonly (readonly Module[])[] = Array.from({ length: 8 }, (_, bits) =>
  MODULES.filter((_, i) => bits & (1 << i)),
)

/** Cards that are in the game exactly when their module is, by the name of their decks. */
const DECKS = {
  people: [SURVIVOR_IDS, survivorRow],
  crises: [CRISIS_IDS, crisisRow],
  roads: [CROSSROADS_IDS, crossroadsRow],
  goals: [GOAL_IDS, secretRow],
} as const satisfies { readonly [deck: string]: readonly [readonly string[], (id: string) => Marked] }

const all = (at: { readonly [zone: string]: readonly string[] }): readonly string[] => Object.values(at).flat()

for (const modules of SUBSETS) {
  const name = modules.join(' and ') || 'no module'
  test(`[LN-SETUP-01, LN-SETUP-02] a game with ${name} has the cards of these modules and no others`, () => {
    const s = game.setup(config(4, { modules, adultCrossroads: true }), name)
    assert.deepEqual(s.modules, modules)
    for (const [deck, [ids, row]] of Object.entries(DECKS)) {
      const inGame = all(s[deck as keyof typeof DECKS].at)
      for (const id of ids) {
        const { mark, scenario } = row(id) as Marked
        assert.equal(inGame.includes(id), !scenario && (mark === undefined || modules.includes(mark)), id)
      }
    }
  })

  rule(`[LN-BOARD-09, LN-SETUP-05] where survivors can go with ${name}`, config(3, { modules }), t => {
    turn(t, s => setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony']))
    const places: readonly Place[] = [
      ...LOCATIONS,
      ...(modules.includes('raxxon') ? (['raxxon'] as const) : []),
      ...(modules.includes('bandits') ? (['hideout'] as const) : []),
    ]
    assert.deepEqual(
      t.options(0).flatMap(o => (o.do === 'move' ? [o.to] : [])),
      places,
    )
    for (const to of ['raxxon', 'hideout'] as const)
      assert.equal(
        t.refused(0, { do: 'move', survivor: 'gia', to }),
        places.includes(to) ? undefined : 'LN-BOARD-09 move.notInPlay',
      )
    assert.deepEqual(placesInPlay(t.state), ['colony', ...places])
    assert.deepEqual(placesInPlay(t.view(1)), ['colony', ...places])
    assert.deepEqual(t.view(1).modules, modules.length === 0 ? undefined : modules)
    assert.equal(t.view(1).stash === undefined, !modules.includes('bandits'))
  })
}

test('[LN-SETUP-07] zombies of the set-up come to the places of a module too, if it plays', () => {
  for (const modules of SUBSETS) {
    const { places } = game.setup(config(3, { modules }), 'zombies')
    const came = (number: number): number => places[number]!.entrances[0]!.zombies
    assert.deepEqual(
      [came(6), came(7), came(8)],
      [1, modules.includes('raxxon') ? 1 : 0, modules.includes('bandits') ? 1 : 0],
    )
  }
})

test('modules are named in any order; a setting that nothing has is refused, and so is one named twice', () => {
  const named = (modules: readonly string[]): Config => config(3, { modules: modules as readonly Module[] })
  const s = game.setup(named(['raxxon', 'improvements']), 'order')
  assert.deepEqual(s.modules, ['improvements', 'raxxon'])
  for (const wrong of [['dragons'], ['bandits', 'bandits'], 'bandits'] as unknown as readonly (readonly string[])[])
    assert.throws(
      () => game.setup(named(wrong), 'wrong'),
      (problem: unknown) => problem instanceof Refusal && problem.key === 'kernel.config.value',
    )
  const { modules: _, ...old } = config(3)
  assert.deepEqual(game.setup(old as Config, 'old').modules, [])
})

for (const modules of SUBSETS)
  test(`[LN-SETUP-18] five players with ${modules.join(' and ') || 'no module'}: all survivors, and how many are dealt`, () => {
    const s = game.setup(config(5, { modules }), 'five')
    assert.deepEqual(all(s.people.at).toSorted(), SURVIVOR_IDS.toSorted())
    const dealt = modules.includes('raxxon') ? 3 : 4
    for (const seat of [0, 1, 2, 3, 4] as const) {
      assert.equal(s.people.at[`dealt${seat}`].length, dealt)
      let drops = 0
      while (game.options(s, seat).some(o => o.do === 'drop')) {
        game.play(s, seat, game.options(s, seat)[0]!)
        drops++
      }
      assert.equal(drops, dealt - 2)
      game.play(s, seat, game.options(s, seat)[0]!)
    }
    assert.equal(s.survivors.length, 10)
  })

test('[LN-BOARD-13] four spaces at Raxxon, six in the hideout; four spaces at each entrance', () => {
  assert.deepEqual(
    (['raxxon', 'hideout'] as const).map(at => [PLACE[at].spaces, PLACE[at].entrances, PLACE[at].entranceSpaces]),
    [
      [4, 1, 4],
      [6, 1, 4],
    ],
  )
})
