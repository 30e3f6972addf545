import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Event } from '@lastlight/long-night'
import { Beliefs } from '../src/long-night/beliefs.ts'

const gives = (seat: number): Event => ({ e: 'contributed', seat })
const opened = (counts: 1 | -1): Event => ({ e: 'opened', card: 'school/1', counts })
const FAILED: Event = { e: 'crisisFailed', crisis: 'shelter' }
const PREVENTED: Event = { e: 'crisisPrevented', crisis: 'shelter' }

/** Four players, one betrayal among nine objectives. */
function after(...events: readonly Event[]): Beliefs {
  const beliefs = new Beliefs(4, 2)
  for (const event of events) beliefs.hear(event)
  return beliefs
}
const near = (chance: number | undefined, wanted: number): void =>
  assert.ok(Math.abs(chance! - wanted) < 0.01, `${chance} for ${wanted}`)

describe('beliefs about the traitor', () => {
  test('[LN-SETUP-10] begin with the deal: an onlooker sees four of nine, a loyal player three of eight', () => {
    for (const chance of after().chances()) near(chance, 1 / 9)
    const [own, ...others] = after().chances(0)
    assert.equal(own, 0)
    for (const chance of others) near(chance, 1 / 8)
    for (const chance of new Beliefs(4, 1).chances()) near(chance, 1 / 5)
  })

  test('a wrong card points at all who gave, and the more the fewer they were', () => {
    const [own, first, second, idle] = after(gives(0), gives(1), gives(2), opened(-1), opened(1), FAILED).chances(0)
    assert.equal(own, 0)
    assert.equal(first, second)
    assert.ok(first! > 0.4 && first! < 0.5, String(first))
    assert.ok(idle! < 0.05, String(idle))
    const alone = after(gives(0), gives(1), opened(-1), opened(1), FAILED).chances(0)[1]!
    assert.ok(alone > 0.75, String(alone))
  })

  test('a second wrong card leaves only those who gave both times', () => {
    const first = [gives(1), gives(2), opened(-1), FAILED]
    const chances = after(...first, gives(1), gives(3), opened(-1), FAILED).chances(0)
    assert.ok(chances[1]! > 0.9, String(chances))
  })

  test('a wrong card points rather at somebody who gave a single card than at those who gave several', () => {
    const quiet = [FAILED, FAILED]
    const [, single, several] = after(...quiet, gives(1), gives(2), gives(2), gives(2), opened(-1), FAILED).chances(0)
    assert.ok(single! > 0.75 && several! < 0.2, `${single} ${several}`)
  })

  test('who gives many cards that all fit is trusted more, who gives none a little less', () => {
    const [, giver, idle] = after(gives(1), gives(1), opened(1), opened(1), PREVENTED).chances(0)
    assert.ok(giver! < 0.07 && idle! > 0.125, `${giver} ${idle}`)
  })

  test('a card that nobody gave may be the wrong one', () => {
    const added: Event = { e: 'added', at: 'school', why: 'crisis' } as never
    const [, giver] = after(added, gives(1), opened(-1), opened(1), FAILED).chances(0)
    assert.ok(giver! < 0.2, String(giver))
  })

  test('[LN-EXILE-02] what an exile shows settles the matter', () => {
    const spoiled = [gives(1), gives(2), opened(-1), FAILED]
    const innocent = after(...spoiled, { e: 'exiled', seat: 1, role: 'loyal' }).chances(0)
    assert.equal(innocent[1], 0)
    assert.ok(innocent[2]! > 0.7, String(innocent))
    assert.deepEqual(after(...spoiled, { e: 'exiled', seat: 1, role: 'traitor' }).chances(0), [0, 1, 0, 0])
  })
})
