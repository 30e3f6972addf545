// The rule of the house: a limit counts persons and networks. A person costs nothing, and many people share an address.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { declaredLimits, type Quota } from '../src/ops/limit.ts'
import { startServer } from '../src/server.ts'

const SOURCES = join(import.meta.dirname, '../src')
/** What counts, and what only makes it possible. */
const COUNTS = /new (?:TokenBucket|Allowances|Limiter)\(/
const MACHINERY = ['ops/allowances.ts', 'http/limiter.ts']

const atOnce = (quota: Quota): number => (typeof quota === 'number' ? quota : quota.burst)
const inLongRun = (quota: Quota): number => (typeof quota === 'number' ? quota : quota.perSecond)

describe('each limit', () => {
  test('counts persons and networks, or says why one of them is enough', () => {
    // The modules of the whole server are loaded.
    assert.equal(typeof startServer, 'function')
    assert.ok(declaredLimits.length >= 20)
    for (const { what, person, network, range, because } of declaredLimits) {
      const countsBoth = person !== undefined && (network !== undefined || range !== undefined)
      if (!countsBoth) assert.match(because ?? '', /^\w.{20,}/, what)
    }
  })

  test('lets an address do no less than one person there, and a range no less than an address', () => {
    for (const { what, person, network, range } of declaredLimits)
      for (const [some, more] of [
        [network, range],
        ...(what === 'wrong passwords for one account' ? [] : [[person, network ?? range] as const]),
      ] as const) {
        if (some === undefined || more === undefined || typeof some !== typeof more) continue
        assert.ok(atOnce(some) <= atOnce(more), `${what}, at once`)
        assert.ok(inLongRun(some) <= inLongRun(more), `${what}, in the long run`)
      }
  })

  test('has a name of its own', () => {
    const names = declaredLimits.map(({ what }) => what)
    assert.deepEqual(names, [...new Set(names)])
  })

  test('is declared: nothing counts what is not in this list', () => {
    for (const file of globSync('**/*.ts', { cwd: SOURCES })) {
      const source = readFileSync(join(SOURCES, file), 'utf8')
      if (!COUNTS.test(source) || MACHINERY.includes(file)) continue
      assert.ok(/\blimit\(/.test(source) || /\bSENDS\b/.test(source), `${file} counts what no limit declares`)
    }
  })
})
