import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { rangeAround } from '../src/http/address.ts'
import { canonicalRange } from '../src/http/ranges.ts'
import { RouteLimits } from '../src/http/rates.ts'
import { Allowances } from '../src/ops/allowances.ts'

describe('ranges of addresses', () => {
  test('a range is always written in the same way', () => {
    for (const [given, kept] of [
      ['203.0.113.7/24', '203.0.113.0/24'],
      ['203.0.113.7', '203.0.113.7/32'],
      ['10.200.3.4/9', '10.128.0.0/9'],
      ['2001:0DB8:0:0::1/32', '2001:db8::/32'],
      ['2001:db8:1:2:3::/64', '2001:db8:1:2::/64'],
      ['2001:db8::ff/127', '2001:db8::fe/127'],
      [' fd00::1 ', 'fd00::1/128'],
    ] as const)
      assert.equal(canonicalRange(given), kept)
  })

  test('what is no range, or too wide, is refused with what to write', () => {
    for (const given of ['', 'loopback', '1.2.3/24', '1.2.3.4/24/8', '1.2.3.4/x', '1.2.3.4/-1', '::1%eth0/x'])
      assert.throws(() => canonicalRange(given), /is no range of addresses: write/, given)
    assert.throws(() => canonicalRange('1.2.3.4/33'), /at most 32/)
    assert.throws(() => canonicalRange('2001:db8::/129'), /at most 128/)
    assert.throws(() => canonicalRange('1.2.3.4/7'), /too wide/)
    assert.throws(() => canonicalRange('2000::/3'), /too wide/)
  })

  test('the range around a visitor is a /24 of IPv4 and a /48 of IPv6', () => {
    assert.equal(rangeAround('203.0.113.7'), rangeAround('203.0.113.250'))
    assert.notEqual(rangeAround('203.0.113.7'), rangeAround('203.0.114.7'))
    assert.equal(rangeAround('2001:db8:1:2'), rangeAround('2001:db8:1:3'))
    assert.notEqual(rangeAround('2001:db8:1:2'), rangeAround('2001:db8:2:2'))
  })
})

describe('limits beside those of single addresses', () => {
  const isTooMany = (work: () => void): boolean => {
    try {
      work()
      return false
    } catch {
      return true
    }
  }

  test('all addresses of a range together, and one person from many addresses, come to an end', () => {
    const limits = new RouteLimits('making', 4)
    const refused = Array.from({ length: 25 }, (_, i) => isTooMany(() => limits.countVisitor(`203.0.113.${i}`)))
    assert.deepEqual(refused.slice(0, 20).filter(Boolean), [])
    assert.ok(refused.at(-1))
    assert.ok(!isTooMany(() => limits.countVisitor('203.0.114.1')))
    assert.deepEqual(
      Array.from({ length: 5 }, () => isTooMany(() => limits.countPerson('ann'))),
      [false, false, false, false, true],
    )
    assert.ok(!isTooMany(() => limits.countPerson('bob')))
    const usual = new RouteLimits('usual', 10)
    for (let i = 0; i < 10; i++) assert.ok(!isTooMany(() => usual.countPerson('ann')))
    assert.ok(isTooMany(() => usual.countPerson('ann')))
  })

  test('an allowance refills with time, and those that nobody uses are forgotten', () => {
    let now = 0
    const allowances = new Allowances({ burst: 2, perSecond: 1 }, () => now)
    assert.deepEqual(
      [1, 2, 3].map(() => allowances.allows('ann')),
      [true, true, false],
    )
    now += 1000
    assert.deepEqual(
      [1, 2].map(() => allowances.allows('ann')),
      [true, false],
    )
    for (let i = 0; i < 1000; i++) {
      now += 10_000
      assert.ok(allowances.allows(`visitor ${i}`))
    }
    assert.ok(allowances.size <= 100)
  })
})
