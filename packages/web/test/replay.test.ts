import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { askedFor, placeOf, replayPath, sourceOf } from '../src/play/replayAddress.ts'
import { dayAt, daysOf } from '../src/showing/days.ts'

describe('the address of a replay', () => {
  test('says where the game lies', () => {
    assert.deepEqual(sourceOf(undefined), { kind: 'file' })
    assert.deepEqual(sourceOf('here-a1b2'), { kind: 'here', id: 'a1b2' })
    assert.deepEqual(sourceOf('table-here-1'), { kind: 'table', id: 'here-1' })
    assert.deepEqual(sourceOf('Nz5D0lgCPkZXcLtf'), { kind: 'table', id: 'Nz5D0lgCPkZXcLtf' })
  })

  test('that the end of a game leads to is read again', () => {
    for (const [kind, source] of [
      ['local', 'here'],
      ['live', 'table'],
    ] as const) {
      const name = decodeURIComponent(replayPath(kind, 'x-7_/y').split('/')[2]!)
      assert.deepEqual(sourceOf(name), { kind: source, id: 'x-7_/y' })
    }
  })

  test('remembers the moment and the viewer', () => {
    for (const place of [
      { at: 0, viewer: 'public' },
      { at: 120, viewer: 0 },
      { at: 400, viewer: 2 },
    ] as const)
      assert.deepEqual(placeOf(new URLSearchParams(askedFor(place)), 400, 3), place)
    assert.equal(askedFor({ at: 0, viewer: 'public' }), '')
    assert.equal(askedFor({ at: 120, viewer: 0 }), '?at=120&seat=1')
  })

  test('that makes no sense leads to a moment that there is', () => {
    for (const [asked, place] of [
      ['at=999&seat=4', { at: 400, viewer: 'public' }],
      ['at=-1&seat=0', { at: 0, viewer: 'public' }],
      ['at=1e2&seat=two', { at: 0, viewer: 'public' }],
      ['at=12.5', { at: 0, viewer: 'public' }],
    ] as const)
      assert.deepEqual(placeOf(new URLSearchParams(asked), 400, 3), place)
  })
})

describe('the days of a game', () => {
  test('begin where their round does', () => {
    const days = daysOf([0, 0, 1, 1, 1, 2, 3, 3])
    assert.deepEqual(days, [
      { round: 0, from: 0 },
      { round: 1, from: 2 },
      { round: 2, from: 5 },
      { round: 3, from: 6 },
    ])
    assert.deepEqual(
      [0, 1, 2, 4, 5, 7].map(at => dayAt(days, at)?.round),
      [0, 0, 1, 1, 2, 3],
    )
  })

  test('that were taken back begin where they were reached for good', () => {
    assert.deepEqual(daysOf([1, 2, 2, 3, 2, 2, 3, 3]), [
      { round: 1, from: 0 },
      { round: 2, from: 1 },
      { round: 3, from: 6 },
    ])
  })

  test('may be counted down', () => {
    assert.deepEqual(daysOf([3, 3, 2, 1]), [
      { round: 3, from: 0 },
      { round: 2, from: 2 },
      { round: 1, from: 3 },
    ])
  })
})
