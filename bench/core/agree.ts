import assert from 'node:assert/strict'
import { Search } from '../search/uct.ts'
import { PLACE_IDS } from './content.ts'
import type { AnyCoreEngine } from './engine.ts'
import { Random, seedOf } from './random.ts'

const plainJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Plays one game on both engines and fails at the first difference in whose turn it is, state, options, refusals or scores. */
export const agreeOnGame = (one: AnyCoreEngine, other: AnyCoreEngine, seed: string): void => {
  const random = new Random(seedOf(seed))
  let a = one.setup(seed)
  let b = other.setup(seed)
  for (let n = 0; ; n++) {
    const where = `seed ${seed}, decision ${n}`
    assert.deepEqual(plainJson(other.core(b)), plainJson(one.core(a)), `states differ: ${where}`)
    const seat = one.turn(a)
    assert.equal(other.turn(b), seat, `turns differ: ${where}`)
    if (seat < 0) break
    const ours = one.options(a, seat)
    const theirs = other.options(b, seat)
    const places = ours.map(option => one.place(option))
    assert.deepEqual(
      theirs.map(option => other.place(option)),
      places,
      `options differ: ${where}`,
    )
    agreeToRefuse(one, a, other, b, seat, new Set(places.map(({ at }) => at)), where)
    const k = random.below(ours.length)
    a = one.play(a, seat, ours[k])
    b = other.play(b, seat, theirs[k])
  }
  assert.deepEqual(other.scores(b), one.scores(a), `scores differ: seed ${seed}`)
}

const agreeToRefuse = (
  one: AnyCoreEngine,
  a: unknown,
  other: AnyCoreEngine,
  b: unknown,
  seat: number,
  offered: ReadonlySet<string>,
  where: string,
): void => {
  for (const at of PLACE_IDS) {
    if (offered.has(at)) continue
    assert.ok(one.refuses(a, seat, { do: 'place', at }), `${at} not refused by the first: ${where}`)
    assert.ok(other.refuses(b, seat, { do: 'place', at }), `${at} not refused by the second: ${where}`)
  }
}

/** The same search on both engines tries the same choices equally often. */
export const agreeOnSearch = (one: AnyCoreEngine, other: AnyCoreEngine, seed: string, iterations: number): void => {
  const visits = (engine: AnyCoreEngine): readonly number[] => {
    const search = new Search(engine, engine.setup(seed), seedOf(seed))
    for (let i = 0; i < iterations; i++) search.iterate()
    return search.visits()
  }
  assert.deepEqual(visits(other), visits(one), `searches differ: seed ${seed}`)
}
