// Both scenarios from the first passage to the end, in both editions. The table helps the players to each objective.

import assert from 'node:assert/strict'
import type { Option, State } from '../src/index.ts'
import { items } from '../src/language.ts'
import { membersOf } from '../src/queries/position.ts'
import { config, type LongNight, noRoads, rule } from './longNight.ts'
import { setMutants } from './raxxonTable.ts'
import { setBandits, setGate, settle } from './scenarioTable.ts'

/** What is missing for each objective comes by itself. */
const HELP: { readonly [objective: string]: (s: State) => void } = {
  r1: s => {
    if (items.at(s, 'objective').length === 0) setGate(s)
  },
  r2: s => {
    s.code = [1, 2, 3, 4, 5, 6, 1, 2, 3]
  },
  r3: s => {
    setMutants(s)
    s.code = [1, 2, 3, 4, 5, 6]
  },
  b1: () => {},
  b2: s => {
    for (const seat of membersOf(s)) {
      const envoy = s.survivors.find(each => each.seat === seat)
      if (envoy) envoy.at = 'hideout'
    }
  },
  b3: s => setBandits(s, {}),
}

/** A quiet player: does nothing, shuts experiments in, accuses no player. */
const isQuiet = (option: Option): boolean =>
  ['done', 'stop', 'pass', 'trust'].includes(option.do) ||
  (option.do === 'vote' && option.yes) ||
  ((option.do === 'reveal' || option.do === 'call') && !option.yes)

const MOST = 200

/** Plays on until the game is over; returns the objectives that were in force, one after the other. */
function playOut(t: LongNight): readonly string[] {
  const seen = [t.state.objective]
  for (let i = 0; i < MOST && t.state.ending === 'none'; i++) {
    const [seat] = t.pending
    if (t.offers(seat!, { do: 'done' }))
      t.arrange(s => {
        noRoads(s)
        Object.assign(s, { morale: 6, food: 25, starvation: 0 })
        for (const place of s.places) for (const entrance of place.entrances) entrance.zombies = 0
        HELP[s.objective]!(s)
      })
    const options = t.options(seat!)
    t.choose(seat!, options.find(isQuiet) ?? options[0]!)
    if (t.state.objective !== seen.at(-1)) seen.push(t.state.objective)
  }
  return seen
}

for (const edition of ['pl', 'cs'] as const) {
  rule(`[LN-SCEN-03, LN-SCEN-R3-01] ${edition}: Chimp and the Code`, config(3, { scenario: 'chimp', edition }), t => {
    settle(t)
    assert.deepEqual(playOut(t), ['r1', 'r2', 'r3'])
    assert.deepEqual([t.state.ending, t.state.passages], ['objective', 2])
    // ED-40: three rounds were played; in the Czech game only the marker of the last one would move, and it did not.
    assert.equal(t.state.rounds, edition === 'pl' ? 8 : 10)
    assert.ok(t.state.survivors.some(({ id }) => id === 'blue'))
  })

  rule(`[LN-SCEN-03, LN-SCEN-B3-01] ${edition}: Bandit Raid`, config(3, { scenario: 'raid', edition }), t => {
    settle(t)
    assert.deepEqual(playOut(t), ['b1', 'b2', 'b3'])
    assert.deepEqual([t.state.ending, t.state.passages], ['objective', 2])
    assert.equal(t.state.rounds, edition === 'pl' ? 8 : 10)
  })
}
