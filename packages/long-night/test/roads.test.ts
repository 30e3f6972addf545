// Both options of every crossroads card: its trigger, and the effect of each option.

import assert from 'node:assert/strict'
import { CROSSROADS_IDS, crossroadsRow } from '../src/content/crossroads.ts'
import { isOn } from '../src/content/triggers.ts'
import { type Choice, does, rule } from './longNight.ts'
import { BASE, ROADS, setOff, type Unmarked } from './roadTable.ts'
import { NO, type Road, YES } from './roadWords.ts'

for (const [id, road] of Object.entries(ROADS) as [Unmarked, Road][]) {
  const { options, vote, trigger } = crossroadsRow(id)
  for (const [i, option] of options.entries())
    for (const then of [road.options[option]!].flat())
      rule(
        `[LN-XROADS-04, LN-XROADS-05] ${id}, ${option}${then.rolls ? ` (${then.rolls.join()})` : ''}: what it does`,
        { ...BASE, ...road.config },
        t => {
          setOff(t, id, road, then.rolls ?? [])
          assert.deepEqual(t.state.roads.at.now, [id])
          if (!vote)
            assert.deepEqual(
              t.options(0),
              options.map(each => ({ do: 'option', option: each })),
            )
          const choice: readonly Choice[] = vote ? (i === 0 ? YES : NO) : [{ do: 'option', option }]
          const { turn: _, ...found } = does(t, ...choice, ...(then.choose ?? []))
          const { turn: next = isOn(trigger, 'end') ? 'player 1' : 'player 0', ...expected } = then.does
          assert.deepEqual(found, expected)
          assert.equal(`player ${t.state.active}`, next)
          assert.deepEqual(t.state.roads.at.gone, [id])
          then.look?.(t)
        },
      )
}

rule('every crossroads card that can be in a deck without modules is here', BASE, t => {
  const inGame = Object.values(t.state.roads.at).flat()
  assert.deepEqual(Object.keys(ROADS).toSorted(), inGame.toSorted())
  assert.deepEqual(
    CROSSROADS_IDS.filter(id => !inGame.includes(id)),
    CROSSROADS_IDS.filter(id => crossroadsRow(id).mark),
  )
})
