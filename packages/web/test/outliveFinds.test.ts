import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Event, View } from '@lastlight/outlive'
import { displayOf } from '../src/games/outlive/display.ts'
import { momentOf } from '../src/games/outlive/moments/moment.ts'

const search = (seat: number, token: string): Event => ({ e: 'searched', seat, city: 'silentPeak', token })
const of = (told: readonly Event[], from = 0) =>
  momentOf({
    view: {} as View,
    before: {} as View,
    since: from,
    told,
    from,
    viewer: 1,
    isShowing: true,
    options: [],
  })

test('the tokens of one’s own search lie over the city until another seat acts', () => {
  const gained: Event = { e: 'gained', seat: 1, kind: 'wood', by: 'plank' } as Event
  const told = [search(1, 'plank:silentPeak'), gained, search(1, 'ammo:silentPeak')]
  const found = of(told)!
  assert.deepEqual(found.tokens, ['plank:silentPeak', 'ammo:silentPeak'])
  assert.deepEqual([found.at, found.small, found.stands], ['area:silentPeak', true, false])
  assert.equal(of(told.slice(0, 2))!.key, found.key, 'it is one moment')
  assert.equal(of([...told, search(0, 'plank:silentPeak')]), undefined)
  assert.equal(of([search(0, 'plank:silentPeak')]), undefined)
  assert.equal(of(told, 3), undefined, 'what was seen is over')
})

test('one’s own find is waited for, and those of others are not', () => {
  assert.equal(displayOf(search(1, 'plank:silentPeak'), 1).moment, true)
  assert.equal(displayOf(search(1, 'plank:silentPeak'), 0).moment, undefined)
  assert.equal(displayOf(search(1, 'plank:silentPeak'), 'public').moment, undefined)
})
