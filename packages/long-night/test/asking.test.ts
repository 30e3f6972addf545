// The options of a seat tell which question they answer.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Seat } from '@lastlight/kernel'
import { asking, type Config, game, type State } from '../src/index.ts'
import { rules } from '../src/language.ts'
import { five, three, two } from './longNight.ts'

/** The label of the step that asks this seat. */
function stepOf({ flow }: State, seat: Seat): string {
  const lane = flow.lanes.find(each => each.seat === seat)
  return (lane && lane.stack.length > 0 ? lane.stack : flow.stack).at(-1)!.at
}

/** Names that a step has had in random games; a seat that has answered in secret may only take it back. */
function namesByStep(config: Config, games: number): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>()
  for (let i = 0; i < games; i++) {
    const s = game.setup(config, `asking ${i}`)
    for (let n = 0; n < 3000; n++) {
      const [seat] = game.pending(s)
      if (seat === undefined) break
      const options = game.options(s, seat)
      const found = names.get(stepOf(s, seat)) ?? new Set()
      names.set(stepOf(s, seat), found.add(String(asking(options))))
      game.play(s, seat, options[(n * 7 + i) % options.length]!)
    }
  }
  return names
}

test('every step that asks has one name, whatever it offers', () => {
  const steps = new Set<string>()
  for (const config of [two, three, five])
    for (const [step, names] of namesByStep(config, 12)) {
      steps.add(step)
      assert.equal(names.size, 1, `${step}: ${[...names].join(', ')}`)
      assert.ok(!names.has('undefined'), step)
    }
  const asks = [...rules.machine.nodes.values()].filter(node => node.kind === 'ask')
  assert.ok(steps.size > asks.length / 2, `${steps.size} of ${asks.length} steps that ask`)
})

test('nothing is asked of a seat that may only decline in advance', () => {
  assert.equal(asking([{ do: 'declines', yes: true }]), undefined)
  assert.equal(asking([]), undefined)
})
